import assert from "node:assert/strict";
import { test } from "node:test";
import { INHERITED } from "../../../../../test/support/inherited-names.ts";
import { dateFacts, type DateQuestion, NoDate } from "../../../src/modules/math/calendar.ts";

const NOW = Date.UTC(2026, 10, 22, 23, 59);
const ask = (question: DateQuestion, now = NOW) => dateFacts(question, now);

test("a date is known by its weekday, its week and whether its year is a leap year", () => {
  const cases: [of: string, weekday: string, week: string, day: number, leap: boolean][] = [
    ["1789-07-14", "Tuesday", "1789-W29", 195, false],
    ["2000-02-29", "Tuesday", "2000-W09", 60, true],
    ["2100-12-31", "Friday", "2100-W52", 365, false],
    ["2021-01-03", "Sunday", "2020-W53", 3, false],
    ["2024-12-30", "Monday", "2025-W01", 365, true],
    ["0001-01-01", "Monday", "0001-W01", 1, false],
    ["9999-12-31", "Friday", "9999-W52", 365, false],
  ];
  for (const [of, weekday, week, day, leap] of cases) {
    const facts = ask({ of });
    assert.deepEqual([facts.weekday, facts.week, facts.dayOfYear], [weekday, week, day], of);
    assert.equal(facts.leapYear, `${Number(of.slice(0, 4))} is ${leap ? "a" : "not a"} leap year`);
    assert.equal(facts.days, undefined, "nothing was counted");
  }
});

test("days are counted between dates, also back, and said in weeks and in months", () => {
  const cases: [DateQuestion, days: number, weeks: string, months: string][] = [
    [{ of: "2024-03-03", to: "2025-05-01" }, 424, "60 weeks and 4 days", "1 year, 1 month and 28 days"],
    [{ of: "2025-05-01", to: "2024-03-03" }, -424, "60 weeks and 4 days", "1 year, 1 month and 28 days"],
    [{ of: "2024-01-31", to: "2024-03-01" }, 30, "4 weeks and 2 days", "1 month and 1 day"],
    [{ of: "2024-02-29", to: "2025-02-28" }, 365, "52 weeks and 1 day", "1 year"],
    [{ to: "12-25" }, 33, "4 weeks and 5 days", "1 month and 3 days"],
    [{ to: "11-22" }, 0, "0 days", "0 days"],
    [{ to: "sunday" }, 0, "0 days", "0 days"],
    [{ to: "Monday" }, 1, "1 day", "1 day"],
    [{ of: "2026-01-01", to: "02-29" }, 789, "112 weeks and 5 days", "2 years, 1 month and 28 days"],
  ];
  for (const [question, ...expected] of cases) {
    const { days, inWeeks, inMonths } = ask(question);
    assert.deepEqual([days, inWeeks, inMonths], expected, JSON.stringify(question));
  }
});

test("what is added ends on a day that exists", () => {
  const cases: [DateQuestion, date: string][] = [
    [{ plus: 90 }, "2027-02-20"],
    [{ plus: -3, unit: "weeks" }, "2026-11-01"],
    [{ of: "2024-01-31", plus: 1, unit: "months" }, "2024-02-29"],
    [{ of: "2024-03-31", plus: -1, unit: "months" }, "2024-02-29"],
    [{ of: "2024-02-29", plus: 1, unit: "years" }, "2025-02-28"],
    [{ of: "2026-11-30", plus: 14, unit: "months" }, "2028-01-30"],
  ];
  for (const [question, date] of cases) assert.equal(ask(question).date, date, JSON.stringify(question));
});

test("counting there and adding what was counted meet at the same day", () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let i = 0; i < 500; i += 1) {
    const at = (offset: number) =>
      new Date(Date.UTC(1600 + random(800), 0, 1 + offset)).toISOString().slice(0, 10);
    const [of, to] = [at(random(366)), at(random(366))];
    const { days, weekday } = ask({ of, to });
    assert.equal(ask({ of, plus: days! }).date, to);
    assert.equal(days, (Date.parse(to) - Date.parse(of)) / 86_400_000);
    assert.equal(weekday, new Date(to).toLocaleDateString("en", { weekday: "long", timeZone: "UTC" }));
  }
});

test("a date that does not exist is refused in words, and one before the calendar is told as such", () => {
  const wrong: DateQuestion[] = [
    { of: "2025-02-29" },
    { of: "2025-13-01" },
    { of: "2025-00-10" },
    { of: "0000-01-01" },
    { of: "02-30" },
    { of: "tomorrow" },
    { of: "" },
    { plus: 0.5 },
    { plus: Number.MAX_SAFE_INTEGER },
    { plus: 9_000, unit: "years" },
    { plus: -3_000_000 },
    { to: "2027-01-01", plus: 1 },
  ];
  for (const question of wrong) assert.throws(() => ask(question), NoDate, JSON.stringify(question));
  assert.deepEqual(
    ["1582-10-14", "1582-10-15"].map((of) => ask({ of }).early),
    [true, false],
  );
});

test("a name that every object inherits is no date", () => {
  for (const name of INHERITED)
    for (const question of [{ of: name }, { to: name }])
      assert.throws(() => ask(question), NoDate, JSON.stringify(question));
});
