import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { note, page, seen, value } from "./outcomes-rig.ts";

test("whose something is does nothing by that", () => {
  const nursery = [
    note("Mila goes to Sunbeam nursery three days a week; it costs £62 a day."),
    value("62 * 3 * 52 / 12 = 806"),
  ];
  check(nursery, "supported", [
    "Mila's nursery costs £62 a day.",
    "On average, Mila's nursery costs £62 a day.",
  ]);
  checkNot(nursery, "supported", ["Mila's nursery costs £26 a day."]);
  const seats = [note("Lund resigned in March. Neri succeeds her."), note("Jonas lives in Kiel.")];
  checkNot(seats, "supported", ["In March, Neri resigned.", "Today, Neri resigned in March."]);
});

test("what held before may stand before what holds now in a row", () => {
  const migration = [
    page(
      "Migrating from 5 to 6\nThe default of poolSize is 20; it was 10.\nThe timeout is 90 seconds; it was 30 seconds.",
    ),
  ];
  const row = (cells: string) => `| Change | Kestrel 5 | Kestrel 6 |\n|---|---|---|\n${cells}`;
  check(migration, "supported", [
    row("| Default `poolSize` | 10 | 20 |"),
    row("| Timeout | 30 seconds | 90 seconds |"),
  ]);
  checkNot(migration, "supported", [
    row("| Default `poolSize` | 20 | 10 |"),
    row("| Timeout | 90 seconds | 30 seconds |"),
    row("| Default `poolSize` | 10 | 90 |"),
    "| Setting | Now |\n|---|---|\n| Default `poolSize` | 10 |",
  ]);
});

test("the entries of a list in JSON are counted", () => {
  const receipt = [
    seen(
      "receipt",
      '{"verdict": "passed", "tests_passed": 34, "files": ["src/discount.ts", "test/discount.test.ts"], "warnings": ["slow", "unused", "old"]}',
    ),
  ];
  check(receipt, "supported", [
    "It touched two files, `src/discount.ts` and its test file.",
    "It touched 2 files.",
    "There were three warnings.",
  ]);
  checkNot(receipt, "supported", [
    "It touched three files.",
    "It touched 3 files, `src/discount.ts` and its tests.",
    "There were two warnings.",
  ]);
});

test("seconds of which the evidence has the milliseconds are rounded, also in a list", () => {
  const runs = [
    seen("receipt", '{"verdict": "failed", "command": "cargo test", "duration_ms": 58200}'),
    seen("receipt", '{"verdict": "passed", "command": "cargo test", "duration_ms": 61900}'),
  ];
  check(runs, "supported", [
    "The second run took 62 seconds.",
    "They took 58 and 62 seconds.",
    "Both used `cargo test`, and they took 58 and 62 seconds respectively.",
  ]);
  checkNot(runs, "supported", [
    "They took 59 and 62 seconds.",
    "The runs took 58 and 61 seconds.",
    "It took 620 seconds.",
  ]);
});

test("a year in a list has not the unit of what stands behind it", () => {
  const turnout = [page("Turnout\n2018: 58.2 %\n2022: 61.7 %")];
  check(turnout, "supported", ["Turnout was 58.2 % in 2018 and 61.7 % in 2022."]);
  checkNot(turnout, "supported", ["Turnout was 61.7 % in 2018 and 58.2 % in 2022."]);
});

test("what stands before a but names no figure behind it", () => {
  const bridge = [
    page(
      "Kessel Bridge to reopen on 9 March\n\nThe bridge has been closed since 12 January after cracks were found.",
    ),
  ];
  check(bridge, "supported", [
    "Yes, it's still closed, but it's due to reopen on **9 March**.",
    "The bridge is closed, but it will reopen on 9 March.",
  ]);
  checkNot(bridge, "supported", [
    "It's still closed, but it's due to reopen on 12 January.",
    "The bridge has been closed since 9 March, but it will reopen.",
  ]);
});
