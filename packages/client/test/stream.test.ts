import assert from "node:assert/strict";
import { test } from "node:test";
import { ClientProblem, ConnectionError } from "@signet/client";
import { EVENTS, problem, resumed, serve, stream, streamText, type Reply } from "./support/server.ts";

const whole = streamText(0, false);
const bytes = Buffer.byteLength(whole);
const request = { task: "do it" };

test("a run's events arrive in order, and the request is the caller's", async () => {
  using service = await serve([stream(whole)], { owner: "ada", headers: { "x-test": "1" } });
  const events = await Array.fromAsync(
    service.client.code({ ...request, max_steps: 3 }, { idempotencyKey: "k1" }),
  );
  assert.deepEqual(events, EVENTS);
  const [{ method, path, headers, body }] = service.seen as [(typeof service.seen)[0]];
  assert.deepEqual([method, path], ["POST", "/api/demo/code/run"]);
  assert.deepEqual(body, { task: "do it", max_steps: 3 });
  assert.equal(headers["idempotency-key"], "k1");
  assert.deepEqual([headers["x-workspace-owner"], headers["x-test"]], ["ada", "1"]);
});

test("wherever the connection is cut, no event is lost and none comes twice", async () => {
  for (let cut = 0; cut < bytes; cut += 5) {
    const first = stream(whole, cut);
    const again: Reply = (response, seen) =>
      seen.method === "POST" ? stream(whole)(response, seen) : resumed(response, seen);
    using service = await serve([first, again]);
    assert.deepEqual(await Array.fromAsync(service.client.code(request)), EVENTS, `cut after ${cut} bytes`);
    assert.equal(service.seen.length, 2);
  }
});

test("a connection cut before its first event asks for the same run again, with the same key", async () => {
  using service = await serve([stream(whole, 5), stream(whole)]);
  assert.equal((await Array.fromAsync(service.client.code(request))).length, 6);
  const [first, second] = service.seen;
  assert.ok(first!.headers["idempotency-key"]);
  assert.equal(second!.headers["idempotency-key"], first!.headers["idempotency-key"]);
  assert.deepEqual(second!.body, first!.body);
});

test("a stream that ends politely before the receipt is resumed too", async () => {
  using service = await serve([stream(whole.slice(0, whole.indexOf("event: code_done"))), resumed]);
  assert.deepEqual(await Array.fromAsync(service.client.code(request)), EVENTS);
  assert.equal(service.seen[1]!.path, "/api/demo/runs/run_1/events?after=4");
});

test("events that are sent again are not yielded again, and a gap is asked for", async () => {
  const gap = whole.replace(/event: agent_note\n.*\n\n/, "");
  using service = await serve([stream(gap), stream(streamText(0, true))]);
  assert.deepEqual(await Array.fromAsync(service.client.code(request)), EVENTS);
  assert.equal(service.seen[1]!.path, "/api/demo/runs/run_1/events?after=1");
});

test("many cuts are survived as long as each connection brings something", async () => {
  const oneEvent: Reply = stream((seen) => {
    const after = Number(new URL(seen.path, "http://x").searchParams.get("after"));
    return streamText(after, true).split("\n\n", 1)[0]! + "\n\n";
  });
  using service = await serve([oneEvent], { patience: { attempts: 1 } });
  assert.deepEqual(await Array.fromAsync(service.client.events("run_1")), EVENTS);
  assert.equal(service.seen.length, 6);
});

test("a service that restarts is waited for, with a longer pause each time", async () => {
  const pauses: number[] = [];
  const backoffMs = (failures: number) => (pauses.push(failures), 0);
  const down = problem(503, "not_ready", true);
  const proxy: Reply = (response) => response.writeHead(502).end("<html>");
  using service = await serve([stream(whole, 300), down, proxy, resumed], { patience: { backoffMs } });
  assert.deepEqual(await Array.fromAsync(service.client.code(request)), EVENTS);
  assert.deepEqual(pauses, [0, 1, 2]);
});

test("one that brings nothing more is given up after the attempts allowed", async () => {
  using service = await serve([stream(whole, 300), (response) => response.destroy()]);
  const reading = Array.fromAsync(service.client.code(request));
  await assert.rejects(
    reading,
    (error) => error instanceof ConnectionError && error.message.includes("run_1"),
  );
  assert.equal(service.seen.length, 4);
});

test("a refusal while resuming that will not change is thrown at once", async () => {
  using service = await serve([stream(whole, 300), problem(404, "run_not_found", false)]);
  await assert.rejects(Array.fromAsync(service.client.code(request)), { name: "ClientProblem" });
  assert.equal(service.seen.length, 2);
});

test("a run that is refused, or a service that is not there, is not asked twice", async () => {
  using service = await serve([problem(503, "sandbox_unavailable", true)]);
  await assert.rejects(
    Array.fromAsync(service.client.code(request)),
    (error) => error instanceof ClientProblem && error.problem.code === "sandbox_unavailable",
  );
  assert.equal(service.seen.length, 1);
  service[Symbol.dispose]();
  await assert.rejects(Array.fromAsync(service.client.code(request)), { name: "ConnectionError" });
});

test("a connection that falls silent is replaced", async () => {
  const silent: Reply = (response) => response.writeHead(200).write(whole.slice(0, 300));
  using service = await serve([silent, resumed], { patience: { idleMs: 100 } });
  assert.deepEqual(await Array.fromAsync(service.client.code(request)), EVENTS);
});

test("one who aborts, or stops reading, leaves the connection closed", async () => {
  for (const leave of ["abort", "break"]) {
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    const endless: Reply = (response) => {
      response.on("close", resolve);
      response.writeHead(200).write(whole.slice(0, 300));
    };
    using service = await serve([endless]);
    const abort = new AbortController();
    const read = async () => {
      for await (const _ of service.client.code(request, { signal: abort.signal })) {
        if (leave === "break") break;
        abort.abort(new Error("enough"));
      }
    };
    if (leave === "abort") await assert.rejects(read(), /enough/);
    else await read();
    await closed;
    assert.equal(service.seen.length, 1);
  }
});

test("events of a name that is not known yet are passed over", async () => {
  using service = await serve([stream(whole.replace("event: agent_note", "event: agent_song"))]);
  const events = await Array.fromAsync(service.client.code(request));
  assert.deepEqual(events, EVENTS.toSpliced(1, 1));
});

test("runToEnd gives what came of a run, over a broken connection too, and tells each event once", async () => {
  using service = await serve([stream(streamText(0, true), 300), resumed], { apiKey: "svc_key" });
  const seen: string[] = [];
  const outcome = await service.client.runToEnd({ task: "x" }, { onEvent: ({ name }) => seen.push(name) });
  assert.deepEqual(
    seen,
    EVENTS.map(({ name }) => name),
  );
  assert.deepEqual([outcome.runId, outcome.ok, outcome.events.length], ["run_1", true, EVENTS.length]);
  assert.equal(outcome.done?.seq, 5);
  assert.ok(
    service.seen.length >= 2 && service.seen.every(({ headers }) => headers["x-svc-api-key"] === "svc_key"),
  );
});
