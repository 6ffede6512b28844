import type { Project } from "../../agents/check/project-file.ts";
import { goneIn, type KeptFile, type KeptFiles } from "../../modules/runs/files.ts";
import type { RunRow } from "../../modules/runs/runs.ts";
import { leftBy } from "../runs/conversation.ts";

/** What an earlier run changed in its project, for a run on the project as it is now. */
export interface LeftInProject {
  /** Files that the earlier run made or changed and the project does not have yet. */
  left: KeptFile[];
  /** Files that it removed and the project still has. */
  gone: string[];
  /** Files that the caller has changed since. They stay as the caller sent them. */
  outdated: string[];
}

/** Compares what an earlier run left with the project as it is now, file by file. */
export function leftInProject(
  before: Pick<RunRow, "files_json" | "begun_json">,
  now: Project,
): LeftInProject {
  const kept: KeptFiles =
    before.files_json === null
      ? { files: leftBy(before), complete: true }
      : (JSON.parse(before.files_json) as KeptFiles);
  const shaBefore = new Map(kept.replaced?.map(({ path, sha256 }) => [path, sha256]));
  const isUntouched = (path: string) => now.get(path)?.sha256 === shaBefore.get(path);
  const open = kept.files.filter(({ path, sha256 }) => now.get(path)?.sha256 !== sha256);
  const removed = goneIn(kept).filter((path) => now.has(path));
  return {
    left: open.filter(({ path }) => isUntouched(path)),
    gone: removed.filter(isUntouched),
    outdated: [...open.map(({ path }) => path), ...removed].filter((path) => !isUntouched(path)),
  };
}
