import type { CountedRun, OrderResult, Space, CheckStep, StepKind, Toolchain } from "../port.ts";
import { control } from "./control.ts";
import { type MarkedBase, countMarked, type CrossCheckOptions } from "./count-marked.ts";
import type { TestSource } from "./test-source.ts";
import { notRun } from "../unrunnable.ts";

/** The parts in which marking toolchains differ. */
export interface ToolchainParts {
  kinds: readonly StepKind[];
  sources(space: Space, step: CheckStep): Promise<TestSource[]>;
  options(
    space: Space,
    step: CheckStep,
    sources: readonly TestSource[],
  ): Promise<CrossCheckOptions> | CrossCheckOptions;
  /** A sentence if nothing here can run the step, else null. */
  missing?(space: Space, step: CheckStep): Promise<string | null>;
  order(space: Space, step: CheckStep, counted: CountedRun): Promise<OrderResult>;
}

/** A toolchain that marks protected test files, injects failures into them, and runs the step's own command. */
export function createMarkingToolchain(parts: ToolchainParts): Toolchain {
  // The control reuses what counting revealed.
  const bases = new WeakMap<CountedRun, MarkedBase>();
  const counting = async (space: Space, step: CheckStep) => {
    const sources = await parts.sources(space, step);
    const options = await parts.options(space, step, sources);
    return { options, ...(await countMarked(space, sources, options)) };
  };
  return {
    kinds: parts.kinds,
    async count(space, step) {
      const missing = (await parts.missing?.(space, step)) ?? null;
      if (missing !== null) return notRun(missing, null);
      const { counted, base } = await counting(space, step);
      bases.set(counted, base);
      return counted;
    },
    async control(space, step, counted) {
      const base = bases.get(counted) ?? (await counting(space, step)).base;
      return await control(space, base, await parts.options(space, step, base.sources));
    },
    order: (space, step, counted) => parts.order(space, step, counted),
  };
}
