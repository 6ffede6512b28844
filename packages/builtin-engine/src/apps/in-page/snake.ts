import { createCanvasField, drawDisc, drawSign, runFrames } from "./canvas-field.ts";
import { directionOf, onPad, onSwipe, type Direction } from "./game-input.ts";
import { createGameRounds } from "./game-rounds.ts";
import { keepValue, keptValue } from "./kept.ts";
import { byId, isShortcut, readSettings, setText, wordsOf } from "./page-elements.ts";
import { onSoundButton, playTones } from "./sounds.ts";

type Cell = readonly [x: number, y: number];

const { columns, rows, stepsPerSecond, quickens, walls, length, foodSign, keptIn } = readSettings("snake");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const STEPS: Readonly<Record<Direction, Cell>> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };
const field = createCanvasField(
  "field",
  () => [columns, rows],
  () => draw(),
);

/** From the head to the tail. */
let snake: readonly Cell[] = [];
/** The same before the last step. */
let before: readonly Cell[] = [];
let food: Cell | null = null;
let direction: Direction = "right";
/** What is to be turned to in the next steps. */
let turns: Direction[] = [];
/** Which part of the next step has passed. */
let passed = 0;
let score = 0;
let best = (keptValue(keptIn, document.title) as number | undefined) ?? 0;

const { style } = byId("field", HTMLElement);
style.setProperty("--columns", String(columns));
style.setProperty("--rows", String(rows));
const game = createGameRounds({
  begin,
  standing: () => `The snake is ${snake.length} long, heading ${turns.at(-1) ?? direction}.`,
  hint: walls
    ? "Steer with the arrow keys, by swiping or with the buttons. Eat, and keep off the walls and yourself."
    : "Steer with the arrow keys, by swiping or with the buttons. The edges lead to the other side.",
});
addEventListener("keydown", (event) => {
  const wanted = directionOf(event);
  if (!wanted || isShortcut(event)) return;
  event.preventDefault();
  turn(wanted);
});
onSwipe(byId("stage", HTMLElement), turn);
onPad(turn);
onSoundButton();
runFrames(step, draw);

function begin(): void {
  const y = Math.floor(rows / 2);
  const head = Math.floor(columns / 2) - 1;
  snake = Array.from({ length }, (_, i): Cell => [Math.max(0, head - i), y]);
  before = snake;
  direction = "right";
  turns = [];
  passed = 0;
  show(0);
  food = freePlace();
}

function turn(wanted: Direction): void {
  if (game.state === "over") return;
  game.play();
  const last = STEPS[turns.at(-1) ?? direction];
  const next = STEPS[wanted];
  const along = last[0] === 0 ? next[0] === 0 : next[1] === 0;
  if (turns.length < 3 && !along) turns.push(wanted);
}

function step(seconds: number): boolean {
  if (game.state !== "playing") return false;
  passed += seconds * stepsPerSecond * (quickens ? Math.min(2, 1 + score * 0.02) : 1);
  while (passed >= 1 && game.state === "playing") {
    passed -= 1;
    move();
  }
  return true;
}

function move(): void {
  direction = turns.shift() ?? direction;
  const [dx, dy] = STEPS[direction];
  const [x, y] = headOf(snake);
  const head = wrapped([x + dx, y + dy]);
  const eats = food !== null && isSame(head, food);
  const rest = eats ? snake : snake.slice(0, -1);
  if (isOutside(head)) return lose("That was the wall.");
  if (rest.some((part) => isSame(part, head))) return lose("You ran into yourself.");
  before = eats ? [...snake, tailOf(snake)] : snake;
  snake = [head, ...rest];
  if (!eats) return;
  playTones(660, 880);
  show(score + 1);
  food = freePlace();
  if (!food) game.end(wordsOf("won-words", "You won!"), `The snake fills the field: ${score} points.`);
}

function lose(why: string): void {
  passed = 0;
  playTones(330, 220, 165);
  before = snake;
  game.end(wordsOf("lost-words", "Game over"), `${score === 1 ? "1 point" : `${score} points`}. ${why}`);
}

