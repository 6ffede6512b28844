import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Tools } from "@signet/sandbox";

const require = createRequire(import.meta.url);

/** The folder of an installed package; undefined if there is none. `from`: the package that depends on it. */
function folderOf(name: string, from = require): string | undefined {
  try {
    return path.dirname(from.resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

/**
 * The TypeScript compiler that commands find as `tsc`, with the types of Node: a program of its own, which needs no Node, beside
 * the declarations of the language. Undefined where there is none for this machine.
 */
export function findTypeScript(): Tools | undefined {
  const typescript = folderOf("typescript");
  const platform = `@typescript/typescript-${process.platform}-${process.arch}`;
  const native = typescript && folderOf(platform, createRequire(path.join(typescript, "package.json")));
  if (!native || !existsSync(path.join(native, "lib/tsc"))) return undefined;
  const types = folderOf("@types/node");
  const undici = types && folderOf("undici-types", createRequire(path.join(types, "package.json")));
  const folders: [at: string, folder: string][] = [
    ["typescript/lib", path.join(native, "lib")],
    ...(types && undici
      ? ([
          ["typescript/node_modules/@types/node", types],
          ["typescript/node_modules/undici-types", undici],
        ] satisfies [string, string][])
      : []),
  ];
  const root = commonFolder(folders.map(([, folder]) => folder));
  return {
    root,
    folders: Object.fromEntries(folders.map(([at, folder]) => [at, path.relative(root, folder)])),
    programs: { tsc: "typescript/lib/tsc" },
  };
}

/** The lowest folder that holds all of these. */
function commonFolder(folders: readonly string[]): string {
  const [first = [], ...others] = folders.map((folder) => folder.split(path.sep));
  let length = first.length;
  for (const other of others) {
    while (first.slice(0, length).join("/") !== other.slice(0, length).join("/")) length -= 1;
  }
  return first.slice(0, length).join(path.sep) || "/";
}
