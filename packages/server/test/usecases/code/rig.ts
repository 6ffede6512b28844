import { createHash } from "node:crypto";
import type { TestContext } from "node:test";
import { type Check, CodeRunRequest, NO_USAGE } from "@signet/contract";
import type { Limits } from "@signet/sandbox";
import { noCheck } from "../../../src/agents/check/verdict.ts";
import { createLedger } from "../../../src/modules/ledger/ledger.ts";
import { createOutbox } from "../../../src/modules/outbound/outbox.ts";
import type { KeptFile } from "../../../src/modules/runs/files.ts";
import type { Lease } from "../../../src/modules/runs/leases.ts";
import { createTaskStates } from "../../../src/modules/task-state/states.ts";
import type { CodeEnding } from "../../../src/usecases/code/code-ending.ts";
import { createSandboxEquipment } from "../../../src/usecases/runs/sandbox-equipment.ts";
import { openFields } from "../../../src/usecases/runs/open-fields.ts";
import { createSandboxReadiness } from "../../../src/usecases/runs/sandbox-readiness.ts";
import { createBundles } from "../../../src/modules/bundles/bundles.ts";
import { createUnpackedBundles } from "../../../src/modules/bundles/unpacked.ts";
import { createProjects } from "../../../src/usecases/code/projects.ts";
import { STARTER_FIXTURE } from "../../modules/techniques/support.ts";
import { createLibrary } from "../../../src/usecases/techniques/library.ts";
import { memorySandboxDriver } from "../../support/memory-sandbox.ts";
import { newRun } from "../../support/store.ts";
import { counting, HOSTED, holder } from "../rig.ts";
import { newLogKey } from "../../../../verify/test/support/signed-log.ts";

const LOG_KEY = await newLogKey("test");

export const MODEL = { engine: "byok", provider: "script", id: "m" } as const;
export const ACCOUNT = "acct_1";
export const SCOPE = { account: ACCOUNT, owner: "" };
export const shaOf = (text: string) => createHash("sha256").update(text).digest("hex");
export const keptFile = (path: string, text: string): KeptFile => ({
  path,
  bytes: Buffer.byteLength(text),
  sha256: shaOf(text),
  executable: false,
});

/** A check that came with its task, and passed. */
export const PASSED: Check = {
  ...noCheck(null),
  kind: "given",
  cmd: "make test",
  passed: true,
  exit_code: 0,
  control: "confirmed",
};

/** How a run ended that did its task; `over` says what was otherwise. */
export const ending = (over: Partial<CodeEnding> = {}): CodeEnding => ({
  ok: true,
  exitReason: "finished",
  interrupted: false,
  summary: "Done.",
  steps: 2,
  usage: NO_USAGE,
  check: over.ok === false ? noCheck(null) : PASSED,
  ...over,
});

/** All that seals runs, on one store; a library that nobody has begun to learn for. */
export async function workshop(t: TestContext) {
  const parts = await counting(t, HOSTED);
  const { within, runs, leases, journal, units, clock, config } = parts;
  const driver = memorySandboxDriver();
  const readiness = createSandboxReadiness({ driver, clock });
  const equipment = createSandboxEquipment({
    ...parts,
    driver,
    limits: {} as Limits,
    dataDir: config.dataDir,
  });
  const ledger = createLedger({ ...parts, origin: "test" });
  const library = createLibrary({
    ...parts,
    driver,
    readiness,
    limits: {} as Limits,
    random: () => 0.5,
    starter: STARTER_FIXTURE,
  });
  const { dataDir } = config;
  const bundles = createBundles({ ...parts, dataDir });
  const unpacked = createUnpackedBundles({ dataDir });
  const projects = createProjects({ ...parts, driver, limits: {} as Limits, bundles, unpacked });
  const service = "signet/test";
  const calls = { due: 0, nudged: 0 };

  /** A run that was opened with its receipt and its unit, and is claimed; `asked` is what its caller sent. */
  async function claimed(id: string, asked: Partial<CodeRunRequest> = {}) {
    const request = CodeRunRequest.parse({ task: `task of ${id}`, ...asked });
    const run = { ...newRun(id, { account: ACCOUNT }), request } as ReturnType<typeof newRun>;
    await within(async (tx) => {
      await runs.open(tx, run);
      await units.take(tx, holder(ACCOUNT), { unit: "run", within: null }, id, clock.now());
      const { opening } = run;
      const fields = { asked: request, caller: SCOPE, opening, maxSteps: request.max_steps };
      await ledger.open(tx, { id, opening }, await openFields({ config, service }, fields));
    });
    const { row, ...lease } = (await leases.claim("w1"))!;
    return { row, lease, request };
  }

  const start = (lease: Lease) =>
    journal.append(lease, [{ name: "agent_note", data: { text: "begun", step: 0 } }]);

  return {
    ...parts,
    states: createTaskStates(parts),
    outbox: createOutbox(parts),
    ledger,
    attestor: { key: LOG_KEY, origin: "test" },
    // The learner is woken and does nothing: what it would do is not what these tests look at.
    library: { ...library, nudge: () => calls.nudged++ },
    driver,
    readiness,
    equipment,
    projects,
    egress: null,
    limits: {} as Limits,
    service,
    calls,
    publicUrl: () => "https://signet.example",
    onDue: () => calls.due++,
    claimed,
    start,
    /** A run's events, by name. */
    told: async (id: string) =>
      (await journal.read(id, 0)).map(({ name, data }) => ({
        name,
        data: JSON.parse(data) as Record<string, unknown>,
      })),
    used: async () => (await parts.metering.standing(parts.db, ACCOUNT, "run")).used,
  };
}
