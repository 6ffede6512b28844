// Copies of given files with other expectations than those that were given, which work that is judged by them must fail.
import { readFileSync } from "node:fs";
import { randomInt } from "node:crypto";
import path from "node:path";
import { flipData } from "./flips.mjs";
import { MAX_BYTES } from "./given-files.mjs";
import { applied, walk } from "./parse.mjs";

/**
 * The files of a test with changed expectations: the data that it names, or else itself (`file: null`), changed once in each test or,
 * with `one`, once in all. Null if nothing can be changed.
 */
export const changedCopies = ({ code, tree }, flips, { fixed, one }) =>
  changedData(code, fixed) ?? changedText(code, reachedFlips(tree, flips), one);

const pick = (list) => list[randomInt(list.length)];

/** Changes that do not follow a `return` in their function: on this machine, the test might return before them. */
function reachedFlips(tree, flips) {
  const left = new Map();
  walk.fullAncestor(tree, (node, _, ancestors) => {
    if (node.type !== "ReturnStatement") return;
    const own = ancestors.findLast((one) => /Function/.test(one.type));
    if (own) left.set(own, Math.min(left.get(own) ?? Infinity, node.end));
  });
  const leaving = [...left];
  return flips.filter(
    ({ at }) => !leaving.some(([own, first]) => own.start < at && at < own.end && first <= at),
  );
}

/** The file with one changed expectation in each test; with `one`, with a single changed expectation. */
function changedText(code, flips, one) {
  if (flips.length === 0) return null;
  const chosen = one
    ? [pick(flips)]
    : [
        ...Map.groupBy(
          flips.filter((flip) => flip.test > 0),
          (flip) => flip.test,
        ).values(),
      ].map(pick);
  if (chosen.length === 0) return null;
  return {
    files: [{ file: null, text: applied(code, chosen) }],
    tests: chosen.map((flip) => flip.test),
    line: chosen[0].line,
  };
}

/** Protected data files that the test names, with changed answers; null if it names none. */
function changedData(code, fixed) {
  const files = [];
  for (const name of fixed) {
    if (!name.endsWith(".json") || /(?:^|\/)(?:package(?:-lock)?|tsconfig|jsconfig)\.json$/.test(name))
      continue;
    if (!code.includes(path.posix.basename(name))) continue;
    const text = readFileSync(name, "utf8");
    const other = text.length > MAX_BYTES ? null : flipData(text);
    if (other !== null) files.push({ file: name, text: other });
  }
  return files.length > 0 ? { files, tests: [], line: 0 } : null;
}
