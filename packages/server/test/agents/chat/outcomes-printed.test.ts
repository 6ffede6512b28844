import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { note, page, printed, seen, value } from "./outcomes-rig.ts";

test("what comes first or last in a list that a program sorted is what it printed there", () => {
  const code = 'python\nv = ["3.10.1", "3.9.4", "4.0.0", "3.10.0"]\nprint(sorted(v, key=parse))\n';
  const asked = ["Which of the releases 3.10.1, 3.9.4, 4.0.0 and 3.10.0 is the oldest? Sort them."];
  const runs = [printed("['3.9.4', '3.10.0', '3.10.1', '4.0.0']\n", code)];
  check(runs, "supported", ["The oldest release is 3.9.4.", "The newest release is 4.0.0."], asked);
  check(runs, "supported", ["From oldest to newest: 3.9.4, 3.10.0, 3.10.1, 4.0.0."], asked);
  check(runs, "own_knowledge", ["The oldest release is 3.10.0.", "The newest release is 3.9.4."], asked);
  checkNot(runs, "supported", ["The best release for production is 4.0.0."], asked);
  const ranked = code.replace("key=parse", "key={'3.9.4': 71, '4.0.0': 93}.get");
  const own = [printed("['3.9.4', '3.10.0', '3.10.1', '4.0.0']\n", ranked)];
  checkNot(own, "supported", ["The newest release is 4.0.0."], asked);
});

test("a ranking of the person's numbers is what a program made of them, row by row", () => {
  const code =
    'python\np = {"Fern": 34.9, "Moss": 28.5, "Reed": 31.2}\nfor k in sorted(p, key=p.get):\n  print(k, p[k])\n';
  const runs = [printed("Moss 28.5\nReed 31.2\nFern 34.9\n", code)];
  const asked = ["Fern costs 34.9, Moss 28.5, Reed 31.2: which is cheapest?"];
  check(runs, "supported", ["Moss is the cheapest at 28.5 euros, ahead of Reed at 31.2 euros."], asked);
  check(runs, "own_knowledge", ["Reed is the cheapest at 31.2."], asked);
  checkNot(runs, "supported", ["Moss is the cheapest and the prettiest at 28.5."], asked);
  checkNot(
    runs,
    "supported",
    ["Moss is the cheapest at 28.5, followed by Fern at 34.9 and Reed at 31.2."],
    asked,
  );
});

test("a row or a pair of what the person gave is supported by the line that a program printed, and another is not", () => {
  const code = "python\nfor n in names: print(n, 'ran', seen[n], 'failed', gone[n])\n";
  const counts = [printed("lobby ran 31 failed 4\ncellar ran 12 failed 0\n", code)];
  const given = ["Sum it up: lobby 20 and 11 ran, 4 failed; cellar 12 ran and 0 failed; lobby"];
  check(counts, "supported", ["| cellar | 12 | 0 |"], given);
  const swapped = "| Module | Ran | Failed |\n|---|---|---|\n| cellar | 0 | 12 |";
  checkNot(counts, "supported", [swapped], given);
  const rota =
    "python\nfor d, k in zip(days, [crew[i % 2] for i in range(3)]):\n  print(d, k)\ncrew = ['Uma', 'Per']";
  const asked = ["Who cooks from Friday to Sunday, Uma and Per in turn?"];
  const days = [printed("Friday Uma\nSaturday Per\nSunday Uma\n", rota)];
  check(days, "supported", ["Friday: Uma", "| Saturday | Per |"], asked);
  check(days, "own_knowledge", ["Saturday: Uma"], asked);
  const table = "python\nplan = {'Friday': 'Uma', 'Saturday': 'Per'}\nfor d in plan: print(d, plan[d])";
  checkNot([printed("Friday Uma\nSaturday Per\n", table)], "supported", ["Friday: Uma"], asked);
});

