// For frameworks that start their own processes: reports operands of `expect(a).toBe(b)` and of node:assert to guard-v.mjs.
import { applied, isFunction, walk } from "./parse.mjs";
import { flipOf } from "./flips.mjs";
import { assertionOf, testsIn } from "./tests.mjs";

const MATCHERS = new Set(["toBe", "toEqual", "toStrictEqual"]);
const COMPARED = new Set(["equal", "strictEqual", "deepEqual", "deepStrictEqual"]);
const AROUND =
  /^(?:If|Switch|For|While|DoWhile|ForIn|ForOf|Try)Statement$|^(?:Conditional|Logical)Expression$/;

/** Instruments a file; sites are numbered from `first`. Returns `{ text, sites, next, tests, flips }`. */
export function instrumentExpectations({ code, tree }, names, key, first) {
  const K = `process.getBuiltinModule("node:module").${key}`;
  const tests = testsIn(tree, names, true);
  const callbacks = new Set(
    tests.filter((test) => test.kind === "test" && !test.todo && !test.skip).map((test) => test.callback),
  );
  const edits = [];
  const sites = [];
  const flips = [];
  let next = first;
  const around = (node, before, after) => {
    edits.push({ at: node.start, end: node.start, to: before, rank: 1e9 - (node.end - node.start), open: 1 });
    edits.push({ at: node.end, end: node.end, to: after, rank: node.end - node.start, open: 0 });
  };
  walk.ancestor(tree, {
    CallExpression(call, _state, ancestors) {
      const found = assertionOf(call, names);
      const given = call.arguments;
      if (!found || given.some((argument) => argument.type === "SpreadElement")) return;
      const straight = isStraight(ancestors, callbacks);
      const [expects, compares] = [isExpectation(found, given), isComparison(found, given)];
      const bend = straight && (expects || compares);
      const line = call.loc.start.line;
      const id = next++;
      sites.push({ id, line, kind: "assertion", bend, straight, test: 0 });
      around(call, `${K}.c(${id},`, ")");
      const flip = bend ? flipOf(given[expects ? 0 : 1]) : null;
      if (flip) flips.push({ ...flip, test: 0, line });
      if (expects) {
        around(found.subject.arguments[0], `...${K}.x(${id},[`, "])");
        around(given[0], `...${K}.y(${id},"${found.matcher}",[`, "])");
      } else if (compares) {
        edits.push({
          at: given[0].start,
          end: given[0].start,
          to: `...${K}.v(${id},"${found.method}",[`,
          rank: 0,
          open: 1,
        });
        edits.push({ at: given.at(-1).end, end: given.at(-1).end, to: "])", rank: 1e8, open: 0 });
      }
    },
  });
  edits.sort((a, b) => a.at - b.at || a.open - b.open || a.rank - b.rank);
  return { text: applied(code, edits), sites, next, tests, flips };
}

/** Whether an assertion runs unconditionally when its test runs. */
function isStraight(ancestors, callbacks) {
  const inner = ancestors.findLast(isFunction);
  const between = ancestors.slice(ancestors.indexOf(inner) + 1, -1);
  return callbacks.has(inner) && !between.some((node) => AROUND.test(node.type));
}

/** `expect(a).toBe(b)`. */
const isExpectation = ({ method, matcher, subject }, given) =>
  method === "expect" && MATCHERS.has(matcher) && subject.arguments.length === 1 && given.length === 1;

/** `assert.equal(a, b)`. */
const isComparison = ({ method, exact }, given) => exact && COMPARED.has(method) && given.length >= 2;
