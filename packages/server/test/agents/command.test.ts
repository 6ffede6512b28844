import assert from "node:assert/strict";
import { test } from "node:test";
import type { Clock } from "../../src/base/clock.ts";
import { bash, events, lines, play, told } from "./stage.ts";

/** What the model is told of one command. */
async function run(command: string, more: { timeout_s?: number } = {}) {
  const { requests, yields } = await play({ maxSteps: 2 }, [
    { calls: [["bash", { command, ...more }]] },
    { calls: [bash("true")] },
  ]);
  return { text: told(requests[1]!)[0]!, finished: events(yields, "command_finished")[0]! };
}

test("the model reads the exit code first, then the output", async () => {
  const { text, finished } = await run("echo out; echo err >&2; exit 3");
  assert.equal(text, "exit code: 3\nout\nerr");
  const { ok, exit_code, stdout, stderr, truncated, timed_out } = finished;
  assert.deepEqual(
    { ok, exit_code, stdout, stderr, truncated, timed_out },
    { ok: false, exit_code: 3, stdout: "out\n", stderr: "err\n", truncated: false, timed_out: false },
  );
});

test("long output reaches the model as head and tail of 10 KB with a way to see the rest", async () => {
  const { text, finished } = await run("seq 1 30000");
  assert.ok(Buffer.byteLength(text) < 11 * 1024);
  assert.match(
    text,
    /^exit code: 0\n1\n2\n[^]*\n\[\.\.\. \d+ bytes left out; redirect the output to a file and read that \.\.\.\]\n[^]*\n29999\n30000$/,
  );
  assert.ok(Buffer.byteLength(finished.stdout) <= 16_384 && finished.truncated);
  assert.match(finished.stdout, /^1\n2\n[^]*\n30000\n$/);
});

test("many short lines are cut to 256", async () => {
  const { text } = await run("yes x | head -2000");
  assert.ok(text.split("\n").length <= 262);
});

test("output beyond what the sandbox keeps is counted and said", async () => {
  const { text, finished } = await run("head -c 1000000 /dev/zero | tr '\\0' x");
  const [how, head, cut, tail, ...more] = text.split("\n");
  assert.deepEqual([how, more], ["exit code: 0", []]);
  const [, bytes] = /^\[\.\.\. (\d+) bytes left out;/.exec(cut!)!;
  assert.equal(head!.length + Number(bytes) + tail!.length, 1_000_000);
  assert.equal(finished.truncated, true);
});

test("the end of very long output, and what came on standard error after it, is what was printed last", async () => {
  const { text, finished } = await run("seq 1 200000; echo the reason >&2");
  assert.match(finished.stdout, /^1\n2\n[^]*\n200000\n$/);
  assert.equal(finished.stderr, "the reason\n");
  assert.match(text, /\n200000\nthe reason$/);
});

test("both streams are shown in the order in which their lines came", async () => {
  const { text, finished } = await run("echo err >&2; sleep 0.2; echo out");
  assert.equal(text, "exit code: 0\nerr\nout");
  assert.deepEqual([finished.stdout, finished.stderr], ["out\n", "err\n"]);
});

test("a command may have the time that it asks for, and is told of it when it had less", async () => {
  const short = await run("sleep 30", { timeout_s: 1 });
  assert.equal(
    short.text,
    "timed out after 1 s; narrow the command, pass timeout_s (up to 300), or start a server with background: true",
  );
  assert.equal(short.finished.timed_out, true);
  for (const timeout_s of [0, 301, 1.5])
    assert.match((await run("true", { timeout_s })).text, /^invalid call: `timeout_s` must be/);
});

test("how a command ended otherwise is said in words", async () => {
  assert.match((await run("yes")).text, /^killed: too much output\n/);
  assert.match(
    (await run("python3 -c 'x = bytearray(2 * 10**9); print(len(x))'")).text,
    /^killed: out of memory|MemoryError/,
  );
});

test("while a command is long at work its newest lines are shown every two seconds, ten times at most", async () => {
  // Time passes as soon as somebody waits for it, and there is something new to show.
  let waits = 0;
  const clock: Clock = {
    now: () => 0,
    async sleep(ms, signal) {
      assert.equal(ms, 2000);
      waits += 1;
      await new Promise((resolve) => setTimeout(resolve, 40));
      signal?.throwIfAborted();
    },
  };
  const { yields } = await play(
    { maxSteps: 1 },
    [{ calls: [bash("for i in $(seq 1 40); do echo line $i; sleep 0.03; done")] }],
    { clock },
  );
  const notes = lines(yields).filter((line) => line.startsWith("1 note: "));
  assert.equal(notes.length, 10);
  assert.match(notes[0]!, /line \d/);
  assert.ok(waits >= 10);
  const shown = notes.flatMap((note) => note.match(/line \d+/g) ?? []);
  assert.equal(new Set(shown).size, shown.length, "no line is shown twice");
});

test("a silent command gives no notes", async () => {
  const clock: Clock = { now: () => 0, sleep: () => new Promise((resolve) => setTimeout(resolve, 5)) };
  const { yields } = await play({ maxSteps: 1 }, [{ calls: [bash("sleep 0.3")] }], { clock });
  assert.equal(events(yields, "agent_note").length, 0);
});
