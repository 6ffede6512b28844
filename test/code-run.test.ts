import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { test } from "node:test";
import { verifyChain, verifyReceipt } from "@signet/verify";
import type { CodeEvent, Run } from "@signet/contract";
import type { Turn } from "../packages/server/test/support/model-server.ts";
import { until } from "../packages/server/test/support/until.ts";
import { codeRun, post, readEvents, serviceFor, startService, type Service } from "./support/service.ts";
import { drawn, IN_FULL } from "./support/drawn.ts";
import { withModel } from "./support/with-model.ts";

const call = (name: string, input: unknown): Turn => ({ calls: [{ name, input }] });
const TEST =
  "import test from 'node:test';import assert from 'node:assert/strict';import {sum} from './sum.mjs';\ntest('adds',()=>assert.equal(sum(1,2),3));\n";
/** Writes wrong code, sees the test fail, mends it, sees it pass, is done. */
const FIVE_STEPS: Turn[] = [
  call("write", { path: "sum.mjs", content: "export const sum = (a, b) => a - b;\n" }),
  call("bash", { command: "node --test sum.test.mjs" }),
  call("edit", { path: "sum.mjs", edits: [{ old: "a - b", new: "a + b" }] }),
  call("bash", { command: "node --test sum.test.mjs" }),
  call("finish", { check_cmd: "node --test sum.test.mjs", summary: "sum adds now" }),
];
const GIVEN = { task: "Make sum add.", files: [{ path: "sum.test.mjs", content: TEST }] };

const last = (events: CodeEvent[]) => {
  const [done, receipt] = events.slice(-2);
  assert.ok(
    done?.name === "code_done" && receipt?.name === "code_receipt",
    events.map((e) => e.name).join(" "),
  );
  return { done: done.data, receipt: receipt.data };
};

const chainOf = async (service: Service) =>
  (
    await (
      await fetch(`${service.api}/code/receipts`, { headers: { Accept: "application/x-ndjson" } })
    ).text()
  )
    .split("\n")
    .filter(Boolean);

test("wrong code, failing test, edit, passing test, finish: the stream has the contract's order and ends sealed", async (t) => {
  const { service } = await withModel(t, FIVE_STEPS);
  const { events, raw } = await codeRun(service, { ...GIVEN, conversation_id: "conv-1" });
  assert.deepEqual(
    events.map((e) => e.data.seq),
    events.map((_, i) => i + 1),
  );
  assert.equal(new Set(events.map((e) => e.data.run_id)).size, 1);
  const order = events.map((e) => e.name).filter((name) => name !== "agent_note");
  assert.deepEqual(order, [
    "code_start",
    "command_started",
    "command_finished",
    "command_started",
    "command_finished",
    "command_started",
    "command_finished",
    "code_done",
    "code_receipt",
  ]);
  const finished = events.flatMap((e) => (e.name === "command_finished" ? [e.data.ok] : []));
  assert.deepEqual(finished, [false, true, true]);
  const { done, receipt } = last(events);
  assert.equal(done.ok, true);
  assert.equal(done.exit_reason, "finished");
  assert.equal(done.check.kind, "given");
  assert.deepEqual(done.files, ["sum.mjs"]);
  assert.equal(receipt.ok, true);
  assert.equal(receipt.task, GIVEN.task);
  assert.equal(receipt.receipt.receipt_sha, receipt.receipt_sha);

  const verdict = await verifyChain(await chainOf(service));
  assert.ok(verdict.ok && verdict.size === 2 && verdict.head === receipt.receipt_sha);
  const stream = raw
    .slice(0, -1)
    .map((e) => e.block)
    .join("");
  const salt = createHmac("sha256", Buffer.from(receipt.opening, "hex")).update("events").digest("hex");
  const sha = createHash("sha256").update(stream).digest("hex");
  const c1 = createHash("sha256").update(`svc-open/v1\nevents\n${salt}\n${sha}`).digest("hex");
  assert.equal(receipt.receipt.events, `c1:${c1}`);
  assert.ok((await verifyReceipt({ ...receipt.receipt })).ok);

  const file = await fetch(`${service.api}/runs/${done.run_id}/files/sum.mjs`);
  const bytes = Buffer.from(await file.arrayBuffer());
  assert.equal(createHash("sha256").update(bytes).digest("hex"), done.artifacts[0]!.sha256);
  assert.match(bytes.toString(), /a \+ b/);
  assert.equal(file.headers.get("x-content-type-options"), "nosniff");
  const archive = await fetch(`${service.api}/runs/${done.run_id}/archive`);
  assert.equal(archive.headers.get("content-type"), "application/gzip");
  assert.ok((await archive.arrayBuffer()).byteLength > 100);
});

