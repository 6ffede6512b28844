// Changes expectations in the text: a literal of an assertion, or an answer in data that a test reads.
import { randomInt } from "node:crypto";
import { walk } from "./parse.mjs";

const HOLDS_LITERALS = /^(?:Literal|UnaryExpression|ArrayExpression|ObjectExpression)$/;
const ANSWERS = /^(?:expect(?:ed|s)?|want(?:ed)?|out(?:put)?|result|answer)$/i;

/** The edit that changes the expectation `node`, or null if it contains no literal. */
export function flipOf(node) {
  if (!node || !HOLDS_LITERALS.test(node.type)) return null;
  const skipped = new Set();
  const literals = [];
  walk.full(node, (part) => {
    if (part.type === "Property" && !part.computed) skipped.add(part.key);
    // No comparison may see what an object was made from: a run of its own asks for that.
    if (part.type === "NewExpression") walk.full(part, (inner) => void skipped.add(inner));
    if (part.type === "Literal" && !part.regex) literals.push(part);
  });
  const literal = literals.find((part) => !skipped.has(part));
  if (!literal)
    return node.type === "ArrayExpression"
      ? { at: node.start, end: node.end, to: `["k${randomInt(1e6)}"]` }
      : null;
  return { at: literal.start, end: literal.end, to: another(literal.value, literal.bigint) };
}

function another(value, bigint) {
  if (bigint) return `${bigint}${randomInt(1000, 9999)}n`;
  if (typeof value === "number") {
    const other = value + randomInt(1000, 9999);
    return String(other === value || !Number.isFinite(other) ? randomInt(1000, 9999) + 0.5 : other);
  }
  return JSON.stringify(typeof value === "string" ? `${value} k${randomInt(1e6)}` : `k${randomInt(1e6)}`);
}

/** The data with every answer changed, or null if nothing looks like an answer. */
export function flipData(text) {
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  let changed = 0;
  const change = (value) => {
    if (value !== null && typeof value === "object") return value;
    changed += 1;
    return typeof value === "boolean" ? !value : JSON.parse(another(value));
  };
  const visit = (value, depth) => {
    if (depth > 8 || value === null || typeof value !== "object") return;
    if (Array.isArray(value)) {
      // Rows such as [input, output].
      for (const row of value)
        if (Array.isArray(row) && row.length > 1) row[row.length - 1] = change(row.at(-1));
      for (const item of value) visit(item, depth + 1);
      return;
    }
    for (const key of Object.keys(value)) if (ANSWERS.test(key)) value[key] = change(value[key]);
    for (const key of Object.keys(value)) visit(value[key], depth + 1);
  };
  visit(data, 0);
  return changed > 0 ? JSON.stringify(data) : null;
}
