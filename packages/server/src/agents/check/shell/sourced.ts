import { quote } from "../place.ts";
import type { Space } from "../port.ts";
import { baseOf } from "../roles.ts";
import { newMarksFolder, runInSpace } from "./run.ts";
import { keptWordState, type WordState } from "./word-state.ts";
import { decidingNames, hijacksIn, probeLine } from "./shell-state.ts";

const MAX_BYTES = 256 << 10;
/** Protected files with shell lines that may source another file. */
const HOLDS_SHELL = /\.(?:sh|bash|bats|mk)$|(?:^|\/)(?:(?:GNU)?[Mm]akefile|package\.json)$/;
/** `. file arguments` where a command can begin, possibly in the quotes of `bash -c` or of a package script. */
const SOURCES =
  /(^|[;&|({"'`!]|\b(?:then|do|else|if|while|command|builtin)(?=\s))([ \t]*[@-]?[ \t]*)((?:\w+=[^\s;&|"'`]{0,200}[ \t]+){0,5}(?:\.|source)[ \t]+((?:\\?"[^"\n]{1,200}"|'[^'\n]{1,200}'|[^\s;&|()"'`<>\\#]){1,200})[^;&|()\n"'`{}\\#]{0,200})/gm;
const SHELL_FILE = /\.(?:sh|bash|env)$|(?:^|\/)[^.]+$/;

/**
 * What files of the work that the command or a protected file sources put in the place of programs, in sentences. The command
 * is run once more, without functions and aliases of these names after each such file and with the shell's own way to read words,
 * and has to pass there too.
 */
export async function sourcedHijacks(
  space: Space,
  { cmd, env }: { cmd: string; env?: Record<string, string> },
): Promise<string[]> {
  const folder = newMarksFolder();
  const texts = new Map(
    [...space.fixed].flatMap(([path, bytes]): [string, string][] => {
      const isRead = HOLDS_SHELL.test(path) || /^#![^\n]*sh\b/.test(bytes.toString("latin1", 0, 80));
      return isRead && bytes.length <= MAX_BYTES ? [[path, bytes.toString()]] : [];
    }),
  );
  const names = new Set<string>();
  const guard = (text: string) => guarded(text, space.subjects, folder, names);
  const line = guard(cmd);
  const changes = new Map(
    [...texts].flatMap(([path, text]) => {
      const changed = guard(text);
      return changed === text ? [] : [[path, changed] as const];
    }),
  );
  if (names.size === 0) return [];
  const ours = [...[...space.fixed.values()].map((bytes) => bytes.toString("utf8", 0, MAX_BYTES)), cmd].join(
    "\n",
  );
  const kept = await keptWordState(space, names, ours);
  for (const [path, text] of kept?.changes ?? []) changes.set(path, text);
  const files = guardFiles(folder, ours, kept);
  const run = await runInSpace(space, folder, `${files}\n${line}`, { changes, ...(env ? { env } : {}) });
  const file = [...names].join(", ");
  const isGiven = (path: string) => space.files.includes(path) && !space.subjects.includes(path);
  const hijacks = hijacksIn(run.probes, ours, isGiven);
  if (hijacks.length > 0) return hijacks.map((sentence) => `${sentence} in ${file}`);
  if (run.marks.has("before") && !run.marks.has("after"))
    return [`${file} ends the shell that the command needs`];
  if (run.ended.reason === "exit" && run.ended.exitCode !== 0 && run.marks.has("after"))
    return [
      `the command passes only with what ${file} puts in the place of programs or changes in the way its shell reads words`,
    ];
  return [];
}

/** A text in which marks stand around each line that sources a file of the work. Adds the names of these files to `names`. */
function guarded(text: string, subjects: readonly string[], folder: string, names: Set<string>): string {
  return text.replaceAll(SOURCES, (whole, before: string, space: string, call: string, word: string) => {
    const base = baseOf(word.replaceAll(/["'\\]/g, ""));
    const isUnknown = /[$*?`]/.test(base);
    const files = subjects.filter((path) => (isUnknown ? SHELL_FILE.test(path) : baseOf(path) === base));
    if (files.length === 0) return whole;
    for (const file of files) names.add(file);
    return `${before}${space}{ . ${folder}/to; ${call.trimEnd()}; . ${folder}/from; } `;
  });
}

const KEYWORDS = "case esac if then else fi for while until do done";

/** The line that writes what is sourced before and after such a file. */
function guardFiles(folder: string, ours: string, kept: WordState | null): string {
  const names = decidingNames(ours).join(" ");
  const from = [
    "zz_status=$?",
    "POSIXLY_CORRECT=y",
    probeLine({ folder, index: 0 }),
    `\\unset -f ${names}`,
    `\\unalias ${KEYWORDS} ${names} 2>/dev/null || \\:`,
    "\\unset POSIXLY_CORRECT",
    ...(kept === null ? [] : [kept.restore]),
    `\\: >|${folder}/after`,
    "\\return $zz_status",
  ].join("\n");
  return `printf '%s\\n' ${quote(`: >|${folder}/before\n${kept?.save ?? ""}`)} >${folder}/to; printf '%s\\n' ${quote(from)} >${folder}/from`;
}
