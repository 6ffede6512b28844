import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { note, page, printed, seen } from "./outcomes-rig.ts";

test("what a line with a label denies is not said of it", () => {
  const pitches = [
    page(
      "Forest pitch: 14 euros a night, without water\nLake pitch: 22 euros a night, water included\nDogs are welcome on both.",
    ),
  ];
  check(pitches, "own_knowledge", ["Water is included on a forest pitch."]);
  checkNot(pitches, "own_knowledge", [
    "Water is included on a lake pitch.",
    "There is no water on a forest pitch.",
  ]);
});

test("a day on which one of several places is closed is a day on which that one is closed", () => {
  const pools = [
    page(
      "Harbour pool: Wednesday to Sunday 9–17, closed on Monday and Tuesday\nIndoor pool: Monday to Friday 7–21, Sunday 9–18",
    ),
  ];
  check(pools, "supported", [
    "The harbour pool is closed on Tuesdays.",
    "The indoor pool is open on Monday.",
    "You cannot go to the harbour pool on a Monday.",
  ]);
  check(pools, "own_knowledge", [
    "The harbour pool is open on Tuesday.",
    "You can go to the harbour pool on a Monday.",
  ]);
});

test("who is said to have done it is who did it, also in the passive", () => {
  const organ = [
    page(
      "In 1988 the organ was repaired by Master Ines Koval and her pupils. The case was painted by carpenter Bo Lind. Canon Dr Aron Weiss discovered an old note.",
    ),
  ];
  check(organ, "supported", ["Ines Koval repaired the organ.", "The case was painted by Bo Lind."]);
  check(organ, "own_knowledge", [
    "Aron Weiss repaired the organ.",
    "The organ was repaired by Bo Lind.",
    "The case was painted by Ines Koval.",
  ]);
});

test("who did what for a work is not exchanged", () => {
  const book = [
    page(
      "Winter Ferry\nA novel by Aino Saar\nTranslated from the Estonian by Neil Hart\nForeword by Ruth Amsel",
    ),
  ];
  check(book, "own_knowledge", [
    "The author of the novel is Neil Hart.",
    "The novel was written by Ruth Amsel.",
    "It was translated by Ruth Amsel.",
  ]);
  checkNot(book, "own_knowledge", [
    "Aino Saar wrote the novel.",
    "Neil Hart translated it.",
    "Ruth Amsel wrote the foreword.",
  ]);
});

test("one relation is told from both of its ends, and not turned round", () => {
  const sale = [
    page("Orion Films bought the Palace from the Whitlock estate. Jansen beat Moreau in the final."),
  ];
  check(sale, "own_knowledge", [
    "Orion Films sold the Palace to the Whitlock estate.",
    "The Whitlock estate bought the Palace from Orion Films.",
    "Jansen lost to Moreau.",
  ]);
  checkNot(sale, "own_knowledge", [
    "The Whitlock estate sold the Palace to Orion Films.",
    "Moreau lost to Jansen.",
  ]);
});

test("what a note says of one relative is not said of another", () => {
  const family = [
    note("has a cousin, Ulla, who lives in Umeå and keeps bees"),
    note("uncle Roald moved to Faro for good"),
  ];
  check(family, "own_knowledge", ["Your uncle lives in Umeå.", "Your uncle Roald keeps bees."]);
  checkNot(family, "own_knowledge", ["Your cousin Ulla keeps bees.", "Your cousin lives in Umeå."]);
  const people = [
    note("The plumber is Mr. Vasko, Mill Lane 8"),
    note("The roofer is Mrs. Ode, Pond Street 2"),
  ];
  check(people, "own_knowledge", ["Your roofer is Mr. Vasko."]);
  checkNot(people, "own_knowledge", ["Your roofer is Mrs. Ode."]);
});

test("the extremes of a table are told also of one that the question did not name, and of May", () => {
  const table =
    "month  kWh  EUR\nMar    410  120.40\nApr    300   92.10\nMay    250   78.30\nJun    190   61.00\nJul    205   65.70\n";
  const bills = [printed(table, "cost(kwh)")];
  check(
    bills,
    "own_knowledge",
    ["May was the month with the lowest cost.", "July had the highest cost."],
    ["Cost of March and April, and which month was lowest?"],
  );
  checkNot(
    bills,
    "own_knowledge",
    ["June was the month with the lowest cost."],
    ["Cost of March and April, and which month was lowest?"],
  );
  const ferries = [
    page(
      "Prices for a car and two people.\nNorth Line, Aby–Visk: 940 SEK, crossing 3 h\nSea Bird, Orn–Visk: 870 SEK, crossing 2 h 40 min\nOld Star, Lund–Visk: 905 SEK, crossing 2 h 50 min",
    ),
  ];
  check(ferries, "own_knowledge", ["Old Star has the lowest fare for a car."]);
  checkNot(ferries, "own_knowledge", ["Sea Bird has the lowest fare for a car."]);
});

