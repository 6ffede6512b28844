import { z } from "zod";
import { BOUNDS } from "./bounds.ts";
import { type Arriving, base, ErrorData, type Saying } from "./event-base.ts";
import { Usage } from "./events.ts";

const words = z.string().max(BOUNDS.chat.turnChars);

export const ChatRequest = z
  .object({
    command: z.string().min(BOUNDS.task.min).max(BOUNDS.task.max).describe("What is asked"),
    history: z
      .array(
        z.union([
          z.object({ role: z.enum(["user", "assistant"]), content: words }),
          words.transform((content) => ({ role: "user" as const, content })),
        ]),
      )
      .max(BOUNDS.chat.history)
      .default([])
      .describe("Earlier turns, oldest first; a plain string is a turn of the user"),
    user_memory: z
      .array(
        z.union([
          z.string().max(BOUNDS.chat.memoryChars),
          z.object({ text: z.string().max(BOUNDS.chat.memoryChars) }).transform(({ text }) => text),
        ]),
      )
      .max(BOUNDS.chat.userMemory)
      .default([])
      .describe("What the client knows of its user; used for this turn and kept nowhere"),
  })
  .meta({ id: "ChatRequest" });
export type ChatRequest = z.infer<typeof ChatRequest>;

/** Fields of every event: the run, a sequence number from 1 without gaps, and the time it was written. */
export const PHASES = ["plan", "act", "verify", "answer", "done"] as const;
export type Phase = (typeof PHASES)[number];

/** How a chat turn ended. */
export const CHAT_FINISHES = [
  "answered",
  "needs_model",
  "max_steps",
  "stuck",
  "cancelled",
  "timeout",
  "interrupted",
  "error",
] as const;
export type ChatFinish = (typeof CHAT_FINISHES)[number];

export const CHOICES = ["answer", "tool", "research", "code", "visual", "clarify"] as const;
export type Choice = (typeof CHOICES)[number];

export const Evidence = z
  .object({
    type: z.enum(["command", "receipt", "source", "memory", "calculation"]),
    ref: z.string().describe("The command, receipt_sha, address, memory id or expression"),
    sha256: z.string().describe("Of what was seen there: output, receipt, text or result"),
  })
  .meta({ id: "Evidence" });
export type Evidence = z.infer<typeof Evidence>;

/** Data of each chat event, by name. The last is `phase` with `name: "done"`, after an error too. */
export const CHAT_EVENTS = {
  phase: z.object({
    ...base,
    name: z.enum(PHASES),
    status: z.enum(["started", "finished"]),
    ok: z.boolean().optional().describe("With `done`: whether an answer was given to its end"),
    answer: z.string().optional().describe("With `done`: all tokens together"),
    finish_reason: z.enum(CHAT_FINISHES).optional(),
    usage: Usage.optional(),
  }),
  decision: z.object({ ...base, id: z.string(), choice: z.enum(CHOICES), reason: z.string() }),
  action: z.object({
    ...base,
    id: z.string(),
    tool: z.string(),
    input: z.unknown(),
    status: z.enum(["started", "done", "failed"]),
    output: z.string().optional(),
  }),
  proof: z.object({
    ...base,
    claim: z.string(),
    verified: z.boolean(),
    evidence: z.array(Evidence),
  }),
  token: z.object({ ...base, text: z.string() }),
  error: ErrorData,
} as const;

export type ChatEventName = keyof typeof CHAT_EVENTS;
export const CHAT_EVENT_NAMES = Object.keys(CHAT_EVENTS) as ChatEventName[];
/** One event of a chat as it arrives at a client. */
export type ChatEvent = Arriving<typeof CHAT_EVENTS>;
/** What the chat agent says; the journal adds run_id, seq and at. */
export type ChatEventBody = Saying<typeof CHAT_EVENTS>;

/** Something that an owner asked to be remembered. */
export const MemoryEntry = z
  .object({ id: z.string(), text: z.string(), created_at: z.iso.datetime() })
  .meta({ id: "MemoryEntry" });
export type MemoryEntry = z.infer<typeof MemoryEntry>;

export const MemoryList = z.object({ memory: z.array(MemoryEntry) }).meta({ id: "MemoryList" });
export type MemoryList = z.infer<typeof MemoryList>;

export const MemoryErased = z
  .object({ ok: z.literal(true), erased: z.number().int() })
  .meta({ id: "MemoryErased" });
export type MemoryErased = z.infer<typeof MemoryErased>;
