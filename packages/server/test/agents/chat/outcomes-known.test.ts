import assert from "node:assert/strict";
import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { note, outcomes, page, printed, seen, value } from "./outcomes-rig.ts";

test("percentages that a program computed are supported without a label", () => {
  const code = "python\nfor name, down in gone: print(name, round(100 - 100 * down / minutes, 2))";
  const runs = [printed("api 99.91\nweb 98.2\n", code)];
  check(runs, "supported", ["api: 99.91 %", "web was up 98.2 % of the time"], ["How many % was each up?"]);
  checkNot(runs, "supported", ["api: 9,991 %", "api: 0.9991 %"], ["How many % was each up?"]);
});

test("what is closed from one day to another is closed until the second", () => {
  const shut = [page("The Furtal pass is closed from 3 November 2026 to 21 May 2027.")];
  check(shut, "supported", [
    "The Furtal pass is closed until 21 May 2027.",
    "It is closed from 3 November 2026.",
  ]);
  check(shut, "own_knowledge", ["The Furtal pass is closed until 3 November 2026."]);
  const open = [page("The bath is open from 2 May 2027 to 30 September 2027.")];
  check(open, "supported", ["The bath is open until 30 September 2027."]);
  check(open, "own_knowledge", ["The bath is open until 2 May 2027."]);
});

test("things that a label lists are counted", () => {
  const run = [
    seen("receipt", "ok: true\nfiles changed: invoice.py, rates.py, test_rates.py\nsummary: a rate"),
  ];
  const asked = ["It should touch just two files."];
  check(run, "supported", ["It changed three files.", "It changed three files, not two."], asked);
  check(run, "own_knowledge", ["It changed two files.", "It changed four files."], asked);
  const open = [page("Flavours: vanilla, mint, rose and more.")];
  checkNot(open, "supported", ["There are three flavours."], ["Which flavours are there?"]);
});

test("a letter at the end of a sentence is no initial of what follows", () => {
  const shelf = [note("The buffer is in fridge D.")];
  const both = outcomes("The buffer is in fridge D. It boils at 99 °C.", shelf);
  assert.deepEqual(both, ["supported", "own_knowledge"]);
  const name = outcomes("The buffer is from Prof. D. Lang.", shelf);
  assert.equal(name.length, 1);
});

test("a figure keeps to a limit or goes beyond it as the evidence has the limit", () => {
  const limits = [seen("source", "path of a file: 512 characters\nsize of a file: 20 MB")];
  const asked = ["My path has 530 characters and my file 18 MB. Does that fit?"];
  check(
    limits,
    "own_knowledge",
    ["Your path of 530 characters is within the limit.", "A file of 18 MB exceeds the limit."],
    asked,
  );
  checkNot(
    limits,
    "own_knowledge",
    ["Your path of 530 characters exceeds the limit.", "A file of 18 MB is within the limit."],
    asked,
  );
});

test("an answer of no before what is so instead denies nothing of it", () => {
  const hours = [note("Marta in payroll has office hours on Tuesday and Thursday from 10 to 12.")];
  const asked = ["Is Marta in on Wednesday at 11?"];
  check(hours, "supported", ["No, Marta has office hours on Tuesday and Thursday from 10 to 12."], asked);
  const shut = [
    page(
      "The towpath is closed to walkers and cyclists between Mill Lock and Aston Bridge until 30 April 2027.",
    ),
  ];
  check(
    shut,
    "supported",
    ["No, the towpath is closed until 30 April 2027.", "The closure lasts until 30 April 2027."],
    ["Is it open?"],
  );
});

test("a share that only the person brought up is not in the table of what was calculated", () => {
  const growth = [seen("calculation", "9.3824", { input: "(92100 - 84200) / 84200 * 100" })];
  const asked = ["North went from 84,200 to 92,100, about 12 percent. A table, please."];
  const table = (share: string) =>
    `| Region | Before | Now | Growth |\n|---|---|---|---|\n| North | 84,200 | 92,100 | ${share} |`;
  check(growth, "own_knowledge", [table("12 %")], asked);
  checkNot(growth, "own_knowledge", [table("9.4 %")], asked);
});

