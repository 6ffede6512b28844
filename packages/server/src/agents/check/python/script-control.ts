import { randomInt } from "node:crypto";
import type { ControlResult, Space, CheckStep } from "../port.ts";
import {
  confirmed,
  findUnexpected,
  type PassingRun,
  pickOne,
  refuted,
  runFailing,
  sitesOf,
} from "./twins.ts";
import { pairwise, type PythonReport } from "./run.ts";

/** Controls a script, which has a single result: a changed expectation, a line in the middle and the last line must each make it fail. */
export async function controlScript(
  space: Space,
  step: CheckStep,
  passing: PassingRun,
  report: PythonReport,
): Promise<ControlResult> {
  for (const test of report.tests.filter(({ r }) => r === "pass")) {
    const lines = sitesOf(test, report, ["line"]);
    const asserts = sitesOf(test, report, ["assert"]);
    const ifs = sitesOf(test, report, ["if"]);
    const bound = pickOne(sitesOf(test, report, ["bind"]));
    const picks = [pickOne(asserts), bound, pickOne(lines), lines.at(-1)].filter((key) => key !== undefined);
    if (picks.length === 0 && ifs.length === 0)
      return { result: "none", why: `${test.id} has no place where a failure can be injected.` };
    const wrong = await tryScript(space, step, passing, report, test.id, picks);
    if (wrong !== null) return wrong;
    if (asserts.length > 0 || ifs.length === 0) continue;
    const decided = await decides(space, step, passing, test.id, ifs);
    if (decided !== null) return decided;
  }
  return confirmed;
}

async function tryScript(
  space: Space,
  step: CheckStep,
  passing: PassingRun,
  report: PythonReport,
  id: string,
  picks: number[],
): Promise<ControlResult | null> {
  const results = await pairwise([...new Set(picks)], async (key): Promise<ControlResult | null> => {
    const failing = await runFailing(space, step, passing, new Map([[id, key]]));
    if (failing === null) return { result: "none", why: "The control run timed out." };
    const odd = findUnexpected(failing, new Map([[id, key]]), report).find(
      (unexpected) => unexpected.id === id || unexpected.id === "",
    );
    return odd === undefined ? null : refuted(odd.why);
  });
  return results.find((result) => result !== null) ?? null;
}

/** In a script that compares with `if`, inverting at least one of these conditions must make it fail. */
async function decides(
  space: Space,
  step: CheckStep,
  passing: PassingRun,
  id: string,
  ifs: number[],
): Promise<ControlResult | null> {
  const sample = ifs.toSorted(() => randomInt(3) - 1).slice(0, 8);
  const failed = await pairwise(
    sample,
    async (key) => {
      const seen = await runFailing(space, step, passing, new Map([[id, key]]));
      return (
        seen !== null && seen !== "left" && seen.tests.some((test) => test.id === id && test.r === "fail")
      );
    },
    (did) => did,
  );
  return failed.includes(true) ? null : refuted(`${id} passes whatever the results of its comparisons are.`);
}
