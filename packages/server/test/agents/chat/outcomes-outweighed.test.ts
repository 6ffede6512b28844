import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { outcomes, page, printed, seen } from "./outcomes-rig.ts";

const noted = (...texts: string[]): ChatFinding[] => texts.map((text) => seen("memory", text));
const VIADUCT = page(
  "The Alder Viaduct\nIt carries the old railway over the valley.\nThe viaduct was designed by the engineer Josiah Penhallow, who also drew two stations.\nThe contractor was Edwin Marsh of Halifax, whose firm employed 420 men.\nWork began in March 1870.\nIt was listed in 1981.",
);
const GRINDER = noted(
  "Coffee grinder: Kestrel K40, bought at Brandl in Graz in March 2023 for 219 euros.",
  "The espresso cups are from Hofmann in Linz, a wedding present from Theresa.",
  "Grinds beans at setting 14.",
);
const LENT = noted(
  "Lofoten packing: leave the 70-200 at home, too heavy for the hikes.",
  "Henrik lends me his carbon tripod for Lofoten, Maren lends me the grey filter.",
  "Take the 50 mm.",
);

describe("what the evidence says of one name supports it of no other", () => {
  const cases: [string, ChatFinding[], string, string][] = [
    ["the designer", [VIADUCT], "The viaduct was designed by the engineer Josiah Penhallow.", "supported"],
    [
      "the contractor",
      [VIADUCT],
      "The contractor was Edwin Marsh, whose firm employed 420 men.",
      "supported",
    ],
    ["as the designer", [VIADUCT], "The viaduct was designed by the engineer Edwin Marsh.", "own_knowledge"],
    [
      "the contractor as the engineer",
      [VIADUCT],
      "The engineer who designed it was Edwin Marsh.",
      "own_knowledge",
    ],
    [
      "the designer as the contractor",
      [VIADUCT],
      "The contractor was Josiah Penhallow of Halifax.",
      "own_knowledge",
    ],
    [
      "each in their part",
      [VIADUCT],
      "Josiah Penhallow designed it, and Edwin Marsh was the contractor.",
      "supported",
    ],
    ["the shop of a note", GRINDER, "You bought your Kestrel K40 at Brandl in March 2023.", "supported"],
    [
      "that of another note",
      GRINDER,
      "You bought your Kestrel K40 at Hofmann in March 2023.",
      "own_knowledge",
    ],
    ["who lends it", LENT, "From Maren you're borrowing the grey filter.", "supported"],
    ["who lends something else", LENT, "From Henrik you're borrowing the grey filter.", "own_knowledge"],
  ];
  for (const [name, findings, answer, outcome] of cases)
    test(name, () => assert.deepEqual(outcomes(answer, findings), [outcome]));
});

const SD450 = page("Norvell SD 450 dishwasher\nPrice: €479.00\nWater use: 9.5 litres per cycle (Eco)");
const SD620 = page("Norvell SD 620 dishwasher\nPrice: €649.00\nWater use: 8.4 litres per cycle (Eco)");
const ofBoth = (row: string) => `| | SD 450 | SD 620 |\n|---|---|---|\n${row}`;
const DOBSON = page(
  "Five telescopes | Nightwatch Review\nWe compared five telescopes in January 2026. Our favourite is the Orrin 130: it shows Saturn's rings clearly, weighs 6.2 kg and costs about 229 euros.\nThe Merak Mini 114 is light.",
);
const BOARD = page(
  "Schools raise prices\nThe board voted 5-2 in June to raise lunch prices by 15 cents, citing higher food costs.",
);
const TOKENS = seen("receipt", '{"kind":"code","attempts":3,"tokens":{"input":48210,"output":9135}}');
const PACE = printed("pace 5:19.9 per km\n 5 km  0:26:40\n", "print(f'pace {m}:{s:04.1f} per km')");
const LEAGUE = page(
  "League rules 2026\n2. Match days\nThe waiting time is 30 minutes.\n3. Time control\n90 minutes for 36 moves, then 15 minutes for the rest of the game.\n4. Phones\nPhones are switched off.",
);
const SUSPENSION = page(
  "Febrisol leaflet\nAge | How much | How often in 24 hours\n2 to 4 years | 7.5 ml | up to 4 times\n4 to 6 years | 10 ml | up to 4 times\nLeave at least 4 hours between doses.\nDo not give this medicine for more than 3 days without speaking to your doctor.",
);

describe("what is said in other words, or of another, is told apart", () => {
  const cases: [string, ChatFinding[], string, string][] = [
    ["models with a space", [SD450, SD620], ofBoth("| Water | 9.5 litres | 8.4 litres |"), "supported"],
    [
      "models that changed places",
      [SD450, SD620],
      ofBoth("| Water | 8.4 litres | 9.5 litres |"),
      "own_knowledge",
    ],
    [
      "what a review liked best",
      [DOBSON],
      "Nightwatch Review liked the Orrin 130 best, at 6.2 kg and about €229.",
      "supported",
    ],
    ["what it did not", [DOBSON], "Nightwatch Review liked the Merak Mini best.", "own_knowledge"],
    [
      "the month of a vote",
      [BOARD],
      "The increase of 15 cents was approved by the board in June.",
      "supported",
    ],
    [
      "another month",
      [BOARD],
      "The increase of 15 cents was approved by the board in April.",
      "own_knowledge",
    ],
    [
      "at most so often, beside at least so many hours",
      [SUSPENSION],
      "A child of 4 to 6 years can have 10 ml per dose, up to 4 times in 24 hours.",
      "supported",
    ],
    [
      "no longer than so many days",
      [SUSPENSION],
      "Don't give it for longer than 3 days without speaking to your doctor.",
      "supported",
    ],
    ["what a model read and wrote", [TOKENS], "It read 48,210 tokens and wrote 9,135.", "supported"],
    ["the two exchanged", [TOKENS], "It read 9,135 tokens and wrote 48,210.", "own_knowledge"],
    ["a pace that is rounded", [PACE], "You need an average pace of about 5:20 per km.", "supported"],
    ["a pace that is not", [PACE], "You need an average pace of about 5:18 per km.", "own_knowledge"],
    [
      "a figure below a numbered heading",
      [LEAGUE],
      "Time control: 90 minutes for 36 moves, then 15 minutes for the rest.",
      "supported",
    ],
    ["the time of another heading", [LEAGUE], "The time control is 30 minutes.", "own_knowledge"],
    ["fewer hours", [SUSPENSION], "Leave at least 6 hours between doses.", "own_knowledge"],
  ];
  for (const [name, findings, answer, outcome] of cases)
    test(name, () => assert.deepEqual(outcomes(answer, findings).at(-1), outcome));
});
