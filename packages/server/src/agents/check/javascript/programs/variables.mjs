// Adds calls to the guard where a protected file sets a variable of the environment. What a test sets for the work and never
// asks for in an assertion, the work must leave alone: the test may compute from it what it expects.
import { chainOf, isFunction, rootOf, walk } from "./parse.mjs";
import { assertionOf } from "./tests.mjs";

const isEnvironment = (node) =>
  /^(?:globalThis\.)?process\.env$/.test(
    (node.type === "MemberExpression" && chainOf(node)?.join(".")) || "",
  );

/** The name of the variable that `process.env.NAME` or `process.env["NAME"]` means; undefined for everything else. */
function nameOf(member, environment) {
  if (member?.type !== "MemberExpression" || member.object !== environment) return undefined;
  const { property, computed } = member;
  if (!computed) return property.name;
  return typeof property.value === "string" ? property.value : undefined;
}

const asks = (ancestors, names) =>
  ancestors.some((node) => node.type === "CallExpression" && assertionOf(node, names) !== null);

const MAX_TEXTS = 100;

/** Texts in assertions of a file: a variable that gets such a value is meant to. */
function textsAsserted(tree, names) {
  const found = new Set();
  walk.ancestor(tree, {
    Literal(node, _state, ancestors) {
      if (typeof node.value === "string" && asks(ancestors, names)) found.add(node.value);
    },
  });
  return [...found].slice(0, MAX_TEXTS);
}

export function addVariables({ tree, names, K, edits }) {
  const [set, deleted, asked] = [[], [], new Set()];
  let isOpen = false;
  walk.ancestor(tree, {
    MemberExpression(node, _state, ancestors) {
      if (!isEnvironment(node)) return;
      const [outer, member] = [ancestors.at(-3), ancestors.at(-2)];
      const name = nameOf(member, node);
      // A file that takes the variables as a whole may set any of them.
      if (name === undefined) isOpen ||= member.type !== "SpreadElement";
      else if (outer?.type === "AssignmentExpression" && outer.left === member) {
        if (outer.operator === "=") set.push({ name, value: outer.right });
        else asked.add(name);
      } else if (outer?.type === "UnaryExpression" && outer.operator === "delete")
        deleted.push({ name, node: outer });
      else if (asks(ancestors, names)) asked.add(name);
    },
  });
  if (isOpen || set.length === 0) return;
  const texts = JSON.stringify(textsAsserted(tree, names));
  for (const { name, value } of set)
    if (!asked.has(name)) edits.wrap(value, `${K}.E(${JSON.stringify(name)},${texts},`, ")");
  for (const { name, node } of deleted) edits.wrap(node, `(${K}.E(${JSON.stringify(name)}),`, ")");
}

/** Whether a node is in a function that a file passes to the work, which may set variables while it calls it. */
export function isPassedOn(ancestors, names) {
  const inner = ancestors.findLast(isFunction);
  const call = ancestors[ancestors.indexOf(inner) - 1];
  const from = call?.type === "CallExpression" ? names.get(rootOf(call.callee))?.from : undefined;
  return from?.startsWith(".") === true;
}
