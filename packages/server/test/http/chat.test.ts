import assert from "node:assert/strict";
import { test } from "node:test";
import { CHAT_EVENTS, type ChatEventName } from "@signet/contract";
import { allTold, HOSTED, type Rig, service } from "./rig.ts";
import { always } from "./scripts.ts";
import { everyRouteAnswered } from "./topics.ts";

const ANSWERS = always([{ text: "It is noon." }]);
const REMEMBERS = always([
  { calls: [{ name: "remember", input: { text: "prefers tabs" } }] },
  { text: "I will remember that." },
]);

/** Says something and reads the answer to its end. */
const say = async ({ ask }: Rig, command: string, headers: Record<string, string> = {}) =>
  allTold(await ask("chatRun", { body: { command }, headers }));

test("a chat is streamed in events of the contract, and ends with the whole answer", async (t) => {
  const rig = await service(t, { script: ANSWERS });
  const events = await say(rig, "What time is it?");
  for (const { name, data } of events) CHAT_EVENTS[name as ChatEventName].strict().parse(data);
  const { name, data } = events.at(-1)!;
  assert.deepEqual([name, data["name"], data["ok"], data["answer"]], ["phase", "done", true, "It is noon."]);
  assert.equal((await rig.json("runs")).runs[0]!.kind, "chat");
});

test("the built-in engine answers a chat without any model", async (t) => {
  const events = await say(await service(t), "What is 6 times 7?");
  assert.match(String(events.at(-1)!.data["answer"]), /42/);
});

test("a chat that is sent again with its idempotency key is the same chat", async (t) => {
  const rig = await service(t, { script: ANSWERS });
  const key = { "Idempotency-Key": "once" };
  assert.deepEqual(await say(rig, "Once.", key), await say(rig, "Once.", key));
  assert.equal(rig.requests.length, 1);
  const other = { headers: key, body: { command: "Twice." } };
  await rig.refused("chatRun", 422, "idempotency_mismatch", other);
});

test("what a chat is asked is checked field by field", async (t) => {
  const { refused } = await service(t);
  const cases: [object, string][] = [
    [{}, "command"],
    [{ command: "" }, "command"],
    [{ command: "x".repeat(32_001) }, "command"],
    [{ command: "x", history: Array.from({ length: 101 }, () => "turn") }, "history"],
    [{ command: "x", user_memory: Array.from({ length: 51 }, () => "note") }, "user_memory"],
  ];
  for (const [body, param] of cases)
    assert.equal((await refused("chatRun", 400, "invalid_request", { body })).param, param);
});

test("a hosted chat takes a run of the day, and says what is left", async (t) => {
  const rig = await service(t, { script: ANSWERS, env: HOSTED });
  const answer = await rig.ask("chatRun", { body: { command: "Hello." } });
  assert.match(answer.headers.get("ratelimit")!, /^"runs-day";r=7;t=\d+$/);
  await allTold(answer);
});

test("what is remembered is listed for its owner alone, and forgotten one by one or all at once", async (t) => {
  const rig = await service(t, { script: REMEMBERS });
  const ann = { "X-Workspace-Owner": "ann" };
  for (let i = 0; i < 2; i++) await say(rig, "Remember that I prefer tabs.", ann);
  const { memory } = await rig.json("memory", { headers: ann });
  assert.equal(memory[0]!.text, "prefers tabs");
  assert.equal(memory[0]!.created_at, new Date(rig.clock.now()).toISOString());
  assert.deepEqual((await rig.json("memory")).memory, []);
  const query = { id: memory[0]!.id };
  await rig.refused("eraseMemory", 404, "not_found", { query });
  assert.deepEqual(await rig.json("eraseMemory", { headers: ann, query }), { ok: true, erased: 1 });
  await rig.refused("eraseMemory", 404, "not_found", { headers: ann, query });
  await say(rig, "Remember that I prefer tabs.", ann);
  const left = (await rig.json("memory", { headers: ann })).memory.length;
  assert.deepEqual(await rig.json("eraseMemory", { headers: ann }), { ok: true, erased: left });
  assert.deepEqual((await rig.json("memory", { headers: ann })).memory, []);
  assert.deepEqual(await rig.json("eraseMemory", { headers: ann }), { ok: true, erased: 0 });
});

test("an id that is no id of a memory is refused by its field", async (t) => {
  const { refused } = await service(t);
  const { param } = await refused("eraseMemory", 400, "invalid_request", { query: { id: "x".repeat(65) } });
  assert.equal(param, "id");
});

test("nothing is remembered of people known by their address alone", async (t) => {
  const { refused } = await service(t, { env: HOSTED });
  for (const id of ["memory", "eraseMemory"] as const)
    assert.match((await refused(id, 401, "invalid_credential")).detail, /API key/);
});

everyRouteAnswered("chat");
