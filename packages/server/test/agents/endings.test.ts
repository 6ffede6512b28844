import assert from "node:assert/strict";
import { test } from "node:test";
import { IN_FULL } from "../../../../test/support/drawn.ts";
import { ModelError } from "../../src/modules/models/model-error.ts";
import { bash, file, finish, type Line, lines, play, told, write } from "./stage.ts";

const TEST = file("test.sh", '. ./sum.sh\n[ "$(add 1 2)" = 3 ] || exit 1\n[ "$(add 2 2)" = 4 ] || exit 1\n');
const RIGHT = write("sum.sh", "add() { echo $(($1 + $2)); }\n");
const WRONG = write("sum.sh", "add() { echo $(($1 - $2)); }\n");
const fails: Line = {
  throws: new ModelError("model_unavailable", "the key is not valid", { retryable: false }),
};

test("the steps were used up, and the check passed: that is ok", async () => {
  const { result } = await play({ files: [TEST], maxSteps: 2 }, [
    { calls: [RIGHT] },
    { calls: [bash("ls")] },
  ]);
  assert.deepEqual([result.ok, result.exitReason, result.check.kind], [true, "finished", "given"]);
  assert.match(result.summary, /^The steps were used up\. The check passed\.$/);
  const wrong = await play({ files: [TEST], maxSteps: 1 }, [{ calls: [WRONG] }]);
  assert.deepEqual([wrong.result.ok, wrong.result.exitReason], [false, "max_steps"]);
  assert.equal(wrong.result.check.kind, "given");
});

test("an agent that goes in a circle after it did the work gets ok", async () => {
  const same: Line = { calls: [bash("true")] };
  const { result } = await play({ files: [TEST] }, [{ calls: [RIGHT] }, same, same, same, same, same]);
  assert.deepEqual([result.ok, result.exitReason], [true, "finished"]);
  assert.match(result.summary, /^Stopped, because .*The check passed\.$/);
});

test("a model that fails after the work was done does not take it away, and one that failed before is thrown", async () => {
  const { result, yields } = await play({ files: [TEST] }, [{ calls: [RIGHT] }, fails]);
  assert.deepEqual([result.ok, result.exitReason], [true, "finished"]);
  assert.match(result.summary, /The model failed .*The check passed/);
  assert.ok(lines(yields).some((line) => line.includes("The model failed")));
  await assert.rejects(play({ files: [TEST] }, [{ calls: [WRONG] }, fails]), { name: "ModelError" });
  await assert.rejects(play({ files: [TEST] }, [fails]), { name: "ModelError" });
});

test(
  "a check that passes only with changed tests is pushed back once with their names, then unverified",
  IN_FULL,
  async () => {
    const bent = write("test.sh", '. ./sum.sh\n[ "$(add 1 2)" = 30 ] || exit 1\n');
    const odd = write("sum.sh", "add() { echo 30; }\n");
    const played = await play({ files: [TEST] }, [
      { calls: [odd, bent, finish()] },
      { calls: [bent, finish()] },
    ]);
    const { ok, exitReason, check } = played.result;
    assert.deepEqual([ok, exitReason, check.proposed?.passes], [false, "unverified", true]);
    assert.deepEqual(check.proposed?.files, ["test.sh"]);
    assert.match(check.proposed.patch, /= 30 \]/);
    assert.match(told(played.requests[1]!).at(-1)!, /only with your changes to test\.sh.*--may-change/s);
  },
);

test("nothing was changed: a check that passed before says nothing", async () => {
  const files = [TEST, file("sum.sh", "add() { echo $(($1 + $2)); }\n")];
  const { result } = await play({ files, maxSteps: 1 }, [{ calls: [finish()] }]);
  assert.deepEqual([result.ok, result.exitReason, result.check.before], [false, "unverified", "passed"]);
  assert.match(result.check.output, /No file was changed/);
});

test("given tests that nothing here can run are not ok, and the result says so", async () => {
  const files = [file("widget_spec.rb", "require './widget'\n"), file("widget.rb", "")];
  const { result } = await play({ files, maxSteps: 1 }, [
    { calls: [write("widget.rb", "X = 1\n"), finish()] },
  ]);
  assert.equal(result.ok, false);
  assert.match(result.check.output, /nothing here can run these tests: widget_spec\.rb/);
});

test("a workspace that cannot be handed over whole is not ok", async () => {
  const many = bash("for i in $(seq 2100); do echo $i >f$i.txt; done");
  const { result } = await play({ files: [TEST], maxSteps: 1 }, [{ calls: [RIGHT, many, finish()] }]);
  assert.deepEqual([result.ok, result.exitReason], [false, "unverified"]);
  assert.match(result.check.output, /more than can be delivered/);
});

test("what is handed over is what was checked: the workspace holds no hijack and no changed test afterwards", async () => {
  const played = await play({ files: [TEST], maxSteps: 1 }, [
    { calls: [RIGHT, write("test.sh", "exit 0\n"), write("sitecustomize.py", "x\n"), finish()] },
  ]);
  const { ok, check, checked } = played.result;
  assert.equal(ok, true, check.output);
  assert.deepEqual([...checked!.keys()].toSorted(), ["sum.sh", "test.sh"]);
  assert.deepEqual(check.left_out, [{ path: "sitecustomize.py", why: "a start-up hook of Python" }]);
  const tar = Buffer.concat(played.states.at(-1)!.tar).toString();
  assert.ok(tar.includes("add 1 2") && !tar.includes("sitecustomize"));
});

test("nobody looks for flaky tests among given ones that cannot be loaded without the work", async () => {
  const given = file(
    "test_roll.py",
    "import unittest\nfrom roll import low\n\n\nclass Roll(unittest.TestCase):\n    def test_low(self):\n        self.assertEqual(low(), 1)\n\n    def test_other(self):\n        self.assertEqual(low(), 2)\n",
  );
  const code = "calls = []\n\n\ndef low():\n    calls.append(1)\n    return len(calls)\n";
  let opened = 0;
  const { result } = await play(
    { files: [given], maxSteps: 1 },
    [{ calls: [write("roll.py", code), finish()] }],
    { opened: () => (opened += 1) },
  );
  assert.deepEqual([result.ok, result.exitReason], [false, "unverified"], result.check.output);
  assert.ok(opened < 20, `${opened} sandboxes`);
});

test(
  "a given test that passes only now and then is not made up for by the tests that always pass",
  IN_FULL,
  async () => {
    const given = file(
      "test_roll.py",
      "import unittest\nfrom roll import low, high\n\n\nclass Roll(unittest.TestCase):\n    def test_low(self):\n        self.assertEqual(low(), 1)\n\n    def test_high(self):\n        self.assertEqual(high(), 6)\n",
    );
    const code =
      "import random\n\n\ndef low():\n    return 1\n\n\ndef high():\n    return random.choice([5, 6, 6])\n";
    const tried = [1, 2, 3, 4].map(() =>
      play({ files: [given], maxSteps: 1 }, [{ calls: [write("roll.py", code), finish()] }]),
    );
    for (const { result } of await Promise.all(tried))
      assert.ok(!result.ok || result.check.flaky.length === 0, result.check.output);
  },
);
