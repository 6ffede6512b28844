import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import type { VisualEvent, VisualResult } from "@signet/contract";
import { signet, start } from "./support/signet.ts";
import { PAGE, reportOf, RUN, sampleBuild, startVisual, TASK } from "./support/visual.ts";

const EVIL = "\u001b[2J\u001b]0;owned\u0007\u009b31m\u202e\r";
const UNSAFE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/;

async function build(events: VisualEvent[], args: string[] = [TASK]) {
  using service = await startVisual(events);
  return { ...(await signet(["visual", ...args], { url: service.url })), requests: service.requests };
}

/** The build with something else in its last event. */
const changed = (
  events: VisualEvent[],
  change: (result: VisualResult) => Partial<VisualResult>,
): VisualEvent[] =>
  events.map((event) =>
    event.name === "visual_done" ? { ...event, data: { ...event.data, ...change(event.data) } } : event,
  );

test("a build is shown as it goes on, its receipt verified here, and its page saved", async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), "signet-cli-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "garden.html");
  const { stdout, code, requests } = await build(await sampleBuild(), [TASK, "-o", file]);
  assert.equal(code, 0, stdout);
  assert.match(
    stdout,
    /1 {2}Attempt 1: playing the page[\s\S]*✓ verified {2}Garden · 51 B[\s\S]*reacts to keys, pointer/,
  );
  assert.match(
    stdout,
    /◆ sealed {2}line 1 of localhost\/signet[\s\S]*✓ verified here: hash, page, report, every event/,
  );
  assert.equal(readFileSync(file, "utf8"), PAGE);
  assert.equal(requests[0]!.accept, "text/event-stream");
});

test("a run that is saved again comes with its report", async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), "signet-cli-"));
  t.after(() => rmSync(folder, { recursive: true }));
  using service = await startVisual(await sampleBuild());
  const { stdout, code } = await signet(["run", RUN, "-o", folder], { url: service.url });
  assert.equal(code, 0, stdout);
  assert.match(stdout, /saved 2 files in /);
  assert.equal(readFileSync(path.join(folder, "page.html"), "utf8"), PAGE);
  assert.match(readFileSync(path.join(folder, "report.json"), "utf8"), /"protocol": "visual-verify\/2"/);
});

test("what did not pass is told with what was found, and exits 1", async () => {
  const report = reportOf({ touch: "Nothing changes for taps", accessible: "2 faults" });
  const { stdout, code } = await build(await sampleBuild(report));
  assert.equal(code, 1);
  assert.match(
    stdout,
    /✗ not verified \(unverified\)[\s\S]*No attempt passed[\s\S]*✗ touch +Nothing changes for taps[\s\S]*! accessible +2 faults/,
  );
  assert.match(stdout, /to save it:[\s\S]*signet run run_\w+ -o <folder>/);
  const nothing = await build(await sampleBuild(null, { exit_reason: "needs_model", summary: "Set a key." }));
  assert.equal(nothing.code, 1);
  assert.match(nothing.stdout, /\(needs model\)[\s\S]*Set a key\./);
});

