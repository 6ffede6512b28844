/**
 * title: Commands and moves: parse a command line, options, robot moves
 * when: A command such as 'add "two words" --force' has to be split to words and options, or a list of moves such as "UDLR" or "forward 5" followed to a position.
 * words: command line, parse command, arguments, options, flags, split quoted, shell words, command and arguments, robot, moves, directions, position, up down left right, forward, instructions, back at origin, walk, turtle
 * param PREFIX: "--" — what stands before the name of an option
 */
const PREFIX = "--";

/** Words of a line; what stands in single or double quotes is one. */
export function splitArguments(line) {
  const parts = [...line.matchAll(/"([^"]*)"|'([^']*)'|([^\s"']+)/g)];
  return parts.map(([, double, single, bare]) => double ?? single ?? bare);
}

/** {"command": "add", "args": ["x", "y"]}; the command as it is or in lower case, "" of an empty line. */
export function parseCommand(line, lower = false) {
  const [command = "", ...args] = splitArguments(line);
  return { command: lower ? command.toLowerCase() : command, args };
}

/** Options as an object: "--name=Ann --force -v" → {"name": "Ann", "force": true, "v": true}. */
export function parseOptions(line, prefix = PREFIX) {
  const options = {};
  for (const word of Array.isArray(line) ? line : (line.match(/\S+/g) ?? [])) {
    const bare = word.startsWith(prefix)
      ? word.slice(prefix.length)
      : /^-[A-Za-z]/.test(word)
        ? word.slice(1)
        : "";
    const [, key, value] = /^([^=]+)(?:=(.*))?$/s.exec(bare) ?? [];
    if (key !== undefined) options[key] = value ?? true;
  }
  return options;
}

/** The words of a line that are no options. */
export function plainArguments(line) {
  return splitArguments(line).filter((word) => !word.startsWith("-"));
}

const steps = {
  U: [0, 1],
  D: [0, -1],
  L: [-1, 0],
  R: [1, 0],
  N: [0, 1],
  S: [0, -1],
  W: [-1, 0],
  E: [1, 0],
  "^": [0, 1],
  v: [0, -1],
  "<": [-1, 0],
  ">": [1, 0],
};

/** [x, y] after moves such as "UUR" or "NNE", up and north being y + 1; anything else is no move. */
export function positionAfterMoves(moves, start = [0, 0]) {
  return [...moves].reduce(
    ([x, y], move) => {
      const [dx, dy] = steps[move] ?? steps[move.toUpperCase()] ?? [0, 0];
      return [x + dx, y + dy];
    },
    [...start],
  );
}

/** Whether the moves lead back to where they began. */
export function returnsToStart(moves) {
  return positionAfterMoves(moves).every((place) => place === 0);
}

/** How many steps it is from the beginning to the end of the moves. */
export function distanceAfterMoves(moves) {
  return positionAfterMoves(moves).reduce((sum, place) => sum + Math.abs(place), 0);
}

/** [x, y] after words such as "up 3", as a list or as lines; right and forward are x + 1, up is y + 1. */
export function followInstructions(instructions, downIsPositive = false) {
  const ways = { up: [0, 1], down: [0, -1], north: [0, 1], south: [0, -1], left: [-1, 0], right: [1, 0] };
  const all = { ...ways, west: [-1, 0], east: [1, 0], forward: [1, 0], back: [-1, 0], backward: [-1, 0] };
  let [x, y] = [0, 0];
  for (const line of Array.isArray(instructions) ? instructions : instructions.split("\n")) {
    const [, word = "", count] = /^\s*([a-z]+)(?:\s+([0-9]+))?/i.exec(line) ?? [];
    const [dx, dy] = Object.hasOwn(all, word.toLowerCase()) ? all[word.toLowerCase()] : [0, 0];
    x += dx * Number(count ?? 1);
    y += dy * Number(count ?? 1) * (downIsPositive ? -1 : 1);
  }
  return [x + 0, y + 0];
}

/** "N", "E", "S" or "W" after turns: L and R by 90 degrees. */
export function headingAfterTurns(turns, start = "N") {
  const around = ["N", "E", "S", "W"];
  const moves = [...turns.toUpperCase()].reduce(
    (sum, turn) => sum + (turn === "R" ? 1 : turn === "L" ? 3 : 0),
    0,
  );
  return around[(around.indexOf(start) + moves) % 4];
}

/** Words of a line at spaces alone, quotes and all. */
export function splitIntoArguments(line) {
  return line.match(/\S+/g) ?? [];
}

/** [x, y] after moves where down is y + 1, as on a screen; only capitals U, D, L and R where small letters are no moves. */
export function positionAfterTheMoves(moves, onlyCapitals = false) {
  const known = onlyCapitals ? moves.replace(/[^UDLR]/g, "") : moves;
  const [x, y] = positionAfterMoves(known);
  return [x, 0 - y];
}
