/** Whether every case is run: `npm run check:full`. */
export const ALL = process.env["SIGNET_CHECK_ALL"] === "1";

/** Evenly spread cases of a table that takes long, at most `most` of them; all of them in the full check. */
export function drawn<T>(cases: readonly T[], most: number): T[] {
  if (ALL || cases.length <= most) return [...cases];
  return Array.from({ length: most }, (_, i) => cases[Math.floor((i * cases.length) / most)]!);
}
