// Reads protected files and writes what the runs need into a folder of the workspace: instrumented texts, texts with a
// failing test, names to leave unpinned. No code of the work has run in this sandbox. The request is JSON on standard input.
import { mkdirSync, readFileSync, statSync, writeFileSync, writeSync } from "node:fs";
import { randomInt } from "node:crypto";
import path from "node:path";
import { flipData } from "./flips.mjs";
import { definesOrAsserts, onlyLends, onlyPrepares, skipsByMachine } from "./helpers.mjs";
import { instrument } from "./instrument.mjs";
import { instrumentExpectations } from "./expectations.mjs";
import { withFailingTest } from "./inject.mjs";
import { listedBy } from "./listed.mjs";
import { mocksIn } from "./mocks.mjs";
import { looksAtFiles, otherValues, startsItself } from "./other-values.mjs";
import { owedIn } from "./owed.mjs";
import { applied, importsOf, namesIn, read, walk } from "./parse.mjs";
import { sharedIn } from "./shared.mjs";
import { isInstalled, surroundingsOf } from "./surrounding-names.mjs";

const request = JSON.parse(readFileSync(0, "utf8"));
const MAX_BYTES = 512 << 10;
const fixed = new Set(request.fixed);
const texts = new Map();

function load(file) {
  if (!texts.has(file)) {
    const text = readFileSync(file, "utf8");
    texts.set(file, text.length > MAX_BYTES ? null : read(text, file));
  }
  return texts.get(file);
}

/** Files that `specifier` could refer to in the file `at`. */
function candidatesOf(at, specifier) {
  if (!specifier.startsWith(".")) return [];
  const base = path.posix.join(path.posix.dirname(at), specifier);
  return [base, ...[".js", ".cjs", ".mjs", ".ts", "/index.js"].map((end) => `${base}${end}`)];
}

/** The protected source file that `specifier` refers to in the file `at`, or undefined. */
const resolved = (at, specifier) =>
  candidatesOf(at, specifier).find((name) => fixed.has(name) && /\.[cm]?[jt]s$/.test(name));

/** The same, only if the file reports to the guard and no other file could be meant. */
function reporting(at, specifier) {
  const found = resolved(at, specifier);
  const source = found && load(found);
  const others = candidatesOf(at, specifier).filter((name) => name !== found && isFile(name));
  return source && others.length === 0 && !startsItself(source.code) ? found : undefined;
}

const isFile = (name) => statSync(name, { throwIfNoEntry: false })?.isFile() ?? false;
/** How protected files put modules of their own in the place of others. */
const PUTS =
  /\bcache\s*\[[^\n]*\]\s*=(?!=)|\bmock\.module\b|\b_load\b|proxyquire|rewire|quibble|mock-require/;

/** The text of the protected data that `specifier` refers to in the file `at`, or undefined. */
function dataOf(at, specifier) {
  if (!specifier.startsWith(".") || resolved(at, specifier)) return undefined;
  const base = path.posix.join(path.posix.dirname(at), specifier);
  // A specifier without extension may refer to a script of the work.
  if (!base.endsWith(".json") || !fixed.has(base)) return undefined;
  const text = readFileSync(base, "utf8").replace(/^\uFEFF/, "");
  return !text || text.length > MAX_BYTES ? undefined : text;
}

/** Protected test files that `file` may load by a listing of their folder, if it tests nothing itself. */
function listed(file) {
  const source = load(file);
  if (!source || request.kind === "framework" || definesOrAsserts(source.tree, () => true)) return [];
  const tests = [...fixed].filter((name) => name !== file && /\.[cm]?[jt]s$/.test(name));
  return listedBy(file, source, tests).filter((name) => {
    const test = load(name);
    return test && usesRunner(test);
  });
}

/** Protected files that `file` loads, itself first. */
function reached(file) {
  const found = new Set([file, ...listed(file)]);
  for (const at of found) {
    const source = load(at);
    for (const specifier of source ? importsOf(source.tree) : []) {
      const next = resolved(at, specifier);
      if (next) found.add(next);
    }
  }
  return [...found];
}

