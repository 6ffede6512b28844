import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { RERUN_EXIT, type RerunResult } from "@signet/contract/values";
import { type SandboxDriver, SandboxError } from "@signet/sandbox";
import { RecordFault } from "@signet/verify";
import { systemClock as clock } from "../base/clock.ts";
import { type Config, ConfigError, loadConfig } from "../base/config.ts";
import { newId } from "../base/ids.ts";
import { createLog } from "../base/log.ts";
import { Problem } from "../base/problem.ts";
import { limitsOf, openSandboxDriver } from "../compose/sandbox.ts";
import { version } from "../compose/version.ts";
import { createEgress } from "../modules/outbound/egress/egress.ts";
import {
  obstacle,
  type CheckRerun,
  type Given,
  rerunCheck,
  sentFiles,
} from "../usecases/code/rerun-check.ts";
import { openRerunProject } from "../usecases/code/rerun-project.ts";
import { readSealedRecord, type SealedRecord } from "../usecases/code/rerun-record.ts";
import { createSandboxes } from "../usecases/code/run-sandboxes.ts";
import type { OpenProject } from "../usecases/code/projects.ts";
import { setUpRun } from "../usecases/code/set-up-run.ts";
import { createSandboxEquipment } from "../usecases/runs/sandbox-equipment.ts";

const SHOWN_LINES = 20;
const WORDS: Record<RerunResult, string> = {
  same: "✓ the check was run again",
  differs: "✗ the check was run again and differs",
  cannot_run: "! the check cannot be run again here",
  bad_record: "✗ the check was not run again, because the record was changed or is not whole",
};

/**
 * Runs the check of a run's record again in a sandbox of this machine, prints how its result compares with the sealed one, and
 * returns the exit code: `<record> <receipt that the caller has verified> [--json] [--archive <of the project>] [--setup]`.
 */
export async function rerun(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: "boolean" }, setup: { type: "boolean" }, archive: { type: "string" } },
  });
  const [file, receiptSha] = positionals as [string, string];
  const given = { archive: values.archive ?? null, setUp: values.setup ?? false };
  const { config } = loadConfig();
  const stopping = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => stopping.abort());
  const found = await rerunOf(file, receiptSha, { config, given, signal: stopping.signal });
  if (values.json) console.log(JSON.stringify({ rerun: found }));
  else for (const line of linesOf(found)) console.log(line);
  return RERUN_EXIT[found.result];
}

type Found = Omit<CheckRerun, "result"> & { result: RerunResult };

interface Here {
  config: Config;
  given: Given;
  signal: AbortSignal;
}

const cannot = (says: string, output = ""): CheckRerun => ({ result: "cannot_run", says, output });

async function rerunOf(file: string, receiptSha: string, here: Here): Promise<Found> {
  try {
    const record = await readSealedRecord(file);
    if (record.receiptSha !== receiptSha)
      throw new RecordFault("receipt", "the file has another receipt than the one that was verified");
    const reason = obstacle(record, here.given);
    if (reason !== null) return cannot(reason);
    // What a service here has unpacked, installed or noted is not used: only what is compared with the record.
    return await inFolder((dataDir) => rerunIn(record, { ...here, config: { ...here.config, dataDir } }));
  } catch (thrown) {
    if (thrown instanceof RecordFault)
      return { result: "bad_record", says: `${thrown.field}: ${thrown.message}`, output: "" };
    if (here.signal.aborted) return cannot("it was stopped");
    if (thrown instanceof ConfigError) return cannot(`there is no sandbox here: ${thrown.message}`);
    if (thrown instanceof SandboxError) return cannot(thrown.message);
    if (thrown instanceof Problem) return cannot(`the project cannot be used: ${thrown.message}`);
    throw thrown;
  }
}

/** Gives a folder of its own for the project and what is installed, which is removed at the end. */
async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), "signet-rerun-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function rerunIn(record: SealedRecord, here: Here): Promise<CheckRerun> {
  const { config, given, signal } = here;
  const { dataDir } = config;
  const driver = openSandboxDriver(config);
  const { ok, missing } = await driver.probe();
  if (!ok) return cannot(`there is no sandbox here: ${missing.join("; ")}`);
  const limits = limitsOf(config);
  const runId = newId("rerun", clock.now());
  const log = createLog("error");
  const sandboxes = createSandboxes({ driver, limits, config }, runId);
  let project: OpenProject | null = null;
  try {
    if (record.inputs.bundle !== null) {
      const parts = { driver, limits, clock, log, dataDir };
      const opened = await openRerunProject(parts, given.archive!, record.inputs.bundle);
      if (typeof opened === "string") return cannot(opened);
      project = opened;
    }
    const ready = await installed(driver, { record, project, runId }, here);
    if (typeof ready === "string") return cannot("what it needs could not be installed here", ready);
    sandboxes.use(ready.layers);
    const equipment = await createSandboxEquipment({ driver, limits, clock, dataDir }).find();
    const deps = {
      clock,
      newCommandId: () => newId("cmd", clock.now()),
      openCheckSandbox: () => sandboxes.openForCheck(),
      checkTimeoutSeconds: config.checkTimeoutSeconds,
    };
    const service = `signet/${version}`;
    return await rerunCheck(record, { deps, service, equipment, project: project?.files ?? null }, signal);
  } finally {
    await sandboxes.closed();
    await project?.[Symbol.asyncDispose]();
    const layers = await driver.layers.list().catch(() => []);
    for (const { id } of layers) await driver.layers.remove(id);
  }
}

/** The layers of the check's sandboxes, after the sealed set-up if there was one; what it printed if it fails. */
async function installed(
  driver: SandboxDriver,
  { record, project, runId }: { record: SealedRecord; project: OpenProject | null; runId: string },
  { config, signal }: Here,
): Promise<{ layers: readonly string[] | null } | string> {
  const { set_up: command } = record.inputs;
  if (command === null || record.setUpFailed) return { layers: project?.layers ?? null };
  const { egress: allow } = config.sandbox;
  const folder = `${config.scratchDir}-net`;
  const egress = allow.length > 0 ? createEgress({ allow, folder, log: createLog("error") }) : null;
  const { layers, done } = await setUpRun(
    { driver, limits: limitsOf(config), egress, clock },
    {
      row: { id: runId, account: "", owner: "" },
      request: { setup_cmd: command, files: sentFiles(record.inputs, record.contents) },
      project,
      signal,
      say: async () => undefined,
    },
  );
  return done?.ok === false ? done.output : { layers };
}

function linesOf({ result, says, output }: Found): string[] {
  const shown = result === "same" ? [] : printable(output).split("\n").slice(-SHOWN_LINES);
  return [
    `${WORDS[result]}: ${printable(says)}`,
    ...shown.filter((line) => line !== "").map((line) => `  ${line}`),
  ];
}

/** What a record or a program says must not move the cursor or change colours. */
const printable = (text: string) => text.replace(/[^\P{C}\n\t]/gu, "?");
