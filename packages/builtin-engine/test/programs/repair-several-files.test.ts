import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { IN_FULL } from "../../../../test/support/drawn.ts";
import { trialsOf } from "../../src/programs/mutants.ts";
import { assertResumable, drive, nodeTest, said } from "./drive.ts";

/** A tested module whose helper has the slip. */
const HELPED = {
  path: "cart.mjs",
  content: `import { withTax } from "./lib/tax.mjs";

export function total(prices, rate) {
  let sum = 0;
  for (const price of prices) if (price > 0) sum += withTax(price, rate);
  return Math.round(sum * 100) / 100;
}
`,
};
const TAX = `const PERCENT = 100;

export function withTax(price, rate) {
  return price - (price * rate) / PERCENT;
}
`;
const CART_TEST = nodeTest(
  "total",
  "cart.mjs",
  "const prices = [10, -3, 5];",
  "assert.equal(total(prices, 20), 18);",
  "assert.equal(total([], 20), 0);",
  "assert.equal(total([1, 1, 1].map((n) => n * 4), 25), 15);",
);

describe("repair of several files", () => {
  test("a slip in a module that the tested one imports is found, and the file and line are said", async () => {
    const outcome = await drive({
      task: "The totals are wrong. Fix it so that the tests pass.",
      files: [
        HELPED,
        { path: "lib/tax.mjs", content: TAX },
        { path: "lib/other.mjs", content: "export const other = (n) => n + 1;\n" },
        { path: "cart.test.mjs", content: CART_TEST },
      ],
    });
    assert.equal(outcome.reason, "finish", said(outcome));
    assert.equal(outcome.checkExit, 0);
    assert.match(
      said(outcome),
      /small changes of the given cart\.mjs and lib\/tax\.mjs, each against the tests/,
    );
    const finish = outcome.messages.flatMap((one) => (one.role === "assistant" ? one.calls : [])).at(-1)!;
    assert.match(
      (JSON.parse(finish.input) as { summary: string }).summary,
      /^Repaired lib\/tax\.mjs: \d+ changes tried; the tests pass with line 4 of lib\/tax\.mjs: `-` → `\+`\.$/,
    );
    assert.equal(outcome.files["cart.mjs"], HELPED.content);
    assert.equal(outcome.files["lib/tax.mjs"], TAX.replace("price - (", "price + ("));
    assert.equal(outcome.files["repair-trial.mjs"], undefined);
    await assertResumable(outcome);
  });

  test(
    "so is one in a Python module beside the tested one, in a package and out of it",
    IN_FULL,
    async () => {
      const helper = "def is_long(word):\n    return len(word) < 4\n";
      const atFolder = "import os\nimport sys\n\nsys.path.insert(0, os.path.dirname(__file__))\n";
      for (const [folder, module, head] of [
        ["", "helper", ""],
        ["pack/", ".helper", ""],
        ["pack/", "pack.helper", ""],
        ["pack/", "helper", atFolder],
      ] as const) {
        const words = `${head}from ${module} import is_long\n\n\ndef longest(text):\n    kept = [word for word in text.split() if is_long(word)]\n    return "+".join(sorted(kept, key=len))\n`;
        const test = `import unittest\nfrom ${folder.replace("/", ".")}words import longest\n\n\nclass T(unittest.TestCase):\n    def test_all(self):\n        text = "a house at the river side"\n        self.assertEqual(longest(text), "house+river")\n        self.assertEqual(longest(text.upper()), "HOUSE+RIVER")\n`;
        const outcome = await drive({
          task: "Make the tests pass.",
          files: [
            { path: `${folder}words.py`, content: words },
            { path: `${folder}helper.py`, content: helper },
            { path: "test_words.py", content: test },
          ],
        });
        assert.equal(outcome.reason, "finish", said(outcome));
        assert.equal(outcome.files[`${folder}helper.py`], helper.replace("<", ">"));
        assert.equal(outcome.files[`${folder}words.py`], words);
      }
    },
  );

  test("so is one behind a module that only passes the functions on", async () => {
    const given = "export function clamp(n, low, high) {\n  return n > low ? low : n > high ? high : n;\n}\n";
    const index = 'export { clamp } from "./numbers.mjs";\n';
    const lines = [
      "for (const [n, wanted] of [[1, 2], [9, 5], [3, 3]])",
      "assert.equal(clamp(n, 2, 5), wanted);",
    ];
    const outcome = await drive({
      task: "clamp is wrong. Make the tests pass.",
      files: [
        { path: "index.mjs", content: index },
        { path: "numbers.mjs", content: given },
        { path: "index.test.mjs", content: nodeTest("clamp", "index.mjs", ...lines) },
      ],
    });
    assert.equal(outcome.reason, "finish", said(outcome));
    assert.equal(outcome.files["numbers.mjs"], given.replace("n > low", "n < low"));
    assert.equal(outcome.files["index.mjs"], index);
  });

  test(
    "a function that uses another file is not replaced where a change of that file is enough",
    IN_FULL,
    async () => {
      const lines = [3, 0, -2, 10, 7].map((n) => `assert.equal(double(${n}), ${2 * n});`);
      const test = { path: "double.test.mjs", content: nodeTest("double", "double.mjs", ...lines) };
      const helper = "export function times(n) {\n  return n * 3;\n}\n";
      const head = 'import { times } from "./times.mjs";\n\nexport function double(n) {\n';
      for (const [body, isKept] of [
        ["  return times(n);\n}\n", true],
        ["  throw new Error(`not done: ${n}`);\n}\n", false],
      ] as const) {
        const outcome = await drive({
          task: "Make the tests pass.",
          files: [{ path: "double.mjs", content: head + body }, { path: "times.mjs", content: helper }, test],
        });
        assert.equal(outcome.reason, "finish", said(outcome));
        assert.equal(outcome.files["double.mjs"] === head + body, isKept);
        assert.equal(outcome.files["times.mjs"], isKept ? helper.replace("3", "2") : helper);
        assert.equal(/Trying/.test(said(outcome)), isKept);
      }
    },
  );

  test("where no change passes, all files are as they were given", IN_FULL, async () => {
    const test = CART_TEST.replace("total([], 20), 0", "total([], 20), 'nothing at all'");
    const files = [HELPED, { path: "lib/tax.mjs", content: TAX }, { path: "cart.test.mjs", content: test }];
    const task = "The totals are wrong. Fix it so that the tests pass.";
    const outcome = await drive({ task, files, check: "node cart.test.mjs" });
    assert.equal(outcome.reason, "needs_model", said(outcome));
    assert.match(
      outcome.text,
      /No program was found, and no small change of cart\.mjs and lib\/tax\.mjs passes: \d+ changes tried; none makes the tests pass/,
    );
    assert.deepEqual(outcome.files, Object.fromEntries(files.map(({ path, content }) => [path, content])));
  });

  test("a long tested file leaves half of the changes to a long one that it imports", () => {
    const given = `export function f(n) {\n${"  n = n + 1;\n".repeat(200)}  return n;\n}\n`;
    const long = { given, target: "javascript", names: ["f"], isClosed: false } as const;
    const files = ["a.mjs", "b.mjs", "c.mjs"].map((path) => ({ ...long, path, names: ["f"] }));
    const counts = (some: typeof files) =>
      trialsOf(some).map(({ path, mutants }) => `${path} ${mutants.length}`);
    assert.deepEqual(counts(files.slice(0, 1)), ["a.mjs 120"]);
    assert.deepEqual(counts(files.slice(0, 2)), ["a.mjs 60", "b.mjs 60"]);
    assert.deepEqual(counts(files), ["a.mjs 40", "b.mjs 40", "c.mjs 40"]);
    const short = { ...long, path: "c.mjs", given: "export const f = (n) => n + 0;\n", names: ["f"] };
    const [first, second] = trialsOf([files[0]!, short]);
    assert.equal(first!.mutants.length + second!.mutants.length, 120);
    assert.ok(second!.mutants.length < 10);
  });

  test("in a module that is imported, the imported functions come before everything else", () => {
    const given = "const limit = 3 + 4;\n\nexport function f(n) {\n  return n < 5;\n}\n";
    const file = { path: "a.mjs", given, target: "javascript", names: ["f"] } as const;
    const tokens = (isClosed: boolean) =>
      trialsOf([{ ...file, names: ["f"], isClosed }])[0]!.mutants.map(({ token }) => token);
    assert.deepEqual(tokens(true), ["<", "<", "5", "5"]);
    assert.deepEqual(tokens(false), ["<", "<", "5", "5", "3", "3", "+", "+", "4", "4"]);
  });

  test("one given file is repaired in the words of one file", async () => {
    const content = "export function isAdult(age) {\n  return age > 18;\n}\n";
    const lines = [
      "for (const [age, is] of [[18, true], [17, false], [40, true]])",
      "assert.equal(isAdult(age), is);",
    ];
    const outcome = await drive({
      task: "isAdult is wrong. Make the tests pass.",
      files: [
        { path: "age.mjs", content },
        { path: "age.test.mjs", content: nodeTest("isAdult", "age.mjs", ...lines) },
      ],
    });
    assert.equal(outcome.reason, "finish", said(outcome));
    assert.match(said(outcome), /small changes of the given age\.mjs, each against the tests/);
    assert.equal(outcome.files["age.mjs"], content.replace("> 18", ">= 18"));
    const finish = outcome.messages.flatMap((one) => (one.role === "assistant" ? one.calls : [])).at(-1)!;
    assert.match(
      finish.input,
      /"Repaired age\.mjs: \d+ changes tried; the tests pass with line 2: `>` → `>=`\."/,
    );
  });

  test("where a program is written after the trial, the summary tells of the program", async () => {
    const lines = [
      "assert.equal(slugify('Hello World Again'), 'hello-world-again');",
      "assert.equal(slugify(' A  b '), 'a-b');",
      "assert.equal(slugify('Hi, you!'), 'hi-you');",
    ];
    const outcome = await drive({
      task: "slugify(title) must pass its tests",
      files: [
        { path: "slug.mjs", content: "export function slugify(title) {\n  return title.toLowerCase();\n}\n" },
        { path: "slug.test.mjs", content: nodeTest("slugify", "slug.mjs", ...lines) },
      ],
    });
    assert.equal(outcome.reason, "finish", said(outcome));
    assert.match(said(outcome), /small changes? of the given slug\.mjs/);
    const finish = outcome.messages.flatMap((one) => (one.role === "assistant" ? one.calls : [])).at(-1)!;
    const { summary } = JSON.parse(finish.input) as { summary: string };
    assert.match(summary, /^slug\.mjs passes `node --test slug\.test\.mjs`: .*fits 3 examples\.$/);
    assert.doesNotMatch(summary, /Repaired|ℹ|✔/);
  });
});
