import { z } from "zod";
import { BOUNDS } from "./bounds.ts";
import { count, runId, sha256, text, time, withExample } from "./fields.ts";
import { ReceiptSha } from "./receipt.ts";

export const ConversationId = withExample(
  z.string().regex(new RegExp(BOUNDS.conversationId.pattern), BOUNDS.conversationId.says),
  "slugify-1",
).describe("The caller's name for the conversation");

const sourced = z.object({
  text: text("node --test ended with 0"),
  source: text("cmd_06k3v9x0abcdefghijklmnopq").describe("Id of the command or run that it comes from"),
});

/** The state of a conversation's work. It is derived from what commands did, never from what a model claims. */
export const TaskState = z
  .object({
    conversation_id: ConversationId,
    version: withExample(z.number().int().min(1), 3).describe("Increases with every change"),
    status: withExample(z.enum(["working", "open", "done"]), "done").describe(
      "working: a run is under way; open: the last run did not pass; done: it passed",
    ),
    goal: text("Write slugify in JavaScript").describe("The current task, in the caller's words"),
    constraints: z.array(text("no dependencies")).describe("The caller's requirements on how to do it"),
    plan: z
      .array(
        z.object({
          id: text("check"),
          text: text("4 examples of the task"),
          status: withExample(z.enum(["open", "done"]), "done"),
        }),
      )
      .describe("`check`: what must pass; `agent-…`: a step of the agent's own plan"),
    facts: z.array(sourced).describe("How commands ended"),
    decisions: z.array(sourced).describe("What was decided, and in which run"),
    files: z.array(z.object({ path: text("slugify.js"), sha256, bytes: count(182) })),
    open_failures: withExample(
      z.array(
        z.object({
          cmd: z.string(),
          exit_code: z.number().int().nullable(),
          tail: z.string(),
          since: z.iso.datetime(),
        }),
      ),
      [],
    ).describe("Commands that failed and have not passed since"),
    attempts: z.array(z.object({ step: count(2), what: text("node --test"), result: text("passed") })),
    next: withExample(z.string().nullable(), null).describe("What to do next; null if nothing is open"),
    last_run: z.object({
      run_id: runId,
      ok: z.boolean().nullable(),
      receipt_sha: ReceiptSha.nullable(),
    }),
    chain: z.array(ReceiptSha).describe("Receipts of the conversation's runs, oldest first"),
    runs: count(1),
    created_at: time,
    updated_at: time,
  })
  .meta({ id: "TaskState" });
export type TaskState = z.infer<typeof TaskState>;
