/** Whether every case is run: `npm run check:full`. */
export const ALL = process.env["SIGNET_CHECK_ALL"] === "1";

/** Evenly spread cases of a table that takes long, at most `most` of them; all of them in the full check. */
export function drawn<T>(cases: readonly T[], most: number): T[] {
  if (ALL || cases.length <= most) return [...cases];
  return Array.from({ length: most }, (_, i) => cases[Math.floor((i * cases.length) / most)]!);
}

/** Says of how many cases a sample was drawn. */
export const sampleOf = (sample: readonly unknown[], table: readonly unknown[]): string =>
  sample.length === table.length ? "" : ` (drawn of ${table.length}; all of them: npm run check:full)`;
