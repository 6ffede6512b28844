import assert from "node:assert/strict";
import { test } from "node:test";
import { action, chatOf, failure, LOOKED_UP, proof, RUN, startChat, token } from "./support/chat.ts";
import { startService } from "./support/service.ts";
import { signet, start } from "./support/signet.ts";

/** Everything that could control a terminal, and what of it may be seen. */
const EVIL = "\u001b[2J\u001b]0;owned\u0007\u009b31m\u202e\r";
const UNSAFE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/;

async function ask(events: ReturnType<typeof chatOf>, args: string[] = ["question"]) {
  using service = await startChat({ events });
  return await signet(["chat", ...args], { url: service.url });
}

test("an answer alone is on standard output, and what it rests on beside it", async () => {
  using service = await startChat({ events: chatOf(LOOKED_UP) });
  const { stdout, stderr, code } = await signet(["chat", "How far?"], { url: service.url });
  assert.equal(stdout, "26.2 miles are 42.16 km.\n");
  assert.equal(
    stderr,
    `  · a conversion
  ✓ 26.2 miles to km = 42.164813 km
  supported by calculate 26.2 miles to km · https://example.com/miles
`,
  );
  assert.equal(code, 0);
  assert.deepEqual(service.asked(), [{ command: "How far?", history: [] }]);
});

test("an error is told once, and the chat ends with 1", async () => {
  const events = chatOf([token("Half of "), failure("model_unavailable", "No answer", "it hung up")], {
    ok: false,
    finish_reason: "error",
  });
  const { stdout, stderr, code } = await ask(events);
  assert.equal(stdout, "Half of \n");
  assert.equal(stderr, "  ✗ No answer: it hung up\n    model_unavailable · not charged\n");
  assert.equal(code, 1);
});

test("a question that needs a model says how to get one", async () => {
  const { stderr, code } = await ask(chatOf([], { ok: false, finish_reason: "needs_model" }));
  assert.equal(stderr, "  ✗ this needs a model; give one a key: signet keys set ANTHROPIC_API_KEY\n");
  assert.equal(code, 1);
});

test("an answer that came whole at the end is shown as well", async () => {
  const { stdout } = await ask(chatOf([], { answer: "All at once." }));
  assert.equal(stdout, "All at once.\n");
});

test("wherever the stream breaks, each token is shown once", async () => {
  const words = ["one ", "two ", "three ", "four"];
  for (const cutAt of [3, 4, 6]) {
    using service = await startChat({ events: chatOf(words.map(token)), cutAt });
    const { stdout, code } = await signet(["chat", "count"], { url: service.url });
    assert.deepEqual([stdout, code], ["one two three four\n", 0]);
    assert.deepEqual(
      service.requests.map(({ path }) => path),
      ["/api/demo/run/stream", `/api/demo/runs/${RUN}/events?after=${cutAt - 1}`],
    );
  }
});

