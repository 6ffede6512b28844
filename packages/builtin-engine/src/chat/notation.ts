/** The state of the parser. */
interface Reading {
  /** What was read so far, in the calculator's notation. */
  built: string;
  /** Whether it ends with an operand. */
  operand: boolean;
  /** The number of operators and functions. */
  signs: number;
  /** The last token; `number` for any number, empty at the start. */
  before: string;
  /** The token before each open parenthesis. */
  open: readonly string[];
}

interface Token {
  text: string;
  /** The space before it, if any. */
  space: string;
  /** Whether an opening parenthesis follows immediately. */
  calls: boolean;
}

/** The state after one more token; null if that violates the grammar. */
type Reader = (reading: Reading, token: Token) => Reading | null;

const ONE = new Set("sqrt cbrt abs exp ln log10 log2 round floor ceil factorial".split(" "));
const ANGLE = new Set("sin cos tan asin acos atan".split(" "));
const MANY = new Set("min max gcd lcm mean mod".split(" "));
const TOKEN = / ?(?:((?:\d[\d,]*\d|\d)(?:\.\d+)?(?:e[+-]?\d{1,3})?|\.\d+)|([a-z][a-z\d]*)|([-+*/^!%(),]))/y;
const START: Reading = { built: "", operand: false, signs: 0, before: "", open: [] };

/**
 * Converts `sum` to the calculator's notation; null if it violates the grammar. `whole`: a single number is not an
 * expression.
 */
export function notationOf(sum: string, { whole }: { whole: boolean }): string | null {
  const read = readAll(sum.trim());
  if (!read || !read.operand || read.open.length > 0 || isShouted(read)) return null;
  return whole && read.signs === 0 ? null : read.built.trim();
}

function readAll(text: string): Reading | null {
  let reading: Reading | null = START;
  for (let at = 0; reading && at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (!match) return null;
    reading = withToken(reading, match, text[TOKEN.lastIndex] === "(");
  }
  return reading;
}

function withToken(
  reading: Reading,
  [found, number, name, mark]: RegExpExecArray,
  calls: boolean,
): Reading | null {
  const token = { text: found.trimStart(), space: found.startsWith(" ") ? " " : "", calls };
  const read = readerOf(number, name, mark)(reading, token);
  return read && { ...read, before: name ?? mark ?? "number" };
}

function readerOf(number?: string, name?: string, mark?: string): Reader {
  if (number !== undefined) return withNumber;
  if (name !== undefined) return NAMES.get(name) ?? withFunction;
  return MARKS.get(mark!) ?? withSign;
}

const withNumber: Reader = (reading, { text, space }) => {
  const digits = reading.operand ? null : plainNumber(text);
  return digits === null ? null : { ...reading, built: reading.built + space + digits, operand: true };
};

/** Removes the thousands separators of a number; null if it looks like a code. */
function plainNumber(text: string): string | null {
  if (/^0\d/.test(text)) return null;
  if (!text.includes(",")) return text;
  return /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(",", "") : null;
}

const withFunction: Reader = (reading, { text, space, calls }) => {
  const isKnown = ONE.has(text) || ANGLE.has(text) || MANY.has(text);
  if (reading.operand || !calls || !isKnown) return null;
  const name = text === "ln" ? "log" : text;
  return { ...reading, built: reading.built + space + name, signs: reading.signs + 1 };
};

/** The infix form `7 mod 3`; `mod(7, 3)` is a function call. */
const withMod: Reader = (reading, token) =>
  reading.operand
    ? { ...reading, built: `${reading.built} mod`, operand: false, signs: reading.signs + 1 }
    : withFunction(reading, token);

const withDegrees: Reader = (reading) => {
  const fits = reading.operand && /\d$/.test(reading.built) && ANGLE.has(reading.open.at(-1) ?? "");
  return fits ? { ...reading, built: `${reading.built} deg` } : null;
};

const withConstant: Reader = (reading, { text, space }) => {
  const read = withFactor(reading, text, space);
  return read && { ...read, operand: true };
};

const withOpening: Reader = (reading, { space }) => {
  const read = withFactor(reading, "(", space);
  return read && { ...read, operand: false, open: [...reading.open, reading.before] };
};

/** Implicit multiplication of a preceding operand by `factor`. */
function withFactor(reading: Reading, factor: string, space: string): Reading | null {
  const { built, operand, signs } = reading;
  if (!operand) return { ...reading, built: built + space + factor };
  // `8 / 2(2+2)` is ambiguous.
  return built.includes("/") ? null : { ...reading, built: `${built}*${factor}`, signs: signs + 1 };
}

const withClosing: Reader = (reading) =>
  reading.operand && reading.open.length > 0
    ? { ...reading, built: `${reading.built})`, open: reading.open.slice(0, -1) }
    : null;

const withComma: Reader = (reading) =>
  reading.operand && MANY.has(reading.open.at(-1) ?? "")
    ? { ...reading, built: `${reading.built},`, operand: false }
    : null;

const withFactorial: Reader = (reading) =>
  reading.operand && reading.before !== "!"
    ? { ...reading, built: `${reading.built}!`, signs: reading.signs + 1 }
    : null;

const withPercent: Reader = (reading) =>
  reading.operand ? { ...reading, built: `${reading.built}%` } : null;

/** A binary or unary operator. */
const withSign: Reader = (reading, { text, space }) => {
  const { built, operand, signs, before } = reading;
  if (operand) return { ...reading, built: built + space + text, operand: false, signs: signs + 1 };
  const isPrefix = "-+".includes(text) && before !== "-" && before !== "+";
  return isPrefix ? { ...reading, built: built + space + text } : null;
};

const NAMES: ReadonlyMap<string, Reader> = new Map([
  ["mod", withMod],
  ["deg", withDegrees],
  ["pi", withConstant],
  ["e", withConstant],
]);
const MARKS: ReadonlyMap<string, Reader> = new Map([
  ["(", withOpening],
  [")", withClosing],
  [",", withComma],
  ["!", withFactorial],
  ["%", withPercent],
]);

/** Whether the sum ends with an exclamation mark that may be emphasis instead of a factorial. */
const isShouted = ({ built, signs }: Reading) =>
  built.endsWith("!") && signs > 1 && built.indexOf("!") === built.length - 1;
