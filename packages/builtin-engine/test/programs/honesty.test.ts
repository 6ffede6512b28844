import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { IN_FULL } from "../../../../test/support/drawn.ts";
import { createBuiltinEngine } from "../../src/index.ts";
import { drive, nodeTest, said } from "./drive.ts";

describe("honesty", () => {
  test("two examples that fit many programs are ambiguous, and the candidate is shown", async () => {
    const outcome = await drive({ task: "second largest: f([1, 5, 3]) -> 3, f([10, 2, 7]) -> 7" });
    assert.equal(outcome.reason, "ambiguous");
    assert.match(
      outcome.text,
      /^Should f\(.*\) give .+ or .+\? Programs that fit all your examples differ there\. The best guess so far, in f\.mjs:\n[\s\S]*\}\nAdd examples, also of odd cases, or set a key that you have, as in `signet keys set/,
    );
    assert.deepEqual(outcome.files, {});
  });

  test("a program that passes tests which only repeat its two examples is still ambiguous", async () => {
    const lines = ["assert.equal(f([1, 5, 3]), 3);", "assert.equal(f([10, 2, 7]), 7);"];
    const outcome = await drive({
      task: "f([1, 5, 3]) -> 3, f([10, 2, 7]) -> 7",
      files: [{ path: "f.test.mjs", content: nodeTest("f", "f.mjs", ...lines) }],
    });
    assert.equal(outcome.reason, "ambiguous");
    assert.match(outcome.text, /^Should f\(.*\) give \d or \d\?/);
    assert.match(outcome.text, /passes what there is to pass[\s\S]*\}\nAdd examples/);
  });

  test("examples that contradict each other are named", async () => {
    const outcome = await drive({ task: "f(1) -> 3, f(1) -> 7, f(2) -> 4, f(3) -> 5" });
    assert.equal(outcome.reason, "needs_model");
    assert.match(outcome.text, /contradict each other: f\(1\).*3.*7/);
  });

  test("enough examples that do not agree are said to predict each other too seldom", async () => {
    const outcome = await drive({
      task: "f('ab') -> 'x', f('cde') -> 'q', f('f') -> 'z', f('ghij') -> 'x', f('kl') -> 'z', f('m') -> 'q'",
    });
    assert.equal(outcome.reason, "ambiguous");
    assert.match(
      outcome.text,
      /^6 examples leave it open what is meant: with one left out, the others predict it only \d of 6 times\. The best guess so far, in f\.mjs:\n/,
    );
  });

  test("tests of which nothing can be read are named, not called missing", async () => {
    const lines = ["const f = await import('./f.mjs');", "assert.ok(f.default(2) > 1);"];
    const test = { path: "f.test.mjs", content: `import assert from "node:assert";\n${lines.join("\n")}\n` };
    const outcome = await drive({ task: "Make the tests pass", files: [test] });
    assert.equal(outcome.reason, "needs_model");
    assert.match(outcome.text, /^No example in f\.test\.mjs could be read\. The built-in engine writes/);
    const given = { path: "f.mjs", content: "export default () => {};\n" };
    const beside = await drive({ task: "Make the tests pass", files: [given, test] });
    assert.match(beside.text, /No example in f\.test\.mjs could be read/);
  });

  const beyond: [string, string][] = [
    ["no example", "Build a web shop with a cart"],
    ["an empty task", ""],
    ["values beyond the language", "f({a: 1}) -> 2, f({a: 2}) -> 3, f({a: 3}) -> 4"],
    ["arguments of different number", "f(1) -> 2, f(1, 2) -> 3, f(2) -> 3"],
    ["shell", "Write a bash script count.sh. f(1) -> 2, f(2) -> 3, f(3) -> 4"],
  ];
  for (const [what, task] of beyond)
    test(`${what} needs a model, and the text says how to set one`, async () => {
      const outcome = await drive({ task });
      assert.equal(outcome.reason, "needs_model");
      assert.match(outcome.text, /OPENAI_COMPATIBLE_BASE_URL[\s\S]*SVC_GATEWAY_BASE_URL/);
      assert.deepEqual(outcome.files, {});
    });

  test("another language than the engine writes is said, never answered with another", async () => {
    for (const [words, language] of [
      ["Write a Go function", "Go"],
      ["in Rust please:", "Rust"],
      ["save as double.rb.", "Ruby"],
      ["C++ code for this:", "C++"],
      ["I need this in Java.", "Java"],
    ] as const) {
      const outcome = await drive({ task: `${words} double(1) -> 2, double(4) -> 8, double(5) -> 10` });
      assert.equal(outcome.reason, "needs_model", words);
      assert.ok(
        outcome.text.startsWith(`The task asks for ${language}; I write JavaScript and Python.`),
        outcome.text,
      );
      assert.deepEqual(outcome.files, {});
    }
  });

  test(
    "where file and language are named, what is written has both, in whatever words",
    IN_FULL,
    async () => {
      const examples = "double(1) -> 2, double(4) -> 8, double(5) -> 10, double(0) -> 0, double(7) -> 14";
      for (const [words, file] of [
        ["double a number. python please.", "double.py"],
        ["twice.py - doubles a number.", "twice.py"],
        ["Double it, in JS. Goes to lib/twice.mjs.", "lib/twice.mjs"],
        ["def double(n):\n    ...\n\nIt doubles a number.", "double.py"],
      ] as const) {
        const outcome = await drive({ task: `${words}\n${examples}` });
        assert.equal(outcome.reason, "finish", `${words} ${outcome.text}`);
        assert.ok(outcome.files[file], Object.keys(outcome.files).join());
      }
    },
  );

  test("a check that fails although all examples hold ends the work instead of turning in circles", async () => {
    const lines = [
      "assert.equal(f(1), 2);",
      "assert.equal(f(2), 3);",
      "assert.equal(f(7), 8);",
      "assert.ok(f(3) > 1000);",
    ];
    const outcome = await drive({
      task: "f(1) -> 2; f(2) -> 3; f(5) -> 6; f(9) -> 10",
      files: [{ path: "f.test.mjs", content: nodeTest("f", "f.mjs", ...lines) }],
    });
    assert.equal(outcome.reason, "needs_model", said(outcome));
    assert.match(outcome.text, /the check still fails/);
    assert.equal(outcome.failedRuns, 1);
  });

  test("nothing is said to have been used", async () => {
    const request = {
      system: "",
      tools: [],
      messages: [{ role: "user" as const, text: "<task>\nhello\n</task>" }],
    };
    const events = await Array.fromAsync(
      createBuiltinEngine().coder.stream(request, AbortSignal.timeout(10_000)),
    );
    assert.deepEqual(events.at(-1), {
      type: "end",
      reason: "needs_model",
      by: { engine: "builtin", provider: "builtin", id: "enumerate-1" },
      usage: { input_tokens: 0, output_tokens: 0, cached_tokens: 0, estimated: false },
    });
  });

  test("a technique that would take for ever on the examples ends in time, and the process lives on", async () => {
    const long = JSON.stringify(Array.from({ length: 400 }, (_, i) => i));
    for (const task of [
      "all primes up to a limit: primes_up_to(1000000000) -> [2, 3]",
      `permutations of a list: perms(${long}) -> [1]`,
    ])
      assert.ok(["ambiguous", "needs_model"].includes((await drive({ task })).reason), task.slice(0, 40));
  });
});
