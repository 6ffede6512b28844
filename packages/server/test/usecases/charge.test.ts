import assert from "node:assert/strict";
import { test } from "node:test";
import { loadConfig } from "../../src/base/config.ts";
import { ModelError, liesInRequest } from "../../src/modules/models/model-error.ts";
import { chargeRun } from "../../src/usecases/runs/charge-run.ts";
import type { Ending } from "../../src/usecases/runs/receipt-fields.ts";
import { billing } from "../support/billing.ts";
import { temporaryStore } from "../support/store.ts";

const ENDING: Ending = {
  ok: false,
  exitReason: "finished",
  interrupted: false,
  summary: "",
  steps: 3,
  usage: { input_tokens: 0, output_tokens: 0, cached_tokens: 0, estimated: false },
};

test("what is charged and what is given back, by how a run ended", async (t) => {
  const store = await temporaryStore(t);
  const { config } = loadConfig({ SVC_ADMIN_PASS_SHA256: "0".repeat(64) });
  const parts = { ...billing(store, config), config };
  let runs = 0;
  /** Whether a run that ended so was charged, after what its account has used. */
  const outcome = (over: Partial<Ending> & { unverified?: boolean }, account = "acct_1") =>
    store.db.transaction().execute(async (tx) => {
      const id = `run_${++runs}`;
      await parts.metering.reserve(tx, { account, unit: "run", runId: id, perDay: 100, atOnce: 100 });
      const before = (await parts.metering.standing(tx, account, "run")).used;
      const charged = await chargeRun(parts, tx, { id, account }, { ...ENDING, ...over });
      const { used } = await parts.metering.standing(tx, account, "run");
      const [last] = await parts.metering.statement(tx, account, 1);
      assert.equal(await parts.metering.running(tx, account), 0, "its place is free");
      assert.equal(charged, used === before, "what is said is what is done");
      return charged ? "charged" : last!.reason;
    });
  const cases: [Partial<Ending> & { unverified?: boolean }, string][] = [
    [{ ok: true }, "charged"],
    [{ exitReason: "unverified" }, "charged"],
    [{ exitReason: "max_steps" }, "charged"],
    [{ exitReason: "stuck" }, "charged"],
    [{ exitReason: "needs_model", steps: 0 }, "needs_model"],
    [{ exitReason: "ambiguous", steps: 4 }, "needs_model"],
    [{ unverified: true }, "not_verified"],
    [{ exitReason: "partial", unverified: true }, "partial"],
    [{ exitReason: "timeout" }, "charged"],
    [{ exitReason: "cancelled" }, "charged"],
    [{ exitReason: "cancelled", steps: 0 }, "cancelled"],
    [{ exitReason: "error", fault: "service" }, "service_failed"],
    [{ exitReason: "error", fault: "provider" }, "provider_failed"],
    [{ exitReason: "error", interrupted: true }, "service_failed"],
    [{ exitReason: "error", fault: "request" }, "charged"],
    [{ exitReason: "error", fault: "request", steps: 0 }, "provider_failed"],
  ];
  for (const [over, expected] of cases) assert.equal(await outcome(over), expected, JSON.stringify(over));

  const theirs = [
    { exitReason: "cancelled", steps: 0 },
    { exitReason: "needs_model" },
    { exitReason: "partial" },
    { unverified: true },
    { exitReason: "error", fault: "request", steps: 0 },
  ] as const;
  const again = [];
  for (let i = 0; i < 12; i++) again.push(await outcome(theirs[i % theirs.length]!, "acct_2"));
  const reasons = ["cancelled", "needs_model", "partial", "not_verified", "provider_failed"];
  assert.deepEqual(
    again,
    [...reasons, ...reasons, "charged", "charged"],
    "ten a day of all of them together",
  );
  const [kept] = await parts.metering.statement(store.db, "acct_2", 1);
  assert.deepEqual(
    [kept!.kind, kept!.amount, kept!.reason, kept!.ref],
    ["kept", 0, "refund_limit", `run_${runs}`],
  );
  assert.equal(
    await outcome({ exitReason: "error", fault: "service" }, "acct_2"),
    "service_failed",
    "ours has no limit",
  );
  assert.equal(
    await outcome({ exitReason: "cancelled", steps: 0 }, "acct_3"),
    "cancelled",
    "an account of its own",
  );
  store.clock.advance(86_400_000);
  assert.equal(await outcome({ exitReason: "cancelled", steps: 0 }, "acct_2"), "cancelled");
});

test("where nobody is charged nothing is counted: the eleventh is no charge either", async (t) => {
  const store = await temporaryStore(t);
  const { config } = loadConfig({});
  const parts = { ...billing(store, config), config };
  for (let i = 0; i < 11; i++)
    await store.db.transaction().execute(async (tx) => {
      const row = { id: `run_${i}`, account: "local" };
      await parts.metering.reserve(tx, { ...row, runId: row.id, unit: "run", perDay: 100, atOnce: 100 });
      const ending = { ...ENDING, exitReason: "cancelled", steps: 0 } as const;
      assert.equal(await chargeRun(parts, tx, row, ending), false);
    });
});

test("failures that whoever asks can bring about are told from the provider's own", () => {
  const fault = (
    code: ModelError["code"],
    retryable: boolean,
    reason?: "failed" | "invalid_key" | "timeout",
  ) => liesInRequest(new ModelError(code, "", { retryable, ...(reason ? { reason } : {}) }));
  assert.deepEqual(
    [
      fault("context_too_long", false),
      fault("model_unavailable", false, "failed"),
      fault("model_unavailable", true, "failed"),
      fault("model_unavailable", false, "invalid_key"),
      fault("model_timeout", true, "timeout"),
    ],
    [true, true, false, false, false],
  );
});
