import assert from "node:assert/strict";
import { test } from "node:test";
import { type ChatFinding, found } from "../../../src/agents/chat/evidence.ts";
import { outcomes, page, value } from "./outcomes-rig.ts";

const search = (...results: string[]): ChatFinding =>
  found("source", "search: q", { claim: "x", text: results.join("\n\n") });

function judge(findings: ChatFinding[], right: string[], wrong: string[], given: string[] = []): void {
  for (const answer of right) assert.deepEqual(outcomes(answer, findings, given), ["supported"], answer);
  for (const answer of wrong) assert.notDeepEqual(outcomes(answer, findings, given), ["supported"], answer);
}

const DEADLINES = page(
  "Income tax: deadlines\n\nPaper returns: 31 October 2026\nOnline returns: 31 January 2027\n\nAn extension is granted for 60 days.\nPayment is due 30 days after the assessment has been sent.",
);
const COUNTED = value(
  "today: 2026-05-12\ndate: 2026-10-31\nlong: 31 October 2026\nweekday: Saturday\nfrom: 2026-05-12\nfrom_long: 12 May 2026\nfrom_weekday: Tuesday\ndays: 172",
);

test("the days that a calendar counts to a date that a sentence names are those of that date", () => {
  judge(
    [DEADLINES, COUNTED],
    [
      "Your paper return is due by **31 October 2026**, which is a Saturday and **172 days** from today.",
      "The paper return is due on 31 October 2026, 172 days from now.",
    ],
    [
      "Your paper return is due by 31 October 2026, which is a Saturday and 171 days from today.",
      "Your online return is due by 31 January 2027, 172 days from today.",
      "Payment is due 172 days after the assessment has been sent.",
    ],
  );
});

const SYRUP = page(
  "Pollenex oral solution\n\nHow much to take\nChildren aged 2 to 5 years: 2.5 ml twice a day\nChildren aged 6 to 11 years: 5 ml twice a day\nAdults: 10 ml once a day\nLeave at least 10 hours between two doses.\n\nCommon (up to 1 in 10 people): sleepiness",
);

test("a figure with its unit is compared where it has that unit", () => {
  judge(
    [SYRUP],
    [
      "The leaflet gives children aged 2 to 5 years **2.5 ml twice a day**, with at least 10 hours between doses.",
      "Leave at least 10 hours between doses.",
    ],
    ["Leave at least 5 hours between doses.", "Leave at least 2 hours between two doses."],
  );
});

const IBUPROFEN = page(
  "Dose by age\n3 to 5 months: 2.5 ml, up to 3 times in 24 hours\n1 to 3 years: 5 ml, up to 3 times in 24 hours\n4 to 6 years: 7.5 ml, up to 3 times in 24 hours\n7 to 9 years: 10 ml, up to 4 times in 24 hours",
);

test("how many times something is given is no name of a row", () => {
  judge(
    [IBUPROFEN],
    [
      "For children of 4 to 6 years, the leaflet gives **7.5 ml, up to 3 times in 24 hours**.",
      "At 4 to 6 years it is 7.5 ml up to 3 times in 24 hours.",
    ],
    [
      "For children of 4 to 6 years, the leaflet gives 10 ml, up to 3 times in 24 hours.",
      "For children of 7 to 9 years, the leaflet gives 7.5 ml, up to 3 times in 24 hours.",
    ],
  );
});

const CONCERT = page(
  "Lindqvist Quartet\nThursday 8 October 2026, 19:30\nMain hall, doors open at 18:45\n\nTickets\nBox office: Monday to Saturday 11:00–17:00",
);

test("a time is of the only word beside it, also behind `with`", () => {
  judge(
    [CONCERT],
    [
      "The Lindqvist Quartet plays on **Thursday, 8 October 2026, at 19:30**, with doors at 18:45.",
      "The quartet plays on Thursday, 8 October 2026 at 19:30, with doors opening at 18:45.",
    ],
    [
      "The Lindqvist Quartet plays on Thursday, 8 October 2026, at 18:45, with doors at 19:30.",
      "The Lindqvist Quartet plays on Thursday, 8 October 2026, at 19:30, with doors at 17:00.",
    ],
  );
});

const BELGIAN = search(
  "Rail unions announce 24-hour strike in Belgium\nhttps://brussels.example/a\nRail unions have called a 24-hour strike from 10 pm on Wednesday 25 February 2026 until 10 pm on Thursday 26 February.",
  "Strike 26 February: what to expect - SNCB\nhttps://sncb.example/b\nThe adapted timetable will be available 24 hours in advance.",
  "Eurostar expects normal service during Belgian strike\nhttps://railwatch.example/c\nEurostar says its trains will run as planned on Thursday.",
);

test("a country and its people are one name", () => {
  judge(
    [BELGIAN],
    [
      "Belgian rail unions have called a **24-hour strike** from 10 p.m. on Wednesday 25 February to 10 p.m. on Thursday 26 February.",
      "Belgian rail unions have called a 24-hour strike.",
    ],
    ["Belgian rail unions have called a 48-hour strike.", "Eurostar unions have called a 24-hour strike."],
  );
});

const GAP = value(
  "today: 2027-01-14\ndate: 2027-03-15\nlong: 15 March 2027\nweekday: Monday\nfrom: 2027-02-25\nfrom_long: 25 February 2027\nfrom_weekday: Thursday\ndays: 18",
);

test("a weekday, so many days after another day, is that of the day that is reached", () => {
  judge(
    [GAP],
    [
      "Your new job starts on a Monday, **18 days** after that.",
      "The course begins on a Monday, 18 days later.",
    ],
    [
      "Your new job starts on a Thursday, 18 days after that.",
      "Your new job starts on a Monday, 17 days after that.",
    ],
    ["How long is the gap until my new job on 15 March?"],
  );
});

const RIDGE = page(
  "Corran Ridge circuit\nDistance: 14.6 km\nAscent: 780 m\nWalking time: 5 h 30 min without breaks\n\nThe path climbs to the Corran hut at 640 m, which serves soup from May to October.\nFollow the edge for 3 km to Corran Top.",
);

test("what is added to a figure is what the evidence leaves out of it", () => {
  judge(
    [RIDGE],
    [
      "You should reckon with about five and a half hours of walking plus breaks.",
      "The walking time is 5 h 30 min plus breaks.",
    ],
    [
      "The circuit is 14.6 km with 640 m of ascent.",
      "The circuit is 3 km with 780 m of ascent.",
      "The walking time is 6 h 30 min plus breaks.",
    ],
  );
});

const HOME = found("source", "https://fibrenet.example/home-150", {
  claim: "x",
  text: "Home 150 | Fibrenet\nFibrenet Home 150\n£32.00 a month\nContract: 12 months\nSet-up fee: £0",
});
const FAST = found("source", "https://kestrel.example/fast-150", {
  claim: "x",
  text: "Fast 150 from Kestrel Broadband\nKestrel Fast 150\n£29.50 a month\nContract: 18 months\nSet-up fee: £25\nPrice changes: the monthly price rises by £3 every April.",
});
const row = (cells: string) =>
  outcomes(`| | Fibrenet Home 150 | Kestrel Fast 150 |\n|---|---|---|\n${cells}`, [HOME, FAST]).at(-1);

test("by how much a price rises is not the price", () => {
  assert.equal(row("| Monthly price | £32.00 | £29.50 |"), "supported");
  assert.equal(row("| Price per month | £32.00 | £29.50 |"), "supported");
  assert.notEqual(row("| Monthly price | £29.50 | £32.00 |"), "supported");
  assert.notEqual(row("| Monthly price | £32.00 | £25 |"), "supported");
});
