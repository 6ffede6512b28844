import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { note, page, seen, value } from "./outcomes-rig.ts";

const worked = (expression: string, result: string) => seen("calculation", result, { input: expression });

test("a part of an amount has the unit of the whole", () => {
  const hall = [
    page(
      "The club spends 1.8 million euros on the hall, of which 300,000 come from the town. It took 14 months, of which 3 were lost to frost. The 90 members help.",
    ),
  ];
  check(hall, "supported", [
    "The hall costs €1.8 million, €300,000 of it from the town.",
    "The town gives €300,000.",
  ]);
  check(hall, "own_knowledge", ["The town gives €90.", "The town gives €1.5 million."]);
  check([page("The fund has 2 million euros, of which 40 projects were paid.")], "own_knowledge", [
    "The fund pays €40.",
  ]);
});

test("what an amount between commas is for names it", () => {
  const grants = [
    page(
      "Grants of the county\nFarmers receive 40% of the costs, up to £7,000, for a wind-driven pump. For solar pumps the limit is £9,500.\n\nWhat farmers paid\nIn our survey of 88 farms the median price of a wind-driven pump was £18,300.",
    ),
  ];
  check(grants, "supported", [
    "The county covers 40%: at most £7,000 for a wind-driven pump and £9,500 for a solar one.",
  ]);
  check(grants, "own_knowledge", [
    "The county gives at most £9,500 for a wind-driven pump.",
    "The county covers 40%: at most £9,500 for a wind-driven pump and £7,000 for a solar one.",
  ]);
});

test("the result of a calculation is none of the figures that it only rounds", () => {
  const prices = [
    page(
      "| | Low | High |\n|---|---|---|\n| Cabin | £13.50 | £23.50 |\n| Adult | £8.20 | £9.40 |\n\nThe energy levy of £1.20 per guest and night is charged on top.",
    ),
    worked("4 * 5 * 1.20", "24"),
  ];
  check(prices, "supported", ["- Energy levy: £24 on top", "The levy is £24."]);
  check(prices, "own_knowledge", ["The levy is £14.", "- Energy levy: £23.50 on top"]);
});

test("how many the person is reckoning for is no figure of a page", () => {
  const outing = [
    note("the outing budget of the class is €20 per child"),
    page(
      "Boat trips\n\nLake round: €14.50\nOne hour, with life jackets.\n\nIsland trip: €19.80\nThree hours, with a picnic.\n\nThe transfer is €7.00 within 5 km and free for groups above €200.",
    ),
    worked("7 * 14.50 + 7", "108.5"),
    worked("7 * 20", "140"),
  ];
  const asked = ["I want to book the lake round for all 7 of us. Is it within the budget?"];
  check(
    outing,
    "supported",
    ["Seven lake rounds come to **€108.50** including the transfer, and your budget for seven is €140."],
    asked,
  );
  check(
    outing,
    "own_knowledge",
    ["Eight lake rounds come to €108.50.", "Seven lake rounds come to €101.50 including the transfer."],
    asked,
  );
});

test("a number that counts new things is not the percentage that the person wrote", () => {
  const given = ["I have 850 g of oats: 60% water, 3% salt. How much water?"];
  check([value("510")], "own_knowledge", ["That fills three small jars."], given);
  checkNot([value("510")], "own_knowledge", ["You need 510 g of water."], given);
});
