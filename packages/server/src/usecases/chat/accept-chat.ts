import type { ChatRequest } from "@signet/contract";
import type { Worker } from "../../modules/runs/worker.ts";
import type { AcceptedRun, RequestingCaller, OpenRun } from "../runs/open-run.ts";

interface AcceptParts {
  openRun: OpenRun;
  /** The worker's place for a chat that can begin at once: its claim is part of the transaction that opens the run. */
  place: Worker["place"];
  onQueued: () => void;
}

/** Accepts a question for the chat and opens its run. Throws Problem. */
export function createAcceptChat({ openRun, place, onQueued }: AcceptParts) {
  return async (asked: ChatRequest, caller: RequestingCaller): Promise<AcceptedRun> => {
    using taken = place();
    const { fresh, ...accepted } = await openRun(caller, {
      asked,
      prepare: async () => ({ kind: "chat", request: asked }),
      also: async (tx, { id }) => taken?.claim(tx, id),
    });
    if (!fresh) return accepted;
    if (taken) taken.begin();
    else onQueued();
    return accepted;
  };
}

export type AcceptChat = ReturnType<typeof createAcceptChat>;