test("a model that claims success on failing code gets ok:false", async (t) => {
  const claim = call("finish", { check_cmd: "true", summary: "all tests pass" });
  const { service } = await withModel(t, [
    call("write", { path: "sum.mjs", content: "export const sum = () => 0;\n" }),
    claim,
    claim,
  ]);
  const { done, receipt } = last((await codeRun(service, { ...GIVEN, max_steps: 3 })).events);
  assert.equal(done.ok, false);
  assert.equal(done.check.kind, "given");
  assert.equal(done.check.passed, false);
  assert.equal(receipt.receipt.ok, false);
});

test("a model that edits the given test to pass gets ok:false", async (t) => {
  const finish = call("finish", { check_cmd: "node --test sum.test.mjs", summary: "green" });
  const script = [
    call("write", { path: "sum.mjs", content: "export const sum = () => 0;\n" }),
    call("write", { path: "sum.test.mjs", content: "import test from 'node:test';test('adds',()=>{});\n" }),
    call("bash", { command: "node --test sum.test.mjs" }),
    finish,
  ];
  const { service } = await withModel(t, script);
  const { events } = await codeRun(service, { ...GIVEN, max_steps: 4 });
  assert.equal(
    events.flatMap((e) => (e.name === "command_finished" ? [e.data.ok] : []))[0],
    true,
    "inside it did pass",
  );
  assert.equal(last(events).done.ok, false);
});

test(
  "the files that are sealed and served are those that were checked, whatever their times and sizes say",
  IN_FULL,
  async (t) => {
    const swap = (code: number) => `echo 'exit ${code}' > a.sh; touch -d @1000000000 a.sh`;
    const { service } = await withModel(t, [
      call("bash", { command: swap(1) }),
      call("bash", { command: swap(0) }),
      call("finish", { check_cmd: "", summary: "x" }),
    ]);
    const files = [{ path: "test.sh", content: "sh a.sh\n" }];
    const { events } = await codeRun(service, { task: "swap", check_cmd: "sh test.sh", files });
    const { done } = last(events);
    assert.equal(done.ok, true);
    const text = await (await fetch(`${service.api}/runs/${done.run_id}/files/a.sh`)).text();
    assert.equal(text, "exit 0\n");
    assert.equal(done.artifacts[0]!.sha256, createHash("sha256").update(text).digest("hex"));
  },
);

test("code in a folder that is not kept has no part in the check", IN_FULL, async (t) => {
  for (const folder of drawn([".cache", "__pycache__", "node_modules"], 1)) {
    const { service } = await withModel(t, [
      call("write", { path: `${folder}/a.sh`, content: "exit 0\n" }),
      call("finish", { summary: "x" }),
    ]);
    const files = [{ path: "test.sh", content: `sh ${folder}/a.sh\n` }];
    const { done } = last((await codeRun(service, { task: "hide", max_steps: 2, files })).events);
    assert.equal(done.check.kind, "given");
    assert.equal(done.ok, done.files.length === 1, folder);
  }
});

test("a run goes on without its client, and its events can be read again from any point", async (t) => {
  const { service } = await withModel(t, FIVE_STEPS);
  const leave = new AbortController();
  const response = await fetch(`${service.api}/code/run`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(GIVEN),
    signal: leave.signal,
  });
  let runId = "";
  for await (const event of readEvents(response)) {
    runId = String(event.data["run_id"]);
    break;
  }
  leave.abort();
  const read = async (query: string, headers: Record<string, string> = {}) => {
    const all = [];
    for await (const event of readEvents(
      await fetch(`${service.api}/runs/${runId}/events${query}`, { headers }),
    ))
      all.push(event);
    return all;
  };
  const whole = await read("");
  assert.equal(whole.at(-1)!.name, "code_receipt");
  assert.deepEqual(
    whole.map((e) => e.id),
    whole.map((_, i) => String(i + 1)),
  );
  assert.deepEqual(
    (await read("?after=3")).map((e) => e.id),
    whole.slice(3).map((e) => e.id),
  );
  assert.deepEqual(
    (await read("", { "Last-Event-ID": "5" })).map((e) => e.block),
    whole.slice(5).map((e) => e.block),
  );
  const run = (await (await fetch(`${service.api}/runs/${runId}`)).json()) as Run;
  assert.equal(run.state, "succeeded");
  assert.equal(run.last_seq, whole.length);
});

