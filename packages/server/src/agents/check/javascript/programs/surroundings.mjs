// Keeps what tests compute their expectations from: data and functions of node's modules that protected files load, and the
// variables with which the process was started. The work may read them and add to them, but not change them.
import { lstatSync } from "node:fs";
import { createRequire } from "node:module";
import { createConversions } from "./conversions.mjs";
import { isKept, piecesOf } from "./data.mjs";
import { createInherited } from "./inherited.mjs";

const require = createRequire("/");
// Not imported: the module node:process reads every property of the process, and reading stdin makes it non-blocking.
const { process } = globalThis;
const { env } = process;
const { is, keys } = Object;

/** Modules that change by themselves, or that are there to be changed. */
const CHANGING = new Set(
  "cluster dns dns/promises domain inspector module process repl test timers timers/promises v8".split(" "),
);
/** Modules whose functions a library may replace to observe them. */
const OBSERVED = new Set("fs fs/promises http https http2 net tls dgram child_process".split(" "));
const SETTINGS =
  /^(?:_|DEFAULT_|globalAgent$|maxHeaderSize$|defaultMaxListeners$|INSPECT_MAX_BYTES$|poolSize$)/;
const FREE_VARIABLES = /^(?:NODE_|npm_|NO_|DEBUG|FORCE_COLOR$|COLORTERM$|TERM$|CI$|PWD$|OLDPWD$|_$)/;
const PROCESS = ["platform", "arch", "version", "versions", "release", "execPath"];
const MAX_PIECES = 300;
/** Assertions before which everything is compared; after them, it is compared before some. */
const MAX_COMPARED = 300;
const EACH = 50;

function moduleOf(name) {
  try {
    return require(`node:${name}`);
  } catch {
    return null;
  }
}

/** A snapshot without settings, and without functions that a library may replace. */
function stable({ keys: names, values, ...rest }, isObserved) {
  const kept = { ...rest, keys: [], values: [] };
  for (let i = 0; i < names.length; i++) {
    if (typeof names[i] === "string" && SETTINGS.test(names[i])) continue;
    if (isObserved && typeof values[i] === "function") continue;
    kept.keys[kept.keys.length] = names[i];
    kept.values[kept.values.length] = values[i];
  }
  return kept;
}

function modulesOf(names) {
  const found = [];
  for (const name of names) {
    const value = CHANGING.has(name) ? null : moduleOf(name);
    const pieces = piecesOf({ value }, MAX_PIECES).map((piece) => stable(piece, OBSERVED.has(name)));
    if (pieces.length > 0) found[found.length] = { name: `node:${name}`, pieces };
  }
  return found;
}

function isWhole(pieces) {
  for (let i = 0; i < pieces.length; i++) if (!isKept(pieces[i])) return false;
  return true;
}

/** Whether a variable has its value, or a path that was only extended. */
function isSet(variables, { name, value }) {
  const now = variables[name];
  return now === value || (name === "PATH" && typeof now === "string" && now.includes(value));
}

/** A state of a file that changes with every write and cannot be restored; "" if there is none. */
function stateOf(path) {
  try {
    const { ctimeMs, ino, size } = lstatSync(path);
    return `${ctimeMs} ${ino} ${size}`;
  } catch {
    return "";
  }
}

/** `start` takes the snapshot; `check` compares, and `always` even after many assertions. `request.words`: names in protected files. */
export function createSurroundings(request, record) {
  let [modules, variables, parts, data] = [[], [], [], []];
  const set = { __proto__: null };
  let compared = 0;
  let inherited = () => "";
  let converted = () => "";
  const compareSet = () => {
    for (const name in set)
      if (process.env[name] !== set[name].value && !set[name].others.includes(process.env[name]))
        record.hijack(`the work changed the variable ${name}, which the tests set`);
  };
  const compare = () => {
    for (let i = 0; i < modules.length; i++)
      if (!isWhole(modules[i].pieces)) record.hijack(`the work changed ${modules[i].name}`);
    for (let i = 0; i < variables.length; i++)
      if (!isSet(env, variables[i]) || !isSet(process.env, variables[i]))
        record.hijack(`the work changed the variable ${variables[i].name}`);
    for (let i = 0; i < parts.length; i++)
      if (!is(process[parts[i].name], parts[i].value))
        record.hijack(`the work changed process.${parts[i].name}`);
    for (let i = 0; i < data.length; i++)
      if (stateOf(data[i].path) !== data[i].state) record.hijack(`the work changed ${data[i].name}`);
    const key = inherited();
    if (key !== "") record.hijack(`the work gave all objects the property ${key}`);
    const name = converted();
    if (name !== "") record.hijack(`the work changed how values are compared and shown: ${name}`);
  };
  return {
    start() {
      modules = modulesOf(request.modules);
      const named = new Set(request.words);
      const isFree = (name) => FREE_VARIABLES.test(name) || named.has(name);
      variables = keys(env).flatMap((name) => (isFree(name) ? [] : [{ name, value: env[name] }]));
      data = request.data.map((name) => {
        const path = `${request.root}${name}`;
        return { name, path, state: stateOf(path) };
      });
      const mocked = new Set(request.unpin);
      inherited = createInherited(request.taken, mocked);
      converted = createConversions(mocked);
      parts = PROCESS.flatMap((name) =>
        mocked.has(`process.${name}`) ? [] : [{ name, value: process[name] }],
      );
    },
    /** Protected code sets a variable, which may also have one of the values `others`; without these, it deletes it. */
    set(name, others, value) {
      if (others) set[name] = { value: `${value}`, others };
      else delete set[name];
    },
    check(always, inCallback) {
      if (!inCallback) compareSet();
      compared += 1;
      if (always || compared <= MAX_COMPARED || compared % EACH === 0) compare();
    },
  };
}
