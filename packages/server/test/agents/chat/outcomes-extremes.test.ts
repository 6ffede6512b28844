import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { outcomes, page, printed } from "./outcomes-rig.ts";

/** Each sentence by itself, beside the same evidence. */
function check(finding: ChatFinding, right: string[], wrong: string[], given: string[] = []) {
  for (const answer of right) assert.deepEqual(outcomes(answer, [finding], given), ["supported"], answer);
  for (const answer of wrong) assert.deepEqual(outcomes(answer, [finding], given), ["own_knowledge"], answer);
}

const LAKES = page(
  "| Lake | Area | Depth |\n|---|---|---|\n| Morar | 27 km² | 310 m |\n| Awe | 39 km² | 94 m |\n| Tay | 26 km² | 155 m |\n| Total | 92 km² | |",
);

test("what is said to be the largest or smallest is so in its column", () => {
  check(
    LAKES,
    [
      "Awe is the largest, with 39 km².",
      "The deepest is Morar with 310 m.",
      "Tay is the smallest of them at 26 km².",
      "The largest of the lakes covers 39 km².",
      "The greatest depth is 310 m.",
    ],
    [
      "Morar is the largest, with 27 km².",
      "The deepest is Tay with 155 m.",
      "Awe is the smallest of them at 39 km².",
      "The greatest depth is 155 m.",
    ],
  );
});

test("a rank is that of the column", () => {
  check(
    LAKES,
    ["Morar is the second largest, with 27 km².", "The second deepest is Tay at 155 m."],
    ["Tay is the second largest, with 26 km².", "The second deepest is Morar at 310 m."],
  );
});

test("the most, the fewest and the cheapest are told from lists, output and JSON", () => {
  check(
    printed("bolts 2.40\nnuts 3.10\nwashers 1.95"),
    ["Washers are the cheapest at 1.95.", "Nuts are the most expensive: 3.10."],
    ["Bolts are the cheapest at 2.40.", "Washers are the most expensive: 1.95."],
  );
  check(
    page("1. Lisbon – 31 °C\n2. Porto – 27 °C\n3. Faro – 33 °C"),
    ["Faro is the hottest with 33 °C.", "Porto, with 27 °C, is the coolest."],
    ["Lisbon is the hottest with 31 °C.", "Faro, with 33 °C, is the coolest."],
  );
  const sales = printed(
    '[{"shop":"Kiel","sales":412},{"shop":"Lübeck","sales":388},{"shop":"Husum","sales":501}]',
  );
  check(
    sales,
    ["Husum has the most sales: 501.", "The fewest sales were in Lübeck, 388."],
    ["Kiel has the most sales: 412.", "The fewest sales were in Kiel, 412."],
  );
});

test("who has the most is told by name and day too", () => {
  const days = page(
    "| Date | Riders |\n|---|---|\n| 3 June 2025 | 412 |\n| 4 June 2025 | 388 |\n| 5 June 2025 | 501 |",
  );
  check(
    days,
    ["The most riders came on 5 June.", "The fewest riders came on 4 June."],
    ["The most riders came on 4 June.", "The fewest riders came on 5 June."],
  );
});

test("an extreme of another thing, of some only, or that the evidence names itself, is not refused", () => {
  check(
    LAKES,
    [
      "Morar, the deepest of them, has 27 km².",
      "Tay is one of the largest, with 26 km².",
      "At most 39 km² are covered.",
    ],
    [],
  );
  check(printed("min 3.1\nmax 9.7\nmean 5.4\nstd 1.2"), ["The smallest is 3.1.", "The highest is 9.7."], []);
  check(
    LAKES,
    ["The largest is Morar with 27 km²."],
    [],
    ["Which lake deeper than 100 m, but only of those with at least 27 km², is the largest?"],
  );
});

test("figures that are compared in one sentence do not say the opposite of it", () => {
  check(
    LAKES,
    ["Awe, at 39 km², is larger than Tay, at 26 km².", "Tay (155 m) is deeper than Awe (94 m)."],
    ["Tay, at 26 km², is larger than Awe, at 39 km².", "Awe (94 m) is deeper than Tay (155 m)."],
  );
  check(
    page("The Bern office has 84 desks. The Basel office has 61 desks."),
    ["Bern, with 84 desks, has more desks than Basel, with 61."],
    ["Basel, with 61 desks, has more desks than Bern, with 84."],
  );
  // What is faster takes less time, and what is more efficient may use less.
  check(
    page("Plan A takes 12 minutes. Plan B takes 19 minutes."),
    ["Plan A, at 12 minutes, is faster than plan B, at 19 minutes."],
    [],
  );
});

