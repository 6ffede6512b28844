import { verifyChain } from "@signet/verify";
import type { Clock } from "../../base/clock.ts";
import type { Ledger } from "./ledger.ts";

/** The result of checking the whole stored chain, and its time. */
export interface Audit {
  at: number;
  ok: boolean;
  size: number;
}

/** Checks the stored chain against its head, and remembers the last result. */
export function createAuditor({ ledger, clock }: { ledger: Ledger; clock: Clock }) {
  let last: Audit | undefined;
  return {
    async audit(): Promise<Audit> {
      const { size, sha } = await ledger.head();
      const chain = await verifyChain(firstOf(ledger.lines(), size));
      const ok = chain.ok && chain.size === size && chain.head === sha;
      return (last = { at: clock.now(), ok, size });
    },
    last: () => last,
  };
}

export type Auditor = ReturnType<typeof createAuditor>;

async function* firstOf<T>(items: AsyncIterable<T>, count: number): AsyncGenerator<T, void> {
  if (count === 0) return;
  let taken = 0;
  for await (const item of items) {
    yield item;
    if (++taken === count) return;
  }
}
