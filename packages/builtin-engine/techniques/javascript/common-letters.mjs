/**
 * title: Common letters and words of two texts, letters only in one
 * when: Two texts or a list of words have to be compared by their letters or words: what both share, what only one has, which letter was added, or how much they are alike.
 * words: common letters, shared letters, common characters, letters in both, letters in common, unique to each, difference of strings, find the difference, added letter, common words, shared words, same letters, similarity, two strings, uncommon words, overlap
 * param FOLD_CASE: false — whether capitals and small letters count as equal
 * param KEEP_REPEATS: false — whether a letter that both have twice counts twice
 */
const FOLD_CASE = false;
const KEEP_REPEATS = false;

const charactersIn = (text, foldCase) => [...(foldCase ? text.toLowerCase() : text)];

const lettersIn = (text, foldCase) => charactersIn(text, foldCase).filter((one) => one.trim() !== "");

const once = (items) => [...new Set(items)];

const folded = (text, foldCase) => (foldCase ? text.toLowerCase() : text);

/** Words between spaces, signs and all. */
const wordsAtSpaces = (text, foldCase) => folded(text, foldCase).match(/\S+/g) ?? [];

/** Words without the signs round them. */
const wordsIn = (text, foldCase) =>
  folded(text, foldCase).match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];

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
export function commonLetters(a, b, foldCase = FOLD_CASE, keepRepeats = KEEP_REPEATS) {
  const found = shared(lettersIn(a, foldCase), lettersIn(b, foldCase));
  return keepRepeats ? found : [...new Set(found)];
}

/** Characters of the first text that the second has too, spaces and signs as well. */
export function commonCharacters(a, b, foldCase = FOLD_CASE, keepRepeats = KEEP_REPEATS) {
  const found = shared(charactersIn(a, foldCase), charactersIn(b, foldCase));
  return keepRepeats ? found : once(found);
}

/** How many different characters both have, spaces and signs as well. */
export function countCommonCharacters(a, b, foldCase = FOLD_CASE, keepRepeats = KEEP_REPEATS) {
  return commonCharacters(a, b, foldCase, keepRepeats).length;
}

/** The common letters as a text in the order of the alphabet. */
export function commonLettersSorted(a, b, foldCase = FOLD_CASE, keepRepeats = KEEP_REPEATS) {
  return commonLetters(a, b, foldCase, keepRepeats).sort().join("");
}

/** How many letters both share; a letter that both have twice counts twice where repeats are kept. */
export function countCommonLetters(a, b, foldCase = FOLD_CASE, keepRepeats = KEEP_REPEATS) {
  return commonLetters(a, b, foldCase, keepRepeats).length;
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

/** Words of the first text that the second has too, each once: parted at spaces and compared as they are, or in lower case. */
export function commonWords(a, b, foldCase = FOLD_CASE) {
  const others = wordsAtSpaces(b, foldCase);
  return once(wordsAtSpaces(a, foldCase)).filter((word) => others.includes(word));
}

/** As commonWords where commas, full stops and other signs round a word do not count. */
export function commonWordsOnly(a, b, foldCase = true) {
  const others = wordsIn(b, foldCase);
  return once(wordsIn(a, foldCase)).filter((word) => others.includes(word));
}

export function countCommonWords(a, b, foldCase = FOLD_CASE) {
  return commonWords(a, b, foldCase).length;
}

/** As countCommonWords where signs round a word do not count. */
export function countCommonWordsOnly(a, b, foldCase = true) {
  return commonWordsOnly(a, b, foldCase).length;
}

const alone = (all) => all.filter((word) => all.indexOf(word) === all.lastIndexOf(word));

/** Words that stand once in both texts together: parted at spaces and compared as they are, or in lower case. */
export function uncommonWords(a, b, foldCase = FOLD_CASE) {
  return alone([...wordsAtSpaces(a, foldCase), ...wordsAtSpaces(b, foldCase)]);
}

/** As uncommonWords where signs round a word do not count. */
export function uncommonWordsOnly(a, b, foldCase = true) {
  return alone([...wordsIn(a, foldCase), ...wordsIn(b, foldCase)]);
}

/** Words that one text has and the other lacks, each once, those of the first text before those of the second. */
export function uncommonWordsInOne(a, b, foldCase = FOLD_CASE) {
  const [first, second] = [once(wordsAtSpaces(a, foldCase)), once(wordsAtSpaces(b, foldCase))];
  return [
    ...first.filter((word) => !second.includes(word)),
    ...second.filter((word) => !first.includes(word)),
  ];
}

/** All letters of both texts once each, in the order of the alphabet. */
export function allLettersSorted(a, b = "", foldCase = true) {
  return [...new Set(lettersIn(a + b, foldCase))].sort().join("");
}

/** Letters alone, no digits and signs, that both texts have, in the order of the first; in either case where that is wanted. */
export function commonLettersOnly(a, b, foldCase = FOLD_CASE, keepRepeats = KEEP_REPEATS) {
  const bare = (text) => text.replace(/[^\p{L}]/gu, "");
  return commonLetters(bare(a), bare(b), foldCase, keepRepeats);
}

/** As commonLetters in one text, in the order of the first text. */
export function commonLettersAsText(a, b, foldCase = FOLD_CASE, keepRepeats = KEEP_REPEATS) {
  return commonLetters(a, b, foldCase, keepRepeats).join("");
}