test("nothing that the service says controls the terminal", async () => {
  const work = [
    action("failed", { tool: `t${EVIL}`, input: { [`k${EVIL}`]: EVIL, b: 1 }, output: `${EVIL}said` }),
    ...`a${EVIL}b`.split("").map(token),
    action("done", { tool: "run_code", input: { language: EVIL, code: EVIL }, output: `${EVIL}\n${EVIL}` }),
    action("started", { tool: "code_task", output: `${EVIL}work` }),
    action("done", { tool: "code_task", delegated: { run_id: EVIL, receipt_sha: EVIL } }),
    { name: "decision", data: { id: "d", choice: "tool", reason: EVIL } } as const,
    action("started"),
    token("c"),
    proof("supported", EVIL, ["source", `https://a.example/${EVIL}`]),
    proof("own_knowledge", EVIL, [EVIL as "source", EVIL]),
    failure("internal", `title${EVIL}`, `detail${EVIL}`),
  ];
  const events = chatOf(work, { ok: false, finish_reason: "error" });
  const { stdout, stderr } = await ask(events);
  assert.match(stdout, /a.*b/s);
  assert.match(stderr, /supported .*\n.*model's own/);
  const json = await ask(events, ["question", "--json"]);
  for (const text of [stdout, stderr, json.stdout]) assert.doesNotMatch(text, UNSAFE);
});

test("with --json there is a line for each event, and nothing else", async () => {
  const events = chatOf(LOOKED_UP);
  const { stdout, stderr, code } = await ask(events, ["question", "--json"]);
  const lines = stdout.trimEnd().split("\n");
  assert.deepEqual(
    lines.map((line) => JSON.parse(line) as unknown),
    events.map(({ name, data }) => ({ event: name, data })),
  );
  assert.deepEqual([stderr, code], ["", 0]);
});

test("a question is read from standard input", async () => {
  for (const args of [[], ["-"]]) {
    using service = await startChat({ events: chatOf([token("x")]) });
    const { code } = await signet(["chat", ...args], { url: service.url, stdin: "What\nis it?\n" });
    assert.equal(code, 0);
    assert.deepEqual(service.asked(), [{ command: "What\nis it?\n", history: [] }]);
  }
});

test("Ctrl-C cancels an answer, which still comes to its end; a second one leaves at once", async () => {
  const events = chatOf([token("Half"), token("")], { ok: false, finish_reason: "cancelled" });
  for (const deaf of [false, true]) {
    using service = await startChat({ events, holdBefore: 3, deaf });
    const running = start(["chat", "question"], { url: service.url });
    await running.seen("Half");
    running.child.kill("SIGINT");
    await running.seen("cancelling; Ctrl-C again leaves at once");
    if (deaf) running.child.kill("SIGINT");
    const { stdout, stderr, code } = await running.ended;
    assert.deepEqual([stdout, code], ["Half\n", 130]);
    assert.equal(stderr.includes("✗ cancelled"), !deaf);
    assert.equal(service.requests.at(-1)?.path, `/api/demo/runs/${RUN}/cancel`);
  }
});

test("a refusal is told as by every command", async () => {
  const refuse = { status: 429, code: "quota_exhausted", title: "The quota is used up", detail: "" };
  using service = await startService({ refuse });
  const { stderr, code } = await signet(["chat", "question"], { url: service.url });
  assert.match(stderr, /^✗ The quota is used up\n {2}quota_exhausted, request req_1\n.*signet buy\n$/);
  assert.equal(code, 1);
  const away = await signet(["chat", "question"]);
  assert.equal(away.code, 3);
});

test("what is remembered is listed and forgotten, and its text controls no terminal", async () => {
  const memory = [{ id: "mem_1", text: `likes${EVIL} tea`, created_at: new Date().toISOString() }];
  using service = await startChat({ events: [], memory });
  const list = await signet(["memory"], { url: service.url });
  assert.match(list.stdout, /^mem_1 {2}now {5}likes.* tea\n$/);
  assert.doesNotMatch(list.stdout, UNSAFE);
  const json = await signet(["memory", "list", "--json"], { url: service.url });
  assert.deepEqual(JSON.parse(json.stdout), { memory });
  assert.doesNotMatch(json.stdout, UNSAFE);
  const one = await signet(["memory", "forget", "mem_1"], { url: service.url });
  assert.equal(one.stdout, "✓ forgot 1 entry\n");
  const all = await signet(["memory", "forget", "--all"], { url: service.url });
  assert.equal(all.stdout, "✓ forgot 2 entries\n");
  assert.deepEqual(
    service.requests.slice(-2).map(({ method, path }) => `${method} ${path}`),
    ["DELETE /api/demo/memory?id=mem_1", "DELETE /api/demo/memory"],
  );
});

test("an earlier chat is shown again by its id; Ctrl-C leaves it running", async () => {
  using service = await startChat({ events: chatOf(LOOKED_UP) });
  const again = await signet(["run", RUN], { url: service.url });
  assert.deepEqual([again.code, again.stdout], [0, "26.2 miles are 42.16 km.\n"]);
  assert.match(again.stderr, /supported by/);
  using slow = await startChat({ events: chatOf(LOOKED_UP), holdBefore: 6 });
  const watching = start(["run", RUN], { url: slow.url });
  await watching.seen("26.2 miles");
  watching.child.kill("SIGINT");
  const { code, stderr } = await watching.ended;
  assert.equal(code, 130);
  assert.match(stderr, /still running; to watch it again: signet run run_\w+\n$/);
  assert.ok(slow.requests.every(({ path }) => !path.endsWith("/cancel")));
});
