import {
  besideAll,
  type Beside,
  type Figure,
  figuresIn,
  isMoment,
  isYear,
  opened,
  versionOf,
} from "../evidence/beside.ts";
import type { Particulars } from "../reading/particulars.ts";
import { quantitiesIn } from "../reading/quantities.ts";
import { numberName } from "../evidence/prose-places.ts";
import { GOES_ON, ownClause } from "./own-clause.ts";
import { releaseSaid } from "./releases.ts";
import { COUNTED_FROM } from "./span-weekdays.ts";
import type { AnswerPart } from "../reading/statements.ts";
import { labelTerms, literalsOf, termsOf } from "../evidence/synonyms.ts";
import { type SaidFigure, saidInRow } from "./said-in-row.ts";

/** A statement: its figures, with the words beside each. */
export interface SaidFigures {
  said: ReadonlyMap<Figure, SaidFigure>;
  /** Before its first figure: what it speaks of. */
  subject: ReadonlySet<string>;
  /** If it speaks of something named before, what the sentence before it speaks of. */
  antecedent: ReadonlySet<string>;
  /** The sentence before it. */
  before: string;
  /** The only version that it names, or of which it goes on to speak. */
  version?: string | undefined;
  /** The only release that it names, or of which it goes on to speak. */
  release?: string | undefined;
  /** Whether it calls that a version. */
  isVersionNamed: boolean;
}

const HEADING = /^[^\p{L}]{0,9}(\p{L}[^:=|]{0,60}?)(?:[*_]{0,2}:[*_]{0,2}\s)/u;
/** Says something of itself, and is no label: `The firm had a good first half:`. */
const TELLS =
  /\p{L}\s(?:has|had|have|is|are|was|were|did|does|went|got|saw|ran|came|comes|looks?|turned out|hat|hatte|war|ist|sind|ging|lief|a eu|est|était|tuvo|fue|es|teve|foi|é)\s/iu;
/** Words behind these are compared with the figure, or come on top of it. */
const COMPARED =
  /\b(?!with\s(?:exit|status|error|return)\s)(?!(?:with|mit|avec|con|com)\s(?:an?|einem|einer|une?|uma?)\s[\p{L}-]+\s(?:of|von|de)(?!\p{L}))(?:with|including|without|excluding|plus|than|above|below|over|under|versus|vs|compared (?:to|with)|ahead of|behind|instead of|unlike|mit|ohne|als|über|unter|avec|sans|que|con|sin|com|sem)\s+(?:(?:the|an?|its|de[rmn]|die|das|la|le|el)\s+)?\p{L}+/gu;
