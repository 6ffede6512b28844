import type { AcceptChat } from "../../usecases/chat/accept-chat.ts";
import type { ManageMemory } from "../../usecases/chat/manage-memory.ts";
import type { ReadRuns } from "../../usecases/runs/read-runs.ts";
import { knownCaller } from "../caller.ts";
import type { HttpApp } from "../context.ts";
import { rateLimitHeaders } from "../problem-headers.ts";
import { serve } from "../route.ts";
import { streamEvents } from "../sse.ts";

export interface ChatRouteParts {
  acceptChat: AcceptChat;
  readRuns: ReadRuns;
  manageMemory: ManageMemory;
}

/** `/run/stream` and `/memory`: the chat, and what it remembers. */
export function chatRoutes(app: HttpApp, { acceptChat, readRuns, manageMemory }: ChatRouteParts): void {
  serve(app, "chatRun", async ({ body, headers, caller, requestId, c }) => {
    const idempotencyKey = headers["idempotency-key"];
    const { id, meter } = await acceptChat(body, { ...caller, requestId, idempotencyKey });
    const events = (signal: AbortSignal) => readRuns.events(caller, id, 0, signal);
    return streamEvents(c, events, meter ? { headers: rateLimitHeaders(meter) } : {});
  });

  serve(app, "memory", async ({ caller }) => await manageMemory.list(knownCaller(caller)));

  serve(
    app,
    "eraseMemory",
    async ({ query, caller }) => await manageMemory.erase(knownCaller(caller), query.id),
  );
}