test("what the model wrote into a search proves nothing", () => {
  const ref = "search: museum ticket costs 12 euros, founded 1926 by Otto Lang";
  const found = [page("The museum is open daily.")].map((one) => ({
    ...one,
    evidence: { ...one.evidence, ref },
  }));
  const claims = [
    "The museum ticket costs 12 euros.",
    "The museum was founded in 1926.",
    "It was founded by Otto Lang.",
  ];
  check(found, "own_knowledge", claims, ["Tell me about the museum."]);
  const none = [
    {
      ...note("nothing is remembered"),
      evidence: { ...note("x").evidence, ref: "recall: dentist on 3 March" },
    },
  ];
  check(none, "own_knowledge", ["Your dentist is on 3 March."], ["When is my dentist?"]);
  check(none, "supported", ["I have no note about a dentist."], ["When is my dentist?"]);
});

test("the days between two dates and a weekday are those of the calendar, whatever was suggested", () => {
  const days = [value("85 days (from 2026-03-18, Wednesday, to 2026-06-11, Thursday)")];
  const asked = ["From 18 March to 11 June 2026 it is 80 days, right? And 18 March is a Tuesday?"];
  check(
    days,
    "own_knowledge",
    ["There are 80 days from 18 March to 11 June.", "18 March falls on a Tuesday."],
    asked,
  );
  check(days, "supported", ["There are 85 days from 18 March to 11 June."], asked);
});

test("a note that the model stored just now is evidence only if the caller said what is in it", () => {
  const stored = (text: string) => ({ ...note(text), claim: `remembered: ${text}`, input: text });
  const made = [stored("The museum was founded in 1926 by Otto Lang.")];
  check(made, "own_knowledge", ["The museum was founded in 1926."], ["Tell me of it."]);
  checkNot(made, "supported", ["It was founded by Otto Lang."], ["Tell me of it."]);
  check(made, "supported", ["Noted."], ["Tell me of it."]);
  const asked = ["Remember: dentist on 3 March with Dr Hamad."];
  const right = [stored("The dentist appointment is on 3 March 2027 with Dr Hamad.")];
  check(right, "supported", ["I have noted that your dentist appointment is on 3 March."], asked);
  const wrong = [stored("The dentist appointment is on 13 March with Dr Hamad.")];
  checkNot(wrong, "supported", ["Your dentist appointment is on 13 March."], asked);
  const known = [note("The rent is 950 euros."), stored("The rent of 950 euros is due on the 3rd.")];
  checkNot(
    known,
    "own_knowledge",
    ["I have noted that the rent of 950 euros is due on the 3rd."],
    ["Note: it is due on the 3rd."],
  );
});

test("a number that counts how often is none of months or hours, and a page says nothing in a sentence that has no other word of it", () => {
  const recipe = [
    page(
      "Fold the dough three times, with 20 minutes of rest between. Add 2 sprigs of rosemary. Take the tin out of the fridge 2 hours before baking. Best eaten on the day it is baked.",
    ),
  ];
  checkNot(recipe, "supported", [
    "Any leftovers freeze well for up to three months.",
    "Frozen slices stay good for 3 weeks.",
    "Cut portions keep moist for two days.",
    "Reheated slices from a toaster stay crisp for about 2 hours.",
  ]);
  check(recipe, "supported", [
    "Fold the dough three times.",
    "It has to come out of the fridge two hours before you bake it.",
  ]);
  const pump = [
    page("The filter is rinsed twice. Rinsing 4 times damages it. Service is due after 18 months."),
  ];
  checkNot(pump, "supported", ["Most warranties cover parts for 4 years.", "The motor runs for 4 hours."]);
  check(pump, "supported", ["The pump needs its service after 18 months."], ["When is the pump due?"]);
});
