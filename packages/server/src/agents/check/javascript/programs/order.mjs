// Lets the same bytes run the tests of a file in another order, or one alone: each call that defines a test is
// passed to the guard, which makes it immediately, or at the end of the suite or file.
import { isFunction, walk } from "./parse.mjs";

function awaits(call) {
  let found = false;
  walk.ancestor(call, {
    AwaitExpression(_node, _state, ancestors) {
      if (!ancestors.some(isFunction)) found = true;
    },
  });
  return found;
}

/** Instruments tests and suites that are statements. `main`: whether the process was started with this file. */
export function addOrder({ tree, tests, K, edits }, main) {
  const statements = new Set();
  walk.full(tree, (node) => {
    if (node.type !== "ExpressionStatement") return;
    const { expression } = node;
    statements.add(
      expression.type === "UnaryExpression" && expression.operator === "void"
        ? expression.argument
        : expression,
    );
  });
  for (const { call, callback, kind, line } of tests) {
    if (kind === "hook" || call.arguments.some((argument) => argument.type === "YieldExpression")) continue;
    if (statements.has(call) && !awaits(call))
      edits.wrap(call, `${K}.o(${line},${kind === "suite"},()=>`, ")");
    if (kind !== "suite" || callback?.async || callback?.body.type !== "BlockStatement") continue;
    edits.put(callback.body.start + 1, `${K}.d();try{`, Infinity);
    edits.close(callback.body.end - 1, `}finally{${K}.g()}`);
  }
  const last = tree.body.at(-1);
  if (main && last) edits.put(last.end, `;${K}.g();`, -1);
}
