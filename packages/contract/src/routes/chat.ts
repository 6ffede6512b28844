import { z } from "zod";
import { ChatRequest, MemoryErased, MemoryList } from "../chat.ts";
import { withExample } from "../fields.ts";
import { BODY_PROBLEMS, idempotent, METERED, ownerScope, type Route } from "./route.ts";

export const chatRoutes = {
  chatRun: {
    method: "post",
    path: "/run/stream",
    summary: "Ask the chat agent; what it claims comes with what it rests on",
    consumes: "run",
    headers: z.object({ ...ownerScope, ...idempotent }),
    body: ChatRequest,
    answer: { kind: "events", streams: ["chat"] },
    problems: [
      ...BODY_PROBLEMS,
      ...METERED,
      "idempotency_mismatch",
      "run_not_found",
      "overloaded",
      "not_ready",
    ],
    example: { command: "How far is 26.2 miles in kilometres?", history: [], user_memory: [] },
  },
  memory: {
    method: "get",
    path: "/memory",
    summary: "What is remembered for the owner scope",
    consumes: null,
    headers: z.object(ownerScope),
    answer: { kind: "json", schema: MemoryList },
    problems: [],
  },
  eraseMemory: {
    method: "delete",
    path: "/memory",
    summary: "Forget all of it, or one entry",
    consumes: null,
    headers: z.object(ownerScope),
    query: z.object({
      id: withExample(z.string().min(1).max(64).optional(), "mem_06k3v9x0abcdefghijklmnopq").describe(
        "The entry to forget; all of them where it is left out",
      ),
    }),
    answer: { kind: "json", schema: MemoryErased },
    problems: ["not_found"],
  },
} as const satisfies Record<string, Route>;
