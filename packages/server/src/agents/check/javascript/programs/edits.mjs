// Collects insertions into a text and keeps them correctly nested.
import { applied } from "./parse.mjs";

/** `wrap` puts text around a node, `put` before a position; `text()` applies everything. */
export function createEdits(code) {
  const [opens, closes] = [[], []];
  return {
    wrap({ start, end }, before, after) {
      opens.push({ at: start, to: before, end: start, size: end - start });
      closes.push({ at: end, to: after, end, size: end - start });
    },
    put: (at, to, size = 0) => void opens.push({ at, to, end: at, size }),
    /** Puts text before the end of a block, outside of everything in it. */
    close: (at, to) => void closes.push({ at, to, end: at, size: Infinity }),
    text: () => applied(code, ordered(opens, closes)),
  };
}

/** Sorts edits. At one position, closing edits come before opening ones, inner closings first, outer openings first. */
function ordered(opens, closes) {
  const rank = (edit, open) => ({ ...edit, open });
  // Of two texts around one node, the one added last is the inner one.
  return [
    ...closes.toReversed().map((edit) => rank(edit, false)),
    ...opens.map((edit) => rank(edit, true)),
  ].sort(
    (a, b) => a.at - b.at || Number(a.open) - Number(b.open) || (a.open ? b.size - a.size : a.size - b.size),
  );
}
