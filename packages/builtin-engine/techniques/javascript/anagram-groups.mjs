/**
 * title: Group words that are anagrams of each other
 * when: Words with the same letters in another order have to be found or put together.
 * words: anagram, group, letters, permutation, signature, sorted letters, group anagrams, find anagrams, same letters, is anagram
 * param MIN_SIZE: 1 — smallest group that is returned; 2 leaves out words without an anagram
 */
const MIN_SIZE = 1;

const sorted = (text) => [...text].sort().join("");

/** Groups of words with the same letters, written in the same case; in either case, or without words that stand alone, where that is wanted. */
export function groupAnagrams(words, foldCase = false, withoutSingles = false) {
  const folded = (word) => sorted(foldCase ? word.toLowerCase() : word);
  const keys = [...new Set(words.map(folded))];
  const groups = keys.map((key) => words.filter((word) => folded(word) === key));
  return withoutSingles ? groups.filter((group) => group.length > 1) : groups;
}

/** As groupAnagrams in either case: groups in the order of their first word; words in a group in the order of the input. */
export function anagramGroups(words, minSize = MIN_SIZE) {
  const groups = new Map();
  for (const word of words) {
    const key = [...word.toLowerCase()].sort().join("");
    const group = groups.get(key);
    if (group) group.push(word);
    else groups.set(key, [word]);
  }
  return [...groups.values()].filter((group) => group.length >= minSize);
}

/** Whether both have the same letters as often, as they are written; or in either case; or letters and digits alone in either case, without spaces and signs. */
export function areAnagrams(a, b, foldCase = false, lettersOnly = false) {
  const [first, second] = [a, b].map((text) => {
    const folded = foldCase || lettersOnly ? text.toLowerCase() : text;
    return sorted(lettersOnly ? folded.replace(/[^\p{L}\p{N}]/gu, "") : folded);
  });
  return first === second;
}

/** As areAnagrams in either case, where a word is no anagram of itself; letters and digits alone where that is wanted. */
export function isAnagramOf(word, other, lettersOnly = false) {
  return word.toLowerCase() !== other.toLowerCase() && areAnagrams(word, other, true, lettersOnly);
}

/** As groupAnagrams with each group in the order of the alphabet, and the groups too. */
export function groupAnagramsSorted(words, withoutSingles = false) {
  const groups = groupAnagrams(words, false, withoutSingles).map((group) => [...group].sort());
  return groups.sort((a, b) => (a[0] < b[0] ? -1 : 1));
}

/** The words of a list that are anagrams of a word, in their order; the word itself is none unless that is wanted. */
export function anagramsOf(word, words, withItself = false) {
  return words.filter((other) => (withItself ? areAnagrams(word, other, true) : isAnagramOf(word, other)));
}
