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
    seen(
      "receipt",
      [
        `receipt_sha: ${sha}`,
        ...Object.entries(fields).map(
          ([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`,
        ),
      ].join("\n"),
    );
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

describe("when something begins is said of those for whom a line has it", () => {
  const findings = [
    page(
      "Term dates\n\nINSET day: Monday 4 January 2027\nFirst day for pupils: Tuesday 5 January 2027\nHalf-term: Monday 15 to Friday 19 February 2027\nLast day: Thursday 25 March 2027",
    ),
  ];
  check(findings, [
    ["Pupils go back on **Monday 4 January 2027**.", "own_knowledge"],
    ["School starts for pupils on 4 January 2027.", "own_knowledge"],
    ["The pupils return on 25 March 2027.", "own_knowledge"],
    ["Pupils go back on **Tuesday 5 January 2027**.", "supported"],
    ["School starts for pupils on 5 January 2027.", "supported"],
    ["Monday 4 January 2027 is an INSET day, before pupils return.", "supported"],
    ["The last day is Thursday 25 March 2027.", "supported"],
  ]);
});

describe("what announces a list of what the person asked for says nothing", () => {
  const findings = [page("Changelog\n5.0.0\n- track() returns a promise.\n4.9.2\n- Fixed a leak.")];
  const given = ["What do I need to watch out for from parcelkit 4 to 5?"];
  const cases: [string, string | null][] = [
    ["These are the breaking changes in 5.0.0:", null],
    ["Here are the changes in 5.0.0:", null],
    ["These are the changes in 4.9.2:", "supported"],
  ];
  for (const [answer, expected] of cases)
    test(`${expected}: ${answer}`, () => {
      assert.deepEqual(outcomes(answer, findings, given), [expected]);
    });
});

describe("the unit of a table's cell is no label of the next cell", () => {
  const findings = [
    page(
      "Small electric cars: three on test\n\nArden Spark\nRange: 365 km. Fast charging: 24 minutes. Boot: 285 litres.\nNimble in town.\n\nMinto 3\nRange: 388 km. Fast charging: 38 minutes. Boot: 344 litres.\nThe most practical.\n\nKmart 7\nRange: 402 km. Fast charging: 29 minutes. Boot: 301 litres.",
    ),
  ];
  const head = "| Car | Range | Fast charge | Boot |\n|---|---|---|---|\n";
  check(findings, [
    [`${head}| Minto 3 | 388 km | 38 min | 344 l |`, "supported"],
    [`${head}| Arden Spark | 365 km | 24 min | 285 l |`, "supported"],
    [`${head}| Kmart 7 | 402 km | 29 min | 301 l |`, "supported"],
    [`${head}| Minto 3 | 388 km | 38 min | 285 l |`, "own_knowledge"],
    [`${head}| Minto 3 | 388 km | 24 min | 344 l |`, "own_knowledge"],
    [`${head}| Arden Spark | 365 km | 24 min | 344 l |`, "own_knowledge"],
  ]);
});

describe("who owes a sum has a negative balance", () => {
  const code =
    "sums = {'Dirk': [61.2], 'Femke': [18.9, 47.4], 'Sam': [96], 'Anouk': [184.5, 32]}\nshare = sum(sum(v) for v in sums.values()) / 4\nfor n, v in sums.items(): print(f'{n}: paid {sum(v):.2f}, balance {sum(v) - share:.2f}')";
  const text =
    "Dirk: paid 61.20, balance -48.80\nFemke: paid 66.30, balance -43.70\nSam: paid 96.00, balance -14.00\nAnouk: paid 216.50, balance 106.50\n";
  const findings = [seen("command", text, { input: code, isOwnText: true })];
  const head = "| Person | Paid | Balance |\n|---|---|---|\n";
  check(findings, [
    [`${head}| Dirk | €61.20 | owes €48.80 |`, "supported"],
    ["Sam owes you €14.00.", "supported"],
    [`${head}| Anouk | €216.50 | gets back €106.50 |`, "supported"],
    [`${head}| Dirk | €61.20 | gets back €48.80 |`, "own_knowledge"],
    [`${head}| Femke | €66.30 | owes €48.80 |`, "own_knowledge"],
    [`${head}| Femke | €66.30 | owes €47.30 |`, "own_knowledge"],
  ]);
});
