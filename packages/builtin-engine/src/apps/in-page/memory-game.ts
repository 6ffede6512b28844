import type { CardFace } from "../page-settings.ts";
import { directionOf } from "./game-input.ts";
import { keepValue, keptValue } from "./kept.ts";
import {
  announce,
  byId,
  createElement,
  isShortcut,
  readSettings,
  setText,
  shuffle,
  wordsOf,
} from "./page-elements.ts";
import { onSoundButton, playTones } from "./sounds.ts";

interface Card {
  /** What both cards of a pair have in common. */
  pair: CardFace;
  face: CardFace;
  button: HTMLButtonElement;
  /** Where it lies, from 0. */
  at: number;
  paired: boolean;
}

const { cards: faces, columns, keptIn } = readSettings("memory-game");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const board = byId("board", HTMLElement);
const won = byId("won", HTMLElement);

let cards: Card[] = [];
let open: Card[] = [];
let moves = 0;
let found = 0;
let best = keptValue(keptIn, document.title) as number | undefined;
let seconds = 0;
let clock: number | undefined;
let closing: number | undefined;
let pointed = 0;

byId("restart", HTMLElement).addEventListener("click", () => {
  begin();
  announce("New game");
});
board.addEventListener("focusin", (event) => {
  const at = cards.findIndex(({ button }) => button === event.target);
  if (at >= 0) pointAt(at);
});
addEventListener("keydown", (event) => {
  const direction = directionOf(event);
  if (!direction || isShortcut(event)) return;
  event.preventDefault();
  const inside = board.contains(document.activeElement);
  const next = pointed + (inside ? { left: -1, right: 1, up: -columns, down: columns }[direction] : 0);
  const card = cards[next];
  if (!card) return;
  pointAt(next);
  card.button.focus();
});
onSoundButton();
begin();

function begin(): void {
  clearTimeout(closing);
  clearInterval(clock);
  [open, moves, found, seconds, clock, closing] = [[], 0, 0, 0, undefined, undefined];
  cards = shuffle(
    faces.flatMap((face): [CardFace, CardFace][] => [
      [face, face],
      [face, face.partner ?? face],
    ]),
  ).map(cardOf);
  board.replaceChildren(...cards.map(({ button }) => button));
  won.hidden = true;
  pointAt(0);
  show();
}

/** One card of all can be reached by Tab; the arrow keys lead from it to the others. */
function pointAt(at: number): void {
  pointed = at;
  cards.forEach(({ button }, i) => (button.tabIndex = i === at ? 0 : -1));
}

function cardOf([both, face]: [CardFace, CardFace], at: number): Card {
  const button = createElement("button", { type: "button", className: "card" });
  const card: Card = { pair: both, face, button, at, paired: false };
  button.addEventListener("click", () => turn(card));
  label(card, "face down");
  return card;
}

/** What is on a card is in the page only while it can be seen. */
function label(card: Card, state: "face down" | "open" | "paired"): void {
  const place = `Card ${card.at + 1}`;
  card.button.setAttribute(
    "aria-label",
    state === "face down" ? `${place}, face down` : `${place}, ${card.face.name}, ${state}`,
  );
  card.button.classList.toggle("up", state !== "face down");
  card.button.classList.toggle("paired", state === "paired");
  card.button.replaceChildren();
  if (state === "face down") return;
  const picture = createElement("span", {});
  picture.className = `picture${card.face.sign === card.face.name && card.face.name.length > 2 ? " words" : ""}`;
  if (card.face.hue !== undefined) {
    picture.classList.add("hued");
    picture.style.setProperty("--hue", String(card.face.hue));
  }
  picture.textContent = card.face.sign;
  card.button.append(picture);
  if (card.face.sign === card.face.name) return;
  card.button.append(createElement("span", { className: "name", textContent: card.face.name }));
}

function turn(card: Card): void {
  if (card.paired || open.includes(card)) return;
  if (open.length === 2) close();
  clock ??= setInterval(() => {
    seconds += 1;
    show();
  }, 1000);
  label(card, "open");
  open.push(card);
  announce(card.face.name);
  const [first, second] = open;
  if (!first || !second) return;
  moves += 1;
  if (first.pair === second.pair) pair(first.pair);
  else {
    announce(`Move ${moves}: no pair`);
    closing = setTimeout(close, calm.matches ? 1500 : 1000);
  }
  show();
}

function close(): void {
  clearTimeout(closing);
  for (const card of open) label(card, "face down");
  open = [];
}

function pair(face: CardFace): void {
  for (const card of open) {
    card.paired = true;
    label(card, "paired");
  }
  found += 1;
  playTones(660, 880);
  announce(`Move ${moves}: a pair of ${face.name}${face.partner ? ` and ${face.partner.name}` : ""}`);
  open = [];
  if (found < faces.length) return;
  clearInterval(clock);
  best = Math.min(best ?? moves, moves);
  keepValue(keptIn, document.title, best);
  playTones(523, 659, 784);
  const text = `${wordsOf("won-words", "You won!")} All ${found} pairs in ${moves} moves.`;
  won.textContent = text;
  won.hidden = false;
  announce(text);
}

function show(): void {
  setText("moves", moves);
  setText("pairs", `${found}/${faces.length}`);
  setText("time", `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`);
  setText("best", best ?? "–");
}
