import assert from "node:assert/strict";
import { createPublicKey, randomBytes, verify } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { test, type TestContext } from "node:test";
import { WEBHOOK_RETRY_SECONDS } from "@signet/contract";
import { createVault } from "../../../src/base/vault.ts";
import { createDeliverer } from "../../../src/modules/outbound/deliverer.ts";
import { createGuard, type OutboundGuardOptions } from "../../../src/modules/outbound/guard.ts";
import { createOutbox } from "../../../src/modules/outbound/outbox.ts";
import { createSigner } from "../../../src/modules/outbound/signer.ts";
import { ownLoopback, startHttps, TLS_CA, TLS_HOST } from "../../support/https-server.ts";
import { newRun, temporaryStore } from "../../support/store.ts";
import { until } from "../../support/until.ts";

const ME = { account: "local", owner: "" };
const SILENT = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} } as never;
type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;
interface Received {
  headers: IncomingMessage["headers"];
  body: string;
  url: string;
}

const status =
  (...codes: number[]): Answer =>
  (_request, response) =>
    void response.writeHead(codes.length > 1 ? codes.shift()! : codes[0]!).end();

/** An outbox whose receivers, whatever their names, are one https server of this machine. */
async function rig(
  t: TestContext,
  answer: Answer,
  options: OutboundGuardOptions & { attemptMs?: number } = {},
) {
  const { attemptMs, ...guarded } = options;
  const { db, clock, runs } = await temporaryStore(t);
  const host = ownLoopback();
  const received: Received[] = [];
  const server = await startHttps(
    (request, response) =>
      void text(request).then((body) => {
        received.push({ headers: request.headers, body, url: request.url! });
        answer(request, response, body);
      }),
    { host, port: 8443 },
  );
  const vault = createVault([randomBytes(32)]);
  const outbox = createOutbox({ db, clock });
  const signer = createSigner({ db, vault });
  const services: { stop(): Promise<void> }[] = [];
  function service() {
    const guard = createGuard({
      ca: TLS_CA,
      lookup: async () => [{ address: host, family: 4 }],
      allows: (address) => address === host,
      ...guarded,
    });
    const parts = {
      outbox,
      guard,
      signer: createSigner({ db, vault }),
      clock,
      log: SILENT,
      userAgent: "signet/test",
    };
    const deliverer = createDeliverer({ ...parts, ...(attemptMs ? { attemptMs } : {}) });
    const stop = async () => {
      await deliverer.stop();
      await guard.close();
    };
    services.push({ stop });
    return { ...deliverer, stop };
  }
  t.after(async () => {
    await Promise.all(services.map((one) => one.stop()));
    await server.close();
  });
  /** A message for a run of its own. */
  async function send(runId: string, at = `https://${TLS_HOST}:8443/hook`, body = `{"run":"${runId}"}`) {
    await db.transaction().execute(async (tx) => {
      await runs.open(tx, newRun(runId));
      await outbox.add(tx, { runId, ...ME, url: at, body });
    });
  }
  const attempts = async (runId: string) =>
    (await outbox.attempts(runId)).map((one) => one.status ?? one.error);
  const state = async (runId: string) => (await outbox.find(ME, runId))?.state;
  return { db, clock, outbox, signer, service, send, attempts, state, received, host };
}

test("a message is delivered as it was written, under a signature that anyone can check", async (t) => {
  const { service, send, state, received, signer } = await rig(t, status(204));
  await send("run_1", undefined, '{"ünï":"çode"}');
  service().start();
  await until(async () => (await state("run_1")) === "delivered");
  const [{ headers, body }] = received as [Received];
  assert.equal(body, '{"ünï":"çode"}');
  assert.match(String(headers["webhook-id"]), /^msg_/);
  assert.equal(headers["content-type"], "application/json");
  const [version, signature] = String(headers["webhook-signature"]).split(",");
  assert.equal(version, "v1a");
  const { key, jwk } = await signer.publicKey();
  const raw = Buffer.from(key.replace("whpk_", ""), "base64");
  assert.equal(raw.length, 32);
  assert.equal(raw.toString("base64url"), jwk.x);
  const signed = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
  const check = (content: string) =>
    verify(
      null,
      Buffer.from(content),
      createPublicKey({ key: jwk, format: "jwk" }),
      Buffer.from(signature!, "base64"),
    );
  assert.ok(check(signed));
  assert.ok(!check(`${signed} `));
});

