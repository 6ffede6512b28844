// Runs in a private network in which this machine has the address 93.184.216.34, with a receiver and the unchanged service.
// Prints the final state of the webhook.
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { API_BASE, Webhook, WebhookBody, type WebhookKey } from "@signet/contract";
import { startHttps } from "../../packages/server/test/support/https-server.ts";
import { until } from "../../packages/server/test/support/until.ts";
import { codeRun, newUsedFolder, startService } from "./service.ts";

const HOST = "93.184.216.34";
const CA = path.join(import.meta.dirname, "../../packages/server/test/support/tls/test-only-certificate.pem");
const received: { headers: Record<string, string>; body: string }[] = [];
const receiver = await startHttps(
  (request, response) =>
    void text(request).then((body) => {
      received.push({ headers: request.headers as Record<string, string>, body });
      // The second attempt is forwarded to the example, as by a proxy with a certificate.
      if (received.length === 1) return void response.writeHead(500).end();
      const { headers } = request;
      const kept = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) => [
        name,
        headers[name],
      ]);
      return fetch(example, { method: "POST", headers: kept as [string, string][], body }).then(
        ({ status }) => void response.writeHead(status).end(),
      );
    }),
  { host: HOST, port: 8443 },
);

const EXAMPLE = path.join(import.meta.dirname, "../../examples/webhook-receiver");
type Verify = (headers: object, body: string, jwk: object) => boolean;
const { verifyWebhook } = (await import(path.join(EXAMPLE, "verify.mjs"))) as { verifyWebhook: Verify };
const dataDir = newUsedFolder();
const start = () => startService({ dataDir, env: { NODE_EXTRA_CA_CERTS: CA } });
let service = await start();
const child = spawn(process.execPath, [path.join(EXAMPLE, "receiver.mjs"), service.url, "0"], {
  stdio: ["ignore", "pipe", "inherit"],
});
process.once("exit", () => child.kill());
const printed = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
const said = async () => String((await printed.next()).value);
const example = `http://127.0.0.1:${/port (\d+)/.exec(await said())![1]}`;
assert.equal((await fetch(example, { method: "POST", body: "{}" })).status, 401);
const task = "double([1, 2]) -> [2, 4], double([]) -> [], double([5]) -> [10], double([0, 3]) -> [0, 6]";
const { events } = await codeRun(service, { task, webhook_url: `https://${HOST}:8443/hook` });
const receipt = events.at(-1)!;
assert.ok(receipt.name === "code_receipt" && receipt.data.ok);
const { run_id, receipt_sha } = receipt.data;
const webhook = async () =>
  Webhook.parse(await (await fetch(`${service.api}/runs/${run_id}/webhook`)).json());

await until(async () => (await webhook()).attempts.length === 1);
await service.end("SIGKILL");
service = await start();
assert.equal((await webhook()).attempts.length, 1, "the first attempt is remembered");
await until(async () => (await webhook()).state === "delivered");

const { jwk } = (await (await fetch(`${service.api}/webhooks/key`)).json()) as WebhookKey;
for (const { headers, body } of received) {
  assert.ok(verifyWebhook(headers, body, jwk), "the signature holds");
  assert.ok(!verifyWebhook(headers, body.replace("true", "false"), jwk), "and no other");
  const { data } = WebhookBody.parse(JSON.parse(body));
  assert.deepEqual([data.run_id, data.receipt_sha, data.ok], [run_id, receipt_sha, true]);
  assert.ok(data.receipt_url.endsWith(`${API_BASE}/code/receipts/${receipt_sha}`));
}
assert.equal(await said(), `${run_id} is ok, receipt ${receipt_sha}`);
/** Asynchronous, because a connection that the service closes must be noticed before the next request. */
const signet = async (...args: string[]) => {
  const bin = path.join(import.meta.dirname, "../../packages/cli/bin/signet.mjs");
  const ended = await promisify(execFile)(process.execPath, [bin, "webhooks", ...args, "--url", service.url]);
  return ended.stdout;
};
assert.match(await signet(), new RegExp(`^✓ ${run_id} +delivered +now +https://${HOST}:8443/hook\n$`));
assert.match(await signet(run_id), /✓ delivered .*\n +✗ .* 500 .*the receiver answered 500\n +✓ .* 204 /);
assert.match(await signet(run_id, "--redeliver"), /· pending/);
await until(async () => (await webhook()).attempts.length === 3);
const told = await webhook();
assert.deepEqual([told.state, told.attempts.at(-1)?.status], ["delivered", 204]);
console.log(JSON.stringify(told));
await service.end();
await receiver.close();
process.exit(0);
