/**
 * title: Text warm-ups: backspaces, happy string, merge alternately, jewels and stones
 * when: A small puzzle on texts from an interview or a beginner's course has to be solved: backspaces, stars, merging two texts by turns, good or happy strings.
 * words: warm-up, interview, backspace, remove stars, merge alternately, interleave strings, happy string, good string, make string great, jewels and stones, defang, index of substring, string matches, x and o, balanced letters, mix of two words, no three in a row
 * param SIGN: "#" — sign that takes back the character before it
 * param LIMIT: 3 — how many equal characters in a row are too many
 */
const SIGN = "#";
const LIMIT = 3;

/** What stands there after each sign has taken back a character. */
export function typedText(text, sign = SIGN) {
  const kept = [];
  for (const letter of text) {
    if (letter === sign) kept.pop();
    else kept.push(letter);
  }
  return kept.join("");
}

export function sameAfterBackspaces(a, b, sign = SIGN) {
  return typedText(a, sign) === typedText(b, sign);
}

/** The characters of both by turns; what is left of the longer one comes last. */
export function mergeAlternately(a, b) {
  const [first, second] = [[...a], [...b]];
  const length = Math.max(first.length, second.length);
  return Array.from({ length }, (_, i) => (first[i] ?? "") + (second[i] ?? "")).join("");
}

/** Whether there are fewer than so many equal characters in a row. */
export function isHappyText(text, limit = LIMIT) {
  const letters = [...text];
  return letters.every(
    (letter, i) => i < limit - 1 || letters.slice(i - limit + 1, i).some((one) => one !== letter),
  );
}

/** Whether no two neighbours are equal. */
export function hasNoEqualNeighbours(text) {
  return isHappyText(text, 2);
}

/** Characters that would make so many in a row are left out. */
export function makeFancyText(text, limit = LIMIT) {
  const kept = [];
  for (const letter of text) {
    const last = limit > 1 ? kept.slice(1 - limit) : [];
    if (last.length < limit - 1 || last.some((one) => one !== letter)) kept.push(letter);
  }
  return kept.join("");
}

/** Neighbours such as "aA", the same letter in both cases, go until there are none. */
export function removeBadPairs(text) {
  const kept = [];
  for (const letter of text) {
    const last = kept.at(-1);
    if (last !== undefined && last !== letter && last.toLowerCase() === letter.toLowerCase()) kept.pop();
    else kept.push(letter);
  }
  return kept.join("");
}

/** How many characters of the second text are among those of the first. */
export function countJewels(jewels, stones) {
  return [...stones].filter((stone) => jewels.includes(stone)).length;
}

/** "1.1.1.1" → "1[.]1[.]1[.]1". */
export function defangAddress(address) {
  return address.replaceAll(".", "[.]");
}

/** Whether there are as many x as o, in either case. */
export function hasSameNumberOf(text, first = "x", second = "o") {
  const count = (letter) => text.toLowerCase().split(letter).length;
  return count(first) === count(second);
}

/** Whether every character that occurs at all occurs equally often. */
export function occursEquallyOften(text) {
  const counts = [...new Set(text)].map((letter) => text.split(letter).length);
  return new Set(counts).size <= 1;
}

/** How many places two texts of any length share with equal characters. */
export function countSamePlaces(a, b) {
  return [...a].filter((letter, i) => letter === b[i]).length;
}

/** The characters of both by turns as long as both have some; the rest of the longer one is left out. */
export function mergeAlternatelyOnly(a, b) {
  return mergeAlternately(a.slice(0, b.length), b.slice(0, a.length));
}

/** The characters of both by turns, beginning with the second. */
export function mergeAlternatelyFromTwo(a, b) {
  return mergeAlternately(b, a);
}

/** Whether there are as many x as o, as they are written: case matters. */
export function hasSameNumberOfAsIs(text, first = "x", second = "o") {
  return text.split(first).length === text.split(second).length;
}

/** How many different characters of the second text are among those of the first. */
export function countJewelsOnlyOne(jewels, stones) {
  return countJewels(jewels, [...new Set(stones)].join(""));
}

/** How many characters of the second text are among those of the first; case does not matter. */
export function countJewelsInAnyCase(jewels, stones) {
  return countJewels(jewels.toLowerCase(), stones.toLowerCase());
}
