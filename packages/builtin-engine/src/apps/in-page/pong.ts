import { box, byId, createCanvas, createHeld, disc, onDrag, runFrames, say, settings } from "./kit.js";
import { createRounds } from "./rounds.js";

const { points, ballSpeed, skill } = settings;
/** The field lies along its length; on a phone it stands, with the player below. */
const [LENGTH, ACROSS, PADDLE, THICK, BALL] = [600, 400, 84, 12, 9];
const upright = matchMedia("(max-width: 600px) and (orientation: portrait)");
const field = createCanvas(
  "field",
  () => (upright.matches ? [ACROSS, LENGTH] : [LENGTH, ACROSS]),
  () => draw(),
);
const held = createHeld();

let you = 0;
let computer = 0;
let aim = 0;
let ball = null;
let waits = 0;
let score = [0, 0];

const game = createRounds({
  begin,
  standing: () => `You ${score[0]}, computer ${score[1]}.`,
  hint: `Move your paddle with the arrow keys, the mouse or a finger. First to ${points} wins.`,
});
addEventListener("keydown", () => {
  if (game.state === "ready" && held.size > 0) game.play();
});
onDrag(field, byId("stage"), ({ x, y }) => {
  if (game.state === "playing") you = within((upright.matches ? x : y) - PADDLE / 2);
});
runFrames(step, draw);

function begin() {
  you = computer = aim = (ACROSS - PADDLE) / 2;
  score = [0, 0];
  show();
  serve(Math.random() < 0.5 ? 1 : -1);
}

/** The ball waits in the middle, then goes to the side of `way`: 1 the computer's, -1 the player's. */
function serve(way) {
  ball = { along: LENGTH / 2, across: ACROSS / 2, speed: ballSpeed, va: way, vc: 0 };
  waits = 0.8;
}

const within = (paddle) => Math.max(0, Math.min(ACROSS - PADDLE, paddle));

function step(seconds) {
  if (game.state !== "playing") return false;
  const less = held.has("up") || held.has("left");
  const more = held.has("down") || held.has("right");
  you = within(you + ((more ? 1 : 0) - (less ? 1 : 0)) * 430 * seconds);
  moveComputer(seconds);
  if (waits > 0) {
    waits -= seconds;
    if (waits <= 0) send(ball.va, (Math.random() - 0.5) * 1.2);
    return true;
  }
  const moves = Math.ceil((ball.speed * seconds) / 8);
  let scored = false;
  for (let i = 0; i < moves && !scored; i++) scored = moveBall(seconds / moves);
  return true;
}

/** `angle` in radians from straight along the field. */
function send(way, angle) {
  ball.va = way * Math.cos(angle) * ball.speed;
  ball.vc = Math.sin(angle) * ball.speed;
}

/** True once a point was made. */
function moveBall(seconds) {
  ball.along += ball.va * seconds;
  ball.across += ball.vc * seconds;
  if (ball.across < BALL) [ball.across, ball.vc] = [BALL, Math.abs(ball.vc)];
  if (ball.across > ACROSS - BALL) [ball.across, ball.vc] = [ACROSS - BALL, -Math.abs(ball.vc)];
  const edge = 20 + THICK + BALL;
  if (ball.va < 0 && ball.along < edge && ball.along > edge - 22) meet(you, 1, edge);
  if (ball.va > 0 && ball.along > LENGTH - edge && ball.along < LENGTH - edge + 22)
    meet(computer, -1, LENGTH - edge);
  const scored = ball.along < -BALL * 2 ? 1 : ball.along > LENGTH + BALL * 2 ? 0 : null;
  if (scored !== null) count(scored);
  return scored !== null;
}

/** Where the ball meets a paddle decides where it goes; each time it goes a little faster. */
function meet(paddle, way, along) {
  if (ball.across < paddle - BALL || ball.across > paddle + PADDLE + BALL) return;
  ball.along = along;
  ball.speed = Math.min(ballSpeed * 2, ball.speed * 1.05);
  send(way, Math.max(-1, Math.min(1, ((ball.across - paddle) / PADDLE) * 2 - 1)) * 0.95);
  if (way === 1) aim = within(landing() - PADDLE / 2 + (Math.random() - 0.5) * 2 * skill.error);
}

/** Where across the field the ball will reach the computer's side. */
function landing() {
  const time = (LENGTH - 42 - ball.along) / ball.va;
  const span = ACROSS - BALL * 2;
  const folded = Math.abs(ball.across - BALL + ball.vc * time) % (span * 2);
  return BALL + (folded > span ? span * 2 - folded : folded);
}

function moveComputer(seconds) {
  const target = waits > 0 || ball.va < 0 ? (ACROSS - PADDLE) / 2 : ball.va === 1 ? computer : aim;
  const far = target - computer;
  computer = within(computer + Math.sign(far) * Math.min(Math.abs(far), skill.speed * seconds));
}

function count(side) {
  score[side] += 1;
  show();
  if (score[side] === points)
    game.end(side === 0 ? "You won!" : "The computer won", `${score[0]} to ${score[1]}.`);
  else {
    say(`You ${score[0]}, computer ${score[1]}`);
    serve(side === 0 ? -1 : 1);
    aim = (ACROSS - PADDLE) / 2;
  }
}

function show() {
  byId("you").textContent = score[0];
  byId("computer").textContent = score[1];
}

/** A place on the field as it lies, on the field as it is shown: x and y. */
const placed = (along, across) => (upright.matches ? [across, LENGTH - along] : [along, across]);

function draw() {
  const { context, colour } = field;
  const [width, height] = upright.matches ? [ACROSS, LENGTH] : [LENGTH, ACROSS];
  context.clearRect(0, 0, width, height);
  context.strokeStyle = colour("line");
  context.lineWidth = 4;
  context.setLineDash([10, 14]);
  context.beginPath();
  context.moveTo(...placed(LENGTH / 2, 0));
  context.lineTo(...placed(LENGTH / 2, ACROSS));
  context.stroke();
  context.setLineDash([]);
  context.lineWidth = 2;
  drawPaddle(20, you, "you");
  drawPaddle(LENGTH - 20 - THICK, computer, "computer");
  disc(field, ...placed(ball.along, ball.across), BALL, "ball");
}

function drawPaddle(along, across, name) {
  if (upright.matches) box(field, across, LENGTH - along - THICK, PADDLE, THICK, 6, name);
  else box(field, along, across, THICK, PADDLE, 6, name);
}
