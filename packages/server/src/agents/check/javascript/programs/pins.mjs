// Makes built-ins of the language, the assertions and the runner immutable. Additions stay allowed, and so do the
// mocks of protected tests.
import assert from "node:assert";
import Module, { createRequire, syncBuiltinESMExports } from "node:module";

const require = createRequire("/");
// Not imported: the module node:process reads every property of the process, and reading stdin makes it non-blocking.
const { process } = globalThis;
const { apply, ownKeys, defineProperty, getOwnPropertyDescriptor, getPrototypeOf } = Reflect;

/** Names that honest code sets on its own objects; a read-only property of a prototype would prevent that. */
const FREE = new Set(
  "constructor toString valueOf toJSON toLocaleString name message length prototype caller arguments __proto__ random now prepareStackTrace stackTraceLimit captureStackTrace description".split(
    " ",
  ),
);
const INTRINSICS =
  "Object Function Array Map Set WeakMap WeakSet WeakRef Promise String Number Boolean BigInt Symbol RegExp Error TypeError RangeError SyntaxError ReferenceError EvalError URIError AggregateError ArrayBuffer DataView Uint8Array Proxy Iterator".split(
    " ",
  );
const NAMESPACES = ["JSON", "Math", "Reflect", "Atomics"];
const EVERYDAY =
  /^_|^(?:on|once|off|emit|write|end|push|pipe|addListener|removeListener|removeAllListeners|prependListener|resume|pause|read|destroy|setEncoding)$/;

function pin(owner, key) {
  const found = getOwnPropertyDescriptor(owner, key);
  if (!found?.configurable) return;
  if (!("value" in found)) defineProperty(owner, key, { ...found, configurable: false });
  else if (typeof found.value === "function" || typeof key === "symbol")
    defineProperty(owner, key, { ...found, writable: false, configurable: false });
}

/**
 * Fixes a function of a module or of the process, which programs and tests put behind a Proxy that answers with another one.
 * The language forbids that for values that are fixed, and allows it for a getter.
 */
export function fix(owner, key, value, enumerable = true) {
  defineProperty(owner, key, { get: () => value, set: undefined, configurable: false, enumerable });
}

function replace(owner, key, value) {
  const found = getOwnPropertyDescriptor(owner, key);
  if (!found || found.configurable) fix(owner, key, value);
}

const isInstance = Function.prototype[Symbol.hasInstance];

function pinLanguage(isMocked) {
  const pinAll = (owner, name) => {
    for (const key of ownKeys(owner))
      if (!FREE.has(key) && !(typeof key === "string" && isMocked(`${name}.${key}`))) pin(owner, key);
  };
  for (const name of [...INTRINSICS, ...NAMESPACES]) {
    const owner = globalThis[name];
    pinAll(owner, name);
    if (owner.prototype) pinAll(owner.prototype, `${name}.prototype`);
    // Otherwise a property added to a class could change what counts as its instance.
    if (typeof owner === "function" && owner.prototype && name !== "Function" && name !== "Proxy")
      defineProperty(owner, Symbol.hasInstance, { value: isInstance, writable: false, configurable: false });
    if (!isMocked(`globalThis.${name}`))
      defineProperty(globalThis, name, { value: owner, writable: false, configurable: false });
  }
  const generator = getPrototypeOf((async function* () {})());
  for (const owner of [
    getPrototypeOf(Uint8Array.prototype),
    getPrototypeOf([][Symbol.iterator]()),
    getPrototypeOf(new Map()[Symbol.iterator]()),
    getPrototypeOf(getPrototypeOf(generator)),
    getPrototypeOf(generator),
  ])
    pinAll(owner, "");
}

function pinRuntime() {
  const streams = require("node:stream");
  const hooks = require("node:async_hooks");
  for (const owner of [
    hooks.AsyncResource,
    hooks.AsyncResource.prototype,
    hooks.AsyncLocalStorage.prototype,
    require("node:events").prototype,
    streams.Readable.prototype,
    streams.Transform.prototype,
    streams.Duplex.prototype,
    streams.Writable.prototype,
    require("node:diagnostics_channel").Channel.prototype,
    AbortController.prototype,
    AbortSignal.prototype,
    EventTarget.prototype,
  ])
    for (const key of ownKeys(owner))
      if (key !== "constructor" && !EVERYDAY.test(String(key))) pin(owner, key);
  for (const key of ["_resolveFilename", "_load", "_extensions", "wrap"]) pin(Module, key);
  pin(Module.prototype, "_compile");
  pin(Module.prototype, "require");
}

/** Functions by which tests read results. */
const READERS = {
  fs: "readFileSync readFile existsSync statSync readdirSync openSync readSync",
  "fs/promises": "readFile stat readdir",
  util: "isDeepStrictEqual inspect",
  child_process: "spawnSync execFileSync execSync spawn execFile exec",
};