test("one idempotency key gives one run, replayed from its first event; another body is refused", async (t) => {
  const { service } = await withModel(t, FIVE_STEPS);
  const headers = { "Idempotency-Key": "key-1" };
  const blocks = async () => {
    const all: string[] = [];
    for await (const event of readEvents(await post(`${service.api}/code/run`, GIVEN, headers)))
      all.push(event.block);
    return all.join("");
  };
  const [first, second] = await Promise.all([blocks(), blocks()]);
  assert.equal(first, second);
  assert.equal(await blocks(), first);
  const other = await post(`${service.api}/code/run`, { ...GIVEN, task: "Other" }, headers);
  assert.equal(other.status, 422);
  assert.equal(((await other.json()) as { code: string }).code, "idempotency_mismatch");
  assert.equal((await chainOf(service)).length, 2);
  const ann = { ...headers, "X-Workspace-Owner": "ann" };
  const hers = await readEvents(await post(`${service.api}/code/run`, GIVEN, ann)).next();
  assert.equal(hers.value?.name, "code_start", "another owner's key is another key");
});

test("a stream of many large events is whole, leaves no listener behind, and a HEAD of it ends at once", async (t) => {
  const loud = { name: "bash", input: { command: "head -c 30000 /dev/zero | tr '\\0' x" } };
  const { service } = await withModel(t, [
    { calls: Array.from({ length: 16 }, () => loud) },
    call("finish", { check_cmd: "true", summary: "x" }),
  ]);
  const { events } = await codeRun(service, { task: "be loud" });
  const finished = events.flatMap((e) => (e.name === "command_finished" ? [e.data.stdout.length] : []));
  assert.equal(finished.filter((length) => length > 16_000).length, 16);
  const address = `${service.api}/runs/${events[0]!.data.run_id}/events`;
  const head = await fetch(address, { method: "HEAD" });
  assert.equal(head.status, 200);
  assert.match(head.headers.get("content-type")!, /^text\/event-stream/);
  await (await fetch(`${service.api}/status`)).text();
  assert.doesNotMatch(service.log(), /Warning|Error/);
});

test("a cancelled run stops at once and is sealed", async (t) => {
  const { service } = await withModel(t, [call("bash", { command: "sleep 50" })]);
  const response = await post(`${service.api}/code/run`, { task: "wait" });
  const names: string[] = [];
  let cancelledAt = 0;
  let done: Record<string, unknown> = {};
  for await (const { name, data } of readEvents(response)) {
    names.push(name);
    if (name === "command_started") {
      cancelledAt = Date.now();
      const run = (await (
        await post(`${service.api}/runs/${String(data["run_id"])}/cancel`, {})
      ).json()) as Run;
      assert.equal(run.cancel_requested, true);
    }
    if (name === "code_done") done = data;
  }
  assert.ok(Date.now() - cancelledAt < 10_000);
  assert.deepEqual(names.slice(-3), ["command_finished", "code_done", "code_receipt"]);
  assert.equal(done["exit_reason"], "cancelled");
});

test("a run that is cancelled while it waits is sealed at once, though no worker is free", async (t) => {
  const { service } = await withModel(t, [call("bash", { command: "sleep 50" })], {
    SVC_MAX_CONCURRENT_RUNS: "1",
  });
  const busy = readEvents(await post(`${service.api}/code/run`, { task: "wait" }));
  const first = (await busy.next()).value!;
  const response = await post(`${service.api}/code/run`, { task: "queued", conversation_id: "c" });
  const list = (await (await fetch(`${service.api}/runs?limit=1`)).json()) as { runs: Run[] };
  await post(`${service.api}/runs/${list.runs[0]!.run_id}/cancel`, {});
  const names: string[] = [];
  for await (const { name } of readEvents(response)) names.push(name);
  assert.deepEqual(names, ["code_start", "code_done", "code_receipt"]);
  const address = `${service.api}/runs/${String(first.data["run_id"])}`;
  assert.equal(((await (await fetch(address)).json()) as Run).state, "running");
  await post(`${address}/cancel`, {});
  for await (const { name } of busy) if (name === "code_receipt") break;
});

test("a conversation takes one run at a time and names the one under way", async (t) => {
  const { service } = await withModel(t, [call("bash", { command: "sleep 50" })]);
  const body = { task: "wait", conversation_id: "c" };
  const first = await post(`${service.api}/code/run`, body);
  const events = readEvents(first);
  const { value } = await events.next();
  const second = await post(`${service.api}/code/run`, body);
  assert.equal(second.status, 409);
  const problem = (await second.json()) as Record<string, unknown>;
  assert.equal(problem["code"], "conversation_busy");
  assert.equal(problem["run_id"], value!.data["run_id"]);
  await post(`${service.api}/runs/${String(value!.data["run_id"])}/cancel`, {});
  for await (const { name } of events) if (name === "code_receipt") break;
});

