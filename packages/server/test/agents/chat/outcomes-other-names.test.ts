import type { ProofOutcome } from "@signet/contract";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { note, outcomes, page } from "./outcomes-rig.ts";

/** Judges each answer beside the same evidence. */
function judged(
  cases: [answer: string, outcome: ProofOutcome][],
  findings: ChatFinding[],
  given: string[] = [],
) {
  for (const [answer, outcome] of cases)
    assert.deepEqual(outcomes(answer, findings, given), [outcome], answer);
}
/** Judges answers that must not be taken for contradictions. */
function accepted(answers: string[], findings: ChatFinding[], given: string[] = []) {
  for (const answer of answers)
    assert.notDeepEqual(outcomes(answer, findings, given), ["own_knowledge"], answer);
}

test("a name that nobody gave, in place of the evidence's, is the model's own", () => {
  judged(
    [
      ["Your project Kestrel is under the MIT license.", "own_knowledge"],
      ["Project Kestrel is licensed under the GPL.", "own_knowledge"],
      ["Your dentist is called Dr Rossi.", "own_knowledge"],
      ["You usually write your notes in Obsidian.", "own_knowledge"],
      ["Project Kestrel is licensed under Apache-2.0.", "supported"],
    ],
    [
      note("project Kestrel is licensed under Apache-2.0"),
      note("dentist is called Dr Hamad"),
      note("writes notes in Joplin"),
    ],
  );
  judged(
    [
      ["The ferry to Skarholm leaves from Pier Two.", "own_knowledge"],
      ["The bridge was designed by Anna Ruiz.", "own_knowledge"],
    ],
    [page("The ferry to Norholm leaves from Pier Two. The bridge was designed by Jonas Weil.")],
  );
});

test("what one person does is not said of another whom the evidence names for something else", () => {
  judged(
    [
      ["Heating problems are handled by Ms Petrakis.", "own_knowledge"],
      ["Petrakis takes care of heating and water.", "own_knowledge"],
      ["Mr Lindner handles heating problems.", "supported"],
    ],
    [
      note("landlord is Ms Petrakis, phone 030 5550142"),
      note("caretaker Mr Lindner handles heating and water"),
    ],
  );
  judged(
    [["The choir is conducted by Elin Dahl.", "own_knowledge"]],
    [page("Members 2026\nPaul Berg conducts the choir.\nThe treasurer is Elin Dahl.")],
  );
});

test("names in short, in other words and of one another's lines are accepted", () => {
  accepted(
    ["The rule was adopted by the EU.", "The rule was adopted by the European Union in spring."],
    [page("The rule was adopted by the European Union in spring.")],
  );
  accepted(
    ["Ada Berg opened the bakery with her brother.", "The bakery was opened by Ada Berg."],
    [page("Ada Berg is a baker from Ulm. She opened the bakery together with her brother Tom.")],
  );
  accepted(
    ["Your gift for Mira should be vegan.", "On Friday, Mira wants to see Hamlet."],
    [note("Mira is vegan"), note("Tom likes gifts that are vegan"), note("Mira sees Hamlet on Friday")],
  );
  accepted(
    ["For Rosa, a hotel near the beach works best.", "In Lisbon, a hotel near the beach is nice."],
    [note("Rosa likes the beach"), note("Paul likes hotels near the station in Porto")],
    ["a hotel in Lisbon?"],
  );
});

test("what one did is not said of another who did something else", () => {
  const board = [
    page(
      "Chairwoman Rita Lund resigned, and Paolo Neri succeeds her. Anna Ohm and Tom Berg signed the deed. Anna Ohm left early.",
    ),
  ];
  judged(
    [
      ["Paolo Neri resigned.", "own_knowledge"],
      ["Rita Lund succeeds Paolo Neri.", "own_knowledge"],
      ["Paolo Neri signed the deed.", "own_knowledge"],
      ["Rita Lund resigned.", "supported"],
      ["Tom Berg signed the deed.", "supported"],
      ["Anna Ohm signed the deed.", "supported"],
    ],
    board,
  );
  accepted(
    ["Lund has resigned.", "Guided tours start at 14:15.", "English tours start at 14:15."],
    [...board, page("Guided tours in English start daily at 14:15.")],
  );
  accepted(["Neri resigned."], [page("Lund resigned in May. Neri chaired the board and resigned in June.")]);
});

test("what a note says of the person is not said of another, in any form of its verb", () => {
  const notes = [
    note("takes ramipril in the morning"),
    note("is lactose intolerant"),
    note("son Emil started school in Bonn"),
    note("lives in Gera"),
  ];
  judged(
    [
      ["Emil is lactose intolerant.", "own_knowledge"],
      ["You take ramipril in the morning.", "supported"],
      ["You live in Gera.", "supported"],
      ["Your son Emil started school in Bonn.", "supported"],
    ],
    notes,
  );
});
