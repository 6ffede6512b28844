import type { CheckStep, Space } from "../port.ts";
import { runPython, type Variant } from "./run.ts";

/** Words by which a program asks whether tests run it. */
const ASKS = /pytest|unittest|\bnose\b|sys\.(?:argv|modules)|\btest(?:ing|s|_mode)?\b/iu;

/**
 * Runs the tests once more, where the files of the work cannot see that tests run them: no modules, variables, arguments, names on
 * the stack or files of tests. Returns a sentence if a test that passed fails there, and passes in the same run with nothing hidden.
 */
export async function failsUnseen(
  space: Space,
  step: CheckStep,
  passed: readonly string[],
): Promise<string | null> {
  const files = workOf(space);
  if (files.length === 0 || passed.length === 0) return null;
  const failed = await failedWith(space, step, { hides: { files, hide: true } }, passed);
  if (failed.length === 0) return null;
  // What the harness itself breaks says nothing of the work.
  const broken = new Set(
    (await failedWith(space, step, { hides: { files, hide: false } }, passed)).map(({ id }) => id),
  );
  const first = failed.find(({ id }) => !broken.has(id));
  if (!first) return null;
  return `${first.id} passes only where the code can see that a test runs it: ${first.why} ${first.msg.slice(0, 200)}`.trim();
}

/** The tests that passed before and fail in a run. None if it did not come to its end. */
async function failedWith(space: Space, step: CheckStep, variant: Variant, passed: readonly string[]) {
  const { report } = await runPython(space, step, variant);
  const before = new Set(passed);
  return report?.tests.filter(({ id, r }) => r !== "pass" && before.has(id)) ?? [];
}

/** The Python files that the run wrote or changed, without those that asked about tests before. */
function workOf(space: Space): string[] {
  const asked = (path: string) => ASKS.test(space.before?.(path)?.toString("utf8") ?? "");
  return space.subjects.filter((path) => path.endsWith(".py") && !space.fixed.has(path) && !asked(path));
}
