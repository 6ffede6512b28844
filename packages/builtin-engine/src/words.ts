/** Words that say little of what a text is about. */
const COMMON = new Set(
  "a all also an and any are as at be but by can code do does each file files for from function functions get gets give given gives has have how i in into is it its let make makes me must my need no not of on one only or our out over please program python javascript js return returned returns script should so take takes than that the their them then there these this to two up us use uses using want wants was we when where which who will with without write you your value values input inputs output outputs example examples method called named helper result".split(
    " ",
  ),
);

const IRREGULAR = new Map(
  Object.entries({
    indices: "index",
    matrices: "matrix",
    vertices: "vertex",
    alphabetic: "alphabet",
    alphabetical: "alphabet",
    alphabetically: "alphabet",
    longest: "long",
    shortest: "short",
    highest: "high",
    lowest: "low",
    largest: "large",
    biggest: "large",
    greatest: "large",
    maximum: "max",
    minimum: "min",
    maximal: "max",
    minimal: "min",
    smallest: "small",
    capitalised: "capital",
    capitalized: "capital",
    capitalise: "capital",
    capitalize: "capital",
    colour: "color",
    string: "text",
    strings: "text",
    array: "list",
    arrays: "list",
    letter: "letter",
    number: "number",
    numbers: "number",
    characters: "character",
    chars: "character",
    char: "character",
    average: "mean",
    numeral: "numeral",
    numerals: "numeral",
    sequence: "list",
  }),
);

/** A word without its ending: `counting`, `counts` and `counted` are all `count`. */
export function stem(word: string): string {
  const known = IRREGULAR.get(word);
  if (known !== undefined) return known;
  if (word.length <= 3 || /\d/.test(word)) return word;
  const cut = word
    .replace(/(?:ies)$/, "y")
    .replace(/(?<=[sxz]|ch|sh)es$/, "")
    .replace(/(?<=[^s])s$/, "");
  const bare = cut.length > 5 ? cut.replace(/(?:ing|ed|er|ation|ise|ize|ised|ized|ly|al)$/, "") : cut;
  const base = bare.length >= 3 ? bare : cut;
  // `stopp` of `stopping`, `revers` of `reverse`.
  return base.replace(/([^aeiouls])\1$/, "$1").replace(/e$/, "");
}

/** The common words in a name, in order: `countVowelsAsIs` has `as is`. */
export const commonWordsIn = (name: string): string =>
  name
    .split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u)
    .map((word) => word.toLowerCase())
    .filter((word) => COMMON.has(word))
    .join(" ");

/** The stems of a text in order, without common words; `parseCsv` and `parse_csv` are `pars` and `csv`. */
export function stemsOf(text: string): string[] {
  const found: string[] = [];
  for (const [word] of text.slice(0, 8_000).matchAll(/[\p{L}\p{N}]+/gu))
    for (const part of word.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u)) {
      const lower = part.toLowerCase();
      if (lower.length > 1 && lower.length <= 40 && !COMMON.has(lower)) found.push(stem(lower));
    }
  return found;
}
