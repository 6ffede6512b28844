import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { outcomes, page, printed, seen, value } from "./outcomes-rig.ts";

/** Evidence, what is supported by it, and what is not. */
const QUANTITIES: [evidence: ChatFinding, supported: string[], own: string[]][] = [
  [
    value("42.1648128 km"),
    [
      "It is 42.16 km.",
      "About 42 km.",
      "**42.2 kilometres**",
      "That is ≈42.165 km",
      "42.1648128",
      "Exactly 42.16… km",
    ],
    [
      "It is 42.17 km.",
      "It is 42.16 miles.",
      "It is 4.216 km.",
      "It is 421.6 km.",
      "-42.16 km",
      "It is 24.16 km.",
      "43 km",
    ],
  ],
  [
    value("421.6"),
    ["That is €421.60.", "$421.6", "421.60 euros", "a tip of **€421.60**"],
    ["€421.65", "€4,216.00", "€-421.60", "421.06"],
  ],
  [
    value("1234567.891"),
    [
      "1,234,567.89 people",
      "1.23 million",
      "1\u202f234\u202f567.9",
      "1.2346e6",
      "1.235 × 10^6",
      "roughly 1.2 million",
    ],
    ["1,243,567.89", "1.24 million", "1.2 billion", "12,345,678.91", "1,234.57"],
  ],
  [value("0.30000000000000004"), ["0.3", "30 %", "30%"], ["0.03", "3%", "0.4"]],
  [
    value("-12.5"),
    ["It is −12.5.", "a loss of 12.5", "-12.5 °C", "12.5 below zero"],
    ["It is 12.5.", "+12.5"],
  ],
  [
    value("1606938044258990275541962092341162602522202993782792835301376"),
    ["1606938044258990275541962092341162602522202993782792835301376", "1.6069 × 10^60", "about 1.6e60"],
    ["1606938044258990275541962092341162602522202993782792835301367", "1.6069 × 10^61"],
  ],
  [
    printed("454396537 9592\n"),
    ["The sum is 454,396,537 and there are 9,592 primes."],
    ["There are 9,593 primes.", "The sum is 454396573."],
  ],
  [
    printed("3 files, 12 lines"),
    ["There are three files and twelve lines."],
    ["There are four files.", "13 lines"],
  ],
  [value("125 minutes"), ["125 min", "That takes 2 h 5 min, so 125 minutes."], ["2 h 15 min"]],
  [value("2"), ["2", "It is 2.0."], ["2.4", "It is 20.", "It is -2.", "v2", "It is 2%."]],
];
for (const [evidence, supported, own] of QUANTITIES)
  test(`a number is supported by the value that it writes otherwise, never by another: ${evidence.text}`, () => {
    for (const answer of supported) assert.deepEqual(outcomes(answer, [evidence]), ["supported"], answer);
    for (const answer of own) assert.deepEqual(outcomes(answer, [evidence]), ["own_knowledge"], answer);
  });

test("a decimal comma and a point for thousands count in the languages that write them", () => {
  const evidence = [value("42164.8128")];
  for (const answer of ["Das sind rund 42.164,81 Meter.", "Es sind 42.165 m.", "Cela fait 42 164,81 mètres."])
    assert.deepEqual(outcomes(answer, evidence), ["supported"], answer);
  for (const answer of ["Das sind 42,16481 Meter.", "It is 42.165 m.", "It is 42,164.18 m."])
    assert.deepEqual(outcomes(answer, evidence), ["own_knowledge"], answer);
});

const MOMENTS: [evidence: ChatFinding, supported: string[], own: string[]][] = [
  [
    seen("time", "2026-11-21T17:00:00+09:00 Asia/Tokyo (Saturday)"),
    [
      "It is 5 pm in Tokyo.",
      "It is 17:00 on Saturday, 21 November.",
      "Es ist 17 Uhr 00, also 17:00 Uhr.",
      "November 21, 2026 at 5:00 PM (UTC+9)",
      "21/11/2026",
      "2026年11月21日 17:00",
      "It is 5 in the afternoon.",
      "Il est 5 h de l'après-midi.",
      "Son las 5:00 de la tarde.",
      "Es ist 5 Uhr nachmittags.",
      "東京は午後5時です。",
      "东京现在是下午5点00分。",
      "도쿄는 오후 5시 00분입니다.",
    ],
    [
      "It is 5:00 in the morning.",
      "Il est 5 h 00 du matin.",
      "東京は午前5時です。",
      "东京现在是上午5点00分。",
      "It is 11:00 at night.",
      "It is 5 am.",
      "It is 17:30.",
      "It is Sunday.",
      "22 November 2026",
      "21 November 2025",
      "UTC+8, 17:00",
    ],
  ],
  [
    seen("calculation", "date: 2026-12-25\nweekday: Friday\ndays: 34"),
    ["It is on a Friday.", "34 days until 25 December 2026", "Dec 25th is 34 days away."],
    ["35 days", "It is on a Thursday.", "December 24"],
  ],
];
for (const [evidence, supported, own] of MOMENTS)
  test(`a date or time is supported by itself in another form: ${evidence.text.slice(0, 25)}`, () => {
    for (const answer of supported) assert.deepEqual(outcomes(answer, [evidence]), ["supported"], answer);
    for (const answer of own) assert.deepEqual(outcomes(answer, [evidence]), ["own_knowledge"], answer);
  });

