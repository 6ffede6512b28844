/**
 * title: Check that brackets are balanced
 * when: Brackets of several kinds have to open and close in the right order, or the first error be found.
 * words: brackets, parentheses, braces, balanced, matching, valid parentheses, nesting, stack, syntax
 * param PAIRS: "()[]{}" — opening and closing brackets, in pairs
 */
const PAIRS = "()[]{}";

/** Place of the first wrong bracket, or of the one that is never closed; -1 when all is well. */
export function firstUnbalanced(text, pairs = PAIRS) {
  const open = [];
  for (const [i, letter] of [...text].entries()) {
    const kind = pairs.indexOf(letter);
    if (kind < 0) continue;
    if (kind % 2 === 0) open.push([pairs[kind + 1], i]);
    else if (open.length === 0 || open.pop()[0] !== letter) return i;
  }
  return open.length > 0 ? open.at(-1)[1] : -1;
}

export function isBalanced(text, pairs = PAIRS) {
  return firstUnbalanced(text, pairs) === -1;
}

export function deepestNesting(text, pairs = PAIRS) {
  if (!isBalanced(text, pairs)) throw new RangeError("not balanced");
  let [depth, deepest] = [0, 0];
  for (const letter of text) {
    const kind = pairs.indexOf(letter);
    if (kind >= 0) depth += kind % 2 === 0 ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
