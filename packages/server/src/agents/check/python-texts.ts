import { createHash } from "node:crypto";
import path from "node:path";
import type { CheckStep } from "./port.ts";
import { isPassedOn } from "./set-variables.ts";
import { quoteWord } from "./shell-words.ts";

/** Words by which a Python text can fail on purpose. A text without them only runs the work. */
const DECIDES = /\b(?:assert\w*|raise|exit|abort)\b/;
/** What a text would read that differs when it runs from a file. */
const READS_ITSELF = /__file__|\bargv\b|\bstdin\b|\binput\(/;

/** The Python text of `python3 -c` as a script of its own, which can be counted; null if it decides nothing. */
export function textStep(
  text: string,
  folder: string,
  env: Readonly<Record<string, string>> = {},
): CheckStep | null {
  if (!DECIDES.test(text) || READS_ITSELF.test(text)) return null;
  const command = `python3 -c ${quoteWord(text)}`;
  const cmd = folder === "" ? command : `cd ${quoteWord(folder)} && ${command}`;
  return { kind: "python-script", files: [], cmd, folder, flags: [], text, env };
}

/** The file that holds the text of a step during a check, in the folder that `python3 -c` imports from. */
export const textFile = ({ text = "", folder }: CheckStep): string =>
  path.posix.join(folder, `command_line_${createHash("sha256").update(text).digest("hex").slice(0, 12)}.py`);

/** The step of `python3 -c TEXT` with these arguments, or null. */
export function commandTextStep(args: string[], folder: string): CheckStep | null {
  const at = args.indexOf("-c");
  const isPlain = args.slice(0, at).every((flag) => /^-[BEsuq]+$/.test(flag));
  return isPlain && args.length === at + 2 ? textStep(args[at + 1]!, folder) : null;
}

/** The Python texts of a shell script or a makefile. `unread`: it holds texts that only a shell can read or place. */
export interface ScriptTexts {
  steps: CheckStep[];
  unread: boolean;
}

const SET = String.raw`^[ \t]*@?((?:[A-Za-z_]\w*=[\w./:-]*[ \t]+)*)python3?(?:[ \t]+-[BEsuq]+)*[ \t]*`;
const END = String.raw`(?:[ \t]*\d?>[>&]?[ \t]*[\w./-]+)*[ \t]*(?:(?:\|\||&&)[^\n]*)?$`;
const HEREDOC = new RegExp(String.raw`${SET}-?[ \t]*<<(-?)[ \t]*(["']?)(\w+)\3${END}`);
const OPTION_C = new RegExp(String.raw`${SET}-c[ \t]*(?:'([^']*)'|"([^"]*)")${END}`, "my");
const ANY_HEREDOC = /<<(-?)[ \t]*(["']?)(\w+)\2/;
const STARTS_PYTHON = /python|\$\{?PY/i;
const CHANGES_FOLDER = /^[ \t]*(?:cd|pushd)[ \t]+(.*?)[ \t]*(?:\|\|.*|&&[ \t]*|;[ \t]*)?$/;
const OWN_FOLDER =
  /^["']?\$\(dirname[ \t]+(?:--[ \t]+)?["']?\$(?:0|\{?BASH_SOURCE(?:\[0\])?\}?)["']?\)((?:\/\.\.)*)["']?$/;
const EXPORTS = /^[ \t]*export[ \t]+([A-Za-z_]\w*)=(["']?)([\w./:-]*)\2[ \t]*$/;

/** State of reading a script from its first line on. */
interface Reading {
  /** Null where only a shell can determine the folder. */
  folder: string | null;
  env: Record<string, string>;
  texts: ScriptTexts;
}

/** Reads the texts that a script passes to Python. It runs in `folder` and is in the folder `home`. */
export function scriptTexts(script: string, folder: string, home: string): ScriptTexts {
  const reading: Reading = { folder, env: {}, texts: { steps: [], unread: false } };
  const lines = script.split("\n");
  for (let at = 0; at < lines.length;) {
    const line = lines[at]!;
    const heredoc = ANY_HEREDOC.exec(line);
    if (heredoc !== null) at = readHeredoc(reading, lines, at, heredoc);
    else at += readOption(reading, lines.slice(at, at + 200)) || readChange(reading, line, home);
  }
  return reading.texts;
}

/** Reads a here document. Returns the number of the line behind it. */
function readHeredoc(
  reading: Reading,
  lines: readonly string[],
  at: number,
  heredoc: RegExpExecArray,
): number {
  const [, dash, quote, word] = heredoc;
  const strip = (text: string) => (dash === "" ? text : text.replace(/^\t+/, ""));
  const length = lines.slice(at + 1).findIndex((text) => strip(text) === word);
  const end = length < 0 ? lines.length : at + 1 + length;
  const text = `${lines
    .slice(at + 1, end)
    .map(strip)
    .join("\n")}\n`;
  const isExpanded = quote === "" && /[$`\\]/.test(text);
  const plain = HEREDOC.exec(lines[at]!);
  if (STARTS_PYTHON.test(lines[at]!)) addText(reading, plain === null || isExpanded ? null : plain[1]!, text);
  return end + 1;
}

/** Reads `python3 -c` at the beginning of the lines. Returns how many lines it takes, 0 if there is none. */
function readOption(reading: Reading, lines: readonly string[]): number {
  if (!/python3?\b.*[ \t]-c\b/.test(lines[0]!)) return 0;
  OPTION_C.lastIndex = 0;
  const found = OPTION_C.exec(lines.join("\n"));
  if (found === null) {
    addText(reading, null, lines[0]!);
    return 1;
  }
  const [whole, set, single, double] = found;
  const isExpanded = single === undefined ? /[$`\\]/.test(double!) : single.includes("$$");
  addText(reading, isExpanded ? null : set!, single ?? double!);
  return whole.split("\n").length;
}

/** Adds a text that a command with the assignments `set` passes to Python; null if the command cannot be read. */
function addText({ folder, env, texts }: Reading, set: string | null, text: string): void {
  const assigned = Object.fromEntries(
    (set ?? "")
      .split(/\s+/)
      .filter(Boolean)
      .map((pair): [string, string] => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
  );
  const all = { ...env, ...assigned };
  const isKnown = folder !== null && set !== null && Object.keys(all).every(isPassedOn);
  const step = isKnown ? textStep(text, folder, all) : null;
  if (step !== null) texts.steps.push(step);
  else if (DECIDES.test(text)) texts.unread = true;
}

/** Reads a line that changes the folder or exports a variable. Always returns 1, the number of lines read. */
function readChange(reading: Reading, line: string, home: string): 1 {
  const [, to] = CHANGES_FOLDER.exec(line) ?? [];
  const [, name, , value] = EXPORTS.exec(line) ?? [];
  if (to !== undefined) reading.folder = folderAfter(reading.folder, to, home);
  if (name !== undefined) reading.env = { ...reading.env, [name]: value! };
  return 1;
}

function folderAfter(folder: string | null, to: string, home: string): string | null {
  const own = OWN_FOLDER.exec(to);
  if (own) return inside(path.posix.join(home, `.${own[1]}`));
  const name = /^(["']?)([\w./-]+)\1$/.exec(to)?.[2];
  return name === undefined || folder === null ? null : inside(path.posix.join(folder, name));
}

/** A folder of the workspace as steps name it; null if it lies outside. */
function inside(folder: string): string | null {
  if (folder.startsWith("..") || folder.startsWith("/")) return null;
  return folder === "." || folder === "./" ? "" : folder.replace(/\/$/, "");
}
