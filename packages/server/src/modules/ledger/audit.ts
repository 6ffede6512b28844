import { createLedgerAudit } from "@signet/verify";
import type { Clock } from "../../base/clock.ts";
import type { Checkpoints } from "./checkpoints.ts";
import type { Ledger } from "./ledger.ts";

/** The result of checking the stored chain, and its time. */
export interface Audit {
  at: number;
  ok: boolean;
  size: number;
  /** Runs that were opened, never sealed, and are not under way; null if the lines are no whole chain. */
  neverSealed: NeverSealed | null;
}

/** How many, and the numbers of the `open` lines of the first of them. */
export interface NeverSealed {
  runs: number;
  lines: number[];
}

/** So many lines are named. */
const MOST_NAMED = 20;
/** After this time the next check reads the whole ledger again, because older lines may have been changed meanwhile. */
const WHOLE_EVERY_MS = 24 * 60 * 60_000;

export interface AuditParts {
  ledger: Ledger;
  clock: Clock;
  checkpoints?: Pick<Checkpoints, "newest">;
}

/** How far the lines were followed; null before the first check, and after one that found a fault. */
interface Followed {
  lines: ReturnType<typeof createLedgerAudit>;
  /** When its first line was read. */
  since: number;
}

/**
 * Checks the stored lines against the head of their chain, the stored tree and the signed root, finds the runs that were never
 * sealed, and remembers the last result.
 */
export function createAuditor({ ledger, clock, checkpoints }: AuditParts) {
  const { origin } = ledger;
  let last: Audit | undefined;
  let followed: Followed | null = null;

  /** The head, and the sizes and roots that the lines are compared with, none of them below `first`. */
  async function standing(first: number) {
    // What is signed is read first, so that the lines read after it contain it.
    const signed = checkpoints?.newest();
    const head = await ledger.head();
    // A tree that lost tiles has no root.
    const root = await ledger.root(head.size).catch(() => new Uint8Array());
    const stored = { origin, size: head.size, root };
    // Where signing is behind, what it signed last was compared before.
    const expected = signed && signed.size >= first ? [stored, { ...signed, origin }] : [stored];
    return { head, expected };
  }

  async function check(before: Followed | null, signal?: AbortSignal): Promise<Audit> {
    followed = null;
    const first = before?.lines.size() ?? 0;
    const { head, expected } = await standing(first);
    const { size, sha } = head;
    const since = before?.since ?? clock.now();
    const lines = before?.lines ?? createLedgerAudit(expected);
    if (before) await lines.goOn(expected);
    await takeFrom(ledger, { first, size }, lines, signal);
    const verdict = await lines.verdict();
    const isChain = verdict.ok && verdict.size === size && verdict.head === sha;
    const ok = isChain && (await ledger.tilesAgree(size, first));
    const neverSealed = verdict.ok ? await neverSealedOf(ledger, size, verdict.unsealedAt) : null;
    if (ok) followed = { lines, since };
    return (last = { at: clock.now(), ok, size, neverSealed });
  }

  return {
    /** Reads the whole ledger. */
    audit: (signal?: AbortSignal): Promise<Audit> => check(null, signal),
    /**
     * Goes on after the lines of the last check, so that it costs as much as there are new ones. Reads the whole ledger if there
     * was none, if it found a fault, or once a day.
     */
    goOn: (signal?: AbortSignal): Promise<Audit> =>
      check(followed !== null && clock.now() - followed.since < WHOLE_EVERY_MS ? followed : null, signal),
    last: () => last,
  };
}

export type Auditor = ReturnType<typeof createAuditor>;

async function neverSealedOf(
  ledger: Ledger,
  size: number,
  unsealedAt: readonly number[],
): Promise<NeverSealed> {
  // Asked after the lines were read: a run that was sealed meanwhile has a line from `size` on.
  const underWay = await ledger.underWay(size);
  const left = unsealedAt.filter((seq) => !underWay.has(seq));
  return { runs: left.length, lines: left.slice(0, MOST_NAMED) };
}

/** Hands over the lines of the ledger from number `first` on, up to `size` (exclusive). Rejects if the signal aborts. */
async function takeFrom(
  ledger: Ledger,
  { first, size }: { first: number; size: number },
  { take }: { take: (line: string) => void | Promise<void> },
  signal?: AbortSignal,
): Promise<void> {
  let left = size - first;
  if (left <= 0) return;
  for await (const rows of ledger.batches(first)) {
    signal?.throwIfAborted();
    for (const { line } of rows.slice(0, left)) {
      const taken = take(line);
      if (taken) await taken;
    }
    left -= rows.length;
    if (left <= 0) return;
  }
}
