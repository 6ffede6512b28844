import { stat } from "node:fs/promises";
import path from "node:path";
import { UsageError } from "./command.ts";
import { globbed, projectFiles } from "./project-files.ts";

/** A file to send: where it is, and its path in the workspace. */
export interface ChosenFile {
  file: string;
  name: string;
}

export interface FileChoice {
  files: ChosenFile[];
  /** Files that were chosen by their folder and are not sent, each with the reason. */
  leftOut: { path: string; why: string }[];
}

export interface Choosing {
  /** Files, folders and globs. A file below the current folder keeps its relative path, any other only its name. */
  file?: string[] | undefined;
  /** A folder whose files keep their paths in it. */
  repo?: string | undefined;
  /** Files that are sent although they may hold credentials. */
  include?: string[] | undefined;
}

/** The files that a person chose, each once. Throws a UsageError where there are none. */
export async function chooseFiles({ file = [], repo, include = [] }: Choosing): Promise<FileChoice> {
  const choice: FileChoice = { files: [], leftOut: [] };
  for (const one of include) await refuseNoFile(one);
  if (repo !== undefined) {
    await refuseNoFolder(repo);
    const { paths, leftOut } = await projectFiles(repo, within(repo, include));
    choice.files.push(...paths.map((name) => ({ file: path.join(repo, name), name })));
    choice.leftOut.push(...leftOut);
    if (paths.length === 0) throw new UsageError(`--repo ${repo}: there is no file to send`);
  }
  const outside = include.filter((one) => repo === undefined || within(repo, [one]).size === 0);
  for (const word of [...file, ...outside]) await add(choice, word, include);
  const byName = new Map(choice.files.map((chosen) => [chosen.name, chosen]));
  return { ...choice, files: [...byName.values()] };
}

/** Adds what one word of the command line names: a file, a folder, or the files that match a glob. */
async function add(choice: FileChoice, word: string, include: readonly string[]): Promise<void> {
  const stats = await stat(word).catch(() => null);
  if (stats?.isDirectory()) {
    const { paths, leftOut } = await projectFiles(word, within(word, include));
    if (paths.length === 0) throw new UsageError(`${word}: there is no file to send in this folder`);
    const files = paths.map((name) => path.join(word, name));
    choice.files.push(...files.map((one) => ({ file: one, name: nameOf(one) })));
    choice.leftOut.push(...leftOut.map(({ path: name, why }) => ({ path: path.join(word, name), why })));
    return;
  }
  if (stats === null && /[*?[{]/.test(word)) {
    const files = await globbed(word);
    if (files.length === 0) throw new UsageError(`no file matches ${word}`);
    choice.files.push(...files.map((file) => ({ file, name: nameOf(file) })));
    return;
  }
  choice.files.push({ file: word, name: nameOf(word) });
}

/** The files below a folder, by their paths in it. */
const within = (folder: string, files: readonly string[]): Set<string> =>
  new Set(
    files
      .map((file) => slashed(path.relative(folder, file)))
      .filter((name) => !name.startsWith("../") && !path.isAbsolute(name)),
  );

const slashed = (name: string): string => name.split(path.sep).join("/");

/** The path in the workspace: the relative one, or for a file outside of the current folder its name alone. */
function nameOf(file: string): string {
  const relative = slashed(path.relative("", file));
  return relative.startsWith("../") || path.isAbsolute(relative) ? path.basename(file) : relative;
}

async function refuseNoFolder(folder: string): Promise<void> {
  const stats = await stat(folder).catch(() => null);
  if (stats === null) throw new UsageError(`--repo: there is no folder ${folder}`);
  if (!stats.isDirectory()) throw new UsageError(`--repo: ${folder} is not a folder`);
}

async function refuseNoFile(file: string): Promise<void> {
  const stats = await stat(file).catch(() => null);
  if (!stats?.isFile()) throw new UsageError(`--include: there is no file ${file}`);
}
