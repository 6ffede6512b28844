/**
 * title: Common letters and words of two texts, letters only in one
 * when: Two texts or a list of words have to be compared by their letters or words: what both share, what only one has, which letter was added, or how much they are alike.
 * words: common letters, shared letters, common characters, letters in both, letters in common, unique to each, difference of strings, find the difference, added letter, common words, shared words, same letters, similarity, two strings, uncommon words, overlap
 * param FOLD_CASE: true — whether capitals and small letters count as equal
 * param KEEP_REPEATS: false — whether a letter that both have twice counts twice
 */
const FOLD_CASE = true;
const KEEP_REPEATS = false;

const lettersIn = (text, foldCase) =>
  [...(foldCase ? text.toLowerCase() : text)].filter((one) => one.trim() !== "");

const wordsIn = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];

/** Of each item as many as the others have too. */
function shared(items, others) {
  const left = [...others];
  return items.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Letters of the first text that the second has too, in the order of the first; spaces do not count. */
export function commonLetters(a, b, keepRepeats = KEEP_REPEATS, foldCase = FOLD_CASE) {
  const found = shared(lettersIn(a, foldCase), lettersIn(b, foldCase));
  return keepRepeats ? found : [...new Set(found)];
}

/** The common letters as a text in the order of the alphabet. */
export function commonLettersSorted(a, b, keepRepeats = KEEP_REPEATS, foldCase = FOLD_CASE) {
  return commonLetters(a, b, keepRepeats, foldCase).sort().join("");
}

/** How many letters both share; a letter that both have twice counts twice where repeats are kept. */
export function countCommonLetters(a, b, keepRepeats = KEEP_REPEATS, foldCase = FOLD_CASE) {
  return commonLetters(a, b, keepRepeats, foldCase).length;
}

/** Letters that all words have, as often as all have them, in the order of the first word. */
export function lettersInAll(words, keepRepeats = true, foldCase = FOLD_CASE) {
  const [first = [], ...others] = words.map((word) => lettersIn(word, foldCase));
  const found = others.reduce(shared, first);
  return keepRepeats ? found : [...new Set(found)];
}

/** Letters of the first text that the second lacks, each once. */
export function lettersOnlyInFirst(a, b, foldCase = FOLD_CASE) {
  const others = lettersIn(b, foldCase);
  return [...new Set(lettersIn(a, foldCase))].filter((letter) => !others.includes(letter));
}

/** Letters that only one of both has, those of the first before those of the second. */
export function lettersInOneOnly(a, b, foldCase = FOLD_CASE) {
  return [...lettersOnlyInFirst(a, b, foldCase), ...lettersOnlyInFirst(b, a, foldCase)];
}

/** The letter that the longer text has more than the other; "" when there is none. */
export function addedLetter(a, b) {
  const [short, long] = a.length <= b.length ? [[...a], [...b]] : [[...b], [...a]];
  for (const letter of shared(short, long)) long.splice(long.indexOf(letter), 1);
  return long[0] ?? "";
}

/** Whether both use the same letters, however often. */
export function useSameLetters(a, b, foldCase = FOLD_CASE) {
  return lettersInOneOnly(a, b, foldCase).length === 0;
}

/** Words of the first text that the second has too, each once, in lower case. */
export function commonWords(a, b) {
  const others = wordsIn(b);
  return [...new Set(wordsIn(a))].filter((word) => others.includes(word));
}

export function countCommonWords(a, b) {
  return commonWords(a, b).length;
}

/** Words that stand once in both texts together. */
export function uncommonWords(a, b) {
  const all = [...wordsIn(a), ...wordsIn(b)];
  return all.filter((word) => all.indexOf(word) === all.lastIndexOf(word));
}

/** All letters of both texts once each, in the order of the alphabet. */
export function allLettersSorted(a, b = "") {
  return [...new Set(lettersIn(a + b, true))].sort().join("");
}
