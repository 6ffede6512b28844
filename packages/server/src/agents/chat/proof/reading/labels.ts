const FEWEST_LETTERS = 3;

/** Whether two labels are one, or one is short for the other: `min` and `minimum`, but not `media` and `median`. */
export const isLabel = (a: string, b: string): boolean =>
  a === b ||
  (Math.min(a.length, b.length) >= FEWEST_LETTERS &&
    Math.abs(a.length - b.length) > 1 &&
    (a.startsWith(b) || b.startsWith(a)));
