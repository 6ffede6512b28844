const FEWEST_LETTERS = 3;

/** Whether two labels are one, or one is short for the other: `min` and `minimum`. */
export const isLabel = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= FEWEST_LETTERS && (a.startsWith(b) || b.startsWith(a)));
