import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { only, talk, world } from "./talk.ts";
import { note, outcomes, page, printed, seen } from "./outcomes-rig.ts";

const result = (input: string, text: string) => seen("calculation", `${input} = ${text}`, { input });
const KILN_ASKED = "A firing costs €13.63 at €0.317 a kWh. How much is that per mug if 18 fit in?";
const KILN = result("13.633536 / 18", "0.75741866666666666667");
const CELLS_ASKED = "Batteries: 60 for €21.40 or a card of 8 for €3.49. Which is cheaper each?";
const CELLS = [result("21.40 / 60", "0.35666666666666666667"), result("3.49 / 8", "0.43625")];
const RUN = seen(
  "receipt",
  "Run run_1 succeeded.\nTests: 11 passed, 0 failed, 0 skipped\nAttempt 1 failed in test_parts: 100.00 gave 100.10.",
);
const RED = seen("receipt", "Run run_1 ended.\nTests: 9 passed\nSuite 1 failed.");
const PEN = note("The adrenaline pen expires in November 2026.");
const MEMO = note("No pie charts in the memo, the board dislikes them.");
const FREEZER = page("Dr Brandauer trusts the freezer.\nTwo weeks at minus 18 degrees, sealed in a bag.");
const RANKED = printed(
  "1. Nevaro: 7.650\n2. Polarette: 7.250\n3. Gelmino: 6.725\n4. Frostina: 5.800\n",
  "for place, (name, points) in enumerate(ranked, 1): print(f'{place}. {name}: {points:.3f}')",
);
const BLANKET = page("Underblanket\nSize: 150 × 80 cm\n\nPower draw\nLevel 3: 55 W\nLevel 6: 110 W");
const BLANKET_ASKED = "What does level 6 cost over 150 evenings?";
const TARIFF = page(
  "Storage\n\nImport containers, dry\nFree time: 7 calendar days\n\nImport containers, refrigerated (20 ft and 40 ft alike)\nFree time: 4 calendar days",
);
const ORCHIDS = printed("P 0.55\nK 0.6895\n", "print('P', 0.55)\nprint('K', 0.6895)");

describe("what people say simply is compared with the evidence", () => {
  const cases: [string, ReturnType<typeof page>[], string, string | null, string?][] = [
    ["cents of euros", [KILN], "That is about 76 cents apiece.", "supported", KILN_ASKED],
    ["other cents", [KILN], "That is about 67 cents apiece.", "own_knowledge", KILN_ASKED],
    ["pence of euros", [KILN], "That is about 76 pence apiece.", "own_knowledge", KILN_ASKED],
    ["a line of what was divided", CELLS, "- Card of 8: about 44 cents", "supported", CELLS_ASKED],
    ["such a line with the other result", CELLS, "- Card of 8: about 63 cents", "own_knowledge", CELLS_ASKED],
    ["a run whose first attempt failed", [RUN], "The function is done, and all 11 tests pass.", "supported"],
    ["a run with a failed suite", [RED], "All 9 tests pass.", "own_knowledge"],
    ["not until", [PEN], "The pen does not expire until November 2026.", "supported"],
    ["not in", [PEN], "The pen does not expire in November 2026.", "own_knowledge"],
    ["what is left out", [MEMO], "Leave out pie charts, since the board isn't fond of them.", "looked_up"],
    ["minus in words", [FREEZER], "It takes two weeks at −18 °C in a sealed bag.", "supported"],
    ["another sign", [FREEZER], "It takes two weeks at 28 °C in a sealed bag.", "own_knowledge"],
    ["the bottom of a ranking", [RANKED], "At the bottom of the list is Frostina.", "looked_up"],
    ["another one at the bottom", [RANKED], "At the bottom of the list is the Gelmino.", "own_knowledge"],
    ["another one in last place", [RANKED], "The Polarette is in last place.", "own_knowledge"],
    [
      "the person's count",
      [BLANKET],
      "At level 6 it draws 110 W on 150 evenings.",
      "supported",
      BLANKET_ASKED,
    ],
    [
      "another level",
      [BLANKET],
      "At level 3 it draws 110 W on 150 evenings.",
      "own_knowledge",
      BLANKET_ASKED,
    ],
    ["below its heading", [TARIFF], "Refrigerated containers have 4 free calendar days.", "supported"],
    ["below another heading", [TARIFF], "Dry containers have 4 free calendar days.", "own_knowledge"],
    [
      "the world in general",
      [ORCHIDS],
      "Orchid seeds have no endosperm, so in nature they need a fungus to germinate.",
      "own_knowledge",
      "Orchid seeds: P 0.55, K 0.6895 germinated. Which medium is best?",
    ],
    ["a refusal with its reason", [PEN], "That's why I can't tell you whether it is affected.", null],
  ];
  for (const [name, findings, statement, outcome, asked = "Tell me."] of cases)
    test(name, () => assert.deepEqual(outcomes(statement, findings, [asked]), [outcome]));
});

test("what a receipt has in objects is told with its names, so that it supports what they say", async () => {
  const line = '{"kind":"run","at":"2026-11-19T16:42:08Z","tests":{"passed":17,"total":17}}';
  const { asked, events } = await talk(
    [
      { calls: [["read_receipt", { sha: "cd".repeat(32) }]] },
      { text: ["It passed all 17 tests on 19 November 2026.\n\nIt passed all 18 tests."] },
    ],
    {},
    { world: world({ receipt: async (sha: string) => ({ sha, line }) }) },
  );
  assert.match(JSON.stringify(asked.at(-1)), /tests: \{.{1,4}passed.{1,4}:17/);
  assert.deepEqual(
    only(events, "proof")
      .slice(1)
      .map(({ data }) => data.outcome),
    ["supported", "own_knowledge"],
  );
});
