import { createHash } from "node:crypto";
import { contentsOf, type ModeChange, NO_FILE, type TreeFile } from "./git-objects.ts";
import type { Trailers } from "./trailers.ts";

/**
 * What a commit's file is, compared with the one that a run delivered. `line_endings`: only they differ; `superseded`: another
 * receipt of the same commit sealed it so; `unsealed`: the commit changes it and no run delivered it; `removed`: the commit
 * removes it, which receipts say nothing about.
 */
export type FileState =
  | "match"
  | "superseded"
  | "line_endings"
  | "edited"
  | "missing"
  | "unsealed"
  | "removed";

export interface FileVerdict {
  path: string;
  state: FileState;
  /** Of a delivered file that is executable, or that the commit makes so no more: a receipt does not say which files are. */
  executable?: boolean;
  /** Of a delivered file that is another one, or gone, in the newest commit. */
  later?: "changed" | "removed";
}

export interface Sealed {
  sha256: string;
  bytes: number;
}

/** The files that a message lists, by their paths in the repository. */
export const sealedIn = ({ folder, files }: Trailers): Map<string, Sealed> =>
  new Map(
    files.map(({ path, sha256, bytes }) => [folder === "" ? path : `${folder}/${path}`, { sha256, bytes }]),
  );

export interface Comparison {
  sealed: ReadonlyMap<string, Sealed>;
  /** What the sound receipts of the commit sealed, this one included. */
  sound: readonly ReadonlyMap<string, Sealed>[];
  tree: ReadonlyMap<string, TreeFile>;
  /** The files of the newest commit. */
  last: ReadonlyMap<string, TreeFile>;
  shas: ReadonlyMap<string, Shas>;
  /** Null if what the commit changes is not known. */
  changes: ReadonlyMap<string, ModeChange> | null;
}

/** Each file that the run delivered or the commit changes, with what became of it. */
export function compareFiles(at: Comparison): FileVerdict[] {
  const { sealed, sound, changes } = at;
  const others = [...(changes ?? [])]
    .filter(([path]) => !sealed.has(path) && !sound.some((one) => one.has(path)))
    .map(([path, { after }]): FileVerdict => ({ path, state: after === NO_FILE ? "removed" : "unsealed" }));
  const delivered = [...sealed].map(([path, { sha256 }]): FileVerdict => {
    const file = at.tree.get(path);
    return {
      path,
      state: stateOf(path, sha256, at),
      ...executableOf(file, changes?.get(path)),
      ...laterOf(file, at.last.get(path)),
    };
  });
  return [...delivered, ...others];
}

function stateOf(path: string, sha256: string, { tree, shas, sound }: Comparison): FileState {
  const file = tree.get(path);
  if (file === undefined) return "missing";
  // A link with the text of a file is not that file.
  const found = isRegular(file) ? shas.get(file.object) : undefined;
  if (found?.exact === sha256) return "match";
  if (found !== undefined && sound.some((one) => one.get(path)?.sha256 === found.exact)) return "superseded";
  return found?.otherEndings.includes(sha256) ? "line_endings" : "edited";
}

const isRegular = ({ mode }: TreeFile): boolean => mode.startsWith("100");
const isExecutable = (mode: string): boolean => mode === "100755";

function executableOf(file: TreeFile | undefined, change: ModeChange | undefined): { executable?: boolean } {
  if (file && isExecutable(file.mode)) return { executable: true };
  return file && change && isExecutable(change.before) ? { executable: false } : {};
}

function laterOf(file: TreeFile | undefined, last: TreeFile | undefined): Pick<FileVerdict, "later"> {
  if (file === undefined) return {};
  if (last === undefined) return { later: "removed" };
  return last.object === file.object && last.mode === file.mode ? {} : { later: "changed" };
}

/** The SHA-256 of a content, and of what it would be with the other line endings. */
interface Shas {
  exact: string;
  otherEndings: readonly string[];
}

/** The hashes of the files that the receipts of a commit name, by the names of their contents. */
export async function hashesOf(
  folder: string,
  tree: ReadonlyMap<string, TreeFile>,
  named: readonly Trailers[],
): Promise<Map<string, Shas>> {
  const wanted = new Map<string, number>();
  for (const trailers of named)
    for (const [path, { bytes }] of sealedIn(trailers)) {
      const file = tree.get(path);
      // With other line endings a file has at most twice its bytes; a larger one is another file.
      if (file) wanted.set(file.object, Math.max(wanted.get(file.object) ?? 0, bytes * 2));
    }
  const objects = [...wanted].map(([object, mostBytes]) => ({ object, mostBytes }));
  const contents = await contentsOf(folder, objects);
  return new Map([...contents].map(([object, content]) => [object, shasOf(content)]));
}

function shasOf(content: Buffer): Shas {
  const lines = content.toString("latin1").replaceAll("\r\n", "\n");
  const [unix, windows] = [lines, lines.replaceAll("\n", "\r\n")].map((text) =>
    sha256(Buffer.from(text, "latin1")),
  );
  return { exact: sha256(content), otherEndings: [unix!, windows!] };
}

const sha256 = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");
