import { withDigits } from "./numerals.ts";

const NUMBER = String.raw`-?(?:\d[\d,]*(?:\.\d+)?|\.\d+)(?: ?%)?`;
const ATOM = String.raw`(${NUMBER}|\([^()]{1,80}\))`;
const phrase = (pattern: string) => new RegExp(`^${pattern}$`);

/** Whole requests in words; each group is an expression of its own. */
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
/** Words inside an expression. */
const WORDS: [RegExp, string][] = [
  [/ ?\b(?:percent|per cent)\b/g, "%"],
  [/% of (?:the )?/g, "% * "],
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
 * `text` in the calculator's own notation, or null where any part of it is not surely arithmetic. `whole`: a number
 * alone, which asks for nothing, is no expression.
 */
export function expressionOf(text: string, { whole }: { whole: boolean }): string | null {
  const written = withDigits(text.toLowerCase().replaceAll(/[$€£](?=\d)/g, ""))
    .replaceAll(/\s+/g, " ")
    .trim();
  if (new Set(text.match(/[$€£]/g)).size > 1) return null;
  const worded = written.replaceAll(/ ?\b(?:percent|per cent)\b/g, "%");
  // `add 3 and 4!` is said with force, and no factorial.
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
  return checked(
    WORDS.reduce((sum, [pattern, sign]) => sum.replaceAll(pattern, sign), worded),
    whole,
  );
}

/** A part of a request in words: in brackets where it is more than a number. */
function operand(text: string): string | null {
  const inner = checked(
    WORDS.reduce((sum, [pattern, sign]) => sum.replaceAll(pattern, sign), text),
    false,
  );
  return inner === null || /^[\d.]+%?$/.test(inner) ? inner : `(${inner})`;
}

const ONE = new Set("sqrt cbrt abs exp ln log10 log2 round floor ceil factorial".split(" "));
const ANGLE = new Set("sin cos tan asin acos atan".split(" "));
const MANY = new Set("min max gcd lcm mean mod".split(" "));
const TOKEN = / ?(?:((?:\d[\d,]*\d|\d)(?:\.\d+)?(?:e[+-]?\d{1,3})?|\.\d+)|([a-z][a-z\d]*)|([-+*/^!%(),]))/y;

/** `sum` letter by letter against the grammar of what a calculator reads; null where it breaks it or asks for nothing. */
function checked(sum: string, whole: boolean): string | null {
  const open: string[] = [];
  let [built, operand, signs, before, at] = ["", false, 0, "", 0];
  for (const text = sum.trim(); at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (!match) return null;
    const [found, number, name, mark] = match;
    const space = found.startsWith(" ") ? " " : "";
    if (number !== undefined) {
      const digits = operand ? null : plainNumber(number);
      if (digits === null) return null;
      [built, operand] = [built + space + digits, true];
    } else if (name === "mod" && operand) {
      [built, operand, signs] = [`${built} mod`, false, signs + 1];
    } else if (name === "deg" && operand && /\d$/.test(built) && ANGLE.has(open.at(-1) ?? "")) {
      built += " deg";
    } else if (name === "pi" || name === "e") {
      if (operand && built.includes("/")) return null;
      if (operand) signs += 1;
      [built, operand] = [built + (operand ? `*${name}` : space + name), true];
    } else if (name !== undefined) {
      if (operand || text[TOKEN.lastIndex] !== "(" || !(ONE.has(name) || ANGLE.has(name) || MANY.has(name)))
        return null;
      [built, signs] = [`${built}${space}${name === "ln" ? "log" : name}`, signs + 1];
    } else if (mark === "(") {
      open.push(before);
      // `8 / 2(2+2)` is read in two ways.
      if (operand && built.includes("/")) return null;
      if (operand) signs += 1;
      [built, operand] = [`${built}${operand ? "*" : space}(`, false];
    } else if (mark === ")") {
      if (!operand || open.pop() === undefined) return null;
      built += ")";
    } else if (mark === ",") {
      if (!operand || !MANY.has(open.at(-1) ?? "")) return null;
      [built, operand] = [`${built},`, false];
    } else if (mark === "!" || mark === "%") {
      if (!operand || (mark === "!" && before === "!")) return null;
      [built, signs] = [built + mark, signs + (mark === "!" ? 1 : 0)];
    } else if (operand) {
      [built, operand, signs] = [`${built}${space}${mark}`, false, signs + 1];
    } else if ((mark === "-" || mark === "+") && before !== "-" && before !== "+") {
      built += space + mark;
    } else return null;
    before = name ?? mark ?? "number";
  }
  // An exclamation mark at the end of a longer sum may be just that.
  const shouted = built.endsWith("!") && signs > 1 && built.indexOf("!") === built.length - 1;
  return !operand || open.length > 0 || shouted || (whole && signs === 0) ? null : built.trim();
}

/** A number without its thousands' marks; null where it is written like a code. */
function plainNumber(text: string): string | null {
  if (/^0\d/.test(text)) return null;
  if (!text.includes(",")) return text;
  return /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(",", "") : null;
}
