import { byId, calm, createCanvas, directionOf, disc, onPad, onSwipe, runFrames, settings } from "./kit.js";
import { createRounds } from "./rounds.js";

const { columns, rows, stepsPerSecond, quickens, walls, length } = settings;
const WAYS = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };
const field = createCanvas(
  "field",
  () => [columns, rows],
  () => draw(),
);

let snake = [];
let before = [];
let food = null;
let way = "right";
let turns = [];
let passed = 0;
let score = 0;
let best = 0;

byId("field").style.setProperty("--columns", columns);
byId("field").style.setProperty("--rows", rows);
const game = createRounds({
  begin,
  standing: () => `The snake is ${snake.length} long, heading ${turns.at(-1) ?? way}.`,
  hint: walls
    ? "Steer with the arrow keys, by swiping or with the buttons. Eat, and keep off the walls and yourself."
    : "Steer with the arrow keys, by swiping or with the buttons. The edges lead to the other side.",
});
addEventListener("keydown", (event) => {
  const direction = directionOf(event);
  if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  turn(direction);
});
onSwipe(byId("stage"), turn);
onPad(turn);
runFrames(step, draw);

function begin() {
  const y = Math.floor(rows / 2);
  const head = Math.floor(columns / 2) - 1;
  snake = Array.from({ length }, (_, i) => [Math.max(0, head - i), y]);
  before = snake;
  way = "right";
  turns = [];
  passed = 0;
  show(0);
  food = freePlace();
}

function turn(direction) {
  if (game.state === "over") return;
  game.play();
  const last = WAYS[turns.at(-1) ?? way];
  const next = WAYS[direction];
  const along = last[0] === 0 ? next[0] === 0 : next[1] === 0;
  if (turns.length < 3 && !along) turns.push(direction);
}

function step(seconds) {
  if (game.state !== "playing") return false;
  passed += seconds * stepsPerSecond * (quickens ? Math.min(2, 1 + score * 0.02) : 1);
  while (passed >= 1 && game.state === "playing") {
    passed -= 1;
    move();
  }
  return true;
}

function move() {
  const next = turns.shift() ?? way;
  way = next;
  let [x, y] = [snake[0][0] + WAYS[way][0], snake[0][1] + WAYS[way][1]];
  if (!walls) [x, y] = [(x + columns) % columns, (y + rows) % rows];
  const eats = food && x === food[0] && y === food[1];
  const rest = eats ? snake : snake.slice(0, -1);
  const out = x < 0 || y < 0 || x >= columns || y >= rows;
  if (out || rest.some((part) => part[0] === x && part[1] === y)) {
    passed = 0;
    before = snake;
    game.end(
      "Game over",
      `${score === 1 ? "1 point" : `${score} points`}. ${out ? "That was the wall." : "You ran into yourself."}`,
    );
    return;
  }
  before = eats ? [...snake, snake.at(-1)] : snake;
  snake = [[x, y], ...rest];
  if (!eats) return;
  show(score + 1);
  food = freePlace();
  if (!food) game.end("You won!", `The snake fills the field: ${score} points.`);
}

function show(points) {
  score = points;
  best = Math.max(best, score);
  byId("score").textContent = score;
  byId("best").textContent = best;
}

function freePlace() {
  const taken = new Set(snake.map(([x, y]) => y * columns + x));
  let nth = Math.floor(Math.random() * (columns * rows - taken.size));
  for (let i = 0; i < columns * rows; i++) {
    if (taken.has(i)) continue;
    if (nth === 0) return [i % columns, Math.floor(i / columns)];
    nth -= 1;
  }
  return null;
}

function draw() {
  const { context } = field;
  context.clearRect(0, 0, columns, rows);
  drawFood();
  drawSnake();
}

function drawFood() {
  if (!food) return;
  const { context } = field;
  const [x, y] = [food[0] + 0.5, food[1] + 0.54];
  context.lineWidth = 0.08;
  disc(field, x, y, 0.36, "food");
  context.strokeStyle = field.colour("fg");
  context.beginPath();
  context.moveTo(x, y - 0.3);
  context.quadraticCurveTo(x + 0.02, y - 0.46, x + 0.16, y - 0.5);
  context.stroke();
}

/** The line from the head to the tail; only its ends move between two steps. */
function places() {
  const share = calm.matches || game.state === "over" ? 1 : Math.min(1, passed);
  const between = ([fx, fy], [x, y]) =>
    Math.abs(fx - x) + Math.abs(fy - y) > 1 ? [x, y] : [fx + (x - fx) * share, fy + (y - fy) * share];
  const tail = before[snake.length - 1] ?? snake.at(-1);
  return [between(before[0], snake[0]), ...snake.slice(1), between(tail, snake.at(-1))].map(([x, y]) => [
    x + 0.5,
    y + 0.5,
  ]);
}

function drawSnake() {
  const { context, colour } = field;
  const line = places();
  context.lineCap = context.lineJoin = "round";
  for (const [name, width] of [
    ["snake-edge", 0.84],
    ["snake", 0.72],
  ]) {
    context.strokeStyle = colour(name);
    context.lineWidth = width;
    context.beginPath();
    line.forEach(([x, y], i) => {
      const near = i > 0 && Math.abs(line[i - 1][0] - x) + Math.abs(line[i - 1][1] - y) < 1.9;
      if (near) context.lineTo(x, y);
      else context.moveTo(x, y);
      if (!near) context.lineTo(x, y);
    });
    context.stroke();
  }
  drawFace(line[0]);
}

function drawFace([x, y]) {
  const { context } = field;
  const [dx, dy] = WAYS[way];
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
