import { equalBytes, utf8 } from "../bytes.ts";
import { type ChainVerdict, verifyChain } from "../chain.ts";
import type { FaultCode } from "../error.ts";
import type { Checkpoint } from "./checkpoint.ts";
import { createTreeHead, leafHash } from "./merkle.ts";

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
  const tree = createTreeHead();
  const wrong: Checkpoint[] = [];
  let origin: unknown;
  const compare = async () => {
    for (const checkpoint of checkpoints)
      if (checkpoint.size === tree.size() && !equalBytes(checkpoint.root, await tree.root()))
        wrong.push(checkpoint);
  };
  async function* hashed() {
    await compare();
    for await (const line of lines) {
      yield line;
      // Only reached if the line before was accepted.
      origin ??= (JSON.parse(line) as { log?: unknown }).log;
      await tree.append(await leafHash(utf8(line)));
      await compare();
    }
  }
  const verdict = await verifyChain(hashed());
  if (!verdict.ok) return verdict;
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
