import type { GivenFile } from "@signet/contract";
import type { Sandbox } from "@signet/sandbox";
import type { Lesson } from "../../modules/techniques/port.ts";
import { givenTestSteps } from "../check/given-tests.ts";
import type { PlannedRun } from "../check/planned-run.ts";
import { tryQuietly } from "../check/trial.ts";
import { controlOf } from "../check/trial-control.ts";
import { createSpace, workOf } from "../check/work.ts";

export interface TryDeps {
  openSandbox(): Promise<Sandbox>;
  timeoutSeconds: number;
  signal: AbortSignal;
}

/**
 * Tries a code lesson, each time in a fresh sandbox: its test passes with the code, fails without it, and fails
 * with changed expectations. Throws what the sandbox throws, and the signal's reason.
 */
export async function passesTrial({ path, body, test, testPath }: Lesson, deps: TryDeps): Promise<boolean> {
  const codeFile: GivenFile = { path, content: body };
  const testFile: GivenFile = { path: testPath, content: test, role: "test" };
  const run: PlannedRun = { kind: "tests", steps: givenTestSteps([testFile]) };
  if (run.steps.length === 0 || run.steps.some(({ kind }) => kind === "other")) return false;
  const { signal } = deps;
  const makeSpace = (files: GivenFile[]) => () =>
    createSpace(workOf(files), { fixed: [testPath], subjects: files.includes(codeFile) ? [path] : [] }, deps);
  const trial = await tryQuietly(run, makeSpace([codeFile, testFile]));
  signal.throwIfAborted();
  if (!trial.passed) return false;
  const without = await tryQuietly(run, makeSpace([testFile]));
  signal.throwIfAborted();
  if (without.passed) return false;
  const { result } = await controlOf(trial, makeSpace([codeFile, testFile]));
  signal.throwIfAborted();
  return result === "confirmed";
}
