// Finds node's modules that a protected file loads, those of them that it changes or hands on, and names of variables in it.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { BUILT_IN } from "./acts.mjs";
import { importsOf, namesIn, rootOf, walk } from "./parse.mjs";
import { takenIn } from "./taken.mjs";
import { assertionOf } from "./tests.mjs";

const WORD = /\b[A-Za-z_]\w{0,60}\b/g;
const MAX_WORDS = 5000;

const nameOf = (specifier) => specifier.replace(/^node:/, "");

/** Names that may be those of variables. */
const wordsIn = (code) =>
  [...new Set(code.match(WORD))].filter((word) => /^[A-Z]/.test(word)).slice(0, MAX_WORDS);

const READS = /^(?:keys|values|entries|getOwnPropertyNames|freeze|log)$/;
const CHANGES =
  /^(?:assign|defineProperty|defineProperties|setPrototypeOf|set|method|getter|setter|property|spyOn|stub|replace|module|mock)$/;

/** `{ used, changed }`: names of node's modules. */
function modulesIn({ code, tree }, names) {
  const used = new Set(importsOf(tree).map(nameOf));
  for (const [, name] of code.matchAll(/getBuiltinModule\(\s*["'](?:node:)?([\w/]+)["']/g)) used.add(name);
  const changed = new Set();
  const add = (node) => {
    const from = node?.type === "Literal" ? nameOf(String(node.value)) : names.get(rootOf(node))?.from;
    if (from !== undefined) changed.add(from);
  };
  walk.full(tree, (node) => {
    if (node.type === "AssignmentExpression" && node.left.type === "MemberExpression") add(node.left);
    if (node.type === "UnaryExpression" && node.operator === "delete") add(node.argument);
    if (node.type !== "CallExpression" && node.type !== "NewExpression") return;
    const [first] = node.arguments;
    const called = node.callee.property?.name ?? "";
    if (CHANGES.test(called)) add(first);
    if (READS.test(called) || assertionOf(node, names)) return;
    for (const argument of node.arguments) if (isModule(argument, names)) add(argument);
  });
  return { used: [...used].filter((name) => BUILT_IN.has(name)), changed: [...changed] };
}

/** Whether an argument is a whole module, whose members the called function may replace. */
const isModule = (node, names) => node.type === "Identifier" && names.get(node.name)?.path.length === 0;

/** Whether `specifier` refers, in the file `at`, to a module of node or to an installed package. */
export function isInstalled(at, specifier) {
  const name = specifier.replace(/^node:/, "");
  if (BUILT_IN.has(name)) return true;
  const [, found] = /^(@[^/]+\/[^/]+|[^./#@][^/]*)/.exec(name) ?? [];
  if (found === undefined) return false;
  for (let folder = path.posix.dirname(at); ; folder = path.posix.dirname(folder)) {
    if (existsSync(path.posix.join(folder, "node_modules", found))) return true;
    if (folder === "." || folder === "/") return false;
  }
}

const MAX_DATA = 300;
/** How protected files may change others: then their data is not watched. */
const WRITES =
  /\b(?:write|append|copy|cp|rename|rm|unlink|truncate|createWriteStream|utimes|chmod|exec|execFile|spawn|fork)\w*\(/;

/** Names of expected data. Other data may be a store that the work writes. */
const EXPECTED =
  /(?:^|[/._-])(?:expect(?:ed|ations?)|golden|snapshots?|fixtures?|test[-_]?data|want(?:ed)?|answers?|ref(?:erence)?|out)(?:[/._-]|$)/i;

/** Expected data that came with the task and that no protected file changes. */
const dataIn = (sources, fixed) =>
  sources.some(([, source]) => !source || WRITES.test(source.code))
    ? []
    : [...fixed]
        .filter((name) => EXPECTED.test(name) && !sources.some(([one]) => one === name))
        .slice(0, MAX_DATA);

/** What the guard must know of the surroundings of protected `[name, source]` files: `{ modules, words, data, taken }`. */
export function surroundingsOf(sources, fixed) {
  const used = new Set();
  const changed = new Set();
  const words = new Set();
  const taken = new Set();
  const variables = [...fixed].filter((name) => path.posix.basename(name).startsWith(".env"));
  for (const name of variables) for (const word of wordsIn(readFileSync(name, "utf8"))) words.add(word);
  for (const [, source] of sources) {
    if (!source) continue;
    const found = modulesIn(source, namesIn(source.tree));
    for (const name of found.used) used.add(name);
    for (const name of found.changed) changed.add(name);
    for (const word of wordsIn(source.code)) words.add(word);
    for (const name of takenIn(source.tree)) taken.add(name);
  }
  return {
    modules: [...used].filter((name) => !changed.has(name)),
    words: [...words],
    data: dataIn(sources, fixed),
    taken: [...taken].slice(0, MAX_WORDS),
  };
}
