import { notationOf } from "./notation.ts";
import { withDigits } from "./numerals.ts";

const NUMBER = String.raw`-?(?:\d[\d,]*(?:\.\d+)?|\.\d+)(?: ?%)?`;
const ATOM = String.raw`(${NUMBER}|\([^()]{1,80}\))`;
const phrase = (pattern: string) => new RegExp(`^${pattern}$`);

/** Requests in words; each group is an expression. */
const PHRASES: [RegExp, (parts: string[]) => string][] = [
  [phrase("add (.+?) (?:and|to|plus) (.+)"), ([a, b]) => `${a} + ${b}`],
  [phrase("subtract (.+?) from (.+)"), ([a, b]) => `${b} - ${a}`],
  [phrase("take (.+?) (?:away )?from (.+)"), ([a, b]) => `${b} - ${a}`],
  [phrase("multiply (.+?) (?:by|and|with|times) (.+)"), ([a, b]) => `${a} * ${b}`],
  [phrase("divide (.+?) by (.+)"), ([a, b]) => `${a} / ${b}`],
  [phrase("product of (.+?) and (.+)"), ([a, b]) => `${a} * ${b}`],
  [phrase("quotient of (.+?) and (.+)"), ([a, b]) => `${a} / ${b}`],
  [phrase("difference between (.+?) and (.+)"), ([a, b]) => `abs(${a} - ${b})`],
  [phrase("factorial of (\\d+)"), ([a]) => `${a}!`],
  [phrase("remainder (?:of|when) (.+?) (?:is )?divided by (.+)"), ([a, b]) => `mod(${a}, ${b})`],
  [phrase("increase (.+?) by (.+?%)"), ([a, b]) => `${a} + ${a} * ${b}`],
  [phrase("(?:decrease|reduce) (.+?) by (.+?%)"), ([a, b]) => `${a} - ${a} * ${b}`],
  [phrase("(.+?%) off(?: of)? (.+)"), ([a, b]) => `${b} - ${b} * ${a}`],
  [phrase("(?:an? )?(.+?%) tip (?:on|for) (?:an? )?(.+)"), ([a, b]) => `${a} * ${b}`],
  [phrase("(.+?) is what ?(?:%|percentage) of (.+)"), ([a, b]) => `${a} / ${b} * 100`],
  [phrase("what ?(?:%|percentage) of (.+?) is (.+)"), ([a, b]) => `${b} / ${a} * 100`],
  [phrase("(.+?) as an? (?:%|percentage) of (.+)"), ([a, b]) => `${a} / ${b} * 100`],
];
const LISTS: [RegExp, (parts: string[]) => string][] = [
  [phrase("(?:sum|total) of (.+)"), (parts) => parts.join(" + ")],
  [phrase("(?:average|mean) of (.+)"), (parts) => `mean(${parts.join(", ")})`],
  [phrase("add (.+)"), (parts) => parts.join(" + ")],
];
/** Operators in words within an expression. */
const WORDS: [RegExp, string][] = [
  [/ ?\b(?:percent|per cent)\b/g, "%"],
  [/% of (?:the )?/g, "% * "],
  [/(?<=\d\/\d+) of (?=\d)/g, " * "],
  [/\b(?:plus|added to)\b/g, "+"],
  [/\bminus\b/g, "-"],
  [/(?<=[\d)%]) ?(?:times|multiplied by) ?(?=[\d(.-]|sqrt|pi)/g, " * "],
  [/(?<=\d) x (?=\d)/g, " * "],
  [/\b(?:divided by|over)\b/g, "/"],
  [/ ?\b(?:(?:raised )?to the power (?:of )?|to the )(?=\d)/g, "^"],
  [/(?<=\^\d{1,3})(?:st|nd|rd|th)(?: power)?\b/g, ""],
  [/ squared\b/g, "^2"],
  [/ cubed\b/g, "^3"],
  [/ factorial\b/g, "!"],
  [/(?<=\d) mod(?:ulo)? (?=\d)/g, " mod "],
  [new RegExp(`\\b(?:the )?(?:square root|sqrt) (?:of )?${ATOM}`, "g"), "sqrt($1)"],
  [new RegExp(`\\b(?:the )?(?:cube root|cbrt) (?:of )?${ATOM}`, "g"), "cbrt($1)"],
  [/√ ?(\d+(?:\.\d+)?|\([^()]{1,80}\))/g, "sqrt($1)"],
  [/\b(?:a )?half of (?=\d)/g, "1/2 * "],
  [/\ba third of (?=\d)/g, "1/3 * "],
  [/\ba quarter of (?=\d)/g, "1/4 * "],
  [/\b(?:twice|double) (?=\d)/g, "2 * "],
  [/ ?[×·] ?/g, " * "],
  [/ ?÷ ?/g, " / "],
  [/[−–]/g, "-"],
  [/\*\*/g, "^"],
  [/π/g, "pi"],
  [/(?<=\d ?)(?:°| degrees?)/g, " deg"],
];

/**
 * Converts `text` to the calculator's notation; null if any part of it may not be arithmetic. `whole`: a single number is
 * not an expression, because it asks for nothing.
 */
export function expressionOf(text: string, { whole }: { whole: boolean }): string | null {
  const written = withDigits(text.toLowerCase().replaceAll(/[$€£](?=\d)/g, ""))
    .replaceAll(/\s+/g, " ")
    .trim();
  if (new Set(text.match(/[$€£]/g)).size > 1) return null;
  const worded = written.replaceAll(/ ?\b(?:percent|per cent)\b/g, "%");
  // The exclamation mark of `add 3 and 4!` is emphasis, not a factorial.
  if (worded.endsWith("!") && /^[a-z]+ [^(]/.test(worded)) return null;
  for (const [pattern, build] of PHRASES) {
    const parts = pattern.exec(worded)?.slice(1).map(operand);
    if (parts && !parts.includes(null)) return build(parts as string[]);
  }
  for (const [pattern, build] of LISTS) {
    const listed = pattern.exec(worded)?.[1]?.split(/,(?!\d{3}(?!\d)) ?(?:and )?| and /);
    const parts = listed?.map(operand) ?? [];
    if (parts.length > 1 && !parts.includes(null)) return build(parts as string[]);
  }
  return notationOf(withSigns(worded), { whole });
}

const withSigns = (text: string) =>
  WORDS.reduce((sum, [pattern, sign]) => sum.replaceAll(pattern, sign), text);

/** A part of a request in words, in parentheses unless it is a number. */
function operand(text: string): string | null {
  const inner = notationOf(withSigns(text), { whole: false });
  return inner === null || /^[\d.]+%?$/.test(inner) ? inner : `(${inner})`;
}
