"use strict";
const frames = new Map(), seen = new Map();
let people = [], games = [], today = "", words = {}, language = "", spoken = "";

/* A sentence of the catalogue, with names put in. */
const say = (key, names = {}) => words[key].replace(/\{(\w+)\}/g, (_, name) => names[name]);

/* The words of the page itself; what stands between marks is typed. */
function speak() {
  if (spoken === language) return;
  spoken = language;
  document.documentElement.lang = language;
  for (const part of document.querySelectorAll("[data-word]")) {
    part.replaceChildren(...say(part.dataset.word).split("`").map((text, number) => {
      const piece = document.createElement(number % 2 ? "code" : "span");
      piece.textContent = text;
      return piece;
    }));
  }
  document.getElementById("people").setAttribute("aria-label", say("who"));
  document.getElementById("places").setAttribute("aria-label", say("where"));
}

function here() {
  const [who, where] = location.hash.slice(1).split("/");
  const person = people.find((one) => one.key === who) || people[0];
  const place = person.places.find((one) => one.key === where) || person.places[0];
  return { person, place };
}

function link(key, name, current, news) {
  const a = document.createElement("a");
  a.href = "#" + key;
  a.textContent = name;
  a.classList.toggle("new", news);
  if (news) a.setAttribute("aria-label", say("news", { name }));
  if (current) a.setAttribute("aria-current", "true");
  return a;
}

/* Another window beside this one, as somebody else. */
function beside(key, name) {
  const a = link(key, "\u2197", false, false);
  a.className = "beside";
  a.title = say("beside", { name });
  a.setAttribute("aria-label", a.title);
  a.addEventListener("click", (event) => {
    event.preventDefault();
    open("/#" + key, "_blank", "popup,width=480,height=" + Math.min(screen.availHeight, 900));
  });
  return a;
}

function list(id, label, links) {
  const nav = document.getElementById(id), text = document.createElement("span");
  text.textContent = label;
  const focused = [...nav.querySelectorAll("a")].findIndex((a) => a === document.activeElement);
  nav.replaceChildren(text, ...links);
  if (focused >= 0) links[focused]?.focus();
}

const isNew = (person, place) => seen.get(person.key + "/" + place.key) !== place.newest;

function draw() {
  speak();
  const { person, place } = here();
  seen.set(person.key + "/" + place.key, place.newest);
  const has = (one) => one.places.some((other) => other.key === place.key);
  const there = (one) => one.key + "/" + (has(one) ? place.key : "games");
  list("people", say("people"), people.flatMap((one) => [link(there(one), one.name, one === person,
    one !== person && one.places.some((p) => p.key !== "games" && isNew(one, p))), beside(there(one), one.name)]));
  list("places", say("places"), person.places.map((one) => link(person.key + "/" + one.key,
    one.name, one === place, isNew(person, one))));
  document.getElementById("today").textContent = today;
  document.title = person.name + " \u00b7 " + place.name + " \u00b7 Explorers' Guild";
  offerPractice(place);
  show(person.key + "/" + place.key, say("view", { name: person.name, place: place.name }));
}

function offerPractice(place) {
  document.getElementById("practice").hidden = place.newest !== null;
  document.getElementById("new-game").hidden = place.newest === null;
  for (const bar of document.querySelectorAll(".games")) {
    if (bar.querySelector("button")) continue;
    for (const game of games) {
      const button = document.createElement("button");
      button.textContent = game.name;
      button.addEventListener("click", () => practise(game.key));
      bar.append(button);
    }
  }
}

async function practise(game) {
  const { person, place } = here(), buttons = document.querySelectorAll(".games button");
  for (const button of buttons) button.disabled = true;
  try {
    await fetch("/practice/" + [person.key, place.key, game].join("/"), { method: "POST" });
  } finally {
    for (const button of buttons) button.disabled = false;
    document.getElementById("new-game").open = false;
  }
}

const nextDay = document.getElementById("next-day");
nextDay.addEventListener("click", async () => {
  nextDay.disabled = true;
  try {
    await fetch("/next-day", { method: "POST" });
  } finally {
    nextDay.disabled = false;
  }
});

function show(key, title) {
  if (!frames.has(key)) {
    const frame = document.createElement("iframe");
    frame.title = title;
    frame.name = key;
    frame.src = "/view/" + key;
    frame.addEventListener("load", () => { frame.dataset.loaded = "yes"; wait(); });
    frames.set(key, document.querySelector("main").appendChild(frame));
  }
  for (const [other, frame] of frames) frame.classList.toggle("here", other === key);
  wait();
}

/* Something moves until the view that is looked at is there; from then on it shows so itself. */
function wait() {
  const frame = document.querySelector("iframe.here");
  document.querySelector("main").setAttribute("aria-busy", String(!frame?.dataset.loaded));
}

let drawn = "";
async function look() {
  try {
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
  } catch {
    document.getElementById("ended").hidden = false;
    return;
  }
  setTimeout(look, 1000);
}

addEventListener("hashchange", draw);
look();
