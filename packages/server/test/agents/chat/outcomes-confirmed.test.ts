import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { note, page, printed, seen, value } from "./outcomes-rig.ts";

const receipt = (summary: string) =>
  seen("receipt", `ok: true\nexit_reason: done\nfiles changed: a.py\nsummary: ${summary}`);

test("all tests pass only if what was seen last says so", () => {
  const failing = [receipt("Rounding is done. Ran the tests: 9 passed, 3 failed.")];
  const claims = [
    "All 12 tests pass.",
    "All tests pass now.",
    "The whole test suite passes.",
    "Every test passes.",
    "Your tests all pass.",
  ];
  checkNot(failing, "supported", claims, ["All our 12 tests should pass."]);
  check(failing, "own_knowledge", claims.slice(0, 4), ["All our 12 tests should pass."]);
  check([printed("2 failed, 5 passed in 0.1s")], "own_knowledge", ["All tests pass."]);
  check([printed("Tests: 1 failed, 6 total")], "own_knowledge", ["All 6 tests pass."]);
  const mended = [printed("2 failed, 5 passed"), receipt("Mended both; all 7 tests pass.")];
  check(mended, "supported", ["All 7 tests pass."]);
  check([receipt("added 3 tests; all 14 tests pass")], "supported", [
    "Three tests were added, and all 14 pass.",
    "All 14 tests pass.",
  ]);
  checkNot([printed("0 failed, 5 passed")], "own_knowledge", ["All tests pass."]);
});

test("yes to a question is no fact where the evidence says the opposite of what was asked", () => {
  const cases: [string, string, string[]][] = [
    [
      "The outdoor use of weedkiller Dorno has been banned in Norway since March 2022. Vinegar may still be used.",
      "Dorno is still allowed in Norway, isn't it?",
      ["Yes, you may still spray it.", "Yes, that is still fine."],
    ],
    [
      "Dogs are not allowed on the ferry. Bicycles travel free.",
      "Can I take my dog on the ferry?",
      ["Yes, he can come along."],
    ],
  ];
  for (const [text, asked, answers] of cases) check([page(text)], "own_knowledge", answers, [asked]);
  checkNot(
    [page("Dogs are welcome on the ferry. Bicycles travel free.")],
    "own_knowledge",
    ["Yes, he can come along."],
    ["Can I take my dog on the ferry?"],
  );
  // One of two questions is answered, and nobody knows which.
  checkNot(
    [page("Dogs are not allowed on the ferry. The ferry runs on Sundays.")],
    "own_knowledge",
    ["Yes, it does run then."],
    ["Can I take my dog on the ferry? Does the ferry run on Sundays?"],
  );
});

test("a thing that only the person brought up is none that a note has otherwise", () => {
  const notes = [
    note("The daughter Lina is allergic to hazelnuts; walnuts are fine for her."),
    note("Reports of the lab are sent to the server cedar each night."),
    note("works on Mondays with Petra in the archive"),
  ];
  check(
    notes,
    "own_knowledge",
    ["As Lina is allergic to walnuts, leave them out.", "Lina is allergic to walnuts."],
    ["Since Lina is allergic to walnuts, what can I take instead?"],
  );
  check(notes, "own_knowledge", ["Yes, they are sent to birch."], ["Our reports are sent to birch, right?"]);
  checkNot(
    notes,
    "own_knowledge",
    ["Lina is allergic to hazelnuts.", "Yes, she is allergic to nuts.", "They are sent to cedar."],
    ["Is Lina allergic to nuts, and are reports sent to cedar?"],
  );
});

test("a period in a word is the person's figure", () => {
  const help = [page("Drafts are deleted after 90 days. They can be exported before.")];
  const asked = ["My colleague says drafts are deleted after 30 days. Is that so?"];
  check(help, "own_knowledge", ["Yes, they are deleted after a month."], asked);
  checkNot(help, "supported", ["They are deleted after a month."], asked);
});

