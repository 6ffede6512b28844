import type { CodeEvent } from "@signet/contract";
import { eventJson } from "@signet/verify";
import { describe, type Log } from "../../base/log.ts";
import type { Journal, StoredEvent } from "../../modules/runs/journal.ts";

export interface ProofParts {
  journal: Pick<Journal, "tail">;
  /** Gives a proof of a line of the ledger. */
  proofOf: (seq: number) => Promise<string>;
  log: Log;
}

type Sealing = Extract<CodeEvent, { name: "code_receipt" }>["data"];

/**
 * Reads events with a proof of the receipt in the last one. A checkpoint is signed after the commit of what it covers, so
 * a stored event does not have it.
 */
export function withProofs({ journal, proofOf, log }: ProofParts): Pick<Journal, "tail"> {
  async function proven(event: StoredEvent): Promise<StoredEvent> {
    if (event.name !== "code_receipt" && event.name !== "visual_done") return event;
    const data = JSON.parse(event.data) as Pick<Sealing, "receipt">;
    // A run is told how it ended even if its receipt cannot be signed.
    const proof = await proofOf(data.receipt.seq).catch((thrown: unknown) => {
      log.error(describe(thrown), "a receipt has no proof");
      return null;
    });
    return { ...event, data: eventJson({ ...data, proof }) };
  }

  return {
    async *tail(...from) {
      for await (const events of journal.tail(...from)) yield await Promise.all(events.map(proven));
    },
  };
}
