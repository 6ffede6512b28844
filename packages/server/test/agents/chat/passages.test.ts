import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { note, page, printed, proofs, value } from "./outcomes-rig.ts";

/** Of each claim, the passages of its evidence. */
const passages = (answer: string, findings: ChatFinding[]) =>
  proofs(answer, { findings, given: [] }).flatMap(({ name, data }) =>
    name === "proof" ? [data.evidence.map(({ passage }) => passage)] : [],
  );

const FERRY = page(
  "The Aurelia sails to Skarholm.\nIt carries 240 passengers and 31 cars. The crossing takes 45 minutes in summer and 70 minutes in winter. Tickets are sold on board. Dogs are welcome on deck.",
);

test("a claim names the sentence of the evidence in which its figure stands", () => {
  assert.deepEqual(passages("The crossing takes 45 minutes in summer.", [FERRY]), [
    ["The crossing takes 45 minutes in summer and 70 minutes in winter."],
  ]);
  assert.deepEqual(passages("The Aurelia takes 31 cars.", [FERRY]), [
    ["It carries 240 passengers and 31 cars."],
  ]);
});

test("a figure that is rounded, converted or written otherwise leads to the one that it was compared with", () => {
  assert.deepEqual(passages("That is 42.16 km.", [value("42.1648128 km")]), [["42.1648128 km"]]);
  assert.deepEqual(passages("The crossing takes three quarters of an hour in summer.", [FERRY]), [
    ["The crossing takes 45 minutes in summer and 70 minutes in winter."],
  ]);
  const sailed = note("sailed to Skarholm on 2026-05-03\nwants to go again");
  assert.deepEqual(passages("You sailed to Skarholm on 3 May 2026.", [sailed]), [
    ["sailed to Skarholm on 2026-05-03"],
  ]);
});

test("of figures that stand in several lines, the line with most words of the claim is named", () => {
  const table = printed("north 12 orders 480 EUR\nsouth 12 orders 510 EUR\nwest 9 orders 480 EUR");
  assert.deepEqual(passages("The south had 12 orders.", [table]), [["south 12 orders 510 EUR"]]);
  const ranking = page("1. Ilse Verhoeven 1:14:52\n2. Tamsin Oakes 1:15:40\n3. Rosa Lindqvist 1:16:04");
  assert.deepEqual(passages("Rosa Lindqvist took 1:16:04.", [ranking]), [["3. Rosa Lindqvist 1:16:04"]]);
});

test("figures of one claim that stand apart are all shown, in the order of the evidence", () => {
  const run = printed('{\n"failed": 4,\n"host": "api-1",\n"total": 6,\n"share": 0.667\n}');
  assert.deepEqual(passages("4 of the 6 requests failed, a share of 66.7 %.", [run]), [
    ['"failed": 4,\n"total": 6,\n"share": 0.667'],
  ]);
});

test("a claim without figures names the line that shares most words with it, or none", () => {
  assert.deepEqual(passages("Dogs may come along on the deck.", [FERRY]), [["Dogs are welcome on deck."]]);
  assert.deepEqual(passages("Hi there!", [FERRY]), []);
});

test("sentences that are one claim name their passages once each, and evidence of each is apart", () => {
  assert.deepEqual(
    passages("It carries 240 passengers. It has room for 31 cars too. The sum is 271.", [
      FERRY,
      value("271"),
    ]),
    [["It carries 240 passengers and 31 cars.", "271"]],
  );
});

test("an abbreviation before a number ends no sentence", () => {
  const paint = note("the hall is in Skimming Stone, No. 241, two coats. The door is white.");
  assert.deepEqual(passages("The hall is in No. 241.", [paint]), [
    ["the hall is in Skimming Stone, No. 241, two coats."],
  ]);
});

test("of a long line, the words around the figure are shown, at most 240 characters", () => {
  const words = (n: number) => Array.from({ length: n }, (_, i) => `word${i % 7 === 0 ? "" : "s"}`).join(" ");
  const long = page(`${words(200)} the budget is 6,120 EUR for the garden ${words(200)}`);
  const [[passage = ""] = []] = passages("The budget for the garden is 6,120 EUR.", [long]);
  assert.match(passage, /^…(?:words? )+the budget is 6,120 EUR for the garden (?:words? )+words?…$/);
  assert.ok(passage.length <= 240, passage);
  const end = page(`${words(200)} the budget is 6,120 EUR`);
  assert.match(passages("The budget is 6,120 EUR.", [end])[0]![0]!, /^….* the budget is 6,120 EUR$/);
  const emoji = page(`${"🎉".repeat(300)} the budget is 6,120 EUR`);
  assert.ok(passages("The budget is 6,120 EUR.", [emoji])[0]![0]!.isWellFormed());
});

test("what is the model's own names no passage", () => {
  assert.deepEqual(passages("The crossing costs 30 EUR.", [FERRY]), [[]]);
});
