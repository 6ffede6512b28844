import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test, type TestContext } from "node:test";
import { createThreadPool, type ThreadPoolOptions } from "@signet/concurrency";
import { setTimeout as pause } from "node:timers/promises";

interface Said {
  question: string;
  asked: number;
  env: number;
}

const never = new AbortController().signal;
const url = new URL("./answering.ts", import.meta.url);
/** The processes that this one has started and that are not gone. */
const children = () =>
  readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").trim().split(" ").filter(Boolean);
const threads = () => readdirSync("/proc/self/task").length;

function pool(t: TestContext, options: Partial<ThreadPoolOptions> = {}) {
  const made = createThreadPool<string, Said>({
    url,
    threads: 1,
    wallMs: 5_000,
    memoryMb: 64,
    idleMs: 60_000,
    ...options,
  });
  t.after(() => made.close());
  return made;
}

test("a warm thread answers one question after the other, and sees nothing of the environment", async (t) => {
  const { ask } = pool(t);
  const all = await Promise.all(["a", "b", "c"].map((question) => ask(question, never)));
  assert.deepEqual(
    all,
    ["a", "b", "c"].map((question, i) => ({ question, asked: i + 1, env: 0 })),
  );
});

test("without idle time each question has a thread of its own, and none is left", async (t) => {
  const before = threads();
  const { ask } = pool(t, { idleMs: 0, threads: 2 });
  const all = await Promise.all(["a", "b", "c"].map((question) => ask(question, never)));
  assert.deepEqual(
    all.map((one) => typeof one === "object" && one.asked),
    [1, 1, 1],
  );
  assert.ok(threads() <= before, `${threads()} threads, ${before} before`);
});

test("a question that is late, throws or fills the heap fails by name, and harms no other", async (t) => {
  const { ask } = pool(t, { wallMs: 3_000, memoryMb: 16 });
  const questions = ["for ever", "a", "throw", "b", "fill", "c"];
  const all = await Promise.all(questions.map((question) => ask(question, never)));
  assert.deepEqual(
    all.map((one) => (typeof one === "string" ? one : one.question)),
    ["late", "a", "died", "b", "died", "c"],
  );
});

test("a process answers like a thread, and is gone when it was late, died or was aborted", async (t) => {
  const { ask } = pool(t, { isolation: "process", wallMs: 3_000, memoryMb: 16 });
  const questions = ["a", "for ever", "b", "throw", "c", "fill", "d"];
  const all = await Promise.all(questions.map((question) => ask(question, never)));
  assert.deepEqual(
    all.map((one) => (typeof one === "string" ? one : one.question)),
    ["a", "late", "b", "died", "c", "died", "d"],
  );
  const stop = new AbortController();
  const asked = ask("for ever", stop.signal);
  setImmediate(() => stop.abort(new Error("enough")));
  await assert.rejects(asked, /enough/);
  assert.equal(await ask("for ever", never), "late");
  assert.deepEqual(children(), [], "no process is left");
});

test("a process ends with whoever asked it, even while it computes", { timeout: 30_000 }, async () => {
  const program = `import { createThreadPool } from "@signet/concurrency";
    import { readFileSync } from "node:fs";
    const pool = createThreadPool({ url: new URL(${JSON.stringify(url.href)}), threads: 1, wallMs: 1000, memoryMb: 64, idleMs: 0, isolation: "process" });
    void pool.ask("for ever", new AbortController().signal);
    const seen = setInterval(() => {
      const pids = readFileSync("/proc/self/task/" + process.pid + "/children", "utf8").trim();
      if (pids === "") return;
      clearInterval(seen);
      process.stdout.write(pids, () => process.kill(process.pid, "SIGKILL"));
    }, 20);`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    cwd: import.meta.dirname,
    encoding: "utf8",
  });
  assert.match(stdout, /^\d+$/);
  while (existsSync(`/proc/${stdout}`)) await pause(20);
});

test("more than may wait are refused; who gives up makes room and gets the reason", async (t) => {
  const { ask } = pool(t, { queue: 1, wallMs: 3_000 });
  const reason = new Error("enough");
  const stop = new AbortController();
  const working = ask("for ever", never);
  const waiting = ask("a", stop.signal);
  assert.equal(await ask("b", never), "busy");
  stop.abort(reason);
  await assert.rejects(waiting, (thrown) => thrown === reason);
  const next = ask("c", never);
  assert.equal(await working, "late");
  assert.equal((await next) && typeof (await next), "object");
  await assert.rejects(ask("d", stop.signal), (thrown) => thrown === reason);
});

test("who gives up a question that is worked on ends its thread", async (t) => {
  const { ask } = pool(t, { wallMs: 60_000 });
  await ask("a", never);
  const before = threads();
  const stop = new AbortController();
  const working = ask("for ever", stop.signal);
  setImmediate(() => stop.abort(new Error("enough")));
  await assert.rejects(working, /enough/);
  assert.ok(threads() < before);
  assert.deepEqual(await ask("b", never), { question: "b", asked: 1, env: 0 });
});

test("closing ends what is worked on and refuses what comes later", async (t) => {
  const made = pool(t, { wallMs: 60_000 });
  const both = [made.ask("for ever", never), made.ask("a", never)];
  await made.close();
  assert.deepEqual(await Promise.all([...both, made.ask("b", never)]), ["closed", "closed", "closed"]);
});

test("a file that does not load is said, and an idle thread keeps no process alive", async (t) => {
  const { ask } = pool(t, { url: new URL("data:text/javascript,throw 1") });
  assert.equal(await ask("a", never), "not_started");
  const program = `import { createThreadPool } from "@signet/concurrency";
    const pool = createThreadPool({ url: new URL(${JSON.stringify(url.href)}), threads: 1, wallMs: 5000, memoryMb: 64, idleMs: 600000 });
    console.log(typeof (await pool.ask("a", new AbortController().signal)));`;
  const { status, stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    cwd: import.meta.dirname,
    encoding: "utf8",
    timeout: 30_000,
  });
  assert.deepEqual([status, stdout], [0, "object\n"]);
});
