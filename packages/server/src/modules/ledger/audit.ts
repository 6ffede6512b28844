import { createTreeHead, leafHash, type TreeHead, verifyChain } from "@signet/verify";
import type { Clock } from "../../base/clock.ts";
import type { Checkpoints } from "./checkpoints.ts";
import type { Ledger } from "./ledger.ts";

/** The result of checking the whole stored chain, and its time. */
export interface Audit {
  at: number;
  ok: boolean;
  size: number;
}

export interface AuditParts {
  ledger: Ledger;
  clock: Clock;
  checkpoints?: Pick<Checkpoints, "newest">;
}

/** Checks the stored lines against the head of their chain, the stored tree and the signed root, and remembers the last result. */
export function createAuditor({ ledger, clock, checkpoints }: AuditParts) {
  let last: Audit | undefined;
  return {
    async audit(): Promise<Audit> {
      // What is signed is read first, so that the lines read after it contain it.
      const signed = checkpoints?.newest() ?? { size: 0, root: await createTreeHead().root() };
      const { size, sha } = await ledger.head();
      // A tree that lost tiles has no root.
      const root = await ledger.root(size).catch(() => new Uint8Array());
      const tree = createTreeHead();
      let isAsSigned = signed.size === 0;
      const chain = await verifyChain(
        firstOf(ledger.lines(), size, async (line) => {
          await tree.append(await leafHash(Buffer.from(line)));
          if (tree.size() === signed.size) isAsSigned = await hasRoot(tree, signed.root);
        }),
      );
      const isWhole = chain.ok && chain.size === size && chain.head === sha;
      const ok = isWhole && isAsSigned && (await hasRoot(tree, root));
      return (last = { at: clock.now(), ok, size });
    },
    last: () => last,
  };
}

export type Auditor = ReturnType<typeof createAuditor>;

const hasRoot = async (tree: TreeHead, root: Uint8Array) => Buffer.from(await tree.root()).equals(root);

async function* firstOf<T>(
  items: AsyncIterable<T>,
  count: number,
  see: (item: T) => Promise<void>,
): AsyncGenerator<T, void> {
  if (count === 0) return;
  let taken = 0;
  for await (const item of items) {
    await see(item);
    yield item;
    if (++taken === count) return;
  }
}
