import assert from "node:assert/strict";
import { test } from "node:test";
import type { CoderYield } from "../../src/agents/port.ts";
import { Stopped } from "../../src/agents/port.ts";
import { ModelError } from "../../src/modules/models/model-error.ts";
import type { Sandbox } from "@signet/sandbox";
import { bash, events, file, finish, type Line, lines, play, write } from "./stage.ts";
import { drawn } from "../../../../test/support/drawn.ts";

const TEST = file("test.sh", '. ./sum.sh\n[ "$(add 1 2)" = 3 ]\n');
const RIGHT = write("sum.sh", "add() { echo $(($1 + $2)); }\n");

/** Every command that was started was finished once, in order. */
function assertPaired(yields: CoderYield[]) {
  const ids = (name: "command_started" | "command_finished") =>
    events(yields, name).map((data) => data.command_id);
  assert.deepEqual(ids("command_finished"), ids("command_started"));
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));

test("a cancel in the middle of a model's turn ends the run at once", async () => {
  const stop = new AbortController();
  const waiting: Line = (_, signal) => {
    queueMicrotask(() => stop.abort(new Stopped("cancelled")));
    return untilAborted(signal);
  };
  const { result } = await play({}, [{ calls: [RIGHT] }, waiting], { signal: stop.signal });
  assert.deepEqual(
    [result.ok, result.exitReason, result.steps, result.check.kind],
    [false, "cancelled", 1, "none"],
  );
});

test("a time limit in the middle of a command kills it, and the command is told as finished", async () => {
  const stop = new AbortController();
  const { result, yields } = await play({}, [{ calls: [bash("echo begun; sleep 60; echo survived")] }], {
    signal: stop.signal,
    seen: (yielded) => {
      if (yielded.type === "event" && yielded.event.name === "command_started")
        setTimeout(() => stop.abort(new Stopped("timeout")), 100);
    },
  });
  assert.deepEqual([result.ok, result.exitReason], [false, "timeout"]);
  assertPaired(yields);
  assert.equal(events(yields, "command_finished")[0]!.exit_code, null);
});

test("a cancel in the middle of the check leaves the run unverified", async () => {
  const stop = new AbortController();
  const { result, yields } = await play({ files: [file("test.sh", "sleep 60\n")] }, [{ calls: [finish()] }], {
    signal: stop.signal,
    seen: (yielded) => {
      if (yielded.type === "event" && yielded.event.name === "command_started")
        stop.abort(new Stopped("cancelled"));
    },
  });
  assert.deepEqual([result.ok, result.exitReason, result.check.kind], [false, "cancelled", "none"]);
  assertPaired(yields);
});

test("a cancel between two steps ends the run before the next", async () => {
  const stop = new AbortController();
  const { result } = await play({}, [{ calls: [RIGHT] }], {
    signal: stop.signal,
    seen: (yielded) => yielded.type === "step" && stop.abort(new Stopped("cancelled")),
  });
  assert.deepEqual([result.exitReason, result.steps], ["cancelled", 1]);
});

test("a cancel before the first step opens nothing", async () => {
  const { result } = await play({}, [], {
    signal: AbortSignal.abort(new Stopped("cancelled")),
    opened: () => assert.fail("a sandbox was opened"),
  });
  assert.deepEqual([result.exitReason, result.steps], ["cancelled", 0]);
});

test("a shutdown is thrown, for the run goes on elsewhere", async () => {
  const stop = new AbortController();
  const run = play({}, [{ calls: [bash("sleep 60")] }], {
    signal: stop.signal,
    seen: () => stop.abort(new Stopped("shutdown")),
  });
  await assert.rejects(run, { name: "Stopped", why: "shutdown" });
});

test("a model that fails is thrown after its retries, with everything closed", async () => {
  const failure = new ModelError("model_unavailable", "no answer", { retryable: true });
  await assert.rejects(play({}, [{ calls: [RIGHT] }, { throws: failure }]), failure);
});

test("a sandbox that goes away under a command is thrown, and the command is told as finished", async () => {
  const seen: CoderYield[] = [];
  let sandbox: Sandbox | undefined;
  const run = play({}, [{ calls: [bash("echo begun; sleep 60")] }], {
    opened: (opened) => (sandbox = opened),
    seen: (yielded) => {
      seen.push(yielded);
      if (yielded.type === "event" && yielded.event.name === "command_started")
        setTimeout(() => void sandbox?.close(), 100);
    },
  });
  await assert.rejects(run, { name: "SandboxError", code: "unavailable" });
  assertPaired(seen);
});

test("a command in a sandbox that is already gone is told as finished, and thrown", async () => {
  const seen: CoderYield[] = [];
  let sandbox: Sandbox | undefined;
  const run = play({}, [{ calls: [bash("true")] }], {
    opened: (opened) => (sandbox = opened),
    seen: (yielded) => {
      seen.push(yielded);
      if (yielded.type === "event" && yielded.event.name === "command_started") void sandbox?.close();
    },
  });
  await assert.rejects(run, { name: "SandboxError", code: "unavailable" });
  assertPaired(seen);
});

test("resumed from any step, the run ends with the same files and the same verdict", async () => {
  const script: Line[] = [
    { text: "Look.", calls: [bash("ls"), write("sum.sh", "add() { echo 0; }\n")] },
    { calls: [finish()] },
    { calls: [["edit", { path: "sum.sh", edits: [{ old: "echo 0", new: "echo $(($1 + $2))" }] }]] },
    { text: "I am done." },
    { text: "Really." },
    ...["I am.", "I was.", "I have been."].map((text) => ({ text })),
  ];
  const whole = await play({ files: [TEST] }, script);
  assert.deepEqual([whole.result.ok, whole.result.steps], [true, 8]);
  const names = (tar: Uint8Array[]) =>
    Buffer.concat(tar)
      .toString()
      .match(/add\(\) .*/g);
  for (const { state, tar } of drawn(whole.states, 3)) {
    const stored = JSON.parse(JSON.stringify(state)) as typeof state;
    const resumed = await play({ files: [TEST] }, script.slice(state.step), {
      resume: { state: stored, workspace: chunks(tar) },
    });
    const timeless = (result: typeof whole.result) => ({
      ...result,
      check: { ...result.check, duration_ms: 0 },
    });
    assert.deepEqual(timeless(resumed.result), timeless(whole.result), `from step ${state.step}`);
    const last = resumed.states.at(-1)?.tar ?? tar;
    assert.deepEqual(names(last), names(whole.states.at(-1)!.tar));
    const tail = lines(resumed.yields).filter((line) => line.startsWith("step"));
    assert.deepEqual(
      tail,
      lines(whole.yields)
        .filter((line) => line.startsWith("step"))
        .slice(state.step),
    );
  }
});

async function* chunks(parts: Uint8Array[]) {
  yield* parts;
}
