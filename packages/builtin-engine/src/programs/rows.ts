import type { Example, Value } from "../task/parsed-task.ts";
import { readValue } from "../task/values.ts";

const LIST = /(?:=|\bof|\bin|,)\s{0,8}(?=\[\s{0,80}[[({])/g;
const PAIR_CALL =
  /(?:[Ee]qual|assert|expect|is)[^\n]{0,40}?\b([A-Za-z_$][\w$]{0,60})\((\.\.\.|\*)?\s{0,4}[A-Za-z_$][\w$.]{0,60}/;
const SKIPPED = new Set("assert equal deepEqual strictEqual expect assertEqual for of in test it".split(" "));

/** Reads the rows of a table-driven test: a list of lists, each with the arguments of one call and its result last. */
export function rowsIn(content: string): Example[] {
  const call = PAIR_CALL.exec(content);
  const name = call?.[1];
  if (name === undefined || SKIPPED.has(name)) return [];
  const found: Example[] = [];
  for (const match of content.matchAll(LIST)) {
    const list = readValue(content, match.index + match[0].length);
    if (!list || !Array.isArray(list.value)) continue;
    for (const row of list.value) {
      if (!Array.isArray(row) || row.length < 2) continue;
      const inputs = row.slice(0, -1);
      const spread = call?.[2] !== undefined && inputs.length === 1 && Array.isArray(inputs[0]);
      found.push({ name, args: spread ? (inputs[0] as Value[]) : inputs, output: row.at(-1)! });
    }
  }
  return found;
}
