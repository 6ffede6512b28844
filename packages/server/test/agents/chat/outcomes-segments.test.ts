import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { note, page, printed, seen } from "./outcomes-rig.ts";

const rowsOf = (head: string, rows: string[]) =>
  rows.map((row) => `${head}\n|${"---|".repeat(head.split("|").length - 2)}\n${row}`);

test("an amount of an enumeration is only of what stands beside it there", () => {
  const boats = [page("Boat hire\nKayaks cost 12 euros, canoes 18 euros and boards 9 euros an hour.")];
  check(boats, "supported", [
    "A kayak costs 12 euros an hour.",
    "Canoes are 18 euros an hour.",
    "A board costs 9 euros an hour.",
  ]);
  check(boats, "own_knowledge", [
    "A kayak costs 9 euros an hour.",
    "A canoe costs 9 euros an hour.",
    "Canoes cost 12 euros an hour.",
    "Boards are 18 euros an hour.",
  ]);
  const rooms = [
    page("Rates\nStandard room 79 euros, double room 118 euros, family room 164 euros per night."),
  ];
  check(rooms, "supported", [
    "A standard room costs €79 per night.",
    "A double room is €118 per night.",
    "The family room is 164 euros a night.",
  ]);
  check(rooms, "own_knowledge", [
    "A standard room costs €164 per night.",
    "A double room costs €79 per night.",
    "The family room costs €118 per night.",
  ]);
});

test("a figure of another row is not supported, whatever else of the row is right", () => {
  const balance = [
    printed(
      "1 5160.0 160.0\n2 5325.12 325.12\n3 5495.52 495.52\n",
      "b = 5000\nfor y in range(1, 4):\n    b *= 1.032\n    print(y, round(b, 2), round(b - 5000, 2))",
    ),
  ];
  const asked = ["I put 5,000 away at 3.2% a year. Show me the balance for three years."];
  const years = "| Year | Balance | Interest |";
  for (const answer of rowsOf(years, ["| 1 | 5,160.00 | 160.00 |", "| 2 | 5,325.12 | 325.12 |"]))
    check(balance, "supported", [answer], asked);
  for (const answer of rowsOf(years, [
    "| 1 | 5,325.12 | 160.00 |",
    "| 2 | 5,495.52 | 325.12 |",
    "| 3 | 5,495.52 | 160.00 |",
  ]))
    checkNot(balance, "supported", [answer], asked);
  const docks = [
    page("Loading docks\nDock A: 06:00 to 22:00\nDock B: 07:15 to 18:00\nDock C: 08:00 to 16:30"),
  ];
  for (const answer of rowsOf("| Dock | Opens | Closes |", ["| Dock B | 07:15 | 18:00 |"]))
    check(docks, "supported", [answer]);
  check(docks, "own_knowledge", [
    "Dock B opens at 06:00.",
    "Dock B is open from 06:00 to 22:00.",
    "Dock B: 08:00 to 16:30",
    "At 22:00 dock B closes.",
  ]);
  for (const answer of rowsOf("| Dock | Opens | Closes |", [
    "| Dock B | 06:00 | 18:00 |",
    "| Dock C | 08:00 | 22:00 |",
  ]))
    check(docks, "own_knowledge", [answer]);
});

test("figures of two pages, two receipts or two results of a search are not exchanged", () => {
  const tents = [
    seen("source", "Lark 2\nPacked weight 1,940 g. Price 289 euros."),
    seen("source", "Fjell 2\nPacked weight 2,450 g. Price 199 euros."),
  ];
  check(tents, "supported", ["The Lark 2 costs 289 euros.", "The Fjell 2 costs 199 euros."]);
  check(tents, "own_knowledge", ["The Lark 2 costs 199 euros.", "The Fjell 2 costs 289 euros."]);
  const shops = [
    seen(
      "source",
      "Kettle Corner: Norda\nhttps://corner.example/norda\nNorda kettle, brushed steel. £34.99, in stock.\n\nNorda | Volt & Home\nhttps://volt.example/norda\nNorda kettle now £31.50, free delivery.",
    ),
  ];
  check(shops, "supported", ["At Kettle Corner the kettle costs £34.99."]);
  check(shops, "own_knowledge", ["At Kettle Corner the kettle costs £31.50."]);
  const receipt = (sha: string, steps: number, files: number) => ({
    ...seen("receipt", JSON.stringify({ ok: true, exit_reason: "done", steps, files_changed: files })),
    evidence: { type: "receipt" as const, ref: sha.padEnd(64, "0"), sha256: sha.padEnd(64, "0") },
  });
  const runs = [receipt("f818b850", 23, 3), receipt("1ec70c84", 41, 7)];
  check(runs, "supported", ["Run f818b850 took 23 steps.", "Run 1ec70c84 changed 7 files."]);
  check(runs, "own_knowledge", ["Run f818b850 took 41 steps.", "Run 1ec70c84 changed 3 files."]);
});

