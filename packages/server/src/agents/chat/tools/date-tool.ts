import { z } from "zod";
import {
  DATE_UNITS,
  type DateFacts,
  dateFacts,
  type DateQuestion,
  NoDate,
} from "../../../modules/math/calendar.ts";
import { found } from "../evidence.ts";
import { type ChatEnvironment, Refusal } from "../port.ts";
import { type ChatTool, chatTool, type ChatToolContext } from "./chat-tool.ts";

const date = z.string().min(1).max(20);
const DateInput = z.strictObject({
  of: date.optional(),
  to: date.optional(),
  plus: z.number().int().optional(),
  unit: z.enum(DATE_UNITS).optional(),
});

/** The tool for calendar calculations. */
export const dateTool = (context: ChatToolContext, world: ChatEnvironment): ChatTool =>
  chatTool(context, {
    name: "date",
    choice: "tool",
    description:
      "Weekday, week and leap year of a date; the number of days from it `to` another; or the date `plus` a number of days, weeks, months or years later (negative: earlier). Dates: `2026-12-25`, `12-25` or `friday` (the next one). Without `of`: today in UTC.",
    schema: DateInput,
    readOnly: true,
    async run(question) {
      const facts = factsOf(question, world.nowMs());
      const text = linesOf(facts);
      const claim = `${facts.long} is a ${facts.weekday}; ${facts.leapYear}`;
      return { text, findings: [found("calculation", refOf(question), { claim, text })] };
    },
  });

function factsOf(question: DateQuestion, nowMs: number): DateFacts {
  try {
    return dateFacts(question, nowMs);
  } catch (thrown) {
    if (thrown instanceof NoDate) throw new Refusal(thrown.message);
    throw thrown;
  }
}

const refOf = ({ of = "today", to, plus, unit = "days" }: DateQuestion) =>
  [of, to === undefined ? "" : `to ${to}`, plus === undefined ? "" : `plus ${plus} ${unit}`]
    .filter(Boolean)
    .join(" ");

function linesOf({
  early,
  dayOfYear,
  leapYear,
  fromLong,
  fromWeekday,
  inWeeks,
  inMonths,
  ...rest
}: DateFacts): string {
  const fields = {
    ...rest,
    day_of_year: dayOfYear,
    leap_year: leapYear,
    from_long: fromLong,
    from_weekday: fromWeekday,
    in_weeks: inWeeks,
    in_months: inMonths,
    calendar: early ? "Gregorian, also for the time before it began" : undefined,
  };
  return Object.entries(fields)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
    .join("\n");
}
