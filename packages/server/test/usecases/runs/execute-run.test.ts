import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { NO_USAGE } from "@signet/contract";
import { SandboxError } from "@signet/sandbox";
import { Stopped } from "../../../src/agents/port.ts";
import { loadConfig } from "../../../src/base/config.ts";
import { Problem } from "../../../src/base/problem.ts";
import { ModelError } from "../../../src/modules/models/model-error.ts";
import { LeaseLost } from "../../../src/modules/runs/leases.ts";
import {
  createExecuteRun,
  type EndedRun,
  type RunKindSteps,
} from "../../../src/usecases/runs/execute-run.ts";
import type { RunFailure } from "../../../src/usecases/runs/run-failure.ts";
import { createStop } from "../../../src/usecases/runs/stop.ts";
import { claimedRun, temporaryStore } from "../../support/store.ts";
import { openLog } from "../rig.ts";

type Steps = RunKindSteps<{ id: string }, string>;

/** Does one run of a kind whose steps are the test's; `done` is what was done with it, in order. */
async function doing(t: TestContext, over: Partial<Steps>, outer = new AbortController().signal) {
  const store = await temporaryStore(t);
  const { row, ...lease } = await claimedRun(store, "run_1");
  const { lines, log } = openLog();
  const done: string[] = [];
  const failures: RunFailure[] = [];
  const ended: EndedRun[] = [];
  const onEnd = (run: EndedRun) => void ended.push(run);
  const steps: Steps = {
    begin: async () => ({ work: { id: "run_1" } }),
    drive: async () => "worked",
    broken: (_work, thrown) => (failures.push(thrown), "broken"),
    told: (ending) => ({
      state: ending === "worked" ? "succeeded" : "failed",
      reason: ending,
      usage: NO_USAGE,
    }),
    seal: async (_work, ending) => void done.push(`sealed ${ending}`),
    close: async () => void done.push("closed"),
    ...over,
  };
  const execute = createExecuteRun({ config: loadConfig({}).config, clock: store.clock, log, onEnd }, steps);
  const rejected = await execute(lease, row, outer).then(
    () => null,
    (thrown: unknown) => thrown as Error,
  );
  return { done, failures, rejected, lines, ended };
}

const throwing = (thrown: unknown): Partial<Steps> => ({ drive: () => Promise.reject(thrown) });

test("a run is sealed once, however its work ends, and lets go of what it holds after that", async (t) => {
  const good = await doing(t, {});
  assert.deepEqual(good.done, ["sealed worked", "closed"]);
  for (const thrown of [
    new Error("a bug"),
    new Stopped("cancelled"),
    new Stopped("timeout"),
    "no error at all",
  ]) {
    const { done, rejected } = await doing(t, throwing(thrown));
    assert.deepEqual([done, rejected], [["sealed broken", "closed"], null], String(thrown));
  }
});

test("a database that is away leaves the run to be claimed again; what fails in the same words does not", async (t) => {
  const words = "Connection terminated unexpectedly";
  const away = await doing(t, throwing(new Error(words)));
  assert.deepEqual([away.done, away.rejected?.message], [["closed"], words]);
  for (const thrown of [
    new SandboxError("unavailable", words),
    new ModelError("model_unavailable", words, { retryable: true }),
    new Problem("not_ready", words),
  ])
    assert.deepEqual((await doing(t, throwing(thrown))).done, ["sealed broken", "closed"], thrown.name);
});

test("a run that cannot go on is sealed without its work being begun", async (t) => {
  const { done } = await doing(t, {
    begin: async () => ({ work: { id: "run_1" }, lost: "lost" }),
    drive: () => Promise.reject(new Error("it was begun")),
  });
  assert.deepEqual(done, ["sealed lost", "closed"]);
});

test("a run that another worker has by now, or whose service stops, or whose database is away, is left as it stands", async (t) => {
  const cut = Object.assign(new Error("terminating connection"), { code: "57P01" });
  const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  for (const thrown of [new LeaseLost("run_1"), new Stopped("shutdown"), cut, refused]) {
    const { done, rejected, failures } = await doing(t, throwing(thrown));
    assert.deepEqual([done, rejected, failures], [["closed"], thrown, []]);
  }
});

test("a seal that fails is not taken for one that was written, and what is held is let go of", async (t) => {
  const { done, rejected } = await doing(t, { seal: () => Promise.reject(new Error("the store refuses")) });
  assert.deepEqual([done, rejected?.message], [["closed"], "the store refuses"]);
});

