// Comparisons by `if`: `if (got !== want)` with a branch that makes the script fail.
import { chainOf, has, walk } from "./parse.mjs";

/** The expected side of `if (got !== want)`, if the branch for different values makes the script fail; else null. */
export function ownComparison(node, tree) {
  const { test } = node;
  if (test.type !== "BinaryExpression" || !/^[!=]==?$/.test(test.operator)) return null;
  if (/^(?:typeof|void)$/.test(test.left.operator ?? "")) return null;
  const branch = test.operator.startsWith("!") ? node.consequent : node.alternate;
  return branch && makesFail(branch, tree) ? test.right : null;
}

const callsExit = (node) =>
  node.type === "CallExpression" && chainOf(node.callee)?.join(".") === "process.exit";
const setsExitCode = (node) =>
  node.type === "AssignmentExpression" && chainOf(node.left)?.join(".") === "process.exitCode";

function makesFail(branch, tree) {
  if (has(branch, failsAtOnce)) return true;
  const counters = new Set();
  walk.full(branch, (node) => {
    const counter = counterOf(node);
    if (counter) counters.add(counter);
  });
  if (counters.size === 0) return false;
  const uses = (part) => has(part, (node) => node.type === "Identifier" && counters.has(node.name));
  return has(tree, (node) => failsBy(node, uses));
}

function failsAtOnce(node) {
  if (node.type === "ThrowStatement") return true;
  const [code] = callsExit(node) ? node.arguments : [];
  if (code?.type === "Literal" && code.value !== 0) return true;
  return setsExitCode(node) && node.right.value !== 0;
}

/** The variable that a node increments or assigns, or null. */
function counterOf(node) {
  const target =
    (node.type === "UpdateExpression" && node.argument) ||
    (node.type === "AssignmentExpression" && node.left);
  return target && target.type === "Identifier" ? target.name : null;
}

/** Whether a node makes the script fail depending on a counter. */
function failsBy(node, uses) {
  if (callsExit(node)) return node.arguments.some(uses);
  if (setsExitCode(node)) return uses(node.right);
  return node.type === "IfStatement" && uses(node.test) && has(node, leavesOrThrows);
}

const leavesOrThrows = (node) => node.type === "ThrowStatement" || callsExit(node) || setsExitCode(node);
