import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { note, outcomes, page, seen } from "./outcomes-rig.ts";

/** Judges statements beside findings; those of the second list give a figure of the evidence to something else. */
function judged(findings: ChatFinding[], right: string[], wrong: string[]) {
  const last = (answer: string) => outcomes(answer, findings).at(-1);
  for (const answer of right) assert.equal(last(answer), "supported", answer);
  for (const answer of wrong) assert.equal(last(answer), "own_knowledge", answer);
}

const table = (head: string, ...rows: string[]) =>
  [head, head.replaceAll(/[^|]+/g, "---"), ...rows].join("\n");

test("a figure is not supported where its words speak more of another figure of the evidence", () => {
  judged(
    [
      page(
        "The dam is 212 m high and 640 m long. It holds back 38 million m³ of water. About 5,100 people visit it every week.",
      ),
    ],
    ["The dam is 212 m high.", "Some 5,100 people visit every week.", "It is 640 metres long."],
    ["Some 640 people visit every week.", "About 212 people visit the dam every week."],
  );
  judged(
    [
      page(
        "Standard room: 84 € a night, breakfast 12 €. Suite: 160 € a night, breakfast included. Parking 9 €.",
      ),
    ],
    ["The suite is €160 a night.", "Breakfast costs €12.", "Parking costs €9."],
    ["Parking costs €12.", "The suite is €84 a night."],
  );
});

test("cells of a table are compared with the lines that its label and its column name", () => {
  const fares = page(
    "Child (6–14): €11 a day, deposit €30.\nAdult: €19 a day, deposit €45.\nSenior (67+): €14 a day, no deposit.",
  );
  const rows = (...cells: string[]) => table("| Who | per day | deposit |", ...cells);
  judged(
    [fares],
    [rows("| Adult | €19 | €45 |"), rows("| Senior (67+) | €14 | none |")],
    [rows("| Adult | €14 | €45 |"), rows("| Adult | €19 | €30 |"), rows("| Senior (67+) | €19 | none |")],
  );
  const plans = page(
    '{"plans": {"solo": {"usd": 6, "boards": 3, "seats": 1}, "crew": {"usd": 18, "boards": 25, "seats": 12}}, "extra": {"usd": 4, "boards": 10}}',
  );
  judged(
    [plans],
    [table("| Plan | Boards | Seats |", "| Crew | 25 | 12 |")],
    [table("| Plan | Boards | Seats |", "| Crew | 10 | 12 |"), table("| Plan | Boards |", "| Solo | 25 |")],
  );
});

test("notes are compared with each other: a figure of one is none of another", () => {
  const notes = [
    note("takes 40 mg of pantoprazole before breakfast"),
    note("takes 75 mg of irbesartan in the evening"),
    note("the boiler was serviced in 2019, at 6,400 hours"),
  ];
  judged(
    notes,
    ["You take 75 mg of irbesartan in the evening.", "The boiler had run 6,400 hours then."],
    ["You take 40 mg of irbesartan in the evening.", "The boiler had run 2019 hours then."],
  );
});

test("the time of one zone is not that of another", () => {
  const times = [
    seen("time", "2026-02-03T21:05:00+09:00 Asia/Seoul (Tuesday)"),
    seen("time", "2026-02-03T07:05:00-05:00 America/Toronto (Tuesday)"),
  ];
  judged(
    times,
    ["In Seoul it's 9:05 pm.", "It is 7:05 am in Toronto.", "| Toronto | Tuesday, 7:05 am |"],
    [
      "In Seoul it's 7:05 am.",
      "It is 21:05 in Toronto.",
      "| Toronto | Tuesday, 21:05 |",
      "It is 21:05 in Toronto and 7:05 in Seoul.",
      "In Toronto, as in Seoul, it is 21:05.",
    ],
  );
});

test("what is left of a whole is the part, and not the whole", () => {
  judged(
    [page("4 of 9 runs of today are left; 1 of 6 visuals of today are left.")],
    [
      "You have 4 runs left today.",
      "Today 4 of your 9 runs are left.",
      "You can build 1 more visual today.",
      "1 of today's 6 visuals is left.",
    ],
    ["You have 9 runs left today.", "You can build 6 more visuals today."],
  );
});

test("a year or a count is no measure where the evidence has the measure of something else", () => {
  judged(
    [page("The 2016 model weighs 1,240 kg. 18 of them were built, each with a range of 310 km.")],
    ["It weighs 1,240 kg.", "Its range is 310 km."],
    ["It weighs 2016 kg.", "Its range is 18 km."],
  );
});

test("a default in the parentheses of a heading belongs to the heading", () => {
  judged(
    [
      page(
        "CACHE_TTL (default 450): seconds; 0 keeps nothing\nCACHE_DIR (default /tmp): where entries are kept",
      ),
    ],
    ["Set `CACHE_TTL`; the default is 450."],
    ["Set `CACHE_TTL`; the default is 0."],
  );
});

test("what is counted is no amount and no time of the evidence", () => {
  judged(
    [seen("receipt", "steps: 12\nchecks: 31 passed\ncost: 0.27 USD\ntook: 45 s")],
    ["All 31 tests pass.", "It took 45 seconds.", "It cost $0.27."],
    ["All 45 tests pass.", "It changed 45 files."],
  );
});

