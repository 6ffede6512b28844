/** Whether all cases run: `npm run check:full`. */
export const ALL = process.env["SIGNET_CHECK_ALL"] === "1";

/** An evenly distributed sample of at most `most` cases of a slow table; all cases in the full check. */
export function drawn<T>(cases: readonly T[], most: number): T[] {
  if (ALL || cases.length <= most) return [...cases];
  return Array.from({ length: most }, (_, i) => cases[Math.floor((i * cases.length) / most)]!);
}

/** Describes the size of a sample and of its table. */
export const sampleOf = (sample: readonly unknown[], table: readonly unknown[]): string =>
  sample.length === table.length ? "" : ` (drawn of ${table.length}; all of them: npm run check:full)`;

/** The options of a slow test that only the full check runs; the sample of its kind stays. */
export const IN_FULL = ALL ? {} : { skip: "slow; npm run check:full runs it" };
