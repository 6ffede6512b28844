import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { note, page, printed } from "./outcomes-rig.ts";

test("a sentence before a colon is no label of the figures behind it", () => {
  const report = [
    page(
      "Harbour Foods: results for the first half of 2026\n\nRevenue rose by 8.4% to NOK 1,462 million (first half of 2025: NOK 1,349 million). Operating profit reached NOK 171 million, up from NOK 148 million.\n\nThe salmon segment grew by 11.2% to NOK 1,018 million.",
    ),
  ];
  check(report, "supported", [
    "Harbour had a good first half: revenue went up 8.4% to about NOK 1.46 billion, and operating profit climbed from 148 to 171 million.",
    "The first half was strong: revenue reached NOK 1,462 million.",
  ]);
  check(report, "own_knowledge", [
    "Harbour had a good first half: revenue went up 11.2% to about NOK 1.46 billion.",
    "First half of 2025: NOK 1,462 million.",
  ]);
  const plans = [page("Basic: 5 users, 10 GB, €4 a month.\nPro: 20 users, 100 GB, €9 a month.")];
  check(plans, "supported", ["The Pro plan has these limits: 20 users and 100 GB."]);
  check(plans, "own_knowledge", ["The Pro plan has these limits: 5 users and 10 GB."]);
});

test("the unit of a number in a label is not that of the value behind it", () => {
  const loan = [
    printed(
      "balance after 12 months: 14422.26\nmonths: 51\ninterest: 2612.61\n",
      'while balance > 0:\n    if month == 12:\n        print(f"balance after 12 months: {balance:.2f}")\nprint("months:", month)\nprint(f"interest: {interest:.2f}")\n',
    ),
  ];
  const asked = ["I owe $18,400 at 6.4% and can pay $420 a month. How long until it's gone?"];
  check(
    loan,
    "supported",
    [
      "You'll be done after **51 months**, so a little over four years.",
      "It's paid off after 51 months.",
      "Twelve months in, you'd still owe $14,422.26.",
      "The balance after a year is $14,422.26.",
    ],
    asked,
  );
  check(
    loan,
    "own_knowledge",
    [
      "You'll be done after 12 months.",
      "After 51 months you'd still owe $14,422.26.",
      "The balance after a year is $2,612.61.",
      "That's a little over five years.",
      "You pay $14,422.26 in interest.",
    ],
    asked,
  );
});

test("the ends of a range are no list of what the clauses before it name", () => {
  const road = [
    page(
      "Status 28 November 2026, 16:00: open. Snow chains are compulsory. Closed at night from 21:00 to 6:00 until further notice.",
    ),
  ];
  check(road, "supported", [
    "As of 4 pm today, the road is open, but it shuts overnight between 9 pm and 6 am.",
  ]);
  checkNot(road, "supported", [
    "As of 4 pm today, the road is open, but it shuts overnight between 6 am and 9 pm.",
    "As of 4 pm today, the road is open, but it shuts overnight between 9 pm and 9 am.",
  ]);
});

test("a word for a kind of a thing is no label of it, and what may be is no month", () => {
  const printer = [page("Lumen S5\n\nNetwork: 802.11b/g/n, 2.4 GHz only. Wired network: none.")];
  check(printer, "supported", ["It speaks 802.11b/g/n and has no network socket."]);
  check(printer, "own_knowledge", ["It has no network."]);
  const trail = [
    page(
      "Dogs\nDogs are welcome. They must be kept on a lead.\n\nNotices\nThe footbridge below the sawmill is closed until 22 May.",
    ),
  ];
  checkNot(trail, "own_knowledge", ["Your dog may come along."]);
  check(trail, "own_knowledge", ["The footbridge below the sawmill is open until 22 May."]);
});

test("what is off the table or out of the question is denied", () => {
  const meal = [note("Lou: no dairy, but peanuts are fine")];
  checkNot(meal, "own_knowledge", [
    "Dairy is off the table for Lou.",
    "Dairy is out of the question for Lou.",
  ]);
  check(meal, "own_knowledge", [
    "Peanuts are off the table for Lou.",
    "Peanuts are out of the question for Lou.",
  ]);
});

test("a currency at the end of a line is not that of the number which begins the next", () => {
  const pay = [
    page(
      "Median salary by experience:\n0–2 years: 43,200 €\n3–5 years: 52,600 €\n6–10 years: 61,900 €\nThe middle half of those with 3–5 years earns between 47,800 € and 58,300 €.",
    ),
  ];
  check(pay, "supported", [
    "With 3 to 5 years of experience the median is €52,600.",
    "| 0–2 years | €43,200 |",
  ]);
  check(pay, "own_knowledge", [
    "With 3 to 5 years of experience the median is €61,900.",
    "| 0–2 years | €52,600 |",
  ]);
});
