import { createLedgerAudit } from "@signet/verify";
import type { Clock } from "../../base/clock.ts";
import type { Checkpoints } from "./checkpoints.ts";
import type { Ledger } from "./ledger.ts";

/** The result of checking the whole stored chain, and its time. */
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

export interface AuditParts {
  ledger: Ledger;
  clock: Clock;
  checkpoints?: Pick<Checkpoints, "newest">;
}

/**
 * Checks the stored lines against the head of their chain, the stored tree and the signed root, finds the runs that were never
 * sealed, and remembers the last result.
 */
export function createAuditor({ ledger, clock, checkpoints }: AuditParts) {
  const { origin } = ledger;
  let last: Audit | undefined;
  return {
    async audit(): Promise<Audit> {
      // What is signed is read first, so that the lines read after it contain it.
      const signed = checkpoints?.newest();
      const { size, sha } = await ledger.head();
      // A tree that lost tiles has no root.
      const root = await ledger.root(size).catch(() => new Uint8Array());
      const stored = { origin, size, root };
      const audit = createLedgerAudit(signed ? [stored, { ...signed, origin }] : [stored]);
      await takeFirst(ledger, size, audit);
      const verdict = await audit.verdict();
      const isChain = verdict.ok && verdict.size === size && verdict.head === sha;
      const ok = isChain && (await ledger.tilesAgree(size));
      const neverSealed = verdict.ok ? await neverSealedOf(ledger, size, verdict.unsealedAt) : null;
      return (last = { at: clock.now(), ok, size, neverSealed });
    },
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

/** Hands over the first `count` lines of the ledger. */
async function takeFirst(
  ledger: Ledger,
  count: number,
  { take }: { take: (line: string) => void | Promise<void> },
): Promise<void> {
  let left = count;
  for await (const rows of ledger.batches()) {
    for (const { line } of rows.slice(0, left)) {
      const taken = take(line);
      if (taken) await taken;
    }
    left -= rows.length;
    if (left <= 0) return;
  }
}
