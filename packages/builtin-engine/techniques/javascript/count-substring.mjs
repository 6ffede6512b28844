/**
 * title: Count occurrences of a character, word or substring
 * when: It has to be known how often, or where, a character, word, part or item occurs in a text or list.
 * words: count substring, occurrences, how many times, count character, count letter, count word, overlapping, positions, find all, index of all
 * param OVERLAPPING: false — whether occurrences may share characters
 */
const OVERLAPPING = false;

/** Places at which the part begins, counted from 0 or from 1; an empty part is nowhere. */
export function substringPositions(text, part, overlapping = OVERLAPPING, fromOne = false) {
  const places = [];
  if (part === "") return places;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + (overlapping ? 1 : part.length)))
    places.push(fromOne ? at + 1 : at);
  return places;
}

/** How often the part stands in the text, in this case or in either. */
export function countSubstring(text, part, overlapping = OVERLAPPING, foldCase = false) {
  if (foldCase) return countSubstring(text.toLowerCase(), part.toLowerCase(), overlapping);
  return substringPositions(text, part, overlapping).length;
}

/** Occurrences that may share characters: "aa" is twice in "aaa". */
export function countOverlapping(text, part, foldCase = false) {
  return countSubstring(text, part, true, foldCase);
}

/** How often the character stands in the text, in this case or in either. */
export function countCharacter(text, character, foldCase = false) {
  if (foldCase) return countCharacter(text.toLowerCase(), character.toLowerCase());
  return [...text].filter((letter) => letter === character).length;
}

/** Whole words, in this case or in either; signs round a word do not count, and "well-known" is one word. */
export function countWord(text, word, foldCase = false) {
  if (foldCase) return countWord(text.toLowerCase(), word.toLowerCase());
  const words = text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
  return words.filter((found) => found === word).length;
}

/** Words parted at spaces, with all signs: "cat," is not "cat"; in this case or in either. */
export function countTheWord(text, word, foldCase = false) {
  if (foldCase) return countTheWord(text.toLowerCase(), word.toLowerCase());
  return (text.match(/\S+/g) ?? []).filter((found) => found === word).length;
}

/** Runs of letters and digits: "well" is in "well-known"; in this case or in either. */
export function countWordIn(text, word, foldCase = false) {
  if (foldCase) return countWordIn(text.toLowerCase(), word.toLowerCase());
  return (text.match(/[\p{L}\p{N}_]+/gu) ?? []).filter((found) => found === word).length;
}

export function countItem(items, value) {
  return items.filter((item) => item === value).length;
}

/** Places of an item in a list, or of a character in a text, counted from 0 or from 1. */
export function indexesOf(items, value, fromOne = false) {
  return [...items].flatMap((item, place) => (item === value ? [fromOne ? place + 1 : place] : []));
}
