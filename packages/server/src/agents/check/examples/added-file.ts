import type { CheckStep, Space, Toolchain } from "../port.ts";
import { withText } from "../step-text.ts";
import { notRun } from "../unrunnable.ts";

/** A test file made from a task's text, and the step that runs it. */
export interface AddedFile {
  step: CheckStep;
  text: string;
}

/**
 * Runs and cross-checks a file that only this check adds to the work, and that alone decides. `make` writes it, or gives null if the work has nothing
 * that it could call: then the check fails and says `missing`.
 */
export function createAddedFileToolchain(
  make: (space: Space) => Promise<AddedFile | null>,
  runs: (kind: CheckStep["kind"]) => Toolchain,
  missing: string,
): Toolchain {
  const within = async <T>(
    space: Space,
    work: (inner: Space, step: CheckStep) => Promise<T>,
    otherwise: T,
  ): Promise<T> => {
    const file = await make(space);
    return file === null
      ? otherwise
      : work(withText({ ...space, fixed: new Map() }, { ...file.step, text: file.text }), file.step);
  };
  return {
    kinds: ["examples"],
    count: (space, _, inTurn) =>
      within(space, (inner, step) => runs(step.kind).count(inner, step, inTurn), notRun(missing)),
    control: (space, _, counted) =>
      within(space, (inner, step) => runs(step.kind).control(inner, step, counted), {
        result: "none",
        why: "nothing to change",
      }),
    order: (space, _, counted) =>
      within(space, (inner, step) => runs(step.kind).order(inner, step, counted), {
        result: "independent",
        why: "",
      }),
  };
}
