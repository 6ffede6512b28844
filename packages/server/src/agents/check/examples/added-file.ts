import type { CheckStep, Space, Toolchain } from "../port.ts";
import { notRun } from "../unrunnable.ts";

/** A test file made from a task's text, and the step that runs it. */
export interface AddedFile {
  step: CheckStep;
  bytes: Buffer;
}

/**
 * Runs and cross-checks a file that only this check adds to the work. `make` writes it, or gives null if the work has nothing
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
    return file === null ? otherwise : work(withFile(space, file), file.step);
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

/** The same work with the added file, which alone decides. */
function withFile(space: Space, { step, bytes }: AddedFile): Space {
  const file = step.files[0]!;
  return {
    ...space,
    fixed: new Map([[file, bytes]]),
    files: [...space.files, file],
    read: async (name) => (name === file ? bytes : space.read(name)),
    open: (changes) => space.open(new Map([[file, bytes], ...(changes ?? [])])),
  };
}
