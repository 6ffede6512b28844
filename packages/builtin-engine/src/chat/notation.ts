/** How much of a sum has been read. */
interface Reading {
  /** It, in the calculator's own notation. */
  built: string;
  /** Whether it ends with something that has a value. */
  operand: boolean;
  /** How many signs and functions it has. */
  signs: number;
  /** Its last token; `number` for any number, empty at the start. */
  before: string;
  /** What stands before each bracket that is open. */
  open: readonly string[];
}

interface Token {
  text: string;
  /** What goes before it, if anything. */
  space: string;
  /** Whether a bracket follows at once. */
  calls: boolean;
}

/** What is read with one more token; null where that breaks the grammar. */
type Reader = (reading: Reading, token: Token) => Reading | null;

const ONE = new Set("sqrt cbrt abs exp ln log10 log2 round floor ceil factorial".split(" "));
const ANGLE = new Set("sin cos tan asin acos atan".split(" "));
const MANY = new Set("min max gcd lcm mean mod".split(" "));
const TOKEN = / ?(?:((?:\d[\d,]*\d|\d)(?:\.\d+)?(?:e[+-]?\d{1,3})?|\.\d+)|([a-z][a-z\d]*)|([-+*/^!%(),]))/y;
const START: Reading = { built: "", operand: false, signs: 0, before: "", open: [] };

/**
 * `sum` in the calculator's own notation; null where it breaks the grammar of what a calculator reads or asks for
 * nothing. `whole`: a number alone is no expression.
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

/** A number without its thousands' marks; null where it is written like a code. */
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

/** `7 mod 3`, beside `mod(7, 3)`. */
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

/** After a value, `factor` multiplies it. */
function withFactor(reading: Reading, factor: string, space: string): Reading | null {
  const { built, operand, signs } = reading;
  if (!operand) return { ...reading, built: built + space + factor };
  // `8 / 2(2+2)` is read in two ways.
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

/** A sign between two values, or before one. */
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

/** An exclamation mark at the end of a longer sum may be just that. */
const isShouted = ({ built, signs }: Reading) =>
  built.endsWith("!") && signs > 1 && built.indexOf("!") === built.length - 1;
