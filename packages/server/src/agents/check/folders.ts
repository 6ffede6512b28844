import path from "node:path";
import type { CommandReading } from "./reading.ts";

/**
 * The folder of the workspace that `word` names when used in `from`; "" is the workspace itself. Null if it leads outside,
 * needs shell expansion, or contains no file of the listing: its content at the time of the command is then unknown.
 */
export function folderAt(from: string, word: string, listing: CommandReading): string | null {
  if (word === "" || /^[-~]|[*?[\]{}\0]/.test(word)) return null;
  const whole = word.startsWith("/") ? path.posix.normalize(word) : path.posix.join("/workspace", from, word);
  const inside = `${whole.replace(/\/$/, "")}/`;
  if (!inside.startsWith("/workspace/")) return null;
  const folder = inside.slice("/workspace/".length, -1);
  return folder === "" || listing.hasFolder(folder) ? folder : null;
}

/** The path of `file` relative to `folder`. */
export const fromFolder = (folder: string, file: string): string =>
  folder === "" ? file : path.posix.relative(folder, file);

/** A script of a package, and the folder of its `package.json`; `folder` is null if the listing has none. */
export interface PackageScript {
  name: string;
  folder: string | null;
}

const FOLDER_OPTION = /^(?:--prefix|--dir|--cwd|-C)(?:=(.*))?$/;

/** The script that a package manager's command runs; null if the words are not such a command. */
export function packageScript(
  [tool = "", ...args]: string[],
  from: string,
  listing: CommandReading,
): PackageScript | null {
  if (tool === "node")
    return args[0] === "--run" && args.length === 2
      ? { name: args[1]!, folder: nearestPackage(from, listing) }
      : null;
  if (!/^(?:npm|pnpm|yarn)$/.test(tool)) return null;
  const words: string[] = [];
  let optionFolder: string | null = null;
  for (let i = 0; i < args.length; i++) {
    const option = FOLDER_OPTION.exec(args[i]!);
    if (option) optionFolder = option[1] ?? args[++i] ?? "";
    else if (!/^(?:-s|--silent|-q|--quiet)$/.test(args[i]!)) words.push(args[i]!);
  }
  const name = scriptName(words);
  if (name === null) return null;
  const folder = optionFolder === null ? from : folderAt(from, optionFolder, listing);
  // npm searches parent folders for the package, unless an option names its folder.
  const packageFolder = tool === "npm" && optionFolder === null ? nearestPackage(from, listing) : folder;
  return { name, folder: packageFolder };
}

function scriptName(words: string[]): string | null {
  if (words.length === 1 && (words[0] === "test" || words[0] === "t")) return "test";
  return words.length === 2 && (words[0] === "run" || words[0] === "run-script") ? words[1]! : null;
}

function nearestPackage(from: string, listing: CommandReading): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    if (listing.has(path.posix.join(folder, "package.json"))) return folder;
    if (folder === "") return null;
  }
}
