import { test } from "node:test";
import { check } from "./outcomes-check.ts";
import { page, printed } from "./outcomes-rig.ts";

test("the second of two is no time in seconds", () => {
  const laps = printed("first lap 61.85 second lap 65.62\ndifference 3.77");
  check([laps], "supported", [
    "- **Second lap:** 65.6 s, compared with 61.9 s in the first",
    "The first lap took 61.9 s.",
  ]);
  check([laps], "own_knowledge", [
    "- **Second lap:** 61.9 s, compared with 65.6 s in the first",
    "- **Second lap:** 56.6 s, compared with 61.9 s in the first",
  ]);
});

test("a rounded mean is supported where the sentence says that something averaged so much", () => {
  const sales = printed("weeks: 9\ntotal: 42318\nmean: 4702.0\nmedian: 4655.0");
  check([sales], "supported", ["You averaged about 4,700 a week, with a median of 4,655."]);
  check([sales], "own_knowledge", [
    "You averaged about 42,318 a week.",
    "You averaged about 4,655 a week.",
    "In total you sold 4,702.",
  ]);
});

test("a word in brackets behind a number says what it is", () => {
  const pump = page(
    "Pump settings\n\nrest_interval\nHow long the pump rests. If no unit is given, the value is in minutes. A value of zero (the default) turns resting off.\n\nflow_limit\nThe default is 40 litres. A value of 15 (the minimum) is for ponds.",
  );
  check([pump], "supported", [
    "A value without a unit is in minutes, and the default of 0 turns resting off.",
    "The minimum of 15 is for ponds.",
  ]);
  check([pump], "own_knowledge", [
    "A value without a unit is in minutes, and the default of 15 turns resting off.",
    "A value without a unit is in minutes, and the maximum of 40 minutes turns resting off.",
    "The minimum of 0 is for ponds.",
  ]);
});

test("a day without its month is of the month that the sentence names", () => {
  const lake = page(
    "Readings\nLatest reading 18.4 °C at 9:15 on 12 June 2026. Highest of the week: 21.7 °C at 16:40 on 10 June. The average is 19.1 °C.",
  );
  check([lake], "supported", [
    "At 9:15 on 12 June the lake had 18.4 °C, after a peak of 21.7 °C in the afternoon of the 10th.",
  ]);
  check([lake], "own_knowledge", [
    "At 9:15 on 12 June the lake had 18.4 °C, after a peak of 21.7 °C in the afternoon of the 11th.",
    "At 9:15 on 12 June the lake had 18.4 °C, after a peak of 21.7 °C in the afternoon of the 12th.",
    "At 9:15 on 12 June the lake had 21.7 °C, after a low of 18.4 °C on the 10th.",
  ]);
});

test("where something stands is not who does it", () => {
  const weir = page(
    "Stour at Hatch Weir\nLast showing 2.1 m at noon, falling. Highest of the week: 2.9 m. Hatch Weir closed its gates in May.",
  );
  check([weir], "supported", ["The gauge at Hatch Weir showed 2.1 m at noon."]);
  check([weir], "own_knowledge", [
    "The gauge at Hatch Weir showed 2.9 m at noon.",
    "The gauge at Hatch Weir showed 2.2 m at noon.",
  ]);
  const board = page(
    "Staff\nIda Lund resigned in May, and Rosa Neri succeeds her. Rosa Neri chairs the board.",
  );
  check([board], "own_knowledge", ["Rosa Neri resigned in May.", "The board of Rosa Neri resigned in May."]);
});
