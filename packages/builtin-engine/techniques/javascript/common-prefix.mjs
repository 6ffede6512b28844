/**
 * title: Longest common prefix, suffix and substring
 * when: The beginning, ending or longest part that two or more texts or words share is wanted.
 * words: common prefix, longest common prefix, common suffix, common ending, shared beginning, longest common substring, starts with
 * param FOLD_CASE: false — whether letters that differ in case alone are the same
 */
const FOLD_CASE = false;

const compared = (text, foldCase) => [...(foldCase ? text.toLowerCase() : text)];

/** As the first text writes it. */
export function commonPrefix(a, b, foldCase = FOLD_CASE) {
  const [left, right] = [compared(a, foldCase), compared(b, foldCase)];
  const end = left.findIndex((letter, place) => letter !== right[place]);
  return end < 0 ? a : [...a].slice(0, end).join("");
}

export function commonSuffix(a, b, foldCase = FOLD_CASE) {
  const backwards = (text) => [...text].reverse().join("");
  return backwards(commonPrefix(backwards(a), backwards(b), foldCase));
}

/** What all texts of a list begin with. */
export function longestCommonPrefix(texts, foldCase = FOLD_CASE) {
  return texts.reduce((prefix, text) => commonPrefix(prefix, text, foldCase), texts[0] ?? "");
}

/** What all texts of a list end with. */
export function longestCommonSuffix(texts, foldCase = FOLD_CASE) {
  return texts.reduce((suffix, text) => commonSuffix(suffix, text, foldCase), texts[0] ?? "");
}

/** The longest run of characters in both texts, the first in `a` among equals. */
export function longestCommonSubstring(a, b, foldCase = FOLD_CASE) {
  const [left, right] = [compared(a, foldCase), compared(b, foldCase)];
  let [end, longest] = [0, 0];
  let before = [];
  for (const [i, letter] of left.entries()) {
    // How long the run is that ends here and at each place of the other text.
    const row = right.map((other, j) => (other === letter ? (before[j - 1] ?? 0) + 1 : 0));
    const best = Math.max(0, ...row);
    if (best > longest) [end, longest] = [i + 1, best];
    before = row;
  }
  return [...a].slice(end - longest, end).join("");
}

/** The words that two texts have in common from their beginning on, joined by spaces. */
export function commonWordsFromBeginning(a, b, foldCase = FOLD_CASE) {
  const words = [a, b].map((text) =>
    (text.match(/\S+/g) ?? []).map((word) => compared(word, foldCase).join("")),
  );
  const end = words[0].findIndex((word, place) => word !== words[1][place]);
  return (a.match(/\S+/g) ?? []).slice(0, end < 0 ? words[0].length : end).join(" ");
}

/** All longest runs of characters in both texts, in the order in which the first text has them; none of nothing. */
export function longestCommonSubstrings(a, b, foldCase = FOLD_CASE) {
  const size = [...longestCommonSubstring(a, b, foldCase)].length;
  if (size === 0) return [];
  const [left, right] = [compared(a, foldCase), compared(b, foldCase).join("")];
  const parts = left.map((_, i) => left.slice(i, i + size).join(""));
  const places = parts.flatMap((part, i) => (right.includes(part) && i + size <= left.length ? [i] : []));
  return [...new Set(places.map((place) => [...a].slice(place, place + size).join("")))];
}
