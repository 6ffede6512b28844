import assert from "node:assert/strict";
import { test } from "node:test";
import { CODE_EVENTS, type CodeEventName } from "@signet/contract";
import { allTold, HOSTED, OWNER, service, told } from "./rig.ts";
import { finishedRun, GIVES_UP, SILENT, startedRun, WRITES } from "./scripts.ts";
import { everyRouteAnswered } from "./topics.ts";

test("a run is streamed from its start to its receipt, in events of the contract", async (t) => {
  const rig = await service(t, { script: WRITES });
  const { events, response } = await finishedRun(rig);
  for (const { name, data } of events) CODE_EVENTS[name as CodeEventName].strict().parse(data);
  assert.deepEqual([events[0]!.name, events.at(-1)!.name], ["code_start", "code_receipt"]);
  assert.deepEqual(
    events.map(({ data }) => data["seq"]),
    events.map((_, i) => i + 1),
  );
  assert.equal(response.headers.get("x-accel-buffering"), "no");
  assert.equal(response.headers.get("ratelimit"), null);
  assert.ok(events.every(({ id }) => id === null));
});

test("a run goes on when its reader has gone, and is read to its end later", async (t) => {
  const rig = await service(t, { script: WRITES });
  const gone = new AbortController();
  const response = await rig.ask("codeRun", { body: { task: "Write." }, signal: gone.signal });
  let id = "";
  try {
    for await (const { data } of told(response)) {
      id = String(data["run_id"]);
      gone.abort();
    }
  } catch {
    // A stream that was cut does not end like one that is over.
  }
  const rest = await allTold(await rig.ask("runEvents", { params: { run_id: id } }));
  assert.equal(rest.at(-1)!.name, "code_receipt");
});

test("the same idempotency key and body give the same run again, from its start", async (t) => {
  const rig = await service(t, { script: WRITES });
  const asked = { headers: { "Idempotency-Key": "once" } };
  const first = await finishedRun(rig, asked);
  const second = await finishedRun(rig, asked);
  assert.deepEqual(second.events, first.events);
  assert.equal((await rig.json("runs")).runs.length, 1);
  await rig.refused("codeRun", 422, "idempotency_mismatch", { ...asked, body: { task: "Another." } });
  rig.clock.advance(24 * 3_600_000 + 1);
  assert.notEqual((await finishedRun(rig, asked)).id, first.id);
});

test("a key whose run was erased is refused rather than run again", async (t) => {
  const rig = await service(t, { script: GIVES_UP });
  const asked = { headers: { "Idempotency-Key": "once" } };
  const { id } = await finishedRun(rig, asked);
  await rig.json("runErase", { params: { run_id: id } });
  const again = { ...asked, body: { task: "Write two files." } };
  const answer = await rig.send("/api/demo/code/run", { method: "POST", ...again });
  assert.equal(answer.status, 404);
});

test("a field that does not fit is refused by its path, with every other one that does not", async (t) => {
  const { refused } = await service(t);
  const cases: [object, string[]][] = [
    [{}, ["task"]],
    [{ task: "", max_steps: 0 }, ["task", "max_steps"]],
    [{ task: "x", conversation_id: "a b" }, ["conversation_id"]],
    [{ task: "x", check_cmd: "" }, ["check_cmd"]],
    [{ task: "x", files: [{ path: "../x", content: "" }] }, ["files.0.path"]],
    [{ task: "x", files: [{ path: "a", content: "#", encoding: "base64" }] }, ["files.0.content"]],
    [
      {
        task: "x",
        files: [
          { path: "a", content: "" },
          { path: "a", content: "" },
        ],
      },
      ["files"],
    ],
    [
      {
        task: "x",
        files: [
          { path: "a", content: "" },
          { path: "a/b", content: "" },
        ],
      },
      ["files"],
    ],
  ];
  for (const [body, paths] of cases) {
    const said = await refused("codeRun", 400, "invalid_request", { body });
    assert.equal(said.param, paths[0]);
    assert.deepEqual(
      said.errors?.map((one) => one.path),
      paths,
    );
  }
});

test("more steps than this instance allows are refused, and the usual number gives way", async (t) => {
  const rig = await service(t, { script: GIVES_UP, env: { SVC_MAX_STEPS: "5" } });
  const said = await rig.refused("codeRun", 400, "invalid_request", { body: { task: "x", max_steps: 6 } });
  assert.equal(said.param, "max_steps");
  const { id } = await finishedRun(rig);
  assert.equal((await rig.json("run", { params: { run_id: id } })).max_steps, 5);
});

