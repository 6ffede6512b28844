/**
 * title: Remove consecutive duplicates and repeated characters or words
 * when: Repeats that follow one another in a text or list have to become one, be grouped or cancel each other, or each character or word be kept once.
 * words: consecutive duplicates, adjacent duplicates, repeated characters, squeeze, dedupe, remove duplicate characters, remove duplicate words, compress list, group runs, pack
 * param MOST: 1 — how many of a run are kept
 */
const MOST = 1;

const joined = (source, parts) => (typeof source === "string" ? parts.join("") : parts);

/** Equal neighbours of a text or list as lists: [1, 1, 2] → [[1, 1], [2]]. */
export function groupConsecutive(items) {
  const groups = [];
  for (const item of items) {
    if (groups.at(-1)?.[0] === item) groups.at(-1).push(item);
    else groups.push([item]);
  }
  return groups;
}

/** Of equal neighbours in a text or list the first stays, or as many as are asked for. */
export function removeConsecutiveDuplicates(items, most = MOST) {
  return joined(
    items,
    groupConsecutive(items).flatMap((group) => group.slice(0, most)),
  );
}

/** Two equal neighbours cancel each other, again and again, until there are none: "abbaca" → "ca". */
export function removeAdjacentPairs(items) {
  const kept = [];
  for (const item of items) {
    if (kept.length > 0 && kept.at(-1) === item) kept.pop();
    else kept.push(item);
  }
  return joined(items, kept);
}

/** Each character once, at its first place. */
export function removeDuplicateCharacters(text) {
  return [...new Set(text)].join("");
}

/** Each word once, at its first place. */
export function removeDuplicateWords(text) {
  return [...new Set(text.split(/\s+/).filter(Boolean))].join(" ");
}

/** A word that follows itself is written once. */
export function removeConsecutiveDuplicateWords(text) {
  return removeConsecutiveDuplicates(text.split(/\s+/).filter(Boolean)).join(" ");
}

/** Whether two neighbours are equal. */
export function hasConsecutiveDuplicates(items) {
  return groupConsecutive(items).some((group) => group.length > 1);
}

/** Of equal neighbours the first stays; capitals and small letters are the same. */
export function removeConsecutiveDuplicatesInAnyCase(text) {
  return [...text].filter((letter, i, all) => letter.toLowerCase() !== all[i - 1]?.toLowerCase()).join("");
}

/** Each character once where capitals and small letters are the same: the first one stays. */
export function removeDuplicateCharactersInAnyCase(text) {
  const lower = [...text.toLowerCase()];
  return [...text].filter((_, i) => lower.indexOf(lower[i]) === i).join("");
}

/** Each character once, at its last place. */
export function removeDuplicateCharactersOrLast(text) {
  return [...text].filter((letter, i, all) => all.lastIndexOf(letter) === i).join("");
}

/** Characters that occur more than once are taken away altogether. */
export function removeDuplicateCharactersAtAll(text) {
  return [...text].filter((letter, i, all) => all.indexOf(letter) === all.lastIndexOf(letter)).join("");
}

/** Each character once, but every space stays. */
export function removeDuplicateCharactersOnly(text) {
  return [...text].filter((letter, i, all) => letter === " " || all.indexOf(letter) === i).join("");
}

/** Each word once where capitals and small letters are the same: the first one stays as it is written. */
export function removeDuplicateWordsInAnyCase(text) {
  const words = text.match(/\S+/g) ?? [];
  const lower = words.map((word) => word.toLowerCase());
  return words.filter((_, i) => lower.indexOf(lower[i]) === i).join(" ");
}

/** Each word once, at its last place. */
export function removeDuplicateWordsOrLast(text) {
  const words = text.match(/\S+/g) ?? [];
  return words.filter((word, i) => words.lastIndexOf(word) === i).join(" ");
}

/** Words that occur more than once are taken away altogether. */
export function removeDuplicateWordsAtAll(text) {
  const words = text.match(/\S+/g) ?? [];
  return words.filter((word) => words.indexOf(word) === words.lastIndexOf(word)).join(" ");
}

/** A word that follows itself, in whatever case, is written once, as it stands first. */
export function removeConsecutiveDuplicateWordsInAnyCase(text) {
  const words = text.match(/\S+/g) ?? [];
  return words.filter((word, i) => word.toLowerCase() !== words[i - 1]?.toLowerCase()).join(" ");
}

/** Runs of two or more equal neighbours are taken away whole, once: "aabccd" → "bd". */
export function removeAdjacentPairsAtAll(items) {
  return joined(
    items,
    groupConsecutive(items)
      .filter((group) => group.length < 2)
      .flat(),
  );
}
