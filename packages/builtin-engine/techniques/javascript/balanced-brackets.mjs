/**
 * title: Check that brackets are balanced
 * when: Brackets of several kinds have to open and close in the right order, or the first error be found.
 * words: brackets, parentheses, braces, balanced, matching, valid parentheses, nesting, stack, syntax, nesting depth, maximum depth, unmatched bracket
 * param PAIRS: "()[]{}" — opening and closing brackets, in pairs
 */
const PAIRS = "()[]{}";

/** Place of the first wrong bracket, or of the last one that is never closed; -1 when all is well. */
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

/** Round brackets alone; all else, also other brackets, does not count. */
export function areParenthesesBalanced(text) {
  return isBalanced(text, "()");
}

/** A text of brackets only, each closed in order; any other sign makes it false, and so does an empty text where that is wanted. */
export function isBalancedOnly(text, emptyIsFalse = false) {
  return (
    [...text].every((sign) => PAIRS.includes(sign)) && isBalanced(text) && !(emptyIsFalse && text === "")
  );
}

/** Whether as many brackets of each kind open as close, in whatever order: ")(" too. */
export function isBalancedByCount(text, pairs = PAIRS) {
  const countOf = (sign) => text.split(sign).length;
  return [...pairs].every((sign, i) => i % 2 === 1 || countOf(sign) === countOf(pairs[i + 1]));
}

/** Place of the first bracket that has no partner, whether it opens or closes; -1 when all is well. */
export function firstUnmatched(text, pairs = PAIRS) {
  const open = [];
  const wrong = [];
  for (const [i, letter] of [...text].entries()) {
    const kind = pairs.indexOf(letter);
    if (kind < 0) continue;
    if (kind % 2 === 0) open.push([pairs[kind + 1], i]);
    else if (open.at(-1)?.[0] === letter) open.pop();
    else wrong.push(i);
  }
  const places = [...wrong, ...open.map(([, place]) => place)];
  return places.length === 0 ? -1 : Math.min(...places);
}

/** How many brackets stand open at most at a time, balanced or not; -1 for what is not balanced where that is wanted. */
export function maxNesting(text, minusOne = false, pairs = PAIRS) {
  if (minusOne && !isBalanced(text, pairs)) return -1;
  let [depth, most] = [0, 0];
  for (const letter of text) {
    const kind = pairs.indexOf(letter);
    if (kind >= 0) depth += kind % 2 === 0 ? 1 : -1;
    most = Math.max(most, depth);
  }
  return most;
}
