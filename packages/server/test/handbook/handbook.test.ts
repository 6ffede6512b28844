import assert from "node:assert/strict";
import path from "node:path";
import { test } from "node:test";
import { createHandbook } from "../../src/handbook/handbook.ts";

const handbook = createHandbook(path.join(import.meta.dirname, "../../../.."));

test("questions about the service find the part of its documentation that answers them", () => {
  const cases: [q: string, says: RegExp][] = [
    ["how do I set a provider key", /keys set/],
    ["how is ok decided", /fresh sandbox/],
    ["how do I verify a receipt with jq", /sha256sum|jq/],
    ["host it behind nginx with TLS", /proxy_pass|X-Forwarded-For/],
    ["webhook signature", /webhook-signature|Ed25519|v1a/i],
    ["backup and restore", /signet backup/],
    ["Stripe refund", /paid back|refund/i],
  ];
  for (const [q, says] of cases) {
    const found = handbook.find(q);
    assert.ok(
      found.some(({ text }) => says.test(text)),
      `${q}: ${found.map(({ title }) => title).join(", ")}`,
    );
    assert.ok(found.length <= 4 && found.every(({ text }) => text.length <= 1_800));
  }
});

test("what the documentation does not speak of finds nothing", () => {
  for (const q of ["the mating season of herons", "zzz", "", "what is the"])
    assert.deepEqual(handbook.find(q), [], q);
});
