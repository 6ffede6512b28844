import type { ObservedFinding } from "../evidence/observed.ts";
import { type Figure, isMoment } from "../evidence/beside.ts";
import { isMoment as isSameMoment } from "../reading/dates.ts";
import { isSame } from "../measures/same-quantity.ts";
import { isFunctionWord } from "../reading/languages.ts";
import { termsOf } from "../evidence/synonyms.ts";
import { codesIn as namesOfModels } from "../reading/labels.ts";
import type { SaidFigures } from "./said-figures.ts";
import { hasPhrase, normalise, stemsOf } from "../reading/words.ts";

export const NAME = String.raw`\p{Lu}[\p{L}\p{N}'’&.-]*(?:\s(?:of\s|for\s|the\s|de\s|di\s|und\s|&\s){0,2}\p{Lu}[\p{L}\p{N}'’&.-]*){0,5}`;
const STUDY =
  "stud(?:y|ies)|trials?|surveys?|polls?|reports?|reviews?|papers?|articles?|analys[ei]s|estimates?|figures|data|numbers|measurements?";
/** Who is said to have found or written something: `The Aral Institute found that …`, `according to Reuters`, `a survey by Aral`. */
const SAID_BY = [
  new RegExp(
    `^\\W{0,4}(?:[Tt]he\\s)?(${NAME})\\s(?:(?:also|now|further|then|even|itself)\\s){0,2}(?:found|finds|reports?|reported|says?|said|estimates?|estimated|writes?|wrote|notes?|noted|shows?|showed|states?|stated|claims?|claimed|puts?|measured|measures|surveyed|asked|polled|calculates?|calculated|concludes?|concluded|observed|lists?|listed|quotes?|recommends?|recommended|gives)(?!\\p{L})`,
    "u",
  ),
  new RegExp(`(?:[Aa]ccording to|[Ll]aut|[Ss]elon|[Ss]egún|[Ss]egundo)\\s(?:the\\s)?(${NAME})`, "u"),
  new RegExp(
    `(?:${STUDY})\\s(?:[a-z]+\\s)?(?:by|from|of|at|conducted by|run by)\\s(?:the\\s)?(${NAME})`,
    "u",
  ),
  new RegExp(
    `(?:[,.;!?]|["”»])\\s(?:says|said|writes|wrote|reports|reported|notes|noted|found|finds)\\s(?:the\\s)?(${NAME})`,
    "u",
  ),
  new RegExp(`(${NAME})['’]s?\\s(?:[\\p{Ll}\\p{N}-]+\\s){0,3}(?:${STUDY})(?!\\p{L})`, "u"),
];
/** One word that sentences begin with, and that names nobody: `Results show 61%`. */
const NO_AUTHOR =
  /^(?:\p{Lu}\p{Ll}+s|Research|Data|Everyone|Everybody|Nobody|Someone|People|Anyone|Evidence)$/u;
