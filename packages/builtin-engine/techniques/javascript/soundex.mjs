/**
 * title: Soundex and words that sound alike
 * when: Names have to be compared by their sound, coded by Soundex, grouped by it, or words tested for rhyme and alliteration.
 * words: soundex, sounds like, sound alike, phonetic, homophones, similar names, name matching, fuzzy names, rhyme, alliteration, same ending, group similar, phonetic code, spelling variants
 * param LENGTH: 4 — characters of a code
 * param ENDING: 2 — letters at the end that rhyming words share
 */
const LENGTH = 4;
const ENDING = 2;

const groups = ["bfpv", "cgjkqsxz", "dt", "l", "mn", "r"];

const digitOf = (letter) => String(groups.findIndex((group) => group.includes(letter)) + 1);

/** The first letter and digits for the sounds that follow: "Robert" → "R163"; "" without letters. */
export function soundex(name, length = LENGTH) {
  // Between two letters of one sound h and w do not separate, vowels do.
  const letters = [...name.toLowerCase().replace(/[^a-z]/g, "")].filter(
    (one, i) => i === 0 || !"hw".includes(one),
  );
  if (letters.length === 0) return "";
  const sounds = letters.map(digitOf);
  const rest = sounds.filter((sound, i) => i > 0 && sound !== "0" && sound !== sounds[i - 1]);
  return (letters[0].toUpperCase() + rest.join("")).padEnd(length, "0").slice(0, length);
}

export function soundsAlike(a, b, length = LENGTH) {
  return soundex(a, length) === soundex(b, length);
}

/** Names of a list that sound like this one. */
export function similarNames(name, names, length = LENGTH) {
  return names.filter((other) => soundsAlike(name, other, length));
}

/** {"R163": ["Robert", "Rupert"]}. */
export function groupBySound(names, length = LENGTH) {
  const found = new Map();
  for (const name of names)
    found.set(soundex(name, length), [...(found.get(soundex(name, length)) ?? []), name]);
  return Object.fromEntries(found);
}

/** Whether both words end with the same letters, in either case. */
export function doRhyme(a, b, ending = ENDING) {
  return a.toLowerCase().slice(-ending) === b.toLowerCase().slice(-ending);
}

/** Words of a list that rhyme with this one; the word itself is left out. */
export function rhymesWith(word, words, ending = ENDING) {
  return words.filter((other) => other.toLowerCase() !== word.toLowerCase() && doRhyme(word, other, ending));
}

/** Whether all words of a text begin with the same letter. */
export function isAlliteration(text) {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.map((word) => word[0])).size === 1;
}
