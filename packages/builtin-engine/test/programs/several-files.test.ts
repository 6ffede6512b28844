import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { GivenFile, Message, ToolCall } from "@signet/contract";
import { createBuiltinEngine } from "../../src/index.ts";
import { trialsOf } from "../../src/programs/mutants.ts";
import { drive, nodeTest, type Outcome, said } from "./drive.ts";

const ADDS = "add(1, 2) -> 3; add(5, 5) -> 10; add(-1, 1) -> 0; add(7, 0) -> 7; add(2, 8) -> 10";
const SHOUTS =
  "shout('hi') -> 'HI!'; shout('a b') -> 'A B!'; shout('') -> '!'; shout('No') -> 'NO!'; shout('x9') -> 'X9!'";

/** The calls of the first turn that writes. */
function firstWrites({ messages }: Outcome): string[] {
  const turns = messages.flatMap((one) => (one.role === "assistant" ? [one.calls] : []));
  const writing = turns.find((calls) => calls.some(({ name }) => name === "write")) ?? [];
  return writing.map(({ name, input }) => {
    const { path } = JSON.parse(input) as { path?: string };
    return path === undefined ? name : `${name} ${path}`;
  });
}

/** Asserts that each turn of the run follows from the messages before it. */
async function assertResumable({ messages }: Outcome) {
  for (const [i, message] of messages.entries()) {
    if (message.role !== "assistant") continue;
    const again: { text: string; calls: ToolCall[] } = { text: "", calls: [] };
    const request = { system: "", messages: messages.slice(0, i), tools: [] };
    for await (const event of createBuiltinEngine().coder.stream(request, AbortSignal.timeout(60_000))) {
      if (event.type === "text") again.text += event.text;
      if (event.type === "call") again.calls.push(event.call);
    }
    assert.deepEqual(again, { text: message.text, calls: message.calls });
  }
}