test("what a sentence says of something named before is compared with what the evidence says of that", () => {
  const plans = page('{"plans": {"solo": {"usd": 6, "boards": 3}, "crew": {"usd": 18, "boards": 25}}}');
  judged(
    [plans],
    [
      "Take Solo. It costs $6.",
      "Crew is larger. It has 25 boards.",
      "Take Crew instead of Solo. It costs $18.",
    ],
    ["Take Solo. It costs $18.", "Crew is larger. It has 3 boards."],
  );
  judged(
    [page("Fen Walk: 7 miles, loop. Climb 1,400 feet.")],
    ["The Fen Walk is a loop. It climbs 1,400 feet."],
    [],
  );
});

test("counts before what they count belong to it, also in words", () => {
  const counts = seen("command", "      4 LOGIN\n      7 SEARCH\n      2 EXPORT\n", {
    input: "sort log | uniq -c",
  });
  judged(
    [counts],
    ["LOGIN appears four times and EXPORT twice.", "There are 7 SEARCH lines."],
    ["LOGIN appears twice and EXPORT four times.", "There are 4 SEARCH lines."],
  );
});

test("the parts of a head name the figures of a cell in their order, and the ends of a range do not name each other", () => {
  const huts = page(
    "Fernhütte: 1,910 m, 74 beds. Half board 47 € for adults, 31 € for children.\nSeehaus: 1,520 m, 52 beds. Half board 43 € for adults, 28 € for children.",
  );
  const row = (cells: string) => table("| Hut | Half board (adult / child) |", `| Fernhütte | ${cells} |`);
  judged([huts], [row("€47 / €31")], [row("€31 / €47"), row("€43 / €28")]);
  judged(
    [seen("receipt", "ok: true\nsummary: a dial from 20 to 180 rpm that averages the last 5 presses")],
    ["Your dial is ready, with a range of 20 to 180 rpm."],
    [],
  );
});

test("a scale behind the second of two numbers is that of both", () => {
  judged(
    [page("Sales fell from 6.4 to 5.9 million crowns. The plant has 210 workers.")],
    ["Sales fell to 5.9 million, from 6.4 million.", "They were 6.4 million crowns before."],
    ["Sales fell from 6.4 thousand crowns."],
  );
});

test("irregular plurals are the same word, and a number counts what stands behind it", () => {
  const tickets = page("Adults 9.80 €. Students 7 €. Children 4 to 12: 5.20 €.");
  const row = (price: string) => table("| Ticket | Price |", `| Child (4–12) | ${price} |`);
  judged([tickets], [row("€5.20")], [row("€7.00")]);
  judged(
    [page("The box keeps 150 drafts. A draft has at most 3,000 characters.")],
    ["It keeps 150 drafts.", "Each has at most 3,000 characters."],
    ["It keeps 3,000 drafts."],
  );
});

test("what is said to be alike names no figure, and a flood of figures hides none that is named", () => {
  const hotel = page("Breakfast costs 12 euros. Parking costs 9 euros.");
  judged(
    [hotel],
    ["Parking costs €9, breakfast €12."],
    ["Parking costs, like breakfast, €12.", "Parking (see breakfast) costs €12."],
  );
  const lots = Array.from({ length: 650 }, (_, i) => `A lot was sold for ${1_000 + i} euros.`).join("\n");
  judged(
    [page(`The rent of Hall Anders is 500 euros.\n${lots}\nThe rent of Hall Bergen is 700 euros.`)],
    ["The rent of Hall Anders is €500."],
    ["The rent of Hall Bergen is €500."],
  );
});

test("behind a semicolon, a figure is of what its own clause says", () => {
  judged(
    [
      page(
        "A tenant may sue in small claims court. The court hears claims of up to $10,000. The filing fee is $45.",
      ),
    ],
    [
      "You can sue in small claims court; filing costs $45.",
      "The court hears claims of up to $10,000; the filing fee is $45.",
    ],
    [
      "You can sue in small claims court; filing costs $10,000.",
      "You can sue in small claims court; it hears claims of up to $45.",
    ],
  );
  judged(
    [page("Kayaks cost 12 euros an hour, canoes 18 euros. A deposit of 50 euros is paid in cash.")],
    ["Kayaks are for rent; it costs 12 euros an hour.", "You can rent kayaks; the deposit is 50 euros."],
    ["Kayaks are for rent; it costs 18 euros an hour.", "You can rent kayaks; the deposit is 12 euros."],
  );
});

test("a series of versions names what is said of it, and is no number beside others", () => {
  const versions = (...rows: string[]) => table("| Change | 3.x | 4.0 |", ...rows);
  judged(
    [
      page(
        "# quillform 4.0\n\n- Node.js: the minimum version is now 20.11 (3.x: 18.0).\n- `timeout` is in ms.",
      ),
    ],
    [
      versions("| Minimum Node.js | 18.0 | 20.11 |"),
      "The minimum Node.js version goes from 18.0 to 20.11.",
      "The minimum version of Node.js was 18.0 in 3.x.",
    ],
    [
      versions("| Minimum Node.js | 20.11 | 18.0 |"),
      versions("| Minimum Node.js | 18.0 | 20.12 |"),
      "The minimum Node.js version goes from 20.11 to 18.0.",
      "The minimum version of Node.js was 20.11 in 3.x.",
    ],
  );
});
