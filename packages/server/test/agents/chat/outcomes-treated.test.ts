import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { printed, seen } from "./outcomes-rig.ts";

test("what a program skips does not end it, and the reverse", () => {
  const report = [
    seen(
      "receipt",
      "ok: true\nexit_reason: done\nsummary: Lines with an unknown currency are skipped with a warning. A missing header row raises an error. 12 tests, 12 passed.",
    ),
  ];
  check(report, "own_knowledge", [
    "Lines with an unknown currency stop the import with an error.",
    "Lines with an unknown currency raise an error.",
    "A missing header row is ignored.",
  ]);
  checkNot(report, "own_knowledge", [
    "Lines with an unknown currency are skipped.",
    "Lines with an unknown currency are ignored with a warning.",
    "A missing header row raises an error.",
  ]);
});

test("no change is a change of zero in the line of the same thing", () => {
  const lines = [
    printed(
      "North Pier: total 22, mean 5.50, change +75%\nMole: total 9, mean 2.25, change +0%\nOld Quay: total 44, mean 11.00, change -60%",
      "for name, n in counts.items():\n    change = (n[-1] - n[0]) / n[0] * 100\n    print(f'{name}: total {sum(n)}, mean {mean(n):.2f}, change {change:+.0f}%')",
    ),
  ];
  check(lines, "supported", ["- **Mole:** no change", "Mole: unchanged", "The mole shows no change."]);
  checkNot(lines, "supported", [
    "- **North Pier:** no change",
    "Old Quay: unchanged",
    "There was no change for the old quay.",
    "Mole: no change in the mean",
  ]);
});
