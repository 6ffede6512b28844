import { open, readFile, rename, stat } from "node:fs/promises";
import path from "node:path";

export interface KeptCheckpoint {
  text: string;
  /** When it was written. */
  at: number;
}

/** The newest checkpoint in a file outside the database, so that a database that was replaced by an older one is noticed. */
export function createGuardFile(file: string) {
  return {
    file,
    /** The kept checkpoint; null if there is none yet. */
    async read(): Promise<KeptCheckpoint | null> {
      try {
        return { text: await readFile(file, "utf8"), at: (await stat(file)).mtimeMs };
      } catch (thrown) {
        if ((thrown as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw thrown;
      }
    },
    /** Replaces the kept checkpoint; the new one is on disk when it returns. */
    async write(checkpoint: string): Promise<void> {
      const draft = `${file}.new`;
      await using written = await open(draft, "w", 0o600);
      await written.writeFile(checkpoint);
      await written.datasync();
      await rename(draft, file);
      await using folder = await open(path.dirname(file), "r");
      await folder.sync();
    },
  };
}

export type GuardFile = ReturnType<typeof createGuardFile>;
