import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { outcomes, page, printed, seen } from "./outcomes-rig.ts";

const RESULTS = [
  "Do assistants slow maintainers down? A randomized trial\nhttps://aral.example/trial\nAral Institute. 212 maintainers took 17% longer with an assistant.",
  "Pairing in classes\nhttps://tu.example/pairing\nTechnical University of Ostrava: the group with an assistant finished 23% faster.",
  "State of Review, Nordhaven survey\nhttps://nordhaven.example/state\nNordhaven asked 1,940 developers. 61% say that reviews have become harder.",
  "Ten tips\nhttps://snacks.example/tips\nOf 50 readers, 38% write long prompts.",
].join("\n\n");
const SEARCHED: ChatFinding = {
  ...page(RESULTS),
  evidence: { type: "source", ref: "search: assistants", sha256: "" },
};
const PAGES = [
  page("Ferry strike\nThe Harbour Union says 420 workers walked out."),
  page("Strike enters second day\nThe port authority counted 310 workers at the gates."),
];

describe("a figure that a sentence attributes to somebody is looked for on their pages", () => {
  const cases: [string, ChatFinding[], string, string][] = [
    ["their own", [SEARCHED], "The Aral Institute found that maintainers took 17% longer.", "supported"],
    [
      "that of another result",
      [SEARCHED],
      "The Aral Institute also found that 61% say reviews have become harder.",
      "own_knowledge",
    ],
    [
      "according to another",
      [SEARCHED],
      "According to Nordhaven, the group with an assistant finished 23% faster.",
      "own_knowledge",
    ],
    [
      "according to them",
      [SEARCHED],
      "According to Nordhaven, 61% say that reviews are harder.",
      "supported",
    ],
    [
      "a survey by another",
      [SEARCHED],
      "In a survey by the Aral Institute, 61% say that reviews have become harder.",
      "own_knowledge",
    ],
    [
      "their survey",
      [SEARCHED],
      "In Nordhaven's survey of 1,940 developers, 61% say that reviews have become harder.",
      "supported",
    ],
    [
      "two of them in a sentence",
      [SEARCHED],
      "The Aral Institute found that maintainers took 17% longer, while in Ostrava the group finished 23% faster.",
      "supported",
    ],
    [
      "somebody whom no page names",
      [SEARCHED],
      "The magazine Snacks says that 38% of its 50 readers write long prompts.",
      "supported",
    ],
    [
      "nobody",
      [page("Reviews\nTrial results were mixed."), page("Survey\n61% say that reviews are harder.")],
      "Results show that 61% say that reviews are harder.",
      "supported",
    ],
    ["of one page that was read", PAGES, "The Harbour Union says 420 workers walked out.", "supported"],
    [
      "of the other page that was read",
      PAGES,
      "The Harbour Union says 310 workers were at the gates.",
      "own_knowledge",
    ],
  ];
  for (const [name, findings, answer, outcome] of cases)
    test(name, () => assert.deepEqual(outcomes(answer, findings), [outcome]));
});

const STUDIES = [
  'Reviews with an assistant\nhttps://aral.example/trial\nThe Aral Institute ended its trial in March 2024. "Reviews take half the time," its director said.',
  'State of Review\nhttps://nordhaven.example/state\nNordhaven asked developers in June 2025. "Nobody reads long reviews," the authors write.',
].join("\n\n");
const FOUND: ChatFinding = {
  ...page(STUDIES),
  evidence: { type: "source", ref: "search: reviews", sha256: "" },
};
const SALE: ChatFinding = {
  ...page(
    "Nordla D45 review\nhttps://a.example/d45\nIt went on sale on 3 March 2025.\n\nNordla D60 review\nhttps://b.example/d60\nIt was first sold on 9 June 2025.",
  ),
  evidence: { type: "source", ref: "search: nordla", sha256: "" },
};

