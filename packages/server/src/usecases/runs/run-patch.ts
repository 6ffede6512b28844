import type { CodeRunRequest } from "@signet/contract";
import { bytesOf } from "../../agents/check/place.ts";
import type { Files, KeptFile, KeptFiles } from "../../modules/runs/files.ts";
import { COMPARE_MS, gitPatch, type PatchFile } from "../../modules/runs/git-patch.ts";
import { type ConversationStart, sentFile } from "./conversation.ts";

/** Time for all comparisons of a patch; files that come after it are replaced whole. */
const ALL_MS = 2_000;
/** The longest patch that is part of an event, and the most bytes of changed files that are compared for it. */
const EVENT_CHARS = 64 << 10;
const EVENT_BYTES = 1 << 20;

/** A run's files as they were given, and as they are after its last step. */
export interface RunFiles {
  request: Pick<CodeRunRequest, "files">;
  begun: Pick<ConversationStart, "sent"> | null;
  /** Null if no step was completed. */
  kept: KeptFiles | null;
}

interface Change {
  path: string;
  before: KeptFile | undefined;
  after: KeptFile | undefined;
}

/** The files that a run made, changed or removed, by path. Files that are not kept do not count as removed. */
function changesOf({ request, begun, kept }: RunFiles): Change[] {
  if (kept === null) return [];
  const sent = begun?.sent ?? request.files.map(sentFile);
  const given = new Map([...(kept.replaced ?? []), ...sent].map((file) => [file.path, file]));
  const left = new Map(kept.files.map((file) => [file.path, file]));
  const paths = kept.complete ? new Set([...given.keys(), ...left.keys()]) : left.keys();
  return [...paths]
    .toSorted()
    .map((path) => ({ path, before: given.get(path), after: left.get(path) }))
    .filter(
      ({ before, after }) => before?.sha256 !== after?.sha256 || before?.executable !== after?.executable,
    );
}

/** Yields what a run changed in the files that it was given, file by file, as a patch that `git apply` accepts. */
export async function* patchOf(files: Pick<Files, "content">, run: RunFiles): AsyncGenerator<string, void> {
  const sent = new Map(run.request.files.map((file) => [sentFile(file).sha256, file]));
  const side = async (file: KeptFile | undefined): Promise<PatchFile | null> => {
    if (file === undefined) return null;
    const given = sent.get(file.sha256);
    const content = given ? bytesOf(given) : await files.content(file.sha256);
    return { content, executable: file.executable };
  };
  let leftMs = ALL_MS;
  for (const { path, before, after } of changesOf(run)) {
    const sides = [await side(before), await side(after)] as const;
    const start = performance.now();
    yield await gitPatch(path, ...sides, Math.min(COMPARE_MS, leftMs));
    leftMs -= performance.now() - start;
  }
}

/** The whole patch of a run; null if it is too long for an event. */
export async function shortPatch(files: Pick<Files, "content">, run: RunFiles): Promise<string | null> {
  const bytes = changesOf(run).reduce(
    (sum, { before, after }) => sum + (before?.bytes ?? 0) + (after?.bytes ?? 0),
    0,
  );
  if (bytes > EVENT_BYTES) return null;
  let patch = "";
  for await (const part of patchOf(files, run)) {
    patch += part;
    if (patch.length > EVENT_CHARS) return null;
  }
  return patch;
}