test("what costs extra is not included", () => {
  const hostel = [
    page("A bed costs 34 euros per night. Breakfast costs 7.50 euros per person. Towels: 3 euros."),
  ];
  check(hostel, "own_knowledge", [
    "Breakfast is included in that price.",
    "Breakfast is free.",
    "Towels are included.",
  ]);
  checkNot(
    [
      page(
        "A bed costs 34 euros per night. Breakfast costs 7.50 euros, but is included from Monday to Friday.",
      ),
    ],
    "own_knowledge",
    ["Breakfast is included on weekdays."],
  );
});

test("what runs on a version has not lost its support", () => {
  const news = [page("Quill 5.2 requires Python 3.11 or newer; support for 3.9 and 3.10 has been dropped.")];
  checkNot(news, "supported", [
    "It still runs on Python 3.9.",
    "Quill 5.2 works with Python 3.10.",
    "It supports Python 3.9.",
  ]);
  check(news, "supported", ["Quill 5.2 requires Python 3.11 or newer."]);
  checkNot(news, "own_knowledge", ["It runs on Python 3.11."]);
});

test("a limit that is said to be kept is compared with the figure that it is said of", () => {
  const times = [printed("median: 147.5\np90: 276.9\n", "d=[120,281]")];
  const asked = ["Is the 90th percentile within our limit of 250 ms?"];
  check(
    times,
    "own_knowledge",
    [
      "Yes, the 90th percentile stays within your limit of 250 ms.",
      "The median exceeds your limit of 250 ms.",
    ],
    asked,
  );
  checkNot(
    times,
    "own_knowledge",
    ["The median stays within your limit of 250 ms.", "The 90th percentile is above your limit of 250 ms."],
    asked,
  );
});

test("what a thing is called, and what is said of a name that nobody brought up, is the model's own", () => {
  const fridays = [printed("3 ['February', 'March', 'November']", "weekday() == 4")];
  check(
    fridays,
    "own_knowledge",
    ["The fear of that day is called paraskevidekatriaphobia."],
    ["How many Fridays the 13th does 2026 have?"],
  );
  check(
    [value("2027-05-20")],
    "own_knowledge",
    ["Thailand and Indonesia ask for passports that stay valid for six months."],
    ["What date is six months after 20 November 2026, for the passports?"],
  );
  checkNot(
    [page("The bridge is called the Long Arch. It has six spans.")],
    "own_knowledge",
    ["It is called the Long Arch."],
    ["What is the bridge called?"],
  );
});

test("the best and the worst of an amount are its largest and its smallest", () => {
  const milk = [
    printed("mean 407.4\nmax 420\nmin 391", "d=[412,398,405,420,391,417,409]\nprint('max', max(d))"),
  ];
  const asked = ["Milk per day in litres: 412, 398, 405, 420, 391, 417, 409. Best and weakest day?"];
  check(milk, "supported", ["The best day gave 420 litres and the weakest 391 litres."], asked);
  checkNot(milk, "supported", ["The best day gave 391 litres."], asked);
});

test("figures of the person in a list have the unit that stands behind the last one", () => {
  check(
    [seen("calculation", "4416.3232128", { input: "4000 * 1.02^5", isOwnText: true })],
    "supported",
    ["| 2% | 4,416.32 euros |"],
    ["I put 4000 euros aside for 5 years. What would I have at 2, 3 and 4 percent yearly?"],
  );
});

test("what a note says is supported behind the words that it stands in a note", () => {
  check([note("The owner is allergic to hazelnuts.")], "supported", [
    "Your notes say that you are allergic to hazelnuts.",
    "According to your notes, you are allergic to hazelnuts.",
  ]);
  check([seen("memory", "23 of 60 runs of today are left, 1 of 6 visuals")], "supported", [
    "Of the six visuals, one remains.",
    "Of the six visuals, one is left.",
  ]);
});

