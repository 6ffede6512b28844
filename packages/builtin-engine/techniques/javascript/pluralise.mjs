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
