import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { defuse, oneLine } from "../text.ts";

const MOST_LINES = 500;

/** Lines that a person typed, for the arrow keys. */
export interface TypedLines {
  /** Newest first. */
  all(): readonly string[];
  add(text: string): Promise<void>;
}

/**
 * Lines kept in `file`, oldest first, for its owner's eyes alone; with null they are kept nowhere. A file that cannot be
 * read or written is told once through `say`: then lines are known until the program ends.
 */
export async function openTypedLines(file: string | null, say: (text: string) => void): Promise<TypedLines> {
  let told = false;
  const attempt = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === undefined) throw error;
      if (code !== "ENOENT" && !told) say(`lines are not kept: ${file} (${code})`);
      told ||= code !== "ENOENT";
      return otherwise;
    }
  };
  const load = async (from: string) =>
    (await readFile(from, "utf8"))
      .split("\n")
      .map((line) => oneLine(defuse(line)))
      .filter(Boolean);
  let lines = file === null ? [] : await attempt(() => load(file), []);
  return {
    all: () => lines.toReversed(),
    async add(text) {
      const added = text.split("\n").map(oneLine).filter(Boolean);
      lines = [...lines.filter((line) => !added.includes(line)), ...added].slice(-MOST_LINES);
      if (file !== null) await attempt(() => store(file, lines), undefined);
    },
  };
}

/** Whole or not at all. */
async function store(file: string, lines: string[]): Promise<void> {
  const next = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(next, lines.map((line) => `${line}\n`).join(""), { mode: 0o600 });
  await rename(next, file);
}
