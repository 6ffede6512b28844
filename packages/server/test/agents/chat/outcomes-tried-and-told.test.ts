import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { note, page, printed, seen } from "./outcomes-rig.ts";

const worked = (expression: string, result: string) => seen("calculation", result, { input: expression });

test("what took several tries did not work at once", () => {
  const parser = [seen("receipt", "ok: true\nexit_reason: finished\nattempts: 2\ntests: 12 passed")];
  check(parser, "own_knowledge", [
    "It passed on the first try.",
    "The parser worked at the first attempt.",
    "It worked first time.",
  ]);
  checkNot(parser, "own_knowledge", ["It didn't work on the first attempt.", "It needed two attempts."]);
  const once = [seen("receipt", "ok: true\nexit_reason: finished\nattempts: 1\ntests: 12 passed")];
  checkNot(once, "own_knowledge", ["It passed on the first try.", "The parser worked at the first attempt."]);
});

test("what the evidence has only as a part of an amount is not said of the whole, or of something else", () => {
  const reef = [
    page(
      "The Long Reef\n2021, documentary, 94 minutes\n\nBudget: €2.3 million\nTakings: €8.8 million in Europe, of which €1.6 million in Spain\n\nThe crew of 48 people, of which 11 were divers, was at sea for 70 days.",
    ),
  ];
  check(reef, "own_knowledge", [
    "The film was made for €1.6 million.",
    "It cost €1.6 million to make.",
    "Overall it earned €1.6 million.",
    "The crew had 11 people.",
  ]);
  check(reef, "supported", [
    "It was shot for €2.3 million.",
    "In Spain it took €1.6 million.",
    "It earned €8.8 million, €1.6 million of it in Spain.",
    "There were 11 divers.",
  ]);
});

test("who has most in an enumeration of names with figures is found in it", () => {
  const votes = [
    page(
      "School election\nVotes: Amir Khan 120, Lea Brand 97, Tom Fuchs 41 and Ida Rau 133.\nTurnout was 71%.",
    ),
  ];
  check(votes, "supported", ["Ida Rau got the most votes, 133.", "Tom Fuchs got the fewest votes, 41."]);
  check(votes, "own_knowledge", [
    "Amir Khan got the most votes, 120.",
    "The largest number of votes, 120, went to Amir Khan.",
    "Lea Brand got the fewest votes, 97.",
  ]);
  const match = [
    page(
      "Round 4\n\nSV Talheim - TG Norden 24:29\n\nBest scorers: Pia Lorenz 8, Ines Weber 6, Jule Hahn 3 for Talheim; Kim Soltau 11 for Norden.",
    ),
  ];
  const asked = ["How did Talheim do?"];
  check(match, "own_knowledge", ["The top scorer of the match was Pia Lorenz with 8 goals."], asked);
  check(
    match,
    "supported",
    [
      "The best scorer of the game was Kim Soltau with 11 goals.",
      "Talheim's best scorer was Pia Lorenz with 8 goals.",
      "The top scorer for Talheim was Pia Lorenz with 8.",
    ],
    asked,
  );
});

test("hours that are written with dots below the name of a day are times", () => {
  const hours = [
    page(
      "Repair café\nTuesday, Wednesday: 9.00 to 12.30. Friday: 14.00 to 19.45. Saturday: 10.00 to 13.00.\nTea costs 1.50 to 2.20 euros.\nOn Monday it had 9.50 to 12.00 °C.",
    ),
  ];
  check(hours, "supported", [
    "Friday is best if you work, because it stays open until 19:45.",
    "On Friday it opens at 2 pm.",
    "On Wednesday it closes at 12:30.",
    "Tea costs 1.50 to 2.20 euros.",
  ]);
  check(hours, "own_knowledge", [
    "On Friday it is open until 13:00.",
    "On Friday they open at 19:45.",
    "Wednesday is best, because it stays open until 19:45.",
    "It opens at 1:50.",
  ]);
});

test("how many to buy is rounded up also where the person asks for them without their name", () => {
  const fence = [worked("41.5 / 1.8", "23.0556")];
  const asked = [
    "The hall needs 41.5 m of fence, the panels in my shop are 1.8 metres each. How many do I buy?",
  ];
  check(fence, "supported", ["Buy **24 panels**.", "You need 24 panels."], asked);
  check(fence, "own_knowledge", ["Buy 25 panels.", "Buy 24 posts.", "Get 24 halls."], asked);
});

test("the result behind the unit of a rate has not that unit", () => {
  const code =
    'w=[3.5,4.25]\nprint(f"cost at 1.89 per kwh: {sum(w)*1.89:.2f}")\nprint(f"energy kwh: {sum(w)}")';
  const bill = [printed("cost at 1.89 per kwh: 14.65\nenergy kwh: 7.75", code)];
  const asked = ["I charged 3.5 and 4.25 kWh at €1.89 per kWh. What do I pay?"];
  check(bill, "supported", ["- **Cost:** €14.65", "You pay €14.65.", "You charged 7.75 kWh."], asked);
  check(bill, "own_knowledge", ["You pay €7.75.", "You pay $14.65."], asked);
});

