/** How many character comparisons are left. Once there are none, nothing matches. */
export interface Budget {
  left: number;
}

const MAX_STEPS = 1_000_000;

/** Whether `path` matches `glob`: `*` and `?` match within a segment, `**` across segments. Time is at most the product of both lengths. */
export function fitsGlob(path: string, glob: string, budget: Budget = { left: MAX_STEPS }): boolean {
  budget.left -= path.length;
  const fits = fitsWithin(budget);
  return fits(path.split("/"), glob.replace(/^(?:\.\/)+/, "").split("/"), (segment, pattern) =>
    pattern === "**" ? "any" : fits(segment, pattern, (c, p) => (p === "*" ? "any" : p === "?" || p === c)),
  );
}

type Fits = (
  items: ArrayLike<string>,
  patterns: ArrayLike<string>,
  one: (item: string, pattern: string) => boolean | "any",
) => boolean;

/** Greedy wildcard matching: backtracks only to the most recent `any`. */
const fitsWithin =
  (budget: Budget): Fits =>
  (items, patterns, one) => {
    const isAny = (p: string | undefined) => (p === "*" || p === "**") && one("", p) === "any";
    let [at, next, star, from] = [0, 0, -1, 0];
    while (at < items.length) {
      if (budget.left-- < 0) return false;
      const pattern = patterns[next];
      if (isAny(pattern)) {
        star = next++;
        from = at;
      } else if (pattern !== undefined && one(items[at]!, pattern) === true) {
        at += 1;
        next += 1;
      } else if (star >= 0) {
        next = star + 1;
        at = ++from;
      } else return false;
    }
    while (isAny(patterns[next])) next += 1;
    return next === patterns.length && budget.left >= 0;
  };
