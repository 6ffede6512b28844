import { closeSync, constants, openSync } from "node:fs";
import path from "node:path";
import type { Contents } from "./archive.ts";
import { walkChanges, type Change, type LayeredViews } from "./changes.ts";
import type { Holder } from "./holder.ts";
import { SandboxError } from "../port.ts";
import { openView, type View } from "./view.ts";

/** The service's access to the mounts of a holder. It stays, whatever happens to the holder. */
export interface MountAccess {
  view: View;
  /** Descriptor of the folder of pipes. */
  pipes: number;
  /** Descriptor of the folder in which the kernel keeps what differs from layers; undefined for a sandbox without them. */
  upper: number | undefined;
  /** What differs from the layers; without them, everything. */
  changes(onGap: () => void): AsyncIterable<Change>;
  /** What a snapshot contains. */
  contents: Contents;
  close(): void;
}

/** Opens the access. Call it as soon as the holder has started, when its pid is still valid. Rejects with SandboxError `unavailable`. */
export async function openAccess(holder: Holder, layered: boolean): Promise<MountAccess> {
  const opened: { close(): void }[] = [];
  const close = () => opened.forEach((one) => one.close());
  const view = (name: string) => {
    const found = openView(path.join(holder.root, name));
    opened.push(found);
    return found;
  };
  const folder = (name: string) => {
    const descriptor = openSync(path.join(holder.root, name), constants.O_RDONLY | constants.O_DIRECTORY);
    opened.push({ close: () => closeSync(descriptor) });
    return descriptor;
  };
  try {
    const merged = view("r");
    const changes = layered
      ? changesOf({ merged, base: view("o/b"), upper: view("o/u") })
      : (onGap: () => void) => everything(merged, onGap);
    const [pipes, upper] = [folder("p"), layered ? folder("o") : undefined];
    return { view: merged, pipes, upper, changes, contents: contentsOf(changes), close };
  } catch {
    close();
    await holder.end();
    throw new SandboxError("unavailable", "the service has no permission to read its sandboxes");
  }
}

const changesOf = (views: LayeredViews) => (onGap: () => void) => walkChanges(views, onGap);

async function* everything(view: View, onGap: () => void): AsyncGenerator<Change> {
  for await (const entry of view.walk(onGap)) yield { entry };
}

/** Snapshots leave out what cannot be examined. */
function contentsOf(changes: MountAccess["changes"]): Contents {
  const all = () => changes(() => {});
  return {
    async *entries() {
      for await (const change of all()) if ("entry" in change) yield change.entry;
    },
    async *removed() {
      for await (const change of all()) if ("removed" in change) yield change.removed;
    },
  };
}
