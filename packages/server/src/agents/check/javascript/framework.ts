import { randomBytes, randomInt } from "node:crypto";
import type { ExecResult } from "@signet/sandbox";
import { quote } from "../place.ts";
import type {
  FileChanges,
  ControlResult,
  CountedRun,
  OrderResult,
  Space,
  CheckStep,
  TestResult,
} from "../port.ts";
import { CHECK_ENV, runProgram } from "../inspection-program.ts";
import { inPairs } from "./control.ts";
import { decide, type MutationResult } from "./mutation-results.ts";
import { notRun } from "../unrunnable.ts";
import type { PreparedFile, PreparedStep, Site } from "./prepare.ts";
import { changedFiles } from "./rounds.ts";
import { programFiles } from "./sources.ts";

interface FrameworkRun {
  ended: ExecResult;
  /** Lines written by guarded processes: `reached 3`, `wrong 3`, `bent 3`. The work could forge them, so they are only used against it. */
  seen: Set<string>;
  changed: string[];
}

/** Counts a framework's command by the kernel's exit code: once with the given bytes, and once with operands compared by the guard. */
export async function countFramework(
  space: Space,
  step: CheckStep,
  prepared: PreparedStep,
): Promise<CountedRun> {
  const [given, watched] = await Promise.all([
    runCommand(space, step, new Map(), null),
    runWatched(space, step, prepared, 0),
  ]);
  const { ended } = given;
  const why: string[] = [];
  if (ended.reason !== "exit") why.push(`the command was killed (${ended.reason})`);
  else if (ended.exitCode !== 0) why.push(`exit code ${ended.exitCode}`);
  else if (watched.ended.exitCode !== 0)
    why.push(`with operands compared by the guard, the command exits with ${watched.ended.exitCode}`);
  const hijacks = [...new Set([...given.changed, ...watched.changed])].map(
    (path) => `${path} was changed during the check`,
  );
  const sites = new Map(prepared.files.flatMap((file) => file.sites).map((site) => [site.id, site]));
  for (const line of watched.seen)
    if (line.startsWith("wrong "))
      hijacks.push(`${placeOf(sites.get(Number(line.slice(6))))}an assertion let a wrong value pass`);
  const passed = why.length === 0 && hijacks.length === 0;
  const outcome: TestResult["outcome"] = passed ? "passed" : "failed";
  return {
    ...notRun(""),
    passed,
    exitCode: ended.exitCode,
    ended: ended.reason,
    stdout: ended.stdout,
    stderr: ended.stderr,
    why: passed ? [] : [...why, ...hijacks.map((hijack) => `the work interferes with its check: ${hijack}`)],
    hijacks,
    tests: step.files.map((file) => ({ id: file, file, outcome })),
    asserted: [...watched.seen].some((line) => line.startsWith("reached ")),
    durationMs: ended.durationMs,
  };
}

const placeOf = (site: Site | undefined) => (site ? `${site.file}:${site.line}: ` : "");

/** Makes the command fail on purpose: by an added test in each file, and by up to two changed expectations in the instrumented bytes. */
export async function controlFramework(
  space: Space,
  step: CheckStep,
  prepared: PreparedStep,
): Promise<ControlResult> {
  const added = prepared.files.filter((file) => file.control !== null).slice(0, 3);
  const other = prepared.files.filter((file) => file.changed !== null).slice(0, 2);
  const sites = prepared.files.flatMap((file) => file.sites).filter((site) => site.bend);
  const bends = sites.length === 0 ? [] : [sites[randomInt(sites.length)]!, sites[randomInt(sites.length)]!];
  return decide(
    await inPairs([
      ...added.map((file) => async () => [await addedTrial(space, step, prepared, file)]),
      ...other.map((file) => async () => [await changedTrial(space, step, file)]),
      ...[...new Set(bends)].map((site) => async () => [await bentTrial(space, step, prepared, site)]),
    ]),
  );
}

async function addedTrial(
  space: Space,
  step: CheckStep,
  prepared: PreparedStep,
  file: PreparedFile,
): Promise<MutationResult> {
  const { ended, seen } = await runCommand(
    space,
    step,
    new Map([[file.file, Buffer.from(file.control!.text)]]),
    null,
    prepared.witness,
  );
  const trial = (result: MutationResult["result"], why: string): MutationResult => ({
    kind: "failure",
    result,
    why: `${file.file}: ${why}`,
  });
  if (ended.reason !== "exit")
    return trial("not reached", `the run with a failing test did not finish (${ended.reason})`);
  if (ended.exitCode === 0) return trial("passed", "the command passes with a failing test added");
  return seen.has("witness")
    ? trial("failed", "")
    : trial("passed", "with a test added, the command fails before that test");
}

