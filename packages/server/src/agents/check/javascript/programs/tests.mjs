// Finds the calls of a file that define tests, and those that assert.
import { chainOf, isFunction, walk } from "./parse.mjs";

const FRAMEWORKS = new Set(["test", "vitest", "@jest/globals", "mocha", "bun:test"]);
const KINDS = new Map(
  Object.entries({
    test: "test",
    it: "test",
    describe: "suite",
    suite: "suite",
    context: "suite",
    before: "hook",
    after: "hook",
    beforeEach: "hook",
    afterEach: "hook",
    beforeAll: "hook",
    afterAll: "hook",
  }),
);
const STYLES = new Set(["only", "skip", "todo", "concurrent", "sequential", "each", "expectFailure"]);

/** What a call of a test framework defines: `{ kind, styles }`, with the kind `test`, `suite` or `hook`; or null. */
function kindOf(call, names, globals) {
  const chain = chainOf(definerOf(call));
  if (chain === null) return null;
  const known = names.get(chain[0]);
  const full = [...(known ? known.path : [chain[0]]), ...chain.slice(1)];
  const styles = new Set();
  while (full.length > 0 && STYLES.has(full.at(-1))) styles.add(full.pop());
  const kind = KINDS.get(full.at(-1) ?? (known ? "test" : ""));
  // `t.test(...)`, `t.it(...)`: a subtest, whatever the context is called.
  const isSubtest = full.length === 2 && kind === "test";
  const isFramework = known ? FRAMEWORKS.has(known.from) : globals || isSubtest;
  return kind && isFramework ? { kind, styles } : null;
}

/** The defining function of a call: `test.each` for `test.each(table)(...)`. */
function definerOf({ callee }) {
  if (callee.type === "CallExpression") return callee.callee;
  return callee.type === "TaggedTemplateExpression" ? callee.tag : callee;
}

const optionOf = (node, name) =>
  node?.type === "ObjectExpression" &&
  node.properties.some(
    (property) => (property.key?.name ?? property.key?.value) === name && property.value?.value !== false,
  );

/** Whether the body calls a method with this name, such as `t.skip()`. */
function calls(callback, name) {
  let found = false;
  walk.full(callback, (node) => {
    if (
      node.type === "CallExpression" &&
      node.callee.type === "MemberExpression" &&
      node.callee.property.name === name
    )
      found = true;
  });
  return found;
}

/** The tests and suites of a file: `{ call, callback, kind, line, name, skip, todo, depth }`, in order. */
export function testsIn(tree, names, globals) {
  const found = [];
  walk.ancestor(tree, {
    CallExpression(call, _state, ancestors) {
      const made = kindOf(call, names, globals);
      if (!made) return;
      const callback = call.arguments.findLast(isFunction) ?? null;
      const options = call.arguments.find((argument) => argument.type === "ObjectExpression");
      const marked = (name) =>
        made.styles.has(name) ||
        optionOf(options, name) ||
        (callback !== null && made.kind === "test" && calls(callback, name));
      const first = call.arguments[0];
      found.push({
        call,
        callback,
        kind: made.kind,
        line: call.loc.start.line,
        name: first?.type === "Literal" ? String(first.value) : null,
        skip: marked("skip"),
        todo: marked("todo") || made.styles.has("expectFailure") || optionOf(options, "expectFailure"),
        only: made.styles.has("only"),
        depth: ancestors.filter(isFunction).length,
      });
    },
  });
  return found.sort((a, b) => a.call.start - b.call.start);
}

const ASSERTIONS = new Set([
  "equal",
  "strictEqual",
  "deepEqual",
  "deepStrictEqual",
  "partialDeepStrictEqual",
  "notEqual",
  "notStrictEqual",
  "notDeepEqual",
  "notDeepStrictEqual",
  "match",
  "doesNotMatch",
  "ok",
  "throws",
  "rejects",
  "doesNotThrow",
  "doesNotReject",
  "ifError",
  "snapshot",
  "fileSnapshot",
]);
const STRICT = {
  equal: "strictEqual",
  deepEqual: "deepStrictEqual",
  notEqual: "notStrictEqual",
  notDeepEqual: "notDeepStrictEqual",
};

/** Describes an assertion: `{ method, exact }`, with `exact` if it has the semantics of node:assert. Null for other calls. */
export function assertionOf(call, names) {
  const chain = chainOf(call.callee);
  if (chain === null) {
    const loaded = loadedBy(call.callee);
    return /^assert(?:\/strict)?$/.test(loaded?.from)
      ? moduleAssertion(loaded, ["", ...loaded.members])
      : expectation(call);
  }
  const known = names.get(chain[0]);
  if (known?.from === "assert" || known?.from === "assert/strict") return moduleAssertion(known, chain);
  const last = chain.at(-1);
  if (isRunnersAssert(known, chain) && ASSERTIONS.has(last)) return { method: last, exact: true };
  if (/^(?:assert|should|chai)$/.test(chain[0]) && last !== "fail") return { method: "other", exact: false };
  return expectation(call);
}

/** The module and its members in `require("assert").strict.equal`; null for everything else. */
function loadedBy(callee) {
  const members = [];
  let at = callee;
  for (; at.type === "MemberExpression" && !at.computed; at = at.object) members.unshift(at.property.name);
  const isLoad = at.type === "CallExpression" && at.callee.name === "require";
  const name = isLoad ? at.arguments[0]?.value : undefined;
  return typeof name === "string" ? { from: name.replace(/^node:/, ""), path: [], members } : null;
}

/** An assertion of node:assert, under the name of its strict variant in strict mode. */
function moduleAssertion(known, chain) {
  const full = [...known.path, ...chain.slice(1)];
  const strict = known.from === "assert/strict" || full.includes("strict");
  const [method = "ok", ...more] = full.filter((member) => member !== "strict" && member !== "default");
  if (more.length > 0 || !ASSERTIONS.has(method)) return null;
  return { method: strict ? (STRICT[method] ?? method) : method, exact: true };
}

/** `assert.equal` of a test framework, or of a test's context: `t.assert.equal`. */
const isRunnersAssert = (known, chain) =>
  known
    ? FRAMEWORKS.has(known.from) && known.path[0] === "assert"
    : chain.length === 3 && chain[1] === "assert";

/** Describes `expect(a).toBe(b)` and similar calls, or returns null. */
function expectation(call) {
  let at = call.callee;
  const members = [];
  while (at?.type === "MemberExpression") {
    members.unshift(at.property.name);
    at = at.object;
  }
  if (members.length === 0 || at?.type !== "CallExpression" || at.callee.name !== "expect") return null;
  return { method: "expect", exact: false, matcher: members.length === 1 ? members[0] : "", subject: at };
}
