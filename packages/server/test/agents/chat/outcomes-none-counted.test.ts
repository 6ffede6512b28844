import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { page, printed, seen } from "./outcomes-rig.ts";

const receipt = (files: number) =>
  seen(
    "receipt",
    `{"v": 1, "ok": false, "steps": 60, "exit_reason": "step_limit", "files_changed": ${files}}`,
  );

test("that there is none of something is supported where the evidence counts none of it", () => {
  check([receipt(0)], "supported", [
    "No files were changed.",
    "It changed no files.",
    "0 files were changed.",
  ]);
  check([receipt(0)], "own_knowledge", ["Files were changed.", "It changed files.", "3 files were changed."]);
  check([receipt(3)], "own_knowledge", ["No files were changed.", "It changed no files."]);
  const tests = printed("passed: 12\nfailed: 0\nskipped: 2\n", "run_tests()");
  check([tests], "supported", ["No tests failed.", "None failed.", "None of the tests failed."]);
  check([tests], "own_knowledge", ["No tests passed.", "No test was skipped."]);
  checkNot([tests], "supported", ["No warnings were raised.", "No errors occurred."]);
  check([printed("12 passed, 0 failed in 0.3 s", "x")], "supported", ["No test failed."]);
  check([printed("errors=0 warnings=4\n", "x")], "supported", ["No errors were found."]);
  check([printed("errors=0 warnings=4\n", "x")], "own_knowledge", ["No warnings were found."]);
});

test("a count of zero denies only what it counts, and no code, unit or range does", () => {
  const rows = (count: number) => [printed(`rows 14\nduplicates: ${count}\n`, "x")];
  check(rows(0), "supported", ["There are no duplicates."]);
  check(rows(3), "own_knowledge", ["There are no duplicates."]);
  const run = seen("receipt", '{"steps":4,"ok":true,"files":2,"duration_s":12.4,"exit_code":0}');
  check([run], "supported", ["It changed 2 files in 4 steps."]);
  const car = page("The trial costs 0 euros. The car goes from 0 to 60 in 4 s.");
  check([car], "supported", ["It goes from 0 to 60 in 4 seconds.", "The trial costs 0 euros."]);
});

test("where several are counted, the line that the statement speaks of and the newest run decide", () => {
  const lint = [printed("a.py errors: 0\nb.py errors: 3\n", "lint()")];
  checkNot(lint, "supported", [
    "No errors were found.",
    "There are no errors.",
    "There were no errors in b.py.",
  ]);
  const rooms = [page("Room A has 0 windows. Room B has 4 windows.")];
  checkNot(rooms, "supported", ["There are no windows.", "Room B has no windows."]);
  const [red, green] = [2, 0].map((failed) => printed(`passed: 10\nfailed: ${failed}\n`, "run_tests()"));
  check([red!, green!], "supported", ["No tests failed."]);
  check([green!, red!], "own_knowledge", ["No tests failed."]);
});

test("numbers of a list without spaces are read one by one", () => {
  const code = "console.log(JSON.stringify([10, 9, 1, 100].sort()))";
  const sorted = [printed("[1,10,100,9]\n", code)];
  const asked = ["Why does [10, 9, 1, 100].sort() look wrong?"];
  check(
    sorted,
    "supported",
    ["A plain `sort()` gives `[1,10,100,9]`.", "It gives `[1, 10, 100, 9]`."],
    asked,
  );
  checkNot(sorted, "supported", ["A plain `sort()` gives `[1,9,10,100]`.", "It has 10,100 items."], asked);
  check(sorted, "own_knowledge", ["It gives [1,10,9,100].", "It gives [1, 10, 9, 100]."], asked);
});

test("a bound before a number names nothing, so that the word behind it does", () => {
  const zoo = page(
    "Day tickets: adults 24 euros, children from 4 to 15 years 13 euros, children under 4 free. Family ticket (2 adults and up to 3 children): 66 euros.",
  );
  check([zoo], "supported", [
    "The family ticket is 66 euros and covers two adults and up to three children.",
  ]);
  check([zoo], "own_knowledge", ["The family ticket covers three adults and up to two children."]);
});

test("a figure of a thing is of none whose name is a part of that thing's name", () => {
  const sheet = page(
    "Technical data\n\n| | Air 14 | Air 14 Pro |\n|---|---|---|\n| Memory | 16 GB | 32 GB |\n| Weight | 1.24 kg | 1.41 kg |\n| Brightness | 400 nits | 600 nits |\n",
  );
  check([sheet], "supported", [
    "The Air 14 Pro comes with 32 GB of memory.",
    "The Air 14 weighs 1.24 kg.",
    "The screen of the Air 14 Pro reaches 600 nits, while the Air 14 reaches 400 nits.",
  ]);
  check([sheet], "own_knowledge", [
    "The Air 14 Pro comes with 16 GB of memory.",
    "The Air 14 weighs 1.41 kg.",
    "The screen of the Air 14 Pro reaches 400 nits, while the Air 14 reaches 600 nits.",
  ]);
  const plans = page("Saver: 19 euros\nSuper Saver: 12 euros\nFlex: 30 euros");
  check([plans], "supported", ["The Super Saver costs 12 euros.", "A Saver ticket is 19 euros."]);
  check([plans], "own_knowledge", ["The Super Saver costs 19 euros.", "A Saver ticket is 12 euros."]);
  const vat = page(
    "| Item | Price Net | Price Net Incl VAT |\n|---|---|---|\n| Desk | 100 euros | 119 euros |",
  );
  check([vat], "supported", ["With VAT, the desk costs 119 euros."]);
});

test("a number has the unit of the name that it is told of", () => {
  const docs = page(
    "read_timeout_ms is how long a read may take, at most 30000; the default is 5000. maxEntries defaults to 10000.",
  );
  check([docs], "supported", [
    "A read may take 5 seconds by default.",
    "A read may take 30 seconds at most.",
  ]);
  checkNot([docs], "supported", [
    "A read may take 5 minutes by default.",
    "maxEntries is 10 seconds by default.",
  ]);
});
