import { type Checkpoint, createTreeHead, leafHash } from "@signet/verify";
import { type LedgerSignature, trustedCheckpoint } from "../../lib/signed-ledger.ts";

/** Compares the lines of a ledger, one by one, with the roots that were signed: now, when it was seen before, and by witnesses. */
export function createSignedLines(signature: LedgerSignature, cosigned: Checkpoint | null) {
  const tree = createTreeHead();
  const [now, before] =
    signature.state === "signed"
      ? [trustedCheckpoint(signature.seen), signature.before && trustedCheckpoint(signature.before)]
      : [null, null];
  const same = {
    now: now?.size === 0,
    before: before === null || before.size === 0,
    cosigned: cosigned === null || cosigned.size === 0,
  };
  const isRoot = async (checkpoint: Checkpoint | null) =>
    checkpoint?.size === tree.size() && equal(checkpoint.root, await tree.root());
  return {
    async take(line: string): Promise<void> {
      if (now === null) return;
      await tree.append(await leafHash(new TextEncoder().encode(line)));
      same.now ||= await isRoot(now);
      same.before ||= await isRoot(before);
      same.cosigned ||= await isRoot(cosigned);
    },
    /** Whether these are also the lines that witnesses signed. */
    areCosigned: () => same.cosigned,
    /** The signature, or that it is of other lines than these. */
    verdict(): LedgerSignature {
      if (signature.state !== "signed" || (same.now && same.before)) return signature;
      const { before: trusted } = signature;
      const refusal = same.before ? "other_lines" : "other_past";
      return { state: "refused", refusal, trusted, found: null };
    },
  };
}

const equal = (one: Uint8Array, other: Uint8Array): boolean => one.every((byte, i) => byte === other[i]);