test("values that a program prints in a row are read one by one", () => {
  const table = printed("rent,1200.00,0.3571\nsum,2047.55,0.6094\n20 216\n");
  for (const answer of ["Rent is €1,200.00, or 35.7 %.", "| Sum | €2,047.55 | 60.9 % |", "20 of 216"])
    assert.deepEqual(outcomes(answer, [table]), ["supported"], answer);
  assert.deepEqual(outcomes("It is 1200.01.", [table]), ["own_knowledge"]);
});

test("figures that look like a part of the evidence are not supported by it", () => {
  const evidence = [
    value("42.1648128 km"),
    value("12"),
    value("-5 degC"),
    value("421.6"),
    page("3 of 4 tests, 10 files"),
  ];
  for (const answer of [
    "It is forty-two thousand km.",
    "It has 10⁶ files.",
    "About 3/8 of the tests pass.",
    "Three quarters of twelve thousand pass.",
    "It fell to 5 °C.",
    "It is 12%.",
    "It is ４３ km.",
    "It is ٤٣ km.",
    "It is 2 dozen.",
    "That is USD 42.17.",
  ])
    assert.deepEqual(outcomes(answer, evidence), ["own_knowledge"], answer);
  for (const answer of [
    "It is ４２.16 km.",
    "3 of 4 tests pass.",
    "It is 5 °C below zero.",
    "That is EUR 421.60.",
  ])
    assert.deepEqual(outcomes(answer, evidence), ["supported"], answer);
  assert.deepEqual(outcomes("It is 12%.", [value("15% of 80 is 12")]), ["own_knowledge"]);
});

test("an amount in a currency that nobody named is not supported by a bare number", () => {
  const given = ["What is 17% of €2,480?"];
  assert.deepEqual(outcomes("It is €421.60.", [value("421.6")], given), ["supported"]);
  assert.deepEqual(outcomes("It is $421.60.", [value("421.6")], given), ["own_knowledge"]);
  assert.deepEqual(outcomes("It is $421.60.", [value("421.6")], ["What is 17% of 2480?"]), ["supported"]);
});

test("a figure in another unit is supported where it converts, and not where it only looks the same", () => {
  const size = [page("The file has 11,321 bytes. The farm makes 4,200 MWh. It takes 376 seconds.")];
  for (const answer of ["11.3 kB", "11,321 bytes (about 11.3 kB)", "4.2 GWh", "about 6.3 minutes"])
    assert.deepEqual(outcomes(answer, size), ["supported"], answer);
  assert.deepEqual(outcomes("It takes 4 MW.", [page("It takes 4 mW.")]), ["own_knowledge"]);
  assert.deepEqual(outcomes("It is 8 GB.", [page("It is 8 Gb.")]), ["own_knowledge"]);
  for (const answer of ["11.3 MB", "4,200 kWh", "about 6.4 minutes", "376 minutes"])
    assert.deepEqual(outcomes(answer, size), ["own_knowledge"], answer);
});

test("figures beyond what can be compared are the model's own; a long list beside its output is supported", () => {
  const list = Array.from({ length: 1_000 }, (_, i) => 1_000 + i * 3);
  const outputs = Array.from({ length: 60 }, (_, i) => printed(`${list.join("\n")}\n${i}`));
  const all = `They are ${list.join(", ")}.`;
  assert.deepEqual(outcomes(all, outputs), ["own_knowledge"]);
  assert.deepEqual(outcomes(all, outputs.slice(0, 2)), ["supported"]);
  const some = `They are ${list.slice(0, 20).join(", ")}.`;
  assert.deepEqual(outcomes(some, outputs), ["own_knowledge"]);
  assert.deepEqual(outcomes(some, outputs.slice(0, 4)), ["supported"]);
});

test("number words by the thousand, in an answer and its evidence, end in time", () => {
  const words = "two and ".repeat(4_000);
  assert.deepEqual(outcomes(words, [page(words)]), ["own_knowledge"]);
  assert.deepEqual(outcomes("It has two and three.", [page("It has two and three.")]), ["supported"]);
});

test("of more evidence than is read, the newest counts", () => {
  const long = page("All work and no play makes a long page.\n".repeat(800));
  const many = Array.from({ length: 30 }, () => long);
  assert.deepEqual(outcomes("The hut has 40 beds.", [...many, page("The hut has 40 beds.")]), ["supported"]);
  assert.deepEqual(outcomes("The hut has 40 beds.", [page("The hut has 40 beds."), ...many]), [
    "own_knowledge",
  ]);
});

test("a half is no whole number unless it is said to be rounded", () => {
  const shoe = [page("The boot runs in size 38.5.")];
  assert.deepEqual(outcomes("It runs in size 38.5.", shoe), ["supported"]);
  assert.deepEqual(outcomes("It runs in size 39.", shoe), ["own_knowledge"]);
  assert.deepEqual(outcomes("It runs in about 39.", shoe), ["supported"]);
});
