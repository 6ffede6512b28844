import { directionOf, onSwipe, type Direction } from "./game-input.ts";
import { keepValue, keptValue } from "./kept.ts";
import { onSoundButton, playTones } from "./sounds.ts";
import {
  announce,
  byId,
  createElement,
  isShortcut,
  optionalById,
  pickOne,
  readSettings,
  setText,
  wordsOf,
} from "./page-elements.ts";

interface Tile {
  id: number;
  value: number;
  x: number;
  y: number;
}

const { size, goal, signs, keptIn } = readSettings("tiles");
const nameOf = (value: number): string => signs[Math.log2(value) - 1] ?? String(value);
const board = byId("board", HTMLElement);
const DIRECTIONS: readonly Direction[] = ["left", "right", "up", "down"];
const STEPS: Readonly<Record<Direction, readonly [dx: number, dy: number]>> = {
  left: [1, 0],
  right: [-1, 0],
  up: [0, 1],
  down: [0, -1],
};
const KEPT = 50;

let tiles: Tile[] = [];
let nextId = 0;
let score = 0;
let best = (keptValue(keptIn, document.title) as number | undefined) ?? 0;
let reached = false;
let over = false;
let past: { tiles: Tile[]; score: number }[] = [];
const shown = new Map<number, HTMLElement>();

addEventListener("keydown", (event) => {
  if (isShortcut(event)) return;
  const direction = directionOf(event);
  if (direction) {
    event.preventDefault();
    move(direction);
  } else if (event.key.toLowerCase() === "u" && optionalById("undo")) undo();
  else if (event.key.toLowerCase() === "r") begin();
});
onSwipe(board, move, true);
byId("restart", HTMLElement).addEventListener("click", begin);
optionalById("undo")?.addEventListener("click", undo);
onSoundButton();
board.style.setProperty("--size", String(size));
byId("cells", HTMLElement).append(...Array.from({ length: size * size }, () => document.createElement("i")));
begin();

function begin(): void {
  [tiles, score, reached, over, past] = [[], 0, false, false, []];
  add();
  add();
  setText("outcome", `Join the tiles to reach ${nameOf(goal)}.`);
  announce("New game");
  show();
}

function add(): void {
  const free: (readonly [x: number, y: number])[] = [];
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (!tiles.some((tile) => tile.x === x && tile.y === y)) free.push([x, y]);
  const [x, y] = pickOne(free);
  tiles.push({ id: nextId++, value: Math.random() < 0.9 ? 2 : 4, x, y });
}

/** The tiles after a move, or null where nothing moves. */
function tilesAfter(direction: Direction): { tiles: Tile[]; won: number } | null {
  const [dx, dy] = STEPS[direction];
  const result: Tile[] = [];
  let changed = false;
  let won = 0;
  for (let line = 0; line < size; line++) {
    const along = (tile: Tile): number => (dx ? tile.x : tile.y);
    const forward = dx + dy > 0;
    const row = tiles
      .filter((tile) => (dx ? tile.y : tile.x) === line)
      .sort((a, b) => (along(a) - along(b)) * (forward ? 1 : -1));
    let place = 0;
    let joinable: Tile | null = null;
    for (const tile of row) {
      if (joinable?.value === tile.value) {
        joinable.value *= 2;
        won += joinable.value;
        joinable = null;
        changed = true;
        continue;
      }
      const to = forward ? place : size - 1 - place;
      changed ||= along(tile) !== to;
      joinable = { ...tile, [dx ? "x" : "y"]: to };
      result.push(joinable);
      place += 1;
    }
  }
  return changed ? { tiles: result, won } : null;
}

function move(direction: Direction): void {
  const after = over ? null : tilesAfter(direction);
  if (!after) return;
  past.push({ tiles, score });
  if (past.length > KEPT) past.shift();
  tiles = after.tiles;
  score += after.won;
  playTones(after.won ? 620 : 420);
  add();
  announce(after.won ? `Score ${score}` : `Moved ${direction}`);
  judge();
  show();
}

function judge(): void {
  if (!reached && tiles.some(({ value }) => value >= goal)) {
    reached = true;
    tell(`${wordsOf("won-words", "You won!")} You reached ${nameOf(goal)}. Go on as far as you like.`);
  } else if (!DIRECTIONS.some((direction) => tilesAfter(direction))) {
    over = true;
    tell(`${wordsOf("lost-words", "Game over.")} No move is left; ${score} points.`);
  }
}

function tell(text: string): void {
  setText("outcome", text);
  announce(text);
}

function undo(): void {
  const last = past.pop();
  if (!last) return;
  ({ tiles, score } = last);
  over = false;
  reached = tiles.some(({ value }) => value >= goal);
  tell("One move taken back.");
  show();
}

function show(): void {
  best = Math.max(best, score);
  setText("score", score);
  setText("best", best);
  keepValue(keptIn, document.title, best);
  optionalById("undo")?.toggleAttribute("disabled", past.length === 0);
  const left = new Set(shown.keys());
  for (const tile of tiles) {
    left.delete(tile.id);
    const element = shown.get(tile.id) ?? elementOf(tile);
    element.style.setProperty("--x", String(tile.x));
    element.style.setProperty("--y", String(tile.y));
    const power = Math.min(17, Math.log2(tile.value));
    element.className = `tile power-${power}${signs.length > 0 ? "" : ` digits-${String(tile.value).length}`}`;
    element.firstElementChild!.textContent = nameOf(tile.value);
  }
  for (const id of left) {
    shown.get(id)?.remove();
    shown.delete(id);
  }
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from(
      { length: size },
      (_, x) => tiles.find((tile) => tile.x === x && tile.y === y)?.value ?? "empty",
    ).join(" "),
  );
  board.setAttribute("aria-label", `Board. ${rows.join("; ")}`);
}

function elementOf(tile: Tile): HTMLElement {
  const element = createElement("div", {}, createElement("span", {}));
  byId("tiles", HTMLElement).append(element);
  shown.set(tile.id, element);
  return element;
}