test("a receiver that fails is asked again at the times that were promised, with the same message, and then given up", async (t) => {
  const { service, send, state, attempts, received, clock } = await rig(t, status(500));
  await send("run_1");
  const delivery = service();
  delivery.start();
  for (const [i, seconds] of WEBHOOK_RETRY_SECONDS.entries()) {
    await until(async () => (await attempts("run_1")).length === i + 1);
    clock.advance(seconds * 1_000 - 1);
    delivery.nudge();
    await new Promise(setImmediate);
    assert.equal(received.length, i + 1);
    clock.advance(1);
    delivery.nudge();
  }
  await until(async () => (await state("run_1")) === "failed");
  assert.equal(received.length, 1 + WEBHOOK_RETRY_SECONDS.length);
  assert.equal(
    new Set(received.map(({ headers, body }) => `${String(headers["webhook-id"])} ${body}`)).size,
    1,
  );
  assert.ok(new Set(received.map(({ headers }) => headers["webhook-timestamp"])).size > 1);
});

test("a receiver that is gone is not asked again, one that asks for patience gets it", async (t) => {
  const { service, send, state, outbox, clock } = await rig(t, (request, response) =>
    request.url === "/gone"
      ? void response.writeHead(410).end()
      : void response.writeHead(429, { "retry-after": "90" }).end(),
  );
  await send("run_1", `https://${TLS_HOST}:8443/gone`);
  await send("run_2");
  const startedAt = clock.now();
  service().start();
  await until(async () => (await state("run_1")) === "gone");
  await until(async () => (await outbox.attempts("run_2")).length === 1);
  assert.equal((await outbox.find(ME, "run_2"))?.next_at, startedAt + 90_000);
});

test("each way to fail is told in a few words of our own", async (t) => {
  const ways: Record<string, [Answer, number | string]> = {
    redirect: [(_q, response) => void response.writeHead(302, { location: "https://127.0.0.1/" }).end(), 302],
    reset: [(request) => void request.socket.destroy(), "the connection to the receiver broke"],
    silent: [() => {}, "no answer within 3 s"],
    refused: [status(418), 418],
  };
  const { service, send, attempts, outbox, received } = await rig(
    t,
    (request, response, body) => ways[request.url!.slice(1)]![0](request, response, body),
    { attemptMs: 3_000 },
  );
  for (const way of Object.keys(ways)) await send(way, `https://${TLS_HOST}:8443/${way}`);
  await send("certificate", "https://other.acme.io:8443/");
  service().start();
  for (const [way, [, said]] of Object.entries(ways)) {
    await until(async () => (await attempts(way)).length === 1);
    assert.deepEqual(await attempts(way), [said]);
  }
  await until(async () => (await attempts("certificate")).length === 1);
  assert.deepEqual(await attempts("certificate"), ["the receiver's certificate is not valid"]);
  assert.equal(
    (await outbox.attempts("redirect"))[0]?.error,
    "the receiver redirects; redirects are not followed",
  );
  assert.equal(received.length, Object.keys(ways).length);
});

test("an answer without end is read to a bound, and its status counts", { timeout: 20_000 }, async (t) => {
  let written = 0;
  const { service, send, state } = await rig(t, (_request, response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(16_384))) written += 16_384;
    };
    response.on("drain", more);
    more();
  });
  await send("run_1");
  service().start();
  await until(async () => (await state("run_1")) === "delivered");
  assert.ok(written < 16 * 1024 * 1024, `${written} bytes`);
});

