const MOST_CHARS = 2_000;
const MOST_TERMS = 40;
const TERM_CHARS = 40;

/** Stop words. */
const COMMON = new Set(
  "a all also an and any are as at be but by can code do does each file files for from function functions gets give given gives has have how if in into is it its make makes must my no not of on one only or please return returns should so takes task than that the their then there these this to use uses using was when where which with without write you your".split(
    " ",
  ),
);

/** The distinct words of a text in lower case, without stop words. `parseCsv` and `parse_csv` also give `parse` and `csv`. */
export function termsOf(text: string): string[] {
  const found = new Set<string>();
  for (const [word] of text.slice(0, MOST_CHARS).matchAll(/[\p{L}\p{N}]+/gu)) {
    const parts = word.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u);
    for (const part of parts.length > 1 ? [word, ...parts] : parts) {
      const term = part.toLowerCase();
      if (term.length < 2 || term.length > TERM_CHARS || COMMON.has(term)) continue;
      found.add(term);
      if (found.size === MOST_TERMS) return [...found];
    }
  }
  return [...found];
}
