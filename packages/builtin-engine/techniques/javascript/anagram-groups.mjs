/**
 * title: Group words that are anagrams of each other
 * when: Words with the same letters in another order have to be found or put together.
 * words: anagram, group, letters, permutation, signature, sorted letters
 * param MIN_SIZE: 1 — smallest group that is returned; 2 leaves out words without an anagram
 */
const MIN_SIZE = 1;

/** Groups in the order of their first word; words in a group in the order of the input. */
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

export function areAnagrams(a, b) {
  return anagramGroups([a, b]).length === 1;
}
