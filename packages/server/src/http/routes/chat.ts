import type { AcceptChat } from "../../usecases/chat/accept-chat.ts";
import type { KeepMemory } from "../../usecases/chat/manage-memory.ts";
import type { ReadRuns } from "../../usecases/runs/read-runs.ts";
import { knownCaller } from "../caller.ts";
import type { App } from "../context.ts";
import { rateLimitHeaders } from "../problem-headers.ts";
import { serve } from "../route.ts";
import { streamEvents } from "../sse.ts";

export interface ChatParts {
  acceptChat: AcceptChat;
  readRuns: ReadRuns;
  keepMemory: KeepMemory;
}

/** `/run/stream` and `/memory`: the chat, and what it remembers. */
export function chatRoutes(app: App, { acceptChat, readRuns, keepMemory }: ChatParts): void {
  serve(app, "chatRun", async ({ body, headers, caller, requestId, c }) => {
    const idempotencyKey = headers["idempotency-key"];
    const { id, meter } = await acceptChat(body, { ...caller, requestId, idempotencyKey });
    const events = (signal: AbortSignal) => readRuns.events(caller, id, 0, signal);
    return streamEvents(c, events, meter ? { headers: rateLimitHeaders(meter) } : {});
  });

  serve(app, "memory", async ({ caller }) => await keepMemory.list(knownCaller(caller)));

  serve(
    app,
    "eraseMemory",
    async ({ query, caller }) => await keepMemory.erase(knownCaller(caller), query.id),
  );
}
