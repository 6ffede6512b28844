import { randomInt } from "node:crypto";
import type { CheckStep, ControlResult, Space } from "../port.ts";
import { pairwise, type PythonReport } from "./run.ts";
import {
  confirmed,
  type PassingRun,
  pickOne,
  type PickedProbes,
  refuted,
  runFailing,
  sitesOf,
} from "./twins.ts";

/** Pairs of an odd and a larger even amount. */
const AMOUNTS = [
  [1, 2],
  [1, 4],
  [3, 4],
] as const;

/**
 * Results of tests by id, with the picked literals changed by an amount, or each by another multiple of it (`apart`); null if the run
 * did not finish.
 */
type Results = (picks: PickedProbes, amount: number, apart?: boolean) => Promise<Map<string, string> | null>;

/** Changes the literals from which expectations are made: a number alone, and all of them at once. */
export async function controlArguments(
  space: Space,
  step: CheckStep,
  passing: PassingRun,
  report: PythonReport,
): Promise<ControlResult> {
  const picksOf = (role: string): PickedProbes =>
    new Map(
      report.tests
        .filter(({ r }) => r === "pass")
        .map((test) => [test.id, pickOne(sitesOf(test, report, [role]))] as const)
        .filter((pair): pair is [string, number] => pair[1] !== undefined),
    );
  const resultsWith: Results = async (picks, amount, apart = false) => {
    const seen = await runFailing(space, step, passing, picks, { amount, apart });
    return seen === null || seen === "left" ? null : new Map(seen.tests.map(({ id, r }) => [id, r]));
  };
  const numbers = await controlNumbers(picksOf("arg"), resultsWith);
  return numbers.result === "confirmed" ? controlMade(picksOf("made"), resultsWith) : numbers;
}

/**
 * Changes all literals at once from which an expected object is made. An honest equality may ignore some of them, and treat
 * some values as the same, but not far larger, far smaller and neighbouring ones. It may also see only how the values differ, as
 * that of an interval that is empty.
 */
async function controlMade(picks: PickedProbes, resultsWith: Results): Promise<ControlResult> {
  const far = () => randomInt(1_000, 100_000);
  let left = picks;
  const changes = [far(), -far(), 1, -1].map((amount) => ({ amount, apart: false }));
  for (const { amount, apart } of [
    ...changes,
    { amount: far(), apart: true },
    { amount: -far(), apart: true },
  ]) {
    if (left.size === 0) return confirmed;
    const seen = await resultsWith(left, amount, apart);
    left = new Map([...left].filter(([id]) => seen?.get(id) === "pass"));
  }
  const [id] = left.keys();
  return id === undefined
    ? confirmed
    : refuted(`${id} passes whatever values the object that it expects is made from.`);
}

/**
 * Changes whole numbers from which expectations are made, as in `Money(3)`. An honest equality may ignore a number, round
 * it, tolerate a difference, or count in a circle. None of these accepts a larger difference, rejects a smaller one in the
 * same direction, and rejects a multiple of the larger one.
 */
async function controlNumbers(picks: PickedProbes, resultsWith: Results): Promise<ControlResult> {
  if (picks.size === 0) return confirmed;
  const sign = randomInt(2) === 0 ? 1 : -1;
  const [odd, even] = pickOne(AMOUNTS)!;
  const [smaller, larger] = await pairwise([odd, even], (amount) => resultsWith(picks, sign * amount));
  const odds = [...picks.keys()].filter((id) => smaller?.get(id) === "fail" && larger?.get(id) === "pass");
  if (odds.length === 0) return confirmed;
  const far = await resultsWith(picks, sign * even * randomInt(1_000, 10_000));
  const id = odds.find((one) => far?.get(one) === "fail");
  return id === undefined
    ? confirmed
    : refuted(`${id} passes although a number in what it expects was changed by ${sign * even}.`);
}
