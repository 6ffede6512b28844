import assert from "node:assert/strict";
import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { outcomes, page, printed, seen } from "./outcomes-rig.ts";

const search = (text: string) =>
  seen("source", text, { evidence: { type: "source", ref: "search: x", sha256: "0" } });

test("a release has only what the evidence says is new in it", () => {
  const table = [
    page(
      [
        "read_table - parsekit 2.8",
        'parsekit.read_table(path, sep=None, on_error="raise")',
        "sep: the separator between fields. If None, it is detected from the first 50 lines.",
        'on_error: "raise", "skip" or "fill".',
        'New in 2.6: on_error="fill".',
      ].join("\n"),
    ),
  ];
  check(table, "supported", [
    'The value "fill" was added in version 2.6.',
    "The option to fill came with version 2.6.",
  ]);
  checkNot(table, "supported", [
    "Detection was added in version 2.6.",
    "The separator has been detected since 2.6.",
    "Version 2.6 introduced the detection of separators.",
    "`sep` arrived in version 2.6.",
  ]);
  // What stands above or below such a line may be what it tells of.
  const python = [page("removeprefix(prefix)\nRemoves a prefix from the string.\n\nNew in version 3.9.")];
  check(python, "supported", ["Removing a prefix was added in version 3.9."]);
});

test("the two ends of a change may stand in two places", () => {
  const loan = [
    printed(
      "950 a month: 224 months, interest 70628.34\n1100 a month: 180 months, interest 55275.14\n",
      "print('950 a month:', a[0], 'months, interest', round(a[1], 2))\nprint('1100 a month:', b[0], 'months, interest', round(b[1], 2))",
    ),
  ];
  const asked = ["We pay £950 a month. What if we paid £1,100?"];
  check(
    loan,
    "supported",
    ["Total interest drops from about £70,628 to £55,275.", "The term falls from 224 months to 180."],
    asked,
  );
  checkNot(
    loan,
    "supported",
    ["With £1,100 a month, the interest is £70,628.", "With **£950** a month, it takes **180 months**."],
    asked,
  );
});

test("bold figures are compared with the parts of the evidence, too", () => {
  const boats = [page("Boat hire\nKayaks cost 12 euros, canoes 18 euros and boards 9 euros an hour.")];
  check(boats, "supported", ["A kayak costs **12 euros** an hour.", "Canoes are **18 euros** an hour."]);
  check(boats, "own_knowledge", [
    "A kayak costs **9 euros** an hour.",
    "A canoe costs **12 euros** an hour.",
  ]);
  const pulse = [printed("systolic mean 128.86 sd 6.12\ndiastolic mean 82.86 sd 3.29\n", "print(x)")];
  check(pulse, "supported", ["Your readings average **129/83 mmHg**."]);
  const desk = [
    printed(
      "capacity: 120\nutilization at 110 tickets: 0.917\n",
      "print(f'capacity: {cap}')\nprint(f'utilization at 110 tickets: {u:.3f}')",
    ),
  ];
  check(desk, "supported", ["You can close **120 tickets** in a shift."], ["How many tickets can we close?"]);
});

test("what a sentence goes on about tells of which entry a year is", () => {
  const prizes = [
    search(
      [
        "The Salt Orchard - Larkhill Press",
        "https://larkhillpress.example/books",
        "By Ines Carvalho. Translated from the Portuguese by Martin Oakes. Published in May 2021, 312 pages.",
        "",
        "Aldous Prize for translated fiction: past winners",
        "https://aldousprize.example/winners",
        "2020: The Lamp Room. 2021: no award. 2022: The Salt Orchard, by Ines Carvalho, translated by Martin Oakes.",
      ].join("\n"),
    ),
  ];
  const asked = ["Who translated The Salt Orchard, and did it win anything?"];
  const before = "*The Salt Orchard* was translated by **Martin Oakes**.";
  const last = (sentence: string) => outcomes(`${before} ${sentence}`, prizes, asked).at(-1);
  for (const right of [
    "It won the Aldous Prize for translated fiction in 2022.",
    "In 2022, it won the Aldous Prize.",
    "It was published in May 2021.",
  ])
    assert.equal(last(right), "supported", right);
  for (const wrong of [
    "It won the Aldous Prize for translated fiction in 2021.",
    "It won the **Aldous Prize** in **2020**.",
  ])
    assert.notEqual(last(wrong), "supported", wrong);
});

test("the number of lines of one kind of file is not that of another", () => {
  const report = [
    seen(
      "receipt",
      "verdict: failed\ntests: 11 passed, 2 failed\nfiles:\n  import_members.py (63 lines)\n  test_import_members.py (118 lines)\n  README.md (24 lines)",
    ),
  ];
  check(report, "supported", [
    "The script runs to 63 lines.",
    "The test file has 118 lines.",
    "The tests take up 118 lines.",
    "The README has 24 lines.",
    "The longest file has 118 lines.",
  ]);
  checkNot(report, "supported", [
    "The script runs to 118 lines.",
    "The script is in place, and the tests run to 63 lines.",
    "The program has 24 lines.",
    "The README has 63 lines.",
  ]);
  const counted = [printed("  63 cli.ts\n 118 cli.test.ts\n 181 total\n", "wc -l *.ts")];
  check(counted, "supported", ["The module has 63 lines.", "The files have 181 lines in total."]);
  checkNot(counted, "supported", ["The module has 118 lines.", "The tests have 63 lines."]);
});
