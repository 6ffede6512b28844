/**
 * title: English plurals and counts with their noun
 * when: A noun has to follow a number in the right form, as in 1 file, 2 files, 3 boxes.
 * words: pluralize, plural, singular, noun, count, english, inflection
 * param SHOW_COUNT: true — whether the number stands before the noun
 */
const SHOW_COUNT = true;

const irregular = new Map(
  Object.entries({
    person: "people",
    child: "children",
    man: "men",
    woman: "women",
    mouse: "mice",
    foot: "feet",
    tooth: "teeth",
    goose: "geese",
    sheep: "sheep",
    fish: "fish",
    series: "series",
    leaf: "leaves",
    knife: "knives",
    life: "lives",
    half: "halves",
  }),
);

export function pluralOf(noun) {
  const known = irregular.get(noun);
  if (known) return known;
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
}

/** One and minus one take the singular; zero and fractions take the plural. */
export function countOf(count, noun, showCount = SHOW_COUNT) {
  const form = Math.abs(count) === 1 ? noun : pluralOf(noun);
  return showCount ? `${count} ${form}` : form;
}

/** The plain rule: an s at the end, whatever the noun is. */
export function pluralOfOnly(noun) {
  return `${noun}s`;
}

/** By its ending alone, without irregular nouns: es after s, x, z, ch and sh, ies for a y behind a consonant, else s. */
export function pluralOfAsIs(noun) {
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** As pluralOfAsIs, and also ves for f or fe and es after o. */
export function pluralOfAll(noun) {
  if (/fe?$/.test(noun)) return noun.replace(/fe?$/, "ves");
  return noun.endsWith("o") ? `${noun}es` : pluralOfAsIs(noun);
}

/** By its ending alone: es after s, x, ch and sh, but a z gets an s; ies for every y. */
export function pluralOfByEach(noun) {
  if (/(?:s|x|ch|sh)$/.test(noun)) return `${noun}es`;
  return noun.endsWith("y") ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** The number and the noun with an s, but for exactly 1: "0 apples", "1 apple", "-1 apples". */
export function countOfAsIs(count, noun, showCount = SHOW_COUNT) {
  const form = count === 1 ? noun : `${noun}s`;
  return showCount ? `${count} ${form}` : form;
}

/** The number with one of two forms: the singular for exactly 1, else the plural that is given. */
export function countOfTwo(count, one, many) {
  return `${count} ${count === 1 ? one : many}`;
}
