import { type Dimensions, isAlike, timesPower } from "../measures/dimensions.ts";

/** A value of an expression: the number, and how much it is in base units. */
export interface Measured {
  number: number;
  amount: number;
  dimensions: Dimensions;
}

/** Reads what a number of an expression may measure; undefined if that is not known. */
export type ReadNumber = (written: string) => Measured[] | undefined;

/** The most readings that are followed. */
const MOST = 64;
const TOKEN = /\s*(\d[\d_]*(?:\.\d+)?(?:e[-+]?\d+)?|\*\*|[-+*/^()])/iuy;
const MOST_CHARS = 300;

/**
 * What the value of an expression may measure, if its numbers measure what is read of them; undefined if it has anything but numbers,
 * operators and brackets.
 */
export function measuredBy(expression: string, read: ReadNumber): Measured[] | undefined {
  const tokens = tokensOf(expression.replaceAll("×", "*").replaceAll("÷", "/").replaceAll("−", "-"));
  if (!tokens) return undefined;
  const parser = { tokens, at: 0, read };
  const sum = sumOf(parser);
  return sum && parser.at === tokens.length ? sum : undefined;
}

function tokensOf(expression: string): string[] | undefined {
  const tokens: string[] = [];
  const pattern = new RegExp(TOKEN.source, "iuy");
  const text = expression.trim();
  if (text.length > MOST_CHARS) return undefined;
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text);
    if (!match) return undefined;
    tokens.push(match[1] === "**" ? "^" : match[1]!);
  }
  return tokens;
}

interface Parser {
  tokens: readonly string[];
  at: number;
  read: ReadNumber;
}
type Readings = Measured[] | undefined;

const combined = (
  left: Readings,
  right: Readings,
  join: (a: Measured, b: Measured) => Measured | undefined,
): Readings => {
  if (!left || !right || left.length * right.length > MOST) return undefined;
  return left.flatMap((a) => right.flatMap((b) => join(a, b) ?? []));
};

const add = (sign: number) => (a: Measured, b: Measured) =>
  isAlike(a.dimensions, b.dimensions)
    ? { ...a, number: a.number + sign * b.number, amount: a.amount + sign * b.amount }
    : undefined;

const multiply = (power: number) => (a: Measured, b: Measured) => ({
  number: a.number * b.number ** power,
  amount: a.amount * b.amount ** power,
  dimensions: timesPower(a.dimensions, b.dimensions, power),
});

function sumOf(parser: Parser): Readings {
  let left = productOf(parser);
  for (let sign = parser.tokens[parser.at]; sign === "+" || sign === "-"; sign = parser.tokens[parser.at]) {
    parser.at += 1;
    left = combined(left, productOf(parser), add(sign === "+" ? 1 : -1));
  }
  return left;
}

function productOf(parser: Parser): Readings {
  let left = powerOf(parser);
  for (let sign = parser.tokens[parser.at]; sign === "*" || sign === "/"; sign = parser.tokens[parser.at]) {
    parser.at += 1;
    left = combined(left, powerOf(parser), multiply(sign === "*" ? 1 : -1));
  }
  return left;
}

function powerOf(parser: Parser): Readings {
  const base = atomOf(parser);
  if (parser.tokens[parser.at] !== "^") return base;
  const power = Number(parser.tokens[parser.at + 1]);
  parser.at += 2;
  if (!Number.isInteger(power)) return undefined;
  return base?.map((one) => ({
    number: one.number ** power,
    amount: one.amount ** power,
    dimensions: timesPower(new Map(), one.dimensions, power),
  }));
}

function atomOf(parser: Parser): Readings {
  const token = parser.tokens[parser.at++];
  if (token === "(") {
    const sum = sumOf(parser);
    return parser.tokens[parser.at++] === ")" ? sum : undefined;
  }
  return token !== undefined && /^\d/.test(token) ? parser.read(token.replaceAll("_", "")) : undefined;
}
