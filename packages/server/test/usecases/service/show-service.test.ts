import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { CodeHealth, type Equipment, type Model, Status } from "@signet/contract";
import type { Browsers } from "@signet/page-verifier";
import type { SandboxProbe } from "@signet/sandbox";
import { createAuditor } from "../../../src/modules/ledger/audit.ts";
import { createShowService } from "../../../src/usecases/service/show-service.ts";
import { createSandboxReadiness } from "../../../src/usecases/runs/sandbox-readiness.ts";
import { memorySandboxDriver } from "../../support/memory-sandbox.ts";
import { MODEL, workshop } from "../code/rig.ts";

const CHROMIUM = { state: "ready", name: "chromium", version: "140.0", sandbox: "bwrap+chromium" };
const lacking = (probe: SandboxProbe): SandboxProbe => ({
  ...probe,
  ok: false,
  missing: ["install bubblewrap", "allow user namespaces"],
});

/** A service that says what it is; what the machine has is the test's. */
async function shown(t: TestContext) {
  const shop = await workshop(t);
  const { clock, ledger } = shop;
  const machine = { browser: CHROMIUM as object, ready: true };
  const driver = memorySandboxDriver();
  const auditor = createAuditor({ ledger, clock });
  const model: Model = { ...MODEL, contextTokens: 1_000, stream: () => assert.fail("nothing is asked") };
  const parts = {
    ...shop,
    auditor,
    driver,
    readiness: createSandboxReadiness({ driver, clock }),
    browsers: { status: () => machine.browser } as unknown as Browsers,
    search: [] as string[],
    version: "1.2.3",
    startedAt: clock.now() - 61_999,
    // A model may hold more than its name: nothing of that is told.
    model: async () => ({ ...model, apiKey: "sk-canary" }),
    ready: () => machine.ready,
  };
  return { ...shop, parts, machine, driver, auditor, show: createShowService(parts) };
}

test("a service that has all it needs says so, who answers, and since how many whole seconds it is up", async (t) => {
  const { show, clock } = await shown(t);
  const status = await show.status();
  assert.deepEqual(Status.parse(status), status);
  assert.deepEqual(
    [status.status, status.ready, status.version, status.uptime_s, status.now],
    ["ok", true, "1.2.3", 61, new Date(clock.now()).toISOString()],
  );
  assert.deepEqual(status.engine, { active: "byok", provider: "script", model: "m" });
  assert.deepEqual(status.capabilities, {
    chat: { ready: true },
    code: { ready: true },
    visual: { ready: true },
    search: { ready: false, services: [], reason: "no search is set" },
  });
});

test("nothing of the owner's settings is told: neither a key of the model nor one of this instance", async (t) => {
  const { show, parts } = await shown(t);
  const { stripe } = parts.config;
  const config = { ...parts.config, stripe: { ...stripe, secretKey: "sk-canary", webhookSecret: "canary" } };
  const told = createShowService({ ...parts, config });
  assert.doesNotMatch(JSON.stringify([await told.status(), await told.codeHealth()]), /canary/);
  assert.equal((await show.status()).mode, "hosted");
});

test("a machine without a sandbox is degraded and names all that is missing; its chats work on", async (t) => {
  const { show, driver } = await shown(t);
  driver.probed = lacking(driver.probed);
  const { status, ready, capabilities } = await show.status();
  const reason = "install bubblewrap; allow user namespaces";
  assert.deepEqual([status, ready], ["degraded", true]);
  assert.deepEqual(
    [capabilities.chat, capabilities.code, capabilities.visual],
    [{ ready: true }, { ready: false, reason }, { ready: true }],
  );
});

test("what searches the web for the chat is named, in the order in which it is asked", async (t) => {
  const { parts } = await shown(t);
  const { capabilities } = await createShowService({ ...parts, search: ["brave", "exa"] }).status();
  assert.deepEqual(capabilities.search, { ready: true, services: ["brave", "exa"] });
});

test("a service that is going down is ready for nothing", async (t) => {
  const { show, machine } = await shown(t);
  machine.ready = false;
  const { status, ready, capabilities } = await show.status();
  assert.deepEqual([status, ready], ["degraded", false]);
  assert.deepEqual(
    Object.values(capabilities).map((one) => one.ready),
    [false, false, false, false],
  );
});

