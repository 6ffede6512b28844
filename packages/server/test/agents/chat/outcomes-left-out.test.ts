import { test } from "node:test";
import assert from "node:assert/strict";
import { check, checkNot } from "./outcomes-check.ts";
import { outcomes, page, printed } from "./outcomes-rig.ts";

test("numbers that are only listed share what is said behind the last of them", () => {
  const buses = [
    page(
      "Buses 5 and 11 can't call at the hospital and stop in Mill Lane until 4 May.\nBus 7 runs as usual. The library has 60 seats.",
    ),
  ];
  const asked = ["Does bus 5 call at the hospital?"];
  check(
    buses,
    "supported",
    [
      "Bus 5 can't call at the hospital.",
      "No, bus 5 can't call at the hospital and stops in Mill Lane.",
      "Bus 11 can't call at the hospital.",
    ],
    asked,
  );
  checkNot(
    buses,
    "supported",
    [
      "Bus 5 can call at the hospital.",
      "Bus 7 can't call at the hospital.",
      "Bus 60 can't call at the hospital.",
      "Bus 7 stops in Mill Lane.",
    ],
    asked,
  );
});

test("a part of a sentence without a verb says what the first part says of its own thing", () => {
  const lockers = [
    page(
      "A big locker is free for 2 hours, a small locker for 4 hours.\nThe ferry takes 40 minutes, and boarding closes 10 minutes before.",
    ),
  ];
  const asked = ["How long is my small locker free?"];
  check(
    lockers,
    "supported",
    ["Your locker is free for 4 hours.", "A small locker is free for 4 hours."],
    asked,
  );
  checkNot(
    lockers,
    "supported",
    [
      "A big locker is free for 4 hours.",
      "A small locker is free for 2 hours.",
      "The locker is free for 10 minutes.",
      "The ferry takes 10 minutes.",
      "It takes 10 minutes.",
    ],
    asked,
  );
});

test("what costs so much is named by its own words, and not by the verb", () => {
  const plans = [
    page(
      "Compare our plans\n\nPrices are for one car and a year.\n\nTown plan – €24.90\nTowing costs up to €400, excess €150\nHire car: €20 per day\n\nCountry plan – €38.50\nTowing costs up to €900, excess €50\nHire car: €40 per day",
    ),
  ];
  const after = (text: string) => outcomes(`The Country plan has the lower excess. ${text}`, plans)[1];
  assert.equal(after("For one car and a year, it costs €38.50."), "supported");
  assert.equal(after("It costs €38.50."), "supported");
  assert.notEqual(after("For one car and a year, it costs €24.90."), "supported");
  assert.notEqual(after("It costs €24.90."), "supported");
  assert.notEqual(after("It costs €150."), "supported");
  checkNot(plans, "supported", ["The Town plan costs €38.50.", "The Country plan costs €24.90."]);
});

test("about before the first of two figures is said of both", () => {
  const loan = [
    printed("old plan: total 61204.18\nnew plan: total 48331.52\nsaved: 12872.66", "print(totals)"),
  ];
  check(loan, "supported", [
    "Your total falls from about 61,200 to 48,300.",
    "Your total falls from about 61,200 to 48,330.",
  ]);
  checkNot(loan, "supported", [
    "Your total falls from about 61,200 to 48,400.",
    "Your total falls from about 61,200 to 48,000.",
    "Your total falls from 61,204 to 48,300.",
    "Your total falls from about 48,300 to 12,900.",
  ]);
});
