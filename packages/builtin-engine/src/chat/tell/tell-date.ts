import type { Result } from "../dialogue.ts";
import type { ActName } from "../intents/intent.ts";
import { questionOf } from "../questions.ts";

/** What the calendar gave, in one sentence; null where it is in no shape that is known. */
export function dateSentence({ text }: Result, asked: string): string | null {
  const fields = new Map(
    [...text.matchAll(/^([a-z_]{1,20}): (.{1,100})$/gm)].map(([, name, value]) => [name!, value!]),
  );
  const question = questionOf(asked);
  if (!question || !["today", "date", "long", "weekday", "leap_year"].every((name) => fields.has(name)))
    return null;
  const field = (name: string) => fields.get(name) ?? "";
  const reading = question.slots.dates.flatMap(({ read }) => (read === undefined ? [] : [read]));
  const remarks = [...reading, ...(fields.has("calendar") ? [`calendar: ${field("calendar")}`] : [])];
  const when = Math.sign(field("date").localeCompare(field("today")));
  const said = SENTENCES[question.intent.act]?.({
    field,
    when,
    verb: ["was", "is", "will be"][when + 1]!,
    day: `${field("weekday")}, ${field("long")}`,
    span: unitIn(question.slots.text, field),
  });
  return said === undefined ? null : `${said}${remarks.length === 0 ? "" : ` (${remarks.join("; ")})`}.`;
}

type Fields = (name: string) => string;
/** What is needed to say an answer. `when`: below 0 where the date is past. */
interface Told {
  field: Fields;
  when: number;
  verb: string;
  day: string;
  /** The time that was counted, in the unit that was asked for. */
  span: string;
}

/** How an answer is said, for each question about dates. */
const SENTENCES: Partial<Record<ActName, (told: Told) => string>> = {
  weekday: ({ field, verb }) => `${field("long")} ${verb} a ${field("weekday")}`,
  leap: ({ field, when }) => (when < 0 ? field("leap_year").replace(" is ", " was ") : field("leap_year")),
  week: ({ field, day, verb }) => `${day}, ${verb} in week ${field("week")} (ISO)`,
  added: ({ field, day, verb }) =>
    `That ${verb} ${day}, counted from ${field("from") === field("today") ? "today, " : ""}${field("from_long")}`,
  until: counted,
  since: counted,
  between: ({ field, span }) => `${span} between ${field("from_long")} and ${field("long")}`,
};

function counted({ field, day, when, span }: Told): string {
  if (when === 0) return `That is today: ${day}`;
  const from = when > 0 ? "counted from today" : "counted to today";
  return `${span} ${when > 0 ? "until" : "since"} ${day}, ${from}, ${field("from_long")} (UTC)`;
}

/** The time between two dates in the unit that is asked for; the days stand beside it. */
function unitIn(text: string, field: Fields): string {
  const days = `${field("days").replace(/^-/, "")} day${/^-?1$/.test(field("days")) ? "" : "s"}`;
  const unit = /\b(?:week|month|year)s?\b/.exec(text)?.[0] ?? (/\bold\b/.test(text) ? "year" : "");
  if (unit === "") return days;
  const told = unit.startsWith("week") ? field("in_weeks") : field("in_months");
  return told === days ? days : `${told} (${days})`;
}
