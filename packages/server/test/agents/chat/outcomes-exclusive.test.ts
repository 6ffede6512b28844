import type { ProofOutcome } from "@signet/contract";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { note, outcomes, page, printed, seen } from "./outcomes-rig.ts";

/** Judges each answer beside the same evidence. */
function judged(cases: [answer: string, outcome: ProofOutcome][], findings: ChatFinding[]) {
  for (const [answer, outcome] of cases) assert.deepEqual(outcomes(answer, findings), [outcome], answer);
}

test("a direction, a duty or a place that is the opposite of what the evidence says is the model's own, beside right figures", () => {
  judged(
    [
      ["The bank raised its key rate by 25 basis points.", "own_knowledge"],
      ["It cut the fee for transfers to 2 euros.", "own_knowledge"],
      ["A helmet is optional on the north trail.", "own_knowledge"],
      ["The concert on 4 May takes place indoors.", "own_knowledge"],
      ["The bank lowered its key rate by 25 basis points.", "supported"],
    ],
    [
      page(
        "The bank lowered its key rate by 25 basis points. It raised the fee for transfers to 2 euros. " +
          "A helmet is mandatory on the north trail. The concert on 4 May takes place outdoors.",
      ),
    ],
  );
});

test("another kind of the same thing than the evidence names is the model's own", () => {
  judged(
    [
      ["The sister lives in Graz.", "own_knowledge"],
      ["The family car runs on petrol.", "own_knowledge"],
      ["The brother lives in Graz.", "supported"],
    ],
    [note("brother lives in Graz"), note("family car runs on diesel")],
  );
  judged(
    [
      ["The bus to the airport leaves every ten minutes.", "own_knowledge"],
      ["Die Mutter wohnt in Bern.", "own_knowledge"],
    ],
    [page("The train to the airport leaves every ten minutes."), note("Vater wohnt in Bern")],
  );
});

test("what is said of two kinds of a thing is true of both", () => {
  const family = [note("mother loves hikes in the Alps"), note("father likes hiking in the evening")];
  assert.notDeepEqual(outcomes("Your mother likes hiking.", family), ["own_knowledge"]);
  judged([["Buses and trains stop here.", "supported"]], [page("Buses stop here. Trains stop here.")]);
  judged([["The black model has a lid.", "supported"]], [page("The black and the white model have a lid.")]);
});

test("a quotation that is put into the mouth of another speaker is the model's own", () => {
  const interview = [
    page(
      'by Ines Falk\n\nNobody complained. "A round without an agenda is a chat with a calendar entry," as our office manager Ravi Menon puts it.',
    ),
  ];
  judged(
    [
      ["As Falk puts it, “a round without an agenda is a chat with a calendar entry.”", "own_knowledge"],
      ["Ines Falk remarked: “A round without an agenda is a chat with a calendar entry.”", "own_knowledge"],
      ["As Menon puts it, “a round without an agenda is a chat with a calendar entry.”", "supported"],
    ],
    interview,
  );
});

const HOTEL = page(
  "Pets are welcome for a fee of 12 euros. Breakfast is included. Parking in the courtyard is free. " +
    "Rooms facing the street are noisier than those facing the garden. The lake is deeper than the river.",
);

test("two things of a comparison that changed places are the model's own, and an opposite word turns them back", () => {
  judged(
    [
      ["Rooms facing the garden are noisier than those facing the street.", "own_knowledge"],
      ["Rooms facing the street are quieter than those facing the garden.", "own_knowledge"],
      ["Rooms facing the street are quieter.", "own_knowledge"],
      ["The river is deeper than the lake.", "own_knowledge"],
      ["The lake is deeper than the river.", "supported"],
    ],
    [HOTEL],
  );
  for (const answer of [
    "Rooms facing the garden are quieter than those facing the street.",
    "Rooms facing the garden are quieter.",
  ])
    assert.notDeepEqual(outcomes(answer, [HOTEL]), ["own_knowledge"], answer);
  judged([["You prefer coffee to tea.", "own_knowledge"]], [note("prefers tea to coffee")]);
  judged([["You prefer tea to coffee.", "supported"]], [note("prefers tea to coffee")]);
});

test("a limit compares no two things", () => {
  judged(
    [["Limit for children from 1 to 10: 50 grams a day", "supported"]],
    [page("Children aged 1 to 10 should not have more than 50 grams a day.")],
  );
});

test("a denial of what the evidence says in another word of its kind is the model's own", () => {
  judged(
    [
      ["Pets are not allowed.", "own_knowledge"],
      ["Pets stay free of charge.", "own_knowledge"],
      ["You have to pay for parking in the courtyard.", "own_knowledge"],
      ["Your pet is welcome for 12 euros.", "supported"],
    ],
    [HOTEL],
  );
  assert.notDeepEqual(outcomes("That would not be enough for your pet.", [HOTEL]), ["own_knowledge"]);
});