describe("a date or a quotation that a sentence attributes to somebody is looked for on their pages", () => {
  const cases: [string, ChatFinding[], string, string][] = [
    ["the date of their own", [FOUND], "The Aral Institute says its trial ended in March 2024.", "supported"],
    ["another's date", [FOUND], "The Aral Institute asked its developers in June 2025.", "own_knowledge"],
    [
      "a date according to another",
      [FOUND],
      "According to Nordhaven, the trial ended in March 2024.",
      "own_knowledge",
    ],
    ["the day of a product", [SALE], "The Nordla D45 went on sale on 3 March 2025.", "supported"],
    ["the day of another product", [SALE], "The D45 was first sold on 9 June 2025.", "own_knowledge"],
    ["their words", [FOUND], 'The Aral Institute says that "reviews take half the time".', "supported"],
    ["another's words", [FOUND], 'Nordhaven writes: "Reviews take half the time."', "own_knowledge"],
    ["the author behind their words", [FOUND], '"Nobody reads long reviews," writes Nordhaven.', "supported"],
    [
      "another author behind them",
      [FOUND],
      '"Nobody reads long reviews," writes the Aral Institute.',
      "own_knowledge",
    ],
  ];
  for (const [name, findings, answer, outcome] of cases)
    test(name, () => assert.deepEqual(outcomes(answer, findings), [outcome]));
});

const D45 = page("Nordla D45 slimline dishwasher\nPrice: €449\nDuration, eco programme: 3 h 25 min");
const D60 = page("Nordla D60 dishwasher\nPrice: €579\nDuration, eco programme: 3 h 50 min");
const VERSUS = page("Nordla D60: our review\nAt 48 kg it is no lightweight. The D45 weighs 31 kg.");
const TABLE = (row: string) => `| | Nordla D45 | Nordla D60 |\n|---|---|---|\n${row}`;
const LEAFLET = page(
  "Tablets 400 mg\n\nDuration\nDo not take for more than 4 days for pain or 3 days for fever without asking a doctor.",
);
const SYRUP = page(
  "Syrup\n\nHow much to give\n4 to 6 years: 7.5 ml, up to 3 times in 24 hours\nLeave at least 6 hours between doses.",
);
const DATE = seen("calculation", "today: 2026-11-21\ndate: 2027-04-04\nlong: 4 April 2027\nweekday: Sunday");
const FARES = page(
  "Timetable and fares\n\nReturn fares\nAdult: €32\nChild: €16\n\nShuttle bus from the city, return: adult €10, child €7",
);
const HOURS = page(
  "Harbour Museum\n\nOpening hours\nTuesday to Friday: 10:00 – 17:00\nSaturday and Sunday: 10:00 – 18:00\nClosed on Mondays",
);
const TOWERS = page(
  "The lighthouses\nThe first lighthouse was built by Henry Winstanley and lit in 1698.\nThe second lighthouse was built by John Rudyerd, a silk merchant, and completed in 1709.\nIt was a cone of timber. It burned down in 1755.",
);
const FAULTS = page("Fault codes\nF24 - Overheating\nF28 - Burner did not ignite\nCheck the gas valve.");
const BLOCKED = page("Error codes\nE17 – Water inlet blocked\nE20 Drain pump blocked");
const OPEN = page(
  "Open 2025: results\nProfessional: 1st Ewan Tarrant, 2nd Sian Probert. Amateur: 1st Ilka Brodie, 2nd Tom Whelan.\n\nOpen 2024: results\nProfessional: 1st Sian Probert. Amateur: 1st Owen Leary.",
);
const DOSES = page(
  "Syrup leaflet\n\nHow much\nChildren 2 to 5 years: 5 ml, every 8 hours\nChildren 6 to 12 years: 10 ml, every 6 hours\nNo more than 4 doses in 24 hours.\nDo not use for more than 3 days without asking a doctor.",
);
const AVERAGE = printed("weighted average: 80.35\n", "print(f'weighted average: {total:.2f}')");

