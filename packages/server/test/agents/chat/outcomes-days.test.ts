import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { note, outcomes, page, printed, value } from "./outcomes-rig.ts";

/** Each sentence by itself, beside the same evidence. */
function check(findings: ChatFinding[], right: string[], wrong: string[], given: string[] = []) {
  for (const answer of right) assert.deepEqual(outcomes(answer, findings, given), ["supported"], answer);
  for (const answer of wrong) assert.deepEqual(outcomes(answer, findings, given), ["own_knowledge"], answer);
}

test("a figure of one day is not that of another, in tables, lists and lines", () => {
  const table = page(
    "| Date | Loans |\n|---|---|\n| 3 June 2025 | 412 |\n| 4 June 2025 | 388 |\n| 5 June 2025 | 501 |",
  );
  check(
    [table],
    ["On 4 June there were 388 loans.", "5 June 2025: 501 loans", "There were 412 loans on June 3."],
    ["On 3 June there were 388 loans.", "5 June 2025: 412 loans", "There were 501 loans on June 4."],
  );
  const lines = printed("2026-05-02: 8.4 km\n2026-05-05: 12.1 km\n2026-05-09: 21.3 km");
  check([lines], ["You cycled 12.1 km on 5 May."], ["You cycled 21.3 km on 5 May.", "9 May: 8.4 km"]);
  const csv = printed("date,km,pace\n2026-05-02,8.4,5:23\n2026-05-05,12.1,5:35");
  check(
    [csv],
    ["On 2 May you averaged 5:23 per km.", "On 5 May your pace was 5:35 min/km."],
    ["On 2 May you averaged 5:35 per km.", "On 5 May you ran 8.4 km."],
  );
});

test("a figure of one day is not that of another in JSON, sentences and notes", () => {
  const objects = printed(
    '[\n {\n  "date": "2026-05-02",\n  "litres": 31\n },\n {\n  "date": "2026-05-16",\n  "litres": 44\n }\n]',
  );
  check([objects], ["On 16 May you filled 44 litres."], ["On 2 May you filled 44 litres."]);
  const keyed = printed('{"2026-05-02": 31.5, "2026-05-16": 44.2}');
  check([keyed], ["On 16 May it was 44.2."], ["On 2 May it was 44.2."]);
  const told = page("The gate counted 412 cars on 3 June and 388 on 4 June. Nobody was there on 5 June.");
  check(
    [told],
    ["412 cars came on 3 June.", "388 cars came on 4 June.", "412 cars came on 3 June and 388 on 4 June."],
    ["412 cars came on 4 June.", "388 cars came on 3 June and 412 on 4 June."],
  );
  check(
    [note("spent 84 EUR on 2 May"), note("spent 61 EUR on 5 May")],
    ["On 5 May you spent 61 EUR."],
    ["On 5 May you spent 84 EUR."],
  );
});

test("a figure of one time of day or month is not that of another", () => {
  const log = printed("2026-01-05 09:00 logins 14\n2026-01-05 10:00 logins 22\n2026-01-05 11:00 logins 9");
  check(
    [log],
    ["At 10:00 there were 22 logins."],
    ["At 10:00 there were 14 logins.", "At 09:00 there were 9 logins."],
  );
  const sections = page("3 June 2025\nguests: 40\nmeals: 96\n\n4 June 2025\nguests: 52\nmeals: 131");
  check(
    [sections],
    ["On 4 June there were 52 guests.", "131 meals were served on 4 June."],
    ["On 3 June there were 52 guests."],
  );
  const columns = page("| | 3 June | 4 June |\n|---|---|---|\n| Guests | 40 | 52 |\n| Meals | 96 | 131 |");
  check([columns], ["On 4 June there were 52 guests."], ["On 3 June there were 52 guests."]);
});

test("a day within a range, a day from which on something holds, and figures without a day are not refused", () => {
  check(
    [page("3 to 9 June: 412 guests. 10 to 16 June: 388 guests.")],
    [
      "On 3 June there were 412 guests.",
      "From 3 to 9 June there were 412 guests.",
      "On June 10–16 it had 388.",
    ],
    ["On 10 June there were 412 guests.", "From 3 to 9 June there were 388 guests."],
  );
  const fares = page("Until 31 May 2025 a ticket is 12 EUR. From 1 June 2025 on, it is 14 EUR.");
  check([fares], ["From 1 June on it is 14 EUR.", "Since 1 June 2025, it is 14 EUR."], []);
  const lone = page("Updated on 3 June 2025. The museum has 412 paintings.");
  check([lone], ["On 3 June 2025 the museum had 412 paintings."], []);
  check(
    [value("1028")],
    ["There are 1028 days from 1 March 2024 to 24 December 2026."],
    [],
    ["days from 1 March 2024 to 24 December 2026"],
  );
});

test("what is rounded before a currency, and a pace, are read with their words", () => {
  check(
    [value("2927.574362")],
    ["That is a gain of roughly CHF 2,930.", "It is about EUR 2,930 more."],
    ["That is a gain of CHF 2,930."],
    ["I have CHF 8,200 and EUR 500"],
  );
  const log = printed("requests: 6 errors>=400: 2\n/api n=3 avg=426.3ms");
  check([log], ["There were 6 requests, 2 of them errors."], ["There were 9 requests."]);
});

test("the times at which a run began and ended are not those of its other figures", () => {
  const text = printed("opened: 2026-05-13 07:38\nsteps: 9\nattempts: 2\nsealed: 2026-05-13 07:40\nfiles: 3");
  check(
    [text],
    ["It was sealed on 13 May at 07:40 after 9 steps.", "It was opened at 07:38 and has 3 files."],
    [],
  );
  const json = printed(
    '{"opened": "2026-05-13T07:38", "steps": 9, "sealed": "2026-05-13T07:40", "attempts": 2}',
  );
  check([json], ["It was sealed at 07:40 after 9 steps."], []);
});

test("a day is the same however it is written, so that no form of it hides a figure of another day", () => {
  const table = page(
    "| Date | Loans |\n|---|---|\n| 3 June 2025 | 412 |\n| 4 June 2025 | 388 |\n| 5 June 2025 | 501 |",
  );
  check(
    [table],
    ["On the 4th of June there were 388 loans.", "Am 4. Juni gab es 388 Ausleihen.", "2025-06-04: 388 loans"],
    [
      "On the 3rd of June there were 388 loans.",
      "388 loans on 3.6.2025.",
      "2025-06-03: 388 loans",
      "On June 3rd, 2025, a total of 388 loans were made.",
      "There were 388 loans (3 June).",
      "On Tuesday, 3 June, there were 388 loans.",
      "Am 3. Juni gab es 388 Ausleihen.",
      "El 3 de junio hubo 388 préstamos.",
    ],
  );
});
