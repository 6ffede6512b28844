// What the tests of a file visibly share: an order, variables, an instance, calls made for their
// effect. Also which tests contradict each other: they expect different values of the same call, with nothing in between.
import { asserts, bare, boundBy, BUILT_IN, loads, lookAt } from "./acts.mjs";
import { chainOf, isFunction, rootOf, walk } from "./parse.mjs";

const OUTSIDE = new Set(["child_process", "http", "http2", "net", "cluster", "worker_threads"]);
const IN_ORDER =
  /\b(?:serial|serially|sequential|sequentially|in (?:this )?order|in sequence|step by step)\b/i;

const within = (inner, outer) => outer.start <= inner.start && inner.end <= outer.end;

/** Tests that are not inside another test, in order. */
const unitsOf = (tests) => {
  const own = tests.filter((test) => test.kind === "test" && test.callback);
  return own.filter((test) => !own.some((other) => other !== test && within(test.call, other.callback)));
};

/** Why the file requires an order of its tests, or "". */
function orderOf(tree, tests, units, seen) {
  const names = units.map((unit) => /^(?:step\s*)?[#(]?(\d+)/i.exec(unit.name ?? "")?.[1]).map(Number);
  if (units.length > 1 && names.every((number, i) => i === 0 || number === names[i - 1] + 1))
    return "its tests are numbered";
  if (tests.some((test) => IN_ORDER.test(test.name ?? ""))) return "a test name mentions an order";
  const top = tree.body.filter((statement) => statement.type === "ExpressionStatement");
  if (
    top.some(
      ({ expression }) =>
        expression.type === "AwaitExpression" && tests.some((test) => test.call === bare(expression)),
    )
  )
    return "it awaits its tests one after the other";
  if (top.some(({ expression }) => /^(?:Assignment|Update)Expression$/.test(expression.type)))
    return "it sets variables between its tests";
  for (const one of seen)
    for (const name of one.sets)
      if (seen.some((other) => other !== one && other.uses.has(name))) return `its tests share ${name}`;
  for (const { claims } of seen)
    if (claims.some((a) => claims.some((b) => a.call === b.call && a.want !== b.want)))
      return "one test expects different values of the same call";
  return "";
}

/** Why shared state may be intended, unless tests contradict each other; else "". */
function fixtureOf(tree, tests, seen, file) {
  const once = (test) => /^(?:before|after)(?:All)?$/.test(chainOf(test.call.callee)?.at(-1) ?? "");
  if (tests.some((test) => test.kind === "hook" && once(test))) return "a hook prepares all tests at once";
  for (const { from } of file.names.values())
    if (OUTSIDE.has(from)) return "its tests talk to another process";
  for (const name of file.helpers)
    if (seen.filter((one) => one.uses.has(name)).length > 1) return `its tests share the helper ${name}`;
  let shared = "";
  const callbacks = tests.filter((test) => test.kind !== "suite" && test.callback);
  walk.full(tree, (node) => {
    if (node.type !== "VariableDeclarator" || node.id.type !== "Identifier") return;
    const made = bare(node.init);
    if (
      !/^(?:Call|New)Expression$/.test(made?.type ?? "") ||
      callbacks.some((test) => within(node, test.callback))
    )
      return;
    const root = rootOf(made.callee);
    const plain = root === "require" || (root in globalThis && !file.names.has(root));
    if (plain || BUILT_IN.has(file.names.get(root)?.from ?? "")) return;
    if (seen.filter((one) => one.uses.has(node.id.name)).length > 1)
      shared = `its tests share ${node.id.name}`;
  });
  return shared;
}

/** Pairs of tests that expect different values of the same call although nothing changes between them. */
function contradictions(seen) {
  const pairs = [];
  for (const [i, one] of seen.entries())
    for (const [k, other] of seen.entries()) {
      if (k <= i) continue;
      const differs = one.claims.some((a) =>
        other.claims.some((b) => a.call === b.call && a.want !== b.want),
      );
      const done = seen.slice(i, k + 1).some((between) => between.writes || between.sets.size > 0);
      if (differs && !done) pairs.push([one.line, other.line]);
    }
  return pairs.slice(0, 20);
}

/** Imported names, and names that are assigned a loaded module, for example by a hook. */
function withLoaded(tree, names) {
  const all = new Map(names);
  walk.full(tree, (node) => {
    if (node.type !== "AssignmentExpression" || !loads(node.right)) return;
    const found = new Set();
    boundBy(node.left, found);
    for (const name of found) if (!all.has(name)) all.set(name, { from: "", path: [] });
  });
  return all;
}

/** The named function that a node defines, or null. */
function functionNamedBy(node) {
  // `export default function () {}` has no name.
  if (node.type === "FunctionDeclaration") return node.id && { name: node.id.name, body: node.body };
  if (node.type === "VariableDeclarator" && isFunction(node.init))
    return { name: node.id.name, body: node.init.body };
  return null;
}

/** What a file reveals about the state that its tests share. `isHelper`: whether an imported module is protected too. */
export function sharedIn({ code, tree }, names, tests, isHelper) {
  const checks = new Set();
  walk.full(tree, (node) => {
    const made = functionNamedBy(node);
    if (made?.name && asserts(made.body, names)) checks.add(made.name);
  });
  const helpers = new Set([...names].flatMap(([name, { from }]) => (isHelper(from) ? [name] : [])));
  const calls = new Set(tests.map((test) => test.call));
  const file = { code, names: withLoaded(tree, names), checks, helpers, calls };
  const units = unitsOf(tests);
  const seen = units.map((unit) => lookAt(unit, file));
  const lines = (test) => seen.filter(test).map((one) => one.line);
  return {
    units: units.map((unit) => unit.line),
    always: orderOf(tree, tests, units, seen),
    fixture: fixtureOf(tree, tests, seen, file),
    writers: lines((one) => one.writes),
    askers: lines((one) => one.asks),
    contrary: contradictions(seen),
  };
}