function pinReaders(isMocked, isReplaced) {
  for (const [name, keys] of Object.entries(READERS))
    for (const key of keys.split(" "))
      if (!isMocked(`${name}.${key}`) && !isMocked(`fs.promises.${key}`)) {
        const owner = require(`node:${name}`);
        if (typeof owner[key] === "function") fix(owner, key, owner[key]);
      }
  for (const [owner, key] of [
    [Buffer.prototype, "equals"],
    [Buffer.prototype, "compare"],
    [Buffer, "compare"],
  ])
    pin(owner, key);
  if (!isMocked("performance.now") && !isReplaced("performance.now")) {
    const clock = performance["now"];
    pin(Performance.prototype, "now");
    fix(performance, "now", clock, false);
  }
  if (!isMocked("process.hrtime") && !isReplaced("process.hrtime")) fix(process, "hrtime", process.hrtime);
}

function freezeAssert() {
  for (const part of [
    assert,
    assert.strict,
    assert.AssertionError,
    assert.AssertionError.prototype,
    assert.Assert?.prototype,
  ])
    if (part) Object.freeze(part);
}

/** Permits new assertions under unused names, and reports replaced ones. */
function watchRegister(runner, record) {
  const register = runner.assert?.register;
  if (!register) return;
  replace(runner.assert, "register", (name, work) => {
    if (!(name in assert) && name !== "snapshot" && name !== "fileSnapshot") return register(name, work);
    record.hijack(`assert.register(${name})`);
  });
  Object.freeze(runner.assert);
}

/** Reports changed snapshot settings: comparisons must use the given snapshots in the format of the given tests. */
function watchSnapshots({ snapshot }, record, isMocked) {
  for (const name of ["setResolveSnapshotPath", "setDefaultSnapshotSerializers"]) {
    const set = snapshot?.[name];
    if (typeof set !== "function" || isMocked(`snapshot.${name}`)) continue;
    replace(snapshot, name, (given) => {
      record.hijack(`snapshot.${name}`);
      return set(given);
    });
  }
}

function pinRunner(record, isMocked) {
  const runner = require("node:test");
  freezeAssert();
  watchRegister(runner, record);
  watchSnapshots(runner, record, isMocked);
  for (const name of Object.keys(runner))
    if (typeof runner[name] === "function" && !isMocked(`test.${name}`)) Object.freeze(runner[name]);
  const mocks = runner.mock ? getPrototypeOf(runner.mock) : null;
  if (mocks) for (const key of ownKeys(mocks)) if (key !== "constructor") pin(mocks, key);
}

/** Blocks ways to inspect or bypass this process that no honest program under test uses. */
function forbid(record) {
  const inspector = require("node:inspector");
  const v8 = require("node:v8");
  const refused = (name) => () => {
    record.hijack(name);
    throw new Error(`${name} is not allowed in a check`);
  };
  for (const [owner, key] of [
    [inspector.Session.prototype, "connect"],
    [inspector.Session.prototype, "connectToMainThread"],
    [inspector, "open"],
    [v8, "getHeapSnapshot"],
    [v8, "writeHeapSnapshot"],
    [v8, "setFlagsFromString"],
    [process, "_debugProcess"],
    [process, "execve"],
    [process, "binding"],
    [process, "_linkedBinding"],
    [process, "dlopen"],
  ])
    if (typeof owner[key] === "function") replace(owner, key, refused(key));
}

function watchProcess(record, isMocked) {
  const flagged = (name, first) =>
    name === "removeAllListeners"
      ? first === undefined || first === "exit" || first === "uncaughtExceptionMonitor"
      : name === "setUncaughtExceptionCaptureCallback" && typeof first === "function";
  for (const name of [
    "exit",
    "reallyExit",
    "abort",
    "kill",
    "_kill",
    "removeAllListeners",
    "setUncaughtExceptionCaptureCallback",
  ]) {
    const original = process[name];
    if (typeof original !== "function" || isMocked(`process.${name}`)) continue;
    replace(process, name, function (...args) {
      if (flagged(name, args[0]) && !isMocked("process.handlers"))
        record.hijack(`process.${name}(${String(args[0] ?? "")})`);
      return apply(original, this, args);
    });
  }
  for (const name of ["registerHooks", "register"]) {
    const original = Module[name];
    if (typeof original !== "function" || isMocked(`module.${name}`)) continue;
    replace(Module, name, function (...args) {
      record.hijack(`module.${name}`);
      return apply(original, this, args);
    });
  }
}

/**
 * Pins everything except the names (such as `Map.prototype.keys`) that protected files mock, and the clocks that the task asks
 * to replace.
 */
export function pinEverything(mocked, replaced, record) {
  const names = new Set(mocked);
  const isMocked = (name) => names.has(name);
  pinRuntime();
  pinReaders(isMocked, (name) => replaced.includes(name));
  pinRunner(record, isMocked);
  forbid(record);
  watchProcess(record, isMocked);
  pinLanguage(isMocked);
  syncBuiltinESMExports();
}
