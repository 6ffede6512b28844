import { RERUN_EXIT, type RerunResult } from "@signet/contract/values";
import { type SandboxDriver, SandboxError } from "@signet/sandbox";
import { RecordFault } from "@signet/verify";
import { systemClock as clock } from "../base/clock.ts";
import { type Config, ConfigError, loadConfig } from "../base/config.ts";
import { newId } from "../base/ids.ts";
import { limitsOf, openSandboxDriver } from "../compose/sandbox.ts";
import { version } from "../compose/version.ts";
import { obstacle, type CheckRerun, rerunCheck } from "../usecases/code/rerun-check.ts";
import { readSealedRecord, type SealedRecord } from "../usecases/code/rerun-record.ts";
import { createSandboxes } from "../usecases/code/run-sandboxes.ts";
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
 * returns the exit code. `receiptSha` names the receipt that the caller has verified.
 */
export async function rerun(file: string, receiptSha: string, json: boolean): Promise<number> {
  const { config } = loadConfig();
  const stopping = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => stopping.abort());
  const found = await rerunOf(file, receiptSha, { config, signal: stopping.signal });
  if (json) console.log(JSON.stringify({ rerun: found }));
  else for (const line of linesOf(found)) console.log(line);
  return RERUN_EXIT[found.result];
}

type Found = Omit<CheckRerun, "result"> & { result: RerunResult };

async function rerunOf(
  file: string,
  receiptSha: string,
  { config, signal }: { config: Config; signal: AbortSignal },
): Promise<Found> {
  try {
    const record = await readSealedRecord(file);
    if (record.receiptSha !== receiptSha)
      throw new RecordFault("receipt", "the file has another receipt than the one that was verified");
    const reason = obstacle(record);
    if (reason !== null) return { result: "cannot_run", says: reason, output: "" };
    const driver = openSandboxDriver(config);
    const { ok, missing } = await driver.probe();
    if (!ok)
      return { result: "cannot_run", says: `there is no sandbox here: ${missing.join("; ")}`, output: "" };
    return await rerunIn(driver, record, { config, signal });
  } catch (thrown) {
    if (thrown instanceof RecordFault)
      return { result: "bad_record", says: `${thrown.field}: ${thrown.message}`, output: "" };
    if (signal.aborted) return { result: "cannot_run", says: "it was stopped", output: "" };
    if (thrown instanceof ConfigError)
      return { result: "cannot_run", says: `there is no sandbox here: ${thrown.message}`, output: "" };
    if (thrown instanceof SandboxError) return { result: "cannot_run", says: thrown.message, output: "" };
    throw thrown;
  }
}

async function rerunIn(
  driver: SandboxDriver,
  record: SealedRecord,
  { config, signal }: { config: Config; signal: AbortSignal },
): Promise<CheckRerun> {
  const limits = limitsOf(config);
  const sandboxes = createSandboxes({ driver, limits, config }, newId("rerun", clock.now()));
  try {
    const equipment = await createSandboxEquipment({ driver, limits, clock, dataDir: config.dataDir }).find();
    const deps = {
      clock,
      newCommandId: () => newId("cmd", clock.now()),
      openCheckSandbox: () => sandboxes.openForCheck(),
      checkTimeoutSeconds: config.checkTimeoutSeconds,
    };
    return await rerunCheck(record, { deps, service: `signet/${version}`, equipment }, signal);
  } finally {
    await sandboxes.closed();
  }
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
