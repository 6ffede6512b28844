import { all, create, type BigNumber, type MathJsInstance, type MathNode, type Unit } from "mathjs";
import { refuseUnknown } from "./allowed.ts";
import type { CalculationResult } from "./calculator.ts";
import { refuseLostDigits } from "./digits.ts";
import { exactValue } from "./exact.ts";
import { defineMeasures } from "./measures.ts";
import { NoResult, NotExact } from "./rational.ts";
import { showExact, showRounded } from "./show.ts";
import { spell } from "./spelling.ts";
import { isFunction, isOperator, isSymbol } from "./tree.ts";

/** Far more digits than are shown, so that intermediate rounding does not affect the shown ones. */
const PRECISION = 80;
const DIGITS = 30;
const NEAR_NOTHING = "1e-40";
const MAX_DEPTH = 60;

// Numbers that differ only in the last of 80 digits are equal.
const settings = { number: "BigNumber", relTol: 1e-60, absTol: 1e-70 } as const;
const math = create(all!, { ...settings, precision: PRECISION });
const finer = create(all!, { ...settings, precision: 2 * PRECISION });
defineMeasures(math);
defineMeasures(finer);
const units = math.Unit as unknown as { isValuelessUnit(name: string): boolean };
// Units whose names are also names of functions.
const TIMES = new Map([
  ["min", "minute"],
  ["sec", "second"],
]);
/** Units with exact conversions. Degrees and measured constants have none. */
const DEFINED =
  /^(?:m|meters?|g|grams?|s|seconds?|minutes?|h|hrs?|hours?|days?|weeks?|l|L|litres?|liters?|inch|inches|in|foot|feet|ft|yards?|yd|miles?|mi|ounces?|oz|lbs?|lbm|poundmass|pounds?|stone|b|bits?|B|bytes?|K|kelvin|degC|celsius|degF|fahrenheit|Hz|hertz)$/;

/** Evaluates an expression in this thread, without a time limit. */
export function evaluate(expression: string): CalculationResult {
  try {
    refuseDepth(expression);
    const text = spell(expression);
    refuseUnclear(text);
    const tree = parse(math, text);
    refuseUnknown(tree, (name) => units.isValuelessUnit(name));
    return exactly(tree) ?? rounded(tree, text);
  } catch (thrown) {
    return { kind: "wrong", why: whyNot(thrown) };
  }
}

function parse(math: MathJsInstance, text: string): MathNode {
  return math.parse(text).transform((node, path) => {
    if (!isSymbol(node)) return node;
    if (path === "fn") return node.name === "ln" ? new math.SymbolNode("log") : node;
    const unit = TIMES.get(node.name);
    return unit === undefined ? node : new math.SymbolNode(unit);
  });
}

function exactly(tree: MathNode): CalculationResult | undefined {
  try {
    const value = exactValue(tree);
    if (typeof value === "boolean") return { kind: "value", value: String(value), exact: true };
    return { kind: "value", ...showExact(value) };
  } catch (thrown) {
    if (thrown instanceof NotExact || thrown instanceof RangeError) return undefined;
    throw thrown;
  }
}

function rounded(tree: MathNode, text: string): CalculationResult {
  if (tree.filter((node) => isFunction(node) && node.fn.name === "isPrime").length > 0)
    throw new NoResult(
      "whether a number is prime is told of whole numbers that are known exactly, by itself",
    );
  refuseLostDigits(finer, parse(finer, text), 2 * PRECISION - 10);
  const value: unknown = tree.compile().evaluate();
  const shown = (digits: number) => showRounded(math, value, digits);
  if (math.isBigNumber(value))
    return { kind: "value", value: certain(value, shown(DIGITS), text), exact: false };
  const exact = math.isUnit(value) && isDefined(tree) && shown(DIGITS) === shown(PRECISION - 10);
  return { kind: "value", value: shown(DIGITS), exact };
}

/**
 * `shown`, if a higher precision gives the same digits. A tiny value that shrinks with the precision is a rounding error of
 * zero, as in sin(pi). Throws NoResult if the value changes in any other way, as 1e99 mod 7.5 would.
 */
function certain(value: BigNumber, shown: string, text: string): string {
  const closer: unknown = parse(finer, text).compile().evaluate();
  if (showRounded(finer, closer, DIGITS) === shown) return shown;
  const shrinks = math.isBigNumber(closer) && closer.abs().lt(value.abs().div(2));
  if (shrinks && value.abs().lt(NEAR_NOTHING)) return "0";
  throw new NoResult("that needs more digits than are kept here");
}

const EXACT_OPERATORS = /^(?:add|subtract|multiply|divide|to|unaryMinus|unaryPlus|pow)$/;
function isDefined(tree: MathNode): boolean {
  return tree
    .filter((node) => isFunction(node) || isOperator(node) || isSymbol(node))
    .every((node) => {
      if (isOperator(node)) return EXACT_OPERATORS.test(node.fn);
      return isSymbol(node) && units.isValuelessUnit(node.name) && DEFINED.test(baseOf(node.name));
    });
}

const baseOf = (name: string) =>
  (math.unit(name) as Unit & { units: { unit: { name: string } }[] }).units[0]?.unit.name ?? "";

/** Throws NoResult for notation that is ambiguous, or that people read differently from the parser. */
function refuseUnclear(text: string): void {
  if (/%\s*\(/.test(text)) throw new NoResult("write what is to be done between % and a bracket");
  if (/!\s*!/.test(text)) throw new NoResult("a double factorial is not known here");
  if (
    /[a-z]\s+\d[\d.]*\s+(?:to|in)\b/i.test(text) ||
    /\([^()]*\d\s*(?!e[-+]?\d)[a-z][^()]*\)\s+(?!(?:to|in|mod|and|or|xor)\b)[a-z]/i.test(text)
  )
    throw new NoResult("say the unit of each number, and `to` before the unit that is wanted");
}

function refuseDepth(text: string): void {
  let depth = 0;
  for (const sign of text) {
    if (/[([{]/.test(sign)) depth++;
    else if (/[)\]}]/.test(sign)) depth--;
    if (depth > MAX_DEPTH) throw new NoResult(`brackets nest at most ${MAX_DEPTH} deep`);
  }
}

/** The reason in the service's own words, because the parser's messages quote the expression and its internals. */
function whyNot(thrown: unknown): string {
  if (thrown instanceof NoResult) return thrown.message;
  if (thrown instanceof RangeError) return "that nests too deeply or grows too large to calculate";
  if (thrown instanceof SyntaxError) return "the expression cannot be read; write it like 2 * (3 + 4)";
  const message = thrown instanceof Error ? thrown.message : "";
  if (/units? (?:do not|don't) match|dimension/i.test(message)) return "these units do not go together";
  if (/too (?:many|few) arguments/i.test(message)) return "a function was given too many or too few numbers";
  return "that cannot be calculated";
}
