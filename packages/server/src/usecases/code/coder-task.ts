import type { CodeRunRequest, GivenFile } from "@signet/contract";
import { bytesOf } from "../../agents/check/place.ts";
import { type Project, removalsOf } from "../../agents/check/project-file.ts";
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
  project?: Project,
): Promise<CoderTask> {
  const { task, max_steps: maxSteps, files: own } = request;
  const onProject = project ? { project } : {};
  if (begun === null || begun.from === null) {
    const checkCmd = request.check_cmd ?? null;
    const files = withProject(own, project);
    return { task, files, checkCmd, mayChange: request.may_change, maxSteps, ...onProject };
  }
  const ownBytes = new Map(own.map((file, i) => [begun.sent[i]!.sha256, bytesOf(file)]));
  const content = async (sha256: string) => ownBytes.get(sha256) ?? Buffer.from(await files.content(sha256));
  const sent = await Promise.all(
    begun.sent.slice(own.length).map(async (file) => givenFile(file, await content(file.sha256))),
  );
  const base = begun.base && (await workOf(begun.base, content));
  return {
    task: begun.goal === null ? task : `${begun.goal}\n\n${task}`,
    files: withProject([...own, ...sent], project),
    checkCmd: begun.checkCmd,
    mayChange: begun.mayChange,
    maxSteps,
    ...onProject,
    earlier: {
      files: initialFiles(begun, project),
      workspace: () => packFiles({ content }, begun.files, project && removalsOf(project, begun.gone ?? [])),
      protected: new Set(begun.stays),
      examplesToo: begun.examplesToo === true,
      account: begun.account,
      failures: begun.failures,
      ...(base ? { base } : {}),
    },
  };
}

/** The given files, and those of the project that they do not replace. */
export function withProject(given: readonly GivenFile[], project: Project | undefined): GivenFile[] {
  const replaced = new Set(given.map(({ path }) => path));
  return [...given, ...[...(project?.values() ?? [])].filter(({ path }) => !replaced.has(path))];
}

/** Every file of the initial workspace. */
function initialFiles({ files, gone = [] }: ConversationStart, project: Project | undefined) {
  const bytesOfPath = new Map([...(project?.values() ?? [])].map(({ path, sizeBytes }) => [path, sizeBytes]));
  for (const path of gone) bytesOfPath.delete(path);
  for (const { path, bytes } of files) bytesOfPath.set(path, bytes);
  return [...bytesOfPath].map(([path, bytes]) => ({ path, bytes }));
}

async function workOf(kept: KeptFile[], content: (sha256: string) => Promise<Buffer>): Promise<Work> {
  const files: Work["files"] = new Map();
  for (const { path, sha256, executable } of kept)
    files.set(path, { bytes: await content(sha256), executable });
  return { files, complete: true };
}
