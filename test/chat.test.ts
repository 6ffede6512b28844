import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { type ChatEvent, MemoryErased, MemoryList, type Run } from "@signet/contract";
import { startModelServer, type Turn } from "../packages/server/test/support/model-server.ts";
import { until } from "../packages/server/test/support/until.ts";
import { callerAt, hostedService, refusal } from "./support/hosted.ts";
import { chat, chatEvents, post, readEvents, type RawEvent, startService } from "./support/service.ts";
import { withModel } from "./support/with-model.ts";

const call = (name: string, input: object): Turn => ({ calls: [{ name, input }] });
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const of = <N extends ChatEvent["name"]>(events: ChatEvent[], name: N) =>
  events.flatMap((event) =>
    event.name === name ? [event.data as Extract<ChatEvent, { name: N }>["data"]] : [],
  );

/** What holds for every chat: numbers without gaps, started phases that end, the answer in its tokens, proof last. */
function assertWhole(events: ChatEvent[]): void {
  assert.deepEqual(
    events.map(({ data }) => data.seq),
    events.map((_, i) => i + 1),
  );
  const done = of(events, "phase").at(-1)!;
  assert.equal(
    of(events, "token")
      .map(({ text }) => text)
      .join(""),
    done.answer,
  );
  let current: string | null = null;
  for (const { name, status } of of(events, "phase").slice(0, -1)) {
    if (status === "started") assert.equal(current, null, "one phase at a time");
    else assert.equal(current, name);
    current = status === "started" ? name : null;
  }
  const decided = events.findIndex(({ name }) => name === "decision");
  const acted = events.findIndex(({ name }) => name === "action");
  assert.ok(acted < 0 || decided < acted, "nothing is done that was not decided in sight");
}

test("an answer streams as the model speaks it, and says that nothing was looked up", async (t) => {
  const { service } = await withModel(t, [{ text: "Herons are large wading birds.", pieces: 6 }]);
  const { events, done, answer } = await chat(service, "What are herons?");
  assertWhole(events);
  assert.deepEqual(
    [done.ok, done.finish_reason, answer],
    [true, "answered", "Herons are large wading birds."],
  );
  assert.ok(done.usage!.output_tokens > 0);
  assert.deepEqual(
    of(events, "proof").map(({ verified, evidence }) => [verified, evidence]),
    [[false, []]],
  );
  assert.deepEqual(
    of(events, "decision").map(({ choice }) => choice),
    ["answer"],
  );
});

test("sums are exact, code is run, and the answer's proof names the evidence by hash", async (t) => {
  const { service, model } = await withModel(t, [
    {
      calls: [
        { name: "calculate", input: { expression: "0.1 + 0.2" } },
        { name: "run_code", input: { language: "python", code: "print(6 * 7)" } },
      ],
    },
    { text: "It is 0.3, and Python says 42." },
  ]);
  const { events } = await chat(service, "add and run");
  assertWhole(events);
  const actions = of(events, "action").filter(({ status }) => status === "done");
  assert.deepEqual(
    actions.map(({ tool, output }) => [tool, output]),
    [
      ["calculate", "= 0.3"],
      ["run_code", "exit code: 0\n42\n"],
    ],
  );
  const proof = of(events, "proof").at(-1)!;
  assert.equal(proof.verified, true);
  assert.deepEqual(
    proof.evidence.map(({ type, sha256: hash }) => [type, hash]),
    [
      ["calculation", sha256("0.3")],
      ["command", sha256("42\n")],
    ],
  );
  const results = model.requests[1]!.body.messages.filter(({ role }) => role === "tool").map(
    ({ content }) => content,
  );
  assert.deepEqual(results, ["= 0.3", "exit code: 0\n42\n"]);
});

