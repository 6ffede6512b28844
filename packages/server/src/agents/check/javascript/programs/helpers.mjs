// Recognises files that only serve the tests of other files: with hooks and mocks of the runner, or with functions for tests.
import { isBuiltin } from "node:module";
import { importsOf, isFunction, namesIn, walk } from "./parse.mjs";
import { assertionOf, testsIn } from "./tests.mjs";

const PREPARES = new Set(["before", "after", "beforeEach", "afterEach", "mock", "snapshot"]);
const isRunner = (node) =>
  node?.type === "Literal" && (node.value === "node:test" || node.value === "node:test/reporters");
const prepares = (node) =>
  node?.type === "MemberExpression" && !node.computed && PREPARES.has(node.property.name);

/** Whether the expression that loads the runner, whose parents are `above`, is bound to names or only prepares something. */
function isKnownUse(above) {
  const [first, ...others] = above.filter(({ type }) => type !== "AwaitExpression").toReversed();
  if (first?.type === "ImportDeclaration") return true;
  if (first?.type !== "CallExpression" && first?.type !== "ImportExpression") return false;
  if (others[0]?.type === "MemberExpression") return prepares(others[0]);
  if (others[0]?.type !== "VariableDeclarator") return false;
  return isPattern(others[0].id);
}

/** Whether a declaration binds names that can all be known. */
const isPattern = (id) =>
  id.type === "Identifier" || id.properties?.every(({ type }) => type === "Property") === true;

/** Whether a file names all modules that it loads. */
function loadsOnlyByName(tree) {
  let fits = true;
  walk.fullAncestor(tree, (node, _, ancestors) => {
    const parent = ancestors.at(-2);
    if (node.type === "ImportExpression" && node.source.type !== "Literal") fits = false;
    const isNamed = parent?.type === "CallExpression" && parent.arguments[0]?.type === "Literal";
    if (node.type === "Identifier" && node.name === "require" && !isNamed) fits = false;
  });
  return fits;
}

/** Whether nothing in a file can define a test: it takes only hooks and mocks of the runner, and loads only what it names. */
export function onlyPrepares({ tree }) {
  const whole = new Set();
  let fits = true;
  for (const [local, { from, path }] of namesIn(tree)) {
    if (from !== "test") continue;
    if (path.length === 0) whole.add(local);
    else if (!PREPARES.has(path[0])) fits = false;
  }
  walk.fullAncestor(tree, (node, _, ancestors) => {
    const above = ancestors.slice(0, -1);
    const parent = above.at(-1);
    if (isRunner(node) && !isKnownUse(above)) fits = false;
    if (node.type !== "Identifier") return;
    const isBound = parent?.type === "VariableDeclarator" && isPattern(parent.id);
    if (whole.has(node.name) && !isBound && !prepares(parent)) fits = false;
  });
  return fits && loadsOnlyByName(tree) && !definesOrAsserts(tree, () => true);
}

/** Whether a file has a test or an assertion with ancestors for which `counts` is true. */
export function definesOrAsserts(tree, counts) {
  const names = namesIn(tree);
  const tests = new Set(
    testsIn(tree, names, false).flatMap(({ call, kind }) => (kind === "hook" ? [] : [call])),
  );
  let found = false;
  walk.fullAncestor(tree, (node, _, ancestors) => {
    if (node.type !== "CallExpression") return;
    if ((tests.has(node) || assertionOf(node, names) !== null) && counts(ancestors)) found = true;
  });
  return found;
}

/**
 * Whether a file can only lend its tests and assertions to others: all are in functions, and it loads nothing that could be
 * of the work, so that no work can keep them from running. `isGiven`: whether a specifier refers to a protected file.
 */
export function onlyLends({ tree, code }, isGiven) {
  const own = (ancestors) => !ancestors.slice(0, -1).some(isFunction);
  return (
    /\bexports\b|^\s*export\b/m.test(code) &&
    importsOf(tree).every((specifier) => isBuiltin(specifier) || isGiven(specifier)) &&
    loadsOnlyByName(tree) &&
    !definesOrAsserts(tree, own)
  );
}

/** Whether every test of a file is skipped by its options, because of the machine and nothing that the work could change. */
export function skipsByMachine({ tree }) {
  const tests = testsIn(tree, namesIn(tree), false).filter(({ kind }) => kind !== "hook");
  const values = new Map();
  walk.full(tree, (node) => {
    if (node.type !== "VariableDeclaration" || node.kind !== "const") return;
    for (const { id, init } of node.declarations) if (id.type === "Identifier") values.set(id.name, init);
  });
  const ofMachine = (node, depth = 0) => {
    let fits = node !== null && depth < 5;
    walk.full(node ?? tree, (part) => {
      if (part.type === "CallExpression" || isFunction(part)) fits = false;
      if (part.type !== "Identifier" || part.name === "process") return;
      if (!values.has(part.name) || !ofMachine(values.get(part.name), depth + 1)) fits = false;
    });
    return fits;
  };
  const skipOf = ({ call }) =>
    call.arguments
      .find(({ type }) => type === "ObjectExpression")
      ?.properties.find((property) => property.key?.name === "skip")?.value;
  const skipped = tests.filter((test) => {
    const value = skipOf(test);
    return value ? ofMachine(value) : test.call.callee.property?.name === "skip";
  });
  return (
    skipped.length > 0 &&
    tests.every(({ call }) =>
      skipped.some((test) => test.call.start <= call.start && call.end <= test.call.end),
    )
  );
}
