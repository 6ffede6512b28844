import assert from "node:assert/strict";
import { test } from "node:test";
import { VISUAL_EVENTS, type VisualEventName, VisualResult } from "@signet/contract";
import { BrowserKilled } from "@signet/page-verifier";
import { allTold, HOSTED, refusal, type Rig, service } from "./rig.ts";
import { everyRouteAnswered } from "./topics.ts";

const TASK = { body: { task: "A snake game called Garden" } };
const STREAMED = { ...TASK, headers: { Accept: "text/event-stream" } };

/** A browser that no page survives: builds come to an end with pages that are not verified. */
function killBrowsers({ browsers }: Rig): void {
  browsers.use = async () => {
    throw new BrowserKilled("memory");
  };
}

test("a build is answered once it is over, with its page, its report and its receipt", async (t) => {
  const rig = await service(t);
  killBrowsers(rig);
  const result = await rig.json("visual", TASK);
  assert.match(result.html!, /^<!doctype html>/i);
  assert.deepEqual([result.ok, result.verified, result.report?.ok], [false, false, false]);
  assert.equal(result.receipt_sha, (await rig.json("receipts")).head);
  const run = await rig.json("run", { params: { run_id: result.run_id } });
  assert.deepEqual([run.kind, run.receipt_sha], ["visual", result.receipt_sha]);
});

test("a build that is streamed tells how it goes on, and last the same answer", async (t) => {
  const rig = await service(t);
  killBrowsers(rig);
  const events = await allTold(await rig.ask("visual", STREAMED));
  for (const { name, data } of events) VISUAL_EVENTS[name as VisualEventName].strict().parse(data);
  const { name, data } = events.at(-1)!;
  const { seq, at: _, ...result } = data;
  assert.deepEqual([name, seq], ["visual_done", events.length]);
  VisualResult.strict().parse(result);
  const key = { "Idempotency-Key": "once" };
  const whole = await rig.json("visual", { ...TASK, headers: key });
  const again = await allTold(await rig.ask("visual", { ...TASK, headers: { ...STREAMED.headers, ...key } }));
  const { seq: __, at: ___, ...last } = again.at(-1)!.data;
  assert.deepEqual(last, whole);
});

test("where the machine has no browser a build is refused before it begins", async (t) => {
  const rig = await service(t);
  rig.browsers.state = { state: "unavailable", reason: "install chromium" };
  const { detail } = await rig.refused("visual", 503, "browser_unavailable", TASK);
  assert.match(detail, /install chromium/);
  assert.deepEqual((await rig.json("runs")).runs, []);
});

test("a browser that fails during the build is told as the failure, to the request that waited", async (t) => {
  const rig = await service(t);
  const { retryable } = await rig.refused("visual", 503, "browser_unavailable", TASK);
  assert.equal(retryable, true);
  const events = await allTold(await rig.ask("visual", STREAMED));
  assert.deepEqual(
    events.filter(({ name }) => name === "error").map(({ data }) => data["code"]),
    ["browser_unavailable"],
  );
});

test("a key that the provider refuses is refused again: streamed or not, the answer says so", async (t) => {
  const rig = await service(t, { script: () => ({ fault: { status: 401 } }) });
  const { retryable, detail } = await rig.refused("visual", 502, "model_unavailable", TASK);
  const events = await allTold(await rig.ask("visual", STREAMED));
  const { data } = events.find(({ name }) => name === "error")!;
  assert.deepEqual([retryable, detail], [false, data["detail"]]);
  assert.equal(data["retryable"], false);
});

test("a build whose caller stops waiting goes on, and is told so", async (t) => {
  const rig = await service(t);
  const { promise: used, resolve } = Promise.withResolvers<void>();
  rig.browsers.use = (signal) => {
    resolve();
    return new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    });
  };
  const gone = new AbortController();
  const waiting = rig.ask("visual", { ...TASK, signal: gone.signal });
  await used;
  gone.abort();
  const { detail } = await refusal(await waiting, 503, "not_ready");
  const params = { run_id: (await rig.json("runs")).runs[0]!.run_id };
  assert.ok(detail.includes(`/runs/${params.run_id}/events`));
  await rig.json("runCancel", { params });
  assert.equal((await allTold(await rig.ask("runEvents", { params }))).at(-1)!.name, "visual_done");
});

test("what a build is asked is checked field by field", async (t) => {
  const { refused } = await service(t);
  for (const body of [{}, { task: "" }, { task: "x".repeat(32_001) }, { task: 5 }])
    assert.equal((await refused("visual", 400, "invalid_request", { body })).param, "task");
});

test("a hosted build takes a visual of the day, gives it back where the page was not verified, and says so", async (t) => {
  const rig = await service(t, { env: HOSTED });
  killBrowsers(rig);
  const answer = await rig.ask("visual", TASK);
  assert.equal(answer.headers.get("ratelimit-policy"), '"visual-day";q=2;w=86400');
  assert.match(answer.headers.get("ratelimit")!, /^"visual-day";r=1;t=\d+$/);
  const result = (await answer.json()) as VisualResult;
  assert.equal(result.usage.visuals_remaining, 2);
});

test("the same idempotency key with another task is refused", async (t) => {
  const rig = await service(t);
  killBrowsers(rig);
  const headers = { "Idempotency-Key": "once" };
  await rig.json("visual", { ...TASK, headers });
  await rig.refused("visual", 422, "idempotency_mismatch", { headers, body: { task: "Another." } });
});

everyRouteAnswered("visual");
