import assert from "node:assert/strict";
import { test } from "node:test";
import { startModelServer, type Fault } from "../packages/server/test/support/model-server.ts";
import { codeRun, serviceFor } from "./support/service.ts";

const KEY = "sk-canary-2b7c94e1f05a6d38";
const echo = JSON.stringify({ error: { message: `upstream says ${KEY} and the heron` } });
const context = '{"error":{"message":"maximum context length is 8192 tokens"}}';

/** What is broken, and what the caller is told of it. */
const FAULTS: [fault: Fault, code: string, says: RegExp][] = [
  [
    { status: 401, body: echo },
    "model_unavailable",
    /refused the key \(401\); check OPENAI_COMPATIBLE_API_KEY/,
  ],
  [{ status: 402, body: echo }, "model_unavailable", /no credit left \(402\)/],
  [{ status: 404, body: echo }, "model_unavailable", /no such model or address \(404\)/],
  [{ status: 429, headers: { "retry-after": "0" }, body: echo }, "model_unavailable", /limits how often/],
  [{ status: 500, headers: { "retry-after": "0" }, body: echo }, "model_unavailable", /failed \(500\)/],
  [{ status: 503, headers: { "retry-after": "0" }, body: echo }, "model_unavailable", /overloaded or down/],
  [{ status: 400, body: context }, "model_unavailable", /longer than the model can read/],
  ["huge_line", "model_unavailable", /longer than this service accepts/],
];

test("whatever a provider does, the caller gets a clear error, is not charged, and the run ends with its receipt", async (t) => {
  let fault: Fault = "reset";
  const server = await startModelServer(() => ({ text: "on it", fault }));
  t.after(() => server.close());
  const service = await serviceFor(t, {
    OPENAI_COMPATIBLE_BASE_URL: server.url,
    OPENAI_COMPATIBLE_API_KEY: KEY,
    OPENAI_COMPATIBLE_MODEL: "mock-1",
    SVC_LOG_LEVEL: "debug",
  });
  for (const [broken, code, says] of FAULTS) {
    fault = broken;
    const { events, raw } = await codeRun(service, { task: "say hello to the heron" });
    const error = events.find(({ name }) => name === "error");
    assert.ok(error?.name === "error", JSON.stringify(broken));
    assert.deepEqual([error.data.code, error.data.charged], [code, false]);
    assert.match(error.data.detail, says);
    const [done, receipt] = events.slice(-2);
    assert.ok(done?.name === "code_done" && done.data.exit_reason === "error" && !done.data.ok);
    assert.ok(receipt?.name === "code_receipt" && receipt.data.receipt.end === "error");
    const told = raw.map(({ block }) => block).join("") + service.log();
    for (const secret of [KEY, "upstream says"]) assert.ok(!told.includes(secret), JSON.stringify(broken));
  }
});

test("a reply of a coding run that breaks off after text is asked for again, with a note and without that text", async (t) => {
  const broken: Fault[] = ["reset", "early_end", "garbage", "inline_error"];
  let asked = 0;
  const server = await startModelServer(() =>
    asked++ === 0
      ? { text: "on it", fault: broken[0]! }
      : { calls: [{ name: "finish", input: { summary: "Done." } }] },
  );
  t.after(() => server.close());
  const service = await serviceFor(t, {
    OPENAI_COMPATIBLE_BASE_URL: server.url,
    OPENAI_COMPATIBLE_MODEL: "m",
  });
  for (; broken.length > 0; broken.shift()) {
    asked = 0;
    const { events } = await codeRun(service, { task: "say hello" });
    const notes = events.flatMap((event) => (event.name === "agent_note" ? [event.data.text] : []));
    const shape = JSON.stringify([broken[0], notes]);
    assert.equal(notes.filter((text) => /^asking again \(2 of 4\): \S/.test(text)).length, 1, shape);
    assert.ok(!notes.some((text) => text.includes("on it")), shape);
    assert.ok(!events.some(({ name }) => name === "error"), shape);
  }
  const logged = service.log().match(/.*"a model call failed".*/g) ?? [];
  assert.equal(logged.length, 4);
  for (const line of logged) assert.match(line, /"provider":"openai_compatible","model":"m".*"attempt":1,/);
});

test("when one provider fails the next one answers, the caller is told, and the receipt names who did", async (t) => {
  const server = await startModelServer(({ model, messages }) => {
    if (model === "broken") return { fault: { status: 401, body: echo } };
    return messages.some(({ role }) => role === "tool")
      ? { calls: [{ name: "finish", input: { summary: "Done." } }] }
      : { calls: [{ name: "bash", input: { command: "echo a > a.txt" } }] };
  });
  t.after(() => server.close());
  const service = await serviceFor(t, {
    OPENAI_COMPATIBLE_BASE_URL: server.url,
    OPENAI_COMPATIBLE_MODEL: "broken",
    SVC_GATEWAY_BASE_URL: server.url,
    SVC_GATEWAY_MODEL: "shared-1",
  });
  const files = [{ path: "test.sh", content: "grep -q a a.txt\n" }];
  const { events } = await codeRun(service, { task: "write a", files });
  assert.ok(
    events.some(
      ({ name, data }) =>
        name === "agent_note" &&
        /openai_compatible\/broken failed: .*gateway\/shared-1 answers/.test((data as { text: string }).text),
    ),
  );
  const last = events.at(-1)!;
  assert.ok(last.name === "code_receipt" && last.data.ok);
  assert.deepEqual([last.data.receipt.engine, last.data.receipt.model], ["gateway", "shared-1"]);
  assert.equal(
    server.requests.filter(({ body }) => body.model === "broken").length,
    1,
    "who failed is left alone for a while",
  );
});