test("what a line says of one side is not said of the other", () => {
  const loop = page(
    "The loop starts at the upper car park and ends at the mill. Coffee comes with milk and without sugar.",
  );
  judged(
    [
      ["The loop starts at the mill and ends at the upper car park.", "own_knowledge"],
      ["The coffee comes with sugar.", "own_knowledge"],
      ["The loop starts at the upper car park and ends at the mill.", "supported"],
      ["The coffee comes with milk, but without sugar.", "supported"],
    ],
    [loop],
  );
});

test("a denial in two words denies once", () => {
  judged(
    [
      ["Les chiens ne sont pas admis.", "own_knowledge"],
      ["La visite n'est jamais gratuite le dimanche.", "own_knowledge"],
      ["Les chiens sont interdits.", "own_knowledge"],
      ["Les chiens sont admis.", "supported"],
    ],
    [page("Les chiens sont admis en laisse. La visite est gratuite le dimanche.")],
  );
  judged([["No hay ninguna piscina.", "own_knowledge"]], [page("Hay una piscina en el hotel.")]);
});

test("what is still so has not ended, and who is not registered is not denied what others get", () => {
  const parser = page(
    "The parser handles quotes now. Empty input still crashes. Registered customers get a loan bike. The pattern is compiled once.",
  );
  judged(
    [
      ["Empty input no longer crashes.", "own_knowledge"],
      ["Registered customers don't get a loan bike.", "own_knowledge"],
      ["Empty input still crashes.", "supported"],
    ],
    [parser],
  );
  for (const answer of [
    "Unregistered customers don't get a loan bike.",
    "The pattern is no longer compiled for each line.",
  ])
    assert.notDeepEqual(outcomes(answer, [parser]), ["own_knowledge"], answer);
});

test("what is said of all tests contradicts a report of some", () => {
  const reports = [page("8 tests passed, 1 failed."), page("tests: 8 passed, 1 failed\nfailed: test_empty")];
  for (const report of reports) {
    judged(
      [
        ["All tests pass.", "own_knowledge"],
        ["No test fails.", "own_knowledge"],
        ["All the tests failed.", "own_knowledge"],
        ["None of the tests passed.", "own_knowledge"],
        ["8 tests pass.", "supported"],
      ],
      [report],
    );
    for (const answer of ["Not all tests pass.", "All other tests pass.", "All tests but one pass."])
      assert.notDeepEqual(outcomes(answer, [report]), ["own_knowledge"], answer);
  }
  for (const answer of ["All tests pass now.", "No test fails."])
    assert.notDeepEqual(
      outcomes(answer, [reports[0]!, page("9 passed, 0 failed")]),
      ["own_knowledge"],
      answer,
    );
});

test("what no test is told to raise is not said of all tests", () => {
  const report = seen(
    "receipt",
    "verdict: failed\ntests: 10 passed, 2 failed\nfailed:\n  test_dst: expected 5, got 4\n  test_negative: DID NOT RAISE <class 'ValueError'>",
  );
  for (const answer of [
    "`test_negative` fails because no `ValueError` is raised.",
    "The negative test fails, since no ValueError was raised.",
  ])
    assert.notDeepEqual(outcomes(answer, [report]), ["own_knowledge"], answer);
  for (const answer of [
    "No failures in the tests.",
    "There were no failing tests.",
    "None of the tests fail.",
  ])
    assert.deepEqual(outcomes(answer, [report]), ["own_knowledge"], answer);
});

test("a denial about one thing does not contradict what the same line says of another", () => {
  const lines = page(
    "The red line stops at the airport; the blue line does not. Dogs travel free, bicycles need a ticket.",
  );
  for (const answer of ["The blue line doesn't stop at the airport.", "Dogs don't need a ticket."])
    assert.notDeepEqual(outcomes(answer, [lines]), ["own_knowledge"], answer);
  judged([["Bicycles don't need a ticket.", "own_knowledge"]], [lines]);
  judged(
    [["Your father collects stamps.", "own_knowledge"]],
    [note("mother collects stamps"), note("father likes jazz")],
  );
});

test("what fails in a line of its own belies that all cases pass, and `too` at the end denies nothing", () => {
  const ran = [printed("exit code: 0\nFAIL 'x y' -> 'x--y'\nPASS 'a' -> 'a'\n", "check(['x y', 'a'])")];
  for (const answer of ["Both cases pass.", "All checks are green."])
    assert.deepEqual(outcomes(answer, ran), ["own_knowledge"], answer);
  const cover = [page("Damage by hail or frost is not insured. Theft is insured.")];
  assert.deepEqual(outcomes("Damage by frost is insured too.", cover), ["own_knowledge"]);
  assert.deepEqual(outcomes("Theft is insured too.", cover), ["supported"]);
});
