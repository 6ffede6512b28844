import { type NoteSignature, withSignatures } from "@signet/verify";
import type { Signed } from "./kept.ts";

/** A checkpoint that witnesses cosigned. */
export interface Cosigned {
  size: number;
  at: number;
  /** The checkpoint with the signatures of the ledger and of the witnesses. */
  text: string;
  /** How many witnesses. */
  by: number;
}

/** Remembers, for each number of witnesses, the newest checkpoint that so many cosigned. */
export function createCosigned() {
  const kept: Cosigned[] = [];
  return {
    add(
      { text, size }: Pick<Signed, "text" | "size">,
      signatures: readonly NoteSignature[],
      at: number,
    ): void {
      const by = signatures.length;
      if (by === 0) return;
      const cosigned = { size, at, text: withSignatures(text, signatures), by };
      for (let count = 1; count <= by; count++) if ((kept[count]?.size ?? -1) <= size) kept[count] = cosigned;
    },
    /** The checkpoint of at least this size that most witnesses cosigned, the newest of these; null if there is none. */
    best: (size: number): Cosigned | null =>
      kept.findLast((one) => one !== undefined && one.size >= size) ?? null,
  };
}