test("a webhook to an address that is not called is refused before anything is opened", async (t) => {
  const { refused, json } = await service(t);
  for (const webhook_url of ["http://example.com/hook", "https://127.0.0.1/hook", "https://10.0.0.1/"]) {
    const said = await refused("codeRun", 400, "webhook_url_forbidden", { body: { task: "x", webhook_url } });
    assert.equal(said.param, "webhook_url");
  }
  assert.deepEqual((await json("runs")).runs, []);
});

test("without a sandbox no run is taken, and what is missing is named", async (t) => {
  const { refused, driver } = await service(t);
  driver.probed = { ...driver.probed, ok: false, missing: ["install bubblewrap"] };
  const said = await refused("codeRun", 503, "sandbox_unavailable", { body: { task: "x" } });
  assert.deepEqual(said["missing"], ["install bubblewrap"]);
  assert.equal(said.headers.get("retry-after"), "30");
});

test("a conversation has one run at a time, and the refusal names the one under way", async (t) => {
  const rig = await service(t, { script: SILENT });
  const body = { task: "Wait.", conversation_id: "talk" };
  const id = await startedRun(rig, { body });
  const said = await rig.refused("codeRun", 409, "conversation_busy", { body });
  assert.equal(said["run_id"], id);
  assert.equal(said.headers.get("retry-after"), "5");
  assert.equal(said.retryable, true);
  await rig.json("runCancel", { params: { run_id: id } });
  await allTold(await rig.ask("runEvents", { params: { run_id: id } }));
});

test("a hosted run says what is left of the day, and the refusal after the last when there is more", async (t) => {
  const rig = await service(t, { script: GIVES_UP, env: HOSTED });
  const asked = { headers: { "X-Forwarded-For": "203.0.113.9" } };
  for (let left = 7; left >= 0; left--) {
    const { response } = await finishedRun(rig, asked);
    assert.equal(response.headers.get("ratelimit-policy"), '"runs-day";q=8;w=86400');
    assert.match(response.headers.get("ratelimit")!, new RegExp(`^"runs-day";r=${left};t=\\d+$`));
  }
  const { headers, ...said } = await rig.refused("codeRun", 429, "quota_exhausted", {
    ...asked,
    body: { task: "One more." },
  });
  assert.equal(headers.get("x-should-retry"), "false");
  assert.match(headers.get("ratelimit")!, /^"runs-day";r=0;t=\d+$/);
  const wait = Number(/t=(\d+)/.exec(headers.get("ratelimit")!)![1]);
  assert.equal(headers.get("retry-after"), String(wait));
  assert.equal(said.retryable, false);
  rig.clock.advance(wait * 1000);
  await finishedRun(rig, asked);
});

test("the owner of a hosted service has no quota", async (t) => {
  const rig = await service(t, { script: GIVES_UP, env: HOSTED });
  const { response } = await finishedRun(rig, { headers: OWNER });
  assert.equal(response.headers.get("ratelimit"), null);
});

test("a free caller has one run at once, and is told to try again", async (t) => {
  const rig = await service(t, { script: SILENT, env: HOSTED });
  const { api_key } = await rig.json("mintApiKey", { body: {} });
  const headers = { "X-SVC-Api-Key": api_key! };
  const id = await startedRun(rig, { headers });
  const said = await rig.refused("codeRun", 429, "concurrency_limited", { headers, body: { task: "Two." } });
  assert.equal(said.retryable, true);
  assert.ok(Number(said.headers.get("retry-after")) > 0);
  assert.equal((await rig.json("runCancel", { headers, params: { run_id: id } })).cancel_requested, true);
});

test("the health of the sandbox and of the ledger is told in full", async (t) => {
  const rig = await service(t, { script: GIVES_UP });
  const before = await rig.json("codeHealth");
  assert.deepEqual([before.ok, before.ledger.size, before.ledger.verified], [false, 0, false]);
  assert.deepEqual([before.sandbox.driver, before.sandbox.ready], ["memory", true]);
  await finishedRun(rig);
  await rig.parts.storage.auditor.audit();
  const after = await rig.json("codeHealth");
  assert.deepEqual([after.ok, after.ledger.size, after.ledger.verified], [true, 2, true]);
  assert.equal(after.ledger.verified_at, new Date(rig.clock.now()).toISOString());
});

test("a stranger of a hosted service cannot choose the model, whose key is the operator's", async (t) => {
  const hosted = await service(t, { env: HOSTED });
  const said = await hosted.refused("codeRun", 400, "invalid_request", {
    body: { task: "x", model: "the-largest" },
    headers: { "X-Forwarded-For": "203.0.113.1" },
  });
  assert.deepEqual([said.param, said.detail], ["model", "model: this service chooses the model itself"]);
  const owner = await hosted.refused("codeRun", 400, "invalid_request", {
    body: { task: "x", model: "the-largest" },
    headers: OWNER,
  });
  assert.match(owner.detail, /no provider is set/);
});

everyRouteAnswered("code");
