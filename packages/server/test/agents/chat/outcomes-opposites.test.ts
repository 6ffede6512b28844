import type { ProofOutcome } from "@signet/contract";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { check, checkNot } from "./outcomes-check.ts";
import { note, outcomes, page, printed } from "./outcomes-rig.ts";

/** Judges each answer beside the same evidence. */
function judged(cases: [answer: string, outcome: ProofOutcome][], findings: ChatFinding[]) {
  for (const [answer, outcome] of cases) assert.deepEqual(outcomes(answer, findings), [outcome], answer);
}

const POOL = page(
  "Dogs are not allowed in the hall. Swimming lessons are included in the season ticket. The sauna is closed on Mondays. " +
    "Revenue rose by 6.2% to €418.7 million. Rescue courses begin in October; lockers are not included. Cards are accepted, cheques are refused.",
);

test("a sentence that denies what the evidence says, or says what it denies, is the model's own", () => {
  judged(
    [
      ["Dogs are allowed in the hall.", "own_knowledge"],
      ["Yes, dogs are allowed in the hall.", "own_knowledge"],
      ["Swimming lessons are not included in the season ticket.", "own_knowledge"],
      ["Lockers are included.", "own_knowledge"],
    ],
    [POOL],
  );
});

test("so is one with the opposite of a word of the evidence, also beside a right figure", () => {
  judged(
    [
      ["Revenue fell by 6.2% to €418.7 million.", "own_knowledge"],
      ["The sauna is open on Mondays.", "own_knowledge"],
      ["Rescue courses end in October.", "own_knowledge"],
      ["Swimming lessons are excluded from the season ticket.", "own_knowledge"],
    ],
    [POOL],
  );
  judged(
    [
      ["The Stop key is enabled by default.", "own_knowledge"],
      ["Children under 12 pay the full fare.", "own_knowledge"],
    ],
    [page("The stop key is disabled by default. Children over 12 pay the full fare.")],
  );
});

test("two denials say the same, and the denial of an opposite is a paraphrase", () => {
  judged(
    [
      ["Dogs are not allowed in the hall.", "supported"],
      ["The sauna is not open on Mondays.", "supported"],
      ["Lockers are excluded.", "looked_up"],
    ],
    [POOL],
  );
});

test("a denial in another clause of the evidence is no contradiction", () => {
  judged(
    [
      ["Rescue courses begin in October.", "supported"],
      ["Cards are accepted.", "supported"],
    ],
    [POOL],
  );
  judged(
    [["Night trains run on Fridays.", "supported"]],
    [page("Night trains run on Fridays, but not in August.")],
  );
});

test("where the evidence says both, neither is a contradiction", () => {
  const both = page("The north gate is open in summer. The north gate is closed in winter.");
  judged([["The north gate is open in summer.", "supported"]], [both]);
});

test("contradictions are found in German, French and Spanish, too", () => {
  judged([["Hunde sind im Saal erlaubt.", "own_knowledge"]], [page("Hunde sind im Saal nicht erlaubt.")]);
  judged(
    [["Le sauna est ouvert le lundi.", "own_knowledge"]],
    [page("Le sauna est fermé le lundi. Serviettes en location.")],
  );
  judged(
    [["El desayuno no está incluido en el precio.", "own_knowledge"]],
    [page("El desayuno está incluido en el precio.")],
  );
});

test("a note that is forgotten and a heading that denies are read as they are meant", () => {
  const forgotten = outcomes("I no longer remember that Marcin is your deputy.", [
    note("Marcin is your deputy"),
  ]);
  assert.notDeepEqual(forgotten, ["own_knowledge"]);
  judged(
    [["Express parcels are not refunded.", "supported"]],
    [page("Not refunded:\n- express parcels\n- gift cards\n\nRefunded:\n- letters")],
  );
});

test("what is denied in other words, or in part, is no contradiction", () => {
  const notes = [
    note("Mira is allergic to peanuts and cashews"),
    note("Jonas only eats pasta without sauce"),
  ];
  for (const answer of ["Mira can't have peanuts or cashews.", "Jonas eats no sauce with pasta."])
    assert.notDeepEqual(outcomes(answer, notes), ["own_knowledge"], answer);
});

test("where the evidence tells of several things, a contradiction is one of what has the same number", () => {
  const years = page("2026 is not a leap year.\n2008 is a leap year.");
  judged(
    [
      ["2008 was not a leap year.", "own_knowledge"],
      ["2026 is a leap year.", "own_knowledge"],
      ["2026 is not a leap year.", "supported"],
    ],
    [years],
  );
});

