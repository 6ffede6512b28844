// Reads protected files and writes what the runs need into a folder of the workspace: instrumented texts, texts with a
// failing test, names to leave unpinned. No code of the work has run in this sandbox. The request is JSON on standard input.
import { mkdirSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import path from "node:path";
import { changedCopies } from "./changed-copies.mjs";
import { givenFiles, usesRunner } from "./given-files.mjs";
import { onlyLends, onlyPrepares, skipsByMachine } from "./helpers.mjs";
import { instrument } from "./instrument.mjs";
import { instrumentExpectations } from "./expectations.mjs";
import { withFailingTest } from "./inject.mjs";
import { lentBy } from "./lent.mjs";
import { mocksIn } from "./mocks.mjs";
import { looksAtFiles, otherValues, startsItself } from "./other-values.mjs";
import { owedIn } from "./owed.mjs";
import { namesIn, read } from "./parse.mjs";
import { sharedIn } from "./shared.mjs";
import { isInstalled, surroundingsOf } from "./surrounding-names.mjs";

const request = JSON.parse(readFileSync(0, "utf8"));
/** How protected files put modules of their own in the place of others. */
const PUTS =
  /\bcache\s*\[[^\n]*\]\s*=(?!=)|\bmock\.module\b|\b_load\b|proxyquire|rewire|quibble|mock-require/;

const fixed = new Set(request.fixed);
const isFramework = request.kind === "framework";
const { load, resolved, reporting, dataOf, dataAt, reached, loadedFirst } = givenFiles(fixed, isFramework);
const folder = request.folder;
mkdirSync(folder);
let written = 0;
const keep = (text) => {
  const name = `${folder}/${written++}`;
  writeFileSync(name, text);
  return name;
};

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
  taken: [],
  data: [],
  lent: [],
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
  if (isFramework) return instrumentExpectations(source, names, request.key, next);
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
  const plain = !isFramework && !sources.some(([, source]) => source && usesRunner(source));
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
  if (!isFramework) addGuarded(out, sources, plain ? null : seen);
  return [out, next];
}

/** Adds what only files need that run under the guard. `seen`: the instrumented ones, if they use a test runner. */
function addGuarded(out, sources, seen) {
  Object.assign(out, surroundingsOf(sources, fixed));
  out.lent = lentBy(sources, dataAt);
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
function addFailures(out, source, names, { tests, flips }) {
  out.changed = changedCopies(source, flips, { fixed, one: out.plain || isFramework });
  for (const made of out.changed?.files ?? []) made.text = keep(made.text);
  if (out.plain) return;
  const expects = /\bexpect\s*\(/.test(source.code);
  const module = isFramework ? null : "node:test";
  const control = withFailingTest(source, names, tests, { mark: request.mark, module, expects });
  if (control) out.control = { name: control.name, text: keep(control.text) };
  const isHelper = (specifier) => resolved(out.file, specifier) !== undefined;
  if (!isFramework) out.shared = sharedIn(source, names, tests, isHelper);
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
