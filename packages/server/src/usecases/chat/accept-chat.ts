import type { ChatRequest } from "@signet/contract";
import type { Worker } from "../../modules/runs/worker.ts";
import type { AcceptedRun, RequestingCaller, OpenRun } from "../runs/open-run.ts";

interface AcceptParts {
  openRun: OpenRun;
  /** The worker's slot for a chat that can begin at once: its claim is part of the transaction that opens the run. */
  takeSlot: Worker["takeSlot"];
  onQueued: () => void;
}

/** Accepts a question for the chat and opens its run. Throws Problem. */
export function createAcceptChat({ openRun, takeSlot, onQueued }: AcceptParts) {
  return async (asked: ChatRequest, caller: RequestingCaller): Promise<AcceptedRun> => {
    using slot = takeSlot();
    const { fresh, ...accepted } = await openRun(caller, {
      asked,
      prepare: async () => ({ kind: "chat", request: asked }),
      also: async (tx, { id }) => slot?.claim(tx, id),
    });
    if (!fresh) return accepted;
    if (slot) slot.begin();
    else onQueued();
    return accepted;
  };
}

export type AcceptChat = ReturnType<typeof createAcceptChat>;
