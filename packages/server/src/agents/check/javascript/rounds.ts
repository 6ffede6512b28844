import type { Sandbox } from "@signet/sandbox";
import type { FileChanges, Space, CheckStep } from "../port.ts";
import type { PreparedFile, PreparedStep } from "./prepare.ts";
import { type FileRun, runFile, type NodeRunOptions, type Pace } from "./run.ts";

/** The texts of the deciding files in a round: as given, instrumented, with a failing test, or with other expectations. */
type Texts = "given" | "instrumented" | "control" | "changed";

/** One run of several files, each in its own process, in one fresh sandbox. */
export interface Round {
  runs: FileRun[];
  /** Protected files that the run changed. */
  changed: string[];
}

/** Options of a round. */
export interface RoundOptions extends Omit<NodeRunOptions, "key" | "pace" | "lent"> {
  texts: Texts;
  /** Whether the deciding files have other values on disk than in the loaded texts, where possible. */
  decoys?: boolean;
  files?: PreparedFile[];
  /** How the files ran when they passed, by path. */
  paces?: Paces;
}

export type Paces = ReadonlyMap<string, Pace>;

/** The texts that a file needs in a round, by path. */
function textsOf(file: PreparedFile, { texts, decoys }: RoundOptions): FileChanges {
  if (decoys && file.decoys.length > 0)
    return new Map(file.decoys.map((decoy) => [decoy.file, Buffer.from(decoy.text)]));
  if (texts === "given") return new Map();
  if (texts === "control") return new Map(file.control ? [[file.file, Buffer.from(file.control.text)]] : []);
  const replaced = texts === "changed" ? (file.changed?.files ?? []) : file.instrumented;
  return new Map(replaced.map((change) => [change.file, Buffer.from(change.text)]));
}

/** Runs files one after the other. Reports changes to protected files and restores them before the next file. */
export async function runRound(
  space: Space,
  step: CheckStep,
  prepared: PreparedStep,
  options: RoundOptions,
): Promise<Round> {
  const files = options.files ?? prepared.files;
  const round: Round = { runs: [], changed: [] };
  const lent = [...new Set(prepared.files.flatMap((file) => file.lent))];
  const sandbox = await space.open(
    new Map([...space.fixed, ...(files[0] ? textsOf(files[0], options) : [])]),
  );
  try {
    let before: FileChanges = files[0] ? textsOf(files[0], options) : new Map();
    for (const [i, file] of files.entries()) {
      const texts = textsOf(file, options);
      if (i > 0) await place(sandbox, space, before, texts);
      before = texts;
      const left = { ...step, flags: [...step.flags, ...withoutFlags(step)] };
      const pace = paceIn(options, file);
      const how = { ...options, key: prepared.key, lent, ...(pace ? { pace } : {}) };
      round.runs.push(await runFile(space, sandbox, left, file, how));
      if (space.signal.aborted) break;
      round.changed.push(...(await changedFiles(sandbox, new Map([...space.fixed, ...texts]))));
    }
    return { ...round, changed: [...new Set(round.changed)] };
  } finally {
    await sandbox.close();
  }
}

/** The pace of a file in a round; with a failing test added, one more test has to end. */
function paceIn({ paces, texts }: RoundOptions, { file }: PreparedFile): Pace | undefined {
  const pace = paces?.get(file);
  return pace && texts === "control" ? { ...pace, tests: pace.tests + 1 } : pace;
}

/** Options that make the test runner skip the tests with these names, in any suite. */
const withoutFlags = ({ without = [] }: CheckStep): string[] =>
  without.map((id) => {
    const name = id.slice(id.indexOf(" > ") + 3).replace(/ \(\d+\)$/, "");
    return `--test-skip-pattern=/(?:^| )${RegExp.escape(name)}$/`;
  });

/** Restores the protected bytes that the previous file replaced, and writes the texts of the next file. */
async function place(sandbox: Sandbox, space: Space, before: FileChanges, texts: FileChanges): Promise<void> {
  for (const path of before.keys()) {
    const given = space.fixed.get(path);
    if (given && !texts.has(path)) await sandbox.write(path, given);
  }
  for (const [path, text] of texts) if (text) await sandbox.write(path, text);
}

/** Paths whose bytes in the sandbox differ from the expected ones. */
export async function changedFiles(sandbox: Sandbox, expected: FileChanges): Promise<string[]> {
  const changed: string[] = [];
  for (const [path, bytes] of expected) {
    if (bytes === null) continue;
    const content = await sandbox.read(path, bytes.length + 1).catch(() => null);
    if (!content?.equals(bytes)) changed.push(path);
  }
  return changed;
}
