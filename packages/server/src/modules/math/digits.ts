import type { MathJsInstance, MathNode } from "mathjs";
import { NoResult } from "./rational.ts";
import { isFunction, isOperator } from "./tree.ts";

/** Functions whose result depends on the last digit of their arguments. */
const LAST_DIGIT =
  /^(?:mod|floor|ceil|fix|round|gcd|lcm|equal|unequal|larger|smaller|largerEq|smallerEq|isPrime)$/;

/**
 * Throws NoResult for errors that a higher precision would not reveal: a remainder, comparison or rounding of a number with
 * more than `digits` digits, and an intermediate sum in which a term is lost.
 */
export function refuseLostDigits(math: MathJsInstance, tree: MathNode, digits: number): void {
  const sizeOf = (node: MathNode): number | undefined => {
    const value: unknown = node.compile().evaluate();
    return math.isBigNumber(value) && !value.isZero() ? value.e : undefined;
  };
  tree.traverse((node) => {
    if (!isOperator(node) && !isFunction(node)) return;
    const name = isOperator(node) ? node.fn : node.fn.name;
    const adds = name === "add" || name === "subtract";
    if (!adds && !LAST_DIGIT.test(name)) return;
    const sizes = node.args.map(sizeOf).filter((size) => size !== undefined);
    const largest = Math.max(...sizes, 0);
    const lost = adds
      ? sizes.length > 1 && largest - Math.min(...sizes) >= digits && node !== tree
      : largest >= digits;
    const left = adds && largest >= digits ? (sizeOf(node) ?? -Infinity) : largest;
    if (lost || largest - left > digits / 2) throw new NoResult("that needs more digits than are kept here");
  });
}
