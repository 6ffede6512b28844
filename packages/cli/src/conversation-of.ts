import { randomUUID } from "node:crypto";
import type { Client } from "@signet/client";
import { BOUNDS } from "@signet/contract";
import { UsageError } from "./command.ts";
import { environment } from "./environment.ts";

/** A new conversation id that cannot be guessed, for a run that names none, so that a later run can continue it. */
export const newConversation = (): string => `cli-${randomUUID()}`;

/** The conversation of a coding run, which is named by its id or by `last`. */
export async function conversationOf(client: Client, run: string): Promise<string> {
  const { kind, conversation_id, run_id } =
    run === "last" ? await lastCodeRun(client) : await client.run(run);
  if (kind !== "code")
    throw new UsageError(`${run_id} is not a coding run; only coding runs can be continued`);
  if (conversation_id !== null) return conversation_id;
  throw new UsageError(`${run_id} cannot be continued: it ran without a conversation`);
}

async function lastCodeRun(client: Client) {
  const { runs } = await client.runs({ limit: BOUNDS.runsLimit.max });
  const last = runs.find(({ kind }) => kind === "code");
  if (last) return last;
  throw new UsageError(
    `there is no coding run among your last ${BOUNDS.runsLimit.max} runs; to list them: ${environment.self} runs`,
  );
}