test("a plan whose name is a word without content has what stands below it", () => {
  const plans = [
    page(
      "Mobile plans of Telvo\nAll prices per month\n\nTelvo Basic\nPrice: £9\nData: 5 GB\nMinimum term: none\n\nTelvo Plus\nPrice: £16\nData: 40 GB\nMinimum term: 18 months\n\nTelvo Family\nPrice: £31\nData: 90 GB",
    ),
  ];
  const asked = ["Basic or Plus?"];
  check(
    plans,
    "supported",
    ["Plus costs £16.", "Plus ties you in for 18 months, so Basic is more flexible."],
    asked,
  );
  check(
    plans,
    "own_knowledge",
    ["Plus comes with 90 GB.", "Plus has 5 GB of data.", "Plus costs £31."],
    asked,
  );
});

test("the label of a row names both of its figures, although the evidence calls only one so", () => {
  const tents = [
    seen(
      "source",
      "Bex Alpine tent tested\nhttps://tents.example/bex\nThe Bex Alpine weighs 2.4 kg and packs down to 48 cm. Currently €319.\n\nOrn Fell tent\nhttps://tents.example/orn\nWeight of the Orn Fell is 1.9 kg; packed length: 52 cm. Price: €274.",
      { evidence: { type: "source", ref: "search: tents", sha256: "" } },
    ),
  ];
  const row = (cells: string) => `| | Bex Alpine | Orn Fell |\n|---|---|---|\n${cells}`;
  check(
    tents,
    "supported",
    ["| Price | €319 | €274 |", "| Weight | 2.4 kg | 1.9 kg |", "| Packed length | 48 cm | 52 cm |"].map(row),
  );
  check(
    tents,
    "own_knowledge",
    ["| Price | €274 | €319 |", "| Weight | 1.9 kg | 2.4 kg |", "| Price | €319 | €279 |"].map(row),
  );
});

test("what an advice is to prevent does not deny that it happens", () => {
  const orchids = [page("You soak the roots if you pour straight into the pot. Use a saucer to water them.")];
  check(orchids, "looked_up", [
    "If you want to water them daily, use a saucer so that the roots aren't soaked.",
  ]);
  check(orchids, "own_knowledge", [
    "If you want to water them daily, pour straight into the pot so that the roots aren't soaked.",
    "If you pour straight into the pot, the roots aren't soaked.",
    "You don't soak the roots if you pour straight into the pot.",
  ]);
});

test("the name of a feast names no other thing", () => {
  const bakery = [note("the bakery closes 22 December to 6 January"), note("has 25 days of leave")];
  check(bakery, "looked_up", [
    "You don't need leave for Christmas week, since the bakery closes then anyway.",
  ]);
  check(bakery, "own_knowledge", [
    "Santa is paid in Christmas week.",
    "You need 3 days of leave for Christmas week.",
  ]);
});

test("which one of several to take is a conclusion, and a feast alone says little", () => {
  const terms = [
    page(
      "Ashby: half-term 19 to 23 October 2026. Christmas: 19 December 2026 to 3 January 2027.\nKirkton: October break 12 to 16 October 2026. Christmas: 23 December 2026 to 6 January 2027.",
    ),
  ];
  const asked = ["When are both off?"];
  check(terms, "looked_up", ["For a journey together, Christmas is clearly the better choice."], asked);
  checkNot(
    terms,
    "supported",
    [
      "For walkers, Christmas is the finest time.",
      "Christmas is the loveliest time for children.",
      "Halloween is your best option.",
    ],
    asked,
  );
  check(terms, "own_knowledge", ["For a journey together, 4 May is clearly the better choice."], asked);
});

test("how a measured thing usually compares follows from the measured values", () => {
  const code =
    'from statistics import median,stdev\nd={"gas kiln":[3.1,3.4,2.9],"wood kiln":[2.1,6.5,2.2]}\nfor n,t in d.items(): print(f"{n}: median={median(t):.1f} sd={stdev(t):.2f}")';
  const kilns = [printed("gas kiln: median=3.1 sd=0.25\nwood kiln: median=2.2 sd=2.51", code)];
  const asked = ["I timed my kilns.\ngas kiln: 3.1 3.4 2.9\nwood kiln: 2.1 6.5 2.2\nWhich is better?"];
  check(kilns, "looked_up", ["The wood kiln is usually faster, but it is far less predictable."], asked);
  check(
    kilns,
    "own_knowledge",
    [
      "Kilns are usually slow in winter.",
      "The clay usually shrinks by a tenth in the kiln.",
      "The kiln god is usually offered sake.",
    ],
    asked,
  );
});

test("good wishes state nothing", () => {
  const race = [page("Harbour race\nThe race starts at 9:00 on the pier.")];
  check(race, null, [
    "Fingers crossed for her!",
    "Best of luck with the race!",
    "All the best for tomorrow!",
  ]);
  checkNot(race, null, [
    "Fingers crossed that the race starts at 10:00.",
    "All the best races start on the pier.",
  ]);
});