const wrapped = ([x, y]: Cell): Cell => (walls ? [x, y] : [(x + columns) % columns, (y + rows) % rows]);
const isOutside = ([x, y]: Cell): boolean => x < 0 || y < 0 || x >= columns || y >= rows;
const isSame = (one: Cell, other: Cell): boolean => one[0] === other[0] && one[1] === other[1];
const headOf = (cells: readonly Cell[]): Cell => cells[0]!;
const tailOf = (cells: readonly Cell[]): Cell => cells.at(-1)!;

function show(points: number): void {
  score = points;
  best = Math.max(best, score);
  keepValue(keptIn, document.title, best);
  setText("score", score);
  setText("best", best);
}

function freePlace(): Cell | null {
  const taken = new Set(snake.map(([x, y]) => y * columns + x));
  let nth = Math.floor(Math.random() * (columns * rows - taken.size));
  for (let i = 0; i < columns * rows; i++) {
    if (taken.has(i)) continue;
    if (nth === 0) return [i % columns, Math.floor(i / columns)];
    nth -= 1;
  }
  return null;
}

function draw(): void {
  const { context } = field;
  context.clearRect(0, 0, columns, rows);
  drawFood();
  drawSnake();
}

function drawFood(): void {
  if (!food) return;
  const { context } = field;
  const [x, y] = [food[0] + 0.5, food[1] + 0.54];
  if (foodSign) return drawSign(field, foodSign, [x, food[1] + 0.5, 1]);
  context.lineWidth = 0.08;
  drawDisc(field, x, y, 0.36, "food");
  context.strokeStyle = field.colour("fg");
  context.beginPath();
  context.moveTo(x, y - 0.3);
  context.quadraticCurveTo(x + 0.02, y - 0.46, x + 0.16, y - 0.5);
  context.stroke();
}

/** The line from the head to the tail; only its ends move between two steps. */
function places(): Cell[] {
  const share = calm.matches || game.state === "over" ? 1 : Math.min(1, passed);
  const between = ([fx, fy]: Cell, [x, y]: Cell): Cell =>
    Math.abs(fx - x) + Math.abs(fy - y) > 1 ? [x, y] : [fx + (x - fx) * share, fy + (y - fy) * share];
  const tail = before[snake.length - 1] ?? tailOf(snake);
  const line = [between(headOf(before), headOf(snake)), ...snake.slice(1), between(tail, tailOf(snake))];
  return line.map(([x, y]) => [x + 0.5, y + 0.5]);
}

function drawSnake(): void {
  const { context, colour } = field;
  const line = places();
  context.lineCap = context.lineJoin = "round";
  for (const [name, width] of [
    ["snake-edge", 0.84],
    ["snake", 0.72],
  ] as const) {
    context.strokeStyle = colour(name);
    context.lineWidth = width;
    context.beginPath();
    line.forEach(([x, y], i) => {
      const previous = line[i - 1];
      const near = previous && Math.abs(previous[0] - x) + Math.abs(previous[1] - y) < 1.9;
      if (near) context.lineTo(x, y);
      else context.moveTo(x, y);
      if (!near) context.lineTo(x, y);
    });
    context.stroke();
  }
  drawFace(headOf(line));
}

function drawFace([x, y]: Cell): void {
  const { context, colour } = field;
  const [dx, dy] = STEPS[direction];
  if (colour("head")) drawDisc(field, x, y, 0.36, "head");
  for (const side of [-1, 1]) {
    const [ex, ey] = [x + dx * 0.12 - dy * 0.18 * side, y + dy * 0.12 + dx * 0.18 * side];
    context.fillStyle = "#fff";
    context.beginPath();
    context.arc(ex, ey, 0.13, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = "#111";
    context.beginPath();
    context.arc(ex + dx * 0.05, ey + dy * 0.05, 0.07, 0, Math.PI * 2);
    context.fill();
  }
}
