import { createHash } from "node:crypto";
import path from "node:path";
import { parse } from "acorn";
import { folderAt } from "./folders.ts";
import type { CheckStep } from "./port.ts";
import { readingOf, type WorkspaceListing } from "./reading.ts";
import { quoteWord, readCommandList, type SimpleCommand } from "./shell-words.ts";

const MAX_CHARACTERS = 4_000;

/** A program whose text is an argument of its interpreter. */
type InlineProgram = Required<Pick<CheckStep, "kind" | "flags" | "text">> & { extension: string };

/**
 * Steps for the programs whose text a command contains, such as `node -e "…"`. Each runs as a script of its own in the folder
 * of the command. Programs that get arguments or input are left out, and so are commands that only a shell can read.
 */
export function inlineSteps(cmd: string, listing: WorkspaceListing): CheckStep[] {
  const list = cmd.length > MAX_CHARACTERS ? null : readCommandList(cmd);
  const reading = readingOf(listing);
  const steps: CheckStep[] = [];
  const outer: (string | null)[] = [];
  let folder: string | null = "";
  for (const part of list ?? []) {
    if (part === "(") outer.push(folder);
    else if (part === ")") folder = outer.pop() ?? null;
    else if (folder !== null) {
      const [first] = part;
      if (first!.words[0] === "cd") folder = folderAt(folder, first!.words[1] ?? "", reading);
      else if (part.length === 1) steps.push(...stepOf(first!, folder, listing));
    }
  }
  return steps;
}

function stepOf(
  { words, assignments, redirected }: SimpleCommand,
  folder: string,
  listing: WorkspaceListing,
): CheckStep[] {
  const program = words[0] === "node" && assignments.length === 0 && !redirected ? nodeProgram(words) : null;
  if (program === null) return [];
  const { extension, ...rest } = program;
  const name = `inline-${createHash("sha256").update(rest.text).digest("hex").slice(0, 8)}.${extension}`;
  const file = path.posix.join(folder, name);
  if (listing.files.includes(file)) return [];
  const shown = words.map(quoteWord).join(" ");
  return [
    { ...rest, files: [file], cmd: folder === "" ? shown : `cd ${quoteWord(folder)} && ${shown}`, folder },
  ];
}

const TAKES_TEXT = /^(?:-e|-p|-pe|--eval|--print)$/;

/** The program of `node -e TEXT` and its variants; null if there is none, or if it gets arguments. */
function nodeProgram([, ...args]: readonly string[]): InlineProgram | null {
  const at = args.findIndex((word) => TAKES_TEXT.test(word) || /^--(?:eval|print)=/.test(word));
  if (at < 0) return null;
  const isJoined = args[at]!.includes("=");
  const text = isJoined ? args[at]!.slice(args[at]!.indexOf("=") + 1) : args[at + 1];
  const flags = args.toSpliced(at, isJoined ? 1 : 2);
  const types = flags.filter((word) => word.startsWith("--input-type="));
  if (text === undefined || flags.some((word) => !word.startsWith("--"))) return null;
  const type = types.at(-1) ?? (isScript(text) ? "--input-type=commonjs" : "--input-type=module");
  if (!/=(?:commonjs|module)$/.test(type)) return null;
  const isModule = type.endsWith("module");
  return {
    kind: "node-script",
    flags: flags.filter((word) => !types.includes(word)),
    text: withGlobals(text, isModule),
    extension: isModule ? "mjs" : "cjs",
  };
}

function isScript(text: string): boolean {
  try {
    parse(text, { ecmaVersion: "latest", sourceType: "script" });
    return true;
  } catch {
    return false;
  }
}

/** Modules that are global variables in such a program. */
const GLOBAL =
  /(?<![\w$.'"`/:-])(assert|child_process|crypto|events|fs|http|os|path|readline|stream|url|util|vm|zlib)(?=\s*[.(])/g;

/** The text, preceded in its first line by imports of the modules that it uses without importing them. */
function withGlobals(text: string, isModule: boolean): string {
  const names = new Set([...text.matchAll(GLOBAL)].map(([, name]) => name!));
  const free = [...names].filter(
    (name) =>
      !new RegExp(String.raw`\b(?:const|let|var|function|class|import)\b[^;=]*\b${name}\b`).test(text),
  );
  const load = (name: string) =>
    isModule ? `import ${name} from "node:${name}";` : `const ${name} = require("node:${name}");`;
  return `${free.map(load).join("")}${text}\n`;
}
