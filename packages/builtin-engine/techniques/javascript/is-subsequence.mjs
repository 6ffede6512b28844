/**
 * title: Subsequence, sublist, and whether letters suffice for a word
 * when: It has to be known whether one text or list occurs inside another in order, as one piece, or can be built from its letters.
 * words: subsequence, is subsequence, sublist, contains list, ransom note, can build, can construct, scramble, in order, contained, magazine, ransom note words, enough letters
 * param FOLD_CASE: false — whether letters that differ in case alone are the same
 */
const FOLD_CASE = false;

function compared(items, foldCase) {
  return [...(foldCase && typeof items === "string" ? items.toLowerCase() : items)];
}

/** Whether the part is left when items are taken out of the whole: "ace" of "abcde". */
export function isSubsequence(part, whole, foldCase = FOLD_CASE) {
  const wanted = compared(part, foldCase);
  let found = 0;
  for (const item of compared(whole, foldCase))
    if (found < wanted.length && item === wanted[found]) found += 1;
  return found === wanted.length;
}

/** Whether the part stands in the whole as one piece. */
export function isSublist(part, whole, foldCase = FOLD_CASE) {
  const [wanted, all] = [compared(part, foldCase), compared(whole, foldCase)];
  const starts = all.length - wanted.length + 1;
  return Array.from({ length: Math.max(0, starts) }).some((_, start) =>
    wanted.every((item, i) => item === all[start + i]),
  );
}

/** Whether the letters of the source, each used once, suffice for the word: the ransom note. */
export function canConstruct(word, source, foldCase = FOLD_CASE) {
  const left = compared(source, foldCase);
  return compared(word, foldCase).every((letter) => {
    const place = left.indexOf(letter);
    if (place < 0) return false;
    left.splice(place, 1);
    return true;
  });
}

/** How often the part can be read out of the whole in order. */
export function countSubsequences(part, whole, foldCase = FOLD_CASE) {
  const wanted = compared(part, foldCase);
  const ways = [1, ...wanted.map(() => 0)];
  for (const item of compared(whole, foldCase))
    for (let i = wanted.length; i > 0; i--) ways[i] += wanted[i - 1] === item ? ways[i - 1] : 0;
  return ways[wanted.length];
}

const wordsIn = (text, foldCase) => (foldCase ? text.toLowerCase() : text).match(/\S+/g) ?? [];

/** Whether the words of the source, each used once, suffice for a note; whole words between spaces. */
export function canConstructFromWords(note, source, foldCase = FOLD_CASE) {
  const left = wordsIn(source, foldCase);
  return wordsIn(note, foldCase).every((word) => {
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** As canConstruct where spaces and signs do not count; in either case of the letters, or in the same. */
export function canConstructOfLetters(text, source, foldCase = true) {
  return canConstruct(text.replace(/[^\p{L}\p{N}]/gu, ""), source, foldCase);
}

/** Whether all letters of the word are in the source, each as often as one likes. */
export function canConstructWithAny(word, source, foldCase = FOLD_CASE) {
  const known = compared(source, foldCase);
  return compared(word, foldCase).every((letter) => known.includes(letter));
}