test("what stands below a heading is of that heading", () => {
  const fleet = [
    page(
      "Fleet\n\nMS Solveig\nBuilt: 2006\nLength: 128.4 m\nCars: 215\n\nMS Birk\nBuilt: 1994\nLength: 97.2 m\nCars: 132",
    ),
  ];
  check(fleet, "supported", ["MS Birk was built in 1994.", "There is room for 215 cars on MS Solveig."]);
  check(fleet, "own_knowledge", ["MS Birk was built in 2006.", "There is room for 215 cars on MS Birk."]);
  const banks = [
    page(
      "Power banks\n\nTrek – €64.00\n20,000 mAh, 45 W, 372 g. Fully charged in 4.2 hours.\n\nStudio – €119.00\n27,000 mAh, 100 W, 610 g. Fully charged in 3.1 hours.",
    ),
  ];
  check(banks, "supported", ["The Studio delivers 100 W.", "The Trek is full in 4.2 hours."]);
  check(banks, "own_knowledge", ["The Trek delivers 100 W.", "The Studio is full in 4.2 hours."]);
});

test("a day or a time of another entry is not supported", () => {
  const rota = [note("Chores: Leo cooks on Monday, Ana cooks on Thursday and Ben cleans on Saturday.")];
  check(rota, "supported", ["Ana cooks on Thursday.", "Ben cleans on Saturday."]);
  check(rota, "own_knowledge", ["Ana cooks on Monday.", "Ben cleans on Thursday."]);
  const trains = [page("Trains to Vigo\n\nLeaves | Arrives\n07:15 | 08:40\n12:30 | 13:52\n17:05 | 18:31")];
  for (const answer of rowsOf("| Leaves | Arrives |", ["| 12:30 | 13:52 |"]))
    check(trains, "supported", [answer]);
  for (const answer of rowsOf("| Leaves | Arrives |", ["| 12:30 | 18:31 |", "| 07:15 | 13:52 |"]))
    check(trains, "own_knowledge", [answer]);
});

test("years of long ago are told apart, and a sentence that goes on is of what the one before it named", () => {
  const town = [
    page(
      "A short history\nThe railway reached Velm in 1853. The first electric tram ran in 1898. The university was founded in 1926. The pier was begun in 1907. It was handed over in 1911.",
    ),
  ];
  check(town, "supported", [
    "The first electric tram ran in 1898.",
    "The university was founded in 1926.",
    "The pier was handed over in 1911.",
  ]);
  check(town, "own_knowledge", [
    "The first electric tram ran in 1926.",
    "The university was founded in 1898.",
    "The railway came in 1926.",
  ]);
});

test("a year counts nothing, and what counts something is no year", () => {
  const firm = [page("About us\nFounded in 1987. Our staff of 412 serves 36 countries.")];
  check(firm, "supported", ["The company was founded in 1987."]);
  check(firm, "own_knowledge", [
    "The company was founded in 412.",
    "The company was founded in 36.",
    "It has 1987 employees.",
  ]);
});

test("the number behind a line or a column is that of a line or a column", () => {
  const failed = [
    printed(
      'Traceback (most recent call last):\n  File "/workspace/main.py", line 9, in <module>\n    load(rows)\nValueError: expected 14 values, got 12\n',
      "load(rows)",
    ),
  ];
  check(failed, "supported", ["It stops at line 9 with a `ValueError`."]);
  check(failed, "own_knowledge", ["It stops at line 14 with a `ValueError`."]);
});

test("what is reckoned, denied or one of a pair needs no segment of its own", () => {
  const sold = [
    printed(
      "north total 1251 mean 417.0\nsouth total 947 mean 315.7\nall 2198\n",
      "for k, v in d.items(): print(k, 'total', sum(v), 'mean', sum(v) / 3)\nprint('all', sum(map(sum, d.values())))",
    ),
  ];
  check(
    sold,
    "supported",
    [
      "Altogether you sold 2,198.",
      "North sold 1,251 and South 947.",
      "North sold 1,251, 417 a day on average.",
    ],
    ["What did north and south sell?"],
  );
  const seats = [page("Course\n9 of 30 seats of the course are left; 2 of 4 lockers are left.")];
  check(seats, "supported", ["Of the 30 seats, 9 are left.", "9 seats are left."]);
});

