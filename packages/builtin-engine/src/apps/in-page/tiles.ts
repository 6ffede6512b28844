import { byId, directionOf, onSwipe, say, settings } from "./kit.js";

const { size, goal } = settings;
const board = byId("board");
const LINES = { left: [1, 0], right: [-1, 0], up: [0, 1], down: [0, -1] };
const KEPT = 50;

/** Each tile: id, value, x, y. */
let tiles = [];
let nextId = 0;
let score = 0;
let best = 0;
let reached = false;
let over = false;
let past = [];
const shown = new Map();

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const direction = directionOf(event);
  if (direction) {
    event.preventDefault();
    move(direction);
  } else if (event.key.toLowerCase() === "u") undo();
  else if (event.key.toLowerCase() === "r") begin();
});
onSwipe(board, move, true);
byId("restart").addEventListener("click", begin);
byId("undo").addEventListener("click", undo);
board.style.setProperty("--size", size);
byId("cells").append(...Array.from({ length: size * size }, () => document.createElement("i")));
begin();

function begin() {
  [tiles, score, reached, over, past] = [[], 0, false, false, []];
  add();
  add();
  byId("outcome").textContent = `Join the tiles to reach ${goal}.`;
  say("New game");
  show();
}

function add() {
  const free = [];
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (!tiles.some((tile) => tile.x === x && tile.y === y)) free.push([x, y]);
  const [x, y] = free[Math.floor(Math.random() * free.length)];
  tiles.push({ id: nextId++, value: Math.random() < 0.9 ? 2 : 4, x, y });
}

/** The tiles after a move, or null where nothing moves. */
function moved(direction) {
  const [dx, dy] = LINES[direction];
  const result = [];
  let [changed, won] = [false, 0];
  for (let line = 0; line < size; line++) {
    const along = (tile) => (dx ? tile.x : tile.y);
    const forward = dx + dy > 0;
    const row = tiles
      .filter((tile) => (dx ? tile.y : tile.x) === line)
      .sort((a, b) => (along(a) - along(b)) * (forward ? 1 : -1));
    let place = 0;
    let joinable = null;
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

function move(direction) {
  const after = over ? null : moved(direction);
  if (!after) return;
  past.push({ tiles, score });
  if (past.length > KEPT) past.shift();
  tiles = after.tiles;
  score += after.won;
  add();
  say(after.won ? `Score ${score}` : `Moved ${direction}`);
  judge();
  show();
}

function judge() {
  if (!reached && tiles.some(({ value }) => value >= goal)) {
    reached = true;
    tell(`You won! You reached ${goal}. Go on as far as you like.`);
  } else if (!Object.keys(LINES).some((direction) => moved(direction))) {
    over = true;
    tell(`Game over. No move is left; ${score} points.`);
  }
}

function tell(text) {
  byId("outcome").textContent = text;
  say(text);
}

function undo() {
  const last = past.pop();
  if (!last) return;
  ({ tiles, score } = last);
  over = false;
  reached = tiles.some(({ value }) => value >= goal);
  tell("One move taken back.");
  show();
}

function show() {
  best = Math.max(best, score);
  byId("score").textContent = score;
  byId("best").textContent = best;
  byId("undo").disabled = past.length === 0;
  const left = new Set(shown.keys());
  for (const tile of tiles) {
    left.delete(tile.id);
    const element = shown.get(tile.id) ?? elementOf(tile);
    element.style.setProperty("--x", tile.x);
    element.style.setProperty("--y", tile.y);
    const power = Math.min(17, Math.log2(tile.value));
    element.className = `tile power-${power} digits-${String(tile.value).length}`;
    element.firstChild.textContent = tile.value;
  }
  for (const id of left) {
    shown.get(id).remove();
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

function elementOf(tile) {
  const element = document.createElement("div");
  element.append(document.createElement("span"));
  byId("tiles").append(element);
  shown.set(tile.id, element);
  return element;
}
