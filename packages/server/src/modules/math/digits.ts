import type { MathJsInstance, MathNode } from "mathjs";
import { NoResult } from "./rational.ts";
import { isFunction, isOperator } from "./tree.ts";

/** Whose result hangs on the last digit of what they are given. */
const LAST_DIGIT =
  /^(?:mod|floor|ceil|fix|round|gcd|lcm|equal|unequal|larger|smaller|largerEq|smallerEq|isPrime)$/;

/**
 * Refuses what more digits would not show to be wrong: a remainder, a comparison or a rounding of a number that is longer
 * than all digits that are kept, and a sum that drops one of its parts before it goes on. Throws NoResult.
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