test("what is said of all contradicts an exception", () => {
  judged(
    [
      ["Les vélos sont admis dans tous les trains.", "own_knowledge"],
      ["Les vélos sont admis sauf dans le train 88316.", "supported"],
    ],
    [page("Les vélos sont admis sauf dans le train 88316.")],
  );
});

test("a number sign, a part that is used up, and a denial in a part of its own deny nothing else", () => {
  const told: [string, string, string][] = [
    ["painted the shed in Harbour Grey, No. 118", "The shed has Harbour Grey, No. 118.", "supported"],
    ["3 of 20 runs are left", "So most of today's runs are used up.", "looked_up"],
    ["They took 8 g a day without a break.", "They took 8 g a day, with no break.", "supported"],
    [
      "Never boil the jars in vinegar.",
      "According to the page the jars can be boiled in vinegar.",
      "own_knowledge",
    ],
  ];
  for (const [evidence, answer, outcome] of told)
    assert.deepEqual(outcomes(answer, [page(evidence)]), [outcome], answer);
});

test("what is non-something is not that, and no more", () => {
  const told = page(
    "Blue Wing hydrofoils are operated by non-union crews. Rooms on the second floor are non-smoking. Tickets are non-refundable.",
  );
  judged(
    [
      ["The crews of the Blue Wing hydrofoils aren't in the union.", "supported"],
      ["Tickets are not refundable.", "supported"],
      ["Blue Wing hydrofoils are operated by union crews.", "own_knowledge"],
      ["Rooms on the second floor are smoking rooms.", "own_knowledge"],
      ["Tickets are refundable.", "own_knowledge"],
    ],
    [told],
  );
});

test("a date behind its weekday is in the same clause, so that what is not so in another month denies nothing of it", () => {
  const waste = page(
    "## Next collections\nGarden waste (brown bin): 8 December 2026\n\n## Garden waste in winter\nThe collection on 8 December 2026 is the last of the year. There are no garden waste collections in January and February.",
  );
  judged(
    [
      ["The next garden waste collection is on Tuesday, 8 December 2026.", "supported"],
      ["There's a garden waste collection on Tuesday, December 8.", "supported"],
      ["There are garden waste collections in January.", "own_knowledge"],
      ["The next garden waste collection is on Tuesday, 12 January 2027.", "own_knowledge"],
    ],
    [waste],
  );
  judged(
    [["There are no garden waste collections on Tuesday, 8 December 2026.", "own_knowledge"]],
    [page("The garden waste collection on Tuesday, 8 December 2026 is the last of the year.")],
  );
});

test("a case in which there is none of something denies nothing of the rest", () => {
  judged(
    [
      ["It falls back to the modification time of the file if there is none.", "supported"],
      ["It reads the EXIF field, and falls back to the modification time where there is none.", "supported"],
      ["It doesn't fall back to the modification time of the file.", "own_knowledge"],
      ["An existing file is overwritten if there is none.", "own_knowledge"],
    ],
    [
      page(
        "Reads the EXIF field and falls back to the modification time of the file. An existing file is never overwritten.",
      ),
    ],
  );
});

test("what a clause leaves out, the one before it names", () => {
  const report = page(
    "Notes: hidden files are listed but not copied; photos are sorted by date and renamed; shortcuts are kept as they are and not followed",
  );
  check([report], "supported", [
    "Hidden files are listed.",
    "Hidden files are not copied.",
    "Photos are renamed.",
    "Shortcuts are not followed.",
  ]);
  check([report], "own_knowledge", [
    "Hidden files are copied.",
    "Hidden files are copied too, so nothing is missing.",
    "Photos are not renamed.",
    "Shortcuts are followed, so the files that they point to end up there.",
  ]);
});

test("a label that says that there is none denies nothing of those that it lists", () => {
  const failed = printed("KeyError: 'due'\n", "for r in rows:\n    print(r['due'])");
  const listed = printed(
    "no due: ['Lou']\n",
    "print('no due:', [r['name'] for r in rows if 'due' not in r])",
  );
  const asked = ["Why does this fail? The list has Kim, Lou and Max."];
  const say = (name: string) => `It fails with \`KeyError: 'due'\`, because the row of ${name} has no due.`;
  check([failed, listed], "supported", [say("Lou")], asked);
  checkNot([failed, listed], "supported", [say("Kim"), say("Max")], asked);
});
