import { type CodeRunInput, uniqueId } from "@signet/client";
import { service } from "../../lib/service.ts";
import { giveFiles } from "./given-files.ts";
import type { PickedFile } from "./collect-files.ts";
import { rememberRequest } from "./known-requests.ts";
import { TEXT } from "./text.ts";

/** A task as a person has put it together. */
export interface TaskDraft {
  task: string;
  files: readonly PickedFile[];
  checkCmd: string;
  model: string | null;
}

/** Starts a run, new or in a conversation. Resolves to its id as soon as it has one; the run goes on without this page. */
export async function startDraft(
  { task, files, checkCmd, model }: TaskDraft,
  conversationId: string | null,
  tell: (what: string) => void,
): Promise<string> {
  const given = files.length > 0 ? await giveFiles(service(), files, tell) : {};
  tell(TEXT.sending.starting);
  return startRun({
    task,
    ...given,
    conversation_id: conversationId ?? uniqueId(),
    ...(checkCmd.trim() === "" ? {} : { check_cmd: checkCmd.trim() }),
    ...(model === null ? {} : { model }),
  });
}

/** Starts a run of a request. */
export async function startRun(request: CodeRunInput): Promise<string> {
  const enough = new AbortController();
  const stream = service().code(request, { signal: enough.signal, idempotencyKey: uniqueId() });
  const { value } = await stream.next();
  // The rest is read by the run's page, which can begin anywhere.
  enough.abort();
  if (!value) throw new Error(TEXT.lost);
  rememberRequest(value.data.run_id, request);
  return value.data.run_id;
}
