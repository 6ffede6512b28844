import { posix } from "node:path";

/** What a test imports from the file under test. */
export interface Imported {
  /** Path of the file in the workspace. */
  path: string;
  names: string[];
  /** The name bound to a default export or to the whole `require`d module; null if there is none. */
  whole: string | null;
  /** The name whose members are the exports (`* as text`, `import text`); null if there is none. */
  module: string | null;
  style: "import" | "require" | "python";
}

const FROM = /import\s{1,8}([^"';]{1,600}?)\s{0,8}from\s{0,8}["'](\.{1,2}\/[^"']{1,200})["']/g;
const REQUIRE =
  /(?:const|let|var)\s{1,8}([^=;]{1,600}?)\s{0,8}=\s{0,8}require\(\s{0,4}["'](\.{1,2}\/[^"']{1,200})["']\s{0,4}\)/g;
const PYTHON = /^\s{0,20}from\s{1,4}([\w.]{1,100})\s{1,4}import\s{1,4}\(?([^()\n#]{1,600})/gm;
const PYTHON_MODULE = /^\s{0,20}import\s{1,4}([A-Za-z_]\w{0,100})(?:\s{1,4}as\s{1,4}(\w{1,60}))?\s{0,20}$/gm;
/** JavaScript that exports what another file defines. */
const PASSED_ON = /export\s{1,8}(\*|\{[^}"';]{0,600}\})\s{0,8}from\s{0,8}["'](\.{1,2}\/[^"']{1,200})["']/g;
const STANDARD =
  /^(?:unittest|pytest|sys|os|math|json|re|typing|random|datetime|collections|itertools|functools|doctest|decimal)$/;

/** Returns what a test file imports from files of the workspace. */
export function importsOf(testPath: string, source: string): Imported[] {
  const folder = posix.dirname(testPath);
  const resolve = (to: string) => posix.normalize(posix.join(folder, to));
  if (testPath.endsWith(".py")) return pythonImports(source, folder);
  const from = [...source.matchAll(FROM)].map(([, names, to]) => taken(names!, resolve(to!), "import"));
  const required = [...source.matchAll(REQUIRE)].map(([, names, to]) =>
    taken(names!, resolve(to!), "require"),
  );
  return [...from, ...required];
}

/** Returns what a JavaScript file exports of other files of the workspace. */
export function passedOn(path: string, source: string): Imported[] {
  const folder = posix.dirname(path);
  return [...source.matchAll(PASSED_ON)].map(([, names, to]) =>
    taken(names!, posix.normalize(posix.join(folder, to!)), "import"),
  );
}

function taken(clause: string, to: string, style: "import" | "require"): Imported {
  const braces = /\{([^}]*)\}/.exec(clause);
  const whole = clause
    .replace(/\{[^}]*\}/, "")
    .replace(/[,\s]+$/, "")
    .trim();
  const names = (braces?.[1] ?? "").split(",").map((name) => name.trim().split(/\s+as\s+|\s*:\s*/)[0]!);
  const path = /\.[cm]?[jt]sx?$/.test(to) ? to : `${to}.js`;
  const bound = /^(?:\*\s{1,8}as\s{1,8})?([\w$]+)$/.exec(whole);
  const module = bound?.[1] ?? null;
  return { path, style, names: names.filter(Boolean), whole: bound?.[0] === module ? module : null, module };
}

function pythonImports(source: string, folder: string): Imported[] {
  const pathOf = (module: string) => {
    const path = `${module.replace(/^\.+/, "").replaceAll(".", "/")}.py`;
    return module.startsWith(".") ? posix.join(folder, path) : path;
  };
  const named = [...source.matchAll(PYTHON)]
    .filter(([, module]) => !STANDARD.test(module!.split(".")[0]!))
    .map(([, module, names]): Imported => ({
      path: pathOf(module!),
      style: "python",
      names: names!
        .split(",")
        .map((name) => name.trim().split(/\s+as\s+/)[0]!)
        .filter((name) => /^\w+$/.test(name)),
      whole: null,
      module: null,
    }));
  const modules = [...source.matchAll(PYTHON_MODULE)]
    .filter(([, module]) => !STANDARD.test(module!))
    .map(([, module, alias]): Imported => ({
      path: pathOf(module!),
      style: "python",
      names: [],
      whole: null,
      module: alias ?? module!,
    }));
  return [...named, ...modules];
}
