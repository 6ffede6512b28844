import type { ProofOutcome } from "@signet/contract";
import assert from "node:assert/strict";
import { test } from "node:test";
import { type ChatFinding, found } from "../../../src/agents/chat/evidence.ts";
import { note, outcomes, page } from "./outcomes-rig.ts";

const recalled = (q: string) =>
  found("memory", `recall: ${q}`, { claim: "nothing is remembered", text: "nothing is remembered" });
const searched = (q: string) =>
  found("source", `search: ${q}`, { claim: `the web was searched for "${q}": 0 results`, text: "" });

function judged(
  answers: string[],
  outcome: ProofOutcome | null,
  findings: ChatFinding[],
  given: string[] = [],
) {
  for (const answer of answers) assert.deepEqual(outcomes(answer, findings, given), [outcome], answer);
}

test("what a recall did not find is supported by it, in all wordings", () => {
  judged(
    [
      "I don't have anything saved about your plumber.",
      "I have nothing stored about your plumber.",
      "I'm afraid nothing about a plumber is remembered.",
      "Nothing about that is remembered.",
      "There is no note about a plumber in my memory.",
      "Your plumber isn't among the things I've noted.",
    ],
    "supported",
    [recalled("plumber winter")],
    ["who was our plumber last winter?"],
  );
  judged(
    ["Über deinen Klempner ist nichts gespeichert."],
    "supported",
    [recalled("klempner")],
    ["wer war unser klempner?"],
  );
  judged(
    ["Je n'ai rien noté sur votre plombier."],
    "supported",
    [recalled("plombier")],
    ["qui est mon plombier ?"],
  );
});

test("so is what a search did not find", () => {
  judged(
    [
      "My search turned up no night ferry.",
      "I found nothing about a night ferry to Tarva.",
      "The search for a night ferry didn't return any results.",
    ],
    "supported",
    [searched("night ferry Tarva")],
    ["is there a night ferry to Tarva?"],
  );
});

test("what was not sought, what is told, and what goes beyond the search is not supported by it", () => {
  const asked = ["who was our plumber last winter?"];
  for (const answer of [
    "I have nothing stored about your bank account.",
    "No plumber works in winter.",
    "Nothing is remembered, but most plumbers keep their bills for 10 years.",
  ])
    assert.notDeepEqual(outcomes(answer, [recalled("plumber")], asked), ["supported"], answer);
  const told = outcomes(
    "I have nothing stored about your plumber.",
    [recalled("boiler"), note("plumber is Ms Ohm")],
    asked,
  );
  assert.notDeepEqual(told, ["supported"]);
  const read = outcomes(
    "I found nothing about the plumber.",
    [searched("plumber"), page("The plumber is Ms Ohm.")],
    asked,
  );
  assert.notDeepEqual(read, ["supported"]);
});

test("congratulations, requests to tell and disclaimers state nothing", () => {
  judged(
    [
      "Congratulations to you both!",
      "Well done, keep going!",
      "Herzlichen Glückwunsch!",
      "Félicitations, quelle belle nouvelle !",
      "If you find the date, tell me and I'll keep it.",
      "This is no legal advice.",
    ],
    null,
    [page("The wedding is on 4 May.")],
  );
  judged(["If you find the date, the form is complete."], "looked_up", [page("The form needs the date.")]);
});
