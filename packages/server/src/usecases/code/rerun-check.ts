import { isDeepStrictEqual } from "node:util";
import type { CheckInputs, Equipment } from "@signet/contract";
import type { RerunResult } from "@signet/contract/values";
import { RecordFault } from "@signet/verify";
import { decide, runBefore } from "../../agents/check/decide.ts";
import { planCheck } from "../../agents/check/plan.ts";
import { shownPlan } from "../../agents/check/shown-plan.ts";
import { settleWork } from "../../agents/check/proposal.ts";
import type { Project } from "../../agents/check/project-file.ts";
import type { CheckDeps, CheckVerdict } from "../../agents/check/verdict.ts";
import { type Work, workOf, workOn } from "../../agents/check/work.ts";
import type { CoderTask } from "../../agents/coder-task.ts";
import { startOf } from "../../agents/earlier-work.ts";
import { givenFile } from "../runs/conversation.ts";
import { withProject } from "./coder-task.ts";
import type { SealedRecord } from "./rerun-record.ts";

/** What running a check again has shown. */
export interface CheckRerun {
  result: Exclude<RerunResult, "bad_record">;
  says: string;
  /** What the check printed here; empty if it did not run. */
  output: string;
}

export interface RerunParts {
  deps: CheckDeps;
  /** The name and version of this program. */
  service: string;
  equipment: Equipment | { reason: string };
  /** What the sandboxes hold; null if the run worked on no bundle. */
  project: Project | null;
}

/**
 * Runs the check of a sealed run again and compares its result with the sealed one. Uses nothing but what the receipt commits to.
 * Throws RecordFault if the sealed plan is not the one that the inputs give.
 */
export async function rerunCheck(
  record: SealedRecord,
  { deps, service, equipment, project }: RerunParts,
  signal: AbortSignal,
): Promise<CheckRerun> {
  const { inputs, contents } = record;
  const task = taskOf(inputs, contents, project);
  const plan = planCheck(task);
  if (!isDeepStrictEqual(shownPlan(plan), record.check.plan)) {
    if (record.service !== service)
      return cannot(`${record.service} planned another check than ${service} does: use that version`);
    throw new RecordFault("plan", "the sealed plan is not the one of this task and these files");
  }
  const given = workOf(task.files, task.project);
  const start = startOf(task, given, plan);
  const settled = settleWork(checkedWork(inputs, contents, project), new Set(given.files.keys()), plan);
  const [changed] = settled.changes.keys();
  if (changed !== undefined)
    return { result: "differs", says: `it delivers ${changed} otherwise than its check allows`, output: "" };
  const before = runBefore(plan, { start, given }, deps, signal).then((report) => report?.result ?? null);
  const at = { step: 0, signal };
  const question = { plan, settled, given, start, before, ownCmd: record.check.cmd };
  const judging = decide(question, deps, at);
  let next = await judging.next();
  while (next.done !== true) next = await judging.next();
  return compared(record, next.value, equipment);
}

const cannot = (says: string, output = ""): CheckRerun => ({ result: "cannot_run", says, output });

/** What whoever runs a check again gives beside the record. */
export interface Given {
  /** The archive of the project. */
  archive: string | null;
  /** Whether packages may be installed here. */
  setUp: boolean;
}

/** Why this check cannot be run again on this machine, as far as that shows before it is run; null if it can be tried. */
export function obstacle({ inputs, check, setUpFailed }: SealedRecord, given: Given): string | null {
  if (check.kind === "none") return "nothing was checked in this run";
  if (inputs.bundle !== null && given.archive === null)
    return `it worked on a project, which its record does not hold; name its folder as it was, or the archive that was sent, with --repo (SHA-256 of the archive: ${inputs.bundle})`;
  if (inputs.set_up !== null && !setUpFailed && !given.setUp)
    return `packages were installed from the network before it; --setup does that here, in a sandbox that reaches the registries of SVC_SANDBOX_EGRESS: ${inputs.set_up}`;
  return null;
}

