import type { ProofOutcome } from "@signet/contract";
import assert from "node:assert/strict";
import { test } from "node:test";
import { note, outcomes, page, printed, value } from "./outcomes-rig.ts";

const ASKED = ["what does the loan cost me a year, and the median of my repayments?"];
const VALUES = [value("1333.43"), printed("median 41\n")];

test("a conclusion from values is looked up, also where it begins with what was calculated", () => {
  for (const answer of [
    "The median is a bit lower than expected.",
    "Both lie close together.",
    "Yes, the difference is dramatic.",
    "Your costs are most likely to rise.",
    "So your first repayments are normally mostly interest.",
    "That's noticeable, but not dramatic.",
    "Typed arrays are the fastest.",
  ])
    assert.deepEqual(outcomes(answer, VALUES, ASKED), ["looked_up"], answer);
});

test("advice and sentences about the world are the model's own, also if they share words with the question", () => {
  for (const answer of [
    "Even a small extra repayment shortens the term noticeably.",
    "It's a good idea to compare the median with other banks.",
    "Loans of this kind can be repaid early.",
    "Banks often charge a fee.",
    "A request for interest rates goes to the bank.",
    "Repayment plans differ between banks.",
  ])
    assert.deepEqual(outcomes(answer, VALUES, ASKED), ["own_knowledge"], answer);
});

test("a sentence about the world is the model's own even if a word or a figure of it stands in the evidence", () => {
  const laptop = [page("Norrland Book 16. Weight 1.62 kg. Battery 84 Wh. Delivery usually takes 3 days.")];
  const cases: [string, ProofOutcome][] = [
    ["Reviewers generally find that 84 Wh is enough for a whole day of work.", "own_knowledge"],
    ["Delivery usually takes 3 days.", "supported"],
    ["The battery has 84 Wh.", "supported"],
    ["The most interesting number are its 84 Wh.", "supported"],
  ];
  for (const [answer, outcome] of cases) assert.deepEqual(outcomes(answer, laptop), [outcome], answer);
  const wifi = [note("guest wifi is Otter-Guest")];
  const advice = "It's a good idea to rotate a guest password every few months.";
  assert.deepEqual(outcomes(advice, wifi), ["own_knowledge"]);
});

test("a short answer belongs to the sentence behind it", () => {
  const keys = [page("The port is 8787.")];
  assert.deepEqual(outcomes("Yes. The port is 8787.", keys), ["supported"]);
  assert.deepEqual(outcomes("No. The port is 8788.", keys), ["own_knowledge"]);
});