describe("a figure is looked for where the evidence says it of the same thing", () => {
  const cases: [string, ChatFinding[], string, string | null][] = [
    ["a row of two pages", [D45, D60], TABLE("| Eco programme | 3 h 25 min | 3 h 50 min |"), "supported"],
    [
      "such a row turned round",
      [D45, D60],
      TABLE("| Eco programme | 3 h 50 min | 3 h 25 min |"),
      "own_knowledge",
    ],
    ["a sentence with the figure of the other page", [D45, D60], "The D45 costs €579.", "own_knowledge"],
    ["a page that compares it", [D45, VERSUS], "The D45 weighs 31 kg.", "supported"],
    ["a sentence with its own", [D45, D60], "The D60 costs €579.", "supported"],
    [
      "two figures in a sentence",
      [LEAFLET],
      "Do not take it for more than 4 days for pain or 3 days for fever.",
      "supported",
    ],
    [
      "two figures in another order",
      [LEAFLET],
      "Take it for no more than 3 days for fever or 4 days for pain.",
      "supported",
    ],
    [
      "two figures that changed places",
      [LEAFLET],
      "Take it for no more than 3 days for pain or 4 days for fever.",
      "own_knowledge",
    ],
    [
      "the start of a range of another unit",
      [SYRUP],
      "Leave at least 4 hours between doses.",
      "own_knowledge",
    ],
    ["the start of a range of its unit", [SYRUP], "At 4 years it is 7.5 ml.", "supported"],
    ["the weekday of a day", [DATE], "That is a Sunday.", "supported"],
    ["the weekday of today", [DATE], "That is a Saturday.", "own_knowledge"],
    ["a figure below a heading", [FARES], "A return ticket costs €32 per adult.", "supported"],
    ["that of another child", [FARES], "A return ticket on the ferry costs €10 per child.", "own_knowledge"],
    [
      "open and closed in a sentence",
      [HOURS],
      "It is open Tuesday to Friday from 10:00 to 17:00 and on weekends until 18:00; it's closed on Mondays.",
      "supported",
    ],
    ["closed on another day", [HOURS], "It is open on Monday; it's closed on Tuesdays.", "own_knowledge"],
    [
      "a clause that tells more",
      [TOWERS],
      "John Rudyerd, a silk merchant, built the second, which burned down in 1755.",
      "supported",
    ],
    [
      "such a clause with another year",
      [TOWERS],
      "John Rudyerd, a silk merchant, built the second, which burned down in 1709.",
      "own_knowledge",
    ],
    ["what a code means", [FAULTS], "F28 means that the burner did not ignite.", "supported"],
    ["what another code means", [FAULTS], "F24 means that the burner did not ignite.", "own_knowledge"],
    ["who is behind a label", [OPEN], "Ewan Tarrant won the professional class.", "supported"],
    ["who is behind another label", [OPEN], "Ilka Brodie won the professional class.", "own_knowledge"],
    [
      "a line that begins with a range",
      [DOSES],
      "Children aged 6 to 12 get 10 ml every 6 hours.",
      "supported",
    ],
    ["the amount of another range", [DOSES], "Children aged 2 to 5 get 10 ml.", "own_knowledge"],
    ["how often in another range", [DOSES], "Children 2 to 5 years get 5 ml every 6 hours.", "own_knowledge"],
    [
      "not without a doctor",
      [DOSES],
      "Don't use it for longer than 3 days without seeing a doctor.",
      "supported",
    ],
    [
      "without a doctor",
      [DOSES],
      "You can use it for more than 3 days without asking a doctor.",
      "own_knowledge",
    ],
    ["open, but closed", [HOURS], "It's open Tuesday to Friday, but closed on Mondays.", "supported"],
    ["a code whose line shares a word", [BLOCKED], "E20 means the water inlet is blocked.", "own_knowledge"],
    ["the code of that line", [BLOCKED], "E17 means the water inlet is blocked.", "supported"],
    ["what holds at most places", [AVERAGE], "At most US colleges, an 80 counts as a B-.", "own_knowledge"],
  ];
  for (const [name, findings, answer, outcome] of cases)
    test(name, () => assert.deepEqual(outcomes(answer, findings).at(-1), outcome));
});

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
