// Comparisons of a script's own: `if (got !== want)` with a branch that makes it fail.
import { chainOf, walk } from "./parse.mjs";

/** The expected side of `if (got !== want)`, where the branch of the difference makes the script fail. */
export function ownComparison(node, tree) {
  const { test } = node;
  if (test.type !== "BinaryExpression" || !/^[!=]==?$/.test(test.operator)) return null;
  if (/^(?:typeof|void)$/.test(test.left.operator ?? "")) return null;
  const branch = test.operator.startsWith("!") ? node.consequent : node.alternate;
  return branch && makesFail(branch, tree) ? test.right : null;
}

function makesFail(branch, tree) {
  let fails = false;
  const counters = new Set();
  walk.full(branch, (node) => {
    if (node.type === "ThrowStatement") fails = true;
    if (node.type === "CallExpression" && chainOf(node.callee)?.join(".") === "process.exit")
      fails ||= node.arguments[0]?.type === "Literal" && node.arguments[0].value !== 0;
    if (node.type === "AssignmentExpression" && chainOf(node.left)?.join(".") === "process.exitCode")
      fails ||= node.right.value !== 0;
    if (node.type === "UpdateExpression" && node.argument.type === "Identifier")
      counters.add(node.argument.name);
    if (node.type === "AssignmentExpression" && node.left.type === "Identifier") counters.add(node.left.name);
  });
  if (fails || counters.size === 0) return fails;
  const uses = (part) => {
    let found = false;
    walk.full(part, (node) => {
      if (node.type === "Identifier" && counters.has(node.name)) found = true;
    });
    return found;
  };
  walk.full(tree, (node) => {
    const chain = node.type === "CallExpression" ? chainOf(node.callee)?.join(".") : "";
    if (chain === "process.exit" && node.arguments.some(uses)) fails = true;
    if (
      node.type === "AssignmentExpression" &&
      chainOf(node.left)?.join(".") === "process.exitCode" &&
      uses(node.right)
    )
      fails = true;
    if (node.type === "IfStatement" && uses(node.test) && leavesOrThrows(node)) fails = true;
  });
  return fails;
}

function leavesOrThrows(part) {
  let found = false;
  walk.full(part, (node) => {
    if (node.type === "ThrowStatement") found = true;
    if (node.type === "CallExpression" && chainOf(node.callee)?.join(".") === "process.exit") found = true;
    if (node.type === "AssignmentExpression" && chainOf(node.left)?.join(".") === "process.exitCode")
      found = true;
  });
  return found;
}
