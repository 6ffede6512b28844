import { isAt, type Moment } from "../reading/dates.ts";
import { denies, stemsOf } from "../reading/words.ts";
import { DAY_WORDS } from "../reading/day-words.ts";
import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { COUNTED_FROM, isOfOtherEnd } from "./span-weekdays.ts";

/** The end of a range that a moment is. */
type Side = "start" | "end";

const STARTS =
  "opens?|opening|re-?opens|begins?|beginning|starts?|starting|from|öffnet|öffnung|ab|beginnt|startet|ouvre|ouvrent|commence|débute|dès|à partir d[eu]|abren?|empieza|comienza|desde|a partir d[aeo]s?|começa|inicia";
const ENDS =
  "closes?|closing|shuts?|ends?|ending|finish(?:es)?|until|till|schließt|endet|bis|ferme(?:nt)?|finit|se termine|termine|jusqu['’](?:à|au)|cierran?|termina|acaba|hasta|fecham?|até";
const CUE = new RegExp(`(?<!\\p{L})(?:(${STARTS})|(${ENDS}))(?!\\p{L})`, "giu");
/** What is closed from a time on ends then. */
const CLOSED = /(?<!\p{L})(?:closed|shut|closure|geschlossen|fermée?s?|cerrad[oa]s?|fechad[oa]s?)(?!\p{L})/iu;
/** So is what closes between one time and another: `it shuts from 9 pm to 6 am`. */
const CLOSES =
  /(?<!\p{L})(?:clos(?:es?|ing)|shuts?|schließ(?:t|en)|ferme(?:nt)?|cierran?|fecham?)(?!\p{L})(?!.*\d)/iu;
