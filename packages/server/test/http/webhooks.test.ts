import assert from "node:assert/strict";
import { createPublicKey, verify } from "node:crypto";
import { text } from "node:stream/consumers";
import { test, type TestContext } from "node:test";
import { createGuard } from "../../src/modules/outbound/guard.ts";
import { ownLoopback, startHttps, TLS_CA, TLS_HOST } from "../support/https-server.ts";
import { until } from "../support/until.ts";
import { HOSTED, service } from "./rig.ts";
import { finishedRun, GIVES_UP, SILENT, startedRun } from "./scripts.ts";
import { everyRouteAnswered } from "./topics.ts";

const URL = `https://${TLS_HOST}:8443/hook`;
const WITH_HOOK = { body: { task: "Write two files.", webhook_url: URL } };

/** A service whose webhooks reach one https server of this machine, and what that was sent. */
async function hooked(t: TestContext, options: Parameters<typeof service>[1] = { script: GIVES_UP }) {
  const host = ownLoopback();
  const received: { headers: Record<string, unknown>; body: string }[] = [];
  const server = await startHttps(
    (request, response) =>
      void text(request).then((body) => {
        received.push({ headers: request.headers, body });
        response.writeHead(204).end();
      }),
    { host, port: 8443 },
  );
  t.after(() => server.close());
  const lookup = async () => [{ address: host, family: 4 as const }];
  const own = (address: string) => address === host || address === "127.0.0.1";
  return {
    ...(await service(t, { ...options, guard: createGuard({ ca: TLS_CA, lookup, allows: own }) })),
    received,
  };
}

test("a run's end is told to its webhook, signed with the key that is shown", async (t) => {
  const rig = await hooked(t);
  const { id } = await finishedRun(rig, WITH_HOOK);
  const params = { run_id: id };
  await until(async () => (await rig.json("runWebhook", { params })).state === "delivered");
  const hook = await rig.json("runWebhook", { params });
  assert.deepEqual([hook.url, hook.attempts.length, hook.next_attempt_at], [URL, 1, null]);
  assert.deepEqual([hook.attempts[0]!.ok, hook.attempts[0]!.status], [true, 204]);
  const { headers, body } = rig.received[0]!;
  const { jwk, key } = await rig.json("webhookKey");
  assert.equal(key, `whpk_${Buffer.from(jwk.x, "base64url").toString("base64")}`);
  const signed = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
  const signature = Buffer.from(String(headers["webhook-signature"]).replace(/^v1a,/, ""), "base64");
  assert.ok(verify(null, Buffer.from(signed), createPublicKey({ key: jwk, format: "jwk" }), signature));
});

test("a webhook is delivered again when it is asked for, under the same id", async (t) => {
  const rig = await hooked(t);
  const { id } = await finishedRun(rig, WITH_HOOK);
  const params = { run_id: id };
  await until(() => rig.received.length === 1);
  await until(async () => (await rig.json("runWebhook", { params })).state === "delivered");
  await rig.json("runWebhookRedeliver", { params });
  await until(async () => (await rig.json("runWebhook", { params })).attempts.length === 2);
  const [first, second] = rig.received;
  assert.equal(second!.body, first!.body);
  assert.equal(second!.headers["webhook-id"], first!.headers["webhook-id"]);
});

test("webhooks are listed newest first, page by page, for their owner alone", async (t) => {
  const rig = await hooked(t);
  const made: string[] = [];
  for (let i = 0; i < 3; i++) {
    rig.clock.advance(1_000);
    made.unshift((await finishedRun(rig, WITH_HOOK)).id);
  }
  const first = await rig.json("webhooks", { query: { limit: "2" } });
  assert.deepEqual(
    first.webhooks.map(({ run_id }) => run_id),
    made.slice(0, 2),
  );
  const rest = await rig.json("webhooks", { query: { limit: "2", before: first.next! } });
  assert.deepEqual([rest.webhooks.map(({ run_id }) => run_id), rest.next], [made.slice(2), null]);
  const bob = await rig.json("webhooks", { headers: { "X-Workspace-Owner": "bob" } });
  assert.deepEqual(bob.webhooks, []);
});

test("a run under way has a webhook that waits, and one without address has none", async (t) => {
  const rig = await hooked(t, { script: SILENT });
  const params = { run_id: await startedRun(rig, WITH_HOOK) };
  const waiting = await rig.json("runWebhook", { params });
  assert.deepEqual([waiting.state, waiting.webhook_id, waiting.attempts], ["pending", null, []]);
  assert.deepEqual(await rig.json("runWebhookRedeliver", { params }), waiting);
  await rig.json("runCancel", { params });
});

test("a run without webhook, and one of nobody's, are refused apart", async (t) => {
  const rig = await service(t, { script: GIVES_UP });
  const { id } = await finishedRun(rig);
  for (const route of ["runWebhook", "runWebhookRedeliver"] as const) {
    await rig.refused(route, 404, "not_found", { params: { run_id: id } });
    await rig.refused(route, 404, "run_not_found", { params: { run_id: "run_none" } });
    const other = { params: { run_id: id }, headers: { "X-Workspace-Owner": "bob" } };
    await rig.refused(route, 404, "run_not_found", other);
  }
});

test("people behind one address get no list of webhooks", async (t) => {
  const { refused } = await service(t, { env: HOSTED });
  await refused("webhooks", 401, "invalid_credential");
});

everyRouteAnswered("webhooks");
