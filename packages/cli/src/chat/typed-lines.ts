import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { defuse, oneLine } from "../text.ts";

const MOST_LINES = 500;

/** The lines that a person typed, for recall with the arrow keys. */
export interface TypedLines {
  /** Newest first. */
  all(): readonly string[];
  add(text: string): Promise<void>;
}

/**
 * Stores the lines in `file`, oldest first and readable only by its owner; with null they are not stored. If the file
 * cannot be read or written, `say` reports it once, and the lines are kept until the program ends.
 */
export async function openTypedLines(file: string | null, say: (text: string) => void): Promise<TypedLines> {
  let reported = false;
  const attempt = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === undefined) throw error;
      if (code !== "ENOENT" && !reported) say(`lines are not kept: ${file} (${code})`);
      reported ||= code !== "ENOENT";
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

/** Replaces the file atomically. */
async function store(file: string, lines: string[]): Promise<void> {
  const next = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(next, lines.map((line) => `${line}\n`).join(""), { mode: 0o600 });
  await rename(next, file);
}
