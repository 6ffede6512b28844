import type { ChatRequest } from "@signet/contract";
import type { AcceptedRun, RequestingCaller, OpenRun } from "../runs/open-run.ts";

/** Accepts a question for the chat and opens its run. Throws Problem. */
export function createAcceptChat({ openRun, onQueued }: { openRun: OpenRun; onQueued: () => void }) {
  return async (asked: ChatRequest, caller: RequestingCaller): Promise<AcceptedRun> => {
    const { fresh, ...accepted } = await openRun(caller, {
      asked,
      prepare: async () => ({ kind: "chat", request: asked }),
    });
    if (fresh) onQueued();
    return accepted;
  };
}

export type AcceptChat = ReturnType<typeof createAcceptChat>;
