// Which calls of a file define tests, and which assert.
import { chainOf, isFunction, walk } from "./parse.mjs";

const FRAMEWORKS = new Set(["test", "vitest", "@jest/globals", "mocha", "bun:test"]);
const TEST_NAMES = new Set(["test", "it"]);
const SUITE_NAMES = new Set(["describe", "suite", "context"]);
const HOOKS = new Set(["before", "after", "beforeEach", "afterEach", "beforeAll", "afterAll"]);
const STYLES = new Set(["only", "skip", "todo", "concurrent", "sequential", "each", "expectFailure"]);

/** What a call of a test framework defines: `test`, `suite`, `hook` or null. */
function kindOf(call, names, globals) {
  let callee = call.callee;
  if (callee.type === "CallExpression" || callee.type === "TaggedTemplateExpression")
    callee = callee.callee ?? callee.tag;
  const chain = chainOf(callee);
  if (chain === null) return null;
  const known = names.get(chain[0]);
  const styles = new Set();
  const full = [...(known?.path ?? (known ? [] : [chain[0]])), ...chain.slice(1)];
  while (full.length > 0 && STYLES.has(full.at(-1))) styles.add(full.pop());
  if (known && !FRAMEWORKS.has(known.from)) return null;
  if (!known && !globals && chain.length === 1) return null;
  // `t.test(...)`, `t.it(...)`: a subtest, whatever the context is called.
  const last = full.at(-1) ?? (known ? "test" : "");
  if (!known && chain.length > 1 && !(full.length === 2 && TEST_NAMES.has(last)) && !globals) return null;
  if (TEST_NAMES.has(last)) return { kind: "test", styles };
  if (SUITE_NAMES.has(last)) return { kind: "suite", styles };
  return HOOKS.has(last) ? { kind: "hook", styles } : null;
}

const optionOf = (node, name) =>
  node?.type === "ObjectExpression" &&
  node.properties.some(
    (property) => (property.key?.name ?? property.key?.value) === name && property.value?.value !== false,
  );

/** Whether the body calls `t.skip()` or the like. */
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

/** What an assertion is: `{ method, exact }`; `exact` where its meaning is node:assert's. Null for other calls. */
export function assertionOf(call, names) {
  const chain = chainOf(call.callee);
  if (chain === null) return expectation(call);
  const known = names.get(chain[0]);
  if (known && (known.from === "assert" || known.from === "assert/strict")) {
    const full = [...known.path, ...chain.slice(1)];
    const strict = known.from === "assert/strict" || full.includes("strict");
    const members = full.filter((member) => member !== "strict" && member !== "default");
    const method = members.length === 0 ? "ok" : members.length === 1 ? members[0] : "";
    if (!ASSERTIONS.has(method)) return null;
    return { method: strict ? (STRICT[method] ?? method) : method, exact: true };
  }
  if (known && FRAMEWORKS.has(known.from) && known.path[0] === "assert" && ASSERTIONS.has(chain.at(-1)))
    return { method: chain.at(-1), exact: true };
  if (!known && chain.length === 3 && chain[1] === "assert" && ASSERTIONS.has(chain[2]))
    return { method: chain[2], exact: true };
  if (/^(?:assert|should|chai)$/.test(chain[0]) && chain.at(-1) !== "fail")
    return { method: "other", exact: false };
  return expectation(call);
}

/** `expect(a).toBe(b)` and its like. */
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