test("a price behind what is counted is of that, a share of all has its word, and years and quarters name rows", () => {
  check(
    page("Tickets: 12 adults at 15 EUR and 5 children at 8 EUR, 220 EUR in all."),
    ["A child pays 8 EUR.", "12 adults pay 15 EUR each."],
    ["A child pays 15 EUR.", "An adult pays 8 EUR."],
  );
  check(
    page("34 % of 1,250 respondents cycle, 21 % walk and 45 % drive."),
    ["34 % cycle.", "21 % walk."],
    ["21 % cycle.", "34 % drive."],
  );
  check(
    page(
      "| Year | Income | Members |\n|---|---|---|\n| 2021 | 412 M | 1,200 |\n| 2022 | 388 M | 1,150 |\n| 2023 | 501 M | 1,310 |",
    ),
    ["Members in 2023: 1,310", "In 2022 income was 388 M."],
    ["Members in 2023: 1,150", "In 2022 income was 501 M."],
  );
  check(
    page("Q1: 4.2 M\nQ2: 3.9 M\nQ3: 5.1 M"),
    ["In the second quarter it was 3.9 M."],
    ["In the second quarter it was 5.1 M."],
  );
  check(
    page("Version 3.2 fixes 14 bugs. Version 3.3 fixes 9 bugs and adds 2 features."),
    ["Version 3.3 fixes 9 bugs."],
    ["Version 3.3 fixes 14 bugs."],
  );
});

test("labelled sentences, codes, answers and dimensions name their figures", () => {
  check(
    page(
      "Basic: 5 USD a month, 3 seats, 1 GB. Club: 18 USD a month, 20 seats, 50 GB. Guild: 60 USD a month, unlimited seats, 1 TB.",
    ),
    ["Basic is the cheapest at 5 USD.", "Guild is the most expensive, at 60 USD a month."],
    ["Club is the cheapest at 18 USD.", "Club is the most expensive, at 18 USD a month."],
  );
  check(
    printed('[{"part":"K-12","weight":4.5},{"part":"K-30","weight":19.9},{"part":"M-77","weight":0.8}]'),
    ["K-30 has a weight of 19.9.", "M-77 has the lowest weight, 0.8."],
    ["K-12 has a weight of 19.9.", "K-12 has the lowest weight, 4.5."],
  );
  check(
    printed("yes: 131 (61.2%)\nno: 62 (29.0%)\nunsure: 21 (9.8%)"),
    ["61.2 % said yes.", "62 people voted no."],
    ["61.2 % said no.", "131 people voted no."],
  );
  check(
    page("The old pier is 298 m long and 32 m wide. The new one is 410 m long."),
    ["The old pier is 32 m wide.", "The new one is 410 m long."],
    ["The old pier is 298 m wide.", "The new one is 410 m wide."],
  );
  check(
    printed("naive      812 ms\nindexed     94 ms\ncached      11 ms"),
    ["Cached is the fastest at 11 ms.", "Naive is the slowest at 812 ms."],
    ["Naive is the fastest at 812 ms.", "Indexed is the slowest at 94 ms."],
  );
});

test("what a sentence names by a number is said of that number, and an extreme may name its month", () => {
  check(
    page("Invoice 5521 is due on 14 May and is 12.50 GBP. Invoice 5530 is due on 16 May and is 4.20 GBP."),
    ["Invoice 5521 is 12.50 GBP.", "Invoice 5530 is due on 16 May."],
    ["Invoice 5530 is 12.50 GBP.", "Invoice 5521 is due on 16 May."],
  );
  check(
    page(
      "| Month | Rain mm | Sun h |\n|---|---|---|\n| Apr | 61 | 170 |\n| May | 84 | 201 |\n| Jun | 72 | 229 |",
    ),
    ["Rain was highest in May with 84 mm.", "Sun was lowest in April, at 170 h."],
    ["Rain was highest in June with 72 mm.", "Sun was lowest in May, at 201 h."],
  );
  check(
    printed("Ada: 91\nBen: 77\nCem: 84\naverage: 84"),
    ["Ada has the highest score, 91.", "The average is 84."],
    ["Cem has the highest score, 84.", "Cem has the lowest: 84."],
  );
});

test("an extreme is one of those that the person asked about, and what is the most of something else is no rank", () => {
  const cities = page(
    "| City | People |\n|---|---|\n| Oslo | 717,000 |\n| Bergen | 291,000 |\n| Trondheim | 212,000 |\n| Hamar | 32,000 |",
  );
  check(
    cities,
    ["Bergen is the largest with 291,000 people."],
    ["Trondheim is the largest with 212,000 people."],
    ["Which is larger, Bergen or Trondheim?"],
  );
  check(
    cities,
    ["Bergen is the largest with 291,000 people."],
    [],
    ["I need a city with an airport; which is the largest?"],
  );
  const changes = page(
    "Fixes: 31 commits. Features: 12 commits. Docs: 44 commits. The new editor came in with the 12 features.",
  );
  check(changes, ["The most important change is the new editor, with 12 features."], []);
});

test("what is done most of all is ranked by how often it is done, whatever the sentence says besides", () => {
  const log = printed(
    "game | plays | avg minutes\nCascadia | 4 | 41.75\nAzul | 3 | 35.0\nBrass | 2 | 148.5\nWingspan | 1 | 75.0\ntotal minutes: 644\n",
    'for g, n, a in db.execute("select game, count(*), avg(minutes) from plays group by game"):\n    print(f"{g} | {n} | {a}")\nprint("total minutes:", total)',
  );
  check(
    log,
    [
      "**Cascadia** is your most played game, and in total you spent 644 minutes at the table.",
      "Cascadia is our most played game, with 4 plays.",
    ],
    [
      "**Azul** is your most played game, and in total you spent 644 minutes at the table.",
      "Cascadia is your least played game, and in total you spent 644 minutes at the table.",
      "Cascadia is your most played game, and in total you spent 464 minutes at the table.",
      "Azul is our most played game, with 4 plays.",
    ],
  );
});