test("a name that begins the next line is no power of ten", () => {
  const runs = [
    printed("D5 587.33\nE5 659.26\n", "python\nfor n, k in notes: print(n, 440 * 2 ** (k / 12))"),
  ];
  check(runs, "supported", ["D5: 587.33 Hz", "E5: 659.26 Hz"], ["Frequencies of D5 and E5 in Hz?"]);
  check([value("6.02e23")], "supported", ["That is 6.02 × 10^23."]);
});

test("numbers in Roman letters and hexadecimal digits are compared whole", () => {
  const runs = [
    printed("1994 MCMXCIV\n2888 MMDCCCLXXXVIII\n0x3fa7\n", "python\nfor y in years: print(y, roman(y))"),
  ];
  const asked = ["1994 and 2888 in Roman numerals, and the checksum?"];
  check(runs, "supported", ["1994 is MCMXCIV.", "The checksum is 0x3FA7."], asked);
  check(runs, "own_knowledge", ["2888 is MMDCCCLXXVIII.", "1994 is MMDCCCLXXXVIII.", "It is 0x3FA9."], asked);
});

test("the figure of a heading is what the heading says, whatever is explained behind it", () => {
  const facts = [
    page("Spiders have eight legs: four pairs, of which the third is the shortest. Insects have six legs."),
  ];
  check(facts, "supported", ["Spiders have eight legs.", "A spider has eight legs."]);
  check(facts, "own_knowledge", ["Spiders have six legs."]);
});

test("what holds up to a number and from it on is no contradiction", () => {
  const fares = [page("Children from 6 to 14 years €2.40. Children under 6 travel free. Adults €4.80.")];
  check(fares, "supported", ["Children from 6 to 14 pay €2.40 each.", "Children under 6 travel free."]);
  check(fares, "own_knowledge", ["Children under 6 pay €2.40."]);
});

test("how exactly a number is given, what is done today and a way of speaking name no figure", () => {
  check([value("7.3896")], "supported", ["It is 7.39 to two decimals."], ["How much is it?"]);
  const span = [
    seen("calculation", "from: 2026-05-04\nto: 2026-06-04\nto_long: Thursday, 4 June 2026"),
    page("You may give notice at any time, with one month to go."),
  ];
  check(span, "supported", ["If you give notice today, it ends on 4 June 2026."], ["When does it end?"]);
  const runs = [
    printed("days 19\nsingle tickets 117.8\n", "python\nprint('days', n)\nprint('single tickets', n * p)"),
  ];
  check(runs, "supported", ["Day by day it comes to €117.80."], ["I go by bus for 6.20 euros a day"]);
});

test("a result of a search is about what its title names", () => {
  const shops = [
    "Tern kettle - Corner Store\nhttps://corner.example/tern\nTern kettle, steel. £24.95, in stock.",
    "Tern | Hill & Son\nhttps://hill.example/tern\nTern kettle now £21.40.",
  ].join("\n\n");
  check([page(shops)], "supported", ["Corner Store: £24.95", "| Hill & Son | £21.40 |"]);
  checkNot([page(shops)], "supported", ["Hill & Son sells it for £24.95."]);
  const hall =
    "The weavers of Ashby\nhttps://ashby.example/hall\nThe weavers received their charter in 1463; their hall burned in 1536.";
  checkNot([page(hall)], "supported", ["The weavers of Ashby received their charter in 1536."]);
});

test("something of which there is none is not there, unless that holds for some only", () => {
  const hut = [
    page(
      "There is no shower; water comes from the well. The hut has no stove. There is no fee for children. Adults pay 9 euros.",
    ),
  ];
  check(hut, "own_knowledge", [
    "A shower is beside the door.",
    "Cook on the stove.",
    "The hut has a shower.",
  ]);
  checkNot(hut, "own_knowledge", ["There is no shower.", "The fee for adults is 9 euros."]);
});

test("which of two is the quieter one is told by their decibels", () => {
  const fans = [page("Zephyr: sound power 41 dB(A). Mistral: sound power 38 dB(A).")];
  check(fans, "own_knowledge", ["The Zephyr is the quieter of the two."]);
  checkNot(fans, "own_knowledge", ["The Mistral is the quieter of the two."]);
});

