import { PNG } from "pngjs";
import type { PageOutline } from "./in-page-results.ts";
import type { PageSession } from "./page-session.ts";

/** What a page shows before any input. */
export interface Snapshot extends PageOutline {
  /** The mean colours of a grid of cells: red, green and blue of each. */
  picture: number[];
}

const COLUMNS = 16;
const ROWS = 12;
/** The largest difference of two cells in a channel (of 255), and the fraction of cells that may exceed it. */
const NEAR = 28;
const STRAY_PART = 0.12;

/** Takes a snapshot of a copy in its current state. */
export async function takeSnapshot(session: PageSession): Promise<Snapshot> {
  const { kinds, controls, words } = await session.call("outline");
  return { kinds, controls, words, picture: gridOf(await session.thumbnail()) };
}

/**
 * Describes a difference between two groups of snapshots; undefined if there is none. Compares only what all snapshots of a
 * group have in common, so that random or temporary content does not count as a difference.
 */
export function differenceOf(plain: Snapshot[], checked: Snapshot[]): string | undefined {
  for (const key of ["kinds", "controls", "words"] as const) {
    const [one, other] = [agreed(plain, key), agreed(checked, key)];
    if (!one || !other) continue;
    const name = { kinds: "there is", controls: "the control", words: "the word" }[key];
    const gone = other.find((item) => !one.includes(item));
    if (gone !== undefined) return `${name} "${gone}" only while it is checked`;
    const extra = one.find((item) => !other.includes(item));
    if (extra !== undefined) return `${name} "${extra}" only while it is not checked`;
  }
  const alike = (group: Snapshot[]) => group.every((one) => isNear(one.picture, group[0]!.picture));
  const meets = plain.some((one) => checked.some((other) => isNear(one.picture, other.picture)));
  return meets || !alike(plain) || !alike(checked) ? undefined : "it looks different while it is checked";
}

/** The value of `key` if all snapshots of the group agree on it; else undefined. */
function agreed(group: Snapshot[], key: "kinds" | "controls" | "words"): string[] | undefined {
  const [first, ...rest] = group.map((one) => one[key]);
  return rest.every((one) => one.toSorted().join("\n") === first!.toSorted().join("\n")) ? first : undefined;
}

function isNear(one: number[], other: number[]): boolean {
  let strays = 0;
  for (let at = 0; at < one.length; at += 3)
    if ([0, 1, 2].some((i) => Math.abs(one[at + i]! - other[at + i]!) > NEAR)) strays += 1;
  return strays <= COLUMNS * ROWS * STRAY_PART;
}

function gridOf(png: Buffer): number[] {
  const { width, height, data } = PNG.sync.read(png);
  const sums = Array.from({ length: COLUMNS * ROWS * 3 }, () => 0);
  const counts = Array.from({ length: COLUMNS * ROWS }, () => 0);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cell = Math.floor((y * ROWS) / height) * COLUMNS + Math.floor((x * COLUMNS) / width);
      counts[cell]! += 1;
      for (let i = 0; i < 3; i++) sums[cell * 3 + i]! += data[(y * width + x) * 4 + i]!;
    }
  return sums.map((sum, i) => sum / Math.max(1, counts[Math.floor(i / 3)]!));
}
