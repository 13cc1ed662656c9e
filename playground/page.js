"use strict";
const frames = new Map(), seen = new Map();
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const part = (id) => document.getElementById(id);
const main = document.querySelector("main"), shop = part("shop"), newGame = part("new-game");
let people = [], games = [], today = [], words = {}, language = "", spoken = "", choosing = false, pressing = false;

/* A sentence of the catalogue, with names put in. */
const say = (key, names = {}) => words[key].replace(/\{(\w+)\}/g, (_, name) => names[name]);

/* Writes a sentence; what stands between marks is typed. */
function write(element, sentence) {
  element.replaceChildren(...sentence.split("`").map((text, number) => {
    const piece = document.createElement(number % 2 ? "code" : "span");
    piece.textContent = text;
    return piece;
  }));
}

/* The words of the page itself. */
function speak() {
  if (spoken === language) return;
  spoken = language;
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-word]")) write(element, say(element.dataset.word));
  for (const [id, key] of [["people", "who"], ["places", "where"]]) {
    for (const element of [part(id), part(id + "-menu")]) element.setAttribute("aria-label", say(key));
  }
  newGame.title = say("new-game");
  part("covers").replaceChildren(...games.map(card));
}

function here() {
  const [who, where] = location.hash.slice(1).split("/");
  const person = people.find((one) => one.key === who) || people[0];
  const place = person.places.find((one) => one.key === where) || person.places[0];
  return { person, place };
}

function link({ key, name, current, news }) {
  const a = document.createElement("a");
  a.href = "#" + key;
  a.textContent = name;
  a.classList.toggle("new", news);
  if (news) a.setAttribute("aria-label", say("news", { name }));
  if (current) a.setAttribute("aria-current", "true");
  return a;
}

/* Another window beside this one, as another person. */
function beside({ key, name }) {
  const a = link({ key, name: "\u2197", current: false, news: false });
  a.className = "beside";
  a.title = say("beside", { name });
  a.setAttribute("aria-label", a.title);
  a.addEventListener("click", (event) => {
    event.preventDefault();
    open("/#" + key, "_blank", "popup,width=480,height=" + Math.min(screen.availHeight, 900));
  });
  return a;
}

function option({ key, name, current, news }) {
  return new Option(news && !current ? "\u2022 " + name : name, key, false, current);
}

/* The same choices as links, and as a menu for narrow windows. */
function list(id, choices, links) {
  const nav = part(id), menu = part(id + "-menu");
  const focused = [...nav.querySelectorAll("a")].findIndex((a) => a === document.activeElement);
  nav.replaceChildren(...links);
  if (focused >= 0) links[focused]?.focus();
  nav.classList.toggle("cut", nav.scrollWidth > nav.clientWidth);
  menu.replaceChildren(...choices.map(option));
  menu.classList.toggle("new", choices.some((one) => one.news && !one.current));
}

for (const id of ["people-menu", "places-menu"]) {
  part(id).addEventListener("change", (event) => { location.hash = event.target.value; });
}

const isNew = (person, place) => seen.get(person.key + "/" + place.key) !== place.newest;

function draw() {
  speak();
  const { person, place } = here();
  seen.set(person.key + "/" + place.key, place.newest);
  const has = (one) => one.places.some((other) => other.key === place.key);
  const persons = people.map((one) => ({
    key: one.key + "/" + (has(one) ? place.key : "games"), name: one.name, current: one === person,
    news: one !== person && one.places.some((other) => other.key !== "games" && isNew(one, other)),
  }));
  const places = person.places.map((one) => ({
    key: person.key + "/" + one.key, name: one.name, current: one === place, news: isNew(person, one),
  }));
  list("people", persons, persons.flatMap((one) => one.current ? [link(one)] : [link(one), beside(one)]));
  list("places", places, places.map(link));
  [part("today").textContent, part("today").title] = innerWidth > 1000 ? today : [today[1], today[0]];
  document.title = place.newest === null ? say("title") : person.name + " \u00b7 " + place.name + " \u00b7 Explorers’ Guild";
  write(part("others"), person.others);
  part("others").hidden = place.key === "dm";  // no lobby there
  show(person.key + "/" + place.key, say("view", { name: person.name, place: place.name }));
  offer();
}

