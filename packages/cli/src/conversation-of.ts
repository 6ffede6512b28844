import { randomUUID } from "node:crypto";
import type { Client } from "@signet/client";
import { BOUNDS } from "@signet/contract";
import { UsageError } from "./command.ts";
import { environment } from "./environment.ts";

/** A conversation of its own for a run that names none, so that another can go on from it. Nobody guesses it. */
export const newConversation = (): string => `cli-${randomUUID()}`;

/** The conversation of a coding run, by its id or as `last`. */
export async function conversationOf(client: Client, run: string): Promise<string> {
  const { kind, conversation_id, run_id } =
    run === "last" ? await lastCodeRun(client) : await client.run(run);
  if (kind !== "code") throw new UsageError(`${run_id} is no coding run; those can be gone on with`);
  if (conversation_id !== null) return conversation_id;
  throw new UsageError(`nothing is kept to go on from of ${run_id}: it ran without a conversation`);
}

async function lastCodeRun(client: Client) {
  const { runs } = await client.runs({ limit: BOUNDS.runsLimit.max });
  const last = runs.find(({ kind }) => kind === "code");
  if (last) return last;
  throw new UsageError(
    `there is no coding run among your last ${BOUNDS.runsLimit.max}; ${environment.self} runs lists them`,
  );
}
