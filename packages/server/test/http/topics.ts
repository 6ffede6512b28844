import assert from "node:assert/strict";
import { test } from "node:test";
import type { RouteId } from "@signet/contract";
import { answered } from "./rig.ts";

/** Which file of tests asks which routes: each route is in one of them, which every-route.test.ts checks. */
export const TOPICS = {
  service: ["status", "integrate", "openapi"],
  chat: ["chatRun", "memory", "eraseMemory"],
  code: ["codeRun", "codeHealth"],
  bundles: ["uploadBundle", "bundles", "deleteBundle"],
  "task-state": ["taskState", "taskStateById"],
  receipts: ["receipts", "receipt"],
  ledger: ["receiptProof", "ledgerKey", "ledgerCheckpoint", "ledgerConsistency", "ledgerTile"],
  techniques: ["tactics", "techniques", "technique", "forgetTechnique"],
  visual: ["visual"],
  runs: ["runs", "run", "runEvents", "runCancel", "runErase", "runFile", "runArchive", "runDiff"],
  "run-evidence": ["runRecord", "runAttestation"],
  "run-page": ["runPage"],
  keys: ["providerKeys", "setProviderKeys", "probeProvider", "providerModels", "providerModelsWith"],
  webhooks: ["webhookKey", "webhooks", "runWebhook", "runWebhookRedeliver"],
  "api-keys": ["mintApiKey", "apiKeys", "revokeApiKey"],
  billing: [
    "usage",
    "statement",
    "checkout",
    "topupCheckout",
    "claim",
    "cancelPlan",
    "paymentWebhook",
    "jwks",
  ],
  admin: ["rotateLicenseKey", "revokeLicense"],
  operator: ["overview", "operatorRuns"],
  accounts: ["accounts", "account", "changeAccount"],
} as const satisfies Record<string, readonly RouteId[]>;

/** The last test of a file: each route of its topic was answered in it, in the form that the contract gives. */
export function everyRouteAnswered(topic: keyof typeof TOPICS): void {
  test(`each route of ${topic} was answered in the contract's form`, () => {
    const ids: readonly RouteId[] = TOPICS[topic];
    assert.deepEqual(
      ids.filter((id) => !answered.has(id)),
      [],
    );
  });
}