test("a provider that fails is told as a problem, not charged, and still sealed; nothing of it leaks", async (t) => {
  const canary = "canary-upstream-body-7731";
  const { service, model } = await withModel(
    t,
    () => ({ fault: { status: 401, body: `{"error":{"message":"${canary}"}}` } }),
    {
      OPENAI_COMPATIBLE_API_KEY: "canary-key-1234567890",
    },
  );
  const { events, raw } = await codeRun(service, { task: "anything" });
  assert.equal(model.requests[0]!.headers["authorization"], "Bearer canary-key-1234567890");
  const error = events.find((e) => e.name === "error");
  assert.ok(error?.name === "error");
  assert.equal(error.data.code, "model_unavailable");
  assert.equal(error.data.charged, false);
  assert.equal(last(events).done.exit_reason, "error");
  const shown = JSON.stringify(raw) + service.log();
  assert.ok(!shown.includes(canary) && !shown.includes("canary-key"));
});

test("more runs than may work at once wait for their turn", IN_FULL, async (t) => {
  const script = (body: { messages: unknown[] }): Turn =>
    FIVE_STEPS[(body.messages.length - 2) / 2] ?? { text: "done" };
  const { service } = await withModel(t, script, { SVC_MAX_CONCURRENT_RUNS: "2" });
  const runs = await Promise.all(Array.from({ length: 4 }, () => codeRun(service, GIVEN)));
  for (const { events } of runs) assert.equal(last(events).done.ok, true);
  const verdict = await verifyChain(await chainOf(service));
  assert.ok(verdict.ok && verdict.size === 8);
});

test("the built-in engine solves a task from its examples and says which engine it was", async (t) => {
  const service = await serviceFor(t);
  const task =
    "Write initials(name) in JavaScript in initials.mjs.\ninitials('john smith') -> 'J.S.'\ninitials('ada lovelace') -> 'A.L.'\ninitials('alan turing') -> 'A.T.'\ninitials('grace brewster hopper') -> 'G.B.H.'";
  const { events } = await codeRun(service, { task });
  const { done, receipt } = last(events);
  assert.equal(done.ok, true, done.summary);
  assert.equal(done.check.kind, "given");
  assert.equal(receipt.receipt.engine, "builtin");
});

test("a task beyond the built-in engine ends honestly and says how to set a model", async (t) => {
  const service = await serviceFor(t);
  const { done, receipt } = last(
    (await codeRun(service, { task: "Write a chess engine with a neural network." })).events,
  );
  assert.equal(done.ok, false);
  assert.equal(done.exit_reason, "needs_model");
  assert.match(done.summary, /OPENAI_COMPATIBLE_BASE_URL/);
  assert.equal(receipt.receipt.check, "none");
});

test("a run in flight is left whole when the service is stopped, and goes on after the start", async (t) => {
  const { service, model } = await withModel(t, ({ messages }, index) => {
    const step = messages.filter((m) => m.role === "assistant").length;
    if (step === 0) return call("write", { path: "a.sh", content: "exit 0\n" });
    return index === 1 ? { fault: "stall" } : call("finish", { check_cmd: "", summary: "x" });
  });
  const files = [{ path: "test.sh", content: "sh a.sh\n" }];
  const response = await post(`${service.api}/code/run`, { task: "wait", check_cmd: "sh test.sh", files });
  const runId = String((await readEvents(response).next()).value!.data["run_id"]);
  await until(() => model.requests.length === 2);
  assert.equal(await service.end("SIGTERM"), 0);
  assert.match(service.log(), /service stopped/);
  const env = { OPENAI_COMPATIBLE_BASE_URL: model.url, OPENAI_COMPATIBLE_MODEL: "scripted" };
  const next = await startService({ dataDir: service.dataDir, env });
  t.after(() => next.end("SIGKILL"));
  const events = [];
  for await (const event of readEvents(await fetch(`${next.api}/runs/${runId}/events`))) events.push(event);
  assert.ok(events.some((e) => String(e.data["text"]).includes("going on after step 1")));
  const { ok, steps } = events.at(-2)!.data;
  assert.deepEqual([ok, steps, events.at(-1)!.name], [true, 2, "code_receipt"]);
  assert.equal(model.requests.length, 3, "the step that was committed was not asked for again");
});
