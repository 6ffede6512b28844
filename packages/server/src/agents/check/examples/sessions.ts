import type { ParsedTask } from "@signet/builtin-engine";
import type { CheckStep, Space, Toolchain } from "../port.ts";
import { type AddedFile, createAddedFileToolchain } from "./added-file.ts";
import { calledNames } from "./candidate.ts";
import { importLines } from "./python-module.ts";

const FILE = "sessions-of-task.txt";

/** Checks the interactive Python sessions of a task's text: they become doctests that only this check adds to the work. */
export const createSessionToolchain = (
  parsed: ParsedTask,
  runs: (kind: CheckStep["kind"]) => Toolchain,
): Toolchain =>
  createAddedFileToolchain(
    (space) => doctestFile(space, parsed),
    runs,
    "no file defines what the sessions of the task call",
  );

async function doctestFile(space: Space, parsed: ParsedTask): Promise<AddedFile | null> {
  const lines = parsed.sessions.flatMap((session) => session.lines);
  const names = await calledNames(space, lines, { ...parsed, language: "python" });
  if (names.length === 0 && !lines.some((line) => /^>>>\s(?:from|import)\s/.test(line))) return null;
  const start = (await importLines(space, names, parsed.imports)).map((line) => `>>> ${line}`);
  const text = [...start, "", ...parsed.sessions.flatMap((session) => [...session.lines, ""])].join("\n");
  const cmd = `python3 -m doctest ${FILE}`;
  return {
    step: { kind: "python-doctest", files: [FILE], cmd, folder: "", flags: [] },
    text: `${text}\n`,
  };
}
