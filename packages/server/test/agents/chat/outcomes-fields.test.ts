import assert from "node:assert/strict";
import { test } from "node:test";
import type { ProofOutcome } from "@signet/contract";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { outcomes, page, printed, seen, value } from "./outcomes-rig.ts";

/** Each sentence by itself, beside the same evidence. */
function check(
  findings: ChatFinding[],
  expected: ProofOutcome | null,
  answers: string[],
  given: string[] = [],
) {
  for (const answer of answers) assert.deepEqual(outcomes(answer, findings, given), [expected], answer);
}

test("a field that is true or false is not said the other way round", () => {
  const given = ["Is the ferry to Marle running, and does it take bicycles?"];
  const ferry = [printed('{"line":"Marle","running":false,"takes_bicycles":true}')];
  check(
    ferry,
    "own_knowledge",
    [
      "Yes, the ferry to Marle is running.",
      "It is running.",
      "The ferry takes no bicycles.",
      "It doesn't take bicycles.",
    ],
    given,
  );
  check(ferry, "supported", ["No, the ferry is not running.", "The ferry takes bicycles."], given);
  const hall = [printed("name: Nordhalle\nheated: no\nstep_free: yes")];
  check(hall, "own_knowledge", ["The Nordhalle is heated.", "The Nordhalle isn't step free."]);
  check(hall, "supported", ["The Nordhalle is not heated.", "The Nordhalle is step free."]);
});

test("a field that says no supports what denies it, beside others that say yes", () => {
  const user = [printed('{"name":"Tove","admin":false,"active":true,"two_factor":false}')];
  check(user, "supported", ["Tove is not an admin.", "Tove is active."]);
  check(user, "own_knowledge", ["Tove is an admin.", "Tove is no longer active."]);
  assert.notDeepEqual(outcomes("Two factor is not on for Tove.", user), ["supported"]);
  const run = [printed("passed: true\nfailed: false")];
  check(run, "own_knowledge", ["It failed.", "It has not passed."], ["Did it pass?"]);
});

test("of several things, each has its own fields", () => {
  const trails = [
    page("Trail | Dogs allowed | Lit\n--- | --- | ---\nRidge loop | no | yes\nLake path | yes | no"),
  ];
  check(trails, "own_knowledge", ["The lake path is lit.", "The ridge loop isn't lit."]);
  const rooms = [
    printed(
      '[{"room":"Maple","projector":true,"bookable":false},{"room":"Cedar","projector":false,"bookable":true}]',
    ),
  ];
  check(rooms, "own_knowledge", ["Maple is bookable.", "Cedar is not bookable."]);
  assert.notDeepEqual(outcomes("Cedar is bookable.", rooms), ["own_knowledge"]);
});

test("what a program prints of numbers is what a sentence says of them", () => {
  const table = [
    printed("1729 taxicab: True\n1730 taxicab: False", "for n in ns: print(f'{n} taxicab: {check(n)}')"),
  ];
  check(table, "own_knowledge", ["1730 is a taxicab number.", "1729 is not a taxicab number."]);
  const asked = [printed("221 false\n223 true", "for (const n of [221, 223]) console.log(n, isPrime(n))")];
  check(asked, "own_knowledge", ["221 is prime.", "223 is not a prime."], ["Are 221 and 223 prime?"]);
  assert.notDeepEqual(outcomes("223 is prime.", asked, ["Are 221 and 223 prime?"]), ["own_knowledge"]);
});

test("what is supposed, asked or said to be wrong turns no field round", () => {
  const lock = [printed('{"door":"north","locked":false}')];
  for (const answer of [
    "If the north door is locked, use the south one.",
    "The north door should be locked at ten.",
    "Your sign wrongly says that the north door is locked.",
  ])
    assert.notDeepEqual(outcomes(answer, lock, ["Is the north door locked?"]), ["supported"], answer);
  check(lock, "own_knowledge", ["The north door is locked."], ["Is the north door locked?"]);
});

test("a code of digits and letters names its row", () => {
  const steel = [
    page(
      "Grade | Proof strength | Elongation\n4340-Q | 860 MPa | 15 %\n8620-N | 385 MPa | 26 %\n1045-HR | 310 MPa | 16 %",
    ),
  ];
  check(steel, "supported", [
    "8620-N has a proof strength of 385 MPa.",
    "At 860 MPa, 4340-Q is the strongest of them.",
    "1045-HR stretches by 16 %.",
  ]);
  check(steel, "own_knowledge", [
    "8620-N has a proof strength of 860 MPa.",
    "The proof strength of 1045-HR is 385 MPa.",
    "4340-Q reaches 310 MPa.",
  ]);
  const parts = [page("The LM317 costs 0.62 euros, the LM358 0.48 euros and the 1N4148 0.05 euros.")];
  check(parts, "supported", ["The LM358 costs 0.48 euros.", "A 1N4148 costs 0.05 euros."]);
  check(parts, "own_knowledge", ["The LM317 costs 0.48 euros.", "A 1N4148 costs 0.62 euros."]);
});

test("a week or a quarter of a year is no code", () => {
  const date = [seen("time", "date: 2028-01-03\nweek: 2028-W01\nquarter: 2028-Q1")];
  check(date, "supported", ["It falls in week 1 of 2028."]);
});

test("a question that names two units gives the results neither", () => {
  const given = [
    "A tap gives 0.15 litres a second. What is that in litres per minute and in cubic metres per day?",
  ];
  const results = [value("9"), value("12.96")];
  check(
    results,
    "supported",
    ["It gives 9 litres a minute.", "It gives 12.96 m³ a day.", "That is 12.96 cubic metres a day."],
    given,
  );
});
