import { baseOf } from "./roles.ts";

const JS_ENDINGS = ["", ".mjs", ".js", ".cjs", ".mts", ".ts", ".cts", ".jsx", ".tsx", ".json", ".node"];
const JS_INDEX = /^(.*)\/(?:index\.(?:[cm]?[jt]sx?|json|node)|package\.json)$/;

/** What an import without an ending calls a file, and which of the files of that name it takes first. */
export function importedAs(path: string): { as: string; rank: number; python: boolean } {
  const compiled = /\.(?:so|pyd)$/.test(path);
  if (compiled || path.endsWith(".py")) {
    const folder = folderOf(path);
    if (baseOf(path).startsWith("__init__.") && folder !== "") return { as: folder, rank: 0, python: true };
    const as = path.slice(0, path.length - baseOf(path).length) + baseOf(path).split(".")[0]!;
    return { as, rank: compiled ? 1 : 2, python: true };
  }
  const folder = JS_INDEX.exec(path)?.[1];
  if (folder !== undefined) return { as: folder, rank: JS_ENDINGS.length, python: false };
  const ending = /\.\w{1,4}$/.exec(baseOf(path))?.[0] ?? "";
  const rank = JS_ENDINGS.indexOf(ending);
  return { as: rank < 0 ? path : path.slice(0, path.length - ending.length), rank, python: false };
}

const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf("/")));
