// Finds assertions whose failure only the code under test could catch, so that a test which passes all the same was deceived.
import { isFunction, walk } from "./parse.mjs";

const CATCHES = /^(?:throws|rejects|doesNotThrow|doesNotReject|catch|allSettled|finally)$/;

export const catches = (node) => node.type === "TryStatement" && node.handler;

/** Whether a unit itself catches no failures; `uncaught` remembers the answers. */
function catchesNothing(unit, uncaught) {
  if (!uncaught.has(unit)) {
    let found = false;
    walk.full(unit, (node) => {
      if (catches(node)) found = true;
      if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return;
      const name = node.callee.property.name ?? "";
      if (CATCHES.test(name) || (name === "then" && node.arguments.length > 1)) found = true;
    });
    uncaught.set(unit, !found);
  }
  return uncaught.get(unit);
}

/** The outermost function around a place that is none of a suite, with its parent; undefined outside of functions. */
function outermost(ancestors, { byCallback }) {
  const at = ancestors.findIndex((node) => isFunction(node) && byCallback.get(node)?.kind !== "suite");
  return at < 0 ? undefined : { unit: ancestors[at], around: ancestors.slice(0, at) };
}

/** The name of a function that other functions of the file can call; undefined if it has none, or if other files can call it. */
function nameOf({ unit, around }) {
  if (around.some(({ type }) => type.startsWith("Export"))) return undefined;
  if (unit.type === "FunctionDeclaration") return unit.id?.name;
  const parent = around.at(-1);
  return parent?.type === "VariableDeclarator" && parent.init === unit ? parent.id.name : undefined;
}

/** The functions in which a file names each of its names; undefined stands for a place outside of all. */
function usersIn(tree, file) {
  const users = new Map();
  const add = (name, user) => void users.set(name, [...(users.get(name) ?? []), user]);
  walk.fullAncestor(tree, (node, _state, ancestors) => {
    if (node.type === "ExportNamedDeclaration")
      for (const { local } of node.specifiers) add(local.name, undefined);
    const defines = ancestors.at(-2)?.type === "VariableDeclarator" && ancestors.at(-2).id === node;
    if (node.type === "Identifier" && !defines) add(node.name, outermost(ancestors.slice(0, -1), file));
  });
  return users;
}

/**
 * Whether a helper of the tests, and all functions of the file that call it, catch nothing. Not known for one that is named
 * outside of functions, as it may be called from anywhere there.
 */
function isHelperFirm(helper, file) {
  const { tree, uncaught, byCallback, tests } = file;
  if (tests.some(({ todo }) => todo)) return false;
  file.users ??= usersIn(tree, file);
  const known = new Set([helper.unit]);
  for (const unit of known) if (!catchesNothing(unit, uncaught)) return false;
  const open = [helper];
  for (const one of open) {
    const name = byCallback.has(one.unit) ? null : nameOf(one);
    if (name === undefined) return false;
    for (const user of name === null ? [] : (file.users.get(name) ?? [])) {
      if (user === undefined || !catchesNothing(user.unit, uncaught)) return false;
      if (known.has(user.unit)) continue;
      known.add(user.unit);
      open.push(user);
    }
  }
  return true;
}

/** The test around a place whose failure only the code under test could keep from it (`line`, 0 if there are several); else null. */
export function firmIn(ancestors, file) {
  const { byCallback, plain, tree, uncaught } = file;
  const unit = ancestors.find((node) => isFunction(node) && byCallback.get(node)?.kind === "test");
  if (unit || plain) {
    const test = byCallback.get(unit);
    return catchesNothing(unit ?? tree, uncaught) && !test?.todo ? { line: test?.line ?? 0 } : null;
  }
  const helper = outermost(ancestors, file);
  return helper && !byCallback.has(helper.unit) && isHelperFirm(helper, file) ? { line: 0 } : null;
}
