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
