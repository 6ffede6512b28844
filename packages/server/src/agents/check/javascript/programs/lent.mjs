// Finds the protected files that tests load and name nowhere else, so that they do not give them to the work.
import path from "node:path";
import { chainOf, importsOf, walk } from "./parse.mjs";

const TITLED = /^(?:test|it|describe|suite|t|ctx)$/;
/** Calls that hand on the folder of the file itself. */
const OWN_FOLDER = /(?<!\b(?:join|resolve))\(\s*(?:__dirname|import\.meta\.dirname)\s*[,)]/;

/** Parts of the paths that a file names, other than those of modules that it loads and the titles of tests. */
function namedIn({ code, tree }) {
  const others = new Set();
  walk.full(tree, (node) => {
    if (/^(?:Import|Export)\w*(?:Declaration|Expression)$/.test(node.type)) others.add(node.source);
    if (node.type !== "CallExpression") return;
    const chain = chainOf(node.callee) ?? [];
    if (chain[0] === "require" || TITLED.test(chain[0] ?? "")) others.add(node.arguments[0]);
  });
  const parts = new Set(OWN_FOLDER.test(code) ? ["."] : []);
  walk.full(tree, (node) => {
    const text = node.type === "TemplateElement" ? node.value.raw : node.value;
    if (typeof text !== "string" || others.has(node)) return;
    for (const part of text.split("/")) parts.add(part);
  });
  return parts;
}

/** Those among `[name, source]` of a test and all that it loads, and of the data that these import. */
export function lentBy(sources, dataOf) {
  const known = sources.filter(([, source]) => source);
  const data = known.flatMap(([name, { tree }]) =>
    importsOf(tree).map((specifier) => dataOf(name, specifier)),
  );
  const named = new Set(known.flatMap(([, source]) => [...namedIn(source)]));
  const isNamed = (name) =>
    [path.posix.basename(name), path.posix.parse(name).name, ...path.posix.dirname(name).split("/")].some(
      (part) => named.has(part),
    );
  return [...known.map(([name]) => name), ...data].filter(
    (name) => name !== undefined && !named.has(".") && !isNamed(name),
  );
}
