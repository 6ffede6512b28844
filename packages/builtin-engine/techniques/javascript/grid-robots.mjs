/**
 * title: Robots and walks on a grid: final place, distance
 * when: Moves such as UDLR, north 3 or turns left and right with steps move somebody on a grid, and the final place, direction or distance is wanted.
 * words: robot, grid, moves, udlr, up down left right, north south east west, nsew, walk, turtle, rover, mars rover, turn left, turn right, forward, final position, coordinates, distance from start, returns to origin, ten minute walk, directions, visited, steps, compass, taxi distance, blocks, submarine, opposite direction, drone, ant
 * param START: [0, 0] — place at the beginning, [x, y]; north and up are larger y
 * param FACING: "N" — direction at the beginning
 */
const START = [0, 0];
const FACING = "N";

const steps = {
  U: [0, 1],
  N: [0, 1],
  "^": [0, 1],
  D: [0, -1],
  S: [0, -1],
  v: [0, -1],
  V: [0, -1],
  R: [1, 0],
  E: [1, 0],
  ">": [1, 0],
  L: [-1, 0],
  W: [-1, 0],
  "<": [-1, 0],
};

const around = ["N", "E", "S", "W"];

/** Moves as [sign, count] of "UDLR", ["up 3", "N2"], ["north"] or "U2 R3". */
function movesOf(moves) {
  const words = typeof moves === "string" ? (moves.match(/[A-Za-z^<>]\s*\d*/g) ?? []) : moves;
  return words.map((word) => [word.trim()[0].toUpperCase(), Number(/\d+/.exec(word)?.[0] ?? 1)]);
}

/** [x, y] after moves. */
export function finalPosition(moves, start = START) {
  let [x, y] = start;
  for (const [sign, count] of movesOf(moves)) {
    const [dx, dy] = steps[sign] ?? [0, 0];
    [x, y] = [x + dx * count, y + dy * count];
  }
  return [x + 0, y + 0];
}

/** As finalPosition where down is larger y, as on a screen; or [row, column] where that is wanted. */
export function screenPosition(moves, start = START, rowFirst = false) {
  const [x, y] = finalPosition(moves);
  return rowFirst ? [start[0] - y, start[1] + x] : [start[0] + x, start[1] - y];
}

/** Whether the moves lead back. */
export function returnsToStart(moves) {
  return distanceWalked(moves) === 0;
}

/** Blocks between the start and the end. */
export function distanceWalked(moves) {
  return finalPosition(moves, [0, 0]).reduce((sum, part) => sum + Math.abs(part), 0);
}

/** The straight distance between the start and the end. */
export function straightDistance(moves, places = 2) {
  const length = Math.hypot(...finalPosition(moves, [0, 0]));
  return Math.floor(length * 10 ** places + 0.5) / 10 ** places;
}

/** Whether a walk takes so many single moves and leads back. */
export function isRoundWalk(moves, length = 10) {
  return moves.length === length && returnsToStart(moves);
}

/** How many different places are met, the start included. */
export function countVisited(moves, start = START) {
  let [x, y] = start;
  const seen = new Set([`${x},${y}`]);
  for (const [sign, count] of movesOf(moves))
    for (let step = 0; step < count; step++) {
      const [dx, dy] = steps[sign] ?? [0, 0];
      [x, y] = [x + dx, y + dy];
      seen.add(`${x},${y}`);
    }
  return seen.size;
}

/** The place in a grid of a width and a height: moves against the wall change nothing. */
export function positionInWalls(moves, width, height, start = START) {
  let [x, y] = start;
  for (const [sign, count] of movesOf(moves))
    for (let step = 0; step < count; step++) {
      const [dx, dy] = steps[sign] ?? [0, 0];
      x = Math.min(width - 1, Math.max(0, x + dx));
      y = Math.min(height - 1, Math.max(0, y + dy));
    }
  return [x, y];
}

/** The direction after turns: L and R, or "left" and "right". */
export function turned(facing, turns) {
  const words = typeof turns === "string" ? [...turns] : turns;
  const sum = words.reduce(
    (total, turn) => total + ({ R: 1, L: 3, U: 2, B: 2 }[turn[0].toUpperCase()] ?? 0),
    0,
  );
  return around[(around.indexOf(facing[0].toUpperCase()) + sum) % 4];
}

/** [x, y, direction] of a robot that turns by L and R and steps by F, A, M, G or numbers: "LFF", "R2L3" or a list. */
export function robotState(commands, start = START, facing = FACING) {
  let [[x, y], heading] = [start, facing];
  const words = typeof commands === "string" ? (commands.match(/[A-Za-z]|\d+/g) ?? []) : commands;
  for (const word of words) {
    const sign = word[0].toUpperCase();
    const count = Number(/\d+/.exec(word)?.[0] ?? (/[FAMGB]/.test(sign) ? 1 : 0));
    if (/[LR]/.test(sign)) heading = turned(heading, sign);
    const [dx, dy] = steps[heading];
    const step = sign === "B" ? -count : count;
    [x, y] = [x + dx * step, y + dy * step];
  }
  return [x, y, heading];
}

/** [x, y] of such a robot. */
export function robotPosition(commands, start = START, facing = FACING) {
  return robotState(commands, start, facing).slice(0, 2);
}

/** Whether a robot that repeats its commands for ever stays near the start. */
export function isBoundedInCircle(commands) {
  const [x, y, heading] = robotState(commands, [0, 0], "N");
  return (x === 0 && y === 0) || heading !== "N";
}

/** The directions without those that undo one another side by side: NORTH before SOUTH. */
export function reduceDirections(directions) {
  const opposite = { N: "S", S: "N", E: "W", W: "E", U: "D", D: "U", L: "R", R: "L" };
  const kept = [];
  for (const direction of directions)
    if (kept.length > 0 && opposite[direction[0].toUpperCase()] === kept.at(-1)[0].toUpperCase()) kept.pop();
    else kept.push(direction);
  return kept;
}

/** [horizontal, depth] of "forward 5", "down 5" and "up 3"; down is larger. */
export function submarinePosition(commands) {
  let [horizontal, depth] = [0, 0];
  for (const command of commands) {
    const [word, count] = command.split(" ");
    if (word === "forward") horizontal += Number(count);
    else depth += word === "down" ? Number(count) : -Number(count);
  }
  return [horizontal, depth];
}

/** "1 3 N": the place and direction of a robot as a text, from such a text: "1 2 N" and "LMLMLMLMM". */
export function roverText(place, commands, separator = " ") {
  const [x, y, facing] = place.split(separator);
  return robotState(commands, [Number(x), Number(y)], facing).join(separator);
}

/** As countVisited without the place at the beginning, unless it is met again. */
export function countVisitedAgain(moves) {
  const places = [...movesOf(moves)].flatMap(([sign, count]) => Array(count).fill(sign));
  const seen = new Set();
  let [x, y] = [0, 0];
  for (const sign of places) {
    const [dx, dy] = steps[sign] ?? [0, 0];
    [x, y] = [x + dx, y + dy];
    seen.add(`${x},${y}`);
  }
  return seen.size;
}
