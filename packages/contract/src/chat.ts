import { CHAT_FINISHES } from "./run-words.ts";
import { z } from "zod";
import { BOUNDS } from "./bounds.ts";
import { type Arriving, base, ErrorData, type Saying } from "./event-base.ts";
import { Usage } from "./events.ts";
import { count, runId, sha256, text, time, withExample } from "./fields.ts";
import { PROOF_OUTCOMES } from "./proof-outcomes.ts";

const words = z.string().max(BOUNDS.chat.turnChars);

export const ChatRequest = z
  .object({
    command: z.string().min(BOUNDS.task.min).max(BOUNDS.task.max).describe("The question or request"),
    history: z
      .array(
        z.union([
          z.object({ role: z.enum(["user", "assistant"]), content: words }),
          words.transform((content) => ({ role: "user" as const, content })),
        ]),
      )
      .max(BOUNDS.chat.history)
      .default([])
      .describe("Earlier turns, oldest first; a plain string is a user turn"),
    user_memory: z
      .array(
        z.union([
          z.string().max(BOUNDS.chat.memoryChars),
          z.object({ text: z.string().max(BOUNDS.chat.memoryChars) }).transform(({ text }) => text),
        ]),
      )
      .max(BOUNDS.chat.userMemory)
      .default([])
      .describe("What the client knows about its user; used for this turn only and not stored"),
  })
  .meta({ id: "ChatRequest" });
export type ChatRequest = z.infer<typeof ChatRequest>;

/** The phases of a chat, in their order. */
export const PHASES = ["plan", "act", "verify", "answer", "done"] as const;
export type Phase = (typeof PHASES)[number];

export const CHOICES = ["answer", "tool", "research", "code", "visual", "clarify"] as const;
export type Choice = (typeof CHOICES)[number];

export const Evidence = z
  .object({
    type: z.enum(["command", "receipt", "source", "memory", "calculation", "time"]),
    ref: text("26.2 miles to km").describe(
      "The command, receipt_sha, address, memory id, expression or time zone",
    ),
    sha256: sha256.describe("Of the content: output, receipt, text or result"),
    passage: withExample(z.string().optional(), "42.164813").describe(
      "With a claim of an answer: the lines or sentences of the content that it was compared with, up to six of 240 characters",
    ),
  })
  .meta({ id: "Evidence" });
export type Evidence = z.infer<typeof Evidence>;

/** The data of each chat event, by name. The last event is `phase` with `name: "done"`, also after an error. */
export const CHAT_EVENTS = {
  phase: z
    .object({
      ...base,
      name: withExample(z.enum(PHASES), "done"),
      status: withExample(z.enum(["started", "finished"]), "finished"),
      ok: withExample(z.boolean().optional(), true).describe("With `done`: whether the answer is complete"),
      answer: withExample(z.string().optional(), "26.2 miles are 42.16 km.").describe(
        "With `done`: the whole answer",
      ),
      finish_reason: withExample(z.enum(CHAT_FINISHES).optional(), "answered"),
      usage: Usage.optional(),
    })
    .meta({ description: "A phase of the work begins or ends. `done` is always the last event." }),
  decision: z
    .object({
      ...base,
      id: text("d1"),
      choice: withExample(z.enum(CHOICES), "tool"),
      reason: text("a conversion"),
    })
    .meta({ description: "The agent's choice of what to do next." }),
  action: z
    .object({
      ...base,
      id: text("a1"),
      tool: text("calculate"),
      input: withExample(z.unknown(), { text: "26.2 miles to km" }),
      status: withExample(z.enum(["started", "done", "failed"]), "done"),
      output: withExample(z.string().optional(), "42.164813 km"),
      ok: withExample(z.boolean().optional(), true).describe(
        "Of a program, a coding run or a build that has ended: whether it succeeded",
      ),
      delegated: z
        .object({ run_id: runId, receipt_sha: sha256 })
        .optional()
        .describe("The coding run or the build that the action started, once it has ended"),
    })
    .meta({
      description:
        "A tool call: when it starts, when it has ended, and in between, still `started`, with the progress of a coding run or a build as `output`.",
    }),
  proof: z
    .object({
      ...base,
      claim: text("26.2 miles are 42.16 km."),
      verified: z.boolean().describe("Whether the outcome is `supported`"),
      outcome: withExample(z.enum(PROOF_OUTCOMES), "supported").describe(
        "`supported`: the figures, dates, names and quotations of the claim stand in the evidence. `looked_up`: evidence was gathered, and the claim puts it in other words. `own_knowledge`: the model's own",
      ),
      evidence: z.array(Evidence),
    })
    .meta({
      description:
        "An observation of a tool, or, at the end of the answer, a claim of it and how it is backed; sentences in a row that are backed alike are one claim. Small talk has none.",
    }),
  token: z
    .object({ ...base, text: text("26.2 miles are ") })
    .meta({ description: "The next part of the answer's text." }),
  error: ErrorData,
} as const;

export type ChatEventName = keyof typeof CHAT_EVENTS;
/** One event of a chat as it arrives at a client. */
export type ChatEvent = Arriving<typeof CHAT_EVENTS>;
/** An event as the chat agent emits it; the journal adds run_id, seq and at. */
export type ChatEventBody = Saying<typeof CHAT_EVENTS>;

/** A note that an owner asked the chat to remember. */
export const MemoryEntry = z
  .object({
    id: text("mem_06k3v9x0abcdefghijklmnopq"),
    text: text("I prefer metric units."),
    created_at: time,
  })
  .meta({ id: "MemoryEntry" });
export type MemoryEntry = z.infer<typeof MemoryEntry>;

export const MemoryList = z.object({ memory: z.array(MemoryEntry) }).meta({ id: "MemoryList" });
export type MemoryList = z.infer<typeof MemoryList>;

export const MemoryErased = z.object({ ok: z.literal(true), erased: count(1) }).meta({ id: "MemoryErased" });
export type MemoryErased = z.infer<typeof MemoryErased>;
