import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { note, page, printed, seen, value } from "./outcomes-rig.ts";

const PORT = page("SVC_PORT: port on which the service listens. Fallback 8787.");

test("a number that only the person has is not supported by a line with its words", () => {
  const asked = ["I opened 8080 in the firewall since the service listens on that port. Is that enough?"];
  check(
    [PORT],
    "own_knowledge",
    [
      "The service listens on port 8080.",
      "The service listens on 8080 by default.",
      "Yes, the service listens on 8080 by default, so your rule fits.",
    ],
    asked,
  );
  check([PORT], "supported", ["The service listens on port 8787."], asked);
});

test("a result that the person took to be so is not supported by another result", () => {
  const primes = [printed("2262\n19997\n", "p = primes(20000)\nprint(len(p))\nprint(p[-1])")];
  for (const asked of [
    "How many primes are there below 20,000? There are 3,262 primes below 20,000, right?",
    "There are 3,262 primes below 20,000, aren't there? Please check.",
    "Since there are 3,262 primes below 20,000, how long is the list?",
    "Are there 3,262 primes below 20,000?",
  ])
    check(primes, "own_knowledge", ["There are 3,262 primes below 20,000."], [asked]);
  check(
    primes,
    "supported",
    ["There are 2,262 primes below 20,000."],
    ["There are 2,262 primes below 20,000, right?"],
  );
  const refuel = [seen("calculation", "67.69", { input: "48.2 * 1.4043", isOwnText: true })];
  const cost = ["I got 48.2 litres at 1.4043. It cost me €77.69, right?"];
  check(refuel, "own_knowledge", ["The refuel cost you €77.69.", "It was €77.69."], cost);
  check(refuel, "supported", ["48.2 litres at 1.4043 cost you €67.69."], cost);
});

test("a figure that the person took to be so is wrong beside a right one of the evidence, too", () => {
  const census = [page("Thornby\nThe town on the Arle has 48,300 inhabitants by the census of 2025.")];
  const town = ["How large is Thornby? It has about 58,300 inhabitants, right?"];
  check(census, "own_knowledge", ["Thornby has about 58,300 inhabitants, by the census of 2025."], town);
  check(census, "supported", ["Thornby has 48,300 inhabitants, by the census of 2025."], town);
  const car = [note("had the Fabia serviced on 8 October 2025 at 74,300 km")];
  const service = ["My Fabia was last serviced on 8 October 2025, at 84,300 km, wasn't it?"];
  check(car, "own_knowledge", ["Your Fabia was last serviced on 8 October 2025, at 84,300 km."], service);
  const day = ["My Fabia was last serviced on 18 October 2025, at 74,300 km, wasn't it?"];
  check(car, "own_knowledge", ["Your Fabia was last serviced on 18 October 2025, at 74,300 km."], day);
  const run = [
    seen("receipt", "ok: true\nexit_reason: done\nfiles changed: plan.py, test_plan.py\nsummary: done"),
  ];
  const files = ["Please fix plan.py, I think 2 files have to change."];
  check(run, "supported", ["The run changed 2 files, plan.py and test_plan.py."], files);
  check(run, "own_knowledge", ["The run changed 3 files."], ["I think 3 files have to change."]);
});

test("what the person gave to compute with, or of their own case, needs no evidence", () => {
  const rye = [value("2.16")];
  check(
    rye,
    "supported",
    ["At 72% hydration that takes 2.16 kg of water."],
    ["I have 3 kg of rye flour and want 72% hydration. How much water is that?"],
  );
  const volts = [seen("calculation", "8.5120", { input: "2 * 38 * 16 * 0.007", isOwnText: true })];
  check(
    volts,
    "supported",
    ["The voltage drop over the 38 m run at 16 A is about 8.5 V."],
    ["What is the voltage drop in volts over a run of 38 m at 16 A, with 7 mΩ a metre?"],
  );
  const oats = [page("Rolled oats\nPer 100 g: 372 kcal, protein 13.5 g."), value("10.8")];
  checkNot(
    oats,
    "own_knowledge",
    ["80 g of the oats has 10.8 g of protein."],
    ["How much protein in grams is in 80 g of these oats?"],
  );
  const oven = [page("Bake the cake at 160 to 170 °C.")];
  checkNot(oven, "own_knowledge", ["So 200 would be clearly too hot."], ["Is 200 °C right for the cake?"]);
  const shop = [note("The shop closes at 18:30 on weekdays and at 14:00 on Saturdays.")];
  checkNot(
    shop,
    "own_knowledge",
    ["A courier at 18:45 would find the shop closed."],
    ["Since I close at 7 pm on weekdays, can the courier come at 18:45 on a Wednesday?"],
  );
});

