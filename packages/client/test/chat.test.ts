import assert from "node:assert/strict";
import { test } from "node:test";
import { CHAT_EVENTS, resumedWith, serve, stream, streamText, type Reply } from "./support/server.ts";

const whole = streamText(0, false, CHAT_EVENTS);
const request = { command: "How much is 1+1?" };

test("a question is sent as the caller put it, and its events arrive in order to the last phase", async () => {
  using service = await serve([stream(whole)], { owner: "ada" });
  const history = [{ role: "user" as const, content: "Hello" }];
  const asked = { ...request, history, user_memory: ["Counts in twos"] };
  const events = await Array.fromAsync(service.client.chat(asked, { idempotencyKey: "k1" }));
  assert.deepEqual(events, CHAT_EVENTS);
  const [{ method, path, headers, body }] = service.seen as [(typeof service.seen)[0]];
  assert.deepEqual([method, path, body], ["POST", "/api/demo/run/stream", asked]);
  assert.deepEqual([headers["idempotency-key"], headers["x-workspace-owner"]], ["k1", "ada"]);
});

test("wherever a chat's connection is cut, no token is lost and none comes twice", async () => {
  const last = Buffer.byteLength(whole.trimEnd());
  for (let cut = 0; cut < last; cut += 7) {
    const again: Reply = (response, seen) =>
      (seen.method === "POST" ? stream(whole) : resumedWith(CHAT_EVENTS))(response, seen);
    using service = await serve([stream(whole, cut), again]);
    const events = await Array.fromAsync(service.client.chat(request));
    assert.deepEqual(events, CHAT_EVENTS, `cut after ${cut} bytes`);
    assert.equal(service.seen.length, 2);
    const keys = service.seen.filter(({ method }) => method === "POST").map((call) => call.headers);
    assert.equal(new Set(keys.map((headers) => headers["idempotency-key"])).size, 1);
  }
});

test("a chat that is under way is followed from any event on", async () => {
  using service = await serve([resumedWith(CHAT_EVENTS)]);
  const events = await Array.fromAsync(service.client.chatEvents("run_1", 3));
  assert.deepEqual(events, CHAT_EVENTS.slice(3));
  assert.equal(service.seen[0]!.path, "/api/demo/runs/run_1/events?after=3");
});

test("what is sent after a chat's last event is not waited for", async () => {
  const endless: Reply = (response) => void response.writeHead(200).write(whole);
  using service = await serve([endless]);
  assert.deepEqual(await Array.fromAsync(service.client.chat(request)), CHAT_EVENTS);
});