test("a name is looked up for each attempt: one that turned inward is not called, and tried again like any failure", async (t) => {
  let looked = 0;
  const made = await rig(t, status(500), {
    lookup: async () => [{ address: looked++ === 0 ? made.host : "10.0.0.1", family: 4 }],
  });
  const { service, send, attempts, state, received, clock } = made;
  await send("run_1");
  const delivery = service();
  delivery.start();
  await until(async () => (await attempts("run_1")).length === 1);
  clock.advance(5_000);
  delivery.nudge();
  await until(async () => (await attempts("run_1")).length === 2);
  assert.match(String((await attempts("run_1"))[1]), /not at an address that may be called/);
  assert.deepEqual([received.length, await state("run_1")], [1, "pending"]);
});

test("a deaf receiver holds up no other", async (t) => {
  const { service, send, state, received } = await rig(t, (request, response) => {
    if (!request.headers.host!.startsWith("deaf")) response.writeHead(204).end();
  });
  for (let i = 0; i < 30; i++) await send(`deaf_${i}`, `https://deaf.${TLS_HOST}:8443/`);
  await send("run_1");
  service().start();
  await until(async () => (await state("run_1")) === "delivered");
  assert.ok(received.filter(({ headers }) => headers.host!.startsWith("deaf")).length <= 4);
});

test("two services on one store never make the same attempt", async (t) => {
  const { service, send, state, received } = await rig(t, status(204));
  const runs = Array.from({ length: 20 }, (_, i) => `run_${i}`);
  for (const run of runs) await send(run);
  for (const one of [service(), service()]) one.start();
  for (const run of runs) await until(async () => (await state(run)) === "delivered");
  assert.equal(received.length, runs.length);
  assert.equal(new Set(received.map(({ body }) => body)).size, runs.length);
});

test("an attempt that a service died in is made again by another, but not before its lease is over", async (t) => {
  const { service, send, state, received, outbox, clock } = await rig(t, status(204));
  await send("run_1");
  assert.equal((await outbox.claim(1, () => true)).length, 1);
  const delivery = service();
  delivery.start();
  await new Promise(setImmediate);
  assert.equal(received.length, 0);
  clock.advance(61_000);
  delivery.nudge();
  await until(async () => (await state("run_1")) === "delivered");
});

test("a message is delivered again by hand whatever became of it, with the same id and body", async (t) => {
  const { service, send, state, received, outbox } = await rig(t, status(410, 204, 204));
  await send("run_1");
  const delivery = service();
  delivery.start();
  for (const [was, now] of [
    ["gone", "delivered"],
    ["delivered", "delivered"],
  ]) {
    await until(async () => (await state("run_1")) === was);
    const before = received.length;
    assert.ok(await outbox.redeliver(ME, "run_1"));
    delivery.nudge();
    await until(async () => received.length === before + 1 && (await state("run_1")) === now);
  }
  assert.equal(
    new Set(received.map(({ headers, body }) => `${String(headers["webhook-id"])} ${body}`)).size,
    1,
  );
  assert.equal(await outbox.redeliver({ ...ME, owner: "other" }, "run_1"), false);
});

test("all services on one store sign with one key, which is sealed in it", async (t) => {
  const { db } = await temporaryStore(t);
  const vault = createVault([randomBytes(32)]);
  const keys = await Promise.all(Array.from({ length: 5 }, () => createSigner({ db, vault }).publicKey()));
  assert.equal(new Set(keys.map(({ key }) => key)).size, 1);
  const { value } = await db
    .selectFrom("setting")
    .select("value")
    .where("name", "=", "webhook_key")
    .executeTakeFirstOrThrow();
  assert.ok(!value.includes("PRIVATE"));
  await assert.rejects(createSigner({ db, vault: createVault([randomBytes(32)]) }).publicKey(), /master key/);
});
