import assert from "node:assert/strict";
import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { note, outcomes, page, printed, seen, value } from "./outcomes-rig.ts";

const CODES = ["AB-12 fits\n", "A-123 does not fit\n"].join("");
const program = (condition: string) =>
  `python\nfor code in ["AB-12", "A-123"]:\n    print(code, "fits" if ${condition} else "does not fit")\n`;

test("which of two texts a program chose is what it says of a thing, in words, in denials and not the reverse", () => {
  const findings = [printed(CODES, program("shape.fullmatch(code)"))];
  const asked = ["Which of AB-12 and A-123 fits the shape?"];
  check(findings, "supported", ["AB-12 fits.", "`A-123` does not fit."]);
  check(findings, "supported", ["The code AB-12 fits the shape."], asked);
  checkNot(findings, "supported", ["AB-12 fits the engine of a tractor."], asked);
  check(findings, "own_knowledge", ["A-123 fits.", "AB-12 does not fit.", "`A-123` fits the shape."]);
  const script =
    "javascript\nfor (const n of [51, 53]) console.log(n + ': ' + (divides(n) ? 'composite' : 'prime'));";
  const primes = [printed("51: composite\n53: prime\n", script)];
  check(primes, "supported", ["53 is prime.", "51 is composite.", "51 is not prime."]);
  check(primes, "own_knowledge", ["51 is prime.", "53 is not prime.", "51 is prime, as 49 is."]);
});

test("a program whose choice is the same for everything has chosen nothing", () => {
  for (const condition of ["True", "1", "shape.fullmatch(code) or True"]) {
    const output = "AB-12 fits\nA-123 fits\n";
    checkNot([printed(output, program(condition))], "supported", ["A-123 fits.", "AB-12 fits."]);
  }
});

test("what a program knows because the model wrote it there is not what it chose", () => {
  const cases = [
    ['safe = ["AB-12"]', "code in safe"],
    ['def fits(code): return code in ["AB-12"]', "fits(code)"],
    ["", 'code == "AB-12"'],
    ['known = {"AB-12": 1}', "known.get(code)"],
    ["known = dict(AB_12=1)", 'code.startswith("AB-12")'],
    ["", "code"],
    ["", "len(code) > 0"],
  ];
  for (const [before, condition] of cases) {
    const code = program(condition!).replace("python\n", `python\n${before}\n`);
    checkNot([printed(CODES, code)], "supported", ["AB-12 fits.", "`A-123` does not fit."]);
  }
  const world = program("shape.fullmatch(code)").replace('"fits"', '"safe"').replace("does not fit", "toxic");
  checkNot([printed("AB-12 safe\nA-123 toxic\n", world)], "supported", ["AB-12 is safe.", "A-123 is toxic."]);
});

test("what has ended is not there, and what is said of another release or time is", () => {
  const changes = [
    page(
      "Release 7.1 of Tern. The command `tern lint` has been removed. Support for Java 11 was dropped; Java 17 or newer is needed. Nightly builds are still offered.",
    ),
  ];
  check(changes, "own_knowledge", [
    "Java 11 is still supported.",
    "Tern supports Java 11.",
    "The command `tern lint` is still available.",
  ]);
  checkNot(changes, "own_knowledge", [
    "Java 11 is no longer supported.",
    "Nightly builds are still offered.",
    "The command `tern lint` has been removed.",
    "Java 11 was supported until now.",
  ]);
});

test("a name that nobody knows is not that of the person of whom a note says the rest", () => {
  const group = [note("Choir trip: 22 people. Amira has a wool allergy. Tom sleeps in the annex.")];
  check(group, "supported", ["Amira has a wool allergy."]);
  check(group, "own_knowledge", ["Nadia has a wool allergy.", "Nadia is allergic to wool."]);
  checkNot(group, "own_knowledge", ["She has a wool allergy.", "Somebody has a wool allergy."]);
});

test("what is liked best is what the evidence names, and nothing else of it", () => {
  const teas = [note("Best tea of the winter: Lapsang. Assam was too strong in the evening.")];
  checkNot(teas, "own_knowledge", ["You liked Lapsang best.", "Your favourite was Lapsang."]);
  check(teas, "own_knowledge", ["You liked Assam best.", "Your favourite tea was Assam."]);
  checkNot(teas, "own_knowledge", ["After Lapsang, Assam was one of your favourites."]);
});

test("a status that a failed call names is supported of it, in any words of an answer, and of nothing else", () => {
  const failures = [seen("source", "the page answered with 503", { failed: true })];
  const judged = (answer: string) => outcomes(answer, [], [], failures);
  for (const answer of ["The page answered with 503.", "It returned a 503.", "The server's status was 503."])
    assert.deepEqual(judged(answer), ["supported"], answer);
  for (const answer of [
    "The page answered with 404.",
    "The hotel answers 503 letters.",
    "A room costs 503.",
    "The guest's status is 503.",
    "Our letter was answered by 503.",
  ])
    assert.notDeepEqual(judged(answer), ["supported"], answer);
});

