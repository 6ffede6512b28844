import path from "node:path";
import type { CheckStep } from "./port.ts";
import { type CommandReading, filesAt } from "./reading.ts";
import { roleOf } from "./roles.ts";
import { type Variables, withVariables } from "./set-variables.ts";
import { comparedData } from "./shell/compared-data.ts";
import type { ProgramRun } from "./shell-lines.ts";
import { quoteWord } from "./shell-words.ts";

/** State of reading what a command starts. */
export interface Walk {
  listing: CommandReading;
  decides: ReadonlySet<string>;
  steps: CheckStep[];
  /** Whether a deciding file was found that came with the task (`given`), or one that the agent has to write (`agent`). */
  given: boolean;
  agent: boolean;
  /** Whether the current text is a shell script that came with the task. */
  inScript: boolean;
  /** Whether a program is compiled whose `main` does not exist yet. If a program also runs (`runsProgram`), the agent decides. */
  newProgram: boolean;
  runsProgram: boolean;
  testPrograms: string[];
  programs: string[];
  runs: ProgramRun[];
  left: number;
  commands: number;
  seen: Set<string>;
  /** Variables of the current command, and all that were set on the way. */
  env: Variables;
  set: Variables;
}

const SAYS_ITSELF = /<\(|<<|\b(?:echo|printf|seq)\b/;

/** Reads a comparison such as `diff`. If both files do not exist yet, the agent decides. */
export function readComparison(walk: Walk, args: string[], line: string, folder: string): void {
  const operands = args.filter((word) => !word.startsWith("-"));
  if (SAYS_ITSELF.test(line)) walk.given = true;
  else if (
    operands.length > 0 &&
    operands.every((word) => !/[$*?<>]/.test(word) && !isThere(walk, path.posix.join(folder, word)))
  )
    walk.agent = true;
  else if (
    operands.some((word) => holdsDeciding(walk, path.posix.join(folder, word))) ||
    comparedData(line, walk.decides).length > 0
  )
    walk.given = true;
  for (const word of operands) readWord(walk, word, folder);
}

const isThere = ({ listing }: Walk, file: string) =>
  listing.has(file) || listing.hasFolder(file.replace(/\/$/, ""));

/** Whether a folder, as `diff -r` compares it, holds a deciding file. */
const holdsDeciding = ({ decides }: Walk, folder: string) =>
  /\w/.test(folder) && [...decides].some((file) => file.startsWith(`${folder.replace(/\/$/, "")}/`));

/** Reads the source files of a compiler command. */
export function readSources(walk: Walk, args: string[], folder: string): void {
  const named = args.filter((word) => /\.(?:c|cc|cpp|cxx)$/.test(word));
  const files = named.map((word) => path.posix.join(folder, word));
  const matches = files.flatMap((file) => filesAt(walk.listing, file));
  const starts = matches.filter((file) => /\bmain\s{0,8}\(/.test(walk.listing.text(file) ?? ""));
  const isTest = (file: string) =>
    files.length > 1 && /\bassert\s{0,8}\(/.test(walk.listing.text(file) ?? "");
  walk.testPrograms.push(...starts.filter(isTest));
  if (matches.some((file) => walk.decides.has(file))) walk.given = true;
  else if (files.some((file) => roleOf(file) === "test" && filesAt(walk.listing, file).length === 0))
    walk.agent = true;
  // Otherwise the program came with the task and is the work: the caller asked for its exit code.
  else if (starts.length === 0 && matches.length < files.length) walk.newProgram = true;
}

/** Reads a word that may name files: deciding ones, test scripts, or a pattern for tests that matches none yet. */
export function readWord(walk: Walk, word: string, folder: string): void {
  const plain = word.replace(/^[<>]+/, "").replace(/^\/workspace\//, "");
  if (!/[\w]/.test(plain) || plain.startsWith("-")) return;
  const file = path.posix.join(folder, plain);
  const matches = filesAt(walk.listing, file);
  const scripts = matches.filter((match) => roleOf(match) === "test" && /\.(?:sh|bash)$/.test(match));
  for (const script of scripts)
    walk.steps.push(
      withVariables(
        {
          kind: "shell",
          files: [script],
          cmd: inFolder(folder, ["bash", path.posix.relative(folder, script)]),
          folder,
          flags: [],
        },
        walk.env,
      ),
    );
  if (matches.some((match) => walk.decides.has(match) && roleOf(match) !== "config")) walk.given = true;
  else if (matches.length === 0 && /[*?]/.test(plain) && roleOf(file.replace(/[*?]/g, "x")) === "test")
    walk.agent = true;
}

/** A command line for the workspace that runs `words` in `folder`. */
export const inFolder = (folder: string, words: string[]) =>
  `${folder === "" ? "" : `cd ${quoteWord(folder)} && `}${words.map(quoteWord).join(" ")}`;
