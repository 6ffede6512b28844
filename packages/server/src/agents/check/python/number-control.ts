import { randomInt } from "node:crypto";
import type { CheckStep, ControlResult, Space } from "../port.ts";
import { pairwise, type PythonReport } from "./run.ts";
import { confirmed, type PassingRun, pickOne, refuted, runFailing, sitesOf } from "./twins.ts";

/** Pairs of an odd and a larger even amount. */
const AMOUNTS = [
  [1, 2],
  [1, 4],
  [3, 4],
] as const;

/**
 * Changes whole numbers from which expectations are made, as in `Money(3)`. An honest equality may ignore a number, round
 * it, tolerate a difference, or count in a circle. None of these accepts a larger difference, rejects a smaller one in the
 * same direction, and rejects a multiple of the larger one.
 */
export async function controlNumbers(
  space: Space,
  step: CheckStep,
  passing: PassingRun,
  report: PythonReport,
): Promise<ControlResult> {
  const picks = new Map<string, number>();
  for (const test of report.tests.filter(({ r }) => r === "pass")) {
    const pick = pickOne(sitesOf(test, report, ["arg"]));
    if (pick !== undefined) picks.set(test.id, pick);
  }
  if (picks.size === 0) return confirmed;
  const sign = randomInt(2) === 0 ? 1 : -1;
  const [odd, even] = pickOne(AMOUNTS)!;
  /** The results of the tests with a changed number; null if the run did not finish. */
  const resultsWith = async (amount: number) => {
    const seen = await runFailing(space, step, passing, picks, { amount: sign * amount });
    return seen === null || seen === "left" ? null : new Map(seen.tests.map(({ id, r }) => [id, r]));
  };
  const [smaller, larger] = await pairwise([odd, even], resultsWith);
  const odds = [...picks.keys()].filter((id) => smaller?.get(id) === "fail" && larger?.get(id) === "pass");
  if (odds.length === 0) return confirmed;
  const far = await resultsWith(even * randomInt(1_000, 10_000));
  const id = odds.find((one) => far?.get(one) === "fail");
  return id === undefined
    ? confirmed
    : refuted(`${id} passes although a number in what it expects was changed by ${sign * even}.`);
}
