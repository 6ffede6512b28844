// What protected files mock or handle themselves: the guard leaves that open.
import { chainOf, walk } from "./parse.mjs";

const MOCKERS = new Set(["method", "getter", "setter", "property", "spyOn", "stub", "replace"]);
const HANDLERS = new Set(["unhandledRejection", "uncaughtException"]);
const GLOBAL = /^(?:[A-Z]|process$|globalThis$|console$|module$|performance$)/;

/** `{ names, handlers }`: names such as `Map.prototype.keys`; whether the file listens for uncaught errors. */
export function mocksIn(tree, names) {
  const found = new Set();
  let handlers = false;
  const standing = (chain) => {
    const known = names.get(chain[0]);
    if (known && /^(?:module|process|fs|fs\/promises|util|child_process)$/.test(known.from))
      return [known.from, ...known.path, ...chain.slice(1)].join(".");
    const rest = chain[0] === "globalThis" && chain.length > 2 ? chain.slice(1) : chain;
    return GLOBAL.test(rest[0]) ? rest.join(".") : null;
  };
  const add = (chain, member) => {
    const name = chain && standing(member === undefined ? chain : [...chain, member]);
    if (name) found.add(name);
  };
  walk.full(tree, (node) => {
    if (node.type === "Literal" && HANDLERS.has(node.value)) handlers = true;
    if (node.type === "AssignmentExpression") add(chainOf(node.left));
    if (node.type !== "CallExpression") return;
    const chain = chainOf(node.callee);
    const last = chain?.at(-1) ?? node.callee.property?.name;
    const [owner, key] = node.arguments;
    if ((MOCKERS.has(last) || last === "defineProperty") && owner && key?.type === "Literal")
      add(chainOf(owner), String(key.value));
    if (chain && /(?:^|\.)(?:registerHooks|register)$/.test(chain.join(".")) && standing(chain))
      found.add(`module.${last}`);
    if (chain?.at(-1) === "enable" && chain.includes("timers")) found.add("globalThis.Date");
    if (chain?.join(".") === "process.emit" && owner?.value === "exit") found.add("process.emit(exit)");
    if (
      chain &&
      /^process\.(?:removeAllListeners|setUncaughtExceptionCaptureCallback)$/.test(chain.join("."))
    )
      found.add("process.handlers");
  });
  return { names: [...found], handlers };
}
