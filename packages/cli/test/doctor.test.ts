import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { stub } from "./support/hooked.ts";
import { signet } from "./support/signet.ts";

test("doctor asks the service's program, and whether one answers", async () => {
  const { stdout, code } = await signet(["doctor", "--url", "http://127.0.0.1:9"], { node: stub });
  const [asked, ...rest] = stdout.split("\n");
  assert.deepEqual((JSON.parse(asked!) as { args: string[] }).args, ["doctor"]);
  assert.match(
    rest.join("\n"),
    /service {2}none answers at http:\/\/127\.0\.0\.1:9; start it with: signet serve/,
  );
  assert.equal(code, 7);
  const every = await signet(["doctor", "--all", "--url", "http://127.0.0.1:9"], { node: stub });
  assert.deepEqual((JSON.parse(every.stdout.split("\n")[0]!) as { args: string[] }).args, [
    "doctor",
    "--all",
  ]);
});

test("doctor says what is wrong with the ledger of the service that answers, and fails", async (t) => {
  const ledger = { size: 3, verified: false, never_sealed: null, reason: "the lines are not the chain" };
  const answering = createServer((_, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ ok: false, ledger }));
  }).listen(0, "127.0.0.1");
  t.after(() => answering.close());
  await once(answering, "listening");
  const url = `http://127.0.0.1:${(answering.address() as AddressInfo).port}`;
  const { stdout, code } = await signet(["doctor", "--url", url], {
    node: stub,
    env: { SVC_DATA_DIR: "well" },
  });
  assert.match(
    stdout,
    /ledger {3}3 lines, not verified\n\nTo fix:\n {2}- the ledger of \S+: the lines are not the chain\n/,
  );
  assert.equal(code, 1);
});
