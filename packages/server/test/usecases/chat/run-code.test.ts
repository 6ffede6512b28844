import assert from "node:assert/strict";
import { test } from "node:test";
import { type ExecResult, type Limits, type Sandbox, SandboxError } from "@signet/sandbox";
import { Refusal } from "../../../src/agents/chat/port.ts";
import { Stopped } from "../../../src/agents/port.ts";
import { createSandboxReadiness } from "../../../src/usecases/runs/sandbox-readiness.ts";
import { createRunCode } from "../../../src/usecases/chat/run-code.ts";
import { fakeClock } from "../../support/clock.ts";
import { memorySandboxDriver } from "../../support/memory-sandbox.ts";

const PRINTED: ExecResult = {
  exitCode: 0,
  reason: "exit",
  durationMs: 1,
  stdout: "out",
  stderr: "",
  outputBytes: 3,
  truncated: false,
};
const LIMITS = { wallSeconds: 300, pids: 7 } as Limits;
const PROGRAM = { language: "python", code: "print(1)" } as const;

/** Programs of chats; what becomes of their sandboxes is the test's. */
function shop({ atOnce = 1, over = {} }: { atOnce?: number; over?: Partial<Sandbox> } = {}) {
  const memory = memorySandboxDriver();
  const opened: { runId: string; limits: Limits }[] = [];
  const done: string[] = [];
  let open = 0;
  const driver = Object.assign(memory, {
    async open(options: { runId: string; limits: Limits }): Promise<Sandbox> {
      opened.push(options);
      open++;
      return {
        ...({} as Sandbox),
        write: async (path, content) => void done.push(`${path}: ${String(content)}`),
        exec: async (line) => (done.push(line), PRINTED),
        close: async () => void open--,
        ...over,
      };
    },
  });
  const readiness = createSandboxReadiness({ driver, clock: fakeClock() });
  const run = createRunCode({ driver, readiness, limits: LIMITS, atOnce });
  return { run, driver, opened, done, held: () => open };
}

/** What comes of a program that finds a place: where it has to wait for one, none was given back. */
async function placed<T>(work: Promise<T>): Promise<T> {
  const waited = new Promise(setImmediate).then(() => assert.fail("it waits for a place"));
  return Promise.race([work, waited]);
}

const { signal } = new AbortController();

test("a program runs in its language, in a sandbox of its own with a short time, and nothing is kept of it", async () => {
  const { run, opened, done, held } = shop();
  for (const language of ["python", "javascript", "bash"] as const)
    assert.deepEqual(await placed(run("run_1", { language, code: "x" }, signal)), {
      how: "exit code: 0",
      ok: true,
      output: "out",
    });
  assert.deepEqual(done, [
    "main.py: x",
    "python3 main.py",
    "main.mjs: x",
    "node main.mjs",
    "main.sh: x",
    "bash main.sh",
  ]);
  assert.deepEqual(opened[0], { runId: "run_1", limits: { ...LIMITS, wallSeconds: 20 } });
  assert.deepEqual([opened.length, held()], [3, 0]);
});

test("a program that fails or is stopped is told as such, with both of its outputs", async () => {
  const ends: [Partial<ExecResult>, object][] = [
    [
      { exitCode: 3, stderr: "err" },
      { how: "exit code: 3", ok: false, output: "out\nerr" },
    ],
    [
      { exitCode: null, reason: "timeout", stdout: "" },
      { how: "stopped: timeout", ok: false, output: "" },
    ],
    [
      { exitCode: null, reason: "oom", stdout: "", stderr: "err" },
      { how: "stopped: oom", ok: false, output: "err" },
    ],
  ];
  for (const [ended, told] of ends) {
    const { run, held } = shop({ over: { exec: async () => ({ ...PRINTED, ...ended }) } });
    assert.deepEqual([await run("run_1", PROGRAM, signal), held()], [told, 0]);
  }
});

test("without a sandbox no code is run at all, and the chat is told why", async () => {
  const { run, driver, opened } = shop();
  driver.probed = { ...driver.probed, ok: false, missing: ["bubblewrap"] };
  await assert.rejects(
    run("run_1", PROGRAM, signal),
    (thrown) => thrown instanceof Refusal && /no sandbox on this machine/.test(thrown.message),
  );
  assert.deepEqual(opened, []);
});

test("a sandbox that breaks is closed and gives its place back, and its failure stays a failure", async () => {
  const broken = () => Promise.reject(new SandboxError("failed", "the workspace is gone"));
  for (const over of [{ write: broken }, { exec: broken }] as Partial<Sandbox>[]) {
    const { run, opened, held } = shop({ over });
    // The second one has the only place: the first let go of it.
    for (let i = 0; i < 2; i++) await assert.rejects(placed(run("run_1", PROGRAM, signal)), SandboxError);
    assert.deepEqual([opened.length, held()], [2, 0]);
  }
  const { run, driver } = shop();
  driver.open = () => Promise.reject(new SandboxError("unavailable", "no room"));
  for (let i = 0; i < 2; i++) await assert.rejects(placed(run("run_1", PROGRAM, signal)), /no room/);
});

test("a chat that is stopped ends its program with its own reason, and closes the sandbox", async () => {
  const stop = new AbortController();
  const exec: Sandbox["exec"] = async (_line, options) => {
    stop.abort(new Stopped("cancelled"));
    assert.ok(options?.signal?.aborted, "the sandbox hears of it");
    return { ...PRINTED, exitCode: null, reason: "abort" };
  };
  const { run, held } = shop({ over: { exec } });
  await assert.rejects(placed(run("run_1", PROGRAM, stop.signal)), stop.signal.reason as Error);
  assert.equal(held(), 0);
});

test("a program that ended by itself while its chat was stopped is told to nobody", async () => {
  const stop = new AbortController();
  const { run, held } = shop({
    over: { exec: async () => (stop.abort(new Stopped("shutdown")), PRINTED) },
  });
  await assert.rejects(placed(run("run_1", PROGRAM, stop.signal)), stop.signal.reason as Error);
  assert.equal(held(), 0);
});

test("no more programs run at once than there is room for, and one that is stopped while it waits opens nothing", async () => {
  const gate = Promise.withResolvers<ExecResult>();
  const { run, opened, held } = shop({ over: { exec: () => gate.promise } });
  const first = run("run_1", PROGRAM, signal);
  const stop = new AbortController();
  const second = run("run_2", PROGRAM, stop.signal);
  const third = run("run_3", PROGRAM, signal);
  await new Promise(setImmediate);
  assert.deepEqual([opened.length, held()], [1, 1]);
  stop.abort(new Stopped("timeout"));
  await assert.rejects(second, Stopped);
  gate.resolve(PRINTED);
  await placed(Promise.all([first, third]));
  assert.deepEqual([opened.map(({ runId }) => runId), held()], [["run_1", "run_3"], 0]);
});
