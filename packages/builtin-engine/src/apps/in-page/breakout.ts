import { createCanvasField, drawBox, drawDisc, drawSign, runFrames } from "./canvas-field.ts";
import { createHeldDirections, onDrag } from "./game-input.ts";
import { createGameRounds } from "./game-rounds.ts";
import { keepValue, keptValue } from "./kept.ts";
import { byId, readSettings, setText, wordsOf } from "./page-elements.ts";
import { onSoundButton, playTones } from "./sounds.ts";

const settings = readSettings("breakout");
const {
  columns,
  rows,
  lives: allLives,
  ballSpeed,
  ballSize,
  paddleWidth,
  rainbow,
  brickSign,
  ballSign,
} = settings;
const [WIDTH, HEIGHT, TOP, GAP] = [480, 540, 44, 5] as const;
const BALL = (ballSign ? 12 : 7) * ballSize;
const PADDLE = { y: HEIGHT - 32, height: 14, speed: 460 };
const brickWidth = (WIDTH - 24 - GAP * (columns - 1)) / columns;
const brickHeight = Math.min(brickSign ? 34 : 22, (brickSign ? 230 : 190) / rows - GAP);
const field = createCanvasField(
  "field",
  () => [WIDTH, HEIGHT],
  () => draw(),
);
const held = createHeldDirections();

let bricks: { x: number; y: number; row: number }[] = [];
let paddle = 0;
let ball = { x: 0, y: 0, vx: 0, vy: 0 };
let waits = 0;
let score = 0;
let best = (keptValue(settings.keptIn, document.title) as number | undefined) ?? 0;
let lives = 0;

const game = createGameRounds({
  begin,
  standing(): string {
    const broken = rows * columns - bricks.length;
    return broken === 0 ? "No brick is broken yet." : `${broken} of ${rows * columns} bricks broken.`;
  },
  hint: "Move the paddle with the arrow keys, the mouse or a finger. Break all the bricks.",
});
addEventListener("keydown", () => {
  if (game.state === "ready" && (held.has("left") || held.has("right"))) game.play();
});
onDrag(field, byId("stage", HTMLElement), ({ x }) => {
  if (game.state === "playing") movePaddle(x - paddleWidth / 2);
});
onSoundButton();
runFrames(step, draw);

function begin(): void {
  bricks = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      bricks.push({ x: 12 + column * (brickWidth + GAP), y: TOP + row * (brickHeight + GAP), row });
  paddle = (WIDTH - paddleWidth) / 2;
  show(0, allLives);
  serve();
}

/** The ball lies on the paddle for a moment, then goes by itself. */
function serve(): void {
  ball = { x: paddle + paddleWidth / 2, y: PADDLE.y - BALL, vx: 0, vy: 0 };
  waits = 0.9;
}

function movePaddle(x: number): void {
  paddle = Math.max(0, Math.min(WIDTH - paddleWidth, x));
}

function step(seconds: number): boolean {
  if (game.state !== "playing") return false;
  const way = (held.has("right") ? 1 : 0) - (held.has("left") ? 1 : 0);
  if (way) movePaddle(paddle + way * PADDLE.speed * seconds);
  if (waits > 0) {
    waits -= seconds;
    ball.x = paddle + paddleWidth / 2;
    if (waits <= 0) send((Math.random() - 0.5) * 0.9);
    return true;
  }
  const moves = Math.ceil((speed() * seconds) / (BALL * 0.7));
  let goesOn = true;
  for (let i = 0; i < moves && goesOn; i++) goesOn = moveBall(seconds / moves);
  return true;
}

/** The ball grows faster as the wall grows thinner. */
const speed = (): number => ballSpeed * (1 + 0.35 * (1 - bricks.length / (rows * columns)));

/** `angle` in radians from straight up. */
function send(angle: number): void {
  ball.vx = Math.sin(angle) * speed();
  ball.vy = -Math.cos(angle) * speed();
}

/** False once the ball was lost or the game won. */
function moveBall(seconds: number): boolean {
  ball.x += ball.vx * seconds;
  ball.y += ball.vy * seconds;
  if (ball.x < BALL) [ball.x, ball.vx] = [BALL, Math.abs(ball.vx)];
  if (ball.x > WIDTH - BALL) [ball.x, ball.vx] = [WIDTH - BALL, -Math.abs(ball.vx)];
  if (ball.y < BALL) [ball.y, ball.vy] = [BALL, Math.abs(ball.vy)];
  const onPaddle = ball.x > paddle - BALL && ball.x < paddle + paddleWidth + BALL;
  if (ball.vy > 0 && onPaddle && ball.y > PADDLE.y - BALL && ball.y < PADDLE.y + PADDLE.height) {
    ball.y = PADDLE.y - BALL;
    send(Math.max(-1, Math.min(1, ((ball.x - paddle) / paddleWidth) * 2 - 1)) * 1.05);
  }
  if (ball.y > HEIGHT + BALL * 2) lose();
  else hitBricks();
  return waits <= 0 && game.state === "playing";
}

function hitBricks(): void {
  const at = bricks.findIndex(
    ({ x, y }) =>
      ball.x > x - BALL &&
      ball.x < x + brickWidth + BALL &&
      ball.y > y - BALL &&
      ball.y < y + brickHeight + BALL,
  );
  const brick = bricks[at];
  if (!brick) return;
  const { x, y, row } = brick;
  bricks.splice(at, 1);
  playTones(700);
  const side = Math.min(ball.x - x + BALL, x + brickWidth + BALL - ball.x);
  const edge = Math.min(ball.y - y + BALL, y + brickHeight + BALL - ball.y);
  if (side < edge) ball.vx = ball.x < x + brickWidth / 2 ? -Math.abs(ball.vx) : Math.abs(ball.vx);
  else ball.vy = ball.y < y + brickHeight / 2 ? -Math.abs(ball.vy) : Math.abs(ball.vy);
  show(score + 10 * (rows - row), lives);
  if (bricks.length === 0)
    game.end(wordsOf("won-words", "You won!"), `All bricks broken with ${score} points.`);
}

function lose(): void {
  playTones(220, 165);
  show(score, lives - 1);
  if (lives === 0)
    game.end(wordsOf("lost-words", "Game over"), `${score} points. ${bricks.length} bricks are left.`);
  else serve();
}

function show(points: number, left: number): void {
  [score, lives] = [points, left];
  best = Math.max(best, score);
  keepValue(settings.keptIn, document.title, best);
  setText("score", score);
  setText("best", best);
  setText("lives", lives);
}

function draw(): void {
  const { context } = field;
  context.clearRect(0, 0, WIDTH, HEIGHT);
  context.lineWidth = 1.5;
  for (const { x, y, row } of bricks) {
    if (brickSign) {
      const size = Math.min(brickWidth, brickHeight * 1.25);
      drawSign(field, brickSign, [x + brickWidth / 2, y + brickHeight / 2, size]);
      continue;
    }
    const box = { x, y, width: brickWidth, height: brickHeight, radius: 5 };
    drawBox(field, box, rainbow ? `brick-${row % rainbow}` : "brick");
    context.fillStyle = "rgb(255 255 255 / 22%)";
    context.fillRect(x + 4, y + 2, brickWidth - 8, 3);
  }
  drawBox(field, { x: paddle, y: PADDLE.y, width: paddleWidth, height: PADDLE.height, radius: 7 }, "paddle");
  if (ballSign) drawSign(field, ballSign, [ball.x, ball.y, BALL * 2]);
  else drawDisc(field, ball.x, ball.y, BALL, "ball");
}