describe("functions in several files", () => {
  for (const words of [
    "Put `add(a, b)` in lib/math.js and `shout(text)` in lib/text.js.",
    "lib/text.js exports shout; lib/math.js exports add.",
  ])
    test(`each goes into the file that the task names: ${words}`, async () => {
      const outcome = await drive({ task: `${words} ${ADDS}; ${SHOUTS}` });
      assert.equal(outcome.reason, "finish", said(outcome));
      assert.equal(outcome.checkExit, 0);
      assert.match(outcome.files["lib/math.js"]!, /^export function add\(/m);
      assert.match(outcome.files["lib/text.js"]!, /^export function shout\(/m);
      assert.doesNotMatch(outcome.files["lib/math.js"]!, /shout/);
      assert.doesNotMatch(outcome.files["lib/text.js"]!, /add/);
    });

  test("all files and a test of each are written before the tests run, and all tests decide", async () => {
    const outcome = await drive({
      task: `file sums.py: add(a, b). ${ADDS}\nfile cli/loud.py: shout(text). ${SHOUTS}`,
    });
    assert.equal(outcome.reason, "finish", said(outcome));
    assert.equal(outcome.checkExit, 0);
    assert.deepEqual(firstWrites(outcome), [
      "write sums.py",
      "write cli/loud.py",
      "write test_sums.py",
      "write cli/test_loud.py",
      "bash",
    ]);
    assert.equal(
      outcome.checkCmd,
      "python3 -m unittest test_sums.py && python3 -m unittest cli/test_loud.py",
    );
    assert.match(outcome.files["sums.py"]!, /^def add\(a, b\):/m);
    assert.match(outcome.files["cli/loud.py"]!, /^def shout\(text\):/m);
    assert.match(outcome.files["cli/test_loud.py"]!, /shout\("a b"\), "A B!"/);
    assert.match(said(outcome), /The task asks for `add` in sums\.py with 5 examples in the task, /);
  });

  test("each file is in the language of its name", async () => {
    const outcome = await drive({
      task: `add(a, b) in sums.py, shout(text) in loud.mjs. ${ADDS}; ${SHOUTS}`,
    });
    assert.equal(outcome.reason, "finish", said(outcome));
    assert.equal(outcome.checkExit, 0);
    assert.match(outcome.files["sums.py"]!, /^def add\(/m);
    assert.match(outcome.files["loud.mjs"]!, /^export function shout\(/m);
  });

  test("given tests that import from two modules say which function goes where", async () => {
    const given = nodeTest(
      "add",
      "math.js",
      "assert.equal(add(1, 2), 3);",
      "assert.equal(add(5, 5), 10);",
      "assert.equal(add(-1, 1), 0);",
      "assert.equal(shout('hi'), 'HI!');",
      "assert.equal(shout('a b'), 'A B!');",
      "assert.equal(shout(''), '!');",
      "assert.equal(add(7, 0), 7);",
    );
    const content = `import { shout } from "./text.js";\n${given}`;
    const outcome = await drive({
      task: `Make the tests pass. ${ADDS}; ${SHOUTS}`,
      files: [
        { path: "package.json", content: '{ "type": "module" }\n' },
        { path: "all.test.js", content },
      ],
    });
    assert.equal(outcome.reason, "finish", said(outcome));
    assert.equal(outcome.checkExit, 0);
    assert.deepEqual(firstWrites(outcome).toSorted(), ["bash", "write math.js", "write text.js"]);
    assert.equal(outcome.files["all.test.js"], content);
    await assertResumable(outcome);
  });

  test("Python's tests say it by names, by modules and by other names of modules", async () => {
    for (const [imports, double, loud] of [
      ["from sums import double\nfrom loud import shout", "double", "shout"],
      ["import sums\nimport loud as noise", "sums.double", "noise.shout"],
    ] as const) {
      const rows = [1, 5, -3, 0, 8].map((n) => `        self.assertEqual(${double}(${n}), ${2 * n})`);
      const more = ["hi", "a b", "", "No"].map(
        (text) => `        self.assertEqual(${loud}("${text}"), "${text.toUpperCase()}!")`,
      );
      const content = `import unittest\n${imports}\n\n\nclass T(unittest.TestCase):\n    def test_all(self):\n${[...rows, ...more].join("\n")}\n`;
      const outcome = await drive({
        task: "Make the tests pass.",
        files: [{ path: "test_all.py", content }],
      });
      assert.equal(outcome.reason, "finish", said(outcome));
      assert.equal(outcome.checkExit, 0);
      assert.match(outcome.files["sums.py"]!, /^def double\(/m);
      assert.match(outcome.files["loud.py"]!, /^def shout\(/m);
      assert.doesNotMatch(outcome.files["sums.py"]!, /shout/);
    }
  });

  test("only the file whose program failed is written again", async () => {
    const lines = [
      "assert.equal(grow(3), 8);",
      "assert.equal(grow(5), 32);",
      "assert.equal(grow(0), 1);",
      "assert.equal(shout('hi'), 'HI!');",
    ];
    const outcome = await drive({
      task: `grow(n) and shout(text) must pass their tests. grow(2) -> 4; grow(4) -> 16. ${SHOUTS}`,
      files: [
        {
          path: "both.test.mjs",
          content: `import { shout } from "./text.mjs";\n${nodeTest("grow", "grow.mjs", ...lines)}`,
        },
      ],
    });
    assert.equal(outcome.reason, "finish", said(outcome));
    assert.match(said(outcome), /Counterexample: grow\(3\) -> 8, but it gave 9\. Looking again/);
    const writes = outcome.messages.flatMap((one) =>
      one.role === "tool" && one.name === "write" ? [one.text] : [],
    );
    assert.deepEqual(writes, ["wrote text.mjs", "wrote grow.mjs", "wrote grow.mjs"]);
    await assertResumable(outcome);
  });

  test("an own test that was not written before the work stopped is written when it goes on", async () => {
    const task = `Put add(a, b) in math.mjs and shout(text) in text.mjs. ${ADDS}; ${SHOUTS}`;
    const messages: Message[] = [{ role: "user", text: `<task>\n${task}\n</task>` }];
    const turn = async () => {
      const calls: ToolCall[] = [];
      const request = { system: "", messages, tools: [] };
      for await (const event of createBuiltinEngine().coder.stream(request, AbortSignal.timeout(60_000)))
        if (event.type === "call") calls.push(event.call);
      messages.push({ role: "assistant", text: "", calls });
      return calls;
    };
    const [first] = await turn();
    messages.push({ role: "tool", callId: first!.id, name: "write", text: "wrote math.mjs" });
    const paths = (await turn()).map(({ name, input }) =>
      name === "write" ? (JSON.parse(input) as GivenFile).path : name,
    );
    assert.deepEqual(paths, ["text.mjs", "math.test.mjs", "text.test.mjs", "bash"]);
  });

  test("one file is written and tested as ever where the task names others in passing", async () => {
    const outcome = await drive({
      task: `Write math.mjs with add and shout; both are used by app.mjs. ${ADDS}; ${SHOUTS}`,
    });
    assert.equal(outcome.reason, "finish", said(outcome));
    assert.equal(outcome.checkCmd, "node --test math.test.mjs");
    assert.deepEqual(Object.keys(outcome.files).toSorted(), ["math.mjs", "math.test.mjs"]);
    assert.match(said(outcome), /The task asks for `add` with 5 examples in the task, `shout` with 5/);
  });
});

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

  test("so is one in a Python module beside the tested one, in a package and out of it", async () => {
    const helper = "def is_long(word):\n    return len(word) < 4\n";
    for (const [folder, module] of [
      ["", "helper"],
      ["pack/", ".helper"],
      ["pack/", "pack.helper"],
    ] as const) {
      const words = `from ${module} import is_long\n\n\ndef longest(text):\n    kept = [word for word in text.split() if is_long(word)]\n    return "+".join(sorted(kept, key=len))\n`;
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
  });

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

  test("where no change passes, all files are as they were given", async () => {
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
});
