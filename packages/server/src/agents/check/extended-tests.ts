import type { GivenFile } from "@signet/contract";
import type { CoderTask } from "../coder-task.ts";
import { commandRun } from "./command-run.ts";
import { givenTestSteps } from "./given-tests.ts";
import { bytesOf } from "./place.ts";
import type { PlannedRun } from "./planned-run.ts";
import type { FileChanges } from "./port.ts";
import type { RequestedChanges } from "./requested-changes.ts";
import { roleOf } from "./roles.ts";

/** Test files that a task asks to add to. What they hold as given has to pass too, or the agent could drop a test that fails. */
export interface ExtendedTests {
  files: GivenFile[];
  /** What runs them as they were given. */
  runs: PlannedRun[];
}

/** A statement of a test that waits to be written. */
const PLACEHOLDER =
  /^.*(?:NotImplemented|\.fail\(|\bassert (?:False|0)\b|assert\((?:false|0)\b|\.todo\().*$/gim;
const ASSERTS = /\bassert|\bexpect\(|\b(?:equal|ok|is)\(/i;

/** Whether a file only waits to be filled: it has no assertion besides placeholders. */
const isSkeleton = (file: GivenFile): boolean =>
  !ASSERTS.test(
    bytesOf(file)
      .toString()
      .replaceAll(PLACEHOLDER, "")
      .replaceAll(/^.*\bimport\b.*$/gm, ""),
  );

/** Finds these files and plans their runs. `open`: files that the task's text allows to change; `fixed`: protected files. */
export function extendedTests(
  task: CoderTask,
  asked: RequestedChanges,
  { open, fixed }: { open: readonly GivenFile[]; fixed: readonly GivenFile[] },
): ExtendedTests {
  const files = open.filter(
    (file) =>
      file.role === undefined &&
      roleOf(file.path) === "test" &&
      asked.tests !== "existing" &&
      asked.toExtend(file.path) &&
      !isSkeleton(file),
  );
  if (files.length === 0) return { files, runs: [] };
  const all = [...fixed, ...files];
  const ofCommand = task.checkCmd === null ? null : commandRun(task.checkCmd, task.files, all);
  if (ofCommand !== null) return { files, runs: [ofCommand] };
  const names = new Set(files.map(({ path }) => path));
  const steps = givenTestSteps(
    all,
    task.files.map(({ path }) => path),
  ).filter((step) => step.cmd !== "" && step.files.some((path) => names.has(path)));
  return { files, runs: steps.length === 0 ? [] : [{ kind: "tests", steps }] };
}

/** The files as they were given, over the work. */
export const asGiven = ({ files }: ExtendedTests): FileChanges =>
  new Map(files.map((file) => [file.path, bytesOf(file)]));
