import type { ProofOutcome } from "@signet/contract";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { note, outcomes, page, printed, value } from "./outcomes-rig.ts";

type Case = [answer: string, outcome: ProofOutcome | null];

function judged(cases: Case[], findings: ChatFinding[], given: string[] = []) {
  for (const [answer, outcome] of cases)
    assert.deepEqual(outcomes(answer, findings, given), [outcome], answer);
}

test("verbs that say little do not keep a sentence from repeating the evidence", () => {
  judged(
    [
      ["On Mondays it stays closed.", "supported"],
      ["The kiosk gets new bread daily.", "supported"],
      ["Before that you used Lotus Notes.", "supported"],
    ],
    [page("Monday: closed. The kiosk: new bread daily."), note("uses Thunderbird, Lotus Notes before")],
  );
});

test("a comparison, or what follows from something, of things of the turn is a conclusion from its values", () => {
  const asked = ["cost of the parcel by courier, post and van?"];
  judged(
    [
      ["Courier parcels cost several times as much as any alternative by post.", "looked_up"],
      ["The van has no fixed cost, so the parcel is sent by it.", "looked_up"],
      ["The post is therefore the one to take.", "looked_up"],
      ["Bicycles are quicker than trams.", "own_knowledge"],
      ["Ask for the tracking number, too.", "own_knowledge"],
    ],
    [value("14.2"), value("31.5")],
    asked,
  );
});

test("a sentence about most, others or the rest of what was looked up is a paraphrase", () => {
  judged(
    [
      ["Most of the budget is already gone.", "looked_up"],
      ["Other towns of the valley did the same.", "looked_up"],
      ["Most towns charge for parking.", "own_knowledge"],
    ],
    [page("Of 18,000 euros, 15,350 were spent by May. Villages nearby raised their fees as well.")],
  );
});

test("what is often done by the person is no general knowledge", () => {
  const release = [page("Release 4.2 builds large indexes in parallel.")];
  judged(
    [
      ["The release mainly pays off if you often work with huge tables.", "looked_up"],
      ["People often skip a release with new index formats.", "own_knowledge"],
    ],
    release,
  );
});

test("a counted result with a colon is a claim, and a mere announcement is none", () => {
  const ran = [printed("FAIL test_spaces\nFAIL test_umlaut\nran 5, failures 2", "run the tests")];
  judged([["Two of the tests fail:", "supported"]], ran, ["run my tests"]);
  judged(
    [
      ["Two remarks:", null],
      ["Here are the results:", null],
    ],
    ran,
    ["run my tests"],
  );
});

test("what the agent can do is no claim, and what it confirms is one", () => {
  judged(
    [
      ["I can calculate, run code or read a page for you.", null],
      ["I can confirm that the hut has 40 beds.", "own_knowledge"],
    ],
    [],
  );
});

test("a code name that the turn does not have is the model's own, however it is hyphenated", () => {
  const pump = [page("The KP-80 is sealed by AES and has an IE4 motor. Keys are encrypted at rest.")];
  judged(
    [
      ["The encryption used for keys is ChaCha20-Poly1305.", "own_knowledge"],
      ["Its sibling, the KP-90, has the same motor.", "own_knowledge"],
      ["The KP 80 has an IE4 motor.", "supported"],
      ["The motor of the KP80 is fine for you.", "looked_up"],
    ],
    pump,
    ["is the KP-80 any good?"],
  );
});

test("a sentence whose clauses say again what two notes say is supported by both", () => {
  const notes = [note("lives and works in Lisbon"), note("team sits in Porto"), note("does not eat fish")];
  judged(
    [
      ["You work in Lisbon, and your team sits in Porto.", "supported"],
      ["You work in Lisbon, and you don't eat fish.", "supported"],
      ["You work in Lisbon, and your team sits in Porto by the old river.", "looked_up"],
    ],
    notes,
  );
  for (const answer of [
    "You work in Lisbon, and you eat fish.",
    "You work in Porto, and your team sits in Lisbon.",
  ])
    assert.notDeepEqual(outcomes(answer, notes), ["supported"], answer);
});

test("an announcement may name a version or a day of the person's, and no other figure", () => {
  const notes = [
    page(
      "# quillform 4.0\n\n## Breaking changes\n- The minimum version of Node.js is now 20.11 (3.x: 18.0).\n\n3.8 receives fixes until 30 April 2027.",
    ),
  ];
  const asked = ["We're on quillform 3.8 and want to go to 4.0 by 11 June. What breaks?"];
  judged(
    [
      ["Here are the breaking changes in 4.0:", null],
      ["Here is what you need from 3.8 to 4.0 before 11 June:", null],
      ["Here are the breaking changes in 4.1:", "own_knowledge"],
      ["Here are the 3 breaking changes in 4.0:", "own_knowledge"],
    ],
    notes,
    asked,
  );
});
