import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { GivenFile, Message, ToolCall } from "@signet/contract";
import { createBuiltinEngine } from "../../src/index.ts";
import { drawn, IN_FULL } from "../../../../test/support/drawn.ts";
import { assertResumable, drive, nodeTest, type Outcome, said } from "./drive.ts";

const ADDS = "add(1, 2) -> 3; add(5, 5) -> 10; add(-1, 1) -> 0; add(7, 0) -> 7; add(2, 8) -> 10";
const SHOUTS =
  "shout('hi') -> 'HI'; shout('a b') -> 'A B'; shout('') -> ''; shout('No') -> 'NO'; shout('x9') -> 'X9'";

/** The calls of the first turn that writes. */
function firstWrites({ messages }: Outcome): string[] {
  const turns = messages.flatMap((one) => (one.role === "assistant" ? [one.calls] : []));
  const writing = turns.find((calls) => calls.some(({ name }) => name === "write")) ?? [];
  return writing.map(({ name, input }) => {
    const { path } = JSON.parse(input) as { path?: string };
    return path === undefined ? name : `${name} ${path}`;
  });
}

describe("functions in several files", () => {
  const wordings = [
    "Put `add(a, b)` in lib/math.js and `shout(text)` in lib/text.js.",
    "lib/text.js exports shout; lib/math.js exports add.",
  ];
  for (const words of drawn(wordings, 1))
    test(`each goes into the file that the task names: ${words}`, async () => {
      const outcome = await drive({ task: `${words} ${ADDS}; ${SHOUTS}` });
      assert.equal(outcome.reason, "finish", said(outcome));
      assert.equal(outcome.checkExit, 0);
      assert.match(outcome.files["lib/math.js"]!, /^export function add\(/m);
      assert.match(outcome.files["lib/text.js"]!, /^export function shout\(/m);
      assert.doesNotMatch(outcome.files["lib/math.js"]!, /shout/);
      assert.doesNotMatch(outcome.files["lib/text.js"]!, /add/);
    });

  test(
    "all files and a test of each are written before the tests run, and all tests decide",
    IN_FULL,
    async () => {
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
      assert.match(outcome.files["cli/test_loud.py"]!, /shout\("a b"\), "A B"/);
      assert.match(said(outcome), /The task asks for `add` in sums\.py with 5 examples in the task, /);
    },
  );

  test("each file is in the language of its name", async () => {
    const outcome = await drive({
      task: `add(a, b) in sums.py, shout(text) in loud.mjs. ${ADDS}; ${SHOUTS}`,
    });
    assert.equal(outcome.reason, "finish", said(outcome));
    assert.equal(outcome.checkExit, 0);
    assert.match(outcome.files["sums.py"]!, /^def add\(/m);
    assert.match(outcome.files["loud.mjs"]!, /^export function shout\(/m);
  });

  test("given tests that import from two modules say which function goes where", IN_FULL, async () => {
    const given = nodeTest(
      "add",
      "math.js",
      "assert.equal(add(1, 2), 3);",
      "assert.equal(add(5, 5), 10);",
      "assert.equal(add(-1, 1), 0);",
      "assert.equal(shout('hi'), 'HI');",
      "assert.equal(shout('a b'), 'A B');",
      "assert.equal(shout(''), '');",
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

  test("Python's tests say it by names, by modules and by other names of modules", IN_FULL, async () => {
    for (const [imports, double, loud] of [
      ["from sums import double\nfrom loud import shout", "double", "shout"],
      ["import sums\nimport loud as noise", "sums.double", "noise.shout"],
    ] as const) {
      const rows = [1, 5, -3, 0, 8].map((n) => `        self.assertEqual(${double}(${n}), ${2 * n})`);
      const more = ["hi", "a b", "", "No"].map(
        (text) => `        self.assertEqual(${loud}("${text}"), "${text.toUpperCase()}")`,
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

  test("only the file whose program failed is written again", IN_FULL, async () => {
    const lines = [
      "assert.equal(grow(3), 8);",
      "assert.equal(grow(5), 32);",
      "assert.equal(grow(0), 1);",
      "assert.equal(shout('hi'), 'HI');",
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

  test("what was not written before the work stopped is written when it goes on", IN_FULL, async () => {
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
    const [first, second] = await turn();
    messages.push({ role: "tool", callId: first!.id, name: "write", text: "wrote math.mjs" });
    messages.push({ role: "tool", callId: second!.id, name: "write", text: "error: interrupted" });
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
