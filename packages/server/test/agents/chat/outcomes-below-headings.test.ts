import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { page, printed } from "./outcomes-rig.ts";

test("a price below a heading is of what the heading names, also if that has a number", () => {
  const boats = [
    page(
      "Boat hire\n\nTwo-hour trip\nAdult €24.00 | Reduced €19.00 | Family €61.00\n\n5-day card (valid for 2 years, transferable)\nAdult €82.00 | Reduced €64.00 | Family €205.00\n\nOn Mondays every two-hour trip is €3.00 cheaper.",
    ),
  ];
  check(boats, "supported", [
    "| Two-hour trip | €19.00 |",
    "| 5-day card | €64.00 |",
    "The 5-day card is €82 for adults.",
    "A two-hour trip costs €24 for adults.",
  ]);
  check(boats, "own_knowledge", [
    "| Two-hour trip | €64.00 |",
    "| 5-day card | €19.00 |",
    "The 5-day card is €24 for adults.",
    "The 5-day card is €205 for adults.",
  ]);
  const hall = [
    page(
      "Prices\n\nEarly monthly pass (weekdays until 2 pm): adults €52.00, reduced €42.00\nMonthly pass: adults €74.00, reduced €59.00",
    ),
  ];
  check(hall, "own_knowledge", ["| Monthly pass | €52 | €42 |"]);
});

test("what something costs another amount, or costs somebody, is no word of another thing that costs", () => {
  const hire = [
    page(
      "Hire\nSkates: €4.50 per visit\nHelmet: €2.00 per visit\n\nCourses\nOur taster course takes place every Saturday and costs €29.00 with skates. Please register at the counter.",
    ),
  ];
  check(hire, "supported", [
    "Renting skates costs another €4.50 each visit.",
    "Skates cost you an extra €4.50.",
    "The taster course costs you only €29.",
  ]);
  check(hire, "own_knowledge", [
    "Renting a helmet costs another €4.50 each visit.",
    "The taster course costs you only €4.50.",
  ]);
});

test("the best of a mean is a mean, and the best or the worst of its column", () => {
  const laps = [
    printed(
      "Amira: mean 74.28 s, best 73.8 s, spread 0.50 s\nBen: mean 74.80 s, best 71.9 s, spread 2.67 s\nChiara: mean 75.40 s, best 75.0 s, spread 0.34 s\n",
      'for n, t in laps.items():\n    print(f"{n}: mean {mean(t):.2f} s, best {min(t)} s, spread {pstdev(t):.2f} s")',
    ),
  ];
  check(laps, "supported", [
    "Amira has the best average at about 74.3 s.",
    "Chiara has the worst average at 75.4 s.",
    "Amira has the smallest mean, 74.28 s.",
  ]);
  check(laps, "own_knowledge", [
    "Ben has the best average at 74.8 s.",
    "Amira has the best average at 71.9 s.",
    "Ben has the best lap at 74.8 s.",
  ]);
});

test("the letter of a format in a program is no unit", () => {
  const rooms = [
    printed(
      "room,mean,min,max\nCellar,11.55,10.8,12.1\nLoft,25.60,23.8,27.1\n",
      'print("room,mean,min,max")\nfor room, v in readings.items():\n    print(f"{room},{sum(v) / len(v):.2f},{min(v)},{max(v)}")',
    ),
  ];
  const asked = [
    "I logged these temperatures, what are the means?\n\nCellar 11.4 10.8 12.1 11.9\nLoft 25.1 23.8 26.4 27.1",
  ];
  const table = (row: string) => `| Room | Mean | Lowest |\n|---|---|---|\n${row}`;
  check(rooms, "supported", ["The cellar averages 11.55 °C.", table("| Loft | 25.60 °C | 23.8 °C |")], asked);
  checkNot(
    rooms,
    "supported",
    ["The cellar averages 25.6 °C.", table("| Loft | 25.60 °C | 27.1 °C |")],
    asked,
  );
});
