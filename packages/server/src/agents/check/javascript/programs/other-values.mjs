// Decoys: texts of protected files with other values. They replace the files on disk while the real texts run, so that code
// that reads expectations from the files gets wrong values.
import { randomInt } from "node:crypto";
import { applied, walk } from "./parse.mjs";

/** Uses of a file's own path that do not read it: its folder, and files next to it. Tests that may read or start their own file need the real text on disk. */
const NEUTRAL =
  /\bdirname\(\s*(?:fileURLToPath\(\s*)?import\.meta\.\w+\s*\)?\s*\)|\bcreateRequire\(\s*(?:import\.meta\.\w+|__filename)\s*\)|,\s*import\.meta\.url\b/g;
const OWN = /\bimport\.meta\.(?:url|filename)\b|\b__filename\b|\bargv\s*\[\s*1\s*\]|\brequire\.main\b/;

/** Whether `code` may read its own file, or mentions one of `names`. */
export const looksAtFiles = (code, names) =>
  OWN.test(code.replace(NEUTRAL, "")) || names.some((name) => code.includes(name));

/** Whether `code` may start its own file in another process or thread, where there is no guard. */
export const startsItself = (code) =>
  /\b(?:Worker|fork|spawn|spawnSync|execFile|execFileSync)\(/.test(code) &&
  OWN.test(code.replace(NEUTRAL, ""));

/** Literals that name files or properties, which are not values. */
function addressesIn(tree) {
  const found = new Set();
  const add = (node) => node && found.add(node);
  walk.full(tree, (node) => {
    if (/^(?:Import|Export)\w*(?:Declaration|Expression)$/.test(node.type)) add(node.source);
    if (node.type === "CallExpression" && node.callee.name === "require") add(node.arguments[0]);
    if (node.type === "Property" && !node.computed) add(node.key);
    if (typeof node.directive === "string") add(node.expression);
  });
  return found;
}

function otherLiteral(node) {
  const { value } = node;
  if (node.bigint) return `${node.bigint}${randomInt(10, 99)}n`;
  if (typeof value === "number") return `(${Number.isFinite(value) ? value + randomInt(3, 99) : 7})`;
  if (typeof value === "boolean") return String(!value);
  return typeof value === "string"
    ? JSON.stringify(`${Array.from(value).reverse().join("")}k${randomInt(99)}`)
    : null;
}

function otherText(node) {
  if (node.type === "Literal") return otherLiteral(node);
  return node.type === "TemplateElement" ? `k${randomInt(1e6)}` : null;
}

/** The code with other numbers and strings, in the same structure. */
export function otherValues({ code, tree }) {
  const addresses = addressesIn(tree);
  const edits = [];
  walk.full(tree, (node) => {
    if (addresses.has(node)) return;
    const to = otherText(node);
    if (to !== null) edits.push({ at: node.start, end: node.end, to });
  });
  return applied(code, edits);
}
