/**
 * title: Pig latin
 * when: Words of a text have to be turned into pig latin: the first consonants move to the end and ay follows.
 * words: pig latin, ay, way, word game, translate, first letter to the end, consonant cluster, secret language, leading consonants
 * param VOWEL_ENDING: "way" — what follows a word that begins with a vowel
 * param ENDING: "ay" — what follows a word that begins with consonants
 */
const VOWEL_ENDING = "way";
const ENDING = "ay";

/** One word or a sentence. "qu" moves together, "y" is a vowel unless it is first, a capital stays in front. */
export function pigLatin(text, vowelEnding = VOWEL_ENDING, ending = ENDING) {
  return text.replace(/\p{L}+/gu, (word) => {
    const [, start, rest] = /^((?:y(?=[aeiou])|[^aeiouy]*qu|[^aeiouy])[^aeiouy]*|)(.*)$/iu.exec(word);
    const moved = start === "" ? rest + vowelEnding : rest + start + ending;
    const isCapital = word[0] !== word[0].toLowerCase() && word.slice(1) === word.slice(1).toLowerCase();
    return isCapital ? moved[0].toUpperCase() + moved.slice(1).toLowerCase() : moved;
  });
}

/** The simple kind: the first letter of every word moves to the end, vowel or not. */
export function simplePigLatin(text, ending = ENDING) {
  return text.replace(/\p{L}+/gu, (word) => word.slice(1) + word[0] + ending);
}

/** Each word by a rule for its letters; a capital in front is kept there where it is asked for. */
function turned(text, start, keepCapital, vowelEnding, ending) {
  return text.replace(/\p{L}+/gu, (word) => {
    const front = start.exec(word)?.[0] ?? "";
    const moved = front === "" ? word + vowelEnding : word.slice(front.length) + front + ending;
    const isCapital = keepCapital && word[0] !== word[0].toLowerCase();
    return isCapital ? moved[0].toUpperCase() + moved.slice(1).toLowerCase() : moved;
  });
}

/** The plain rule: all consonants before the first of a, e, i, o, u move to the end, "y" is one of them, "qu" is nothing special, letters keep their size. With true a capital stays in front. */
export function pigLatinAsItIs(text, keepCapital = false, vowelEnding = VOWEL_ENDING, ending = ENDING) {
  return turned(text, /^[^aeiou]+/i, keepCapital, vowelEnding, ending);
}

/** Only the first letter moves to the end if it is a consonant; a word with a vowel in front gets its ending. With true a capital stays in front. */
export function pigLatinOfOne(text, keepCapital = false, vowelEnding = VOWEL_ENDING, ending = ENDING) {
  return turned(text, /^[^aeiou]/i, keepCapital, vowelEnding, ending);
}

/** The first letter of every word moves to the end, vowel or not. With true a capital stays in front. */
export function pigLatinOfAll(text, keepCapital = false, ending = ENDING) {
  return turned(text, /^./u, keepCapital, "", ending);
}

/** All leading consonants move, "y" is a consonant only as the first letter, "qu" is nothing special. With true a capital stays in front. */
export function pigLatinWithY(text, keepCapital = false, vowelEnding = VOWEL_ENDING, ending = ENDING) {
  return turned(text, /^[^aeiou][^aeiouy]*/i, keepCapital, vowelEnding, ending);
}

/** All leading consonants move, a "u" behind a "q" with them, "y" is always a consonant. With true a capital stays in front. */
export function pigLatinWithQ(text, keepCapital = false, vowelEnding = VOWEL_ENDING, ending = ENDING) {
  return turned(text, /^(?:[^aeiou]*qu|[^aeiou]+)/i, keepCapital, vowelEnding, ending);
}
