import { filesNamed, type CommandReading } from "../reading.ts";
import type { CheckStep } from "../port.ts";
import { readCommandList, type SimpleCommand } from "../shell-words.ts";

const COMPILER = /^(?:cc|gcc|clang|c\+\+|g\+\+|clang\+\+)$/;
const SOURCE = /\.(?:c|cc|cpp|cxx)$/;
const PREPARES = new Set(["mkdir", "set"]);
const MAX_CHARACTERS = 4_000;

/**
 * Lines such as `gcc -o t test_t.c t.c && ./t` as one step, which is counted like the same lines in a makefile. Null for
 * anything but compilers and the programs that they make, or if the last command is not such a program.
 */
export function cStep(cmd: string, listing: CommandReading): CheckStep | null {
  const commands = simpleCommands(cmd);
  if (commands === null) return null;
  const compilers = commands.filter(({ words }) => COMPILER.test(words[0]!));
  const made = new Set(compilers.map(({ words }) => programOf(words)));
  const isRun = ({ words: [tool = ""] }: SimpleCommand) => tool.includes("/") && made.has(inPlace(tool));
  const others = commands.filter((command) => !compilers.includes(command) && !isRun(command));
  if (!others.every(({ words }) => PREPARES.has(words[0]!)) || !isRun(commands.at(-1)!)) return null;
  const sources = compilers.flatMap(({ words }) => words.filter((word) => SOURCE.test(word)));
  const files = filesNamed(sources, listing, "").filter((file) =>
    /\bmain\s{0,8}\(/.test(listing.text(file) ?? ""),
  );
  return files.length > 0 ? { kind: "make", files, cmd, folder: "", flags: [] } : null;
}

/** The commands of a list without pipes, subshells and redirections; null for any other command. */
function simpleCommands(cmd: string): SimpleCommand[] | null {
  const list = cmd.length > MAX_CHARACTERS ? null : readCommandList(cmd);
  if (list === null) return null;
  const commands = list.flatMap((part) => (typeof part === "string" || part.length > 1 ? [] : part));
  return commands.length === list.length && commands.every(({ redirected }) => !redirected) ? commands : null;
}

/** The program that a compiler's command makes. */
function programOf(words: readonly string[]): string {
  const at = words.indexOf("-o");
  return at < 0 ? "a.out" : inPlace(words[at + 1] ?? "");
}

const inPlace = (word: string) => word.replace(/^\.\//, "");
