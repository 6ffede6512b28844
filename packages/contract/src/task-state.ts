import { z } from "zod";
import { BOUNDS } from "./bounds.ts";
import { ReceiptSha } from "./receipt.ts";

export const ConversationId = z
  .string()
  .regex(new RegExp(BOUNDS.conversationId.pattern), BOUNDS.conversationId.says);

const sourced = z.object({
  text: z.string(),
  source: z.string().describe("Id of the command or run that shows it"),
});

/** What is kept of a conversation's work: derived from what commands did, never from what a model claims. */
export const TaskState = z
  .object({
    conversation_id: ConversationId,
    version: z.number().int().min(1).describe("Grows with every change"),
    status: z
      .enum(["working", "open", "done"])
      .describe("A run is under way; the last one did not pass; the last one passed"),
    goal: z.string().describe("The task that is worked on, as the caller gave it"),
    constraints: z.array(z.string()).describe("What the caller said of how it has to be done"),
    plan: z
      .array(z.object({ id: z.string(), text: z.string(), status: z.enum(["open", "done"]) }))
      .describe("`check`: what has to pass; `agent-…`: what the agent said that it would do"),
    facts: z.array(sourced).describe("How commands ended"),
    decisions: z.array(sourced).describe("What was settled, and in which run"),
    files: z.array(z.object({ path: z.string(), sha256: z.string(), bytes: z.number().int() })),
    open_failures: z
      .array(
        z.object({
          cmd: z.string(),
          exit_code: z.number().int().nullable(),
          tail: z.string(),
          since: z.iso.datetime(),
        }),
      )
      .describe("Commands that failed and have not passed since"),
    attempts: z.array(z.object({ step: z.number().int(), what: z.string(), result: z.string() })),
    next: z.string().nullable().describe("What to do now; null: nothing is open"),
    last_run: z.object({
      run_id: z.string(),
      ok: z.boolean().nullable(),
      receipt_sha: ReceiptSha.nullable(),
    }),
    chain: z.array(ReceiptSha).describe("Receipts of its runs, oldest first"),
    runs: z.number().int(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: "TaskState" });
export type TaskState = z.infer<typeof TaskState>;
