// Adds calls to the guard where a protected file loops over a value, calls a method, compares by size, makes an object, asks
// for a class by `instanceof`, or expects an error of a class.
import { chainOf, rootOf, walk } from "./parse.mjs";
import { assertionOf } from "./tests.mjs";

const CALLED = new Set(
  "forEach map filter every some find findIndex findLast findLastIndex reduce reduceRight flatMap entries keys values".split(
    " ",
  ),
);
const TAKES_ITEMS =
  /^(?:Array\.from(?:Async)?|Promise\.(?:all|allSettled|any|race)|Object\.(?:fromEntries|groupBy)|Map\.groupBy)$/;
const MAKES_FROM_ITEMS = /^(?:Set|Map|WeakSet|WeakMap|\w+Array)$/;
/** Values that a test writes itself, and expressions that cannot be an argument. */
const OWN =
  /^(?:Array|Object|Sequence|Function|ArrowFunction|Class)Expression$|Literal$|^(?:Super|Import)$|^SpreadElement$/;

/** Whether an expression may end a chain early: `a?.b` in `a?.b.map(f)`. */
function isOptional(node) {
  for (let at = node; at; at = at.object ?? at.callee) if (at.optional) return true;
  return false;
}

/** Code that may run a function's text elsewhere, where there is no guard. */
const ELSEWHERE = /\beval\s*:\s*true\b|\brunIn\w*Context\b|\bnew (?:Function|Script)\b|\.evaluate\(/;

/** Expressions whose value may be an object that a test did not write itself. */
const HAS_VALUE = /^(?:Identifier|(?:Member|Call|Await)Expression)$/;

const isMethodCall = ({ object, property, computed, optional }) =>
  object !== undefined &&
  object.type !== "ThisExpression" &&
  property.type === "Identifier" &&
  !computed &&
  !optional &&
  !CALLED.has(property.name) &&
  !isOptional(object);

/** What the name of an expected error says of it: 1 a class, 2 something else that is imported, 0 nothing. */
function roleOf(node, names) {
  const last = (node && chainOf(node)?.at(-1)) ?? "";
  if (/^[A-Z]\w*[a-z]/.test(last)) return 1;
  return last !== "" && names.has(rootOf(node)) ? 2 : 0;
}

/** `isInstalled`: whether a module comes from the language or from an installed package, and so not from the work. */
export function addWatches({ code, tree, names, K, site, edits }, isInstalled) {
  if (ELSEWHERE.test(code)) return;
  const put = (node, name, more = "") => {
    if (node && !OWN.test(node.type))
      edits.wrap(node, `${K}.${name}(${site(node, { kind: "watched" })},`, `${more})`);
  };
  const asked = (node, name, more) => {
    const from = node && names.get(rootOf(node))?.from;
    if (from === undefined || !isInstalled(from)) put(node, name, more);
  };
  const counts = new Set();
  walk.full(tree, (node) => void (node.type === "ForStatement" && counts.add(node.test)));
  const call = (node) => {
    const { method, exact } = assertionOf(node, names) ?? {};
    const expected = node.arguments[1];
    if (exact && /^(?:throws|rejects)$/.test(method)) asked(expected, "q", `,${roleOf(expected, names)}`);
    if (isMethodCall(node.callee))
      asked(node.callee.object, "M", `,${JSON.stringify(node.callee.property.name)}`);
  };
  const compare = (node) => {
    if (node.operator === "instanceof") asked(node.right, "Q");
    if (!/^[<>]=?$/.test(node.operator) || counts.has(node)) return;
    for (const side of [node.left, node.right]) if (HAS_VALUE.test(side.type)) put(side, "R");
  };
  const make = (node) => {
    if (HAS_VALUE.test(node.callee.type) && node.arguments.length > 0)
      edits.wrap(node.callee, `(${K}.N(${site(node, { kind: "made" })},`, "))");
  };
  const watches = { CallExpression: call, BinaryExpression: compare, NewExpression: make };
  walk.full(tree, (node) => {
    for (const [item, name] of itemsIn(node)) put(item, "I", name && `,${JSON.stringify(name)}`);
    watches[node.type]?.(node);
  });
}

const spread = (items) =>
  items.flatMap((item) => (item?.type === "SpreadElement" ? [[item.argument, ""]] : []));
const taken = (pattern, value) => (pattern.type === "ArrayPattern" ? [[value, ""]] : []);
const fromItems = (node, takes) =>
  takes.test(chainOf(node.callee)?.join(".") ?? "") ? [[node.arguments[0], ""]] : [];

/** By type of node: the expressions in it that it iterates over, each with the name of the method that does so, or "". */
const ITEMS = {
  ForOfStatement: (node) => (node.await ? [] : [[node.right, ""]]),
  ArrayExpression: (node) => spread(node.elements),
  VariableDeclarator: (node) => taken(node.id, node.init),
  AssignmentExpression: (node) => taken(node.left, node.right),
  NewExpression: (node) => [...spread(node.arguments), ...fromItems(node, MAKES_FROM_ITEMS)],
  CallExpression(node) {
    const { object, property, computed } = node.callee;
    const isCalled = object && !computed && CALLED.has(property.name) && !isOptional(object);
    const own = isCalled ? [[object, property.name]] : [];
    return [...spread(node.arguments), ...fromItems(node, TAKES_ITEMS), ...own];
  },
};
const itemsIn = (node) => ITEMS[node.type]?.(node) ?? [];
