import { directionOf } from "./game-input.ts";
import { onSoundButton, playTones } from "./sounds.ts";
import { announce, byId, isShortcut, pickOne, readSettings, setText, wordsOf } from "./page-elements.ts";

type Mark = "X" | "O";

const { against, level, first, you, alternates, signs, names } = readSettings("tic-tac-toe");
const signOf = (mark: Mark | ""): string => (mark ? signs[mark === "X" ? 0 : 1] : "");
/** The first name is that of whoever sits here: you, or X where two people play. */
const nameOf = (mark: Mark): string => names[mark === you ? 0 : 1];
const otherThan = (mark: Mark): Mark => (mark === "X" ? "O" : "X");
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
const cells = [...document.querySelectorAll<HTMLButtonElement>("#board button")];
/** What each position is worth to who made it, once that was found: at most some thousands. */
const worth = new Map<string, number>();
const won = { X: 0, O: 0, draw: 0 };

let board: (Mark | "")[] = [];
let turn: Mark = "X";
let over = false;
let thinking: number | undefined;
let starter = first;

cells.forEach((cell, at) => cell.addEventListener("click", () => choose(at)));
byId("restart", HTMLElement).addEventListener("click", () => begin());
addEventListener("keydown", (event) => {
  if (isShortcut(event)) return;
  if (/^[1-9]$/.test(event.key)) choose(Number(event.key) - 1);
  if (event.key.toLowerCase() === "r") begin();
  const direction = directionOf(event);
  if (!direction) return;
  event.preventDefault();
  const at = cells.findIndex((cell) => cell === document.activeElement);
  if (at < 0) return cells[4]?.focus();
  const [x, y] = [at % 3, Math.floor(at / 3)];
  const [toX, toY] = {
    left: [x - 1, y] as const,
    right: [x + 1, y] as const,
    up: [x, y - 1] as const,
    down: [x, y + 1] as const,
  }[direction];
  if (isOnBoard(toX) && isOnBoard(toY)) cells[toY * 3 + toX]?.focus();
});
onSoundButton();
begin();

function isOnBoard(place: number): boolean {
  return place >= 0 && place < 3;
}

/** Who begins takes turns from game to game, unless it was asked otherwise. */
function begin(): void {
  clearTimeout(thinking);
  thinking = undefined;
  board = Array.from({ length: 9 }, () => "");
  over = false;
  turn = starter;
  if (alternates) starter = otherThan(starter);
  show();
  tell(whose());
  if (turn !== you && against === "computer") think();
}

const who = (): string => (names[1] === "Computer" ? "The computer" : names[1]);

function whose(): string {
  if (against === "person") return `${nameOf(turn)} to move`;
  return turn === you ? `Your turn: you are ${signOf(you)}` : `${who()} is thinking`;
}

function choose(at: number): void {
  if (over || board[at] || thinking !== undefined) return;
  place(at);
  if (!over && against === "computer") think();
}

function think(): void {
  thinking = setTimeout(() => {
    thinking = undefined;
    place(answer());
  }, 350);
}

function place(at: number): void {
  board[at] = turn;
  playTones(turn === "X" ? 520 : 440);
  const line = WINS.find((cells) => cells.every((cell) => board[cell] === turn));
  over = Boolean(line) || board.every(Boolean);
  if (line) won[turn] += 1;
  else if (over) won.draw += 1;
  const mover = turn;
  turn = otherThan(turn);
  show(line);
  tell(over ? outcome(line && mover) : whose());
}

function outcome(winner: Mark | undefined): string {
  if (!winner) return "A draw. Nobody won.";
  if (against === "person") return [`${nameOf(winner)} won!`, wordsOf("won-words", "")].join(" ").trim();
  return winner === you ? wordsOf("won-words", "You won!") : wordsOf("lost-words", `${who()} won.`);
}

/** How often it takes any field, by level. */
const CARELESS = new Map(Object.entries({ easy: 0.8, medium: 0.3 }));

/** The computer's move: the best there is, or any at the easy level; between the two it errs now and then. */
function answer(): number {
  const free = board.flatMap((mark, at) => (mark ? [] : [at]));
  if (Math.random() < (CARELESS.get(level) ?? 0)) return pickOne(free);
  const values = free.map((at) => valueOf(at, turn, 1));
  const top = Math.max(...values);
  const best = free.filter((_, i) => values[i] === top);
  return pickOne(best);
}

/** What it is worth for `mark` to move to `at`: the sooner a win and the later a loss, the better. */
function valueOf(at: number, mark: Mark, depth: number): number {
  board[at] = mark;
  const key = board.map((taken) => taken || ".").join("") + mark;
  const known = worth.get(key);
  if (known !== undefined) {
    board[at] = "";
    return known;
  }
  const next = otherThan(mark);
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

function show(line: readonly number[] = []): void {
  cells.forEach((cell, at) => {
    const mark = board[at] ?? "";
    cell.textContent = signOf(mark);
    cell.className = `${mark ? `mark-${mark}` : ""}${line.includes(at) ? " line" : ""}`;
    cell.setAttribute("aria-label", `${PLACES[at]}, ${signOf(mark) || "empty"}`);
  });
  setText("mine", won[you]);
  setText("theirs", won[otherThan(you)]);
  setText("draws", won.draw);
}

function tell(text: string): void {
  setText("outcome", text);
  announce(text);
}