/** A name directly before a figure names it, whatever stands before: `49 with Bakke, with Holm 14`. */
const NAME_BEFORE = /(?<=(?:with|mit|avec|con|com)\s)\p{Lu}[\p{L}-]+(?=\s[*_]{0,2}[$€£]?$)/u;
const JOINS = /\s(?:[Aa]nd|[Uu]nd|[Ee]t|[Yy]|[Ee]|[Pp]lus)\s|\+|(?<!\p{Lu}[\p{L}.]{0,30}\s)&|&(?!\s\p{Lu})/u;
/** Says the same, or `today` at the end: no name of the day that is reached. */
const TODAY =
  /(?<=\p{L}\s)(?:today|heute|aujourd['’]hui|hoy|hoje)(?=[,.;:]?(?:$|\s(?!is|are|ist|est|es|é|on|\d|\()))|(?<!\p{L})(\p{L}{3,}) by \1(?!\p{L})/giu;
/** Before an amount, the verb, by which no costs of a kind are meant. */
export const COSTS =
  /(?<=\p{L}\s)costs?(?=\s(?:(?:you|us|me|them|about|only|just|around|roughly|exactly|nearly|almost|another|(?:an? )?(?:extra|additional|further))\s){0,2}[*_]{0,2}\p{Sc}?\d)/gu;
/** Before how long something takes, which names no other length of time: `you are done after 51 months`. */
export const AFTER =
  /(?<=\p{L}\s)after(?=\s(?:(?:about|only|just|around|roughly|exactly|nearly|almost|some)\s)?[*_]{0,2}(?:\d[\d.,]*|\p{Ll}+)\s(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)(?!\p{L}))/gu;
/** A preposition with a capital letter at the beginning, which is no name such as that of the plan `Plus`. */
const PREPOSITION = /^[*_\s]*(?:From|Between|Until|Since)(?=\s)/u;
/** How a figure is said, `is currently 1.70`, and not what it is of. */
const ADVERB =
  /(?<=\p{L}\s(?:is|are|was|were)\s)(?!(?:daily|weekly|monthly|yearly|hourly|quarterly|nightly)\s)\p{Ll}+ly(?=\s[*_]{0,2}[$€£]?\d)/gu;
/** Says that something else is the same: `parking costs, like breakfast, 12`. */
const LIKENESS =
  /(?<=[,(]\s?)(?:(?:just |exactly )?(?:like|as (?:in|for|with|on|at)|see|so wie|wie|genau wie|comme|como)\s(?:(?:the|der|die|das|le|la|el|o|a)\s)?[\p{L}-]+(?:\s[\p{L}-]+)?)(?=\s?[,)])/giu;
/** The unit that a pace is said per, `5:23 per km`, which names no other figure. */
const RATE = /^[*_]{0,2}\s?(?:\/\s?|(?:per|pro|par|por|je)\s)\p{L}{1,14}(?!\p{L})/iu;
const VERSION = /(?<!\p{L})(?:version|release|v|update)\s?\d+\.\d(?![\d.])/iu;
/** Between a part and its whole: `35 % of the 660,771`. */
const WHOLE =
  /(?:\d[*_]{0,2}\s?%|percent|prozent|pour ?cent|por ?cien(?:to)?|por ?cento|\d)[*_]{0,2}\s(?:out\s)?(?:of|von|de|sur)\s(?:(?:the|all|a|den|les|los|las|as|os)\s){0,2}(?:total (?:of|de)\s)?[*_]{0,2}[$€£]?$/iu;
const NEW_CLAUSE = /\p{L}[,;]?\s(?:and|but|while|und|aber|et|mais|y|pero)\s\p{L}/u;
const MOST_BEHIND = 5;
const NONE: ReadonlySet<string> = new Set();

/** Reads the words beside the figures of a statement. `heads`: those of the columns, if it is a table's row. */
export function saidFigures(
  written: string,
  particulars: Particulars,
  { heads = [], before: spoken = "", above = spoken }: Pick<AnswerPart, "heads" | "before" | "above"> = {},
): SaidFigures {
  const text = [COUNTED_FROM, TODAY, LIKENESS, PREPOSITION, ADVERB, COSTS, AFTER].reduce(blanked, written);
  const figures = figuresIn(text, particulars);
  if (/^\|.*\|$/.test(text))
    return {
      said: saidInRow(text, figures, heads),
      subject: NONE,
      antecedent: NONE,
      before: "",
      isVersionNamed: false,
    };
  const [before = "", label = ""] = HEADING.exec(text) ?? [];
  const isHeading = !figures.some(({ start }) => start < before.length);
  const heading = headingOf(isHeading ? label : "", settingsIn(written));
  const all = besideAll(text, isHeading ? before.length : 0, text.length, figures, introduced);
  // `5120 comes 3 times and crate 5126 twice`: the number of another clause names nothing of this one.
  const isApart = (one: Beside | undefined, next: Beside | undefined) =>
    one !== undefined && next !== undefined && NEW_CLAUSE.test(text.slice(one.figure.end, next.figure.start));
  const said = new Map<Figure, SaidFigure>(
    all.map((one, i) => {
      const last = isApart(all[i - 1], one) ? undefined : all[i - 1];
      const next = isApart(one, all[i + 1]) ? undefined : all[i + 1];
      return [one.figure, besides(one, last, next, heading)];
    }),
  );
  for (const [figure, near] of inTurn(text, all))
    said.set(figure, { near, wide: near, heading, isJoined: false });
  markWholes(said, text);
  const start = text.slice(0, figures[0]?.start ?? 0);
  return {
    said,
    subject: namesIn(start),
    antecedent: GOES_ON.test(text) ? capitalised(spoken) : NONE,
    before: spoken,
    version: versionIn(text, figures, spoken),
    release: releaseSaid(text, above, GOES_ON),
    isVersionNamed: VERSION.test(text),
  };
}

/** What is counted names that number, and not the first that a colon introduces: `three readings: -12.7 at 08:00`. */
const introduced = (gap: string): string =>
  opened(gap.replace(/^[*_]{0,2}\s\p{L}{3,}:(?=\s[*_]{0,2}[-−+$€£]?$)/u, " "));

const SETTING = /(?<![\p{L}\p{N}_])[A-Z][A-Z\d]*(?:_[A-Z\d]+)+(?![\p{L}\p{N}_])/gu;
const settingsIn = (text: string): string[] => [...new Set(text.match(SETTING))];

/** Marks the figures of which others are parts. */
function markWholes(said: Map<Figure, SaidFigure>, text: string): void {
  for (const [figure, own] of said)
    if (WHOLE.test(text.slice(0, figure.start))) said.set(figure, { ...own, isWhole: true });
}

/** The words of a statement's heading or, without one, of the only setting that it names: `one minute, unless you raise APP_WAIT_S`. */
function headingOf(label: string, [setting, ...others]: readonly string[]): ReadonlySet<string> {
  if (label !== "") return TELLS.test(label) ? NONE : labelTerms(label);
  return setting !== undefined && others.length === 0 ? labelTerms(setting) : NONE;
}

/** A text without what a pattern finds, so that the places of the rest stay. */
const blanked = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (words) => " ".repeat(words.length));

/** The words of a sentence that may be names. */
const capitalised = (text: string): Set<string> =>
  new Set([...termsOf((text.match(/(?<!\p{L})\p{Lu}[\p{L}\d-]+/gu) ?? []).join(" ; ")), ...literalsOf(text)]);

const namesIn = (text: string): Set<string> => new Set([...termsOf(text, COMPARED), ...literalsOf(text)]);

/** The only version among figures or, if a sentence goes on from the one before it, in that. */
function versionIn(text: string, figures: readonly Figure[], before: string): string | undefined {
  const own = figures.flatMap((figure) => versionOf(figure) ?? []);
  const isGoing = own.length === 0 && GOES_ON.test(text);
  const [version, ...others] = isGoing
    ? quantitiesIn(before, undefined).flatMap((one) => versionOf(one) ?? [])
    : own;
  return others.length === 0 ? version : undefined;
}

/** A colon behind the words of a figure, and what it introduces: `two attempts: the first one failed`. */
const INTRODUCED = /(?<=\p{L}[*_]{0,2}):\s.*$/su;

function besides(
  { figure, before, after: behind, inherited }: Beside,
  last: Beside | undefined,
  next: Beside | undefined,
  heading: ReadonlySet<string>,
): SaidFigure {
  const after = behind.replace(INTRODUCED, "");
  const firstOf = (terms: Set<string>) => [...terms].slice(0, MOST_BEHIND);
  const numbers = [last, next].flatMap((other) =>
    other && !isYear(other.figure) && !isRange(figure, other.figure) && !isHowOften(other.figure)
      ? numberName(other.figure)
      : [],
  );
  // Of `Terminal 1 leaves at 6:46`, the whole name.
  const isNumber = last !== undefined && numbers.length > 0 && isBare(last.figure);
  const numbered = isNumber && /^\s\p{Ll}/u.test(last.after) ? lastWord(last.before) : "";
  const own = ownClause(before);
  const isOfClause = own !== before;
  const near = new Set([
    ...termsOf(`${numbered} ; ${own}`, COMPARED),
    ...termsOf(NAME_BEFORE.exec(before)?.[0] ?? ""),
    ...firstOf(termsOf(isPace(figure) ? after.replace(RATE, " ") : after, COMPARED)),
    ...literalsOf(`${own} ${after}`),
    ...numbers,
  ]);
  const isJoined = JOINS.test(`${before} ${after}`);
  const isBareOfWords = near.size === numbers.length && heading.size === 0;
  const words = isBareOfWords ? new Set([...termsOf(inherited, COMPARED), ...numbers]) : NONE;
  if (words.size > numbers.length)
    return { near: words, wide: new Set([...words, ...termsOf(own)]), heading, isJoined };
  // `At 19:30, with doors at 18:45`: what comes on top may be what the figure is of.
  if (near.size === 0)
    return { near: heading, wide: new Set([...heading, ...termsOf(own)]), heading, isJoined };
  return {
    near,
    wide: new Set([...near, ...termsOf(own), ...firstOf(termsOf(after))]),
    heading,
    isJoined,
    isOfClause,
  };
}

const isBare = (figure: Figure): boolean => !isMoment(figure) && figure.unit === undefined;
const lastWord = (text: string): string => /(?<!\p{L})\p{Lu}\p{L}+\s$/u.exec(text)?.[0] ?? "";

/** `7.5 ml, up to 3 times`, which is none of a row called 3. */
const isHowOften = (figure: Figure): boolean => !isMoment(figure) && figure.noun === "times";

const isPace = (figure: Figure): boolean =>
  !isMoment(figure) && figure.unit === "s" && figure.joins !== undefined;

/** Whether two figures are the ends of one range. */
const isRange = (one: Figure, other: Figure): boolean => one.until === other || other.until === one;

const LISTED = /^[*_]{0,2}\s?[%°\p{L}€$£]{0,3}(?:,|,?\s(?:and|und|et|y|e)|\s?[/&])\s[*_]{0,2}[$€£]?$/iu;
const BETWEEN_LISTED = /,\s(?:and\s)?|\s(?:and|und|et|y|e)\s|\s?[/&]\s?/iu;

/** Before the two ends of a range, which are no list. */
const RANGES = /(?<!\p{L})(?:between|from|zwischen|von|entre)\s[*_$€£]*$/iu;

/** Figures in a list behind as many names, with the words of each name: `Oslo and Rome have 4 and 17`. */
function inTurn(text: string, all: readonly Beside[]): [Figure, ReadonlySet<string>][] {
  const first = all.findIndex((_, i) => isNextListed(text, all, i));
  if (first < 0 || RANGES.test(text.slice(0, all[first]!.figure.start))) return [];
  let last = first;
  while (isNextListed(text, all, last)) last += 1;
  const figures = all.slice(first, last + 1).map(({ figure }) => figure);
  const names = text.slice(all[first - 1]?.figure.end ?? 0, figures[0]!.start).split(BETWEEN_LISTED);
  if (names.length < figures.length) return [];
  const terms = names.slice(-figures.length).map((name) => new Set([...termsOf(name), ...literalsOf(name)]));
  return terms.some(({ size }) => size === 0) ? [] : figures.map((figure, i) => [figure, terms[i]!]);
}

const isNextListed = (text: string, all: readonly Beside[], i: number): boolean => {
  const [one, next] = [all[i], all[i + 1]];
  return (
    one !== undefined && next !== undefined && LISTED.test(text.slice(one.figure.end, next.figure.start))
  );
};
