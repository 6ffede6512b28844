// Places of a plain script where a failure may be injected, and the mark of its end.
import { chainOf } from "./parse.mjs";

const isExit = (statement) =>
  statement?.type === "ExpressionStatement" &&
  chainOf(statement.expression.callee)?.join(".") === "process.exit";

/** Larger than any node: without a space between two statements, a place comes before the texts around the next one. */
const BEFORE_NODES = 1e12;

/** Puts a place after each statement of the script and of the functions that it starts. */
export function addPlaces({ tree, K, site, edits, started }) {
  const put = (at, node, more, outside = 1) =>
    edits.put(at, `;${K}.p(${site(node, { kind: "place", ...more })},${outside});`, BEFORE_NODES);
  const body = tree.body;
  const leaves = (statement) => isExit(statement) || statement.type === "ReturnStatement";
  for (const statement of body) {
    const moved =
      /^(?:Import|Export)/.test(statement.type) ||
      statement.type === "FunctionDeclaration" ||
      statement.directive;
    if (!moved && !leaves(statement)) put(statement.end, statement, { end: false });
    if (statement.type === "FunctionDeclaration" && started.has(statement.id.name))
      for (const inner of statement.body.body) if (!leaves(inner)) put(inner.end, inner, { end: false }, 0);
  }
  const last = body.at(-1);
  if (!last) return;
  const at = isExit(last) ? last.start : last.end;
  put(at, last, { end: true });
  edits.put(at, `;${K}.m();`, BEFORE_NODES - 1);
}

/** The next part towards the function that an expression calls: from `await a.b()` to `a.b()`, `a.b` and `a`. */
function calledIn(expression) {
  if (expression.argument) return expression.argument;
  if (expression.type === "CallExpression") return expression.callee;
  return expression.type === "MemberExpression" ? expression.object : null;
}

/** Names of functions that top-level statements call, such as `main()`. */
export function calledAtTop(tree) {
  const called = new Set();
  for (const statement of tree.body) {
    let at = statement.expression;
    while (at && at.type !== "Identifier") at = calledIn(at);
    if (at) called.add(at.name);
  }
  return called;
}
