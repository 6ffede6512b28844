/**
 * title: Replace or remove the nth, first, last or every nth occurrence
 * when: Only the nth, the first or the last occurrence of a part has to be replaced or removed, or every nth character or word changed.
 * words: replace nth, nth occurrence, every nth, replace first, replace last, every second, every third character, remove every nth, replace all, nth word, nth character, uppercase every, mask every, replace word, last occurrence
 * param N: 2 — which occurrence, counted from 1, or every how many
 * param MARK: "*" — what takes the place of a character
 */
const N = 2;
const MARK = "*";

/** Places at which the part begins; an empty part is nowhere. */
function placesOf(text, part) {
  const places = [];
  if (part === "") return places;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) places.push(at);
  return places;
}

const replacedAt = (text, at, part, other) =>
  at === undefined ? text : text.slice(0, at) + other + text.slice(at + part.length);

/** The nth occurrence, counted from 1; without it the text stays. */
export function replaceNthOccurrence(text, part, replacement, n = N) {
  return replacedAt(text, placesOf(text, part)[n - 1], part, replacement);
}

export function replaceFirstOccurrence(text, part, replacement) {
  return replacedAt(text, placesOf(text, part)[0], part, replacement);
}

export function replaceLastOccurrence(text, part, replacement) {
  return replacedAt(text, placesOf(text, part).at(-1), part, replacement);
}

export function replaceAllOccurrences(text, part, replacement) {
  return part === "" ? text : text.split(part).join(replacement);
}

/** Every nth occurrence: of n = 2 the second, fourth and so on. */
export function replaceEveryNthOccurrence(text, part, replacement, n = N) {
  let count = 0;
  if (part === "") return text;
  return text
    .split(part)
    .reduce((joined, rest) => joined + ((count += 1) % n === 0 ? replacement : part) + rest);
}

export function removeFirstOccurrence(text, part) {
  return replaceFirstOccurrence(text, part, "");
}

export function removeLastOccurrence(text, part) {
  return replaceLastOccurrence(text, part, "");
}

export function removeAllOccurrences(text, part) {
  return replaceAllOccurrences(text, part, "");
}

/** Every nth character becomes the mark. */
export function markEveryNth(text, n = N, mark = MARK) {
  return [...text].map((letter, i) => ((i + 1) % n === 0 ? mark : letter)).join("");
}

/** Every nth character becomes a capital. */
export function upperEveryNth(text, n = N) {
  return [...text].map((letter, i) => ((i + 1) % n === 0 ? letter.toUpperCase() : letter)).join("");
}

/** The text without every nth character. */
export function removeEveryNth(text, n = N) {
  return [...text].filter((_, i) => (i + 1) % n !== 0).join("");
}

/** Every nth character, counted from the first, or from the nth. */
export function everyNthCharacter(text, n = N, fromFirst = true) {
  const rest = fromFirst ? 1 % n : 0;
  return [...text].filter((_, i) => (i + 1) % n === rest).join("");
}

/** The nth word, counted from 1; "" when there is none. */
export function nthWord(text, n = N) {
  return (text.match(/\S+/g) ?? [])[n - 1] ?? "";
}

/** Every nth word becomes something else, or is left out. */
export function replaceEveryNthWord(text, n = N, replacement = "") {
  const words = (text.match(/\S+/g) ?? []).map((word, i) => ((i + 1) % n === 0 ? replacement : word));
  return words.filter((word) => word !== "").join(" ");
}

/** The first character becomes a capital, then every nth from there on: places 1, 1 + n, 1 + 2n. */
export function upperEveryNthFromOne(text, n = N) {
  return [...text].map((letter, i) => (i % n === 0 ? letter.toUpperCase() : letter)).join("");
}

/** The first character becomes the mark, then every nth from there on. */
export function markEveryNthFromOne(text, n = N, mark = MARK) {
  return [...text].map((letter, i) => (i % n === 0 ? mark : letter)).join("");
}

/** The text without the first character and every nth from there on. */
export function removeEveryNthFromOne(text, n = N) {
  return [...text].filter((_, i) => i % n !== 0).join("");
}

/** The first character and every nth from there on. */
export function everyNthCharacterFromOne(text, n = N) {
  return everyNthCharacter(text, n, true);
}

/** The nth character and every nth from there on. */
export function everyNthCharacterAt(text, n = N) {
  return everyNthCharacter(text, n, false);
}

/** All occurrences in either case: case does not matter. */
export function replaceAllOccurrencesInAnyCase(text, part, replacement) {
  if (part === "") return text;
  const lower = text.toLowerCase();
  const small = part.toLowerCase();
  let [replaced, from] = ["", 0];
  for (let at = lower.indexOf(small); at >= 0; at = lower.indexOf(small, from)) {
    replaced += text.slice(from, at) + replacement;
    from = at + part.length;
  }
  return replaced + text.slice(from);
}
