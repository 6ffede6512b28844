import type { ControlResult, CountedRun, Space, CheckStep, StepKind, Toolchain } from "../port.ts";
import { controlUnderGuard } from "./control.ts";
import { countUnderGuard } from "./count.ts";
import { controlFramework, countFramework, orderFramework } from "./framework.ts";
import { orderUnderGuard } from "./order.ts";
import { createPreparations } from "./preparations.ts";
import { type PreparedStep, prepareStep } from "./prepare.ts";
import { withText } from "../step-text.ts";
import { notRun } from "../unrunnable.ts";

const KINDS = ["node-test", "node-script", "js-framework"] as const satisfies readonly StepKind[];
const UNREAD = "the test files could not be read";

/** The control of a program in a command: an injected failure alone would make any program fail, whatever it tests. */
const ofInline = (control: ControlResult, { files }: PreparedStep): ControlResult =>
  control.result === "confirmed" && !files.some(({ sites }) => sites.some((site) => site.bend))
    ? { result: "none", why: "the program in the command contains no expectation that could be changed" }
    : control;

/** Runs and cross-checks JavaScript and TypeScript tests: node:test, plain scripts, frameworks of `node_modules`. */
export function createJavascriptToolchain(): Toolchain {
  const preparations = createPreparations((space, step) =>
    prepareStep(space, step, step.kind === "js-framework" ? "framework" : "node"),
  );
  // The control and the order check of a counted run use the preparation of that run.
  const used = new WeakMap<CountedRun, PreparedStep>();
  const usedBy = async (space: Space, step: CheckStep, counted: CountedRun) =>
    used.get(counted) ?? (await preparations.of(space, step));
  return {
    kinds: KINDS,
    async count(given, step) {
      const space = withText(given, step);
      if (step.files.length === 0 && step.kind !== "js-framework")
        return notRun("there is no test file to run", null);
      const ready = await preparations.of(space, step);
      if (ready === null) return notRun(UNREAD, null);
      const counted = await (step.kind === "js-framework"
        ? countFramework(space, step, ready)
        : countUnderGuard(space, step, ready));
      used.set(counted, ready);
      return counted;
    },
    async control(given, step, counted) {
      const space = withText(given, step);
      const ready = await usedBy(space, step, counted);
      if (ready === null) return { result: "none", why: UNREAD };
      // The next control must get different injected failures.
      preparations.forget(ready);
      if (step.kind === "js-framework") return controlFramework(space, step, ready);
      const control = await controlUnderGuard(space, step, ready, counted);
      return step.text === undefined ? control : ofInline(control, ready);
    },
    async order(given, step, counted) {
      const space = withText(given, step);
      if (step.kind === "js-framework") return orderFramework(space, step);
      const ready = await usedBy(space, step, counted);
      if (ready === null) return { result: "independent", why: UNREAD };
      return orderUnderGuard(space, step, ready, counted);
    },
  };
}
