import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { after, before, test } from "node:test";
import { startModelServer, type ModelServer } from "../packages/server/test/support/model-server.ts";
import { until } from "../packages/server/test/support/until.ts";
import { post, type Service, startService } from "./support/service.ts";

const PASSWORD = "correct horse";
const OWNER = { authorization: `Basic ${Buffer.from(`owner:${PASSWORD}`).toString("base64")}` };

let model: ModelServer;
let service: Service;
before(async () => {
  model = await startModelServer(() => ({ text: "well", fault: "stall" }));
  service = await startService({
    env: {
      SVC_ADMIN_PASS_SHA256: createHash("sha256").update(PASSWORD).digest("hex"),
      SVC_ALLOW_NO_CGROUP: "1",
      SVC_TRUST_PROXY: "1",
      SVC_REQUESTS_PER_MINUTE: "40",
      SVC_STREAMS_PER_CALLER: "2",
      OPENAI_COMPATIBLE_BASE_URL: model.url,
      OPENAI_COMPATIBLE_MODEL: "scripted",
    },
  });
});
after(async () => {
  await service.end();
  await model.close();
  rmSync(service.dataDir, { recursive: true, force: true });
});

const from = (address: string, more: Record<string, string> = {}) => ({
  "x-forwarded-for": address,
  ...more,
});
const status = (headers: Record<string, string>) => fetch(`${service.api}/status`, { headers });

/** Asks until it is refused, and at most 60 times. */
async function ask(headers: Record<string, string>) {
  for (let allowed = 0; ; allowed++) {
    const answer = await status(headers);
    const body = (await answer.json()) as { code?: string; detail?: string };
    if (answer.status === 429 || allowed === 60) return { allowed, answer, body };
  }
}

test("an address that asks too much is told how long to wait, and others go on", async () => {
  const { allowed, answer, body } = await ask(from("203.0.113.1"));
  assert.ok(allowed >= 40 && allowed < 50, String(allowed));
  assert.equal(body.code, "rate_limited");
  assert.match(body.detail!, /^40 requests a minute are allowed; wait$/);
  assert.match(answer.headers.get("retry-after")!, /^[12]$/);
  assert.equal((await status(from("203.0.113.2"))).status, 200);
});

test("the owner is not limited, and a key of the same address counts for itself", async () => {
  const minted = await post(`${service.api}/api-keys`, { label: "mine" }, from("203.0.113.3"));
  const { api_key } = (await minted.json()) as { api_key: string };
  assert.ok((await ask(from("203.0.113.3"))).allowed < 50);
  assert.equal((await ask(from("203.0.113.3", OWNER))).allowed, 60);
  const key = from("203.0.113.3", { "x-svc-api-key": api_key });
  assert.ok((await ask(key)).allowed >= 40);
  // Its limit is the account's, wherever it is used.
  assert.equal((await status(from("203.0.113.4", { "x-svc-api-key": api_key }))).status, 429);
});

test("whoever guesses credentials is stopped by the same limit", async () => {
  const guess = from("203.0.113.5", { "x-svc-api-key": `svc_${"A".repeat(13)}_${"B".repeat(49)}` });
  const { allowed, body } = await ask(guess);
  assert.ok(allowed >= 40 && allowed < 50, String(allowed));
  assert.equal(body.code, "rate_limited");
  assert.equal((await status(from("203.0.113.5"))).status, 429);
});

test("streams are limited before a run is opened or charged, and one that is closed makes room", async () => {
  const minted = await post(`${service.api}/api-keys`, { label: "streams" }, from("203.0.113.6"));
  const { api_key } = (await minted.json()) as { api_key: string };
  const key = from("203.0.113.6", { "x-svc-api-key": api_key });
  const chat = await post(`${service.api}/run/stream`, { command: "go" }, key);
  assert.equal(chat.status, 200);
  const { runs } = (await (await fetch(`${service.api}/runs`, { headers: key })).json()) as {
    runs: { run_id: string }[];
  };
  const events = `${service.api}/runs/${runs[0]!.run_id}/events`;
  const closing = new AbortController();
  const second = await fetch(events, { headers: key, signal: closing.signal });
  assert.equal(second.status, 200);
  const used = async () => {
    const usage = await fetch(`${service.api}/billing/usage`, { headers: key });
    return ((await usage.json()) as { runs: { used: number } }).runs.used;
  };
  const before = await used();
  for (const refused of [
    await fetch(events, { headers: key }),
    await post(`${service.api}/run/stream`, { command: "go" }, key),
  ]) {
    assert.equal(refused.status, 429);
    const body = (await refused.json()) as { code: string; detail: string };
    assert.equal(body.code, "rate_limited");
    assert.match(body.detail, /^2 streams are open, and no more are allowed at once/);
    assert.equal(refused.headers.get("retry-after"), "5");
  }
  assert.equal(await used(), before);
  closing.abort();
  await until(async () => {
    const again = await fetch(events, { headers: key });
    await again.body!.cancel();
    return again.status === 200;
  });
  await chat.body!.cancel();
});
