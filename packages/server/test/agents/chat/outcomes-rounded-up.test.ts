import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { seen } from "./outcomes-rig.ts";

test("so many whole things are needed as a calculation comes to, rounded up", () => {
  const tiles = [
    seen("calculation", "46.2", { input: "2.4 * 3.15 * 1.1 / (0.3 * 0.6)" }),
    seen("calculation", "5.775", { input: "2.4 * 3.15 * 1.1 / (0.3 * 0.6) / 8" }),
  ];
  const asked = ["The tiles are 30 x 60 cm, 8 in a box, and I want 10% extra. How many boxes?"];
  check(
    tiles,
    "supported",
    ["You need **6 boxes**.", "Order 6 boxes.", "So you should buy six boxes."],
    asked,
  );
  check(
    tiles,
    "own_knowledge",
    [
      "You need 5 boxes.",
      "You need 7 boxes.",
      "You need 47 boxes.",
      "You need 6 rolls.",
      "You can fill 6 boxes.",
    ],
    asked,
  );
  check(
    [seen("calculation", "3.25", { input: "78 / 24" })],
    "supported",
    ["You need 4 crates."],
    ["How many crates do I need for 78 bottles? A crate holds 24."],
  );
  checkNot(
    [seen("calculation", "3.25", { input: "78 / 24" })],
    "supported",
    ["You need 4 crates."],
    ["How many bottles fit into a crate, if 78 fit into 24?"],
  );
});

test("the person may say how much one holds between the question and the thing", () => {
  const paint = [
    seen("calculation", "11.031579", { input: "52.4 * 2 / 9.5" }),
    seen("calculation", "4.412632", { input: "52.4 * 2 / 9.5 / 2.5" }),
  ];
  const tins = [
    "The walls are 52.4 m² and it covers 9.5 m² per litre. How many 2.5 litre tins should I buy?",
  ];
  check(paint, "supported", ["You'll need **5 tins**.", "So buy five tins."], tins);
  checkNot(
    paint,
    "supported",
    ["You'll need 4 tins.", "You'll need 12 tins.", "You'll need 6 tins.", "You'll need 5 brushes."],
    tins,
  );
  const sacks = [seen("calculation", "6.4", { input: "160 / 25" })];
  const asked = ["I need 160 kg of sand. How many 25-kg sacks is that?"];
  check(sacks, "supported", ["You need 7 sacks."], asked);
  checkNot(sacks, "supported", ["You need 6 sacks.", "You need 8 sacks."], asked);
});

test("so many are needed also if the person said in another unit how much one holds, and if they are counted before", () => {
  const tins = [seen("calculation", "6.5", { input: "2.6 / 0.4" })];
  const asked = ["2.6 kg of dough, 400 g in a tin. How many tins do I need?"];
  check(
    tins,
    "supported",
    ["You need 7 tins.", "That's 6.5 tins, so you need 7.", "That makes 6.5 tins, so take **7**."],
    asked,
  );
  checkNot(
    tins,
    "supported",
    [
      "You need 8 tins.",
      "That's 6.5 tins, so you need 6.",
      "That's 6.5 tins, so you need 8.",
      "You need 7 loaves.",
      "That's 6.5 loaves, so you need 7.",
    ],
    asked,
  );
});
