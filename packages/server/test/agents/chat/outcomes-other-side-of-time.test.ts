import assert from "node:assert/strict";
import { test } from "node:test";
import { note, outcomes, page } from "./outcomes-rig.ts";

const MIRA = note("Mira leads the Lisbon project and prefers calls before 10");
const DESK = page("The help desk takes calls from 9:30.\nOrders by noon are sent the same day.");

test("what is said of the other side of a time than the evidence has is the model's own", () => {
  for (const answer of [
    "Try calling her after 10, which is when she prefers to take calls.",
    "Mira prefers calls after **10**.",
    "Call Mira from 10 on, as she prefers.",
  ])
    assert.deepEqual(outcomes(answer, [MIRA]), ["own_knowledge"], answer);
  for (const answer of ["The help desk takes calls until 9:30.", "Orders after noon are sent the same day."])
    assert.deepEqual(outcomes(answer, [DESK]), ["own_knowledge"], answer);
});

test("the same side is supported in other words, and what is so on the other side is no contradiction", () => {
  for (const answer of ["Mira prefers calls before 10.", "On Lisbon, Mira prefers calls before 10."])
    assert.deepEqual(outcomes(answer, [MIRA]), ["supported"], answer);
  const shop = page("The shop is open until 18:00.");
  assert.notDeepEqual(outcomes("The shop is closed after 18:00.", [shop]), ["own_knowledge"]);
  assert.deepEqual(outcomes("The help desk takes calls from 9:30 on.", [DESK]), ["supported"]);
});
