import { z } from "zod";
import { ChatRequest, MemoryErased, MemoryList } from "../chat.ts";
import { withExample } from "../fields.ts";
import { BODY_PROBLEMS, idempotent, METERED, ownerScope, type Route } from "./route.ts";

export const chatRoutes = {
  chatRun: {
    method: "post",
    path: "/run/stream",
    summary: "Ask the chat agent; its claims come with their evidence",
    consumes: "run",
    headers: z.object({ ...ownerScope, ...idempotent }),
    body: ChatRequest,
    answer: { kind: "events", streams: ["chat"] },
    problems: [...BODY_PROBLEMS, ...METERED, "idempotency_mismatch", "run_not_found", "overloaded"],
    example: { command: "How far is 26.2 miles in kilometres?", history: [], user_memory: [] },
  },
  memory: {
    method: "get",
    path: "/memory",
    summary: "List the memory entries of the owner scope",
    consumes: null,
    headers: z.object(ownerScope),
    answer: { kind: "json", schema: MemoryList },
    problems: [],
  },
  eraseMemory: {
    method: "delete",
    path: "/memory",
    summary: "Forget one memory entry, or all",
    consumes: null,
    headers: z.object(ownerScope),
    query: z.object({
      id: withExample(z.string().min(1).max(64).optional(), "mem_06k3v9x0abcdefghijklmnopq").describe(
        "The entry to forget; if absent, all entries",
      ),
    }),
    answer: { kind: "json", schema: MemoryErased },
    problems: ["not_found"],
  },
} as const satisfies Record<string, Route>;
