// Hides from the work that tests run it: arguments, frames of the stack, and the test files themselves. Without `hide`, it does the
// same and hides nothing, which shows what the hiding itself breaks.
import fs from "node:fs";
import Module, { syncBuiltinESMExports } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import util from "node:util";

const { process } = globalThis;
const NEUTRAL = "app.js";
/** Frames that say that a test runs: those of Node's runner, and of the service's programs. */
const RUNNER = /node:internal\/(?:test_runner|main\/test)|node:test\b/;
const OURS = import.meta.url.slice(0, import.meta.url.lastIndexOf("/") + 1);
const TAKE_PATHS = [
  "accessSync",
  "access",
  "existsSync",
  "exists",
  "lstatSync",
  "lstat",
  "openSync",
  "open",
  "readFileSync",
  "readFile",
  "statSync",
  "stat",
];
const LIST = ["readdirSync", "readdir"];

const toPath = (file) => {
  try {
    const text = file instanceof URL || String(file).startsWith("file:") ? fileURLToPath(file) : String(file);
    return path.resolve(text);
  } catch {
    return "";
  }
};

const fileOf = (site) => {
  const name = site.getFileName() ?? site.getEvalOrigin?.() ?? "";
  return name.startsWith("file:") ? toPath(name) : name;
};

/** Starts to hide what `request` says; nothing without one. `work`, `tests`: absolute paths. */
export function hideTests(request) {
  if (!request) return;
  const { hide, work, tests, keepsArguments } = request;
  const ofWork = new Set(work);
  const ofTests = new Set(tests);
  const folders = new Set(
    tests.map((file) => path.dirname(file)).filter((one) => /test|spec/i.test(path.basename(one))),
  );
  const isHidden = (file) => ofTests.has(file) || folders.has(file);
  const isShown = (site) => {
    const file = fileOf(site);
    return !hide || !(ofTests.has(file) || RUNNER.test(file) || file.startsWith(fileURLToPath(OURS)));
  };
  filterStacks(isShown);
  const asks = askedBy(ofWork);
  hideFiles(
    (file) => hide && isHidden(toPath(file)) && asks(),
    isHidden,
    () => hide && asks(),
  );
  if (!hide) return;
  if (keepsArguments) showArguments(asks, ofTests);
  else if (process.argv[1]) process.argv[1] = neutral(process.argv[1]);
  nameMain(ofTests);
}

/** Whether the next stack is asked for by ourselves, as the list of its frames. */
let raw = false;

/** Whether the nearest frame that is none of Node's and none of ours is the work's. */
function askedBy(ofWork) {
  const mine = fileURLToPath(OURS);
  return () => {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 30;
    const holder = {};
    try {
      raw = true;
      Error.captureStackTrace(holder);
      const near = holder.stack
        .map(fileOf)
        .find((file) => file !== "" && !file.startsWith("node:") && !file.startsWith(mine));
      return ofWork.has(near);
    } catch {
      return false;
    } finally {
      raw = false;
      Error.stackTraceLimit = stackTraceLimit;
    }
  };
}

/** Leaves frames out of every stack, also where the program formats stacks itself. */
function filterStacks(isShown) {
  let own;
  const text = (error, sites) => {
    let head = "Error";
    try {
      head = `${error}`;
    } catch {
      // An error that cannot be written has no other head.
    }
    return [head, ...sites.map((site) => `    at ${site}`)].join("\n");
  };
  const format = (error, sites) => {
    if (raw) return sites;
    const shown = sites.filter(isShown);
    return typeof own === "function" ? own.call(Error, error, shown) : text(error, shown);
  };
  Object.defineProperty(Error, "prepareStackTrace", {
    configurable: true,
    get: () => format,
    set(value) {
      if (value !== format) own = value;
    },
  });
  const { getCallSites } = util;
  if (getCallSites)
    util.getCallSites = (...args) =>
      getCallSites(...args).filter(({ scriptName }) => isShown({ getFileName: () => scriptName }));
  syncBuiltinESMExports();
}

function hideFiles(isHidden, isTest, asks) {
  const missing = (file) =>
    Object.assign(new Error(`ENOENT: no such file or directory, open '${file}'`), {
      code: "ENOENT",
      errno: -2,
      path: String(file),
    });
  const taking = (real, name) =>
    function (file, ...rest) {
      if (!isHidden(file)) return real.call(this, file, ...rest);
      const then = rest.at(-1);
      if (name === "existsSync") return false;
      if (name === "exists") return then(false);
      if (name.endsWith("Sync")) throw missing(file);
      if (typeof then !== "function") return Promise.reject(missing(file));
      process.nextTick(then, missing(file));
      return undefined;
    };
  const without = (folder, names) =>
    names.filter((one) => !isTest(path.resolve(toPath(one.parentPath ?? folder), one.name ?? String(one))));
  const listing = (real, name) =>
    function (folder, ...rest) {
      if (!asks()) return real.call(this, folder, ...rest);
      if (name.endsWith("Sync")) return without(folder, real.call(this, folder, ...rest));
      const then = rest.at(-1);
      if (typeof then === "function")
        return real.call(this, folder, ...rest.slice(0, -1), (wrong, names) =>
          then(wrong, names && without(folder, names)),
        );
      return real.call(this, folder, ...rest).then((names) => without(folder, names));
    };
  for (const holder of [fs, fs.promises])
    for (const [names, wrap] of [
      [TAKE_PATHS, taking],
      [LIST, listing],
    ])
      for (const name of names)
        if (typeof holder[name] === "function") holder[name] = wrap(holder[name], name);
  syncBuiltinESMExports();
}

const neutral = (file) => path.join(path.dirname(file), NEUTRAL);

/** Shows the work other arguments than the tests, which set or need them: Node finds the snapshots of a test by them. */
function showArguments(asks, ofTests) {
  let all = process.argv;
  Object.defineProperty(process, "argv", {
    configurable: true,
    enumerable: true,
    get: () => (asks() ? all.map((one) => (ofTests.has(toPath(one)) ? neutral(one) : one)) : all),
    set(value) {
      all = value;
    },
  });
}

/** Gives the main module, if it is a test, a name that says nothing before its code runs. */
function nameMain(ofTests) {
  const { prototype } = Module;
  const compile = prototype["_compile"];
  prototype["_compile"] = function (content, filename, ...rest) {
    if (ofTests.has(filename)) this.filename = neutral(filename);
    return compile.call(this, content, filename, ...rest);
  };
}
