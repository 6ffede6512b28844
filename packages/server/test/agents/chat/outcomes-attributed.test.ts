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
