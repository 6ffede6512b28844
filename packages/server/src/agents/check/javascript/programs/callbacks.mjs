// Callbacks with assertions that must be called before a file is done.
import { chainOf, isFunction, walk } from "./parse.mjs";
import { assertionOf } from "./tests.mjs";

const BRANCHES =
  /^(?:If|Switch|For|While|DoWhile|ForIn|ForOf)Statement$|^(?:Conditional|Logical)Expression$|^CatchClause$/;
const SUBSCRIBES = new Set(["on", "once", "addListener", "addEventListener", "subscribe", "prependListener"]);
const ENDS = new Set("end finish done ready complete data message exit load open listening".split(" "));
const MAYBE_NEVER =
  /^(?:catch|finally|forEach|map|every|some|filter|reduce|find|findIndex|flatMap|sort|fn|mock|method|spyOn|stub|spy|test|it|describe|suite|before|after|beforeEach|afterEach|each|replace|replaceAll)$/;

/** Whether a callback passed to `call` must be called before the script is done. */
function mustCome(call, callback, names) {
  const chain = chainOf(call.callee) ?? [call.callee.property?.name ?? ""];
  const last = chain.at(-1);
  if (MAYBE_NEVER.test(last) || assertionOf(call, names) !== null) return false;
  if (last === "then" && call.arguments.indexOf(callback) > 0) return false;
  if (SUBSCRIBES.has(last)) return call.arguments[0]?.type === "Literal" && ENDS.has(call.arguments[0].value);
  return true;
}

function holdsAssertion(callback, names) {
  let found = false;
  walk.ancestor(callback.body, {
    CallExpression(call, _state, ancestors) {
      if (found || ancestors.some((node) => isFunction(node) || BRANCHES.test(node.type))) return;
      if (assertionOf(call, names)) found = true;
    },
  });
  return found;
}

/** Instruments the callbacks passed to `call`, so that they report when they are passed and when they start. */
export function addCallbacks(call, { K, names, byCallback, site, edits }) {
  for (const callback of call.arguments.filter(isFunction)) {
    if (byCallback.has(callback) || !mustCome(call, callback, names)) continue;
    if (!holdsAssertion(callback, names)) continue;
    const id = site(callback, { kind: "callback", end: callback.end, start: callback.start });
    edits.wrap(callback, `${K}.f(${id},`, ")");
    const { body } = callback;
    if (body.type === "BlockStatement") edits.put(body.start + 1, `${K}.b(${id});`);
    else edits.wrap(body, `(${K}.b(${id}),`, ")");
  }
}
