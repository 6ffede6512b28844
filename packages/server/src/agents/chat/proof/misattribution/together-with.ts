import { type Figure, isMoment } from "../evidence/beside.ts";
import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { termsOf } from "../evidence/synonyms.ts";
import type { Quantity } from "../measures/quantity.ts";
import { READ_CHARS, stemsOf } from "../reading/words.ts";
import { isAlike, isOne } from "./another-place.ts";
import type { SaidFigures } from "./said-figures.ts";

const PACKED =
  "in\\s(?:(?:its|the|an?)\\s)?(?=(?:\\p{L}+\\s)?(?:case|box|packaging|package|packing|carton|crate|bag|pouch|sleeve)(?!\\p{L}))";
const WITH = `(?:with|including|incl\\.?|plus|mit|inklusive|inkl\\.?|samt|avec|con|com)\\s|${PACKED}`;
const WITHOUT = "(?:without|excluding|excl\\.?|ohne|sans|sin|sem)\\s";
const WHAT = "(?:(?:its|the|an?|all|der|die|das|dem|le|la|les|el|los|o|a)\\s)?(\\p{L}[\\p{L}\\s-]{1,40}?)";
/** The label of a line: `Weight`, `Weight with stand`, `Weight (with stand)`. */
const LABEL = new RegExp(
  `^[-*•\\s]*(\\p{L}[^:|\\n(.]{0,40}?)(?:\\s\\(?(?:(${WITH})|${WITHOUT})${WHAT}\\)?)?[*_]{0,2}\\s?[:|][*_]{0,2}\\s*\\p{Sc}?$`,
  "iu",
);
/** What begins in brackets behind another figure: `3.2 kg (with hose: 4.9 kg)`, or comes behind its figure: `3.2 kg (4.9 kg with hose)`. */
const INSIDE = new RegExp(`^\\s?[,;(]\\s?(?:or\\s)?(?:${WITH})${WHAT}:?\\s\\p{Sc}?$`, "iu");
const NEXT = /^\s?(?:[,;(]|,?\s(?:or|oder|ou|o))\s?\p{Sc}?$/iu;
const BEHIND = new RegExp(`^\\s(?:${WITH})${WHAT}(?=[^\\p{L}\\s-]|$)`, "iu");
/** What is to be paid in any case is a part of a price. */
const ALWAYS =
  /(?<!\p{L})(?:vat|tax(?:es)?|fees?|charges?|shipping|postage|delivery|mwst|ust|steuer|versand|porto|tva|iva|discount|card|membership)(?!\p{L})/iu;
/** Says that something comes on top, or that there are several. */
const SAYS_MORE =
  /(?<!\p{L})(?:with|including|incl|plus|also|together|altogether|in total|total|all|gross|packed|packaged|boxed|complete|loaded|extra|up to|between|mit|inklusive|samt|insgesamt|gesamt|brutto|avec|con|com)(?!\p{L})/iu;
const MOST_FIGURES = 600;
const AROUND_CHARS = 80;

/** A figure of a thing, perhaps of that and of something else together. */
interface Labelled {
  figure: Quantity;
  /** The words of its label. */
  label: string;
  /** The figure before it, if nothing but what comes on top stands between. */
  before: Quantity | undefined;
  /** What comes on top. */
  on?: string;
}

/** Each finding is read once for all statements. */
const read = new WeakMap<ObservedFinding, readonly Labelled[]>();

function labelledIn(finding: ObservedFinding): readonly Labelled[] {
  const known = read.get(finding);
  if (known) return known;
  const text = finding.written.slice(0, Math.min(READ_CHARS, finding.finding.text.length));
  const figures = finding.particulars.quantities
    .filter(({ end, unit }) => end <= text.length && unit !== undefined)
    .toSorted((a, b) => a.start - b.start)
    .slice(0, MOST_FIGURES);
  const found = figures.map((figure, i) => labelled(text, figure, figures[i - 1]));
  read.set(finding, found);
  return found;
}

function labelled(text: string, figure: Quantity, last: Quantity | undefined): Labelled {
  const [start, end] = [text.lastIndexOf("\n", figure.start - 1) + 1, figure.start];
  const [, name = "", isWith, on] = LABEL.exec(text.slice(Math.max(start, end - AROUND_CHARS), end)) ?? [];
  const gap = last === undefined || last.end < start ? "\n" : text.slice(last.end, end);
  const inside = INSIDE.exec(gap)?.[1];
  const behind = BEHIND.exec(text.slice(figure.end, figure.end + AROUND_CHARS))?.[1];
  const more = (isWith === undefined ? undefined : on) ?? inside ?? (NEXT.test(gap) ? behind : undefined);
  return {
    figure,
    label: [...stemsOf(name)].join(" "),
    before: inside !== undefined || NEXT.test(gap) ? last : undefined,
    ...(more === undefined || ALWAYS.test(more) ? {} : { on: more }),
  };
}

/**
 * Whether a text has a figure only for a thing with something else, and a smaller one for the thing itself, and the statement does not
 * speak of more: `it weighs 4.9 kg`, beside `Weight: 3.2 kg (with hose: 4.9 kg)`.
 */
export function isOfMoreThanSaid(
  stated: Figure,
  text: string,
  { said, before }: SaidFigures,
  finding: ObservedFinding,
  given: readonly Observed[],
): boolean {
  const type = finding.finding.evidence.type;
  if (isMoment(stated) || (type !== "source" && type !== "memory") || SAYS_MORE.test(text)) return false;
  const all = labelledIn(finding);
  const own = all.filter(({ figure }) => isOne(stated, figure));
  if (own.length === 0) return false;
  const near = said.get(stated)?.near ?? new Set();
  const told = stemsOf(`${text} ${before}`);
  const isTold = (on: string) =>
    [...stemsOf(on)].some((stem) => told.has(stem) || given.some(({ stems }) => stems.has(stem))) ||
    [...termsOf(on)].some((term) => near.has(term));
  const isRival = (one: Labelled, other: Labelled) =>
    other.on === undefined &&
    (one.before === other.figure || (one.label !== "" && one.label === other.label)) &&
    isAlike(one.figure, other.figure) &&
    other.figure.size < one.figure.size &&
    ![...said.keys()].some((figure) => isOne(figure, other.figure));
  return own.every(
    (one) => one.on !== undefined && !isTold(one.on) && all.some((other) => isRival(one, other)),
  );
}
