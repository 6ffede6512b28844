import { figuresIn, isMoment, isYear } from "../evidence/beside.ts";
import { type Column, type ColumnEntry, rankIn } from "../evidence/columns.ts";
import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { isFrame, termsOf } from "../evidence/synonyms.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";
import { isMeasuredAs } from "../evidence/measured-as.ts";
import { isAt, type Moment } from "../reading/dates.ts";
import { directionIn, type Extreme, extremesIn, rankedClauses } from "../reading/extreme-words.ts";
import { hasFamily, hasPhrase, normalise, stemsOf } from "../reading/words.ts";
import { particularsOf } from "../reading/particulars.ts";
import { isWrongOfBest } from "./best-measures.ts";

/** Columns that a sentence is compared with. */
const MOST_COLUMNS = 24;
/** Says that it is meant of some only, or of more. */
const RESTRICTED =
  /(?<!\p{L})(?:one of|among|amongst|next|fourth|fifth|except|apart|other than|besides|excluding|after|within|so far|that|which|who|whose|where|until|yet|ever|not|n't|nor|never|could|would|might|(?<!\b(?:in|of|to|until|from|for|since) )may(?=\s\p{Ll})|if|eine[rs]? der|unter|außer|nach|nicht|hasta|parmi|sauf|après|entre|salvo)(?!\p{L})|n't(?!\p{L})|\p{L}['’]s (?:most|highest|largest|lowest)/iu;
const MONTH_OF_MAY = /(?<!\p{L})May(?!\p{L}|\s(?:I|we|you|they|he|she|it|be)(?!\p{L}))/gu;
/** In a question: it asks for some of what the evidence has. */
const NARROWS =
  /(?<!\p{L})(?:under|below|over|above|at least|at most|less than|more than|up to|within|between|only|without|except|besides|among|budget|need\w*|requir\w*|enough|must|should|fits?|suits?|supports?|for (?:me|us|my|our|\d\S*)|that (?:has|have|can|fits?|is|are)|unter|über|brauch\w*|für (?:mich|uns|mein\w*|\d\S*)|mindestens|höchstens|bis zu|nur|ohne|moins de|plus de|menos de|más de|solo|sólo)(?!\p{L})/iu;
/** Between an extreme and a figure: the figure may be of something else that it has. */
const HAS =
  /(?<!\p{L})(?:has|have|had|with an?|covers?|costs?|takes?|uses?|needs?|hat|haben|a|ont|tiene|tem)(?!\p{L})/iu;
/** Behind an extreme: that it is one of all, or what is counted. */
const NUMBER_OF =
  /^\s(?:of (?:them|all|these|those|the \p{L}+)(?!\p{L})|number|amount|count|value|anzahl|nombre|número)s?(?:\s(?:of|de)\s(?=\p{L}))?/iu;
const IN =
  /^[^,;:(]{0,30}?\s(?:in|on|of|from|for|at|im|am|in der|von|aus|en|de|du|des|del|em|do|da)\s(?:the\s|an?\s)?(\p{L}\S{0,30})/iu;

/**
 * Whether a sentence says of a figure or of something with a name that it is the largest, the smallest, or the second, where a
 * column of the evidence has it elsewhere: `The most visitors, 412, came on 3 June`, beside 501 for 5 June.
 */
export function isMisranked(
  text: string,
  language: string | undefined,
  findings: readonly ObservedFinding[],
  given: readonly Observed[],
): boolean {
  if (given.some(({ text: asked }) => NARROWS.test(asked))) return false;
  return rankedClauses(text).some((clause) => {
    const isRestricted = RESTRICTED.test(clause.replace(MONTH_OF_MAY, " "));
    if (!isRestricted && isWrongOfBest(clause, language, findings)) return true;
    const [extreme, ...others] = extremesIn(clause);
    if (!extreme || others.length > 0 || isRestricted) return false;
    const within = IN.exec(clause.slice(extreme.end).replace(NUMBER_OF, " "))?.[1];
    // `highest in June` says which one it is; `highest in the north` is of some only.
    if (within !== undefined && extreme.kind !== "count" && isOfSome(within, findings)) return false;
    return isWrong(clause, extreme, language, { findings, given });
  });
}

/** Whether a word that narrows an extreme may leave some out: `highest in the north`, and not `lowest fare for a car` on a page about cars. */
function isOfSome(within: string, findings: readonly ObservedFinding[]): boolean {
  const terms = [...termsOf(within)];
  if (terms.some(isFrame)) return false;
  const isIn = (names: ReadonlySet<string>) => terms.some((term) => names.has(term));
  const isSaidOfAll = findings.some(({ text }) => isIn(termsOf(text.slice(0, MOST_CHARS))));
  return (
    !isSaidOfAll ||
    findings.some((finding) =>
      finding.columns().some(({ entries }) => entries.some(({ names }) => isIn(names))),
    )
  );
}

const MOST_CHARS = 8_000;

/** The evidence of a turn, and what the person wrote. */
interface Turn {
  findings: readonly ObservedFinding[];
  given: readonly Observed[];
}

/** Speaks of all groups of a column, rather than of the one that the turn is about. */
const OF_ALL_GROUPS =
  /(?<!\p{L})(?:of the (?:match|game|evening|day|night|race|meeting|tournament|competition)|in the (?:match|game)|overall|on either side|of all|of both (?:sides|teams)|des (?:spiels|tages|abends)|du match|del partido)(?!\p{L})/iu;

/** Whether what is said to be the most is what a column has: `the most visitors`, and not `the most important change`. */
function isCounted({ head, entries, isGrouped }: Column, clause: string, { kind, end }: Extreme): boolean {
  if (isGrouped && !OF_ALL_GROUPS.test(clause)) return false;
  if (kind === "votes") return entries.every(({ names }) => names.size > 0);
  const [, word] = /^\s([\p{L}-]{3,})/u.exec(clause.slice(end)) ?? [];
  if (kind !== "count" || word === undefined || /^(?:with|mit|avec|con|com)$/iu.test(word)) return true;
  return [...termsOf(word)].some((term) => head.has(term));
}

/** The words and days of a text. */
interface Named {
  terms: ReadonlySet<string>;
  moments: readonly Moment[];
}

/** Where the person named some of a column, those alone, unless the sentence is about another one. */
function ofAsked(column: Column, asked: readonly Named[], said: Named): Column {
  const isIn = (entry: ColumnEntry) => asked.some(({ terms, moments }) => isNamed(entry, terms, moments));
  const entries = column.entries.filter((entry) => isIn(entry));
  const isOfOther = column.entries.some(
    (entry) => isNamed(entry, said.terms, said.moments) && !entries.includes(entry),
  );
  return entries.length > 1 && !isOfOther ? { ...column, entries } : column;
}

function isWrong(
  clause: string,
  extreme: Extreme,
  language: string | undefined,
  { findings, given }: Turn,
): boolean {
  const particulars = particularsOf(clause, language);
  const { moments } = particulars;
  const quantities = figuresIn(clause, particulars).filter(
    (one): one is Quantity => !isMoment(one) && !isYear(one),
  );
  const terms = termsOf(clause);
  // What is called the most popular need not have the most of a column.
  const saysIt = (evidence: string) =>
    hasPhrase(evidence, normalise(clause.slice(extreme.start, extreme.end)));
  const asked = given.map(({ text, particulars: { moments } }) => ({ terms: termsOf(text), moments }));
  const columns = findings
    .filter(({ text }) => extreme.kind !== "votes" || !saysIt(text))
    .flatMap((finding) => finding.columns())
    .filter((column) => isCounted(column, clause, extreme))
    .slice(0, MOST_COLUMNS)
    .map((column) => ofAsked(column, asked, { terms, moments }));
  const isRight = (column: Column, { figure }: ColumnEntry) =>
    (extreme.kind === "speed" && figure.unit === undefined) ||
    rankIn(column, figure, directionIn(extreme, figure)) === extreme.rank;
  const holds = (column: Column) => ({
    column,
    entries: column.entries.filter(({ figure }) => quantities.some((one) => isSame(one, figure))),
  });
  if (isUnprinted(particulars.names, clause, findings)) return true;
  const stated = columns.map(holds).filter(({ entries }) => entries.length > 0);
  if (stated.length > 0) {
    if (stated.some(({ column, entries }) => entries.some((entry) => isRight(column, entry)))) return false;
    return (
      !isLoose(clause, extreme, quantities) ||
      !stated.some(({ entries }) =>
        entries.some((entry) => columns.some((other) => isExtremeRow(other, entry, isRight))),
      )
    );
  }
  const entries = columns.flatMap((column) => {
    const [entry, ...more] = column.entries.filter((one) => isNamed(one, terms, moments));
    return entry && more.length === 0 ? [{ column, entry }] : [];
  });
  const measured = entries.filter(({ column }) => isMeasure(column, terms, extreme));
  // What is said to be the smallest without a measure is that in one of the columns.
  const named = measured.length === 0 && extreme.kind === undefined ? entries : measured;
  return named.length > 0 && !named.some(({ column, entry }) => isRight(column, entry));
}

const LITERAL = /["'](\p{L}[\p{L} -]{1,30})["']/gu;
const MOST_LITERALS = 200;

const FIRST_WORD = /^\p{Lu}\p{L}+/u;

/** Whether programs printed other names of their lists, and none of a clause, which may begin with one. */
function isUnprinted(
  words: readonly string[],
  clause: string,
  findings: readonly ObservedFinding[],
): boolean {
  const programs = findings.filter(({ finding }) => finding.isOwnText === true);
  const others = findings.filter((finding) => !programs.includes(finding));
  const printed = programs.map(({ finding }) => stemsOf(finding.text));
  const listed = new Set(
    programs.flatMap(({ finding: { input = "" } }) =>
      Array.from(input.matchAll(LITERAL).take(MOST_LITERALS), ([, literal]) => literal!),
    ),
  );
  const first = FIRST_WORD.exec(clause)?.[0];
  const names = first !== undefined && listed.has(first) ? [...words, first] : words;
  const isShown = (name: string) =>
    printed.some((stems) => hasSome(stems, name)) || others.some(({ stems }) => hasSome(stems, name));
  return (
    names.length > 0 &&
    names.every((name) => !isShown(name) && programs.some(({ input }) => hasSome(input.stems, name))) &&
    [...listed].some((literal) => printed.some((stems) => hasSome(stems, literal)))
  );
}

const hasSome = (stems: ReadonlySet<string>, text: string): boolean =>
  [...stemsOf(text)].some((stem) => stems.has(stem));

const isExtremeRow = (
  column: Column,
  { row }: ColumnEntry,
  isRight: (column: Column, entry: ColumnEntry) => boolean,
) => column.entries.some((other) => other.row === row && isRight(column, other));

function isLoose(clause: string, { start, end }: Extreme, quantities: readonly Quantity[]): boolean {
  const figure = quantities[0]!;
  const between = figure.start >= end ? clause.slice(end, figure.start) : clause.slice(figure.end, start);
  return HAS.test(between);
}

const isNamed = (
  { names, moments: own }: ColumnEntry,
  terms: ReadonlySet<string>,
  moments: readonly Moment[],
) =>
  [...names].some((term) => terms.has(term)) ||
  own.some((seen) => moments.some((stated) => stated.weekday === undefined && isAt(stated, seen)));

/** Whether a column has what an extreme is said of. */
function isMeasure({ head, entries }: Column, terms: ReadonlySet<string>, { kind }: Extreme): boolean {
  if ([...head].some((term) => hasFamily(terms, term))) return true;
  return isMeasuredAs({ head, entries }, kind);
}
