import type { GivenFile } from "@signet/contract";
import ignore, { type Ignore } from "ignore";
import { bytesOf } from "./place.ts";
import { baseOf } from "./roles.ts";

const MAX_READ = 64 << 10;
const MAKEFILE = /^(?:GNUmakefile|makefile|Makefile)$/;
/** A rule of a makefile that makes files: its targets, when they are plain names. */
const RULE = /^([\w./-][\w./ -]{0,500}?)[ \t]{0,8}:(?![=:])/gm;
/** What compilers leave beside sources. */
const OBJECTS = /\.(?:o|obj|a|gch)$/;

/** The name of a file's folder with a slash at its end; "" for the workspace. */
const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/") + 1);

/**
 * Tells files that a project itself says are made, not written: what its `.gitignore` files name, and what its makefiles build.
 * They are not part of the work: a stale program would stand in for the one that the check has to build. The files of `given`,
 * and those with an extension that the task names, always are. The returned function gives the pattern or folder that a file is left out under,
 * or null.
 */
export function madeFiles(task: {
  task: string;
  files: readonly GivenFile[];
}): (path: string) => string | null {
  const given = new Set(task.files.map(({ path }) => path));
  const textOf = (file: GivenFile) => bytesOf(file).subarray(0, MAX_READ).toString();
  const ignores: [folder: string, rules: Ignore][] = [];
  const targets = new Set<string>();
  const built: string[] = [];
  for (const file of task.files) {
    const folder = folderOf(file.path);
    if (baseOf(file.path) === ".gitignore") {
      // The names in a workspace are anything that a file system takes, such as "...".
      ignores.push([folder, ignore({ allowRelativePaths: true }).add(textOf(file))]);
    }
    if (!MAKEFILE.test(baseOf(file.path))) continue;
    built.push(folder);
    for (const [, names] of textOf(file).matchAll(RULE))
      for (const name of names!.split(/\s+/)) targets.add(folder + name.replace(/^\.\//, ""));
  }
  const isIgnored = (path: string) =>
    ignores.some(
      ([folder, rules]) =>
        path.length > folder.length && path.startsWith(folder) && rules.ignores(path.slice(folder.length)),
    );
  const isBuilt = (path: string) =>
    targets.has(path) || (OBJECTS.test(path) && built.some((folder) => path.startsWith(folder)));
  return (path) => {
    const base = baseOf(path);
    if (given.has(path) || (base.includes(".") && task.task.includes(base))) return null;
    if (isBuilt(path)) return path;
    if (!isIgnored(path)) return null;
    // The outermost folder that is ignored as a whole stands for all in it.
    for (let at = path.indexOf("/"); at > 0; at = path.indexOf("/", at + 1))
      if (isIgnored(path.slice(0, at + 1))) return path.slice(0, at);
    return path;
  };
}
