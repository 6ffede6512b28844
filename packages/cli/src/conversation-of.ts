import { randomUUID } from "node:crypto";
import type { Client } from "@signet/client";
import { UsageError } from "./command.ts";
import { runNamed } from "./run-name.ts";

/** A new conversation id that cannot be guessed, for a run that names none, so that a later run can continue it. */
export const newConversation = (): string => `cli-${randomUUID()}`;

/** The conversation of a coding run; see `runNamed` for its names. */
export async function conversationOf(client: Client, run: string): Promise<string> {
  const { kind, conversation_id, run_id } = await runNamed(client, run, "code");
  if (kind !== "code")
    throw new UsageError(`${run_id} is not a coding run; only coding runs can be continued`);
  if (conversation_id !== null) return conversation_id;
  throw new UsageError(`${run_id} cannot be continued: it ran without a conversation`);
}
