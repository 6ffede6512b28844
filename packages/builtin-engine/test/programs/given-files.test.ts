import assert from "node:assert/strict";
import { test } from "node:test";
import { drive, nodeTest } from "./drive.ts";

const DOUBLE = ["assert.equal(double(2), 4);", "assert.equal(double(5), 10);", "assert.equal(double(0), 0);"];

test("a function that a given file lacks is added to it, and all that stands there stays", async () => {
  const given = "// Prices.\nexport const RATE = 1.2;\n\nexport function net(n) {\n  return n / RATE;\n}\n";
  const outcome = await drive({
    task: "Add a function double(n) to prices.mjs: twice the number. Make the tests pass.",
    files: [
      { path: "prices.mjs", content: given },
      { path: "prices.test.mjs", content: nodeTest("double", "prices.mjs", ...DOUBLE) },
    ],
  });
  assert.equal(outcome.checkExit, 0, outcome.text);
  const written = outcome.files["prices.mjs"]!;
  assert.ok(written.startsWith(given.trimEnd()), written);
  assert.match(written, /export function double\(n\)/);
});

test("the same with module.exports, and in Python before what runs the file", async () => {
  const required = await drive({
    task: "Add double(n) to prices.cjs, twice the number: double(2) -> 4, double(5) -> 10, double(0) -> 0",
    files: [{ path: "prices.cjs", content: "const RATE = 1.2;\nmodule.exports = { RATE };\n" }],
  });
  assert.match(required.files["prices.cjs"]!, /^const RATE = 1\.2;\nmodule\.exports = \{ RATE \};\n/);
  assert.match(required.files["prices.cjs"]!, /module\.exports\.double = double;\n$/);
  const python = await drive({
    task: "Add double(n) to prices.py, twice the number: double(2) -> 4, double(5) -> 10, double(0) -> 0",
    files: [
      { path: "prices.py", content: 'RATE = 1.2\n\n\nif __name__ == "__main__":\n    print(double(3))\n' },
    ],
  });
  assert.equal(python.checkExit, 0, python.text);
  assert.match(
    python.files["prices.py"]!,
    /^RATE = 1\.2\n[\s\S]*def double\(n\):[\s\S]*if __name__ == "__main__":\n {4}print\(double\(3\)\)\n$/,
  );
});

test("a name that the given file uses for something else is not taken by what a function brings along", async () => {
  const given =
    'export const vowels = "AEIOU";\n\n/** Other vowels. */\nexport const VOWELS = "ÄÖÜ";\n\nexport function isVowel(letter) {\n  return VOWELS.includes(letter);\n}\n\nexport function countVowels(text) {\n  return 0;\n}\n';
  const outcome = await drive({
    task: 'Mend countVowels in letters.mjs, it counts the vowels of a text: countVowels("Hello World") -> 3, countVowels("xyz") -> 0, countVowels("Apple") -> 2',
    files: [{ path: "letters.mjs", content: given }],
  });
  assert.equal(outcome.checkExit, 0, outcome.text);
  const written = outcome.files["letters.mjs"]!;
  assert.ok(written.includes('export const VOWELS = "ÄÖÜ";'), written);
  assert.ok(written.includes("return VOWELS.includes(letter);"), written);
});
