/**
 * title: Compare texts: starts with, ends with, reverse of, ignoring case, by length
 * when: Two texts have to be compared without regard to case, by length or order, tested for beginning or end, or for being each other's reverse.
 * words: compare strings, ignoring case, case insensitive, starts with, ends with, prefix, suffix, equal strings, same length, longer string, alphabetical order, comes first, reverse of each other, contains word, remove prefix, remove suffix, ends in
 * param FOLD_CASE: true — whether capitals and small letters count as equal
 * param EQUAL: "equal" — answer where both are as long
 */
const FOLD_CASE = true;
const EQUAL = "equal";

const folded = (text, foldCase) => (foldCase ? text.toLowerCase() : text);

export function areEqualTexts(a, b, foldCase = FOLD_CASE) {
  return folded(a, foldCase) === folded(b, foldCase);
}

/** Whether letters and digits of both are equal; case, spaces and signs do not count. */
export function areSimilarTexts(a, b) {
  const plain = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return plain(a) === plain(b);
}

export function startsWithText(text, part, foldCase = FOLD_CASE) {
  return folded(text, foldCase).startsWith(folded(part, foldCase));
}

export function endsWithText(text, part, foldCase = FOLD_CASE) {
  return folded(text, foldCase).endsWith(folded(part, foldCase));
}

export function containsText(text, part, foldCase = FOLD_CASE) {
  return folded(text, foldCase).includes(folded(part, foldCase));
}

/** Whether the second ends the first or the first ends the second. */
export function eitherEndsWith(a, b, foldCase = FOLD_CASE) {
  return endsWithText(a, b, foldCase) || endsWithText(b, a, foldCase);
}

/** Whether a whole word stands in the text. */
export function containsWord(text, word, foldCase = FOLD_CASE) {
  const words = folded(text, foldCase).match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
  return words.includes(folded(word, foldCase));
}

export function isReverseOf(a, b, foldCase = FOLD_CASE) {
  return folded([...a].reverse().join(""), foldCase) === folded(b, foldCase);
}

/** The longer of both texts. */
export function longerText(a, b, equal = EQUAL) {
  const difference = [...a].length - [...b].length;
  return difference === 0 ? equal : difference > 0 ? a : b;
}

/** The shorter of both texts. */
export function shorterText(a, b, equal = EQUAL) {
  const difference = [...a].length - [...b].length;
  return difference === 0 ? equal : difference < 0 ? a : b;
}

/** -1, 0 or 1: the order in the alphabet. */
export function compareTexts(a, b, foldCase = FOLD_CASE) {
  const [first, second] = [folded(a, foldCase), folded(b, foldCase)];
  return first === second ? 0 : first < second ? -1 : 1;
}

/** The text that comes first in the alphabet; "" of none. */
export function alphabeticallyFirst(texts, foldCase = FOLD_CASE) {
  return texts.toSorted((a, b) => compareTexts(a, b, foldCase))[0] ?? "";
}

/** The text that comes last in the alphabet; "" of none. */
export function alphabeticallyLast(texts, foldCase = FOLD_CASE) {
  return texts.toSorted((a, b) => compareTexts(b, a, foldCase))[0] ?? "";
}

/** The text without this beginning, if it has it. */
export function withoutPrefix(text, prefix) {
  return text.startsWith(prefix) ? text.slice(prefix.length) : text;
}

/** The text without this end, if it has it. */
export function withoutSuffix(text, suffix) {
  return suffix !== "" && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;
}

/** The text with this beginning, which is put before it only if it lacks. */
export function ensurePrefix(text, prefix) {
  return text.startsWith(prefix) ? text : prefix + text;
}

/** The text with this end, which is put behind it only if it lacks. */
export function ensureSuffix(text, suffix) {
  return text.endsWith(suffix) ? text : text + suffix;
}

/** The longer of both texts, the first where they are equally long. */
export function longerTextOrOne(a, b) {
  return longerText(a, b, a);
}

/** The longer of both texts, the second where they are equally long. */
export function longerTextOrTwo(a, b) {
  return longerText(a, b, b);
}

/** The shorter of both texts, the first where they are equally long. */
export function shorterTextOrOne(a, b) {
  return shorterText(a, b, a);
}

/** The shorter of both texts, the second where they are equally long. */
export function shorterTextOrTwo(a, b) {
  return shorterText(a, b, b);
}

/** Whether a word stands between spaces, with nothing at it. */
export function containsWordAsIs(text, word, foldCase = FOLD_CASE) {
  return folded(text, foldCase).split(/\s+/).includes(folded(word, foldCase));
}