test("the end of a run and its reason are told once, after it was sealed, with the ids of run and request", async (t) => {
  for (const [over, state, reason] of [
    [{}, "succeeded", "worked"],
    [throwing(new Stopped("cancelled")), "failed", "broken"],
  ] as const) {
    const { ended, lines } = await doing(t, over);
    assert.deepEqual(ended, [{ kind: "code", state, reason, waitSeconds: 0, seconds: 0 }]);
    const told = { run: "run_1", request: "r", kind: "code", state, reason, s: 0 };
    assert.deepEqual(lines, [`info run ended ${JSON.stringify(told)}`]);
  }
  for (const over of [throwing(new LeaseLost("run_1")), { seal: () => Promise.reject(new Error("no")) }]) {
    const { ended, lines } = await doing(t, over);
    assert.deepEqual([ended, lines], [[], []]);
  }
});

test("a worker that stops ends the work with its own reason, also where it had stopped before", async (t) => {
  const stopped = new Stopped("shutdown");
  const waits: Partial<Steps> = {
    drive: (_work, { signal }) =>
      new Promise((_, reject) => {
        const give = () => reject(signal.reason as Error);
        if (signal.aborted) give();
        else signal.addEventListener("abort", give);
      }),
  };
  assert.equal((await doing(t, waits, AbortSignal.abort(stopped))).rejected, stopped);
  const outer = new AbortController();
  const drive: Steps["drive"] = (work, stop) => {
    queueMicrotask(() => outer.abort(stopped));
    return waits.drive!(work, stop);
  };
  assert.equal((await doing(t, { drive }, outer.signal)).rejected, stopped);
});

test("what a caller is told of a failure has a name of ours, and says whose failure it was", async (t) => {
  const model = (
    code: ModelError["code"],
    reason: "failed" | "timeout" | "invalid_key",
    retryable: boolean,
  ) => new ModelError(code, "in our words", { retryable, reason });
  const cases: [unknown, string, string][] = [
    [new Error("TypeError at /srv/secret.ts"), "service", "internal"],
    [new Problem("browser_unavailable", "in our words"), "service", "browser_unavailable"],
    [new SandboxError("not_found", "in our words"), "service", "sandbox_unavailable"],
    [model("model_unavailable", "failed", true), "provider", "model_unavailable"],
    [model("model_unavailable", "invalid_key", false), "provider", "model_unavailable"],
    [model("model_timeout", "timeout", true), "provider", "model_timeout"],
    [model("context_too_long", "failed", false), "request", "model_unavailable"],
    [model("model_unavailable", "failed", false), "request", "model_unavailable"],
  ];
  for (const [thrown, fault, code] of cases) {
    const { failures, lines } = await doing(t, throwing(thrown));
    const [failure] = failures;
    assert.ok(failure && !failure.stopped);
    const { data } = failure.error;
    assert.deepEqual([failure.fault, data.code, data.charged, data.request_id], [fault, code, false, "r"]);
    assert.equal(data.instance, "/api/demo/code/run");
    const isBug = code === "internal";
    const errors = lines.filter((line) => line.startsWith("error "));
    assert.equal(errors.length, isBug ? 1 : 0, "a bug alone is an error of the log");
    assert.doesNotMatch(JSON.stringify(data), /secret|TypeError/);
    if (isBug) assert.match(errors[0]!, /run_1.*secret\.ts/);
  }
});

test("the time of a run is that of its work: what the service checks does not count", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let now = 0;
  t.mock.method(performance, "now", () => now);
  const pass = (ms: number) => {
    now += ms;
    t.mock.timers.tick(ms);
  };
  const store = await temporaryStore(t);
  const { row } = await claimedRun(store, "run_1");
  using stop = createStop(row, new AbortController().signal, 10);
  pass(6_000);
  stop.count(false);
  stop.count(false);
  pass(3_600_000);
  stop.count(true);
  stop.count(true);
  pass(3_999);
  assert.equal(stop.signal.aborted, false);
  pass(1);
  assert.equal((stop.signal.reason as Stopped).why, "timeout");
});

test("a stop says the first reason that there was, and none once its run is over", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const store = await temporaryStore(t);
  const { row } = await claimedRun(store, "run_1");
  const why = ({ signal }: { signal: AbortSignal }) => (signal.reason as Stopped | undefined)?.why;
  {
    using stop = createStop({ ...row, cancel_requested: 1 }, new AbortController().signal, 10);
    assert.equal(why(stop), "cancelled", "a wish that came before the work holds");
    t.mock.timers.tick(10_000);
    assert.equal(why(stop), "cancelled");
  }
  const outer = new AbortController();
  const stop = createStop(row, outer.signal, 10);
  stop[Symbol.dispose]();
  outer.abort(new Stopped("shutdown"));
  t.mock.timers.tick(10_000);
  assert.equal(stop.signal.aborted, false);
});