/** Those of the files `reached` that the first of them unconditionally loads, also by others, before it does anything else. */
function loadedFirst(reached) {
  const found = new Set([reached[0]]);
  for (const file of found) for (const name of reached) if (isLoaded(load(file), file, name)) found.add(name);
  return found;
}

/** Whether `file` unconditionally loads the protected file `name` before it does anything else. */
function isLoaded(source, file, name) {
  const stem = (at) => at.replace(/(?:\/index)?\.[cm]?[jt]s$/, "");
  const named = (node) =>
    node?.type === "Literal" &&
    stem(path.posix.join(path.posix.dirname(file), String(node.value))) === stem(name);
  return (
    Boolean(source) &&
    source.tree.body.some(
      (statement) =>
        (statement.type === "ImportDeclaration" && named(statement.source)) ||
        (statement.type === "VariableDeclaration" &&
          statement.declarations.some(({ init }) => {
            let at = init;
            while (at?.type === "MemberExpression") at = at.object;
            return at?.type === "CallExpression" && at.callee.name === "require" && named(at.arguments[0]);
          })),
    )
  );
}

const usesRunner = (source) => [...namesIn(source.tree).values()].some(({ from }) => from === "test");
const folder = request.folder;
mkdirSync(folder);
let written = 0;
const keep = (text) => {
  const name = `${folder}/${written++}`;
  writeFileSync(name, text);
  return name;
};

const pick = (list) => list[randomInt(list.length)];

/** Changes that do not follow a `return` in their function: on this machine, the test might return before them. */
function reachedFlips(tree, flips) {
  const left = new Map();
  walk.fullAncestor(tree, (node, _, ancestors) => {
    if (node.type !== "ReturnStatement") return;
    const own = ancestors.findLast((one) => /Function/.test(one.type));
    if (own) left.set(own, Math.min(left.get(own) ?? Infinity, node.end));
  });
  const leaving = [...left];
  return flips.filter(
    ({ at }) => !leaving.some(([own, first]) => own.start < at && at < own.end && first <= at),
  );
}

/** The file with one changed expectation in each test; with `one`, with a single changed expectation. */
function changedText(code, flips, one) {
  if (flips.length === 0) return null;
  const chosen = one
    ? [pick(flips)]
    : [
        ...Map.groupBy(
          flips.filter((flip) => flip.test > 0),
          (flip) => flip.test,
        ).values(),
      ].map(pick);
  if (chosen.length === 0) return null;
  return {
    files: [{ file: null, text: keep(applied(code, chosen)) }],
    tests: chosen.map((flip) => flip.test),
    line: chosen[0].line,
  };
}

/** Protected data files that the test names, with changed answers; null if it names none. */
function changedData(code) {
  const files = [];
  for (const name of fixed) {
    if (!name.endsWith(".json") || /(?:^|\/)(?:package(?:-lock)?|tsconfig|jsconfig)\.json$/.test(name))
      continue;
    if (!code.includes(path.posix.basename(name))) continue;
    const text = readFileSync(name, "utf8");
    const other = text.length > MAX_BYTES ? null : flipData(text);
    if (other !== null) files.push({ file: name, text: keep(other) });
  }
  return files.length > 0 ? { files, tests: [], line: 0 } : null;
}

/** The result for a file before anything is known about it. */
const blank = (file, readable, plain) => ({
  file,
  readable,
  plain,
  mayRest: false,
  unpin: [],
  ownHandlers: false,
  modules: [],
  words: [],
  data: [],
  instrumented: [],
  decoys: [],
  sites: [],
  tests: [],
  owed: [],
  shared: null,
  control: null,
  changed: null,
});

function instrumented(source, names, { name, file, first, puts, plain, next }) {
  if (request.kind === "framework") return instrumentExpectations(source, names, request.key, next);
  return instrument(source, names, {
    key: request.key,
    plain: plain && name === file,
    globals: false,
    main: name === file,
    loaded: name !== file && first.has(name),
    file: name,
    givenOf: (specifier) => (puts ? undefined : reporting(name, specifier)),
    first: next,
    dataOf: (specifier) => dataOf(name, specifier),
    isInstalled: (specifier) => isInstalled(name, specifier),
  });
}

