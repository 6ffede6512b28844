// Side effects of tests on other tests, and expectations for calls that occur in several tests.
import { builtinModules } from "node:module";
import { chainOf, has, isFunction, rootOf, walk } from "./parse.mjs";
import { assertionOf } from "./tests.mjs";

const EQUAL = new Set("equal strictEqual deepEqual deepStrictEqual toBe toEqual toStrictEqual".split(" "));
const QUIET = new Set(
  "console setTimeout setInterval setImmediate queueMicrotask clearTimeout clearInterval expect assert mock".split(
    " ",
  ),
);
export const BUILT_IN = new Set([...builtinModules, "assert/strict", "test"]);

/** An expression without `await`, `void` and optional chaining around it. */
export function bare(node) {
  if (node?.type === "ChainExpression") return bare(node.expression);
  const isVoid = node?.type === "UnaryExpression" && node.operator === "void";
  return isVoid || node?.type === "AwaitExpression" ? bare(node.argument) : node;
}

/** Adds the names that a pattern binds to `found`. */
export function boundBy(pattern, found) {
  if (pattern?.type === "Identifier") found.add(pattern.name);
  else if (pattern?.type === "ObjectPattern")
    for (const property of pattern.properties) boundBy(property.value ?? property.argument, found);
  else if (pattern?.type === "ArrayPattern") for (const item of pattern.elements) boundBy(item, found);
  else if (pattern) boundBy(pattern.left ?? pattern.argument, found);
}

/** Whether an expression is a module, or a member of one. */
export function loads(node) {
  let at = bare(node);
  while (at?.type === "MemberExpression") at = bare(at.object);
  return at?.type === "ImportExpression" || (at?.type === "CallExpression" && at.callee.name === "require");
}

/** Names declared anywhere in `node`, and the initial values of simple variables. */
function declaredIn(node) {
  const found = new Set();
  const values = new Map();
  walk.full(node, (part) => {
    if (part.type === "VariableDeclarator" && !loads(part.init)) {
      boundBy(part.id, found);
      if (part.id.type === "Identifier") values.set(part.id.name, part.init);
    }
    if (isFunction(part)) for (const parameter of part.params) boundBy(parameter, found);
    if (/^(?:Function|Class)Declaration$/.test(part.type)) boundBy(part.id, found);
    if (part.type === "CatchClause" && part.param) boundBy(part.param, found);
  });
  return { names: found, values };
}

/** Whether code can make a test fail. */
export const asserts = (node, names) =>
  has(
    node,
    (part) =>
      part.type === "ThrowStatement" || (part.type === "CallExpression" && assertionOf(part, names) !== null),
  );

/** Analyses one test: names that it uses and sets, side effects, state that it reads, and expectations. */
export function lookAt(unit, file) {
  const { names } = file;
  const { names: locals, values } = declaredIn(unit.callback);
  const seen = { line: unit.line, uses: new Set(), sets: new Set(), writes: false, asks: false, claims: [] };
  const set = (target) => {
    const root = rootOf(target);
    if (root !== "" && !locals.has(root)) seen.sets.add(root);
  };
  walk.ancestor(unit.callback, {
    Identifier: (node) => void (locals.has(node.name) || seen.uses.add(node.name)),
    AssignmentExpression: (node) => set(node.left),
    UpdateExpression: (node) => set(node.argument),
    UnaryExpression: (node) => void (node.operator === "delete" && set(node.argument)),
    ExpressionStatement(node) {
      const call = bare(node.expression);
      if (call?.type === "CallExpression" && isForEffect(call, locals, file)) seen.writes = true;
    },
    CallExpression(call, _state, ancestors) {
      const found = assertionOf(call, names);
      if (found) claim(call, found, { seen, locals, values, file });
      else if (call.arguments.length === 0 && isAsked(call, ancestors, locals, file)) seen.asks = true;
    },
  });
  for (const name of seen.sets) seen.uses.add(name);
  return seen;
}

/** Whether a call whose value is unused may have an effect outside its test. */
function isForEffect(call, locals, file) {
  const { names, helpers, checks, calls } = file;
  const root = rootOf(call.callee);
  if (assertionOf(call, names) || calls.has(call) || locals.has(root) || QUIET.has(root)) return false;
  if (checks.has(root) || helpers.has(root)) return false;
  if (/^(?:test|assert|assert\/strict)$/.test(names.get(root)?.from ?? "")) return false;
  if (has(call.callee, (part) => part.type === "NewExpression")) return false;
  if (call.arguments.some((argument) => asserts(argument, names))) return false;
  if (root !== "Promise") return true;
  return call.arguments.some((argument) =>
    has(argument, (part) => part.type === "CallExpression" && isSubject(rootOf(part.callee), file)),
  );
}

/** Whether a name is imported from the code under test. */
const isSubject = (name, { names, helpers }) =>
  names.has(name) && !helpers.has(name) && !BUILT_IN.has(names.get(name).from);

function callsSubject(call, locals, file) {
  const chain = chainOf(call.callee);
  return chain !== null && !locals.has(chain[0]) && isSubject(chain[0], file);
}

/** Whether an assertion inspects a call without arguments, such as a counter, a list or a size. */
function isAsked(call, ancestors, locals, file) {
  if (!callsSubject(call, locals, file)) return false;
  const [outer, parent] = [ancestors.at(-3), ancestors.at(-2)];
  if (parent?.type === "MemberExpression" && outer?.type === "CallExpression" && outer.callee === parent)
    return false;
  const from = ancestors.findLastIndex(isFunction);
  return ancestors
    .slice(from + 1, -1)
    .some((node) => node.type === "CallExpression" && assertionOf(node, file.names) !== null);
}

/** The actual and expected values of an equality assertion; empty for other assertions. */
function comparedBy(call, { method, exact, matcher, subject }) {
  if (!EQUAL.has(exact ? method : matcher)) return [];
  return exact ? call.arguments : [subject.arguments[0], call.arguments[0]];
}

/** Records the expectation for a call that has the same meaning in every test. */
function claim(call, found, { seen, locals, values, file }) {
  const [first, want] = comparedBy(call, found);
  let got = bare(first);
  if (got?.type === "Identifier" && locals.has(got.name)) got = bare(values.get(got.name));
  if (got?.type !== "CallExpression" || got.arguments.length === 0 || !want) return;
  if (!callsSubject(got, locals, file) || has(got, (part) => changes(part, locals))) return;
  const free = (part) => /^(?:Identifier|CallExpression|NewExpression)$/.test(part.type);
  if (has(want, (part) => free(part) && part.name !== "undefined")) return;
  const text = (node) => file.code.slice(node.start, node.end).replaceAll(/\s+/g, "");
  seen.claims.push({ call: text(got), want: text(want).replaceAll(/['`]/g, '"') });
}

/** Whether a part of a call may differ between tests. */
const changes = (part, locals) =>
  (part.type === "Identifier" && locals.has(part.name)) || isFunction(part) || part.type === "NewExpression";
