import { randomInt } from "node:crypto";
import type { ControlResult, Space, CheckStep } from "../port.ts";
import { whyNot } from "./judge.ts";
import { runPython } from "./run.ts";
import { newTwin } from "./twins.ts";

/**
 * Controls doctests that passed. Examples are compared out of reach of the code under test, so two runs are enough: one shows
 * that they do not depend on the text of the file, the other that a changed expectation fails.
 */
export async function controlExamples(space: Space, step: CheckStep): Promise<ControlResult> {
  const [hidden, flipped] = await Promise.all([
    runPython(space, step, { twin: newTwin() }),
    runPython(space, step, { flip: randomInt(1, 2 ** 20) }),
  ]);
  if ([hidden, flipped].some(({ ended }) => ended.reason === "timeout" || ended.reason === "abort"))
    return { result: "none", why: "The control run timed out." };
  if ((flipped.report?.examples ?? 0) === 0) return { result: "none", why: "No example has an expectation." };
  const why = whyNot(hidden)[0];
  if (why !== undefined)
    return {
      result: "refuted",
      why: `The examples pass only while the file contains the expected values: ${why}`,
    };
  if (flipped.report?.tests.some((test) => test.r === "fail" && test.why === "Example"))
    return { result: "confirmed", why: "" };
  return { result: "refuted", why: "An example passes although its expectation was changed." };
}
