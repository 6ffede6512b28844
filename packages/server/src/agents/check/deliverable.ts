import type { Sandbox, WorkspaceEntry } from "@signet/sandbox";
import { type LeftoverCount, withoutLeftovers } from "./leftovers.ts";
import type { Project } from "./project-file.ts";

const MAX_ENTRIES = 20_000;
/** The history that the service makes for a project is not part of the work. */
const HISTORY = ".git/";

/** What a workspace would deliver. */
export interface Deliverable {
  /** Its regular files, or with a project those that were written since. */
  entries: WorkspaceEntry[];
  /** Files of the project that are not there any more. */
  removed: string[];
  leftOut: LeftoverCount[];
  /** Symbolic links that were made, which are not kept. */
  links: string[];
  /** Whether nothing of the workspace is missing. */
  complete: boolean;
}

/** Under which name a file that was made, not written, is left out; null for all others. */
export type IsMade = (path: string) => string | null;

/** Lists what a workspace would deliver: without leftovers, but with all `given` files. */
export async function listDeliverable(
  sandbox: Sandbox,
  given: ReadonlySet<string>,
  { project, isMade }: { project: Project | undefined; isMade: IsMade },
): Promise<Deliverable> {
  const { entries, complete, removed } = project
    ? await sandbox.changes(MAX_ENTRIES)
    : { ...(await sandbox.list(MAX_ENTRIES)), removed: [] };
  const ofKind = (wanted: WorkspaceEntry["kind"]) =>
    entries.filter(({ kind, path }) => kind === wanted && !(project && path.startsWith(HISTORY)));
  const [files, links] = [ofKind("file"), ofKind("symlink")];
  const others = [...(project?.keys() ?? []), ...files.map(({ path }) => path)];
  const { files: kept, leftOut } = withoutLeftovers(files, given, { others, isMade });
  const lost = withoutLeftovers(links, given, { others, isMade }).files.map(({ path }) => path);
  return {
    entries: kept,
    removed: project ? filesBelow(project, new Set(removed)) : [],
    leftOut: lost.length > 0 ? [...leftOut, { of: "symbolic links", files: lost.length }] : leftOut,
    links: lost,
    complete,
  };
}

/** The files of the project that are, or are below, one of these paths. */
function filesBelow(project: Project, paths: ReadonlySet<string>): string[] {
  if (paths.size === 0) return [];
  return [...project.keys()].filter((path) => {
    for (let at = path.indexOf("/"); at > 0; at = path.indexOf("/", at + 1))
      if (paths.has(path.slice(0, at))) return true;
    return paths.has(path);
  });
}
