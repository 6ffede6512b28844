import type { CommandDeps } from "./command.ts";
import { runCommand } from "./command.ts";
import { settleWork } from "./check/proposal.ts";
import type { PlannedCheck } from "./check/plan.ts";
import { changed, type Work } from "./check/work.ts";
import type { CoderDeps, CoderYield } from "./port.ts";
import type { CoderTask, EarlierWork } from "./coder-task.ts";

const MOST_RERUN = 5;
const RERUN_SECONDS = 30;
/** All of them together; no other is begun after that. */
const RERUN_MS = 90_000;

/** A command that failed in an earlier run, as it ends now. */
export interface Rerun {
  cmd: string;
  how: string;
  output: string;
}

/** Runs again what failed, in a copy of the workspace: what such a command leaves behind is not part of the work. */
export async function* rerunFailures(
  earlier: EarlierWork,
  deps: CommandDeps & Pick<CoderDeps, "openSandbox">,
  signal: AbortSignal,
): AsyncGenerator<CoderYield, Rerun[]> {
  const again = earlier.failures.slice(-MOST_RERUN);
  if (again.length === 0) return [];
  const reruns: Rerun[] = [];
  const until = deps.clock.now() + RERUN_MS;
  const sandbox = await deps.openSandbox();
  try {
    await sandbox.restore(earlier.workspace());
    for (const cmd of again) {
      if (deps.clock.now() >= until) break;
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
 * What the work is held against: the given files alone, or in a conversation what its last run that passed had left, with
 * what is protected put back and what bends the check left out.
 */
export function startOf({ earlier }: CoderTask, given: Work, plan: PlannedCheck): Work {
  if (earlier?.base === undefined) return given;
  const over = new Map([...given.files].map(([path, { bytes }]) => [path, bytes]));
  return settleWork(changed(earlier.base, over), new Set(given.files.keys()), plan).work;
}
