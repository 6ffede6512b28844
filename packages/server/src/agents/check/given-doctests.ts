import { randomBytes } from "node:crypto";
import path from "node:path";
import type { GivenFile } from "@signet/contract";
import type { RequestedChanges } from "./requested-changes.ts";
import { bytesOf } from "./place.ts";
import type { FileChanges, CheckStep } from "./port.ts";
import { baseOf } from "./roles.ts";
import type { Work } from "./work.ts";

const MAX_READ = 256 << 10;
const MAX_DOCSTRINGS = 200;
const STARTS_DOCTESTS = /\bdoctest(?:_\w+|-modules)?\b/;
/** Settings that inject names or options into doctests. Without them, the examples cannot run alone. */
const PREPARES = /globs\b|\bsetUp\s{0,4}=|\bdoctest_namespace\b|optionflags/;
const OPTION = /[ \t](?:-o|--option)[ \t=]?[A-Z]/;

/** Files whose original docstring examples have to hold, and how to run them. */
export interface GivenDoctests extends Pick<CheckStep, "folder" | "flags" | "env"> {
  files: GivenFile[];
}

/** Python files that may be changed and whose docstring examples a command or a given test runs. */
export function doctestedFiles(
  cmd: string | null,
  steps: readonly CheckStep[],
  asked: RequestedChanges,
  { open, fixed }: { open: readonly GivenFile[]; fixed: readonly GivenFile[] },
): GivenDoctests {
  const runs = steps.filter((step) => step.kind === "python-doctest");
  const { folder = "", env = {} } = runs[0] ?? steps[0] ?? {};
  const how = { folder, env, flags: runs.flatMap((step) => step.flags) };
  const texts = [cmd ?? "", ...fixed.map(textOf)].filter((text) => STARTS_DOCTESTS.test(text));
  if (asked.docs || texts.length === 0 || texts.some((text) => isPrepared(text, runs)))
    return { files: [], ...how };
  const named = new Set(runs.flatMap((step) => step.files));
  const words = new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []));
  const runsAll = texts.some((text) => text.includes("--doctest-modules"));
  const files = open.filter(
    (file) =>
      file.path.endsWith(".py") &&
      (named.has(file.path) || runsAll || words.has(baseOf(file.path).slice(0, -3))) &&
      textOf(file).includes(">>>"),
  );
  return { files, ...how };
}

/** Whether doctests get names or options from outside that cannot be passed on. */
const isPrepared = (text: string, runs: readonly CheckStep[]): boolean =>
  PREPARES.test(text) || (runs.length === 0 && OPTION.test(text));

/**
 * Whether a given file is code whose own docstring examples a command runs. They have to hold as they came with the task, so
 * the file itself may be changed, unless its examples are about other files only.
 */
export function isDoctestedCode(cmd: string, file: GivenFile): boolean {
  const text = textOf(file);
  if (!file.path.endsWith(".py") || !STARTS_DOCTESTS.test(cmd) || PREPARES.test(cmd)) return false;
  const examples = (text.match(/^[ \t]{0,80}(?:>>>|\.\.\.)[^\n]{0,1000}/gm) ?? []).join("\n");
  const defined = text.matchAll(/^[ \t]{0,80}(?:async[ \t]+)?(?:def|class)[ \t]+(\w{1,100})/gm);
  const called = new Set(examples.match(/\w+/g));
  return Array.from(defined, (match) => match[1]!).some((name) => called.has(name));
}

const textOf = (file: GivenFile) => bytesOf(file).subarray(0, MAX_READ).toString();

/** A step that runs the original docstrings against the work, each as a separate text file, and these files. Null if there are none. */
export function doctestStep(
  { files, folder: from, flags, env }: GivenDoctests,
  work: Pick<Work, "files">,
): { step: CheckStep; changes: FileChanges } | null {
  const changes = new Map<string, Buffer>();
  for (const file of files) {
    const [folder, module] = importOf(file.path, work);
    const start = `>>> import sys; sys.path.insert(0, ${JSON.stringify(path.posix.relative(from, folder) || ".")})\n>>> import importlib; globals().update({k: v for k, v in vars(importlib.import_module("${module}")).items() if k[:2] != "__"})\n`;
    for (const docstring of docstringsOf(textOf(file)).filter((text) => text.includes(">>>"))) {
      if (changes.size >= MAX_DOCSTRINGS) break;
      changes.set(`${randomBytes(8).toString("hex")}.txt`, Buffer.from(`${start}\n${docstring}\n`));
    }
  }
  if (changes.size === 0) return null;
  const names = files.map((file) => file.path).join(" ");
  const step: CheckStep = {
    kind: "python-doctest",
    files: [...changes.keys()],
    cmd: `python3 -m doctest ${names}`,
    folder: from,
    flags,
    ...(env ? { env } : {}),
  };
  return { step, changes };
}

/** The folder that a module is imported from, and its dotted name there. */
function importOf(file: string, work: Pick<Work, "files">): [folder: string, module: string] {
  const names = [baseOf(file).slice(0, -3)];
  let folder = path.posix.dirname(file);
  while (folder !== "." && work.files.has(`${folder}/__init__.py`)) {
    names.unshift(baseOf(folder));
    folder = path.posix.dirname(folder);
  }
  if (names.length > 1 && names.at(-1) === "__init__") names.pop();
  return [folder === "." ? "" : folder, names.join(".").replace(/[^\w.]/g, "")];
}

/** The docstrings of Python source: triple-quoted strings at its start or directly after a line that ends with a colon. */
export function docstringsOf(text: string): string[] {
  const docstrings: string[] = [];
  let before = "";
  for (let at = 0; at < text.length;) {
    const end = endOf(text, at);
    const line = text.slice(at, end);
    const [whole, prefix, quote] = /^[ \t]*([rRuU]?)("""|''')/.exec(line) ?? [];
    const isFirst = whole !== undefined && (before === "" || /:[ \t]*$/.test(before));
    const opens = whole === undefined ? opening(line) : { at: whole.length, quote: quote! };
    if (opens === null) {
      const code = line.includes("#") ? line.slice(0, line.indexOf("#")) : line;
      if (code.trim() !== "") before = code;
      at = end + 1;
      continue;
    }
    const from = at + opens.at;
    const until = closing(text, from, opens.quote);
    if (isFirst) docstrings.push(plain(text.slice(from, until), prefix!));
    before = "x";
    at = endOf(text, until) + 1;
  }
  return docstrings;
}

const endOf = (text: string, at: number) => (text.indexOf("\n", at) + 1 || text.length + 1) - 1;

/** Where a triple-quoted string begins within a line, outside a comment; null if none does. */
function opening(line: string): { at: number; quote: string } | null {
  const match = /#|"""|'''/.exec(line);
  return match === null || match[0] === "#" ? null : { at: match.index + 3, quote: match[0] };
}

function closing(text: string, from: number, quote: string): number {
  for (let at = from; at < text.length; at++)
    if (text[at] === "\\") at += 1;
    else if (text[at] === quote[0] && text.startsWith(quote, at)) return at;
  return text.length;
}

const ESCAPES = new Map(
  Object.entries({
    n: "\n",
    t: "\t",
    "\n": "",
    "\\": "\\",
    '"': '"',
    "'": "'",
  }),
);
const plain = (text: string, prefix: string) =>
  /r/i.test(prefix) ? text : text.replace(/\\([\s\S])/g, (whole, sign: string) => ESCAPES.get(sign) ?? whole);
