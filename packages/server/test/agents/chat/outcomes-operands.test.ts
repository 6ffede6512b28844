import { test } from "node:test";
import { check } from "./outcomes-check.ts";
import { seen } from "./outcomes-rig.ts";

const worked = (input: string, text: string) => seen("calculation", text, { input });

test("results of what the person said of two things do not change places", () => {
  const asked = [
    "Our old freezer uses 410 units a year at £0.28, a new one 165 units at £0.31. What does each cost?",
  ];
  const results = [
    worked("410 * 0.28", "114.8"),
    worked("165 * 0.31", "51.15"),
    worked("410 * 0.28 - 165 * 0.31", "63.65"),
  ];
  const right = [
    "The old freezer costs £114.80 a year and the new one £51.15.",
    "A new freezer costs you £51.15 a year.",
    "With the new one you save £63.65 a year compared with the old one.",
    "Instead of £114.80 for the old one you would pay £51.15.",
    "Compared with the new one, £114.80 is a lot.",
  ];
  check(results, "supported", right, asked);
  const wrong = [
    "The new freezer costs £114.80 a year and the old one £51.15.",
    "You pay £51.15 for the old one, and £114.80 for the new.",
  ];
  check(results, "own_knowledge", wrong, asked);
});

test("a result stays that of its thing if it is worked out further", () => {
  const asked = [
    "Gas would be 9,800 kWh at 11 cents, a heat pump 3,100 kWh at 27 cents. What is it a month?",
  ];
  const results = [
    worked("9800 * 0.11", "1078"),
    worked("3100 * 0.27", "837"),
    worked("1078 / 12", "89.8333"),
    worked("837 / 12", "69.75"),
  ];
  check(
    results,
    "supported",
    ["Gas would be 89.83 and the heat pump 69.75.", "Gas comes to 1,078 a year."],
    asked,
  );
  const wrong = [
    "Gas would be 69.75 and the heat pump 89.83.",
    "A heat pump would cost 1,078 a year and gas 837.",
  ];
  check(results, "own_knowledge", wrong, asked);
});
