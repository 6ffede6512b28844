import type { CheckStep, CountedRun, Space } from "../port.ts";
import { decidingIn, pacesOf } from "./count.ts";
import { judge } from "./judge.ts";
import type { PreparedStep } from "./prepare.ts";
import { lostUnseen, saysUnseen } from "../unseen.ts";
import { runRound } from "./rounds.ts";

/** Words by which a program asks whether tests run it. */
const ASKS =
  /NODE_TEST|node:test|\b(?:jest|vitest|mocha)\b|process\.argv|npm_lifecycle|['"`]test(?:ing)?['"`]/iu;
const SCRIPT = /\.[cm]?[jt]sx?$/u;

/**
 * Runs the test files once more, where the files of the work cannot see that tests run them: no arguments, frames of the stack or
 * files of tests. Returns a sentence if a test that passed does not pass there, and does in the same run with nothing hidden.
 */
export async function passesOnlySeen(
  space: Space,
  step: CheckStep,
  all: PreparedStep,
  counted: CountedRun,
): Promise<string | null> {
  const asked = (path: string) => ASKS.test(space.before?.(path)?.toString("utf8") ?? "");
  const work = space.subjects.filter((path) => SCRIPT.test(path) && !space.fixed.has(path) && !asked(path));
  const passed = new Set(counted.tests.flatMap(({ id, outcome }) => (outcome === "passed" ? [id] : [])));
  if (work.length === 0 || passed.size === 0) return null;
  const prepared = decidingIn(all, counted);
  const first = await lostUnseen(async (hide) => {
    const { runs } = await runRound(space, step, prepared, {
      texts: "given",
      pins: false,
      hides: { work, hide },
      paces: pacesOf(counted),
    });
    if (runs.some(({ ended, report }) => ended.reason !== "exit" || report === null)) return null;
    const now = new Map(
      runs.flatMap((run) => judge(run, false).tests).map((test) => [test.id, test.outcome]),
    );
    return [...passed].flatMap((id) => (now.get(id) === "passed" ? [] : [{ id, why: "" }]));
  });
  return first ? saysUnseen(first) : null;
}
