import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import { promisify } from "node:util";
import {
  CodeHealth,
  ProblemBody,
  type Run,
  type Status,
  type VisualReceipt,
  VisualResult,
} from "@signet/contract";
import { verifyChain, verifyRunRecord } from "@signet/verify";
import { startModelServer } from "../packages/server/test/support/model-server.ts";
import { until } from "../packages/server/test/support/until.ts";
import { builder, call, GOOD, pageOf, BRIEF, placeOf } from "./support/builder-script.ts";
import {
  newFolder,
  chat,
  newUsedFolder,
  post,
  readEvents,
  serviceFor,
  startService,
  visual,
} from "./support/service.ts";
import { withModel } from "./support/with-model.ts";
import { IN_FULL } from "./support/drawn.ts";

const SIGNET = path.join(import.meta.dirname, "../packages/cli/bin/signet.mjs");
/** What the commands remember of services; another service of this machine may have had the same port. */
const STATE = newFolder();
after(() => rmSync(STATE, { recursive: true, force: true }));
const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");

const receiptOf = async ({ api }: { api: string }, sha: string) =>
  (await (await fetch(`${api}/code/receipts/${sha}`)).json()) as VisualReceipt;

/** Runs `signet` to its end. */
async function signet(args: string[], url = "http://127.0.0.1:9") {
  const env = { ...process.env, SIGNET_URL: url, XDG_STATE_HOME: STATE, NO_COLOR: "1" };
  const ran = promisify(execFile)(process.execPath, [SIGNET, ...args], { env, maxBuffer: 1 << 24 });
  const { stdout, stderr, code } = await ran.then(
    (done) => ({ ...done, code: 0 }),
    (failed: { stdout: string; stderr: string; code: number }) => failed,
  );
  return { stdout, stderr, code };
}

