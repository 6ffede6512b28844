// Finds the test files that an index loads by a listing of their folder.
import path from "node:path";
import { walk } from "./parse.mjs";

const isComputed = (source) => source !== undefined && source.type !== "Literal";

/** Whether a file loads modules that it does not name, and the literals in it, which may name their folder. */
function readIndex(tree) {
  const literals = [];
  let loads = false;
  walk.full(tree, (node) => {
    if (node.type === "ImportExpression" && isComputed(node.source)) loads = true;
    if (node.type === "CallExpression" && node.callee.name === "require" && isComputed(node.arguments[0]))
      loads = true;
    const text = node.type === "TemplateElement" ? node.value.cooked : node.value;
    if (/^(?:Literal|TemplateElement)$/.test(node.type) && typeof text === "string") literals.push(text);
  });
  return { loads, literals };
}

/**
 * Those of the test files `tests` that the index `file` may load: the ones in a folder that it names, else those in its own
 * folder. None for a file that names all that it loads.
 */
export function listedBy(file, { tree }, tests) {
  const { loads, literals } = readIndex(tree);
  if (!loads) return [];
  const own = path.posix.dirname(file);
  const named = new Set(
    literals
      .flatMap((text) => [path.posix.join(own, text), path.posix.normalize(text)])
      .map((folder) => folder.replace(/\/+$/, "")),
  );
  named.delete(own);
  const isNamed = (test) => {
    for (let at = path.posix.dirname(test); at !== "." && at !== "/"; at = path.posix.dirname(at))
      if (named.has(at)) return true;
    return false;
  };
  const found = tests.filter(isNamed);
  return found.length > 0 ? found : tests.filter((test) => path.posix.dirname(test) === own);
}
