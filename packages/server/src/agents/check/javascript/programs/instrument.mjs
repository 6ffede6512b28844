// Adds calls to the guard to a protected file, for operands of assertions, callbacks, starts and ends of async functions,
// places for failures, and tests that may run in another order. Line numbers stay the same.
import { addCallbacks } from "./callbacks.mjs";
import { ownComparison } from "./comparisons.mjs";
import { createEdits } from "./edits.mjs";
import { addData } from "./exported.mjs";
import { catches, firmIn } from "./firm.mjs";
import { flipOf } from "./flips.mjs";
import { addOrder } from "./order.mjs";
import { chainOf, isFunction, rootOf, walk } from "./parse.mjs";
import { addPlaces, calledAtTop } from "./places.mjs";
import { assertionOf, testsIn } from "./tests.mjs";
import { addVariables, isPassedOn } from "./variables.mjs";
import { addWatches } from "./watched.mjs";

const BENT = new Set("equal strictEqual deepEqual deepStrictEqual partialDeepStrictEqual ok".split(" "));
const COMPARED = new Set(
  "equal strictEqual deepEqual deepStrictEqual partialDeepStrictEqual notEqual notStrictEqual notDeepEqual notDeepStrictEqual match doesNotMatch".split(
    " ",
  ),
);
const BRANCHES =
  /^(?:If|Switch|For|While|DoWhile|ForIn|ForOf)Statement$|^(?:Conditional|Logical)Expression$|^CatchClause$/;

/** The instrumented text and the sites of one file. `first`: the first free site number; `plain`: a script without a framework. */
export function instrument({ code, tree }, names, options) {
  const file = fileOf({ code, tree }, names, options);
  const { K, site, edits, plain, tests } = file;
  walk.ancestor(tree, {
    CallExpression: (call, _state, ancestors) => addCall(call, ancestors, file),
    AssignmentExpression(node, _state, ancestors) {
      const name = node.left.type === "MemberExpression" ? node.left.property.name : undefined;
      // Top-level assignments to `exports` define exports; all other assignments to members count as changes.
      const own = /^(?:exports|module|this)?$/.test(rootOf(node.left)) && !ancestors.some(isFunction);
      if (name !== undefined && !own) file.set.add(name);
      if (node.operator === "=" && chainOf(node.left)?.join(".") === "process.exitCode")
        edits.wrap(node.right, `${K}.z(`, ")");
    },
    Function(node) {
      if (!plain || !node.async || node.generator || node.body.type !== "BlockStatement") return;
      const id = site(node, { kind: "async" });
      edits.put(node.body.start + 1, `${K}.b(${id});try{`);
      edits.close(node.body.end - 1, `}finally{${K}.e(${id})}`);
    },
    IfStatement(node, _state, ancestors) {
      const expected = plain || tests.length > 0 ? ownComparison(node, tree) : null;
      if (!expected) return;
      const bend = !ancestors.slice(0, -1).some(catches);
      const id = site(node, { kind: "comparison", bend, says: true, test: ownerOf(ancestors, file).test });
      edits.wrap(expected, `${K}.w(${id},`, ")");
    },
  });
  const start = tree.body.find((statement) => !statement.directive);
  if (options.loaded && start)
    edits.put(start.start, `${K}.l(${site(start, { kind: "loaded" })});`, Infinity);
  if (start && file.set.size > 0)
    edits.put(start.start, `${K}.n(${JSON.stringify([...file.set])});`, Infinity);
  if (options.loaded && start && /\bexports\b/.test(code))
    edits.put(
      tree.end,
      `;typeof module==="object"&&${K}.s(${site(tree, { kind: "exports" })},module.exports);`,
    );
  addData(file, options);
  addWatches(file, options.isInstalled);
  addVariables(file);
  if (plain) addPlaces(file);
  else addOrder(file, options.main);
  return { text: edits.text(), sites: file.sites, next: file.next(), tests, flips: file.flips };
}

/** State of the instrumentation of one file. */
function fileOf({ code, tree }, names, { key, plain, globals, first }) {
  const tests = testsIn(tree, names, globals);
  const sites = [];
  let next = first;
  const site = (node, more) => {
    const line = node.loc.start.line;
    const { start, end } = node;
    sites.push({ id: next, line, kind: "assertion", bend: false, straight: false, start, end, ...more });
    return next++;
  };
  return {
    K: `globalThis.${key}`,
    code,
    tree,
    names,
    plain,
    tests,
    byCallback: new Map(tests.map((test) => [test.callback, test])),
    /** Names of members that it sets or mocks. */
    set: new Set(),
    uncaught: new Map(),
    started: plain ? calledAtTop(tree) : new Set(),
    edits: createEdits(code),
    site,
    sites,
    flips: [],
    next: () => next,
  };
}

