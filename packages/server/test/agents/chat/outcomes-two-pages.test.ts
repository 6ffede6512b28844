import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { outcomes, page } from "./outcomes-rig.ts";

const TENTS = [
  page(
    "Solvik Ridge two-person tent\n# Solvik Ridge\nWeight: 2.4 kg\nPacked size: 48 x 16 cm\nWater column: 3,000 mm\nPoles: aluminium\nColour: moss\nWarranty: 5 years\nPrice: €329",
  ),
  page(
    "Marla Dune - the light tent\n# Marla Dune\nWeight: 1.7 kg\nPacked size: 41 x 14 cm\nWater column: 1,500 mm\nPoles: carbon\nColour: sand\nWarranty: 2 years\nPrice: €449",
  ),
];
const HEAD = "| | Solvik Ridge | Marla Dune |\n|---|---|---|\n";
const LIBRARIES = [
  page("Hill Street Library\nOpen until 8 pm on Thursday.\nFines: 20 cents a day.\nLoans: 4 weeks."),
  page("Harbour Library\nOpen until 6 pm on Thursday.\nFines: 35 cents a day.\nLoans: 3 weeks."),
];

describe("what is said of the thing that one of two pages is about is looked for on that page", () => {
  const cases: [string, typeof TENTS, string, string][] = [
    ["a row in the order of its heads", TENTS, `${HEAD}| Weight | 2.4 kg | 1.7 kg |`, "supported"],
    ["a row whose figures changed places", TENTS, `${HEAD}| Weight | 1.7 kg | 2.4 kg |`, "own_knowledge"],
    ["years that changed places", TENTS, `${HEAD}| Warranty | 2 years | 5 years |`, "own_knowledge"],
    ["prices that changed places", TENTS, `${HEAD}| Price | €449 | €329 |`, "own_knowledge"],
    ["a row of one of them", TENTS, `${HEAD}| Water column | 3,000 mm | not tested |`, "supported"],
    [
      "a row for each thing",
      TENTS,
      "| Tent | Weight | Price |\n|---|---|---|\n| Marla Dune | 1.7 kg | €449 |",
      "supported",
    ],
    [
      "a row for each thing, with another's weight",
      TENTS,
      "| Tent | Weight | Price |\n|---|---|---|\n| Marla Dune | 2.4 kg | €449 |",
      "own_knowledge",
    ],
    ["an entry of a list", TENTS, "- **Marla Dune:** 1.7 kg, two years of warranty", "supported"],
    [
      "an entry with another's weight",
      TENTS,
      "- **Marla Dune:** 2.4 kg, two years of warranty",
      "own_knowledge",
    ],
    ["a sentence", TENTS, "The Marla Dune weighs 1.7 kg and costs €449.", "supported"],
    [
      "a sentence with another's price",
      TENTS,
      "The Marla Dune weighs 1.7 kg and costs €329.",
      "own_knowledge",
    ],
    ["both in a sentence", TENTS, "The Marla Dune weighs 1.7 kg, the Solvik Ridge 2.4 kg.", "supported"],
    [
      "one compared with the other",
      TENTS,
      "The Marla Dune weighs less than the Solvik Ridge with its 2.4 kg.",
      "supported",
    ],
    [
      "a name of which the other page has a word",
      LIBRARIES,
      "The Harbour Library is open until 6 pm on Thursday.",
      "supported",
    ],
    ["another's hours", LIBRARIES, "The Harbour Library is open until 8 pm on Thursday.", "own_knowledge"],
    ["another's fines", LIBRARIES, "At the Harbour Library, fines are 20 cents a day.", "own_knowledge"],
    ["their own fines", LIBRARIES, "At the Hill Street Library, fines are 20 cents a day.", "supported"],
    [
      "a figure of both together",
      LIBRARIES,
      "You can keep books for 3 weeks from the Harbour Library and 4 weeks from Hill Street.",
      "supported",
    ],
  ];
  for (const [name, findings, answer, outcome] of cases)
    test(name, () => assert.deepEqual(outcomes(answer, findings), [outcome]));
});

const FINAL = page(
  "Cup final\nMara Lind won the cup in 41 minutes. It was her second title after 2019.\nJonas Veit came third. He is 19 years old, and the youngest of the field.",
);
const RECIPE = page(
  "Lentil soup\n1. Wash the lentils.\n2. Chop two onions.\n3. Fry them for 5 minutes.\n4. Add 900 ml of water and simmer for 25 minutes.\nKeeps for 3 days in the fridge.",
);

describe("somebody else, and the number of a step, are no evidence", () => {
  const cases: [string, typeof FINAL, string, string][] = [
    ["her title", FINAL, "It was her second title after 2019.", "supported"],
    ["his title, where it was hers", FINAL, "It was his second title after 2019.", "own_knowledge"],
    [
      "her age, where it was his",
      FINAL,
      "She is 19 years old and the youngest of the field.",
      "own_knowledge",
    ],
    ["his age", FINAL, "He is 19 years old and the youngest of the field.", "supported"],
    [
      "her sister",
      page("Notes\nHis sister Hanne teaches chemistry in Odense."),
      "She teaches chemistry in Odense.",
      "supported",
    ],
    ["days", RECIPE, "The soup keeps for 3 days in the fridge.", "supported"],
    [
      "months, where 3 numbers a step",
      RECIPE,
      "The soup keeps for up to 3 months in the freezer.",
      "own_knowledge",
    ],
    ["minutes, where 4 numbers a step", RECIPE, "Fry the onions for 4 minutes.", "own_knowledge"],
    ["the number of a step", RECIPE, "In step 4 you add 900 ml of water.", "supported"],
  ];
  for (const [name, finding, answer, outcome] of cases)
    test(name, () => assert.deepEqual(outcomes(answer, [finding]), [outcome]));
});
