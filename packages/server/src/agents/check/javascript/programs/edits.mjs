// Collects what is put into a text, so that what encloses another piece stays outside of it.
import { applied } from "./parse.mjs";

/** `wrap` puts text around a piece, `put` in front of a place; `text()` applies all of it. */
export function createEdits(code) {
  const [opens, closes] = [[], []];
  return {
    wrap({ start, end }, before, after) {
      opens.push({ at: start, to: before, end: start, size: end - start });
      closes.push({ at: end, to: after, end, size: end - start });
    },
    put: (at, to, size = 0) => void opens.push({ at, to, end: at, size }),
    /** Text that stands before the end of a block, outside of everything in it. */
    close: (at, to) => void closes.push({ at, to, end: at, size: Infinity }),
    text: () => applied(code, ordered(opens, closes)),
  };
}

/** At one place, what closes comes before what opens; inner closes and outer opens come first. */
function ordered(opens, closes) {
  const rank = (edit, open) => ({ ...edit, open });
  return [...closes.map((edit) => rank(edit, false)), ...opens.map((edit) => rank(edit, true))].sort(
    (a, b) => a.at - b.at || Number(a.open) - Number(b.open) || (a.open ? b.size - a.size : a.size - b.size),
  );
}