test("a browser that is missing is told with its reason, and one that was not begun yet without a version", async (t) => {
  const { show, machine } = await shown(t);
  const none = { name: null, version: null, sandbox: null };
  machine.browser = { state: "unavailable", reason: "there is no Chromium" };
  assert.deepEqual((await show.status()).capabilities.visual, {
    ready: false,
    reason: "there is no Chromium",
  });
  assert.deepEqual((await show.codeHealth()).browser, {
    ...none,
    ready: false,
    reason: "there is no Chromium",
  });
  machine.browser = { state: "untried", name: "chromium" };
  assert.deepEqual((await show.codeHealth()).browser, { ...none, ready: true, name: "chromium" });
  machine.browser = CHROMIUM;
  const { state: _, ...running } = CHROMIUM;
  assert.deepEqual((await show.codeHealth()).browser, { ready: true, ...running });
});

test("what the sandbox has is told as it was measured, or why it is not known", async (t) => {
  const { show, parts, driver } = await shown(t);
  const unknown = (await show.codeHealth()).sandbox;
  assert.deepEqual([unknown.has, unknown.has_reason], [null, "no program said its version in the sandbox"]);
  const has: Equipment = {
    programs: { bash: "5.2.15", node: "26.1.0" },
    typescript: "strip",
    node_types: true,
    tests: ["node --test"],
    python_packages: [],
    missing: ["go"],
    loopback: true,
    limits: { command_s: 60, memory_mb: 512, disk_mb: 128, processes: 64 },
  };
  const known = createShowService({ ...parts, equipment: { find: async () => has } });
  const health = await known.codeHealth();
  assert.deepEqual(CodeHealth.parse(health), health);
  assert.deepEqual([health.sandbox.has, "has_reason" in health.sandbox], [has, false]);
  driver.probed = lacking(driver.probed);
  const { sandbox } = await createShowService({
    ...parts,
    readiness: createSandboxReadiness(parts),
  }).codeHealth();
  assert.deepEqual([sandbox.has, sandbox.has_reason], [null, "there is no sandbox"]);
});

test("a ledger counts as verified only once it was checked and found whole", async (t) => {
  const { show, auditor, claimed, ledger, db, clock, driver } = await shown(t);
  await claimed("run_1");
  const before = await show.codeHealth();
  assert.deepEqual(CodeHealth.parse(before), before);
  assert.deepEqual([before.ok, before.ledger.verified, before.ledger.verified_at], [false, false, null]);
  await auditor.audit();
  const at = new Date(clock.now()).toISOString();
  clock.advance(5_000);
  const { ok, ledger: told } = await show.codeHealth();
  const { size, sha } = await ledger.head();
  assert.deepEqual(
    [ok, told],
    [
      true,
      {
        size,
        head: sha,
        checkpoint_at: null,
        verified: true,
        verified_at: at,
        witnesses: [],
        never_sealed: { runs: 0, lines: [] },
      },
    ],
  );
  await db.updateTable("ledger").set({ line: "bent" }).execute();
  await auditor.audit();
  const bent = await show.codeHealth();
  assert.deepEqual([bent.ok, bent.ledger.verified, bent.sandbox.ready], [false, false, true]);
  assert.equal(bent.ledger.never_sealed, null, "a broken chain says nothing of runs");
  assert.match(bent.ledger.reason!, /not the chain that was written: `signet verify` names/);
  assert.equal((await show.status()).status, "degraded");
  assert.equal(driver.name, bent.sandbox.driver);
});

test("a machine without a sandbox is not well, however whole its ledger is", async (t) => {
  const { show, auditor, driver } = await shown(t);
  driver.probed = lacking(driver.probed);
  await auditor.audit();
  const { ok, sandbox, ledger } = await show.codeHealth();
  assert.deepEqual([ok, sandbox.ready, ledger.verified], [false, false, true]);
  assert.deepEqual(sandbox.missing, ["install bubblewrap", "allow user namespaces"]);
});

test("a ledger that cannot be read is a failure, and no health is told", async (t) => {
  const { show, parts } = await shown(t);
  const ledger = { ...parts.ledger, head: () => Promise.reject(new Error("the disk is gone")) };
  await assert.rejects(createShowService({ ...parts, ledger }).codeHealth(), /the disk is gone/);
  await show.codeHealth();
});
