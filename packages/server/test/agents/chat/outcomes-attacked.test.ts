import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { note, page, printed, seen } from "./outcomes-rig.ts";

const receipt = (summary: string, files = "a.py") =>
  seen("receipt", `ok: true\nexit_reason: done\nfiles changed: ${files}\nsummary: ${summary}`);
const calculated = (input: string, result: string) => seen("calculation", result, { input, isOwnText: true });

test("a median is no mean, whether a label or the code says so", () => {
  const labelled = [
    printed("fastest 58\nmedian 63.5", "t=[61,58,72,66]\nprint('median', statistics.median(t))"),
  ];
  const asked = ["Run times: 61, 58, 72, 66. Which is the fastest, and the median?"];
  check(labelled, "own_knowledge", ["The mean is 63.5.", "Your average time is 63.5."], asked);
  check(labelled, "supported", ["The median is 63.5."], asked);
  const bare = [printed("147\n", "print(statistics.median([142, 151, 138, 160, 147]))")];
  const heights = ["Heights 142, 151, 138, 160, 147: what is the median?"];
  checkNot(
    bare,
    "supported",
    ["The mean is 147.", "The tallest is 147.", "The most common is 147."],
    heights,
  );
  check(bare, "supported", ["The median is 147."], heights);
});

test("two figures of one sentence are compared with each other", () => {
  const sales = [calculated("412*14", "5768")];
  const asked = ["We sold 412 tickets at 14 euros each. Did we reach our goal of 6000 euros?"];
  check(
    sales,
    "own_knowledge",
    ["5768 euros is above your goal of 6000 euros.", "5,768 euros exceeds 6,000 euros."],
    asked,
  );
  check(sales, "supported", ["5768 euros is below your goal of 6000 euros."], asked);
  const uploads = [page("Uploads: the maximum size of a file is 25 MB.")];
  check(
    uploads,
    "own_knowledge",
    ["Your 38 MB file is under the maximum of 25 MB.", "Your 38 MB file fits within the 25 MB limit."],
    ["I want to upload a 38 MB file. Does it fit?"],
  );
});

test("a goal may be good when it is low, a share is no percentage, and a part is not all", () => {
  const cases: [string, string, string, string][] = [
    ["10*4.8", "48", "My goal was 10 km in under 50 minutes.", "Yes, you beat your goal of 50 minutes."],
    ["10*5.2", "52", "My goal was 10 km in under 50 minutes.", "You missed your goal of 50 minutes."],
    [
      "82-13.5",
      "68.5",
      "My weight goal is 70 kg. I lost 13.5 kg of 82.",
      "Yes, you reached your goal of 70 kg.",
    ],
    ["33/40", "0.825", "We aim for 80%. 33 of 40 came.", "Yes, you reached your goal of 80%."],
    [
      "35*20",
      "700",
      "My goal is 1200 euros. I have 640 euros and 35 come weekly.",
      "You will have reached your goal of 1200 euros.",
    ],
  ];
  for (const [input, result, asked, answer] of cases)
    checkNot([calculated(input, result)], "own_knowledge", [answer], [asked]);
});

test("tests that failed at first and pass at last pass", () => {
  const mended = [
    receipt("4 tests failed because of the old JDK. Updated it: BUILD SUCCESSFUL, 120 tests completed."),
  ];
  checkNot(mended, "own_knowledge", ["All 120 tests pass."]);
  const green = [
    printed("2 failed, 40 passed"),
    receipt("Fixed the 2 failing tests; the full suite is now green."),
  ];
  checkNot(green, "own_knowledge", ["The whole suite passes now."]);
  check([receipt("All tests passed at first; now 2 tests failed.")], "own_knowledge", ["All tests pass."]);
});

test("the test of a file is another file, and what is named besides is not left out", () => {
  const run = [receipt("done", "parser.py, test_parser.py, README.md")];
  check(run, "own_knowledge", [
    "Only parser.py was changed.",
    "It touched only parser.py.",
    "parser.py is the only file that changed.",
  ]);
  checkNot(run, "own_knowledge", ["Only parser.py was changed, apart from the test and the README."]);
});

test("another month of the same page is wrong, too", () => {
  const garden = [
    page(
      "Plant garlic in October. Lift garlic in July, when the leaves turn yellow. Blight is most common in September.",
    ),
  ];
  const asked = ["When should I lift the garlic, and is blight a risk in August?"];
  checkNot(
    garden,
    "supported",
    [
      "Blight is most common in August.",
      "Lift it in August, when the leaves turn yellow.",
      "Plant garlic in July.",
    ],
    asked,
  );
  check(garden, "supported", ["Blight is most common in September.", "Plant garlic in October."], asked);
});

test("one host is none of another, and a move that the person tells of is theirs", () => {
  const backups = [note("Backups go to the host birch every night at 02:30.")];
  check(
    backups,
    "own_knowledge",
    ["Yes, your backups go to the host cedar."],
    ["My backups go to the host cedar, right?"],
  );
  checkNot(
    [note("Clara works at the bakery in Lund.")],
    "own_knowledge",
    ["Clara now works at the library."],
    ["I've moved: Clara now works at the library. Where did she work before?"],
  );
});

test("what is free for some, or beside it, is not free for all", () => {
  const hotel = [
    page(
      "Breakfast costs 14 euros, for children under 6 it is free. The sauna costs 8 euros; towels are included.",
    ),
  ];
  check(hotel, "own_knowledge", ["Breakfast is free.", "The sauna is included.", "Breakfast is included."]);
  checkNot(hotel, "own_knowledge", ["Towels are included."]);
});

test("a version whose support has ended is not supported, whatever stands before it", () => {
  const release = [
    page("Release 4.0: support for Python 3.9 has been dropped; Python 3.10 to 3.13 are supported."),
  ];
  checkNot(release, "supported", ["Python 3.9 is still supported.", "Release 4.0 runs on Python 3.9."]);
  checkNot(release, "own_knowledge", ["Python 3.10 is supported."]);
});

test("a ticket for two hours is none for four", () => {
  const pool = [page("Two-hour ticket: adults 6.80 EUR. Day ticket: adults 11.50 EUR.")];
  checkNot(pool, "supported", ["A four-hour ticket costs 11.50 EUR.", "A three-hour ticket costs 6.80 EUR."]);
  check(pool, "supported", ["A two-hour ticket costs 6.80 EUR."]);
});

test("advice against something is repeated", () => {
  const rules = [page("Avoid fertiliser in autumn. Do not use leaf blowers on Sundays.")];
  checkNot(rules, "own_knowledge", ["Avoid fertiliser in autumn.", "Do not use leaf blowers on Sundays."]);
});
