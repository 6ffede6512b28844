import { byId, calm, directionOf, say, settings } from "./kit.js";

const { cards: faces, columns } = settings;
const board = byId("board");

let cards = [];
let open = [];
let moves = 0;
let found = 0;
let best = null;
let seconds = 0;
let clock = null;
let closing = null;
let pointed = 0;

byId("restart").addEventListener("click", () => {
  begin();
  say("New game");
});
board.addEventListener("focusin", (event) => {
  const at = cards.findIndex(({ button }) => button === event.target);
  if (at >= 0) pointAt(at);
});
addEventListener("keydown", (event) => {
  const direction = directionOf(event);
  if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const inside = board.contains(document.activeElement);
  const next = pointed + (inside ? { left: -1, right: 1, up: -columns, down: columns }[direction] : 0);
  if (!cards[next]) return;
  pointAt(next);
  cards[next].button.focus();
});
begin();

function begin() {
  clearTimeout(closing);
  clearInterval(clock);
  [open, moves, found, seconds, clock, closing] = [[], 0, 0, 0, null, null];
  cards = shuffled(faces.flatMap((face) => [face, face])).map(cardOf);
  board.replaceChildren(...cards.map(({ button }) => button));
  byId("won").hidden = true;
  pointAt(0);
  show();
}

/** One card of all can be reached by Tab; the arrow keys lead from it to the others. */
function pointAt(at) {
  pointed = at;
  cards.forEach(({ button }, i) => (button.tabIndex = i === at ? 0 : -1));
}

function shuffled(list) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list;
}

function cardOf(face, at) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "card";
  const card = { face, button, at, paired: false };
  button.addEventListener("click", () => turn(card));
  label(card, "face down");
  return card;
}

/** What is on a card is in the page only while it can be seen. */
function label(card, state) {
  const place = `Card ${card.at + 1}`;
  card.button.setAttribute(
    "aria-label",
    state === "face down" ? `${place}, face down` : `${place}, ${card.face.name}, ${state}`,
  );
  card.button.classList.toggle("up", state !== "face down");
  card.button.classList.toggle("paired", state === "paired");
  card.button.innerHTML = "";
  if (state === "face down") return;
  const picture = document.createElement("span");
  picture.className = `picture${card.face.sign === card.face.name && card.face.name.length > 2 ? " words" : ""}`;
  if (card.face.hue !== undefined) {
    picture.classList.add("hued");
    picture.style.setProperty("--hue", card.face.hue);
  }
  picture.textContent = card.face.sign;
  card.button.append(picture);
  if (card.face.sign === card.face.name) return;
  const name = document.createElement("span");
  name.className = "name";
  name.textContent = card.face.name;
  card.button.append(name);
}

function turn(card) {
  if (card.paired || open.includes(card)) return;
  if (open.length === 2) close();
  clock ??= setInterval(() => {
    seconds += 1;
    show();
  }, 1000);
  label(card, "open");
  open.push(card);
  say(card.face.name);
  if (open.length < 2) return;
  moves += 1;
  if (open[0].face === open[1].face) pair();
  else {
    say(`Move ${moves}: no pair`);
    closing = setTimeout(close, calm.matches ? 1500 : 1000);
  }
  show();
}

function close() {
  clearTimeout(closing);
  for (const card of open) label(card, "face down");
  open = [];
}

function pair() {
  for (const card of open) {
    card.paired = true;
    label(card, "paired");
  }
  found += 1;
  say(`Move ${moves}: a pair of ${open[0].face.name}`);
  open = [];
  if (found < faces.length) return;
  clearInterval(clock);
  best = best === null ? moves : Math.min(best, moves);
  byId("won").textContent = `You won! All ${found} pairs in ${moves} moves.`;
  byId("won").hidden = false;
  say(byId("won").textContent);
}

function show() {
  byId("moves").textContent = moves;
  byId("pairs").textContent = `${found}/${faces.length}`;
  byId("time").textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  byId("best").textContent = best ?? "–";
}
