import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import path from "node:path";
import { test } from "node:test";
import type { CodeEventBody } from "@signet/contract";
import { DONE, sampleRun, TASK, WORK } from "./support/run.ts";
import { startService } from "./support/service.ts";
import { onTerminal, signet, start } from "./support/signet.ts";

const events = await sampleRun();
const failed = await sampleRun(WORK, { ...DONE, ok: false, exit_reason: "cancelled" });
const FAST_TIMERS = path.join(import.meta.dirname, "../../../test/support/fast-timers.mjs");
const skip = spawnSync("script", ["--version"]).error === undefined ? false : "script is not installed";

test("what a command prints while it runs is shown once, when it has finished", async (t) => {
  const at = WORK.findIndex((event) => event.name === "command_finished");
  const live = ["half of it", "most of it"].map((text): CodeEventBody => ({
    name: "agent_note",
    data: { step: 1, text },
  }));
  using service = await startService({ events: await sampleRun(WORK.toSpliced(at, 0, ...live)) });
  const piped = await signet(["code", TASK], { url: service.url });
  assert.equal(piped.code, 0);
  assert.doesNotMatch(piped.stdout, /half of it|most of it/);
  if (skip) return t.diagnostic(skip);
  const { stdout } = await onTerminal(["code", TASK], service.url, 100);
  assert.match(stdout, /· running  half of it/);
  assert.doesNotMatch(stdout, /^ *(?:half|most) of it/m);
  const running = stdout.slice(stdout.indexOf("· running"), stdout.indexOf("✓"));
  assert.doesNotMatch(running, /thinking/);
});

test("a run that goes out of sight can be watched again, and signet says how", async () => {
  using service = await startService({ events, holdBefore: "code_done" });
  // It looks for the service for twenty seconds.
  const running = start(["code", TASK], { url: service.url, node: ["--import", FAST_TIMERS] });
  await running.seen("# pass 1");
  service[Symbol.dispose]();
  const { code, stderr } = await running.ended;
  assert.equal(code, 3);
  assert.match(stderr, /lost the events of run run_\w+/);
  assert.match(stderr, /\n {2}to watch it again: signet run run_\w+\n$/);
});

test("Ctrl-C cancels the run, and its receipt is still shown and verified", async () => {
  using service = await startService({ events: failed, holdBefore: "code_done" });
  const running = start(["code", TASK], { url: service.url });
  await running.seen("# pass 1");
  running.child.kill("SIGINT");
  const { stdout, code } = await running.ended;
  assert.equal(code, 1);
  assert.match(stdout, /cancelling; Ctrl-C again leaves at once/);
  assert.match(stdout, /verified here/);
  assert.ok(service.requests.some(({ path }) => path.endsWith("/cancel")));
});

test("a second Ctrl-C leaves at once", async () => {
  using service = await startService({ events: failed, holdBefore: "code_done", deaf: true });
  const running = start(["code", TASK], { url: service.url });
  await running.seen("# pass 1");
  running.child.kill("SIGINT");
  await running.seen("cancelling");
  running.child.kill("SIGINT");
  const { stdout, code } = await running.ended;
  assert.equal(code, 130);
  assert.doesNotMatch(stdout, /sealed/);
});

test("an earlier run is shown again by its id, and Ctrl-C leaves it running", async () => {
  using service = await startService({ events });
  const again = await signet(["run", "run_06k3v9x0abcdefghijklmnopq"], { url: service.url });
  assert.equal(again.code, 0);
  assert.match(again.stdout, /◆ sealed/);
  assert.deepEqual(
    service.requests.slice(0, 2).map(({ path }) => path),
    [
      "/api/demo/runs/run_06k3v9x0abcdefghijklmnopq",
      "/api/demo/runs/run_06k3v9x0abcdefghijklmnopq/events?after=0",
    ],
  );
  using slow = await startService({ events, holdBefore: "code_done" });
  const watching = start(["run", "run_06k3v9x0abcdefghijklmnopq"], { url: slow.url });
  await watching.seen("# pass 1");
  watching.child.kill("SIGINT");
  const { code, stderr } = await watching.ended;
  assert.equal(code, 130);
  assert.match(stderr, /^still running; to watch it again: signet run run_\w+\n$/);
  assert.equal(slow.requests.length, 2, "nothing was cancelled");
});

const IDS = [
  "run_06k3v9x0cdefghijkmnpqrstv",
  "run_06k3v9x0abcdefghjkmnpqrst",
  "run_06j0000001111111111111abcd",
].map((id) => id.slice(0, 29));

test("a run is named by its id, a part of it that no other has, or last", async () => {
  using service = await startService({ events, runIds: IDS });
  const watched = async (word: string) => {
    const { code, stderr } = await signet(["run", word], { url: service.url });
    const path = service.requests.findLast((request) => request.path.includes("/events"))?.path;
    return code === 0 ? path!.split("/").at(-2) : stderr.split("\n")[0];
  };
  assert.equal(await watched(IDS[2]!), IDS[2]);
  assert.equal(await watched("last"), IDS[0]);
  assert.equal(await watched("run_06j0"), IDS[2], "from a later page");
  assert.equal(await watched("06j0"), IDS[2]);
  assert.equal(await watched(IDS[1]!.slice(-5)), IDS[1]);
  assert.match(
    (await watched("06k3"))!,
    /several runs match 06k3: run_06k3\w+ and run_06k3\w+; give more letters/,
  );
  assert.match((await watched("zzzz"))!, /no run of yours is named zzzz; to list your runs: signet runs/);
  assert.match((await watched("run_0"))!, /run_0 is too short to name a run/);
  using empty = await startService({ runIds: [] });
  const none = await signet(["run", "last"], { url: empty.url });
  assert.deepEqual([none.code, /there is no run yet/.test(none.stderr)], [2, true]);
});