/* The games to choose from: where nothing is written yet, and on request. Whoever types sees the channel. */
function offer() {
  const empty = here().place.newest === null;
  newGame.hidden = empty;
  newGame.setAttribute("aria-expanded", String(choosing));
  shop.hidden = !(pressing || choosing || empty && !isTyping());
}

const isTyping = () => document.activeElement?.matches("iframe.here");

function choose(open) {
  if (open) shop.scrollTop = 0;
  choosing = open;
  offer();
}

newGame.addEventListener("click", () => choose(!choosing));
addEventListener("keydown", (event) => { if (event.key === "Escape" && choosing) { choose(false); newGame.focus(); } });
addEventListener("blur", () => setTimeout(() => choose(choosing && !isTyping())));
addEventListener("focus", offer);
addEventListener("resize", draw);
addEventListener("hashchange", () => { choosing = false; shop.scrollTop = 0; draw(); });

/* A view asks for another place: a link to it, or its name, was pressed there. */
addEventListener("message", (event) => {
  if (![...frames.values()].some((frame) => frame.contentWindow === event.source)) return;
  const { channel, name } = event.data, { person } = here();
  // Of threads with one name, the newest.
  const place = person.places.findLast(
    (one) => one.channel === channel || one.name.replace(/^# /, "") === name);
  if (place) location.hash = person.key + "/" + place.key;
});

function card(game) {
  const article = document.createElement("article");
  const cover = button("cover", game.name, () => press("practice", game.key));
  if (game.cover) {
    const image = Object.assign(new Image(1200, 456), { src: "/cover/" + game.key, alt: game.name });
    image.addEventListener("error", () => { cover.textContent = game.name; });
    cover.replaceChildren(image);
    cover.dataset.name = game.name;  // until it is painted
  }
  const about = document.createElement("p");
  about.textContent = game.about;
  const play = button("play", say("play"), () => press("practice", game.key));
  play.setAttribute("aria-label", say("play") + ": " + game.name);
  article.append(cover, about, play);
  if (game.course) {
    const learn = button("learn", say("learn"), () => press("learn", game.key));
    learn.setAttribute("aria-label", say("learn") + ": " + game.name);
    article.append(learn);
  }
  return article;
}

function button(name, text, act) {
  const made = Object.assign(document.createElement("button"), { className: name, textContent: text });
  made.addEventListener("click", act);
  return made;
}

part("deal").addEventListener("click", () => press("daily"));

/* Sends a command as this person, in this place. The games stay until it is answered. */
async function press(command, game = "") {
  const { person, place } = here();
  setPressing(true);
  try {
    await fetch("/press/" + [person.key, place.key, command, game].filter(Boolean).join("/"), { method: "POST" });
    await look();
  } finally {
    choosing = false;
    setPressing(false);
  }
}

function setPressing(now) {
  pressing = now;
  main.classList.toggle("pressed", now);
  for (const one of shop.querySelectorAll("button")) one.disabled = now;
  offer();
}

const nextDay = part("next-day");
nextDay.addEventListener("click", async () => {
  nextDay.disabled = true;
  main.classList.add("pressed");
  try {
    await fetch("/next-day", { method: "POST" });
  } finally {
    nextDay.disabled = false;
    main.classList.remove("pressed");
  }
});

function show(key, title) {
  if (!frames.has(key)) {
    const frame = document.createElement("iframe");
    frame.title = title;
    frame.name = key;
    frame.src = "/view/" + key + "?" + new URLSearchParams({ zone });
    frame.addEventListener("load", () => { frame.dataset.loaded = "yes"; wait(); });
    frames.set(key, main.appendChild(frame));
  }
  for (const [other, frame] of frames) frame.classList.toggle("here", other === key);
  wait();
}

/* Something moves until the view that is looked at is there; from then on it shows so itself. */
function wait() {
  const frame = document.querySelector("iframe.here");
  main.setAttribute("aria-busy", String(!frame?.dataset.loaded));
}

let drawn = "";
async function look() {
  const answer = await fetch("/overview");
  const text = await answer.text();
  ({ people, games, today, words, language } = JSON.parse(text));
  if (!seen.size) {
    for (const one of people) {
      for (const place of one.places) seen.set(one.key + "/" + place.key, place.newest);
    }
  }
  if (text !== drawn) draw();
  drawn = text;
}

async function keepLooking() {
  try {
    await look();
    setTimeout(keepLooking, 1000);
  } catch {
    part("ended").hidden = false;
  }
}

keepLooking();
