// Finds what protected files mock or handle themselves, so that the guard permits it.
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
    const mocked = mockedBy(node);
    if (mocked) add(chainOf(mocked.owner), mocked.key);
    for (const name of openedBy(node, standing)) found.add(name);
  });
  return { names: [...found], handlers };
}

/** The member that a call mocks or defines, by name: `{ owner, key }`, or null. */
function mockedBy({ callee, arguments: [owner, key] }) {
  const last = chainOf(callee)?.at(-1) ?? callee.property?.name;
  const mocks = MOCKERS.has(last) || last === "defineProperty";
  return mocks && owner && key?.type === "Literal" ? { owner, key: String(key.value) } : null;
}

/** Names of other functions that must stay unpinned because of a call. */
function openedBy({ callee, arguments: [first] }, standing) {
  const chain = chainOf(callee);
  if (chain === null) return [];
  const [path, last] = [chain.join("."), chain.at(-1)];
  const names = [];
  if (/^register(?:Hooks)?$/.test(last) && standing(chain)) names.push(`module.${last}`);
  if (last === "module" && chain.at(-2) === "mock") names.push("mock.module");
  if (last === "enable" && chain.includes("timers")) names.push("globalThis.Date");
  if (path === "process.emit" && first?.value === "exit") names.push("process.emit(exit)");
  if (/^process\.(?:removeAllListeners|setUncaughtExceptionCaptureCallback)$/.test(path))
    names.push("process.handlers");
  return names;
}
