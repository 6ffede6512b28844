import type { ChatFinding } from "../../evidence.ts";
import { decimalOf, sizeOf } from "../measures/decimal.ts";
import { unitOfName } from "../measures/named-units.ts";
import type { Quantity } from "../measures/quantity.ts";
import { unitPhraseOf } from "../measures/unit-phrases.ts";
import { unitOf } from "../measures/units.ts";
import { READ_CHARS } from "../reading/words.ts";

/** Clocks of programs, with the unit that they count in. */
const CLOCKS: [RegExp, unit: string][] = [
  [/\btimeit\b|perf_counter\(|\bmonotonic\(|\btime\.time\(|process\.uptime/u, "s"],
  [/performance\.now\(|Date\.now\(/u, "ms"],
  [/perf_counter_ns\(|monotonic_ns\(|hrtime\.bigint/u, "ns"],
];

/** What follows a number in the line of an output is as often the name of the next. */
const isBare = ({ unit, percent }: Quantity) => unit === undefined && !percent;

/** What a program that measures time printed without a unit, as times. */
export function timesIn({ evidence, input = "" }: ChatFinding, quantities: readonly Quantity[]): Quantity[] {
  const units = CLOCKS.filter(([clock]) => clock.test(input)).map(([, unit]) => unit);
  if (evidence.type !== "command" || units.length !== 1) return [];
  return quantities.filter((one) => isBare(one)).map((one) => ({ ...one, unit: units[0]! }));
}

/** Sizes as `ls -h`, `du` and `numfmt` write them: `46M`. */
const SIZE = /(?<![\w.,-])(?:\d+\.)?\d+([KMGT])(?![\p{L}\d])/gu;

/** The sizes in bytes that a command printed with a letter. */
export function sizesIn({ evidence, text }: ChatFinding, quantities: readonly Quantity[]): Quantity[] {
  if (evidence.type !== "command") return [];
  const letters = new Map(
    Array.from(text.slice(0, READ_CHARS).matchAll(SIZE).take(MOST), ({ index, 0: written, 1: letter }) => [
      index,
      { letter: letter!.toLowerCase(), number: written.slice(0, -1) },
    ]),
  );
  return quantities.flatMap((one) => {
    const size = letters.get(one.start);
    const value = size && decimalOf(...(size.number.split(".") as [string, string?]));
    if (!value) return [];
    return [{ ...one, unit: `${size.letter}b`, value, size: sizeOf(value), place: value.exponent }];
  });
}

/** `these latencies in ms`, `all prices in euros`, `Zeiten (ms)`. */
const SAID =
  /(?<![\p{L}\d])(?:in|en|em|all|alles?(?: in)?|tous? en|todo en)\s(\p{L}{2,12})(?![\p{L}\p{N}])|[([]\s?(\p{L}{1,12})\s?[)\]]/giu;
/** The name of a list or a table in a program: `ms = [112, 98]`. */
const LIST_NAME = /(?<![\p{L}\p{N}_.])([\p{L}_]\w{0,40})\s{0,3}=\s{0,3}[[({]/gu;
/** A name with its unit in an output: `total_s 2206`. */
const OUTPUT_NAME =
  /(?<![\p{L}\p{N}_])(\p{L}\w{0,30}_\w{1,30}|\p{L}+\p{Lu}\w{1,30})["']?\s{0,3}[:=]?\s{0,3}\d/gu;
const MOST = 200;

const only = (units: readonly (string | undefined)[]): string | undefined => {
  const named = new Set(units.filter((unit) => unit !== undefined));
  return named.size === 1 ? [...named][0] : undefined;
};
const namesIn = (text: string, pattern: RegExp) =>
  Array.from(text.slice(0, READ_CHARS).matchAll(pattern).take(MOST));

/** Between a whole, with the name of its unit, and a part of it that is said without: `2 million euros, of which 40,000`. */
const OF_WHOLE =
  /^(?:[\s-]?(?!of\s)\p{L}{1,12})?(?:\s\p{L}{1,16}){0,5},?\s\(?(?:of which|of that|davon|dont|de los cuales|dos quais)\s(?:(?:about|some|around|roughly|nearly|only|just)\s)?$/iu;
/** Behind such a part: no word for something else that it counts. */
const IS_PART =
  /^(?:[.,;)]|\s(?:comes?|came|go(?:es)?|went|stems?|is|are|was|were|will|has|have|had|from|for|to|in|on|kommen|sind|stammen|gehen|für|aus|viennent|proviennent|vont|sont|pour|provienen|vienen|son|para)(?!\p{L}))/iu;

/** The numbers of a text, parts of a whole with the unit of that. */
export const withUnitOfWhole = (text: string, quantities: Quantity[]): Quantity[] =>
  quantities.map((one, i) => {
    const whole = quantities[i - 1];
    const isPart =
      whole?.unit !== undefined &&
      isBare(one) &&
      OF_WHOLE.test(text.slice(whole.end, one.start)) &&
      IS_PART.test(text.slice(one.end, one.end + ABOUT_CHARS));
    return isPart ? { ...one, unit: whole.unit! } : one;
  });

/** The unit that the person says once for the numbers that follow. */
export const saidBy = (given: readonly string[]): string | undefined =>
  only(
    given.flatMap((text) =>
      namesIn(text, SAID).map(
        ({ index, 0: said, 1: one, 2: other }) =>
          unitPhraseOf(text.slice(index + said.search(/\s/)))?.unit ?? unitOf(one ?? other ?? "", false),
      ),
    ),
  );

/** Between the numbers of a list. */
const LISTED = /^(?:,|,?\s(?:and|or|und|oder|et|ou|y|o|e))\s$/iu;

/** The numbers of a list, each with the unit that the last one has: `2, 3 and 4 percent`. */
export const withUnitListed = (text: string, quantities: readonly Quantity[]): Quantity[] =>
  quantities.reduceRight<Quantity[]>((read, one) => {
    const [next] = read;
    const isListed = next && isBare(one) && LISTED.test(text.slice(one.end, next.start));
    return [isListed && !isBare(next) ? { ...one, ...unitOfQuantity(next) } : one, ...read];
  }, []);

const unitOfQuantity = ({ unit, percent }: Quantity): Pick<Quantity, "unit" | "percent"> => ({
  percent,
  ...(unit !== undefined && { unit }),
});

/** The unit that the numbers of a program's output have whose own name has none: that of the other names, of the list, or as the person says. */
export const unitSaidFor = (
  { text, input = "" }: ChatFinding,
  given: readonly string[],
): string | undefined =>
  only(namesIn(text, OUTPUT_NAME).map(([, name]) => unitOfName(name!))) ??
  only(namesIn(input, LIST_NAME).map(([, name]) => unitOfName(name!))) ??
  saidBy(given);

/** A name as programs write it: `ttlSeconds`, `read_timeout_ms`. */
const WRITTEN_NAME = /(?<![\p{L}\p{N}_.])(?:\p{Ll}+(?:\p{Lu}[\p{Ll}\p{N}]*)+|\p{L}[\p{L}\p{N}]*_\w+)/gu;
/** Characters behind a name in which a text goes on about it. */
const ABOUT_CHARS = 200;

/** The numbers of a text, those without a unit with that of the name that stands last before them: `ttlSeconds: … The default is 300.` */
export function withUnitNamed(text: string, quantities: Quantity[]): Quantity[] {
  const names = namesIn(text, WRITTEN_NAME);
  if (names.length === 0) return quantities;
  return quantities.map((one) => {
    const last = names.findLast(({ index }) => index < one.start);
    const between = last ? text.slice(last.index, one.start) : "";
    const unit = last && between.length <= ABOUT_CHARS ? unitOfName(last[0]) : undefined;
    const isAbout = unit !== undefined && !between.includes("\n") && isBare(one) && !one.counts;
    return isAbout ? { ...one, said: unit } : one;
  });
}

/** Names of what is worked out from measured values, which has their unit; a count has not. */
const OF_VALUES =
  /^(?:fast|quick|slow|short|long|best|worst|first|last|least|most|low|high|larg|small|big|min|max|av(?:g|era)|mean|med|mid|total|sum|std|dev|sd|var|range|p$|perce|quart|iqr|mittel|summ|spann|mo[yi]en|somm|prom|m[eé]di|suma|tot|time|durat|elaps|hour|minut|second|stund|heur|hora)/u;

/** The numbers of a text, those of measured values without a unit with one that is said elsewhere. */
export const withUnitSaid = (quantities: Quantity[], said: string | undefined): Quantity[] =>
  said === undefined
    ? quantities
    : quantities.map((one) =>
        isBare(one) && (one.label === undefined || OF_VALUES.test(one.label)) ? { ...one, said } : one,
      );
