import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { CodeRunRequest } from "@signet/contract";
import { loadConfig } from "../../src/base/config.ts";
import { Problem } from "../../src/base/problem.ts";
import type { Bundles } from "../../src/modules/bundles/bundles.ts";
import { createLedger } from "../../src/modules/ledger/ledger.ts";
import { createGuard } from "../../src/modules/outbound/guard.ts";
import type { SandboxProbe, SandboxDriver } from "@signet/sandbox";
import { createAcceptCodeRun } from "../../src/usecases/code/accept-code-run.ts";
import { createOpenRun } from "../../src/usecases/runs/open-run.ts";
import { createSandboxReadiness } from "../../src/usecases/runs/sandbox-readiness.ts";
import { billing } from "../support/billing.ts";
import { memorySandboxDriver } from "../support/memory-sandbox.ts";
import { temporaryStore } from "../support/store.ts";

const features = {
  cgroup: "none",
  shell: "bash",
  proc: true,
  diskQuota: true,
  netPolicy: false,
  layers: true,
} as const;
const GOOD: SandboxProbe = { ok: true, version: "x/1", missing: [], features };
const BARE: SandboxProbe = { ok: false, version: "", missing: ["bubblewrap is not installed"], features };
const caller = {
  account: "local",
  owner: "",
  by: { kind: "owner" },
  address: "127.0.0.1",
  requestId: "r",
} as const;
const request = CodeRunRequest.parse({ task: "t" });

/** A machine whose state the test sets: `machine.probe` is what it can do, `machine.looks` how often it was asked. */
async function acceptor(t: TestContext) {
  const store = await temporaryStore(t);
  const machine = { probe: GOOD, looks: 0, ready: true, queued: 0 };
  const driver: SandboxDriver = {
    name: "machine",
    isolation: "namespace",
    layers: memorySandboxDriver().layers,
    probe: async () => (machine.looks++, machine.probe),
    open: () => Promise.reject(new Error("nothing is run here")),
    sweep: async () => 0,
    fingerprint: async () => "machine",
  };
  const ledger = createLedger({ ...store, origin: "test" });
  const { config } = loadConfig({});
  const parts = { ...store, ...billing(store, config) };
  const accept = createAcceptCodeRun({
    openRun: createOpenRun({ ...parts, config, ready: () => machine.ready }),
    bundles: {} as Bundles,
    canName: async () => true,
    ledger,
    config,
    service: "signet/test",
    readiness: createSandboxReadiness({ driver, clock: store.clock }),
    guard: createGuard({ lookup: async () => [{ address: "93.184.216.34", family: 4 }] }),
    onQueued: () => machine.queued++,
  });
  const refused = async (code: string) => {
    await assert.rejects(
      accept(request, caller),
      (thrown) => thrown instanceof Problem && thrown.code === code,
    );
    assert.equal((await ledger.head()).size, 0);
    assert.deepEqual(await store.runs.list(caller, 10), []);
    assert.equal(machine.queued, 0);
  };
  return { ...store, ledger, machine, accept, refused };
}

test("an accepted run waits, has its open line in the ledger, and is said to wait", async (t) => {
  const { accept, runs, ledger, machine } = await acceptor(t);
  const { id } = await accept(request, caller);
  assert.equal((await runs.find(caller, id))?.state, "queued");
  assert.equal((await ledger.head()).size, 1);
  assert.equal(machine.queued, 1);
});

test("while the service starts or stops nothing is taken and nothing is written", async (t) => {
  const { machine, refused } = await acceptor(t);
  machine.ready = false;
  await refused("not_ready");
});

test("without a sandbox nothing is taken, and once the machine is mended it is, without a restart", async (t) => {
  const { machine, refused, accept, clock } = await acceptor(t);
  machine.probe = BARE;
  await refused("sandbox_unavailable");
  machine.probe = GOOD;
  await refused("sandbox_unavailable");
  assert.equal(machine.looks, 1, "the machine is not looked at for every request");
  clock.advance(60_000);
  await accept(request, caller);
  assert.equal(machine.looks, 2);
});

test("a busy conversation names its run to those who are known by more than an address", async (t) => {
  const { accept } = await acceptor(t);
  const busy = { ...request, conversation_id: "talk" };
  const address = { ...caller, account: "ip:203.0.113.9", by: { kind: "address" } } as const;
  for (const [who, told] of [
    [caller, true],
    [address, false],
  ] as const) {
    const { id } = await accept(busy, who);
    await assert.rejects(accept(busy, who), (thrown) => {
      assert.ok(thrown instanceof Problem && thrown.code === "conversation_busy");
      assert.equal(thrown.extras.members?.["run_id"], told ? id : undefined);
      return told || !JSON.stringify([thrown.message, thrown.extras]).includes(id);
    });
  }
});

test("a key that is older than a day opens a new run", async (t) => {
  const { accept, clock } = await acceptor(t);
  const keyed = { ...caller, idempotencyKey: "k" };
  const { id: first } = await accept(request, keyed);
  assert.equal((await accept(request, keyed)).id, first);
  clock.advance(24 * 3_600_000 + 1);
  assert.notEqual((await accept(request, keyed)).id, first);
});
