// Adds calls to the guard where a protected file loops over a value, asks for a class by `instanceof`, or expects an error of a
// class.
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

/** `isInstalled`: whether a module comes from the language or from an installed package, and so not from the work. */
export function addWatches({ code, tree, names, K, site, edits }, isInstalled) {
  if (ELSEWHERE.test(code)) return;
  const put = (node, name, more = "") => {
    if (node && !OWN.test(node.type))
      edits.wrap(node, `${K}.${name}(${site(node, { kind: "watched" })},`, `${more})`);
  };
  const asked = (node, name) => {
    const from = node && names.get(rootOf(node))?.from;
    if (from === undefined || !isInstalled(from)) put(node, name);
  };
  walk.full(tree, (node) => {
    for (const [item, name] of itemsIn(node)) put(item, "I", name && `,${JSON.stringify(name)}`);
    if (node.type === "BinaryExpression" && node.operator === "instanceof") asked(node.right, "Q");
    const { method, exact } = (node.type === "CallExpression" && assertionOf(node, names)) || {};
    if (exact && /^(?:throws|rejects)$/.test(method)) asked(node.arguments[1], "q");
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