test("a finding is told to its end, however narrow the terminal is", async () => {
  const report = reportOf({ phone: `It is too wide, because of "main ${"word ".repeat(40)}" and #last` });
  const { stdout } = await build(await sampleBuild(report));
  assert.match(stdout, /✗ phone +It is too wide/);
  assert.match(stdout, /and #last/);
});

test("a page that lacks a part is told with what is not done, saved as a page that passed, and exits 1", async () => {
  const notDone = ["with sound", `over the ${EVIL}internet`];
  const change = { not_done: notDone, exit_reason: "partial", verified: true } as const;
  const { stdout, stderr, code } = await build(
    await sampleBuild(reportOf(), change, [`Not done: ${notDone.join("; ")}.`]),
  );
  assert.equal(code, 1, stderr);
  assert.match(stdout, /✓ verified in part[\s\S]*built and tested; not done: with sound; over the/);
  assert.match(stdout, /✓ verified here/);
  for (const line of stdout.split("\n")) assert.doesNotMatch(line, UNSAFE);
});

test("a page, report, verdict, list or event that is not the sealed one is caught here", async () => {
  const good = await sampleBuild();
  const failed = await sampleBuild(reportOf({ touch: "no" }));
  const fakes: [string, VisualEvent[]][] = [
    ["page", changed(good, () => ({ html: `${PAGE}<script>evil()</script>` }))],
    ["report", changed(good, ({ report }) => ({ report: { ...report!, ms: 1 } }))],
    ["ok", changed(failed, () => ({ ok: true, verified: true }))],
    ["files", changed(good, ({ files }) => ({ files: files.slice(1) }))],
    ["path", changed(good, ({ files }) => ({ files: [{ ...files[0]!, path: "../x" }, ...files.slice(1)] }))],
    ["receipt", changed(good, ({ receipt }) => ({ receipt: { ...receipt, attempts: 9 } }))],
    ["sha", changed(good, () => ({ receipt_sha: "0".repeat(64) }))],
    [
      "event",
      good.map((event) =>
        event.name === "agent_note" ? { ...event, data: { ...event.data, text: "x" } } : event,
      ),
    ],
  ];
  for (const [what, events] of fakes) {
    const { stderr, code } = await build(events);
    assert.equal(code, 1, what);
    assert.match(stderr, /✗ the receipt is not valid: /, what);
  }
  const other = await build(good, ["another task"]);
  assert.match(other.stderr, /is not valid/);
});

test("nothing that a page or the service says controls the terminal", async () => {
  const report = reportOf({ no_errors: `${EVIL}first\n${EVIL}second` }, `shell${EVIL}`);
  const change = { title: `Garden${EVIL}`, summary: `why${EVIL}` };
  const { stdout, stderr } = await build(await sampleBuild(report, change, [`note${EVIL}`]));
  for (const line of [...stdout.split("\n"), ...stderr.split("\n")]) assert.doesNotMatch(line, UNSAFE);
  assert.match(stdout, /first/);
});

test("with --json there is a line for each event, and nothing else", async () => {
  const events = await sampleBuild();
  const { stdout, code } = await build(events, [TASK, "--json"]);
  assert.equal(code, 0);
  const lines = stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as { event: string; data: unknown });
  assert.deepEqual(
    lines,
    events.map(({ name, data }) => ({ event: name, data })),
  );
});

test("Ctrl-C cancels a build that was started here, and only leaves one that is watched", async () => {
  const events = await sampleBuild(reportOf({ touch: "no" }), { exit_reason: "cancelled" });
  using service = await startVisual(events, 2);
  const running = start(["visual", TASK], { url: service.url });
  await running.seen("Attempt 1");
  running.child.kill("SIGINT");
  const ended = await running.ended;
  assert.equal(ended.code, 1);
  assert.match(ended.stdout, /\(cancelled\)/);
  assert.ok(service.requests.some(({ path: asked }) => asked.endsWith("/cancel")));
  using other = await startVisual(events, 2);
  const watching = start(["run", RUN], { url: other.url });
  await watching.seen("Attempt 1");
  watching.child.kill("SIGINT");
  const left = await watching.ended;
  assert.equal(left.code, 130);
  assert.match(left.stderr, /still running; to watch it again: signet run run_\w+\n$/);
  assert.ok(other.requests.every(({ path: asked }) => !asked.endsWith("/cancel")));
});

test("a task is asked for, and a page that is not there is named", async () => {
  assert.equal((await signet(["visual", " "])).code, 2);
  const missing = await signet(["verify-page", "/no/such/page.html"]);
  assert.equal(missing.code, 2);
  assert.match(missing.stderr, /there is no file/);
  assert.equal((await signet(["verify-page"])).code, 2);
});