const TIME = /\d[:h.]\d|\d\s?(?:[ap]\.?m|uhr|h|o'clock)(?!\p{L})/iu;
const LEAD_CHARS = 60;
/** Characters of a sentence in which it may say before that something is closed. */
const SENTENCE_CHARS = 200;

const leadOf = (text: string, start: number, chars = LEAD_CHARS): string =>
  text
    .slice(Math.max(0, start - chars), start)
    .split(/[;.!?|\n]/)
    .at(-1)!;

/** On which end of an opening time or a period the words before a moment put it. */
function sideSaid(text: string, { start, time }: Moment): Side | undefined {
  const lead = leadOf(text, start);
  const cue = [...lead.matchAll(CUE)].at(-1);
  // Another moment between them: the words are about that one.
  const between = lead.slice(cue?.index);
  if (!cue || (time === undefined ? /\d/ : TIME).test(between)) return undefined;
  const isStart = cue[1] !== undefined;
  const isClosed =
    /^(?:from|until|till|ab|bis|dès|jusqu|desde|hasta|até)/iu.test(cue[0]) &&
    CLOSED.test(leadOf(text, start, SENTENCE_CHARS));
  return isStart === isClosed ? "end" : "start";
}

/** On which end of a range each moment stands; both, where nothing tells. */
function sideOf(text: string, moment: Moment, moments: readonly Moment[]): Side | undefined {
  const range = moment.until ? moment : moments.find(({ until }) => until === moment);
  // What is closed from one day to another opens on the last.
  const lead = leadOf(text, range?.start ?? 0);
  if (range) return (range === moment) === (CLOSED.test(lead) || CLOSES.test(lead)) ? "end" : "start";
  return sideSaid(text, moment);
}

/** Times of day, and the days of the week that they are said of. */
interface DayHours {
  days: Set<number>;
  times: Moment[];
}

interface Placed {
  at: number;
  days?: readonly number[];
  time?: Moment;
}

/** Reads which times are said of which days: a day is that of the times behind it, as far as its line or sentence. */
function hoursByDay(text: string, moments: readonly Moment[]): DayHours[] {
  const inWords = DAY_WORDS.flatMap(([pattern, first, last]) =>
    Array.from(text.matchAll(pattern).take(MOST)).map(({ index }): Placed => ({
      at: index,
      days: daysBetween(first, last),
    })),
  );
  const places = moments.flatMap((moment): Placed[] => {
    if (moment.weekday !== undefined) return [{ at: moment.start, days: daysFrom(moment) }];
    return moment.time === undefined ? [] : [{ at: moment.start, time: moment }];
  });
  const groups: DayHours[] = [];
  let last = 0;
  for (const { at, days, time } of [...inWords, ...places].toSorted((a, b) => a.at - b.at)) {
    const group = groups.at(-1);
    const between = text.slice(last, at);
    const isOver =
      group && (group.times.length > 0 ? days !== undefined || BREAK.test(between) : CLOSED.test(between));
    const current = group === undefined || isOver ? { days: new Set<number>(), times: [] } : group;
    if (current !== group) groups.push(current);
    for (const day of days ?? []) current.days.add(day);
    if (time) current.times.push(time);
    last = at;
  }
  return groups;
}

const MOST = 100;
const BREAK = /\n|[.!?](?=\s)/u;
const WEEK = 7;

/** The days from one to the last of its range. */
const daysFrom = ({ weekday, until }: Moment): number[] => daysBetween(weekday!, until?.weekday ?? weekday!);

const daysBetween = (first: number, last: number): number[] =>
  Array.from({ length: ((last - first + WEEK) % WEEK) + 1 }, (_, i) => (first + i) % WEEK);

/** The days that a statement says a time of. */
function daysStated(moment: Moment, groups: readonly DayHours[]): ReadonlySet<number> {
  const own = groups.find(({ times }) => times.includes(moment));
  if (own && own.days.size > 0) return own.days;
  const named = groups.filter(({ days }) => days.size > 0);
  return named.length === 1 ? named[0]!.days : new Set();
}

/** What was read of a finding's moments. */
interface Read {
  text: string;
  groups: readonly DayHours[];
}
const read = new WeakMap<ObservedFinding, Read>();
function readOf(one: ObservedFinding): Read {
  const known = read.get(one);
  if (known) return known;
  const text = one.finding.text;
  const made = { text, groups: hoursByDay(text, one.particulars.moments) };
  read.set(one, made);
  return made;
}

/** Says that a place is open, or can be gone to. */
const OPEN =
  /(?<!\p{L})(?:open(?:s|ed)?|hours|(?:can|could|may) (?:also |still |even )?(?:go|come|visit|drop|pop|get in|shop)|öffne[nt]|geöffnet|ouvre|ouverte?s?|abren?|abiert[oa]s?|abert[oa]s?)(?!\p{L})/iu;
/** An answer before what is so instead: `No, she has office hours on Tuesday`. */
const NO = /^\P{L}{0,4}(?:no|nein|non|não),\s/iu;
const OPEN_OR_TIME = new RegExp(`${OPEN.source}|\\d`, "iu");
/** Closed, directly behind the name of a day. */
const CLOSED_NEXT = new RegExp(
  `^s?[:,|\\s]{0,4}(?:(?:we|it) )?(?:(?:is|are|ist|sind|est|está) )?${CLOSED.source}`,
  "iu",
);
const EXCEPT = /(?<!\p{L})(?:except|excluding|außer|sauf|excepto|salvo|exceto)(?!\p{L})/iu;

/** Closed, directly before it: `closed on Sunday and Monday`. */
const CLOSED_BEFORE = new RegExp(
  `${CLOSED.source}[^\\S\\n](?:on[^\\S\\n]|am[^\\S\\n]|le[^\\S\\n]|les[^\\S\\n]|los[^\\S\\n])?(?:\\p{L}+(?:,|[^\\S\\n](?:and|und|et|y|e)|[^\\S\\n]?&)[^\\S\\n]){0,3}$`,
  "iu",
);

/** Whether a day is said to be open that the evidence says is closed, or the reverse. */
function isOfOtherState(statement: string, text: string, seen: readonly Moment[]): boolean {
  const own = ofLabelled(statement, text, seen);
  if (CLOSED.test(statement) || (OPEN.test(statement) && denies(statement.replace(NO, ""))))
    return own.every((one) => {
      const line = lineAt(text, one);
      return OPEN_OR_TIME.test(line) && !CLOSED.test(line) && !EXCEPT.test(line);
    });
  return (
    OPEN.test(statement) &&
    own.every(
      ({ start, end }) =>
        CLOSED_NEXT.test(text.slice(end, end + LEAD_CHARS)) ||
        CLOSED_BEFORE.test(text.slice(Math.max(0, start - LEAD_CHARS), start)),
    )
  );
}

const LABEL = /^[^\p{L}]{0,9}(\p{L}[^:\n]{1,60}):\s/u;

/** Those that stand in the line whose label the statement names best, if one is named: `Harbour branch: closed on Sunday`. */
function ofLabelled(statement: string, text: string, seen: readonly Moment[]): readonly Moment[] {
  const said = stemsOf(statement);
  const named = seen.map((one) => stemsOf(LABEL.exec(lineAt(text, one))?.[1] ?? "").intersection(said).size);
  const most = Math.max(0, ...named);
  return most === 0 ? seen : seen.filter((_, i) => named[i] === most);
}

/** The part of a text that a moment stands in. */
function partAt(text: string, { start, end }: Moment, between: RegExp): string {
  const before = text
    .slice(Math.max(0, start - LINE_CHARS), start)
    .split(between)
    .at(-1)!;
  return before + text.slice(start, end + LINE_CHARS).split(between, 1)[0]!;
}

/** The line or sentence of a text that a moment stands in. */
const lineAt = (text: string, moment: Moment): string => partAt(text, moment, CLAUSE);
/** The same of a statement, as far as the next part that says it is otherwise: `open from Monday, but closed on Sundays`. */
const clauseAt = (text: string, moment: Moment): string => partAt(text, moment, OTHERWISE);

const CLAUSE = /[\n;]|[.!?](?=\s)/u;
const OTHERWISE = new RegExp(
  `${CLAUSE.source}|[,)]?\\s(?:but|while|whereas|aber|mais|pero)\\s|,\\s(?:and\\s)?(?=(?:it['’]s\\s|is\\s)?${CLOSED.source})`,
  "iu",
);
const LINE_CHARS = 200;

/**
 * Whether a moment stands in a finding only for something else than in the statement: at the other end of a range, or on other days
 * of the week than those that the statement names, of which the finding has other times.
 */
export function isMisplacedMoment(
  moment: Moment,
  moments: readonly Moment[],
  written: string,
  finding: ObservedFinding,
  given: readonly Observed[],
): boolean {
  const statement = written.replace(COUNTED_FROM, (words) => " ".repeat(words.length));
  const seen = finding.particulars.moments.filter((one) => isAt(moment, one));
  if (seen.length === 0) return false;
  const { text, groups } = readOf(finding);
  if (moment.weekday !== undefined)
    return (
      isOfOtherState(clauseAt(statement, moment), text, seen) ||
      isOfOtherEnd(moment, sideSaid(statement, moment), { text: statement, moments, given }, finding)
    );
  const side = sideOf(statement, moment, moments);
  const isAtOther = (one: Moment) => {
    const own = sideOf(text, one, finding.particulars.moments);
    return own !== undefined && own !== side;
  };
  // `They do without it until 14 May; it is shut since 3 February`: what is closed is said elsewhere.
  const isMixed = CLOSED.test(statement) && !CLOSED.test(leadOf(statement, moment.start));
  if (side !== undefined && !isMixed && seen.every((one) => isAtOther(one))) return true;
  if (moment.time === undefined) return false;
  const days = [...daysStated(moment, hoursByDay(statement, moments))];
  const { until } = moment;
  const whole = until ? seen.filter((one) => one.until !== undefined && isAt(until, one.until)) : [];
  // Where no day is named, the hours are the usual ones.
  if (days.length === 0 && whole.length > 0 && whole.every(({ isException }) => isException)) return true;
  const holding = groups.filter(({ times }) => times.some((time) => seen.includes(time)));
  return days.some(
    (day) =>
      groups.some(({ days, times }) => days.has(day) && times.length > 0) &&
      holding.every(({ days }) => days.size > 0 && !days.has(day)),
  );
}
