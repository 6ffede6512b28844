import { createHash } from "node:crypto";
import type { CheckInputs, Equipment } from "@signet/contract";
import { ProjectFile } from "../../agents/check/project-file.ts";
import { goneIn } from "../../modules/runs/files.ts";
import { sentFile } from "../runs/conversation.ts";
import type { ActiveCodeRun } from "./begin-code-run.ts";
import type { CodeEnding } from "./code-ending.ts";

/** The text of the inputs of a check, as it is stored, and its hash. */
export interface StoredInputs {
  sha256: string;
  content: Uint8Array;
}

/** What a run's check was decided on, so that whoever has the run's record can run it again. Null if nothing was checked. */
export function checkInputsOf(
  { task, kept, project, setUp, begun }: ActiveCodeRun,
  { check }: CodeEnding,
  equipment: Equipment | { reason: string },
): StoredInputs | null {
  if (check.kind === "none" || !kept.complete) return null;
  const { earlier } = task;
  const inputs: CheckInputs = {
    v: 1,
    task: task.task,
    check_cmd: task.checkCmd,
    may_change: [...task.mayChange],
    given: task.files
      .filter((file) => !(file instanceof ProjectFile))
      .map((file) => {
        const { path, sha256, role } = sentFile(file);
        return { path, sha256, ...(role ? { role } : {}) };
      }),
    bundle: project?.sha256 ?? null,
    set_up: setUp ?? null,
    earlier: earlier
      ? {
          protected: [...earlier.protected],
          examples_too: earlier.examplesToo,
          base: earlier.base ? (begun?.base ?? []).map(fileOf) : null,
        }
      : null,
    work: { files: kept.files.map(fileOf), gone: goneIn(kept) },
    equipment:
      "reason" in equipment
        ? null
        : { programs: equipment.programs, python_packages: equipment.python_packages },
  };
  const content = Buffer.from(JSON.stringify(inputs));
  return { sha256: createHash("sha256").update(content).digest("hex"), content };
}

const fileOf = ({ path, sha256, executable }: { path: string; sha256: string; executable: boolean }) => ({
  path,
  sha256,
  executable,
});
