import type { CodeRunRequest } from "@signet/contract";
import { bytesOf } from "../../agents/check/place.ts";
import type { Work } from "../../agents/check/work.ts";
import type { CoderTask } from "../../agents/coder-task.ts";
import type { Files, KeptFile } from "../../modules/runs/files.ts";
import { type ConversationStart, givenFile } from "../runs/conversation.ts";
import { packFiles } from "../runs/pack-files.ts";

/**
 * The task for the coder. In a conversation it also includes the files that the caller sent earlier, and the text of an
 * unfinished task precedes the new one.
 */
export async function coderTaskOf(
  files: Files,
  request: CodeRunRequest,
  begun: ConversationStart | null,
): Promise<CoderTask> {
  const { task, max_steps: maxSteps, files: own } = request;
  if (begun === null || begun.from === null)
    return { task, files: own, checkCmd: request.check_cmd ?? null, mayChange: request.may_change, maxSteps };
  const ownBytes = new Map(own.map((file, i) => [begun.sent[i]!.sha256, bytesOf(file)]));
  const content = async (sha256: string) => ownBytes.get(sha256) ?? Buffer.from(await files.content(sha256));
  const sent = await Promise.all(
    begun.sent.slice(own.length).map(async (file) => givenFile(file, await content(file.sha256))),
  );
  const base = begun.base && (await workOf(begun.base, content));
  return {
    task: begun.goal === null ? task : `${begun.goal}\n\n${task}`,
    files: [...own, ...sent],
    checkCmd: begun.checkCmd,
    mayChange: begun.mayChange,
    maxSteps,
    earlier: {
      files: begun.files,
      workspace: () => packFiles({ content }, begun.files),
      protected: new Set(begun.stays),
      examplesToo: begun.examplesToo === true,
      account: begun.account,
      failures: begun.failures,
      ...(base ? { base } : {}),
    },
  };
}

async function workOf(kept: KeptFile[], content: (sha256: string) => Promise<Buffer>): Promise<Work> {
  const files: Work["files"] = new Map();
  for (const { path, sha256, executable } of kept)
    files.set(path, { bytes: await content(sha256), executable });
  return { files, complete: true };
}
