import { type Counts, readCounts } from "./counts.ts";
import type { PageSession } from "./page-session.ts";
import { beginsAgain } from "./begin-again.ts";

/** Longer than a result takes to be counted up. */
const CONFIRM_MS = 3_000;
const FRAME_MS = 100;

/** Follows whether a page goes on counting after its end. */
export interface AfterEnd {
  /** Looks at the page. Resolves to what is wrong, if it had ended at the last look and has counted ever since. */
  look(): Promise<string | undefined>;
}

interface Look {
  counts: Counts;
  /** The identities of the buttons that begin again. */
  again: string[];
}

const lookAt = async (session: PageSession): Promise<Look> => ({
  counts: await readCounts(session),
  again: (await session.call("buttonIds")).filter(beginsAgain),
});

/** Starts to follow a page that has just been started, and is left alone. */
export async function followEnd(session: PageSession): Promise<AfterEnd> {
  const started = await lookAt(session);
  let before: Look | undefined;
  return {
    async look() {
      const now = await lookAt(session);
      const [offer] = now.again.filter((id) => !started.again.includes(id));
      const counting =
        offer !== undefined && before?.again.includes(offer)
          ? grownIn([started.counts, before.counts, now.counts])
          : [];
      before = now;
      if (offer === undefined || counting.length === 0) return undefined;
      const confirmed = await confirm(session, now.counts, counting);
      return confirmed && afterEnd(confirmed);
    },
  };
}

/** What is wrong with a page that has ended, if a number that grew while it was played grows on; `looks`: what it showed so far. */
export async function countsAfterEnd(
  session: PageSession,
  looks: readonly Counts[],
): Promise<string | undefined> {
  const counting = await countingOn(session, looks);
  return counting && afterEnd(counting);
}

/** The number that grew while a page was played, and grows on although it is left alone; as it is shown, and later. */
export async function countingOn(
  session: PageSession,
  looks: readonly Counts[],
): Promise<string | undefined> {
  if (await session.rests()) return undefined;
  const now = await readCounts(session);
  await session.advance(CONFIRM_MS, FRAME_MS);
  const later = await readCounts(session);
  const counting = grownIn([looks[0] ?? now, now, later]);
  return counting.length === 0 ? undefined : confirm(session, later, counting);
}

const afterEnd = (counting: string): string =>
  `it goes on counting after its end, although it offers to begin again: ${counting}`;

/** The words of the numbers that are more at each look, where all show the same words beside them. */
const grownIn = ([first, ...rest]: readonly Counts[]): string[] =>
  [...first!.keys()].filter((words) => {
    const values = [first!, ...rest].map((counts) => counts.get(words));
    return values.every((value, at) => value !== undefined && (at === 0 || value > values[at - 1]!));
  });

async function confirm(
  session: PageSession,
  before: Counts,
  words: readonly string[],
): Promise<string | undefined> {
  await session.advance(CONFIRM_MS, FRAME_MS);
  const now = await readCounts(session);
  const found = words.find((one) => (now.get(one) ?? 0) > before.get(one)!);
  if (found === undefined) return undefined;
  const [from, to] = [before, now].map((counts) => found.replace("#", String(counts.get(found))));
  return `"${from}", ${CONFIRM_MS / 1_000} s later "${to}"`;
}
