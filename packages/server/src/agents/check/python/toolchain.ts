import type {
  ControlResult,
  CountedRun,
  OrderResult,
  Space,
  CheckStep,
  StepKind,
  Toolchain,
} from "../port.ts";
import { controlTests } from "./control.ts";
import { placed } from "./placed.ts";
import { passes, type PassingRun, runPassing } from "./twins.ts";
import { controlExamples } from "./examples.ts";
import { hijacksOf, resultsOf, whyNot } from "./judge.ts";
import { orderOf } from "./order.ts";
import { type PythonRun, runPython } from "./run.ts";

const KINDS: readonly StepKind[] = [
  "python-unittest",
  "python-pytest",
  "python-functions",
  "python-script",
  "python-doctest",
];

/** Runs Python tests with the service's own runner, and shows that they can fail. */
export function createPythonToolchain(): Toolchain {
  const passingRuns = new WeakMap<CountedRun, PassingRun>();

  async function count(space: Space, step: CheckStep, inTurn = false): Promise<CountedRun> {
    const started = performance.now();
    const plain = runPython(space, step, {}, true).then((run) => ({ run, ms: performance.now() - started }));
    // If the unmodified tests fail, instrumented ones add nothing.
    const fails = async () => whyNot((await plain).run).length > 0;
    const isPlain = step.kind === "python-doctest" || (inTurn && (await fails()));
    const [run, passing] = await Promise.all([plain, isPlain ? null : runPassing(space, step, fails)]);
    const counted = countedOf(run.run, passing, run.ms);
    if (passing !== null) passingRuns.set(counted, passing);
    return counted;
  }

  const passingOf = async (space: Space, step: CheckStep, counted: CountedRun) =>
    passingRuns.get(counted) ?? (await runPassing(space, step));

  async function control(space: Space, step: CheckStep, counted: CountedRun): Promise<ControlResult> {
    if (step.kind === "python-doctest") return controlExamples(space, step);
    return controlTests(space, step, counted, await passingOf(space, step, counted));
  }

  async function order(space: Space, step: CheckStep, counted: CountedRun): Promise<OrderResult> {
    if (step.kind === "python-doctest") return { result: "independent", why: "" };
    return orderOf(space, step, counted, await passingOf(space, step, counted));
  }

  type Asked<T extends unknown[], R> = (space: Space, step: CheckStep, ...rest: T) => Promise<R>;
  const ofPlaced =
    <T extends unknown[], R>(ask: Asked<T, R>): Asked<T, R> =>
    (space, step, ...rest) => {
      const own = placed(space, step);
      return ask(own.space, own.step, ...rest);
    };
  return { kinds: KINDS, count: ofPlaced(count), control: ofPlaced(control), order: ofPlaced(order) };
}

function countedOf(run: PythonRun, passing: PassingRun | null, durationMs: number): CountedRun {
  const { ended, report } = run;
  const asserted = passing === null ? (report?.examples ?? 0) > 0 : hasAsserted(passing);
  const why = whyNot(run);
  if (why.length === 0 && !asserted && couldAssert(passing))
    why.push("No assertion ran, although the tests contain some.");
  const hijacks = hijacksOf(report);
  const skipped =
    report?.tests.filter((test) => (test.r === "skip" || test.r === "xfail") && test.fair) ?? [];
  return {
    passed: why.length === 0 && hijacks.length === 0,
    exitCode: report === null ? ended.exitCode : (report.ended.find((code) => code !== 0) ?? 0),
    ended: ended.reason,
    stdout: run.stdout,
    stderr: ended.stderr,
    why: why.length === 0 ? hijacks : why,
    hijacks,
    tests: resultsOf(report),
    fairSkips: skipped.length + (report?.outskips.filter(({ fair }) => fair).length ?? 0),
    asserted,
    durationMs,
  };
}

const COMPARES = ["assert", "if"];

/** Whether an assertion ran. If instrumentation made the tests fail, it is enough that the tests contain one. */
function hasAsserted(passing: PassingRun): boolean {
  const { report } = passing.run;
  if (report === null) return false;
  if (!passes(passing)) return couldAssert(passing);
  return report.tests.some((test) =>
    test.probes.some((key) => COMPARES.includes(report.sites[key]?.role ?? "")),
  );
}

const couldAssert = (passing: PassingRun | null): boolean =>
  Object.values(passing?.run.report?.sites ?? {}).some(({ role }) => COMPARES.includes(role));
