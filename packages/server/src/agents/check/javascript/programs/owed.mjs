// Finds the assertions that a test must reach, because it would also pass if a callback or loop that contains them never ran.
import { boundBy } from "./acts.mjs";
import { chainOf, isFunction, rootOf, walk } from "./parse.mjs";
import { assertionOf } from "./tests.mjs";

const within = (inner, outer) => outer.start <= inner.start && inner.end <= outer.end;
/** A test that may reach more sites than this is not checked. */
const MAX_OTHERS = 300;
const SURROUNDINGS = new Set(["process", "os", "globalThis", "Intl"]);

/** All names that a piece of code mentions, including member names. */
function mentionedIn(node, names) {
  const found = new Set();
  const add = (name) => {
    found.add(name);
    for (const member of names.get(name)?.path ?? []) found.add(member);
  };
  walk.full(node, (part) => {
    if (part.type === "Identifier") add(part.name);
    if (part.type === "MemberExpression" && !part.computed) found.add(part.property.name);
  });
  return found;
}

const hasFunction = (node) => {
  let found = false;
  if (node) walk.full(node, (part) => void (found ||= isFunction(part)));
  return found;
};

/** Named functions: `[name, node]`. A module's default export has the name `default`. */
function namedIn(tree) {
  const found = [];
  const add = (name, node) => void (name && hasFunction(node) && found.push([name, node]));
  walk.full(tree, (node) => {
    if (node.type === "FunctionDeclaration") add(node.id?.name, node);
    if (node.type === "VariableDeclarator") {
      const bound = new Set();
      boundBy(node.id, bound);
      for (const name of bound) add(name, node.init);
    }
    if (/^(?:Property|MethodDefinition|PropertyDefinition)$/.test(node.type)) add(node.key.name, node.value);
    if (node.type === "ExportDefaultDeclaration") add("default", node.declaration);
    if (node.type !== "AssignmentExpression") return;
    const chain = chainOf(node.left);
    add(chain?.join(".") === "module.exports" ? "default" : chain?.at(-1), node.right);
  });
  return found;
}

/** Names of values that describe the environment, such as `onWindows`. */
function surroundingsOf(tree) {
  const found = new Set(SURROUNDINGS);
  for (const { type, declarations } of tree.body)
    for (const { id, init } of type === "VariableDeclaration" ? declarations : [])
      if (id.type === "Identifier" && init && mentions(init, SURROUNDINGS)) found.add(id.name);
  return found;
}

function mentions(node, names) {
  let found = false;
  walk.full(node, (part) => {
    if (part.type === "Identifier" && names.has(part.name)) found = true;
  });
  return found;
}

/** Whether a test may fail in a way that is not detected here, or depends on its environment. */
function isExcused({ callback, todo }, surroundings, names) {
  let excused = Boolean(todo);
  walk.ancestor(callback, {
    ThrowStatement: (_node, _state, ancestors) =>
      void (excused ||= ancestors.filter(isFunction).length === 1),
    IfStatement: (node) => void (excused ||= mentions(node.test, surroundings)),
    ConditionalExpression: (node) => void (excused ||= mentions(node.test, surroundings)),
    LogicalExpression: (node) => void (excused ||= mentions(node.left, surroundings)),
    // `expect(a).to.be.true`
    ExpressionStatement: ({ expression }) =>
      void (excused ||=
        expression.type === "MemberExpression" && /^(?:expect|should)$/.test(rootOf(expression))),
    CallExpression(call, _state, ancestors) {
      if (assertionOf(call, names) || ancestors.at(-2)?.type === "MemberExpression") return;
      const chain = chainOf(call.callee) ?? [];
      const fails = chain.at(-1) === "fail";
      if (
        fails
          ? ancestors.filter(isFunction).length === 1
          : chain.some((name) => /^(?:assert|expect)/i.test(name))
      )
        excused = true;
    },
  });
  return excused;
}

/** Parts of a test that run only if something fails. */
function failingPartsOf(callback) {
  const found = [];
  walk.full(callback, (node) => {
    if (node.type === "CatchClause") found.push(node);
    if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return;
    const { name } = node.callee.property;
    if (name === "catch") found.push(...node.arguments);
    if (name === "then") found.push(...node.arguments.slice(1));
  });
  return found;
}

/**
 * What tests must reach: `{ file, line, own, others }`, by site numbers. A test must reach one of `own`, its own assertions,
 * or of `others`, those in functions that it names and in hooks. `sources`: the protected files, as instrumented.
 */
export function owedIn(sources) {
  const sites = sources.flatMap(({ file, sites: of }) =>
    of.filter(({ kind }) => kind === "assertion" || kind === "comparison").map((site) => ({ ...site, file })),
  );
  const named = Map.groupBy(
    sources.flatMap(({ file, tree, names }) =>
      namedIn(tree).map(([name, node]) => ({ name, node, file, names })),
    ),
    ({ name }) => name,
  );
  const sitesOf = (node, file) => sites.filter((site) => site.file === file && within(site, node));
  /** Sites in all functions that a node names, directly or indirectly. */
  const reachable = (node, names) => {
    const found = new Set([...mentionedIn(node, names), "default"]);
    const ids = new Set();
    for (const name of found)
      for (const piece of named.get(name) ?? []) {
        piece.sites ??= sitesOf(piece.node, piece.file);
        piece.mentioned ??= mentionedIn(piece.node, piece.names);
        for (const { id } of piece.sites) ids.add(id);
        for (const next of piece.mentioned) found.add(next);
      }
    return ids;
  };
  const of = ({ file, tree, names, tests }) => {
    const units = tests.filter(({ kind, callback }) => kind === "test" && callback);
    const hooks = tests.filter(({ kind, callback }) => kind === "hook" && callback);
    const surroundings = surroundingsOf(tree);
    return units.flatMap((unit) => {
      const inner = units.filter((one) => one !== unit && within(one.callback, unit.callback));
      const all = sitesOf(unit.callback, file);
      const failing = failingPartsOf(unit.callback);
      const own = all.filter((site) => site.says && !inner.some((one) => within(site, one.callback)));
      if (own.every((site) => failing.some((part) => within(site, part)))) return [];
      if (isExcused(unit, surroundings, names)) return [];
      const others = new Set(all.map(({ id }) => id));
      for (const { callback } of [unit, ...hooks])
        for (const id of reachable(callback, names)) others.add(id);
      for (const { callback } of hooks) for (const { id } of sitesOf(callback, file)) others.add(id);
      if (others.size > MAX_OTHERS) return [];
      return [{ file, line: unit.line, own: own.map(({ id }) => id), others: [...others] }];
    });
  };
  return sources.flatMap(of);
}