test("what denies the person's suggestion before it says what is so is judged by what is so", () => {
  const road = [page("Toll road\nToll per day: cars 14 euros, minibuses with up to 9 seats 22 euros.")];
  const asked = ["We are 9 people in a minibus. The toll is 12 euros, right?"];
  check(road, "supported", ["It isn't 12 euros: a minibus with up to 9 seats pays 22 euros."], asked);
  check(road, "own_knowledge", ["It isn't 12 euros: a minibus with up to 9 seats pays 14 euros."], asked);
  const nuts = [note("Nadia is allergic to walnuts and does not tolerate milk.")];
  const cake = ["It was hazelnuts that Nadia can't eat, right?"];
  check(nuts, "supported", ["Not hazelnuts: according to your note she is allergic to walnuts."], cake);
});

test("a wrong suggestion is not supported because the rest of it is right", () => {
  const lesson = [note("Pepper's dog trainer is Ms. Lindqvist, the lesson is on Saturdays at 11.")];
  const asked = ["I see her on Sundays at 11, right?"];
  checkNot(lesson, "supported", ["Yes, you see her on Sundays at 11."], asked);
  const hall = [page("For artists\nLoad-in is through gate C on Weaver Street from 15:30.")];
  checkNot(
    hall,
    "supported",
    ["Load-in is on Mill Lane, as you assumed, from 15:30.", "As you expected, load-in is on Mill Lane."],
    ["The load-in is on Mill Lane, I assume."],
  );
});

test("of long evidence, the segment that a statement means counts wherever it stands", () => {
  const lines = Array.from({ length: 600 }, (_, i) => `Lot ${i + 1}: vase, ${i + 7} euros`);
  const auction = [page(`Auction\n${lines.join("\n")}\nClock tower model, 41 euros\nBrass lamp, 42 euros`)];
  check(auction, "supported", ["The clock tower model is 41 euros.", "The brass lamp is 42 euros."]);
});

test("neither marks, order, denials nor asides make a swapped figure supported", () => {
  const boats = [page("Boat hire\nKayaks cost 12 euros, canoes 18 euros and boards 9 euros an hour.")];
  check(boats, "own_knowledge", [
    "Canoe: 9 euros",
    "**Canoes** (9 euros an hour) are nice.",
    "9 euros is what a canoe costs.",
    "Canoes cost no more than 9 euros.",
    "A canoe does not cost 18 but 9 euros.",
    "Canoes, by the hour, cost 9 euros.",
    "A canoe, which seats two, costs nine euros.",
    "Two canoes cost 2 × 9 euros.",
    "They ask 9 euros for canoes and 12 for boards.",
    "| Boat | Price |\n|---|---|\n| Canoe | 9 euros |",
  ]);
  const fleet = [page("Fleet\n\nMS Solveig\nBuilt: 2006\nCars: 215\n\nMS Birk\nBuilt: 1994\nCars: 132")];
  check(fleet, "own_knowledge", [
    "MS Birk was not built in 1994 but in 2006.",
    "MS Birk (built in 2006) is the newer ship.",
    "215 cars fit on MS Birk.",
  ]);
});

test("bare numbers that a program prints one after the other are what its code calls them", () => {
  const rooms = [
    printed(
      "14.7\n10.8\n18.86\n9.28\n",
      "kitchen = 4.2 * 3.5\nhall = 6.0 * 1.8\nbedroom = 4.6 * 4.1\nstudy = 3.2 * 2.9\nprint(round(kitchen, 2))\nprint(round(hall, 2))\nprint(round(bedroom, 2))\nprint(round(study, 2))",
    ),
  ];
  check(rooms, "supported", [
    "The kitchen has 14.7 square metres.",
    "The hall comes to 10.8.",
    "| Study | 9.28 |",
  ]);
  check(rooms, "own_knowledge", [
    "The kitchen has 10.8 square metres.",
    "The hall comes to 9.28.",
    "| Study | 18.86 |",
  ]);
  const two = [printed("168 76127\n", "primes = sieve(1000)\nn = len(primes)\nprint(n, sum(primes))")];
  check(two, "supported", ["The number of primes is 168.", "The sum of the primes is 76127."]);
  check(two, "own_knowledge", ["The number of primes is 76127.", "The sum of the primes is 168."]);
  // In a loop, a line may be of any turn.
  const loop = [printed("14.7\n10.8\n", "for room in rooms:\n    print(room)\n")];
  checkNot(loop, "own_knowledge", ["The first room has 14.7 square metres."]);
});