test("a coding task in a chat is a coding run with a receipt in the ledger", async (t) => {
  const task =
    "Write initials(name) in initials.mjs. initials('john smith') -> 'J.S.' initials('ada lovelace') -> 'A.L.' initials('alan turing') -> 'A.T.' initials('grace brewster hopper') -> 'G.B.H.'";
  const coder: Turn[] = [
    {
      calls: [
        {
          name: "write",
          input: {
            path: "initials.mjs",
            content:
              "export const initials = (name) => name.split(' ').map((word) => `${word[0].toUpperCase()}.`).join('');\n",
          },
        },
      ],
    },
    { calls: [{ name: "finish", input: { summary: "written" } }] },
  ];
  let receipt = "";
  const { service } = await withModel(t, (body) => {
    const chatting = JSON.stringify(body.tools).includes("code_task");
    if (!chatting) return coder.shift()!;
    const result = body.messages.findLast(({ role }) => role === "tool")?.content as string | undefined;
    receipt = /receipt: (\w+)/.exec(result ?? "")?.[1] ?? "";
    return result === undefined ? call("code_task", { task }) : { text: `Done, sealed as ${receipt}.` };
  });
  const { events, done } = await chat(service, "make it");
  assertWhole(events);
  assert.ok(done.ok);
  const action = of(events, "action").at(-1)!;
  assert.match(
    action.output!,
    /^ok: true\nexit_reason: finished\nreceipt: \w{64}\nfiles: initials\.mjs\nsummary: written\n``` initials\.mjs\nexport const initials/,
  );
  assert.deepEqual(
    of(events, "proof")
      .at(-1)!
      .evidence.map(({ type, ref }) => [type, ref]),
    [["receipt", receipt]],
  );
  assert.equal((await fetch(`${service.api}/code/receipts/${receipt}`)).status, 200);
  const { runs } = (await (await fetch(`${service.api}/runs`)).json()) as {
    runs: { kind: string; task: string }[];
  };
  assert.deepEqual(
    runs.map(({ kind }) => kind),
    ["code", "chat"],
  );
});

test("a private address is not fetched, whoever asks, and no redirect leads there", async (t) => {
  const hits: string[] = [];
  const { service, model } = await withModel(t, (body) => {
    const asked = body.messages.filter(({ role }) => role === "tool").length;
    const urls = [
      "http://127.0.0.1:1/",
      "https://127.0.0.1/",
      "https://[::1]/",
      "https://169.254.169.254/latest",
      "https://localhost/",
      "file:///etc/passwd",
    ];
    return asked < urls.length ? call("fetch_url", { url: urls[asked]! }) : { text: "none of them" };
  });
  hits.push(model.url);
  const { events, done } = await chat(service, "read them");
  assertWhole(events);
  assert.ok(done.ok);
  const ends = of(events, "action").filter(({ status }) => status !== "started");
  assert.deepEqual(
    ends.map(({ status }) => status),
    Array<string>(6).fill("failed"),
  );
});

test("a model that fails in mid-answer is told, not charged before a word and charged after; the last event is still done", async (t) => {
  const turns: Turn[] = [{ fault: { status: 401, body: "{}" } }, { text: "Half an ans", fault: "reset" }];
  const { service } = await withModel(t, () => turns.shift() ?? { fault: "reset" });
  const first = await chat(service, "hello");
  const [error] = of(first.events, "error");
  assert.deepEqual(
    [error!.code, error!.charged, first.done.ok, first.done.finish_reason],
    ["model_unavailable", false, false, "error"],
  );
  const second = await chat(service, "hello");
  assert.equal(second.answer, "Half an ans");
  assert.deepEqual([second.done.ok, second.done.finish_reason], [false, "error"]);
  assert.equal(of(second.events, "error").length, 1);
});

test("a reader that reads nothing until the end gets the same bytes as one that keeps up", async (t) => {
  const text = "herons eat fish ".repeat(100_000);
  const { service } = await withModel(t, [{ text, pieces: 400, distinct: true }]);
  const late = await post(`${service.api}/run/stream`, { command: "Tell me all." });
  const lateEvents = readEvents(late);
  const { value: first } = (await lateEvents.next()) as { value: RawEvent };
  const live = await fetch(`${service.api}/runs/${String(first.data["run_id"])}/events`);
  const kept = await Array.fromAsync(readEvents(live));
  const held = [first, ...(await Array.fromAsync(lateEvents))];
  assertWhole(chatEvents(kept));
  assert.equal(of(chatEvents(kept), "phase").at(-1)!.answer, text);
  assert.deepEqual(
    held.map(({ block }) => block),
    kept.map(({ block }) => block),
  );
});

test("a client that leaves finds the rest, and one that asks again with its key finds the same chat", async (t) => {
  const { service, model } = await withModel(t, () => ({
    text: "one two three four five six",
    pieces: 27,
    distinct: true,
    chunkDelayMs: 5,
  }));
  const headers = { "Idempotency-Key": "k-1" };
  const response = await post(`${service.api}/run/stream`, { command: "count" }, headers);
  const seen: RawEvent[] = [];
  for await (const event of readEvents(response)) {
    seen.push(event);
    if (event.name === "token") break;
  }
  const { run_id, seq } = seen.at(-1)!.data as { run_id: string; seq: number };
  const rest: RawEvent[] = [];
  for await (const event of readEvents(await fetch(`${service.api}/runs/${run_id}/events?after=${seq}`)))
    rest.push(event);
  const events = chatEvents([...seen, ...rest]);
  assertWhole(events);
  assert.equal(of(events, "phase").at(-1)!.answer, "one two three four five six");
  const again = await chat(service, "count", { headers });
  assert.deepEqual(
    again.raw.map(({ block }) => block),
    [...seen, ...rest].map(({ block }) => block),
  );
  assert.equal(model.requests.length, 1);
  const other = await post(`${service.api}/run/stream`, { command: "other" }, headers);
  assert.equal((await refusal(other)).code, "idempotency_mismatch");
});

test("a chat that is cancelled ends at once, and one that the service died under goes on when it is back", async (t) => {
  let isBack = false;
  const { service, model, env } = await withModel(t, () =>
    isBack ? { text: ", now I know." } : { text: "well", fault: "stall" },
  );
  const begin = async (at: { api: string }) => {
    const asked = model.requests.length;
    const response = await post(`${at.api}/run/stream`, { command: "think" });
    const reader = readEvents(response);
    const events: RawEvent[] = [];
    for await (const event of reader) {
      events.push(event);
      if (event.name === "token") break;
    }
    await until(() => model.requests.length > asked);
    return String(events[0]!.data["run_id"]);
  };
  const rest = async (api: string, id: string) => {
    const raw: RawEvent[] = [];
    for await (const event of readEvents(await fetch(`${api}/runs/${id}/events`))) raw.push(event);
    return chatEvents(raw);
  };
  const cancelled = await begin(service);
  assert.equal((await post(`${service.api}/runs/${cancelled}/cancel`, {})).status, 200);
  const stopped = of(await rest(service.api, cancelled), "phase").at(-1)!;
  assert.deepEqual(
    [stopped.name, stopped.ok, stopped.finish_reason, stopped.answer],
    ["done", false, "cancelled", "well"],
  );

  const killed = await begin(service);
  await service.end("SIGKILL");
  isBack = true;
  const again = await startService({ dataDir: service.dataDir, env });
  t.after(() => again.end("SIGKILL").then(() => undefined));
  const events = await rest(again.api, killed);
  assertWhole(events);
  const done = of(events, "phase").at(-1)!;
  assert.deepEqual([done.finish_reason, done.answer], ["answered", "well, now I know."]);
  assert.match(of(events, "decision").at(-1)!.reason, /restarted; the answer goes on/);
  const run = (await (await fetch(`${again.api}/runs/${killed}`)).json()) as Run;
  assert.deepEqual([run.state, run.kind, run.calls_in_doubt], ["succeeded", "chat", 1]);
});

test("memory is kept, recalled, shown and erased for its owner alone", async (t) => {
  const { service, model } = await withModel(t, (body) => {
    const command = String(body.messages.findLast(({ role }) => role === "user")?.content);
    if (body.messages.at(-1)!.role === "tool") return { text: "Done." };
    return command.includes("remember") ? call("remember", { text: "Ada prefers tabs" }) : { text: "Tabs." };
  });
  const [ada, bob] = [{ "X-Workspace-Owner": "ada" }, { "X-Workspace-Owner": "bob" }];
  const memoryOf = async (headers: Record<string, string>, api = service.api) =>
    MemoryList.parse(await (await fetch(`${api}/memory`, { headers })).json()).memory;
  await chat(service, "remember that Ada prefers tabs", { headers: ada });
  const [entry] = await memoryOf(ada);
  assert.equal(entry!.text, "Ada prefers tabs");
  assert.deepEqual([await memoryOf(bob), await memoryOf({})], [[], []]);
  await chat(service, "tabs or spaces for Ada?", { headers: ada });
  assert.match(JSON.stringify(model.requests.at(-1)!.body.messages), /<memory>\\n\w+ {2}Ada prefers tabs/);
  await chat(service, "tabs or spaces for Ada?", { headers: bob });
  assert.doesNotMatch(JSON.stringify(model.requests.at(-1)!.body.messages), /prefers tabs/);
  const erase = (query: string, headers: Record<string, string>) =>
    fetch(`${service.api}/memory${query}`, { method: "DELETE", headers });
  assert.equal((await erase(`?id=${entry!.id}`, bob)).status, 404);
  assert.deepEqual(MemoryErased.parse(await (await erase("", bob)).json()).erased, 0);
  assert.deepEqual(MemoryErased.parse(await (await erase(`?id=${entry!.id}`, ada)).json()), {
    ok: true,
    erased: 1,
  });
  assert.deepEqual(await memoryOf(ada), []);
});

test("hosted, two accounts with the same owner never meet, strangers have no memory, and a chat takes a run's unit", async (t) => {
  const model = await startModelServer((body) => {
    if (body.messages.at(-1)!.role === "tool") return { text: "Done." };
    return JSON.stringify(body.tools).includes('"remember"')
      ? call("remember", { text: "a secret of mine" })
      : { text: "No memory here." };
  });
  t.after(() => model.close());
  const { api } = await hostedService(t, { SVC_GATEWAY_BASE_URL: model.url, SVC_GATEWAY_MODEL: "m" });
  const stranger = callerAt(api, "203.0.113.9");
  const keys = [await stranger.mint(), await stranger.mint()].map(({ api_key }) => ({
    ...stranger.headers,
    "X-SVC-Api-Key": api_key,
    "X-Workspace-Owner": "ada",
  }));
  await chat({ api }, "remember", { headers: keys[0]! });
  const memory = async (headers: Record<string, string>) =>
    MemoryList.parse(await (await fetch(`${api}/memory`, { headers })).json()).memory.length;
  assert.deepEqual([await memory(keys[0]!), await memory(keys[1]!)], [1, 0]);
  assert.equal((await chat({ api }, "remember", { headers: stranger.headers })).answer, "No memory here.");
  assert.equal((await refusal(await stranger.get("/memory"))).code, "invalid_credential");
  assert.equal((await stranger.usage()).runs.used, 1);
  const metered = await stranger.post("/run/stream", { command: "x" });
  assert.match(metered.headers.get("ratelimit")!, /^"runs-day";r=6;/);
  await metered.text();
});

test("what does not fit the contract is refused before anything is opened", async (t) => {
  const { service, model } = await withModel(t, []);
  const bad: [object, string][] = [
    [{}, "command"],
    [{ command: "" }, "command"],
    [{ command: "x".repeat(32_001) }, "command"],
    [{ command: "x", history: Array<string>(101).fill("y") }, "history"],
    [{ command: "x", history: [{ role: "system", content: "y" }] }, "history.0"],
    [{ command: "x", user_memory: ["y".repeat(2_001)] }, "user_memory.0"],
    [{ command: "x", user_memory: Array<string>(51).fill("y") }, "user_memory"],
  ];
  for (const [body, param] of bad) {
    const told = await refusal(await post(`${service.api}/run/stream`, body));
    assert.deepEqual([told.status, told.code], [400, "invalid_request"]);
    assert.ok(String(told.param).startsWith(param), `${told.param}`);
  }
  const owner = await post(`${service.api}/run/stream`, { command: "x" }, { "X-Workspace-Owner": "a b" });
  assert.equal(owner.status, 400);
  assert.equal(model.requests.length, 0);
});
