import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { printed } from "./outcomes-rig.ts";

const ASKED = [
  "Gas or heat pump for our house? Gas: €1,480 of gas, service 190. Heat pump: €1,105 of electricity, service 240.",
];
const heating = printed(
  "boiler energy 1480.4 year 1670.4\npump energy 1105.25 year 1345.25\n",
  "python\nfor name, h in ((\"boiler\", boiler), (\"pump\", pump)):\n    energy = h['kwh'] * h['price']\n    print(name, 'energy', round(energy, 2), 'year', round(energy + h['service'], 2))",
);

test("which of two is the cheaper one is told by what a program worked out for both, without a unit where the person has money", () => {
  checkNot(
    [heating],
    "own_knowledge",
    ["So the pump is cheaper to run.", "The boiler is more expensive to run."],
    ASKED,
  );
  check(
    [heating],
    "own_knowledge",
    ["So the boiler is cheaper to run.", "The pump costs more to run.", "The boiler is less expensive."],
    ASKED,
  );
  // Neither money nor what is spent.
  const ranges = printed("boiler litres 300\npump litres 400\n", "python\nprint(name, 'litres', v)");
  checkNot([ranges], "own_knowledge", ["So the pump is cheaper to run."], ASKED);
  checkNot([heating], "own_knowledge", ["So the boiler is cheaper to run."], ["Gas boiler or heat pump?"]);
});

test("a time in the singular behind a larger number is the name of the value behind it", () => {
  check(
    [heating],
    "supported",
    [
      "The boiler costs about €1,670 a year, of which roughly €1,480 is energy.",
      "The pump comes to €1,345.25 a year.",
    ],
    ASKED,
  );
  check(
    [heating],
    "own_knowledge",
    [
      "The boiler costs about €1,345 a year, of which roughly €1,480 is energy.",
      "The boiler costs about €1,480 a year, of which roughly €1,670 is energy.",
      "The pump costs €1,670.40 a year.",
    ],
    ASKED,
  );
  const trip = [printed("walk 1 hour 20 minutes\n", "python\nprint('walk', h, 'hour', m, 'minutes')")];
  check(trip, "supported", ["The walk takes 80 minutes."]);
  checkNot(trip, "supported", ["The walk takes 20 minutes."]);
});
