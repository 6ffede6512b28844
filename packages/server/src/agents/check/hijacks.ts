import { type DecidingFiles, decidingText, foldersOf } from "./deciding.ts";
import { fitsGlob } from "./glob.ts";
import { folderOf, importedAs } from "./imported.ts";
import type { PlannedCheck } from "./plan.ts";
import { PYTHON_FRAMEWORKS, PYTHON_MODULES, PYTHON_OTHERS } from "./python/library.ts";
import { baseOf, roleOf } from "./roles.ts";
import { isDecidingProgram } from "./shell/deciding-programs.ts";
import type { Work } from "./work.ts";

/** An agent's file that is excluded from the work, with the reason. */
export interface LeftOutFile {
  path: string;
  why: string;
}

const C_HEADERS =
  /^(?:assert|ctype|errno|float|inttypes|limits|locale|math|setjmp|signal|stdarg|stdbool|stddef|stdint|stdio|stdlib|string|time|unistd)\.h$/;
const JS_CONFIG =
  /^(?:\.npmrc|node\.config\.json|\.mocharc\.\w+|(?:vitest|vite|jest|ava|babel|karma)\.(?:config|workspace)\.\w+|\.babelrc(?:\.\w+)?|\.swcrc|\.noderc)$/;
const PY_CONFIG = /^(?:pytest\.ini|\.pytest\.ini|tox\.ini|setup\.cfg|conftest\.py|noxfile\.py)$/;
const JS_FRAMEWORKS =
  /^(?:vitest|jest|mocha|chai|ava|tap|tape|sinon|@jest\/.*|@vitest\/.*|node:.*|assert|test)$/;

/**
 * Finds files that the agent added and that a runner, an interpreter or a build would load instead of, or in addition to,
 * the files that decide. A file that a protected file names belongs to the work and stays.
 */
export function findHijacks(work: Work, given: ReadonlySet<string>, plan: PlannedCheck): LeftOutFile[] {
  const decide = decidingText(work, given, plan);
  const leftOut: LeftOutFile[] = [];
  for (const path of work.files.keys()) {
    if (given.has(path)) continue;
    const why = whyLeftOut(path, work, plan, decide);
    if (why !== null) leftOut.push({ path, why });
  }
  return leftOut;
}

const stemOf = (path: string) => baseOf(path).split(".")[0]!;

function whyLeftOut(path: string, work: Work, plan: PlannedCheck, deciding: DecidingFiles): string | null {
  const base = baseOf(path);
  const reason = pythonReason(path, base, work, plan, deciding);
  // With own tests, the configuration belongs to the agent too.
  if (reason !== null || plan.kind === "self_test") return reason;
  return (
    configReason(path, base, work, deciding) ??
    (plan.asksFor(path) ? null : (takenInReason(base, deciding) ?? programReason(base, deciding))) ??
    buildReason(path, base, deciding) ??
    shadowReason(path, base, deciding) ??
    testReason(path, base, deciding)
  );
}

