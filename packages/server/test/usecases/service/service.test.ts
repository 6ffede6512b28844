import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { Catalog, PROVIDER_IDS, PROBLEMS, ROUTES } from "@signet/contract";
import { createLog } from "../../../src/base/log.ts";
import { loadConfig } from "../../../src/base/config.ts";
import { createProviderKeys } from "../../../src/modules/models/provider-keys.ts";
import { createModels } from "../../../src/modules/models/resolve.ts";
import { createGuard } from "../../../src/modules/outbound/guard.ts";
import { createOutbox } from "../../../src/modules/outbound/outbox.ts";
import { createSigner } from "../../../src/modules/outbound/signer.ts";
import { createProviderSettings } from "../../../src/usecases/service/provider-settings.ts";
import { createReadLedger } from "../../../src/usecases/service/read-ledger.ts";
import { createReadWebhooks } from "../../../src/usecases/service/read-webhooks.ts";
import { showCatalog } from "../../../src/usecases/service/show-catalog.ts";
import { ACCOUNT, SCOPE, workshop } from "../code/rig.ts";
import { counting, HOSTED, problemOf, refused, refuseWrites, rowsOf } from "../rig.ts";

const KEY = "sk-canary-0123456789abcdef";

/** The owner's provider settings; the network knows one public name and one private. */
async function settings(t: TestContext) {
  const parts = await counting(t, {});
  const keys = createProviderKeys(parts);
  const lookup = async (name: string) => [
    { address: name === "inside.example" ? "10.0.0.1" : "93.184.216.34", family: 4 as const },
  ];
  const guard = createGuard({ lookup });
  t.after(() => guard.close());
  const models = createModels({
    keys,
    providers: loadConfig({}).config.providers,
    gateway: null,
    local: null,
    builtin: {} as never,
    fetchFor: () => () => Promise.reject(new Error("nothing is asked here")),
    clock: parts.clock,
    log: createLog("silent"),
    tellsNames: true,
    random: () => 0.5,
  });
  return { ...parts, keys, shown: createProviderSettings({ keys, models, guard }) };
}

test("settings are set all together or not at all, and what is wrong is named by its name and never by its value", async (t) => {
  const { shown, db } = await settings(t);
  const wrong: Record<string, string>[] = [
    { NOPE_API_KEY: KEY },
    { constructor: KEY },
    { ANTHROPIC_API_KEY: "two\nlines canary" },
    { OPENAI_BASE_URL: "ftp://canary.example" },
    { OPENAI_BASE_URL: "http://10.0.0.1/canary" },
    { OPENAI_BASE_URL: "https://inside.example/canary" },
  ];
  for (const one of wrong) {
    const problem = await problemOf(shown.set({ OPENAI_API_KEY: KEY, ...one }), "invalid_request");
    assert.equal(problem.extras.param, `keys.${Object.keys(one)[0]}`);
    assert.doesNotMatch(JSON.stringify([problem.message, problem.extras]), /canary/);
  }
  assert.equal(await rowsOf(db, "provider_setting"), "");
  const heal = await refuseWrites(db, "delete", "provider_setting");
  await shown.set({ OPENAI_API_KEY: KEY });
  const before = await rowsOf(db, "provider_setting");
  await assert.rejects(shown.set({ ANTHROPIC_API_KEY: KEY, OPENAI_API_KEY: "" }), /refused/);
  assert.equal(
    await rowsOf(db, "provider_setting"),
    before,
    "a store that fails in the middle has changed nothing",
  );
  await heal();
  assert.ok(!before.includes(KEY), "nor is a key stored as it is");
});

test("a key is shown by its end alone, a short one not at all, and to others not even whether it is there", async (t) => {
  const { shown } = await settings(t);
  await shown.set({ OPENAI_API_KEY: KEY, ANTHROPIC_API_KEY: "short-key" });
  const own = await shown.list(true);
  const of = (id: string) => own.providers.find(({ provider }) => provider === id)!;
  assert.deepEqual([of("openai").last4, of("anthropic").last4, of("anthropic").set], ["cdef", null, true]);
  assert.doesNotMatch(JSON.stringify(own), /canary|short-key/);
  const others = await shown.list(false);
  await shown.set({ OPENAI_API_KEY: "", ANTHROPIC_API_KEY: "" });
  assert.deepEqual(await shown.list(false), others);
  assert.deepEqual(
    others.providers.map(({ provider }) => provider),
    [...PROVIDER_IDS],
  );
});

test("settings that a lost master key has sealed are named, and can be set anew", async (t) => {
  const { shown, db } = await settings(t);
  await shown.set({ OPENAI_API_KEY: KEY });
  await db.updateTable("provider_setting").set({ sealed: "bent" }).execute();
  const state = async () => (await shown.list(true)).providers.find(({ provider }) => provider === "openai")!;
  assert.deepEqual([(await state()).set, (await state()).unreadable], [false, ["OPENAI_API_KEY"]]);
  await assert.rejects(shown.probe("openai"), refused("provider_key_not_set"));
  await shown.set({ OPENAI_API_KEY: KEY });
  assert.deepEqual([(await state()).set, (await state()).unreadable], [true, undefined]);
});

