import { equalBytes } from "../bytes.ts";
import { type ChainVerdict, createChain, takeAll } from "../chain.ts";
import type { FaultCode } from "../error.ts";
import type { Checkpoint } from "./checkpoint.ts";
import { createTreeHead, lineHash } from "./merkle.ts";

/**
 * Checks that a whole ledger is one unbroken chain (see `verifyChain`) and that each checkpoint is of exactly its first lines.
 * With a checkpoint that was saved earlier, or that a witness signed, this also finds a ledger that was cut or rewritten since,
 * which a chain alone does not: its code is "inconsistent", its `seq` the size of the checkpoint that does not match. The
 * signatures must have been verified before: see `openCheckpoint`.
 */
export async function verifyLedger(
  lines: Iterable<string> | AsyncIterable<string>,
  checkpoints: readonly Checkpoint[],
): Promise<ChainVerdict> {
  const audit = createLedgerAudit(checkpoints);
  await takeAll(lines, audit);
  return audit.verdict();
}

/** The same line by line. `take` returns a promise where hashes are computed asynchronously, which the next line waits for. */
export function createLedgerAudit(first: readonly Checkpoint[]) {
  const tree = createTreeHead();
  const chain = createChain();
  const sizesOf = (all: readonly Checkpoint[]) => new Set(all.map(({ size }) => size));
  let checkpoints = first;
  let sizes = sizesOf(first);
  const wrong: Checkpoint[] = [];
  let origin: unknown;

  /** Compares the checkpoints of the size that the tree has now. */
  async function compare(): Promise<void> {
    const root = await tree.root();
    for (const checkpoint of checkpoints)
      if (checkpoint.size === tree.size() && !equalBytes(checkpoint.root, root)) wrong.push(checkpoint);
  }

  const compareIfWanted = () => (sizes.has(tree.size()) ? compare() : undefined);

  function grow(line: string): void | Promise<void> {
    if (chain.isBroken()) return;
    origin ??= (JSON.parse(line) as { log?: unknown }).log;
    const leaf = lineHash(line);
    const grown = leaf instanceof Promise ? leaf.then((made) => tree.append(made)) : tree.append(leaf);
    return grown ? grown.then(compareIfWanted) : compareIfWanted();
  }

  const follow = (line: string) => {
    const taken = chain.take(line);
    return taken ? taken.then(() => grow(line)) : grow(line);
  };

  return {
    take: (line: string): void | Promise<void> =>
      tree.size() === 0 && sizes.has(0) ? compare().then(() => follow(line)) : follow(line),
    isBroken: chain.isBroken,
    size: tree.size,
    /**
     * Has the lines that follow compared with other checkpoints, of at least as many lines as were taken. Only what later lines
     * need stays in memory: a run that is opened again after it was sealed is not found any more.
     */
    async goOn(next: readonly Checkpoint[]): Promise<void> {
      [checkpoints, sizes] = [next, sizesOf(next)];
      chain.forgetSealed();
      await compareIfWanted();
    },
    async verdict(): Promise<ChainVerdict> {
      if (tree.size() === 0) await compare();
      const verdict = chain.verdict();
      return verdict.ok ? against(verdict, { checkpoints, wrong, origin }) : verdict;
    },
  };
}

/** What a whole chain is worth once it is compared with checkpoints; `wrong` are those whose root is another. */
function against(
  verdict: ChainVerdict & { ok: true },
  {
    checkpoints,
    wrong,
    origin,
  }: { checkpoints: readonly Checkpoint[]; wrong: Checkpoint[]; origin: unknown },
): ChainVerdict {
  for (const { size, origin: named } of checkpoints)
    if (origin !== undefined && named !== origin)
      return refused("wrong_log", 0, `the checkpoint is of the ledger ${named}`);
    else if (size > verdict.size)
      return refused(
        "inconsistent",
        verdict.size,
        `a checkpoint was signed for ${size} lines; the ledger has ${verdict.size}`,
      );
  const [first] = wrong;
  if (first)
    return refused(
      "inconsistent",
      first.size,
      `the first ${first.size} lines are not those that a checkpoint was signed for`,
    );
  return verdict;
}

const refused = (code: FaultCode, seq: number, message: string): ChainVerdict => ({
  ok: false,
  code,
  seq,
  message,
});