test("a built-in app is played, sealed and handed over; anybody with the file plays it again to the same verdict", async (t) => {
  const service = await serviceFor(t);
  const task = "A to-do list titled Groceries with milk, eggs and bread";
  const response = await post(`${service.api}/code/visual`, { task });
  const result = VisualResult.strict().parse(await response.json());
  assert.deepEqual(
    [result.ok, result.verified, result.engine, result.title],
    [true, true, "builtin", "Groceries"],
  );
  const html = result.html!;
  assert.match(html, /^<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/);
  assert.equal(result.html_sha256, sha256(html));
  assert.equal(result.report?.html_sha256, sha256(html));
  assert.deepEqual(result.report?.inputs, { keys: true, pointer: true, touch: true });
  assert.match(result.screenshot!, /^data:image\/(?:png|jpeg);base64,/);
  assert.equal(result.usage.visuals_remaining, null);
  for (const { path: file, sha256: sha } of result.files) {
    const bytes = await (await fetch(`${service.api}/runs/${result.run_id}/files/${file}`)).arrayBuffer();
    assert.equal(sha256(Buffer.from(bytes)), sha, file);
  }
  const printed = await signet(["open", "last", "--print"], service.url);
  assert.match(printed.stdout, new RegExp(`^${service.url}/api/demo/runs/${result.run_id}/page\\?expires=`));
  const shown = await fetch(printed.stdout.trim());
  assert.equal(sha256(await shown.text()), result.html_sha256);
  assert.match(shown.headers.get("content-security-policy")!, /; sandbox allow-scripts /);
  const { receipt } = result;
  assert.deepEqual(
    [receipt.kind, receipt.ok, receipt.check, receipt.attempts],
    ["visual", true, "browser", 1],
  );
  assert.equal(receipt.report, result.files.find((file) => file.path === "report.json")?.sha256);
  const told = await (await fetch(`${service.api}/code/receipts/${result.receipt_sha}`)).json();
  assert.deepEqual(told, receipt);

  const folder = mkdtempSync(path.join(tmpdir(), "signet-visual-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "page.html");
  writeFileSync(file, html);
  const again = await signet(["verify-page", file, "--json"]);
  const verdict = JSON.parse(again.stdout) as NonNullable<typeof result.report>;
  assert.equal(again.code, 0);
  const gist = ({ checks }: typeof verdict) =>
    checks.filter(({ level }) => level === "block").map(({ name, ok }) => [name, ok]);
  assert.deepEqual(gist(verdict), gist(result.report!));
  assert.deepEqual(verdict.brief, result.report!.brief);
  writeFileSync(file, html.replace("<body", "<body hidden"));
  const broken = await signet(["verify-page", file]);
  assert.equal(broken.code, 1);
  assert.match(broken.stdout, /✗ not_blank/);
});

test(
  "signet visual shows how it goes on, verifies the receipt here, and saves the page",
  IN_FULL,
  async (t) => {
    const service = await serviceFor(t);
    const folder = mkdtempSync(path.join(tmpdir(), "signet-visual-"));
    t.after(() => rmSync(folder, { recursive: true }));
    const file = path.join(folder, "game.html");
    const { stdout, stderr, code } = await signet(
      ["visual", "tic-tac-toe against the computer", "-o", file],
      service.url,
    );
    assert.equal(code, 0, stdout + stderr);
    for (const part of [
      /Attempt 1: playing/,
      /✓ verified/,
      /reacts to keys, pointer, touch/,
      /◆ sealed/,
      /✓ verified here: hash, page, report, every event/,
    ])
      assert.match(stdout, part);
    const runs = await signet(["runs"], service.url);
    const id = /run_\w+/.exec(runs.stdout)![0];
    const again = await signet(["run", id, "-o", path.join(folder, "again")], service.url);
    assert.equal(again.code, 0);
    assert.match(again.stdout, /✓ verified here/);
    const beyond = await signet(["visual", "a chess game against the computer"], service.url);
    assert.equal(beyond.code, 1);
    assert.match(beyond.stdout, /✗ not verified \(needs model\)[\s\S]*keys set/);
    const receipts = await signet(["receipts"], service.url);
    assert.match(receipts.stdout, /✓ #\d+ +\w+… +browser/);
    assert.equal((await signet(["verify"], service.url)).code, 0);
  },
);

test("what the built-in engine cannot make is told, with nothing made under its name", async (t) => {
  const service = await serviceFor(t);
  for (const task of ["a chess game", "snake and tetris", "a poster of the sea"]) {
    const { events, result } = await visual(service, task);
    assert.deepEqual(
      [result.ok, result.exit_reason, result.html, result.report],
      [false, "needs_model", null, null],
    );
    assert.match(result.summary, /needs a model[\s\S]*keys set/);
    assert.deepEqual([result.receipt.check, result.receipt.report], ["none", ""]);
    assert.ok(events.every(({ data }, i) => data.seq === i + 1));
  }
});

test(
  "a page that is understood in part is built, played and told with what is not done; it costs nothing",
  IN_FULL,
  async (t) => {
    const service = await serviceFor(t);
    const { events, result } = await visual(service, "a red snake game with obstacles, on a 12x12 board");
    assert.deepEqual(
      [result.ok, result.verified, result.exit_reason, result.not_done, result.report?.ok],
      [false, true, "partial", ["obstacles"], true],
    );
    assert.match(result.html!, /"columns":12,"rows":12/);
    assert.deepEqual(
      [result.receipt.ok, result.receipt.end, result.receipt.check],
      [false, "failed", "browser"],
    );
    const record = events.map(({ name, data }) => ({ name, data }));
    assert.equal((await verifyRunRecord({ events: record })).ok, true);
    const lying = record.map((one) =>
      one.name === "visual_done" ? { ...one, data: { ...one.data, not_done: ["nothing"] } } : one,
    );
    assert.equal((await verifyRunRecord({ events: lying })).ok, false);
    const { stdout, code } = await signet(["visual", "pong with three balls and a red ball"], service.url);
    assert.equal(code, 1);
    assert.match(stdout, /✓ verified in part[\s\S]*built and tested; not done: three balls/);
  },
);

test("a stream and an answer of one key are one build; who leaves finds the rest", IN_FULL, async (t) => {
  const { service, model } = await withModel(
    t,
    builder(() => [GOOD]),
  );
  const key = { "Idempotency-Key": "one-build" };
  const response = await post(
    `${service.api}/code/visual`,
    { task: "a counter" },
    { ...key, Accept: "text/event-stream" },
  );
  const first = await readEvents(response).next();
  const { run_id } = first.value!.data as { run_id: string };
  await response.body?.cancel().catch(() => undefined);
  const answer = VisualResult.strict().parse(
    await (await post(`${service.api}/code/visual`, { task: "a counter" }, key)).json(),
  );
  assert.equal(answer.run_id, run_id);
  assert.equal(answer.ok, true);
  const rest = [];
  for await (const { name } of readEvents(await fetch(`${service.api}/runs/${run_id}/events?after=1`)))
    rest.push(name);
  assert.equal(rest.at(-1), "visual_done");
  assert.equal(model.requests.length, 2);
  const other = await post(`${service.api}/code/visual`, { task: "another" }, key);
  assert.equal(other.status, 422);
});

test("a model that fails is a 502 for whoever waits for the answer, and an error before the end for whoever watches", async (t) => {
  const { service } = await withModel(t, () => ({
    fault: { status: 401, body: '{"error":{"message":"SECRET"}}' },
  }));
  const response = await post(`${service.api}/code/visual`, { task: "a counter" });
  const problem = ProblemBody.parse(await response.json());
  assert.deepEqual([response.status, problem.code], [502, "model_unavailable"]);
  const { events, result } = await visual(service, "a counter");
  assert.deepEqual(
    events.slice(-2).map(({ name }) => name),
    ["error", "visual_done"],
  );
  assert.deepEqual([result.ok, result.exit_reason, result.receipt.end], [false, "error", "error"]);
  assert.doesNotMatch(JSON.stringify(events) + service.log(), /SECRET/);
});

test("a build that is cancelled ends at once with its receipt", async (t) => {
  const { service } = await withModel(t, (body) =>
    placeOf(body).turns === 0 ? call("brief", BRIEF) : { text: "Let me think", fault: "stall" },
  );
  const running = visual(service, "a counter");
  const mine = async () => ((await (await fetch(`${service.api}/runs`)).json()) as { runs: Run[] }).runs[0];
  await until(async () => (await mine())?.last_seq === 2);
  await post(`${service.api}/runs/${(await mine())!.run_id}/cancel`, {});
  const { result } = await running;
  assert.deepEqual([result.ok, result.exit_reason, result.receipt.end], [false, "cancelled", "cancelled"]);
  assert.equal((await mine())!.state, "cancelled");
});

test("a service that is killed goes on with the build from its last step, and seals it once", async (t) => {
  const held = Promise.withResolvers<void>();
  let asked = 0;
  const model = await startModelServer((body) => {
    const { turns } = placeOf(body);
    if (turns === 2 && ++asked === 1) {
      held.resolve(undefined);
      return { text: "thinking", fault: "stall" };
    }
    return builder(() => [pageOf("broken-input-dead-button"), GOOD])(body);
  });
  const dataDir = newUsedFolder();
  const env = { OPENAI_COMPATIBLE_BASE_URL: model.url, OPENAI_COMPATIBLE_MODEL: "m" };
  let service = await startService({ dataDir, env });
  t.after(async () => {
    await service.end("SIGKILL");
    await model.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const response = await post(
    `${service.api}/code/visual`,
    { task: "a counter" },
    { Accept: "text/event-stream" },
  );
  const first = await readEvents(response).next();
  const { run_id } = first.value!.data as { run_id: string };
  await held.promise;
  await service.end("SIGKILL");
  service = await startService({ dataDir, env });
  const events = await Array.fromAsync(readEvents(await fetch(`${service.api}/runs/${run_id}/events`)));
  const result = VisualResult.parse(events.at(-1)!.data);
  assert.deepEqual([result.ok, result.repaired, result.attempts.length], [true, true, 2]);
  assert.match(JSON.stringify(events), /restarted; going on after step 2/);
  assert.deepEqual(
    events.map(({ data }) => data["seq"]),
    events.map((_, i) => i + 1),
  );
  const ledger = await (
    await fetch(`${service.api}/code/receipts`, { headers: { Accept: "application/x-ndjson" } })
  ).text();
  const lines = ledger.trimEnd().split("\n");
  const verdict = await verifyChain(lines);
  assert.ok(verdict.ok && verdict.unsealed.length === 0);
  assert.equal(lines.filter((line) => line.includes('"kind":"visual"')).length, 1);
});

test(
  "what is sealed is what was kept: a build that is stopped in the middle of a turn has a receipt that holds",
  IN_FULL,
  async (t) => {
    const write = (name: string) => ({ name: "write_page", input: { html: pageOf(name) } });
    const { service } = await withModel(t, (body) =>
      placeOf(body).turns === 0
        ? call("brief", BRIEF)
        : { calls: [write("broken-input-dead-button"), write("broken-load-endless-loop")] },
    );
    const running = visual(service, "a counter");
    const mine = async () => ((await (await fetch(`${service.api}/runs`)).json()) as { runs: Run[] }).runs[0];
    await until(async () => ((await mine())?.last_seq ?? 0) >= 5);
    await post(`${service.api}/runs/${(await mine())!.run_id}/cancel`, {});
    const { result } = await running;
    assert.equal(result.exit_reason, "cancelled");
    assert.deepEqual([result.html, result.report, result.files], [null, null, []]);
    assert.deepEqual([result.receipt.check, result.receipt.report, result.receipt.attempts], ["none", "", 0]);
  },
);

test("without a browser that can be jailed a build is refused, and health and status say why", async (t) => {
  const service = await serviceFor(t, { SVC_BROWSER: "/bin/true" });
  const first = await post(`${service.api}/code/visual`, { task: "snake" });
  const problem = ProblemBody.parse(await first.json());
  assert.deepEqual([first.status, problem.code], [503, "browser_unavailable"]);
  const again = await post(`${service.api}/code/visual`, { task: "snake" });
  assert.equal(again.status, 503);
  const { browser } = CodeHealth.parse(await (await fetch(`${service.api}/code/health`)).json());
  assert.equal(browser.ready, false);
  const { capabilities } = (await (await fetch(`${service.api}/status`)).json()) as Status;
  assert.equal(capabilities.visual.ready, false);
  assert.ok(capabilities.visual.reason);
});

test("a chat has a page built where it is asked for one, and its proof is the build's receipt", async (t) => {
  const service = await serviceFor(t);
  const { events, done } = await chat(service, "Make a calculator with a dark theme");
  const action = events.findLast(({ name }) => name === "action")!;
  assert.deepEqual(
    [action.data, done.ok].map((one) => (typeof one === "boolean" ? one : (one as { tool: string }).tool)),
    ["build_visual", true],
  );
  assert.match(done.answer!, /played in a real browser[\s\S]*page\.html/);
  const proof = events.findLast(({ name }) => name === "proof")!.data as {
    verified: boolean;
    evidence: { ref: string }[];
  };
  assert.equal(proof.verified, true);
  const receipt = await receiptOf(service, proof.evidence[0]!.ref);
  assert.equal(receipt.kind, "visual");
  assert.equal(receipt.task, receipt.task_commit, "a page may have had a part in its words");
});

test("the ledger shows a build's task or commits to it, as the caller says", async (t) => {
  const service = await serviceFor(t);
  const task = "Forecast the merger with Initech";
  for (const public_task of [true, false]) {
    const result = (await (
      await post(`${service.api}/code/visual`, { task, public_task })
    ).json()) as VisualResult;
    const { task: shown, task_commit } = await receiptOf(service, result.receipt_sha);
    assert.equal(shown, public_task ? task : task_commit);
  }
  const lines = await (await fetch(`${service.api}/code/receipts?kind=all`)).text();
  assert.equal(lines.split("Initech").length - 1, 2, "the line that opens the one, and its seal");
});