test("a switch that is on is not said to be off, and what is unequal not to be the same", () => {
  const config = [printed('{\n  "cache": false,\n  "tracing": true\n}\n', "merge(base, prod)")];
  check(config, "own_knowledge", ["Tracing is switched off.", "The cache is enabled."]);
  checkNot(config, "own_knowledge", ["Tracing is on.", "The cache is disabled."]);
  const files = [printed("equal: False\nsize A=3 B=4\n", "print('equal:', a == b)")];
  check(files, "own_knowledge", ["A and B are identical.", "The two files are the same."]);
  checkNot(files, "own_knowledge", ["The two files are different."]);
});

test("what a run did or did not do is not said the other way round", () => {
  const failed = [
    seen(
      "receipt",
      "ok: false\nexit_reason: checks_failed\nsummary: The page loads, but the dial does not move.",
      { failed: true },
    ),
  ];
  check(failed, "own_knowledge", ["Your timer is ready.", "The page is finished, and the dial moves."]);
  const done = [seen("receipt", "ok: true\nexit_reason: done\nsummary: 12 cards, a move counter.")];
  check(done, "own_knowledge", ["The game didn't pass the check, so it could not be delivered."]);
  checkNot(done, "own_knowledge", ["The game has 12 cards and a move counter."]);
  const crashed = [
    seen("command", "exit code: 1\nTraceback (most recent call last):\nKeyError: 'mail'\n", {
      failed: true,
      isOwnText: true,
      input: "rows",
    }),
  ];
  check(crashed, "own_knowledge", [
    "It works: the loop runs to the end without an exception.",
    "Line 2 raises a `ValueError` because a name is empty.",
  ]);
  checkNot(crashed, "own_knowledge", ["It stops with a `KeyError`."]);
});

test("a test is not said to have failed that the report does not name", () => {
  const report = [
    printed(
      "F..F\nFAIL: test_double (main.T)\nFAIL: test_accent (main.T)\nRan 4 tests\nFAILED (failures=2)\n",
      "def test_double(self)\ndef test_accent(self)\ndef test_empty(self)\ndef test_plain(self)",
    ),
  ];
  check(report, "own_knowledge", ["`test_empty` is one of the two failures."]);
  checkNot(report, "own_knowledge", ["`test_accent` is one of the two failures."]);
  const grades = [printed("Pia  51 pass\nOle  28 fail\nKim  34 pass\n", "grade(points)")];
  check(grades, "own_knowledge", ["All of them passed."]);
  checkNot(grades, "own_knowledge", ["Not all of them passed."]);
});

test("a note is repeated in what the person is told to say", () => {
  const notes = [note("is allergic to celery")];
  check(notes, "supported", [
    "Tell them that you are allergic to celery.",
    "Mention that you are allergic to celery.",
  ]);
  check(notes, "own_knowledge", ["Tell them that you are not allergic to celery."]);
});

test("a value that is quoted is no word of the sentence", () => {
  const diff = [printed("-restart: sometimes\n+restart: always\n", "diff a b")];
  checkNot(diff, "own_knowledge", ["The restart policy is `always` now."]);
});

test("what is free in one row of a table is not said to be free in another", () => {
  const fares = [
    page(
      "Route | Adult | Dog\nMyra – Holm | 6.40 | free\nMyra – Skar | 9.10 | 3.00\nSkar – Holm | 4.20 | free",
    ),
  ];
  check(fares, "own_knowledge", ["Dogs go free from Myra to Skar."]);
  checkNot(fares, "own_knowledge", [
    "Dogs go free from Myra to Holm.",
    "Dogs are not free from Myra to Skar.",
  ]);
});

test("what one note says of somebody is not said of whom another note is about", () => {
  const notes = [note("daughter Ines is afraid of wasps"), note("son Rune is afraid of heights")];
  check(notes, "own_knowledge", ["Rune is the one who is afraid of wasps."]);
  checkNot(notes, "own_knowledge", ["Ines is the one who is afraid of wasps.", "Rune is afraid of heights."]);
  // Notes about two who are named together.
  const cats = [note("has two cats"), note("her cats are Pim and Olga")];
  checkNot(cats, "own_knowledge", ["You have two cats, Pim and Olga."]);
});

test("how a run ended is told by its own number", () => {
  const receipt = [seen("receipt", "v: 1\nmax_steps: 20\nok: true\nsteps: 7\nexit: 0\nn_files: 2")];
  check(receipt, "supported", ["It ended with exit code 0.", "The run took 7 steps."]);
  check(receipt, "own_knowledge", ["It ended with exit code 1.", "It ended with exit code 2."]);
});
