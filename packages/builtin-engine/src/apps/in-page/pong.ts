import { createCanvasField, drawBox, drawDisc, drawSign, runFrames } from "./canvas-field.ts";
import { createHeldDirections, createHeldKeys, onDrag } from "./game-input.ts";
import { createGameRounds } from "./game-rounds.ts";
import { announce, byId, readSettings, setText, wordsOf } from "./page-elements.ts";
import { onSoundButton, playTones } from "./sounds.ts";

type Place = readonly [x: number, y: number];
/** Towards the computer, towards the player. */
type Side = 1 | -1;

const { points, ballSpeed, skill, two, names, ballSign, ballSize, paddle: PADDLE } = readSettings("pong");
const [mine, theirs] = names;
/** The field lies along its length; on a phone it stands, with the player below. */
const [LENGTH, ACROSS, THICK] = [600, 400, 12] as const;
const BALL = (ballSign ? 15 : 9) * ballSize;
const MIDDLE = (ACROSS - PADDLE) / 2;
const upright = matchMedia("(max-width: 600px) and (orientation: portrait)");
const field = createCanvasField(
  "field",
  () => (upright.matches ? [ACROSS, LENGTH] : [LENGTH, ACROSS]),
  () => draw(),
);
const held = createHeldDirections();
const keys = createHeldKeys(["w", "s", "arrowup", "arrowdown"]);

let you = 0;
let computer = 0;
let aim = 0;
let ball = newBall(1);
let waits = 0;
const score = { you: 0, computer: 0 };

const game = createGameRounds({
  begin,
  standing: () => `${standing()}.`,
  hint: two
    ? `${mine}: W and S. ${theirs}: the arrow keys. Or draw on your own half. First to ${points} wins.`
    : `Move your paddle with the arrow keys, the mouse or a finger. First to ${points} wins.`,
});
addEventListener("keydown", () => {
  if (game.state === "ready" && held.size > 0) game.play();
});
onDrag(field, byId("stage", HTMLElement), ({ x, y }) => {
  if (game.state !== "playing") return;
  const to = within((upright.matches ? x : y) - PADDLE / 2);
  const isFar = upright.matches ? y < LENGTH / 2 : x > LENGTH / 2;
  if (two && isFar) computer = to;
  else you = to;
});
onSoundButton();
runFrames(step, draw);

function begin(): void {
  you = computer = aim = MIDDLE;
  score.you = score.computer = 0;
  show();
  serve(Math.random() < 0.5 ? 1 : -1);
}

/** A ball that lies in the middle. `va` and `vc`: how fast it moves along and across the field. */
function newBall(side: Side): Record<"along" | "across" | "speed" | "va" | "vc", number> {
  return { along: LENGTH / 2, across: ACROSS / 2, speed: ballSpeed, va: side, vc: 0 };
}

/** The ball waits in the middle, then goes to a side. */
function serve(side: Side): void {
  ball = newBall(side);
  waits = 0.8;
}

const within = (paddle: number): number => Math.max(0, Math.min(ACROSS - PADDLE, paddle));

