import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { outcomes, page, seen } from "./outcomes-rig.ts";

const searched = (text: string): ChatFinding => ({
  ...page(text),
  evidence: { type: "source", ref: "search: x", sha256: "" },
});

const check = (findings: ChatFinding[], cases: [string, string][]) => {
  for (const [answer, expected] of cases)
    test(`${expected}: ${answer}`, () => {
      assert.deepEqual(outcomes(answer, findings), [expected]);
    });
};

describe("a verdict that a sentence gives to a site is looked for on its page", () => {
  const findings = [
    searched(
      [
        "The best kettles of 2026, tested – Kitchen Ledger\nhttps://kitchenledger.example/kettles\nWe boiled 60 litres in 14 machines. Best overall: the Marusei M10 (£89), for its quiet lid. Best for small kitchens: Tovel RC-5 (£54).",
        "Kettle reviews: our verdict | Home Bench\nhttps://homebench.example/kettles\nHome Bench's top pick is the Tovel RC-5. It was the fastest in our test at 3.5 minutes a litre.",
        "Marusei M10 review – Plate & Pan\nhttps://plateandpan.example/m10\n4.5 out of 5. It takes 6 minutes a litre, which is slow.",
      ].join("\n\n"),
    ),
  ];
  check(findings, [
    ["- **Marusei M10 (£89)**: Home Bench's top pick.", "own_knowledge"],
    ["The Marusei M10 (£89) is also Home Bench's favourite.", "own_knowledge"],
    ["Home Bench's choice is the Marusei M10 at £89.", "own_knowledge"],
    ["Home Bench recommends the Marusei M10 (£89).", "own_knowledge"],
    ["The Marusei M10 (£89) was named best by Home Bench.", "own_knowledge"],
    ["- **Tovel RC-5 (£54)**: Plate & Pan's favourite.", "own_knowledge"],
    ["- **Marusei M10 (£89)**: Kitchen Ledger's best overall.", "supported"],
    ["- **Tovel RC-5 (£54)**: Home Bench's top pick.", "supported"],
    ["Home Bench recommends the Tovel RC-5.", "supported"],
  ]);
});

describe("the number of a model is a part of its name", () => {
  const findings = [
    searched(
      [
        "The best kettles – Kitchen Ledger\nhttps://kitchenledger.example/kettles\nWe boiled 60 litres in 14 machines. Best for small kitchens: Tovel RC-5 (£54).",
        "Kettles | Home Bench\nhttps://homebench.example/kettles\nThe Tovel RC-5 was the fastest in our test at 3.5 minutes a litre.",
        "Marusei M10 review – Plate & Pan\nhttps://plateandpan.example/m10\n4 out of 5. It takes 6 minutes a litre. Rating of the lid: 5 of 5.",
      ].join("\n\n"),
    ),
  ];
  check(findings, [
    [
      "- **Tovel RC-5 (£54)**: Kitchen Ledger's choice for small kitchens, and the fastest in Home Bench's test at 3.5 minutes a litre.",
      "supported",
    ],
    ["The Tovel RC-5 needs 3.5 minutes a litre.", "supported"],
    ["The Tovel RC-5 needs 6 minutes a litre.", "own_knowledge"],
    ["The Tovel RC-6 needs 3.5 minutes a litre.", "own_knowledge"],
  ]);
});

describe("a quotation belongs to the person beside whom the evidence has it", () => {
  const findings = [
    page(
      'Harrow reservoir to be drained\nBy Tom Ibekwe\n\nAround 41,000 homes will receive water from the Pell valley.\n"Nobody\'s tap will run dry, and nobody\'s bill will rise," said Carla Devine, the company\'s head of engineering.\nAnglers are less pleased. "We were told in the same hour as the newspapers," said Graham Stott, chairman of the Harrow Angling Club.',
    ),
  ];
  check(findings, [
    [
      "About 41,000 homes get water from the Pell valley, and the company's Graham Stott promises that \"nobody's tap will run dry\".",
      "own_knowledge",
    ],
    ['"Nobody\'s tap will run dry", Graham Stott assured the residents.', "own_knowledge"],
    ['Graham Stott gives his word that "nobody\'s bill will rise".', "own_knowledge"],
    ['Carla Devine complains of having been told "in the same hour as the newspapers".', "own_knowledge"],
    ["The company's Carla Devine promises that \"nobody's tap will run dry\".", "supported"],
    ['"Nobody\'s tap will run dry", Carla Devine assured the residents.', "supported"],
    ['Graham Stott complains that the anglers were told "in the same hour as the newspapers".', "supported"],
  ]);
});

describe("the number of an entry in a numbered list measures nothing", () => {
  const findings = [
    page(
      "Top savings rates – Penny Planner\nUpdated 11 May 2026. 1. Northgate Bank 4.62% AER, minimum £1,000. 2. Tamar Savings 4.55% AER. 3. Oakwell 4.51% AER, for 18 months.",
    ),
  ];
  check(findings, [
    [
      "Northgate has won Penny Planner's award for best savings provider three years in a row.",
      "own_knowledge",
    ],
    ["Tamar Savings has led Penny Planner's table for 2 weeks.", "own_knowledge"],
    ["Northgate Bank pays 4.62% AER.", "supported"],
    ["Oakwell pays 4.51% AER for 18 months.", "supported"],
  ]);
});

describe("a receipt with a verdict tells whether its run passed", () => {
  const receipt = (sha: string, fields: object) =>
    seen("receipt", `receipt_sha: ${sha}\n${JSON.stringify({ kind: "coding_run", ...fields })}`);
  const findings = [
    receipt("1a6b", {
      task: "Parse statements in MT940",
      verdict: "passed",
      tests: { passed: 17, failed: 0 },
      attempts: 1,
    }),
    receipt("d84e", {
      task: "Export bookings to DATEV",
      verdict: "failed",
      tests: { passed: 8, failed: 3 },
      attempts: 4,
    }),
  ];
  check(findings, [
    ["The DATEV export needed 4 attempts, but passed in the end.", "own_knowledge"],
    ["The DATEV export passed after 4 attempts.", "own_knowledge"],
    ["The DATEV export had 4 attempts and succeeded.", "own_knowledge"],
    ["The DATEV export failed after 4 attempts.", "supported"],
    ["8 tests of the DATEV export passed.", "supported"],
    ["The MT940 parser passed with 17 tests.", "supported"],
  ]);
});