/** The task as the check was planned from it. */
function taskOf(
  { task, check_cmd: checkCmd, may_change: mayChange, given, earlier }: CheckInputs,
  contents: ReadonlyMap<string, Buffer>,
  project: Project | null,
): CoderTask {
  const files = withProject(sentFiles({ given }, contents), project ?? undefined);
  const whole = { task, files, checkCmd, mayChange, maxSteps: 1, ...(project ? { project } : {}) };
  if (earlier === null) return whole;
  return {
    ...whole,
    earlier: {
      files: [],
      workspace: () => nothing(),
      protected: new Set(earlier.protected),
      examplesToo: earlier.examples_too,
      account: "",
      failures: [],
      ...(earlier.base ? { base: workIn(earlier.base, contents) } : {}),
    },
  };
}

/** The files of the caller. */
export const sentFiles = ({ given }: Pick<CheckInputs, "given">, contents: ReadonlyMap<string, Buffer>) =>
  given.map(({ path, sha256, role }) => {
    const content = contents.get(sha256)!;
    const file = { path, sha256, bytes: content.length, executable: false };
    return givenFile({ ...file, ...(role ? { role } : {}) }, content);
  });

/** No workspace is opened: the check has its own. */
async function* nothing(): AsyncGenerator<Uint8Array, void> {}

const filesIn = (files: CheckInputs["work"]["files"], contents: ReadonlyMap<string, Buffer>): Work["files"] =>
  new Map(files.map(({ path, sha256, executable }) => [path, { bytes: contents.get(sha256)!, executable }]));

const workIn = (files: CheckInputs["work"]["files"], contents: ReadonlyMap<string, Buffer>): Work => ({
  files: filesIn(files, contents),
  complete: true,
});

const checkedWork = (
  { work }: CheckInputs,
  contents: ReadonlyMap<string, Buffer>,
  project: Project | null,
): Work =>
  project ? workOn(project, filesIn(work.files, contents), work.gone) : workIn(work.files, contents);

/** The exit code of a shell that did not find a command. */
const NOT_FOUND = 127;

function compared(
  record: SealedRecord,
  verdict: CheckVerdict,
  equipment: Equipment | { reason: string },
): CheckRerun {
  const { ok, check, inputs } = record;
  const { outcome, check: here, advice } = verdict;
  const { output } = here;
  const passes = outcome === "passed";
  const named = check.cmd === null ? check.kind : `${check.kind}: ${check.cmd}`;
  if (passes === ok)
    return {
      result: "same",
      says: `the check ${ok ? "passes" : "does not pass"} here too (${named})`,
      output,
    };
  const unlike = unlikeThere(record, verdict, equipment);
  if (unlike !== null) return cannot(unlike, output);
  const why = outcome === "unverified" ? advice : `exit code ${here.exit_code}`;
  const sealed = ok ? "was sealed as ok" : "was not sealed as ok";
  const says = `it ${sealed}, but here the check ${passes ? "passes" : `does not pass: ${why}`} (${named})`;
  return { result: "differs", says: [says, ...otherVersions(inputs, equipment)].join("; "), output };
}

/** Why another result may come from this machine rather than from the work; null if it cannot. */
function unlikeThere(
  { check, inputs, setUpFailed }: SealedRecord,
  { outcome, check: here }: CheckVerdict,
  equipment: Equipment | { reason: string },
): string | null {
  const passes = outcome === "passed";
  if (inputs.set_up !== null && !setUpFailed)
    return `the check ${passes ? "passes" : "does not pass"} with the packages that are installed today, and what was installed then is not sealed`;
  const missing = missingHere(inputs, equipment);
  if (!passes && missing.length > 0) return `the sandbox here lacks ${missing.join(", ")}`;
  if (here.exit_code === NOT_FOUND && check.exit_code !== NOT_FOUND)
    return "a program that the check starts is not in the sandbox here";
  return here.exit_code === null && check.exit_code !== null
    ? "the check came to no end here: it was stopped at a limit of time, memory or disk"
    : null;
}

/** What the sealing service had and this machine has not, of all that is looked for. */
function missingHere({ equipment: there }: CheckInputs, here: Equipment | { reason: string }): string[] {
  if (there === null || "reason" in here) return [];
  const had = new Set([...Object.keys(there.programs), ...there.python_packages]);
  return here.missing.filter((name) => had.has(name));
}

/** Programs of which the sealing service had another version. */
function otherVersions({ equipment: there }: CheckInputs, here: Equipment | { reason: string }): string[] {
  if (there === null || "reason" in here) return [];
  return Object.entries(here.programs).flatMap(([name, version]) => {
    const other = there.programs[name];
    return other === undefined || other === version ? [] : [`${name} ${version} here, ${other} there`];
  });
}