test("a name that the person took to be so, and the evidence has nowhere, is not supported", () => {
  const buses = [page("Until then, bus lines 11 and 26 go via Mill Lane.")];
  const asked = ["Which way do buses 11 and 26 go? Bus lines 11 and 26 go via Oak Lane, right?"];
  check(
    buses,
    "own_knowledge",
    ["Bus lines 11 and 26 go via Oak Lane.", "Yes, lines 11 and 26 go via Oak Lane."],
    asked,
  );
  check(
    buses,
    "supported",
    ["Bus lines 11 and 26 go via Mill Lane.", "Bus lines 11 and 26 go via Mill Lane, not Oak Lane."],
    asked,
  );
  const pool = [page("Children of 6 years and older may use the slide.")];
  checkNot(
    pool,
    "own_knowledge",
    ["At 7, your son Elias may use the slide."],
    ["May my son Elias use the slide? He is 7."],
  );
});

test("a plain yes to a wrong place or number is as wrong as the question", () => {
  const ferry = [page("The ferry to Moorholm leaves from pier 2 at 9:20, 12:20 and 15:20.")];
  check(
    ferry,
    "own_knowledge",
    ["Yes, it leaves from there."],
    ["It goes from pier 4, right? I come at 9:00."],
  );
  checkNot(ferry, "own_knowledge", ["Yes, it leaves from there."], ["It goes from pier 2, right?"]);
});

test("what the person says of something of which the evidence does not tell needs no evidence", () => {
  const sofa = [page("Sofa Linna\nThe sofa is 3.6 m wide and 0.9 m deep. It costs 899 euros.")];
  const room = ["Since the room is 4 m wide, will the sofa fit?"];
  check(sofa, "supported", ["The room is 4 m wide, so a sofa of 3.6 m fits."], room);
  check(sofa, "own_knowledge", ["The sofa is 4 m wide."], room);
  const ferry = [page("Ferry timetable\nThe ferry to Sandoy leaves at 14:40 and 17:10.")];
  const bus = ["Since the bus arrives at 14:05, do we get the next ferry?"];
  check(ferry, "supported", ["The bus arrives at 14:05, so you get the ferry at 14:40."], bus);
  const hall = [page("Venue\nThe hall holds 120 people. Renting it costs 450 euros.")];
  const wedding = ["The wedding has 90 guests, right? Is the hall large enough?"];
  check(hall, "supported", ["The wedding has 90 guests, and the hall holds 120 people."], wedding);
  check([note("the wedding has 85 guests")], "own_knowledge", ["The wedding has 90 guests."], wedding);
});

test("whoever the person has it from, and however they ask for it to be confirmed, it is no evidence", () => {
  const primes = [printed("2262\n19997\n", "p = primes(20000)\nprint(len(p))\nprint(p[-1])")];
  for (const asked of [
    "I am told there are 3,262 primes below 20,000.",
    "My colleague says there are 3,262 primes below 20,000. Check it.",
    "There should be 3,262 primes below 20,000, please confirm.",
    "Confirm that there are 3,262 primes below 20,000.",
    "3,262 primes below 20,000, yes?",
  ])
    check(primes, "own_knowledge", ["There are 3,262 primes below 20,000."], [asked]);
  check(
    primes,
    "own_knowledge",
    ["Es gibt 3.262 Primzahlen unter 20.000."],
    ["Es gibt 3.262 Primzahlen unter 20.000, oder?"],
  );
});