function step(seconds: number): boolean {
  if (game.state !== "playing") return false;
  movePaddles(seconds);
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

/** The paddles that people steer by keys: alone with any, two with W and S and with the arrows. */
function movePaddles(seconds: number): void {
  const way = (less: boolean, more: boolean): number => ((more ? 1 : 0) - (less ? 1 : 0)) * 430 * seconds;
  if (two) {
    you = within(you + way(keys.has("w"), keys.has("s")));
    computer = within(computer + way(keys.has("arrowup"), keys.has("arrowdown")));
    return;
  }
  you = within(you + way(held.has("up") || held.has("left"), held.has("down") || held.has("right")));
  moveComputer(seconds);
}

/** `angle` in radians from straight along the field. */
function send(side: number, angle: number): void {
  ball.va = side * Math.cos(angle) * ball.speed;
  ball.vc = Math.sin(angle) * ball.speed;
}

/** True once a point was made. */
function moveBall(seconds: number): boolean {
  ball.along += ball.va * seconds;
  ball.across += ball.vc * seconds;
  if (ball.across < BALL) [ball.across, ball.vc] = [BALL, Math.abs(ball.vc)];
  if (ball.across > ACROSS - BALL) [ball.across, ball.vc] = [ACROSS - BALL, -Math.abs(ball.vc)];
  const edge = 20 + THICK + BALL;
  if (ball.va < 0 && ball.along < edge && ball.along > edge - 22) meet(you, 1, edge);
  if (ball.va > 0 && ball.along > LENGTH - edge && ball.along < LENGTH - edge + 22)
    meet(computer, -1, LENGTH - edge);
  if (ball.along < -BALL * 2) count("computer");
  else if (ball.along > LENGTH + BALL * 2) count("you");
  else return false;
  return true;
}

/** Where the ball meets a paddle decides where it goes; each time it goes a little faster. */
function meet(paddle: number, side: Side, along: number): void {
  if (ball.across < paddle - BALL || ball.across > paddle + PADDLE + BALL) return;
  playTones(520);
  ball.along = along;
  ball.speed = Math.min(ballSpeed * 2, ball.speed * 1.05);
  send(side, Math.max(-1, Math.min(1, ((ball.across - paddle) / PADDLE) * 2 - 1)) * 0.95);
  if (side === 1) aim = within(landing() - PADDLE / 2 + (Math.random() - 0.5) * 2 * skill.error);
}

/** Where across the field the ball will reach the computer's side. */
function landing(): number {
  const time = (LENGTH - 42 - ball.along) / ball.va;
  const span = ACROSS - BALL * 2;
  const folded = Math.abs(ball.across - BALL + ball.vc * time) % (span * 2);
  return BALL + (folded > span ? span * 2 - folded : folded);
}

function moveComputer(seconds: number): void {
  const target = waits > 0 || ball.va < 0 ? MIDDLE : aim;
  const far = target - computer;
  computer = within(computer + Math.sign(far) * Math.min(Math.abs(far), skill.speed * seconds));
}

const standing = (): string =>
  `${mine} ${score.you}, ${two ? theirs : theirs.toLowerCase()} ${score.computer}`;

function count(scorer: keyof typeof score): void {
  score[scorer] += 1;
  playTones(300, 200);
  show();
  if (score[scorer] === points) end(scorer);
  else {
    announce(standing());
    serve(scorer === "you" ? -1 : 1);
    aim = MIDDLE;
  }
}

/** Words of one's own for the end leave it to the line below to say who won. */
function end(winner: keyof typeof score): void {
  const usual = wonBy(winner);
  const heading = wordsOf(two || winner === "you" ? "won-words" : "lost-words", usual);
  game.end(heading, `${heading === usual ? "" : `${usual} `}${score.you} to ${score.computer}.`);
}

function wonBy(scorer: keyof typeof score): string {
  if (two) return `${scorer === "you" ? mine : theirs} won!`;
  return scorer === "you" ? "You won!" : `${theirs === "Computer" ? "The computer" : theirs} won`;
}

function show(): void {
  setText("you", score.you);
  setText("computer", score.computer);
}

/** A place on the field as it lies, on the field as it is shown: x and y. */
const placed = (along: number, across: number): Place =>
  upright.matches ? [across, LENGTH - along] : [along, across];

function draw(): void {
  const { context, colour } = field;
  const [width, height] = upright.matches ? [ACROSS, LENGTH] : [LENGTH, ACROSS];
  context.clearRect(0, 0, width, height);
  context.strokeStyle = colour("lines") || colour("line");
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
  const at = placed(ball.along, ball.across);
  if (ballSign) drawSign(field, ballSign, [...at, BALL * 2]);
  else drawDisc(field, ...at, BALL, "ball");
}

function drawPaddle(along: number, across: number, colour: string): void {
  const box = upright.matches
    ? { x: across, y: LENGTH - along - THICK, width: PADDLE, height: THICK }
    : { x: along, y: across, width: THICK, height: PADDLE };
  drawBox(field, { ...box, radius: 6 }, colour);
}
