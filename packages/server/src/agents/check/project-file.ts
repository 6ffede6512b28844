import type { GivenFile } from "@signet/contract";

/** What is known of a file of a project without reading it. */
export interface ProjectFileFacts {
  path: string;
  sizeBytes: number;
  sha256: string;
  executable: boolean;
}

/** A file of the project that a run starts from. Its bytes are read from disk each time, because projects can be large. */
export class ProjectFile implements GivenFile, ProjectFileFacts {
  readonly path: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly executable: boolean;
  readonly encoding = "base64";
  readonly #read: () => Buffer;

  constructor({ path, sizeBytes, sha256, executable }: ProjectFileFacts, read: () => Buffer) {
    this.path = path;
    this.sizeBytes = sizeBytes;
    this.sha256 = sha256;
    this.executable = executable;
    this.#read = read;
  }

  get bytes(): Buffer {
    return this.#read();
  }

  get content(): string {
    return this.bytes.toString("base64");
  }
}

/** The files of the project that the sandboxes of a run hold from the start, by path. */
export type Project = ReadonlyMap<string, ProjectFile>;

/** What to remove so that the files `gone` are not there any more: these, or the topmost folders that then hold none of the project. */
export function removalsOf(project: Project, gone: readonly string[]): string[] {
  if (gone.length === 0) return [];
  const left = new Map<string, number>();
  const count = (path: string, by: number) => {
    for (let at = path.indexOf("/"); at > 0; at = path.indexOf("/", at + 1)) {
      const folder = path.slice(0, at);
      left.set(folder, (left.get(folder) ?? 0) + by);
    }
  };
  for (const path of project.keys()) count(path, 1);
  for (const path of gone) count(path, -1);
  const topmost = (path: string): string => {
    for (let at = path.indexOf("/"); at > 0; at = path.indexOf("/", at + 1))
      if (left.get(path.slice(0, at)) === 0) return path.slice(0, at);
    return path;
  };
  return [...new Set(gone.map(topmost))];
}
