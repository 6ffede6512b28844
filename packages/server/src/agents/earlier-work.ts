import type { CommandDeps } from "./command.ts";
import { runCommand } from "./command.ts";
import { settleWork } from "./check/proposal.ts";
import type { PlannedCheck } from "./check/plan.ts";
import { changed, type Work } from "./check/work.ts";
import type { CoderDeps, CoderYield } from "./port.ts";
import type { CoderTask, EarlierWork } from "./coder-task.ts";

const MAX_RERUN = 5;
const RERUN_SECONDS = 30;
/** Limit for all reruns together: none starts after it. */
const RERUN_MS = 90_000;

/** A command that failed in an earlier run, and its result now. */
export interface Rerun {
  cmd: string;
  how: string;
  output: string;
}

/** Reruns the commands that failed, in a copy of the workspace so that files they leave behind do not become part of the work. */
export async function* rerunFailures(
  earlier: EarlierWork,
  deps: CommandDeps & Pick<CoderDeps, "openSandbox">,
  signal: AbortSignal,
): AsyncGenerator<CoderYield, Rerun[]> {
  const failed = earlier.failures.slice(-MAX_RERUN);
  if (failed.length === 0) return [];
  const reruns: Rerun[] = [];
  const deadline = deps.clock.now() + RERUN_MS;
  const sandbox = await deps.openSandbox();
  try {
    await sandbox.restore(earlier.workspace());
    for (const cmd of failed) {
      if (deps.clock.now() >= deadline) break;
      const options = { env: { PYTHONDONTWRITEBYTECODE: "1" }, wallSeconds: RERUN_SECONDS };
      const at = { step: 0, signal };
      const { how, stdout, stderr } = yield* runCommand(
        sandbox,
        { shown: cmd, line: cmd, options },
        deps,
        at,
      );
      reruns.push({ cmd, how, output: `${stdout}\n${stderr}`.trim() });
    }
  } finally {
    await sandbox.close();
  }
  return reruns;
}

/**
 * What the work is compared with: the given files, or in a conversation the files that its last passing run left, with
 * protected files restored and files that would influence the check left out.
 */
export function startOf({ earlier }: CoderTask, given: Work, plan: PlannedCheck): Work {
  if (earlier?.base === undefined) return given;
  const givenBytes = new Map([...given.files].map(([path, { bytes }]) => [path, bytes]));
  return settleWork(changed(earlier.base, givenBytes), new Set(given.files.keys()), plan).work;
}
