// Finds names that protected files read from objects without a call, such as options: a property of that name that all objects
// inherit would be read instead of a default.
import { walk } from "./parse.mjs";

const keyOf = ({ key, property = key, computed }) =>
  computed ? property.value : (property.name ?? property.value);

/** Whether a member is only used as a method or as an object: `list.last()`, `value.should.equal(1)`, or asked of `{}` itself. */
function isUsed(node, parent) {
  if (node.object.type === "ObjectExpression") return true;
  if (parent.type === "CallExpression") return parent.callee === node && !parent.optional;
  return parent.type === "MemberExpression" && parent.object === node && !parent.optional;
}

/** The names that a protected file takes from objects. */
export function takenIn(tree) {
  const found = new Set();
  walk.ancestor(tree, {
    MemberExpression(node, _state, ancestors) {
      if (!isUsed(node, ancestors.at(-2))) found.add(keyOf(node));
    },
    ObjectPattern(node) {
      for (const property of node.properties) if (property.type === "Property") found.add(keyOf(property));
    },
    BinaryExpression(node) {
      if (node.operator === "in") found.add(node.left.value);
    },
  });
  return [...found].filter((name) => typeof name === "string");
}
