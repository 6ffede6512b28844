import { byId, directionOf, say, settings } from "./kit.js";

const { against, level, first, you, alternates } = settings;
const other = you === "X" ? "O" : "X";
const WINS = ["012", "345", "678", "036", "147", "258", "048", "246"].map((line) =>
  line.split("").map(Number),
);
const PLACES = [
  "top left",
  "top",
  "top right",
  "left",
  "middle",
  "right",
  "bottom left",
  "bottom",
  "bottom right",
];
const cells = [...document.querySelectorAll("#board button")];
/** What each position is worth to who made it, once that was found: at most some thousands. */
const worth = new Map();
const won = { X: 0, O: 0, draw: 0 };

let board = [];
let turn = "X";
let over = false;
let thinking = null;
let starter = first;

cells.forEach((cell, at) => cell.addEventListener("click", () => choose(at)));
byId("restart").addEventListener("click", () => begin());
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^[1-9]$/.test(event.key)) choose(Number(event.key) - 1);
  if (event.key.toLowerCase() === "r") begin();
  const direction = directionOf(event);
  if (!direction) return;
  event.preventDefault();
  const at = cells.indexOf(document.activeElement);
  if (at < 0) return cells[4].focus();
  const [x, y] = [at % 3, Math.floor(at / 3)];
  const to = { left: [x - 1, y], right: [x + 1, y], up: [x, y - 1], down: [x, y + 1] }[direction];
  if (to.every((place) => place >= 0 && place < 3)) cells[to[1] * 3 + to[0]].focus();
});
begin();

/** Who begins takes turns from game to game, unless it was asked otherwise. */
function begin() {
  clearTimeout(thinking);
  thinking = null;
  board = Array(9).fill("");
  over = false;
  turn = starter;
  if (alternates) starter = starter === "X" ? "O" : "X";
  show();
  tell(whose());
  if (turn !== you && against === "computer") think();
}

function whose() {
  if (against === "person") return `${turn} to move`;
  return turn === you ? `Your turn: you are ${you}` : "The computer is thinking";
}

function choose(at) {
  if (over || board[at] || thinking !== null) return;
  place(at);
  if (!over && against === "computer") think();
}

function think() {
  thinking = setTimeout(() => {
    thinking = null;
    place(answer());
  }, 350);
}

function place(at) {
  board[at] = turn;
  const line = WINS.find((cells) => cells.every((cell) => board[cell] === turn));
  over = Boolean(line) || board.every(Boolean);
  if (line) won[turn] += 1;
  else if (over) won.draw += 1;
  const mover = turn;
  turn = turn === "X" ? "O" : "X";
  show(line);
  tell(over ? outcome(line && mover) : whose());
}

function outcome(winner) {
  if (!winner) return "A draw. Nobody won.";
  if (against === "person") return `${winner} won!`;
  return winner === you ? "You won!" : "The computer won.";
}

/** The computer's move: the best there is, or any at the easy level; between the two it errs now and then. */
function answer() {
  const free = board.flatMap((mark, at) => (mark ? [] : [at]));
  const careless = level === "easy" ? 0.8 : level === "medium" ? 0.3 : 0;
  if (Math.random() < careless) return free[Math.floor(Math.random() * free.length)];
  const values = free.map((at) => valueOf(at, turn, 1));
  const top = Math.max(...values);
  const best = free.filter((_, i) => values[i] === top);
  return best[Math.floor(Math.random() * best.length)];
}

/** What it is worth for `mark` to move to `at`: the sooner a win and the later a loss, the better. */
function valueOf(at, mark, depth) {
  board[at] = mark;
  const key = board.map((taken) => taken || ".").join("") + mark;
  const known = worth.get(key);
  if (known !== undefined) {
    board[at] = "";
    return known;
  }
  const next = mark === "X" ? "O" : "X";
  let value = 0;
  if (WINS.some((line) => line.every((cell) => board[cell] === mark))) value = 10 - depth;
  else {
    const free = board.flatMap((taken, cell) => (taken ? [] : [cell]));
    if (free.length > 0) value = -Math.max(...free.map((cell) => valueOf(cell, next, depth + 1)));
  }
  board[at] = "";
  worth.set(key, value);
  return value;
}

function show(line = []) {
  cells.forEach((cell, at) => {
    cell.textContent = board[at];
    cell.className = `${board[at] ? `mark-${board[at]}` : ""}${line.includes(at) ? " line" : ""}`;
    cell.setAttribute("aria-label", `${PLACES[at]}, ${board[at] || "empty"}`);
  });
  byId("mine").textContent = won[you];
  byId("theirs").textContent = won[other];
  byId("draws").textContent = won.draw;
}

function tell(text) {
  byId("outcome").textContent = text;
  say(text);
}