test("words that one part of a line leaves out are those of the part before it", () => {
  const left = [seen("source", "23 of 90 runs of today are left, 3 of 8 visuals")];
  check(left, "supported", ["Only 3 of the 8 visuals of today are left."]);
  check(left, "own_knowledge", ["23 of the 8 visuals are left.", "3 of the 90 runs are left."]);
});

test("units are read in their usual forms", () => {
  check([page("Large: 6 vCPU, 16 GB memory.")], "supported", ["The Large plan has 6 vCPUs."]);
  check([value("112")], "own_knowledge", ["That is about 35 US gallons."], ["A tank of 80 by 35 by 40 cm?"]);
  const code = "python\nprint(f'total: {t//60}:{t%60:02d}')";
  check([printed("total: 38:05\n", code)], "supported", ["The whole lasts 38:05."]);
  const game = [page("Ayr 3-1 Hill. Moe Tarn scored twice as Ayr won the semi-final.")];
  check(game, "supported", ["Moe Tarn scored two of the goals.", "Ayr beat Hill 3-1."]);
});

test("a list ends where another statement begins", () => {
  const run = [
    seen(
      "receipt",
      "ok: true\nexit_reason: done\nfiles changed: a.py, test_a.py\nsummary: Sorts by date. 9 tests pass.",
    ),
  ];
  check(run, "supported", ["Two files were changed, a.py and test_a.py, and all 9 tests pass."]);
  checkNot(run, "supported", ["Three files were changed, a.py, b.py and test_a.py, and all 9 tests pass."]);
});

test("in a note the owner is the person, and no side of a contract", () => {
  check([note("The owner keeps descents under 700 m per day.")], "supported", [
    "You keep descents under 700 m a day.",
  ]);
});

test("an offer in a few words states nothing", () => {
  check([], null, ["Happy to check it again if you like.", "Glad to draw another one."]);
});

test("a length of a page is none per year, unless the page or the person speaks of years", () => {
  const hedge = [page("Beech hedge: plant at a distance of 0.3 m. Price per plant 6.40 euros.")];
  check(hedge, "own_knowledge", ["Beech grows by about 20 to 30 cm a year.", "It grows 30 cm a year."]);
  check(hedge, "supported", ["Plant them 30 cm apart."]);
  const gym = [page("Membership: 29.90 euros, to be paid monthly.")];
  check(gym, "supported", ["Membership costs 29.90 euros a month."]);
});

test("about as many days as one or two are no figure", () => {
  const span = [seen("calculation", "days: 92\nweeks: 13 weeks and 1 day")];
  checkNot(span, "supported", ["A headache for a day or two is common."]);
});

test("an offer that depends on what the person sends states nothing", () => {
  check([], null, ["If you paste the list here, I will go through it with you."]);
});

test("a calculation that multiplies by a hundred gives a percentage, also below one", () => {
  const share = (input: string, text: string) => [seen("calculation", text, { input })];
  check(share("37 / 4120 * 100", "0.898058"), "supported", ["The rate is about 0.9%.", "It is 0.898 %."]);
  check(share("37 / 4120 * 100", "0.898058"), "own_knowledge", ["The rate is 89.8%."]);
  check(share("50 / 4120 * 100", "1.213592"), "supported", ["The rate is 1.2%."]);
  check(share("50 / 4120 * 100", "1.213592"), "own_knowledge", ["The rate is 121%."]);
  check(share("0.121 + 0.3", "0.421"), "supported", ["That is 42.1%."]);
});

test("what is done over the weekend is compared with nothing", () => {
  const rule = [
    note("Helpers may borrow skis over the weekend, but no sledges. They tell the warden first."),
  ];
  checkNot(rule, "own_knowledge", ["You let helpers take skis home at the weekend."]);
  check([note("The owner chooses rye over wheat.")], "own_knowledge", ["You choose wheat over rye."]);
});
