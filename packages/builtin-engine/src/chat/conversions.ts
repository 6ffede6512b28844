import { withDigits } from "./numerals.ts";
import { type MeasureUnit, unitOf } from "./units.ts";

const AMOUNT =
  /^(-?(?:\d{1,3}\/[1-9]\d{0,2}|\d[\d,]*(?:\.\d+)?|\.\d+)|an?)\s?([a-z°³²][a-z°³²/^ \d]{0,30}?)(?:,? (?:and )?(\d+(?:\.\d+)?)\s?([a-z]{1,12}))?$/i;
const INTO = [
  /^(?:convert|calculate|compute|express) (.+) (?:to|into|in) (.+)$/i,
  /^(?:what(?:'s| is| are) |how (?:far|long|much|many|heavy|tall|high|wide|hot|cold|warm|big|fast|deep) (?:is|are) )?(.+) (?:to|into|in|as|expressed in) (.+)$/i,
];
const HOW_MANY =
  /^how many (.+?) (?:(?:are|is) (?:there )?in|(?:do|does) (?:.{1,40}) have|in|is|are|make(?: up)?|fit in(?:to)?) (.+)$/i;

/** The calculator's expression for a unit conversion, such as `26.2 miles to km`; null if `text` does not ask for one. */
export function conversionOf(text: string): string | null {
  const asked = text.replace(/\s*[?.!]*\s*$/, "");
  for (const pattern of INTO) {
    const match = pattern.exec(asked);
    const built = match && converted(match[1]!, match[2]!);
    if (built) return built;
  }
  const many = HOW_MANY.exec(asked);
  return many && converted(many[2]!, many[1]!);
}

/** The target unit at the end of a text that states a measure first. */
const INTO_AT_THE_END = [
  /[.,;:?!]?\s+(?:so |and |but )?(?:what|how (?:much|many|hot|cold|warm|far|long|heavy|tall|high|big|fast|deep))(?:'s| is| are| was| would| will| does)? (?:that|this|it|they|those|these)(?: be| make)?(?: roughly| about)? (?:in|as|into) (?:degrees )?([a-z°²³/ ]{1,24})$/i,
  /[.,;:?!]?\s+(?:so |and |but )?how many ([a-z°²³/ ]{1,24}?) (?:(?:is|are|was|does|do|would|will) (?:that|this|it|they|those|these|i|we)\b.{0,24}|have i\b.{0,24})$/i,
  /[.,;:?!]?\s+(?:please )?(?:convert|put|turn|change|give me|tell me) (?:that|this|it)(?: to me)? (?:in|to|into) ([a-z°²³/ ]{1,24})$/i,
];
const MEASURE =
  /(?<![\w.,/-])(-?\d[\d,]*(?:\.\d+)?|an?)\s?((?:degrees? |° ?)?[a-z°²³/]{1,24})(?: ([a-z]{1,12}))?/gi;

/** The same if a sentence before the question states the measure; null if it states none of that kind, or several. */
export function conversionToldIn(text: string): string | null {
  const asked = text.replace(/\s*[?.!]*\s*$/, "");
  for (const pattern of INTO_AT_THE_END) {
    const match = pattern.exec(asked);
    const told = match && measuresIn(asked.slice(0, match.index)).map((one) => converted(one, match[1]!));
    const [only, ...others] = told?.filter((one) => one !== null) ?? [];
    if (only && others.length === 0) return only;
  }
  return null;
}

/** All numbers with their units, which have one or two words. */
function measuresIn(text: string): string[] {
  const numbers =
    withDigits(text.toLowerCase()) === text.toLowerCase() ? text : withDigits(text.toLowerCase());
  return [...numbers.matchAll(MEASURE)].map(([, count, unit, more]) => {
    const two = `${unit} ${more}`;
    return `${count} ${more !== undefined && unitOf(two) ? two : unit}`;
  });
}

function converted(from: string, into: string): string | null {
  const target = unitOf(into);
  const amount = target && amountOf(from);
  if (!amount || amount.kind !== target.kind || /^0\d/.test(amount.text)) return null;
  return `${amount.text} to ${target.name}`;
}

/** Parses a measure: `26.2 miles`, `5 ft 3 in`, `a week`. */
function amountOf(text: string): { text: string; kind: MeasureUnit["kind"] } | null {
  // `5 foot 9` implies inches.
  const written = withNumbers(text).replace(/^(\d+ ?(?:ft|foot|feet)) (\d{1,2}(?:\.\d+)?)$/i, "$1 $2 inches");
  const match = AMOUNT.exec(written);
  const unit = match && unitOf(match[2]!);
  if (!unit) return null;
  const [, given, , more, second] = match as unknown as string[];
  const count = /^an?$/i.test(given!) ? "1" : given!;
  if (count.includes(",") && !/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(count)) return null;
  const first = `${count.includes("/") ? `(${count})` : count.replaceAll(",", "")} ${unit.name}`;
  if (more === undefined) return { text: first, kind: unit.kind };
  const other = unitOf(second!);
  if (other?.kind !== unit.kind || !["length", "mass", "time"].includes(unit.kind)) return null;
  return { text: `(${first} + ${more} ${other.name})`, kind: unit.kind };
}

/** Replaces number words by digits; units keep their case. */
const withNumbers = (text: string) =>
  /^(?:-?[\d.]|an? )/i.test(text) ? text : withDigits(text.toLowerCase());