/** The test that contains a node, whether the node runs unconditionally and its failure fails the test, and whether it is in a branch. */
function ownerOf(ancestors, { byCallback, plain, started }) {
  const functions = ancestors.filter(isFunction);
  const inner = functions.at(-1);
  const test = inner ? byCallback.get(inner) : undefined;
  const around = ancestors.slice(inner ? ancestors.indexOf(inner) + 1 : 0, -1);
  const branch = around.some((node) => BRANCHES.test(node.type));
  const main = plain && functions.length === 1 && isStarted(inner, started);
  const direct = inner ? test?.kind === "test" || main : plain;
  return { test: test?.line ?? 0, straight: Boolean(direct) && !around.some(catches) && !test?.todo, branch };
}

const isStarted = (node, started) => node.type === "FunctionDeclaration" && started.has(node.id?.name);

function addCall(call, ancestors, file) {
  const { K, edits, names } = file;
  const given = call.arguments;
  if (chainOf(call.callee)?.join(".") === "process.exit") {
    if (given.length === 1 && given[0].type !== "SpreadElement") edits.wrap(given[0], `${K}.x(`, ")");
    else if (given.length === 0) edits.put(call.end - 1, `${K}.x()`);
    return;
  }
  const found = assertionOf(call, names);
  if (found && rootOf(call.callee) !== "console" && !isPartOfAssertion(ancestors))
    addAssertion(call, found, ancestors, file);
  const [, mocked] = given;
  if (call.callee.property?.name === "method" && typeof mocked?.value === "string")
    file.set.add(mocked.value);
  addCallbacks(call, file);
}

const isPartOfAssertion = (ancestors) =>
  ancestors.at(-2)?.type === "MemberExpression" && ancestors.at(-2).object === ancestors.at(-1);

/** Whether a node is a literal, such as an operand of an assertion that always fails. */
const isFixed = (node) =>
  node.type === "Literal" || (node.type === "UnaryExpression" && isFixed(node.argument));

/** Whether an assertion has arguments, none of them spread. */
const isClear = (given) => given.length > 0 && !given.some((argument) => argument.type === "SpreadElement");

/** Whether the guard itself can check that an assertion holds. */
const isCompared = ({ method, exact }, given) =>
  exact && isClear(given) && (COMPARED.has(method) ? given.length >= 2 : method === "ok");

/** Whether an assertion depends on the work (`says`), and whether only the work could catch its failure (`firm`). */
function weightOf(call, found, ancestors, file) {
  const given = call.arguments;
  const compared = isCompared(found, given);
  const says = given.slice(0, found.method === "ok" ? 1 : 2).some((argument) => !isFixed(argument));
  const firm = compared && says ? firmIn(ancestors, file) : null;
  return { firm: firm !== null, says: says || !compared, within: firm?.line ?? 0 };
}

function addAssertion(call, found, ancestors, file) {
  const { K, edits, site, flips, names } = file;
  const { method } = found;
  const { straight, test, branch } = ownerOf(ancestors, file);
  const given = call.arguments;
  const compared = isCompared(found, given);
  const bend = straight && compared && BENT.has(method);
  const { firm, says, within } = weightOf(call, found, ancestors, file);
  const id = site(call, { straight: straight && compared, bend, test: test || within, firm, says });
  edits.wrap(call, `${K}.c(${id},`, ")");
  const part = method === "ok" && isClear(given) ? partOf(given[0]) : null;
  if (part) edits.wrap(part, `${K}.t(${id},`, ")");
  const flip = bend && !branch && method !== "ok" ? flipOf(given[1]) : null;
  if (flip) flips.push({ ...flip, test, line: call.loc.start.line });
  if (!compared) return;
  const operands = { start: given[0].start, end: given.at(-1).end };
  edits.wrap(
    operands,
    `...${K}.v(${id},${JSON.stringify(part ? "part" : method)},[`,
    isPassedOn(ancestors, names) ? "],true)" : "])",
  );
}

/** The string that a value must contain, start with or end with, or null. */
function partOf(node) {
  const asks = node.type === "CallExpression" && node.arguments.length === 1;
  if (!asks || !/^(?:includes|startsWith|endsWith)$/.test(node.callee.property?.name ?? "")) return null;
  const [part] = node.arguments;
  return part.type === "Literal" && typeof part.value === "string" ? part : null;
}