async function changedTrial(space: Space, step: CheckStep, file: PreparedFile): Promise<MutationResult> {
  const texts = file.changed!.files.map((made) => [made.file, Buffer.from(made.text)] as const);
  const { ended } = await runCommand(space, step, new Map(texts), null, "");
  const trial = (result: MutationResult["result"], why: string): MutationResult => ({
    kind: "expectation",
    result,
    why: `${file.file}: ${why}`,
  });
  if (ended.reason !== "exit")
    return trial("not reached", `the run with another expectation did not finish (${ended.reason})`);
  return ended.exitCode === 0
    ? trial("passed", "the command passes with another expectation")
    : trial("failed", "");
}

async function bentTrial(
  space: Space,
  step: CheckStep,
  prepared: PreparedStep,
  site: Site,
): Promise<MutationResult> {
  const { ended, seen } = await runWatched(space, step, prepared, site.id);
  const trial = (result: MutationResult["result"], why: string): MutationResult => ({
    kind: "expectation",
    result,
    why: `${site.file}:${site.line}: ${why}`,
  });
  if (ended.reason !== "exit")
    return trial("not reached", `the run with a changed expectation did not finish (${ended.reason})`);
  if (!seen.has(`bent ${site.id}`))
    return trial(
      ended.exitCode === 0 ? "not reached" : "passed",
      "the command does not reach this assertion",
    );
  const slipped = ended.exitCode === 0 || seen.has(`wrong ${site.id}`);
  return slipped ? trial("passed", "passes with a changed expectation") : trial("failed", "");
}

/** A framework isolates its files itself. One more run shows whether the result stays the same. */
export async function orderFramework(space: Space, step: CheckStep): Promise<OrderResult> {
  const { ended } = await runCommand(space, step, new Map(), null);
  if (ended.reason !== "exit" || ended.exitCode === 0)
    return { result: "independent", why: "the same in another run" };
  return { result: "differs", why: `passed before, but exits with ${ended.exitCode} in another run` };
}

function runWatched(
  space: Space,
  step: CheckStep,
  prepared: PreparedStep,
  bent: number,
): Promise<FrameworkRun> {
  const texts = prepared.files.flatMap((file) => file.instrumented);
  const changes = new Map(texts.map((made) => [made.file, Buffer.from(made.text)]));
  return runCommand(space, step, changes, { key: prepared.key, bent });
}

async function runCommand(
  space: Space,
  step: CheckStep,
  changes: FileChanges,
  watch: { key: string; bent: number } | null,
  witness?: string,
): Promise<FrameworkRun> {
  const expected = new Map([...space.fixed, ...changes]);
  const sandbox = await space.open(expected);
  const file = `/tmp/${randomBytes(8).toString("hex")}`;
  const settings = quote(JSON.stringify({ ...watch, file }));
  const guarded = `export NODE_OPTIONS="--import=$CHECK_TOOLS/guard-v.mjs" CHECK_V=${settings};`;
  const line = `{ ${watch ? guarded : ""} unset CHECK_TOOLS; ${step.cmd}\n} </dev/null`;
  try {
    const { ended } = await runProgram(
      sandbox,
      {
        command: `"$(command -v bash || echo sh)" -c ${quote(line)}`,
        files: programFiles("guard-v"),
        request: {},
      },
      {
        signal: space.signal,
        wallSeconds: space.timeoutSeconds,
        ...(space.onOutput && !watch && witness === undefined
          ? { onOutput: space.onOutput.bind(space) }
          : {}),
      },
    );
    const changed = await changedFiles(sandbox, expected);
    const look = `cat ${file} 2>/dev/null; ${!witness ? "" : `test -e ${witness} && echo witness`}`;
    const left = await sandbox.exec(look, { user: "checker", env: CHECK_ENV, signal: space.signal });
    return { ended, changed, seen: new Set(left.stdout.split("\n")) };
  } finally {
    await sandbox.close();
  }
}
