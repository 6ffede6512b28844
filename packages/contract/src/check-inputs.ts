import { z } from "zod";
import { BOUNDS } from "./bounds.ts";
import { WorkspacePath } from "./run.ts";

/** More files than a workspace or a conversation can hold are refused. */
const MOST_FILES = 10_000;

const hash = z.string().regex(/^[0-9a-f]{64}$/, "must be a SHA-256 in lower hex");
const file = { path: WorkspacePath, sha256: hash };
const files = z.array(z.strictObject({ ...file, executable: z.boolean() })).max(MOST_FILES);
const paths = z.array(WorkspacePath);

/**
 * Everything that a run's check was decided on, apart from the programs in the sandbox. The text is among the run's files, and
 * `inputs_sha256` of `code_done`, which the receipt commits to, is its hash. Whoever has the run's record can run the check again.
 */
export const CheckInputs = z.strictObject({
  v: z.literal(1),
  /** The text that was planned from: the task, in a conversation after an unfinished one. */
  task: z.string(),
  check_cmd: z.string().nullable(),
  may_change: z.array(z.string().max(BOUNDS.mayChange.globChars)).max(BOUNDS.mayChange.max),
  /** The files of the caller, now or earlier in the conversation. Those of a bundle are not among them. */
  given: z.array(z.strictObject({ ...file, role: z.enum(["source", "test"]).optional() })).max(MOST_FILES),
  /** The bundle that the run worked on, by the hash of the archive. */
  bundle: hash.nullable(),
  /** The command that installed packages before the run. */
  set_up: z.string().nullable(),
  /** What earlier runs of the conversation decide. */
  earlier: z
    .strictObject({
      protected: paths,
      examples_too: z.boolean(),
      /** What the last run that passed left. */
      base: files.nullable(),
    })
    .nullable(),
  /** The work that was checked: all files, or with a bundle those that differ from it, and those of it that are gone. */
  work: z.strictObject({ files, gone: paths }),
  /** The programs that the sandbox had, with their versions, and its Python packages. Null if that was not known. */
  equipment: z
    .strictObject({ programs: z.record(z.string(), z.string()), python_packages: z.array(z.string()) })
    .nullable(),
});
export type CheckInputs = z.infer<typeof CheckInputs>;
