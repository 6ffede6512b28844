// Comparisons by `if`: `if (got !== want)` or `if (Math.abs(got - want) > 1e-6)` with a branch that makes the script fail.
import { chainOf, has, walk } from "./parse.mjs";

/** The expected side of such a comparison, if the branch for different values makes the script fail; else null. */
export function ownComparison(node, tree) {
  const { test } = node;
  if (test.type !== "BinaryExpression") return null;
  const isDistance = /^[<>]=?$/.test(test.operator);
  const expected = isDistance ? subtracted(test.left) : /^[!=]==?$/.test(test.operator) && test.right;
  if (!expected || /^(?:typeof|void)$/.test(test.left.operator ?? "")) return null;
  const branch = /^[!>]/.test(test.operator) ? node.consequent : node.alternate;
  return branch && makesFail(branch, tree) ? expected : null;
}

/** What `Math.abs(got - want)` subtracts, or the literal in `Math.abs(1.5 - got)`; undefined for anything else. */
function subtracted(node) {
  if (node.type !== "CallExpression" || chainOf(node.callee)?.join(".") !== "Math.abs") return undefined;
  const [difference] = node.arguments;
  if (difference?.type !== "BinaryExpression" || difference.operator !== "-") return undefined;
  return difference.left.type === "Literal" ? difference.left : difference.right;
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
