import { createTwoFilesPatch } from "diff";
import { bytesOf } from "./place.ts";
import { foldersOf } from "./deciding.ts";
import { findHijacks, type LeftOutFile } from "./hijacks.ts";
import { mergeManifest } from "./manifests.ts";
import { ProjectFile } from "./project-file.ts";
import type { PlannedCheck } from "./plan.ts";
import type { FileChanges } from "./port.ts";
import { changed, type Work } from "./work.ts";

const MAX_LINKS = 20;
const PATCH_BYTES = 64 << 10;
/** Time limit for all diffs of a patch together. */
const DIFF_MS = 200;
const MAX_EDITS = 5_000;
/** Total bytes of changed manifests that are merged; further ones are restored. */
const MAX_MERGED = 4 << 20;

/** The work as it is checked and delivered, and the agent's changes that are not part of it. */
export interface SettledWork {
  work: Work;
  /** Changes that turn the workspace into `work`. */
  changes: FileChanges;
  leftOut: LeftOutFile[];
  /** Protected files that the agent changed or removed, and files left out, with the agent's bytes (null if removed). */
  proposed: Map<string, Buffer | null>;
}

/** Restores protected files and leaves out files that would influence the check. */
export function settleWork(work: Work, given: ReadonlySet<string>, plan: PlannedCheck): SettledWork {
  const changes = new Map<string, Buffer | null>();
  const proposed = new Map<string, Buffer | null>();
  const leaveOut = (path: string) => {
    proposed.set(path, work.files.get(path)!.bytes);
    changes.set(path, null);
  };
  for (const { path, bytes, now } of changedProtected(work, plan)) {
    proposed.set(path, now);
    changes.set(path, bytes);
  }
  for (const path of inTheWay(work, given, plan)) leaveOut(path);
  const leftOut = findHijacks(changed(work, changes), given, plan);
  for (const { path } of leftOut) leaveOut(path);
  const links = (work.links ?? [])
    .slice(0, MAX_LINKS)
    .map((path) => ({ path, why: "a symbolic link: only files are kept" }));
  return { work: changed(work, changes), changes, leftOut: [...leftOut, ...links], proposed };
}

/** A protected file that the agent changed: the bytes it must have, and its bytes now. */
interface ChangedProtected {
  path: string;
  bytes: Buffer;
  now: Buffer | null;
}

/** Protected files that differ from what they must be. Manifests keep permitted additions. */
function changedProtected(work: Work, plan: PlannedCheck): ChangedProtected[] {
  let left = MAX_MERGED;
  return plan.protected.flatMap((file): ChangedProtected[] => {
    const { path } = file;
    if (file instanceof ProjectFile && work.files.get(path) === file) return [];
    const given = bytesOf(file);
    const now = work.files.get(path)?.bytes ?? null;
    if (now === null) return [{ path, bytes: given, now }];
    if (now.equals(given)) return [];
    left -= now.length;
    const bytes = left < 0 ? given : mergeManifest(path, given, now);
    return bytes.equals(now) ? [] : [{ path, bytes, now }];
  });
}

/** Files where a protected file needs a folder. */
function inTheWay(work: Work, given: ReadonlySet<string>, plan: PlannedCheck): string[] {
  const folders = new Set(plan.protected.flatMap((file) => foldersOf(file.path)));
  return [...work.files.keys()].filter((path) => !given.has(path) && folders.has(path));
}

/** A unified diff from what was checked to what was proposed, at most 64 KiB. */
export function patchOf({ work, proposed }: SettledWork): string {
  const until = performance.now() + DIFF_MS;
  let whole = "";
  for (const [path, after] of proposed) {
    if (whole.length > PATCH_BYTES) break;
    const before = work.files.get(path)?.bytes ?? null;
    whole += patchOfFile(path, before, after, Math.floor(until - performance.now()));
  }
  return Buffer.byteLength(whole) <= PATCH_BYTES
    ? whole
    : `${Buffer.from(whole).subarray(0, PATCH_BYTES).toString()}\n[the rest is left out]\n`;
}

function patchOfFile(path: string, before: Buffer | null, after: Buffer | null, leftMs: number): string {
  if (leftMs <= 0) return `File ${path} differs\n`;
  const binary = [before, after].some(
    (bytes) => bytes !== null && (bytes.includes(0) || bytes.length > 512 << 10),
  );
  if (binary) return `Binary or large file ${path} differs\n`;
  const patch = createTwoFilesPatch(
    before === null ? "/dev/null" : `a/${path}`,
    after === null ? "/dev/null" : `b/${path}`,
    before?.toString() ?? "",
    after?.toString() ?? "",
    "",
    "",
    { context: 3, timeout: leftMs, maxEditLength: MAX_EDITS },
  );
  return patch ?? `File ${path} differs in too many places to show\n`;
}