function prepareFile(file, first) {
  const sources = reached(file).map((name) => [name, load(name)]);
  const main = load(file);
  const plain = request.kind !== "framework" && !sources.some(([, source]) => source && usesRunner(source));
  const out = blank(file, main !== null, plain);
  let next = first;
  const seen = [];
  const loaded = loadedFirst(sources.map(([name]) => name));
  const puts = sources.some(([, source]) => source && PUTS.test(source.code));
  for (const [name, source] of sources) {
    if (!source) continue;
    const names = namesIn(source.tree);
    const mocks = mocksIn(source.tree, names);
    out.unpin.push(...mocks.names);
    if (/\bhasInstance\b/.test(source.code)) out.unpin.push("Symbol.hasInstance");
    out.ownHandlers ||= mocks.handlers;
    const made = instrumented(source, names, { name, file, first: loaded, puts, plain, next });
    next = made.next;
    // Code that no longer parses, or runs without the guard, would fail because of the instrumentation and not the work.
    if (startsItself(source.code) || read(made.text, name.replace(/ts$/, "js")) === null) {
      if (name === file) out.readable = false;
      continue;
    }
    seen.push({ file: name, tree: source.tree, names, tests: made.tests, sites: made.sites });
    out.instrumented.push({ file: name, text: keep(made.text) });
    out.sites.push(...made.sites.map((site) => ({ ...site, file: name })));
    for (const { kind, line, skip, todo } of made.tests)
      out.tests.push({ kind, line, skip: Boolean(skip), todo: Boolean(todo), file: name });
    if (name === file) addFailures(out, source, names, made);
  }
  out.mayRest = servesOthers(sources) || Boolean(main && skipsByMachine(main));
  if (request.kind !== "framework") addGuarded(out, sources, plain ? null : seen);
  return [out, next];
}

/** Adds what only files need that run under the guard. `seen`: the instrumented ones, if they use a test runner. */
function addGuarded(out, sources, seen) {
  Object.assign(out, surroundingsOf(sources, fixed));
  if (seen) out.owed = owedIn(seen);
  addDecoys(out, sources);
}

/** Whether a file and all that it loads hold nothing that runs by itself. */
function servesOthers(sources) {
  if (sources.some(([, source]) => !source)) return false;
  const lends = ([name, source]) =>
    onlyLends(source, (specifier) => resolved(name, specifier) ?? dataOf(name, specifier));
  return sources.every(([, source]) => onlyPrepares(source)) || sources.every(lends);
}

/** Adds decoys for the files that run, unless one of them may read its own file. */
function addDecoys(out, sources) {
  const names = out.instrumented.map(({ file }) => path.posix.basename(file));
  const all = new Map(sources);
  const mayLook = (name) =>
    looksAtFiles(
      all.get(name).code,
      names.filter((one) => one === path.posix.basename(name)),
    );
  if (out.instrumented.some(({ file }) => mayLook(file))) return;
  for (const { file } of out.instrumented) out.decoys.push({ file, text: keep(otherValues(all.get(file))) });
}

/** Adds what a deciding file needs for its control and its order check. */
function addFailures(out, source, names, { tests, flips: all }) {
  const framework = request.kind === "framework";
  const flips = reachedFlips(source.tree, all);
  out.changed = changedData(source.code) ?? changedText(source.code, flips, out.plain || framework);
  if (out.plain) return;
  const expects = /\bexpect\s*\(/.test(source.code);
  const module = framework ? null : "node:test";
  const control = withFailingTest(source, names, tests, { mark: request.mark, module, expects });
  if (control) out.control = { name: control.name, text: keep(control.text) };
  const isHelper = (specifier) => resolved(out.file, specifier) !== undefined;
  if (!framework) out.shared = sharedIn(source, names, tests, isHelper);
}

const files = [];
let next = 1;
for (const file of request.files) {
  const [made, after] = prepareFile(file, next);
  for (const changed of made.changed?.files ?? []) changed.file ??= made.file;
  files.push(made);
  next = after;
}
writeFileSync(`${folder}/result.json`, JSON.stringify({ files }));
writeSync(1, `\n${request.nonce} {"done":true}\n`);
