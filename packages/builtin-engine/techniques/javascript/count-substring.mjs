/**
 * title: Count occurrences of a character, word or substring
 * when: It has to be known how often, or where, a character, word, part or item occurs in a text or list.
 * words: count substring, occurrences, how many times, count character, count letter, count word, overlapping, positions, find all, index of all
 * param OVERLAPPING: false — whether occurrences may share characters
 */
const OVERLAPPING = false;

/** Places at which the part begins, counted from 0; an empty part is nowhere. */
export function substringPositions(text, part, overlapping = OVERLAPPING) {
  const places = [];
  if (part === "") return places;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + (overlapping ? 1 : part.length)))
    places.push(at);
  return places;
}

export function countSubstring(text, part, overlapping = OVERLAPPING) {
  return substringPositions(text, part, overlapping).length;
}

/** Occurrences that may share characters: "aa" is twice in "aaa". */
export function countOverlapping(text, part) {
  return countSubstring(text, part, true);
}

export function countCharacter(text, character) {
  return [...text].filter((letter) => letter === character).length;
}

/** Whole words, in either case. */
export function countWord(text, word) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
  return words.filter((found) => found === word.toLowerCase()).length;
}

export function countItem(items, value) {
  return items.filter((item) => item === value).length;
}

/** Places of an item in a list, or of a character in a text. */
export function indexesOf(items, value) {
  return [...items].flatMap((item, place) => (item === value ? [place] : []));
}
