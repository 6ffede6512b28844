/**
 * title: Words by first letter or length, words starting or ending with
 * when: Words of a text or list have to be grouped by first letter, last letter or length, or those kept or counted that begin with, end with or contain something.
 * words: group words, by first letter, by length, starts with, begins with, ends with, containing, words with letter, filter words, count words starting, dictionary of words, prefix, suffix, index of words, capitalized words, alphabetical groups, names starting
 * param PART: "a" — what words begin or end with, or contain
 * param FOLD_CASE: true — whether capitals and small letters count as equal
 */
const PART = "a";
const FOLD_CASE = true;

/** Words of a text without the signs around them; a list is taken as it is. */
function wordsIn(words) {
  return Array.isArray(words) ? words : (words.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []);
}

const folded = (text, foldCase) => (foldCase ? text.toLowerCase() : text);

function grouped(words, keyOf) {
  const groups = new Map();
  for (const word of words) groups.set(keyOf(word), [...(groups.get(keyOf(word)) ?? []), word]);
  return Object.fromEntries(groups);
}

/** {"a": ["apple", "Ant"]}: words by their first letter, in lower case. */
export function wordsByFirstLetter(text, foldCase = FOLD_CASE) {
  return grouped(wordsIn(text), (word) => folded([...word][0] ?? "", foldCase));
}

/** {"e": ["apple"]}: words by their last letter, in lower case. */
export function wordsByLastLetter(text, foldCase = FOLD_CASE) {
  return grouped(wordsIn(text), (word) => folded([...word].at(-1) ?? "", foldCase));
}

/** {"3": ["one", "two"]}. */
export function wordsByLength(text) {
  return grouped(wordsIn(text), (word) => String([...word].length));
}

export function wordsStartingWith(text, part = PART, foldCase = FOLD_CASE) {
  return wordsIn(text).filter((word) => folded(word, foldCase).startsWith(folded(part, foldCase)));
}

export function wordsEndingWith(text, part = PART, foldCase = FOLD_CASE) {
  return wordsIn(text).filter((word) => folded(word, foldCase).endsWith(folded(part, foldCase)));
}

export function wordsContaining(text, part = PART, foldCase = FOLD_CASE) {
  return wordsIn(text).filter((word) => folded(word, foldCase).includes(folded(part, foldCase)));
}

export function wordsNotContaining(text, part = PART, foldCase = FOLD_CASE) {
  return wordsIn(text).filter((word) => !folded(word, foldCase).includes(folded(part, foldCase)));
}

export function countWordsStartingWith(text, part = PART, foldCase = FOLD_CASE) {
  return wordsStartingWith(text, part, foldCase).length;
}

export function countWordsEndingWith(text, part = PART, foldCase = FOLD_CASE) {
  return wordsEndingWith(text, part, foldCase).length;
}

/** How many words begin with each letter, in lower case. */
export function firstLetterCounts(text, foldCase = FOLD_CASE) {
  const groups = Object.entries(wordsByFirstLetter(text, foldCase));
  return Object.fromEntries(groups.map(([letter, words]) => [letter, words.length]));
}

/** Words that begin with a capital. */
export function capitalizedWords(text) {
  return wordsIn(text).filter((word) => /^\p{Lu}/u.test(word));
}

/** Words that begin and end with the same letter, in either case. */
export function sameEndsWords(text) {
  return wordsIn(text).filter((word) => {
    const letters = [...word.toLowerCase()];
    return letters.length > 0 && letters[0] === letters.at(-1);
  });
}

/** Words are all that stands between spaces, with their signs; case does not matter, with false it does. */
export function wordsStartingWithAsIs(text, part = PART, foldCase = FOLD_CASE) {
  return wordsStartingWith(text.match(/\S+/g) ?? [], part, foldCase);
}

/** Words are all that stands between spaces: a comma or full stop at the end is their last sign. */
export function wordsEndingWithAsIs(text, part = PART, foldCase = FOLD_CASE) {
  return wordsEndingWith(text.match(/\S+/g) ?? [], part, foldCase);
}

/** Words are all that stands between spaces, with their signs. */
export function wordsContainingAsIs(text, part = PART, foldCase = FOLD_CASE) {
  return wordsContaining(text.match(/\S+/g) ?? [], part, foldCase);
}

/** How many words, as they stand between spaces, begin with a part. */
export function countWordsStartingWithAsIs(text, part = PART, foldCase = FOLD_CASE) {
  return wordsStartingWithAsIs(text, part, foldCase).length;
}

/** How many words, as they stand between spaces, end with a part. */
export function countWordsEndingWithAsIs(text, part = PART, foldCase = FOLD_CASE) {
  return wordsEndingWithAsIs(text, part, foldCase).length;
}

/** How many words hold a part. */
export function countWordsContaining(text, part = PART, foldCase = FOLD_CASE) {
  return wordsContaining(text, part, foldCase).length;
}

/** Words of at least two letters that begin and end with the same letter, in either case. */
export function sameEndsWordsFromTwo(text) {
  return sameEndsWords(text).filter((word) => [...word].length >= 2);
}

/** Words that begin and end with the same letter exactly as it is written: case matters. */
export function sameEndsWordsAsIs(text) {
  return wordsIn(text).filter((word) => [...word][0] === [...word].at(-1) && word !== "");
}

/** Words of capitals only: all their letters are large, and there is at least one. */
export function wordsInCapitals(text) {
  return wordsIn(text).filter((word) => word === word.toUpperCase() && word !== word.toLowerCase());
}
