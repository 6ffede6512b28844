import type { ProofOutcome } from "@signet/contract";
import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "./outcomes-check.ts";
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

const BED = [
  page(
    "Hydrangea 'Lumen'. Grows well in clay soil. Plant in October or March. Do not plant it in a dry place.",
  ),
];
const LEAFLET = [
  page("Ibuprofen syrup. Give with food or milk.\nThe lightship can be boarded only with closed shoes."),
];
const judged = (answers: string[], outcome: ProofOutcome, findings: ReturnType<typeof page>[]) => {
  for (const answer of answers)
    assert.deepEqual(outcomes(answer, findings, ["Does it fit my bed?"]), [outcome], answer);
};

test("a long sentence about things in general that shares a word with a page is the model's own", () => {
  judged(
    [
      "Mixing some compost into the planting hole helps the roots get going.",
      "Copper kettles in a clay oven keep tea warm for hours, as the metal holds heat evenly.",
      "Squirrels dig up bulbs of a dry place when acorns become scarce in woodland.",
    ],
    "own_knowledge",
    BED,
  );
  judged(
    [
      "Heavy clay soil is no problem for it.",
      "She should put it elsewhere, since her dry balcony gets hardly any rain and plenty of scorching sun.",
      "The gardener who wants it in a dry bed beside gravel paths will be disappointed after one summer.",
    ],
    "looked_up",
    BED,
  );
});

test("an advice with a word of a page is a conclusion from it if it says what is not to be", () => {
  judged(
    [
      "Avoid giving it on an empty stomach.",
      "Make sure the kids aren't wearing sandals, or they won't be let onto the lightship.",
    ],
    "looked_up",
    LEAFLET,
  );
  judged(
    [
      "Keep a second syrup bottle at the grandparents' house.",
      "Avoid screens late in the evening.",
      "Tell them that you can have seafood but no milk.",
    ],
    "own_knowledge",
    LEAFLET,
  );
});

test("a rule of the world shares as much with one line of a page, not with several", () => {
  const tax = [page("VAT for small businesses: rates.\nClients get a bill.")];
  judged(
    [
      "Most freelancers with business clients choose to do that.",
      "Businesses usually win clients by word of mouth.",
    ],
    "own_knowledge",
    tax,
  );
  judged(["Freelancers usually choose to register."], "looked_up", [
    page("Freelancers register above 35,000 euros."),
  ]);
});

test("an advice that says what is worth doing is the model's own", () => {
  judged(
    [
      "It would be worth asking the nursery whether they deliver.",
      "Balcony Red ripens late, so it's worth giving those plants the sunniest spot.",
      "The view from the tower is worth the climb.",
    ],
    "own_knowledge",
    BED,
  );
  judged(
    ["If the dough is too sticky, hold back a little of the water at first, as some flours absorb less."],
    "own_knowledge",
    [value("70")],
  );
});

test("what calls itself a guess is the model's own", () => {
  const log = [
    page("The checkout of the shop took 2,340 ms on Monday. Every other page of the shop answered in 90 ms."),
  ];
  check(
    log,
    "own_knowledge",
    [
      "My guess is that the checkout waits for a payment provider.",
      "I suspect that the pages of the shop are cached somewhere.",
    ],
    ["Why is the checkout of my shop slow?"],
  );
  check(log, "looked_up", ["So the checkout of the shop is far slower than every other page."]);
});
