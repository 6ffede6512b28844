import path from "node:path";
import type { Space } from "../port.ts";

/** How Python imports a file of the work. */
export interface PythonModule {
  /** Its dotted name. */
  name: string;
  /** The folder in which that name starts, which Python has to search first. */
  root: string;
  /** The folders around the file, from the innermost, which Python has to search last. */
  around: string[];
}

const IDENTIFIER = /^[A-Za-z_]\w*$/;
const RELATIVE_IMPORT = /^[ \t]{0,80}from[ \t]{1,8}(\.{1,20})/gm;

/**
 * The module that a file is. The first of these decides that leaves its relative imports inside of the package: an import
 * that the task states, the folders with an `__init__.py` around it, all folders. Else it is a module of its own.
 */
export async function pythonModuleOf(
  space: Space,
  file: string,
  imports: readonly string[],
): Promise<PythonModule> {
  const segments = segmentsOf(file);
  const folders = segments.length - 1;
  const text = (await space.read(file))?.toString() ?? "";
  const upward = Math.max(0, ...Array.from(text.matchAll(RELATIVE_IMPORT), (match) => match[1]!.length));
  const start =
    [...startsNamed(segments, imports), startOfPackage(space, segments), segments[0] === "src" ? 1 : 0].find(
      (at) => folders - at >= upward && segments.slice(at).every((one) => IDENTIFIER.test(one)),
    ) ?? folders;
  const names = segments.slice(start);
  if (names.length > 1 && names.at(-1) === "__init__") names.pop();
  const around = segments.slice(0, -1).map((_, i) => segments.slice(0, i + 1).join("/"));
  return { name: names.join("."), root: segments.slice(0, start).join("/"), around: around.toReversed() };
}

/** Whether an import of the task names this file or a package around it. */
export const isNamedByImport = (file: string, imports: readonly string[]): boolean =>
  file.endsWith(".py") && startsNamed(segmentsOf(file), imports).length > 0;

/** Lines of a Python program in the workspace that import the names from their files. */
export async function importLines(
  space: Space,
  names: readonly { file: string; name: string }[],
  imports: readonly string[],
): Promise<string[]> {
  const found = await Promise.all(
    names.map(async ({ file, name }) => ({ name, module: await pythonModuleOf(space, file, imports) })),
  );
  const whole = (folder: string) => `os.path.abspath(${JSON.stringify(folder || ".")})`;
  const roots = new Set(["", ...found.map(({ module }) => module.root)]);
  const around = new Set(found.flatMap(({ module }) => module.around));
  return [
    "import os, sys",
    ...Array.from(roots, (folder) => `sys.path.insert(0, ${whole(folder)})`),
    ...Array.from(around, (folder) => `sys.path.append(${whole(folder)})`),
    ...found.map(({ module, name }) => `from ${module.name} import ${name}`),
  ];
}

const segmentsOf = (file: string): string[] => file.slice(0, -path.extname(file).length).split("/");

/** How many leading folders are no part of the names that imports of the task give to a file or a package around it. */
const startsNamed = (segments: string[], imports: readonly string[]): number[] =>
  imports.flatMap((dotted) => {
    const parts = dotted.split(".");
    const at = segments.findIndex((_, i) => parts.every((part, n) => segments[i + n] === part));
    return at === -1 ? [] : [at];
  });

function startOfPackage(space: Space, segments: string[]): number {
  let start = segments.length - 1;
  while (start > 0 && space.files.includes([...segments.slice(0, start), "__init__.py"].join("/")))
    start -= 1;
  return start;
}
