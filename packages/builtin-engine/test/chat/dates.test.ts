import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { after, first } from "./chat-rig.ts";

const date = (input: object) => `date ${JSON.stringify(input)}`;

const READ: [question: string, input: object][] = [
  ["what weekday was 14 July 1789?", { of: "1789-07-14" }],
  ["What day of the week was July 14th, 1789", { of: "1789-07-14" }],
  ["what day of the week was the 14th of july 1789", { of: "1789-07-14" }],
  ["which weekday is 2026-12-25?", { of: "2026-12-25" }],
  ["what day is 25.12.2026", { of: "2026-12-25" }],
  ["what day is 12/25/2026", { of: "2026-12-25" }],
  ["what day is 3/4/2025", { of: "2025-04-03" }],
  ["is 4 July 2027 a Sunday?", { of: "2027-07-04" }],
  ["when is Christmas?", { of: "12-25" }],
  ["what day is tomorrow", { plus: 1 }],
  ["what date was yesterday", { plus: -1 }],
  ["how many days until Christmas", { to: "12-25" }],
  ["How long is it until New Year's Eve?", { to: "12-31" }],
  ["how many weeks until 1 March 2030", { to: "2030-03-01" }],
  ["days until friday", { to: "friday" }],
  ["how many days since 1 January 2020?", { to: "2020-01-01" }],
  ["how many weeks between 3 March 2024 and 1 May 2025", { of: "2024-03-03", to: "2025-05-01" }],
  ["how many days from 2024-02-01 to 2024-03-01", { of: "2024-02-01", to: "2024-03-01" }],
  ["what date is in 90 days?", { plus: 90, unit: "days" }],
  ["what date is six weeks from today", { plus: 6, unit: "weeks" }],
  ["what date was it 3 months ago", { plus: -3, unit: "months" }],
  ["what is the date 100 days after 1 March 2024", { of: "2024-03-01", plus: 100, unit: "days" }],
  ["2 years before 29 Feb 2024", { of: "2024-02-29", plus: -2, unit: "years" }],
  ["is 2100 a leap year", { of: "2100-01-01" }],
  ["was the year 1900 a leap year?", { of: "1900-01-01" }],
  ["what week is it", {}],
  ["which calendar week is 1 January 2027", { of: "2027-01-01" }],
];

/** What the tool gives for 3 April 2025, in November 2026. */
const PAST =
  "today: 2026-11-22\ndate: 2025-04-03\nlong: 3 April 2025\nweekday: Thursday\nweek: 2025-W14\nleap_year: 2025 is not a leap year";
const COUNTED = `${PAST}\nfrom: 2026-11-22\ndays: -598\nfrom_long: 22 November 2026\nin_weeks: 85 weeks and 3 days\nin_months: 1 year, 7 months and 19 days`;

describe("a question about dates", () => {
  for (const [question, input] of READ)
    test(`is read: ${question}`, async () => assert.equal(await first(question), date(input)));

  test("is answered in one sentence, and says how an unclear notation was read", async () => {
    const cases: [question: string, gave: string, answer: string][] = [
      ["what weekday was 3 April 2025", PAST, "3 April 2025 was a Thursday."],
      [
        "what weekday was 03/04/2025",
        PAST,
        "3 April 2025 was a Thursday (03/04/2025 was read as day/month/year).",
      ],
      ["what weekday was 3.4.2025", PAST, "3 April 2025 was a Thursday."],
      ["is 2025 a leap year", PAST, "2025 was not a leap year."],
      ["which week was 3 April 2025 in", PAST, "Thursday, 3 April 2025, was in week 2025-W14 (ISO)."],
      [
        "how many days since 3 April 2025",
        COUNTED,
        "598 days since Thursday, 3 April 2025, counted to today, 22 November 2026 (UTC).",
      ],
      [
        "how many weeks since 3 April 2025",
        COUNTED,
        "85 weeks and 3 days (598 days) since Thursday, 3 April 2025, counted to today, 22 November 2026 (UTC).",
      ],
      [
        "how many months between 22 November 2026 and 3 April 2025",
        COUNTED,
        "1 year, 7 months and 19 days (598 days) between 22 November 2026 and 3 April 2025.",
      ],
      [
        "what weekday was 3 April 1025",
        `${PAST}\ncalendar: Gregorian, also for the time before it began`,
        "3 April 2025 was a Thursday (calendar: Gregorian, also for the time before it began).",
      ],
    ];
    for (const [question, gave, answer] of cases)
      assert.equal((await after(question, gave)).text, answer, question);
  });

  test("that is not clear is left alone", async () => {
    for (const question of [
      "what day is 3/4",
      "how many days since Christmas",
      "what weekday was last friday",
      "10 working days from today",
      "how many days until my birthday party",
      "2026-11-21",
      "what happened on 3 April 2025",
      "what is 2026-11-21 - 2026-11-20",
      "how many days between 1 May 2025, 1 June 2025 and 1 July 2025",
    ])
      assert.equal(await first(question), "needs_model", question);
  });
});
