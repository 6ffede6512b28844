import { isUtf8 } from "node:buffer";
import type { WorkspaceChanges, WorkspaceEntry } from "../port.ts";
import { DEEPEST, pathOf, unnamed, type View } from "./view.ts";

/** The views of a workspace with layers. */
export interface LayeredViews {
  /** What commands see. */
  merged: View;
  /** What the layers alone contain. */
  base: View;
  /** The differences as the kernel keeps them. Only names are read from it. */
  upper: View;
}

export type Change = { entry: WorkspaceEntry } | { removed: string };

/**
 * Yields what differs in `merged` from `base`. It needs no marks of the kernel, which a later kernel could write in another way:
 * `upper` has every folder in which something differs, and what such a folder lost is missing in `merged`.
 */
export async function* walkChanges(views: LayeredViews, onGap: () => void): AsyncGenerator<Change> {
  yield* within(views, "", true, 1, onGap);
}

async function* within(
  views: LayeredViews,
  folder: string,
  inBase: boolean,
  depth: number,
  onGap: () => void,
): AsyncGenerator<Change> {
  const { merged, base, upper } = views;
  if (depth > DEEPEST) return onGap();
  const below = (inBase && (await base.names(folder, onGap))) || [];
  for (const name of await lostOf(merged, folder, below, onGap))
    if (isUtf8(name)) yield { removed: pathOf(folder, name) };
    else onGap();
  const before = new Set(below.map(keyOf));
  for (const name of (await upper.names(folder, onGap)) ?? []) {
    const path = pathOf(folder, name);
    // A name without an entry was removed.
    const entry = isUtf8(name) ? await merged.look(path, onGap) : unnamed(path);
    if (!entry) continue;
    const old = before.has(keyOf(name)) ? await base.look(path, onGap) : undefined;
    yield* compare(entry, old);
    if (entry.kind === "directory") yield* within(views, path, old?.kind === "directory", depth + 1, onGap);
  }
}

/** Those of the names `below` that `folder` in `merged` does not have any more. */
async function lostOf(merged: View, folder: string, below: Buffer[], onGap: () => void): Promise<Buffer[]> {
  const left = below.length === 0 ? undefined : await merged.names(folder, onGap);
  // A folder that cannot be read has not lost what is in it.
  if (!left) return [];
  const there = new Set(left.map(keyOf));
  return below.filter((name) => !there.has(keyOf(name)));
}

/** A folder that was one before has not changed itself. */
function* compare(entry: WorkspaceEntry, old: WorkspaceEntry | undefined): Generator<Change> {
  if (old && old.kind !== entry.kind) yield { removed: entry.path };
  if (entry.kind !== "directory" || old?.kind !== "directory") yield { entry };
}

const keyOf = (name: Buffer) => name.toString("latin1");

/** The first `maxEntries` of `walk`, in two lists. */
export async function listChanges(
  walk: (onGap: () => void) => AsyncIterable<Change>,
  maxEntries: number,
): Promise<WorkspaceChanges> {
  const found: WorkspaceChanges = { entries: [], removed: [], complete: true };
  for await (const change of walk(() => (found.complete = false))) {
    if (found.entries.length + found.removed.length >= maxEntries) return { ...found, complete: false };
    if ("entry" in change) found.entries.push(change.entry);
    else found.removed.push(change.removed);
  }
  return found;
}
