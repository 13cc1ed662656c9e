"use strict";
const frames = new Map(), seen = new Map();
let people = [], games = [], today = "";

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
  if (news) a.setAttribute("aria-label", name + ", something new");
  if (current) a.setAttribute("aria-current", "true");
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
  const { person, place } = here();
  seen.set(person.key + "/" + place.key, place.newest);
  const has = (one) => one.places.some((other) => other.key === place.key);
  list("people", "You are", people.map((one) => link(one.key + "/" + (has(one) ? place.key : "games"),
    one.name, one === person, one !== person && one.places.some((p) => p.key !== "games" && isNew(one, p)))));
  list("places", "in", person.places.map((one) => link(person.key + "/" + one.key,
    one.name, one === place, isNew(person, one))));
  document.getElementById("today").textContent = today;
  document.title = person.name + " \u00b7 " + place.name + " \u00b7 Explorers' Guild";
  offerPractice(place);
  show(person.key + "/" + place.key, person.name + " in " + place.name);
}

function offerPractice(place) {
  const bar = document.getElementById("practice");
  bar.hidden = place.newest !== null;
  if (bar.querySelector("button")) return;
  for (const game of games) {
    const button = document.createElement("button");
    button.textContent = game.name;
    button.addEventListener("click", () => practise(game.key));
    bar.append(button);
  }
}

async function practise(game) {
  const { person, place } = here(), buttons = document.querySelectorAll("#practice button");
  for (const button of buttons) button.disabled = true;
  try {
    await fetch("/practice/" + [person.key, place.key, game].join("/"), { method: "POST" });
  } finally {
    for (const button of buttons) button.disabled = false;
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
    frames.set(key, document.querySelector("main").appendChild(frame));
  }
  for (const [other, frame] of frames) frame.classList.toggle("here", other === key);
}

let drawn = "";
async function look() {
  try {
    const answer = await fetch("/overview");
    const text = await answer.text();
    ({ people, games, today } = JSON.parse(text));
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