function pythonReason(
  path: string,
  base: string,
  work: Work,
  plan: PlannedCheck,
  decide: DecidingFiles,
): string | null {
  if (/^(?:site|user)customize(?:\.py|\.so)?$/.test(base) || /(?:^|\/)(?:site|user)customize\//.test(path))
    return "a start-up hook of Python";
  if (base.endsWith(".pth") || base === "pyvenv.cfg") return "a start-up hook of Python";
  const name = moduleAtRoot(path, work, decide);
  if (name === null) return null;
  if (PYTHON_FRAMEWORKS.has(name)) return "has the name of a test framework or of a core module of Python";
  if (PYTHON_OTHERS.has(name) && !decide.names(name)) return null;
  if (plan.asksFor(path) || isNamedWork(name, decide)) return null;
  return "has the name of a module of Python's standard library";
}

/** The name of the library module that a file would shadow on import, or null. */
function moduleAtRoot(path: string, work: Work, decide: DecidingFiles): string | null {
  if (!/\.(?:py|so|pyd)$/.test(path)) return null;
  for (let start = 0; start <= path.length;) {
    const slash = path.indexOf("/", start);
    const end = slash < 0 ? path.length : slash;
    const name = path.slice(start, end).split(".")[0]!;
    if (PYTHON_FRAMEWORKS.has(name) || PYTHON_MODULES.has(name) || PYTHON_OTHERS.has(name)) {
      // A folder that came with the task belongs to the project.
      const isMine = slash < 0 || !decide.brought.has(path.slice(0, end));
      if (isMine && (start === 0 || !isInPackage(path.slice(0, start - 1), work, decide))) return name;
    }
    start = end + 1;
  }
  return null;
}

/**
 * Whether the modules of a folder can be imported only through their package, not by their own name. In a folder that
 * Python starts in, both work. An `__init__.py` that the agent added to a folder of given tests does not make it a package.
 */
function isInPackage(folder: string, work: Work, decide: DecidingFiles): boolean {
  const marker = `${folder}/__init__.py`;
  if (!work.files.has(marker) || decide.begins.has(folder)) return false;
  return decide.given.has(marker) || !decide.folders.has(folder);
}

/** A module with the name of a library module belongs to the work only if a test of that name came with the task. */
const isNamedWork = (name: string, decide: DecidingFiles) =>
  decide.names(name) &&
  [`test_${name}`, `test-${name}`, `${name}_test`, `${name}-test`, `${name}.test`, `${name}.spec`].some(
    (stem) => decide.tests.has(stem),
  );

function configReason(path: string, base: string, work: Work, decide: DecidingFiles): string | null {
  const bytes = work.files.get(path)!.bytes;
  if (PY_CONFIG.test(base) || JS_CONFIG.test(base)) return "configuration of a test runner";
  if (base === "pyproject.toml" && bytes.includes("[tool.pytest")) return "configuration of a test runner";
  if (base === "__init__.py" && decide.folders.has(folderOf(path)))
    return bytes.toString().trim() === "" ? null : "code in the package of the given tests";
  if (base !== "package.json") return null;
  if (standsBefore(folderOf(path), decide)) return "would be found before the given package";
  decide.left -= bytes.length;
  if (decide.left < 0) return "a package manifest that is too large to examine";
  const manifest = jsonOf(bytes);
  const name = typeof manifest["name"] === "string" ? manifest["name"] : "";
  return JS_FRAMEWORKS.test(name) || manifest["imports"] !== undefined
    ? "gives the name of a framework to files in the workspace"
    : null;
}

/** Whether a command would find a package in this folder before the given package in a folder above. */
function standsBefore(folder: string, { begins, given }: DecidingFiles): boolean {
  const isOnTheWay = [...begins].some((start) => start === folder || start.startsWith(`${folder}/`));
  const above = ["", ...foldersOf(folder)];
  return (
    isOnTheWay && above.some((parent) => given.has(parent === "" ? "package.json" : `${parent}/package.json`))
  );
}

const takenInReason = (base: string, { takesIn, globs }: DecidingFiles) =>
  takesIn.some((name) => /\w/.test(name) && (fitsGlob(base, name, globs) || globs.left < 0))
    ? "a given file would include it"
    : null;

/** Why a program would be found in the place of one that compares or runs tests. Null if it would not. */
const programReason = (base: string, decide: DecidingFiles) =>
  decide.setsPath && isDecidingProgram(base) && decide.names(base)
    ? "has the name of a program by which the given tests decide, and they say where programs are"
    : null;

function buildReason(path: string, base: string, decide: DecidingFiles): string | null {
  if (decide.makefile && /^(?:GNUmakefile|makefile|Makefile)$/.test(base))
    return "would be used instead of the given makefile";
  if (C_HEADERS.test(base)) return "has the name of a header of the C library";
  if (base === "go.work" || /(?:^|\/)\.cargo\/config(?:\.toml)?$/.test(path))
    return "the configuration of a toolchain";
  return null;
}

/** Why a file would shadow a given file on import: `cases.js` before `cases.json`, a package before a module. Null if it does not. */
function shadowReason(path: string, base: string, decide: DecidingFiles): string | null {
  const imported = importedAs(path);
  const isFirst = (decide.imported.get(imported.as) ?? []).some(
    (other) => imported.rank < importedAs(other).rank,
  );
  if (!isFirst) return null;
  const name = baseOf(imported.as);
  const isNamed = imported.python ? decide.names(name) : decide.requires.has(name);
  if (!isNamed || (base !== "__init__.py" && decide.names(base)) || isNamedWork(name, decide)) return null;
  return "would be imported instead of a given file";
}

/** Why a test would join the given tests: the check would discover it. Null if it would not. */
function testReason(path: string, base: string, decide: DecidingFiles): string | null {
  if (base.endsWith("_test.go") && decide.folders.has(folderOf(path)))
    return "a test in addition to the given ones";
  if (!decide.discovers || decide.folders.size === 0 || roleOf(path) !== "test") return null;
  if (decide.names(stemOf(path)) || decide.names(base)) return null;
  return "a test in addition to the given ones";
}

function jsonOf(bytes: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(bytes.toString());
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