test("yes to how much or when something is needs the figure of the evidence", () => {
  const shift = [note("The owner's night shift on ward 4 starts at 21:15; the handover takes 20 minutes.")];
  check(
    shift,
    "own_knowledge",
    ["Yes, that is when your night shift starts."],
    ["When does my night shift on ward 4 start? It was 21:45, wasn't it?"],
  );
  checkNot(
    shift,
    "own_knowledge",
    ["Yes, that is when your night shift starts."],
    ["When does my night shift on ward 4 start? It was 21:15, wasn't it?"],
  );
  // A figure of the person's own case may meet a limit.
  checkNot(
    [page("Suitcases may weigh at most 23 kg. The desk opens at 5:00.")],
    "own_knowledge",
    ["Yes, that is light enough."],
    ["My suitcase with 22 kg is allowed, isn't it?"],
  );
});

test("what the person says of a case is a suggestion if they ask whether it is right", () => {
  check(
    [value("125")],
    "own_knowledge",
    ["Yes, 130 ml/h is the right rate."],
    ["I run 750 ml over 6 hours, so I set the pump to 130 ml/h. Is that the right rate?"],
  );
  check(
    [printed("33\n", "print(len('winter-menu-with-oysters-and-leek'))")],
    "own_knowledge",
    ["The slug has 30 characters."],
    ["Count the characters of the slug. It should be 30."],
  );
});

test("a goal is reached or missed as what was worked out tells", () => {
  const growth = [
    seen("calculation", "15.1551312649", { input: "(48250 - 41900) / 41900 * 100", isOwnText: true }),
  ];
  const asked = ["Revenue went from 41,900 to 48,250 euros. Our goal was 15 percent growth. Did we make it?"];
  check(growth, "own_knowledge", ["That means you missed your goal of 15 percent."], asked);
  checkNot(growth, "own_knowledge", ["So you reached your goal of 15 percent."], asked);
});

test("no other file was changed than those that are listed", () => {
  const run = [
    seen("receipt", "ok: true\nexit_reason: done\nfiles changed: export.py, money.py\nsummary: done"),
  ];
  const asked = ["Nothing but export.py should have to change."];
  check(
    run,
    "own_knowledge",
    ["Only export.py was changed, as you wanted.", "It changed only `money.py`."],
    asked,
  );
  checkNot(run, "own_knowledge", ["Only export.py and money.py were changed."], asked);
});

test("who does something is told in whatever words", () => {
  const team = [
    page("Jonas builds and trues wheels. Mirela welds and repairs frames. Both work in the yard."),
  ];
  const asked = ["Jonas does the frames, doesn't he?"];
  checkNot(team, "supported", ["Right, Jonas is the one who repairs frames there."], asked);
  check(team, "supported", ["No, Mirela is the one who repairs frames there."], asked);
});

test("the words of a name, a date and a sign do not hide what was seen", () => {
  check([note("The owner's sourdough starter is called Bruno and is fed every Thursday.")], "supported", [
    "Bruno is fed every Thursday.",
    "And Bruno is fed every Thursday, as always.",
  ]);
  checkNot([note("His starter is called Bruno, and the dog is fed on Thursdays.")], "supported", [
    "And Bruno is fed on Thursdays.",
  ]);
  check([note("The owner teaches class 7b: 27 pupils, room 112.")], "supported", ["7b has 27 pupils."]);
  check(
    [printed("Mara Thursday\nOma Saturday\n", "print(n, date(2027, m, d).strftime('%A'))")],
    "supported",
    ["Mara's birthday, 4 March 2027, is a Thursday."],
    ["On which weekdays are these birthdays in 2027: Mara 4 March, Oma 9 October?"],
  );
  check(
    [printed("North 276 15.0%\nSouth -180 -8.0%\n", 'print(k, b - a, f"{(b - a) / a * 100:.1f}%")')],
    "supported",
    ["| South | -180 | -8.0% |"],
    ["Orders: North 1840 and 2116, South 2250 and 2070."],
  );
});

test("a rule of a page in other words was looked up", () => {
  const rules = [
    page("Winders are allowed if the tread is 100 mm deep. Deviations are written down and reported."),
  ];
  check(rules, "looked_up", [
    "Winding steps are permitted under a condition.",
    "Deviations must be documented and passed on.",
  ]);
});
