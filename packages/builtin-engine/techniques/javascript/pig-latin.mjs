/**
 * title: Pig latin
 * when: Words of a text have to be turned into pig latin: the first consonants move to the end and ay follows.
 * words: pig latin, ay, way, word game, translate, first letter to the end, consonant cluster, secret language
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