const NAMES = /\p{Lu}[\p{L}\p{N}'’-]*/gu;
const MOST_CHARS = 400;

/** The stems of the name of the one source to which a sentence attributes what it says. */
function sourceOf(text: string): ReadonlySet<string> | undefined {
  const said = text.slice(0, MOST_CHARS);
  for (const pattern of SAID_BY) {
    const name = pattern.exec(said)?.[1];
    if (name !== undefined && !isFunctionWord(name.toLowerCase()) && !NO_AUTHOR.test(name))
      return stemsOf(name.replace(/['’]s?$/u, ""));
  }
  return undefined;
}

/** A page of which a turn has the text, or a result of a search. */
interface Page {
  start: number;
  end: number;
  title: string;
  address: string;
  stems: ReadonlySet<string>;
  /** The words of its title that have a digit, as names of models and rooms have, or a capital letter. */
  names: ReadonlySet<string>;
  /** The words of all of it. */
  mentioned: ReadonlySet<string>;
}

/** Where a result of a search begins: its title, and its address below. */
const RESULT = /(?<=^|\n\n)[^\n]+\nhttps?:\/\/\S+(?:\n|$)/gu;
const MOST_RESULTS = 60;

const CODE = /(?<![\p{L}\p{N}])(?=\p{L}*\d)(?=\d*\p{L})[\p{L}\d-]{2,20}(?![\p{L}\p{N}])/gu;
const MOST_CODES = 2_000;
const codesIn = (text: string): Set<string> =>
  new Set([
    ...termsOf([...new Set(text.match(CODE))].slice(0, MOST_CODES).join(" ; ")),
    ...namesOfModels(text).map((name) => `=${name}`),
  ]);

/** The words of a text that may name a thing: codes, and words with a capital letter. */
export const namesIn = (text: string): Set<string> =>
  new Set([...codesIn(text), ...termsOf((text.match(NAMES) ?? []).join(" ; "))]);

/** Each finding is read once for all statements. */
const read = new WeakMap<ObservedFinding, Page[]>();

export function pagesOf(finding: ObservedFinding): Page[] {
  const known = read.get(finding);
  if (known) return known;
  const { text, evidence } = finding.finding;
  const starts = evidence.ref.startsWith("search: ")
    ? Array.from(text.matchAll(RESULT).take(MOST_RESULTS), ({ index }) => index)
    : [];
  const pages = (starts.length > 1 ? starts : [0]).map((start, i): Page => {
    const end = starts[i + 1] ?? text.length;
    const page = text.slice(start, end);
    const [title = "", address = ""] = page.split("\n", 2);
    return {
      start,
      end,
      title,
      address: starts.length > 1 ? address : evidence.ref,
      stems: stemsOf(page),
      names: namesIn(title),
      mentioned: new Set([...termsOf(page), ...codesIn(page)]),
    };
  });
  read.set(finding, pages);
  return pages;
}

/** The pages of a finding that have a figure or, as it is normalised, a quotation. */
function holdingIn(stated: Figure | string, one: ObservedFinding): Page[] {
  if (typeof stated === "string")
    return pagesOf(one).filter(({ start, end }) =>
      hasPhrase(normalise(one.finding.text.slice(start, end)), stated),
    );
  const { quantities, moments } = one.particulars;
  const seen: readonly Figure[] = isMoment(stated)
    ? moments.filter((other) => isSameMoment(stated, [other]))
    : quantities.filter((other) => isSame(stated, other));
  return pagesOf(one).filter(({ start, end }) =>
    seen.some((other) => start <= other.start && other.start < end),
  );
}

export const isPage = ({ finding }: ObservedFinding): boolean => finding.evidence.type === "source";

/** What a sentence quotes, in which no source is named. */
const QUOTED = /["“„«][^"”“»\n]{1,300}["”“»]/gu;

/** The names in a sentence beside what it states. */
function namesBeside(stated: Figure | string, text: string): ReadonlySet<string> {
  const beside =
    typeof stated === "string"
      ? text.replaceAll(QUOTED, " ").slice(1)
      : `${text.slice(1, Math.max(1, stated.start))} ${text.slice(stated.end)}`;
  return stemsOf((beside.slice(0, MOST_CHARS).match(NAMES) ?? []).join(" "));
}

/**
 * Whether a finding has a figure or a quotation only on pages of others than the one to whom a sentence attributes it: `The Aral Institute found
 * that 61% …`, where the survey of somebody else has 61%. A page that shares a word with the name may be the author's.
 */
export function isOfAnotherSource(
  stated: Figure | string,
  text: string,
  one: ObservedFinding,
  findings: readonly ObservedFinding[],
): boolean {
  const name = isPage(one) ? sourceOf(text) : undefined;
  if (name === undefined || name.size === 0) return false;
  const holding = holdingIn(stated, one);
  const named = findings
    .filter(isPage)
    .flatMap(pagesOf)
    .filter(({ stems }) => name.isSubsetOf(stems));
  if (holding.length === 0 || named.length === 0) return false;
  // What the sentence compares with it may be the other page's: `Aral found 17%, Nordhaven 61%`.
  const others = namesBeside(stated, text).difference(name);
  return holding.every(({ stems }) => {
    const own = named.reduce((rest, page) => rest.difference(page.stems), new Set(stems));
    return name.isDisjointFrom(stems) && others.isDisjointFrom(own);
  });
}

/** A word without the ending by which a country and its people differ: `Belgium`, `Belgian`. */
const rootOf = (term: string): string => term.replace(/(?<=\p{L}{4})(?:i?um|i[ae]ns?|ans?|ia|[ay])$/u, "");

/**
 * Whether a finding has a figure only on pages of another thing than the one that the words beside it name: `D45: 3 h 50 min`, where
 * only the page with the title `Nordla D60` has that time.
 */
export function isOfAnotherPage(
  stated: Figure,
  text: string,
  statement: SaidFigures,
  one: ObservedFinding,
  findings: readonly ObservedFinding[],
): boolean {
  const beside = isPage(one) ? statement.said.get(stated) : undefined;
  const holding = beside === undefined ? [] : holdingIn(stated, one);
  if (beside === undefined || holding.length === 0) return false;
  const { near, heading, head = [] } = beside;
  const pages = findings.filter(isPage).flatMap(pagesOf);
  const said = new Set([...namesIn(text), ...head]).intersection(near.union(heading));
  // What all pages mention tells none of them.
  const isTelling = (term: string) => pages.some(({ mentioned }) => !mentioned.has(term));
  const named = new Set(pages.flatMap(({ names }) => [...names].filter(isTelling))).intersection(said);
  const isNamed = ({ names }: Page) => !names.isDisjointFrom(named);
  const roots = new Set([...named].map(rootOf));
  const isAbout = ({ mentioned }: Page) => [...mentioned].some((term) => roots.has(rootOf(term)));
  return pages.some(isNamed) && holding.every((page) => page.names.size > 0 && !isAbout(page));
}
