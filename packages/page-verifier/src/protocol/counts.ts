import type { ChecklistStep } from "../page-brief.ts";
import type { PageSession } from "./page-session.ts";

/** The numbers that a page shows, by the words around them. */
export type Counts = ReadonlyMap<string, number>;

/** What a page showed after a step of its checklist, or before the first. */
export interface CountsAfterStep {
  step: ChecklistStep | undefined;
  counts: Counts;
}

export const readCounts = async (session: PageSession): Promise<Counts> =>
  new Map(await session.call("shownNumbers"));

/** How one number went: its values in order, and the looks at which it had changed. */
export interface Course {
  values: readonly number[];
  /** The looks, by their index, at which it was more than at the look before that showed it. */
  rises: readonly number[];
  falls: readonly number[];
}

/** How the number with these words went. */
export function courseOf(looks: readonly Counts[], words: string): Course {
  const values: number[] = [];
  const [rises, falls]: [number[], number[]] = [[], []];
  for (const [at, counts] of looks.entries()) {
    const value = counts.get(words);
    if (value === undefined) continue;
    const before = values.at(-1) ?? value;
    if (value > before) rises.push(at);
    if (value < before) falls.push(at);
    values.push(value);
  }
  return { values, rises, falls };
}