test("a feast day by its name is its date, and not that of another", () => {
  const days = [
    value(
      "today: 2027-03-02\ndate: 2028-01-06\nlong: 6 January 2028\nweekday: Thursday\nfrom: 2027-12-24\ndays: 13\nfrom_long: 24 December 2027\nfrom_weekday: Friday",
    ),
  ];
  check(days, "supported", [
    "Christmas Eve 2027 is a Friday.",
    "From Christmas Eve to Epiphany there are 13 days.",
    "Heiligabend 2027 ist ein Freitag.",
    "Christmas Eve is on 24 December.",
  ]);
  check(days, "own_knowledge", [
    "Christmas Eve 2027 is a Thursday.",
    "New Year's Eve 2027 is a Friday.",
    "From Boxing Day to Epiphany there are 13 days.",
  ]);
  checkNot(days, "own_knowledge", ["So you are at home before Christmas."]);
});

test("the order of what a program sorted is supported, another order and more about the items are not", () => {
  const sorts = "python\nprint(sorted(['plum', 'fig', 'quince', 'date']))\n";
  const findings = [printed("['date', 'fig', 'plum', 'quince']\n", sorts)];
  const asked = ["Sort plum, fig, quince and date."];
  const right = ["Sorted: date, fig, plum, quince.", "The order is date, fig, plum and quince."];
  check(findings, "supported", right, asked);
  checkNot(findings, "supported", right, ["Which fruit is the cheapest?"]);
  check(findings, "own_knowledge", ["Sorted: date, plum, fig, quince."], asked);
  checkNot(findings, "supported", ["Date, fig, plum and quince are rich in sugar."]);
  const writes = "python\nprint(['date', 'fig', 'plum', 'quince'])\n";
  checkNot([printed("['date', 'fig', 'plum', 'quince']\n", writes)], "supported", [
    "Sorted: date, fig, plum, quince.",
  ]);
});

test("hours that are an exception hold on their day, from when the usual ones begin", () => {
  const hours = [page("The tower is open Wednesday to Sunday from 9:00 to 16:30, on Saturdays until 19:00.")];
  check(hours, "supported", [
    "On Saturdays it is open from 9 am to 7 pm.",
    "On Fridays it is open from 9 am to 4:30 pm.",
    "It closes at 7 pm on Saturdays.",
  ]);
  check(hours, "own_knowledge", [
    "On Fridays it is open from 9 am to 7 pm.",
    "On Saturdays it is open from 9 am to 4:30 pm.",
    "It is open from 9 am to 7 pm.",
  ]);
});

test("what a value is rounded to in a sentence is that value", () => {
  const grams = [value("535.5")];
  check(
    grams,
    "supported",
    ["You can round the 535.5 g to 536 g.", "It is 535.5 g, which rounds to 540 g."],
    ["How many grams?"],
  );
  check(
    grams,
    "own_knowledge",
    ["You can round the 535.5 g to 537 g.", "You need 536 g."],
    ["How many grams?"],
  );
});

test("the title of a search result and the name in its text are no two things that changed places", () => {
  const books = [
    page(
      "The Salt Orchard - Brightwater Press\nhttps://brightwater.example/salt\nNovel by Elena Markovic, published in 2018.",
    ),
  ];
  check(books, "supported", ["The Salt Orchard was written by Elena Markovic."]);
});

test("a preposition that begins a sentence is no name of a figure", () => {
  const span = [
    value(
      "date: 2027-05-01\nlong: 1 May 2027\nweekday: Saturday\nfrom: 2027-03-10\ndays: 52\nfrom_weekday: Wednesday",
    ),
  ];
  check(span, "supported", [
    "From then to 1 May 2027 it is 52 days.",
    "From there to 1 May there are 52 days.",
  ]);
  check(span, "own_knowledge", ["From then to 1 May 2027 it is 53 days."]);
});

test("what a report says of a first attempt does not tell how the run ended", () => {
  const run = [
    seen(
      "receipt",
      "Coding run passed.\nFiles: slugify.py (27 lines)\nTests: 14 passed, 0 failed\nAttempts: 2\nFirst attempt: 12 of 14 tests passed; umlauts and repeated hyphens failed",
    ),
  ];
  check(run, "supported", [
    "Your slug function is ready in `slugify.py`, and **all 14 tests pass**.",
    "All 14 tests passed in the end.",
    "It took two attempts: the first one stumbled over umlauts and repeated hyphens.",
    "It needed 2 attempts: the first broke on umlauts.",
  ]);
  checkNot(run, "supported", [
    "All 12 tests pass.",
    "It took three attempts: the first one stumbled over umlauts.",
    "It took 12 attempts: the first one stumbled over umlauts.",
  ]);
  const tries = [
    page("Attempt 1: 6 of 8 tests passed, 2 failed.\nAttempt 2: 8 of 8 tests passed."),
    page("Tests: 8 passed, 0 failed\nFirst run: 6 of 8 passed"),
  ];
  for (const one of tries) {
    check([one], "supported", ["All 8 tests pass.", "All 8 tests passed."]);
    checkNot([one], "supported", ["All 6 tests pass.", "All 9 tests pass."]);
  }
  for (const one of [
    "Attempt 1: 8 of 8 tests passed.\nAttempt 2: 6 of 8 tests passed.",
    "Tests: 6 passed, 2 failed\nFirst attempt: 8 passed, 0 failed",
    "First attempt: 6 of 8 tests passed.",
    "First attempt: 6 of 8 tests passed.\nThere are 8 tests.",
  ])
    checkNot([page(one)], "supported", ["All 8 tests pass."]);
});