test("a provider that there is none of, or nothing is set for, is not tried", async (t) => {
  const { shown } = await settings(t);
  for (const name of ["", "none", "__proto__", "OPENAI"])
    assert.equal((await problemOf(shown.probe(name), "unknown_provider")).extras.param, "provider");
  const own = await problemOf(shown.probe("openai_compatible"), "provider_key_not_set");
  assert.match(own.message, /^set OPENAI_COMPATIBLE_BASE_URL first$/);
});

test("the pages of the ledger lose and repeat no line, also where it grows between them", async (t) => {
  const shop = await workshop(t);
  const { claimed, ledger, metering, within } = shop;
  const read = createReadLedger({ ledger });
  const add = async (id: string) => {
    await claimed(id);
    await within((tx) => metering.finish(tx, id));
  };
  assert.deepEqual(
    [(await read.page({ limit: 3, all: true })).receipts, (await read.page({ limit: 3, all: true })).next],
    [[], null],
  );
  for (let i = 0; i < 5; i++) await add(`run_${i}`);
  const seen: number[] = [];
  let before: number | undefined;
  do {
    const { receipts, next, size } = await read.page({ limit: 2, before, all: true });
    assert.ok(receipts.every(({ seq }) => seq < size));
    seen.push(...receipts.map(({ seq }) => seq));
    await add(`later_${seen.length}`).catch(() => undefined);
    before = next ?? undefined;
  } while (before !== undefined);
  assert.deepEqual(seen, [4, 3, 2, 1, 0]);
  assert.deepEqual(
    (await read.page({ limit: 9, all: false })).receipts,
    [],
    "what is only opened is no receipt",
  );
  const window = await Array.fromAsync(read.lines({ limit: 2, before: 4 }));
  assert.deepEqual(
    window.map((line) => (JSON.parse(line) as { seq: number }).seq),
    [2, 3],
  );
  await assert.rejects(read.find("00".repeat(32)), refused("receipt_not_found"));
  const [newest] = (await read.page({ limit: 1, all: true })).receipts;
  assert.deepEqual(await read.find(newest!.receipt_sha), newest);
});

test("a webhook is its owner's to see and to send again, and one that is not sent yet is told to wait", async (t) => {
  const shop = await workshop(t);
  const { claimed, outbox, within, calls, metering } = shop;
  const reads = createReadWebhooks({ ...shop, signer: createSigner(shop), outbox: createOutbox(shop) });
  const url = "https://hooks.example/x";
  await claimed("run_1", { webhook_url: url });
  const waits = await reads.show(SCOPE, "run_1");
  assert.deepEqual([waits.state, waits.webhook_id, waits.attempts], ["pending", null, []]);
  await reads.redeliver(SCOPE, "run_1");
  assert.equal(calls.due, 0, "there is nothing to send yet");
  await within((tx) => outbox.add(tx, { runId: "run_1", ...SCOPE, url, body: "{}" }));
  const [message] = await outbox.claim(1, () => true);
  await outbox.record(message!, { at: 1, status: 410, error: null, durationMs: 1 });
  assert.equal((await reads.show(SCOPE, "run_1")).state, "gone");
  for (const other of [
    { ...SCOPE, owner: "bob" },
    { account: "acct_2", owner: "" },
  ]) {
    await assert.rejects(reads.show(other, "run_1"), refused("run_not_found"));
    await assert.rejects(reads.redeliver(other, "run_1"), refused("run_not_found"));
    assert.deepEqual(await reads.list(other, 9), { webhooks: [], next: null });
  }
  assert.equal((await reads.redeliver(SCOPE, "run_1")).state, "pending");
  assert.equal(calls.due, 1);
  await within((tx) => metering.finish(tx, "run_1"));
  await claimed("run_2");
  await assert.rejects(reads.show({ account: ACCOUNT, owner: "" }, "run_2"), refused("not_found"));
});

test("the catalog names each route and problem once, in the contract's form, and no setting of the operator's", () => {
  for (const env of [
    {},
    {
      ...HOSTED,
      STRIPE_SECRET_KEY: "sk_test_canary0123456789",
      STRIPE_WEBHOOK_SECRET: "whsec_canary0123456789",
    },
  ]) {
    const { config } = loadConfig(env);
    const catalog = showCatalog("https://signet.example", config);
    Catalog.parse(catalog);
    assert.deepEqual(
      catalog.endpoints.map(({ id }) => id),
      Object.keys(ROUTES),
    );
    assert.deepEqual(
      catalog.errors.map(({ code }) => code),
      Object.keys(PROBLEMS),
    );
    assert.doesNotMatch(JSON.stringify(catalog), /canary/);
    const hosted = "SVC_TRUST_PROXY" in env;
    assert.deepEqual([catalog.billing.unlimited, catalog.billing.payments], [!hosted, hosted]);
    assert.equal(
      catalog.auth.some(({ mode }) => mode === "license"),
      hosted,
    );
  }
});
