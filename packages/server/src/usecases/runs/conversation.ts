import { createHash } from "node:crypto";
import { parseTask } from "@signet/builtin-engine";
import { BOUNDS, type CodeRunRequest, type GivenFile } from "@signet/contract";
import { bytesOf, isScript } from "../../agents/check/place.ts";
import { roleOf } from "../../agents/check/roles.ts";
import type { KeptFile, KeptFiles } from "../../modules/runs/files.ts";
import type { RunRow } from "../../modules/runs/runs.ts";
import type { Scope } from "../../base/scope.ts";
import type { StateKey } from "../../modules/task-state/states.ts";

/** A file that the caller sent, now or to an earlier run of the conversation. */
export interface SentFile extends KeptFile {
  role?: "source" | "test";
}

/** How a run of a conversation began. Written with its first event, so that the run can be started again from it alone. */
export interface ConversationStart {
  /** The run that it continues from. */
  from: string | null;
  /** The bundle with the project that it works on; absent if there is none. */
  bundle?: string;
  /** All files of the caller that are valid in this run. A project's are not among them. */
  sent: SentFile[];
  /** Paths of `sent` that came earlier and were protected. */
  stays: string[];
  /** Paths of `sent` that are protected in it. */
  protected: string[];
  /** The whole initial workspace, or what differs from the project in it. */
  files: KeptFile[];
  /** Files of the project that the initial workspace does not have. */
  gone?: string[];
  /** The result of the last run that passed; null if none has. Of a run with a project, there is none. */
  base: KeptFile[] | null;
  /** The unfinished task that continues; null if there is none. */
  goal: string | null;
  checkCmd: string | null;
  mayChange: string[];
  /** Whether its examples decide together with earlier tests; absent in older rows. */
  examplesToo?: boolean;
  account: string;
  failures: string[];
  stateIn: string;
}

export const conversationStartOf = (row: Pick<RunRow, "begun_json">): ConversationStart | null =>
  row.begun_json === null ? null : (JSON.parse(row.begun_json) as ConversationStart);

/** Whether a state is kept for this conversation. An address needs a long id, because several people there may choose the same short one. */
export const isKept = (account: string, conversationId: string): boolean =>
  !account.startsWith("ip:") || conversationId.length >= BOUNDS.taskState.addressIdChars;

/** The key of the state of a run's conversation; null if it has none. */
export function keyOf({ account, owner }: Scope, conversationId: string | null | undefined): StateKey | null {
  if (conversationId === null || conversationId === undefined || !isKept(account, conversationId))
    return null;
  return { account, owner, conversation_id: conversationId };
}

/** The workspace that a run left: that of its last step, else the initial one. */
export function leftBy(row: Pick<RunRow, "files_json" | "begun_json">): KeptFile[] {
  if (row.files_json !== null) return (JSON.parse(row.files_json) as KeptFiles).files;
  return conversationStartOf(row)?.files ?? [];
}

/** The kept files of a run that are new or changed since it began. */
export function filesSince(begun: ConversationStart | null, kept: readonly KeptFile[]): KeptFile[] {
  const before = new Map(begun?.files.map(({ path, sha256 }) => [path, sha256]));
  return kept.filter(({ path, sha256 }) => before.get(path) !== sha256);
}

/** Whether a request brings its own check; otherwise the earlier one continues to apply. */
export function decidesItself(request: CodeRunRequest): boolean {
  if (request.check_cmd !== undefined || bringsTests(request)) return true;
  const { examples, sessions, asserts } = parseTask(request.task);
  return examples.length > 0 || sessions.length > 0 || asserts !== null;
}

export const bringsTests = ({ files }: CodeRunRequest): boolean =>
  files.some((file) => (file.role ?? roleOf(file.path)) === "test");

/** A file of a request in its stored form. */
export function sentFile(file: GivenFile): SentFile {
  const content = bytesOf(file);
  return {
    path: file.path,
    bytes: content.length,
    sha256: createHash("sha256").update(content).digest("hex"),
    executable: isScript(content),
    ...(file.role ? { role: file.role } : {}),
  };
}

/** A stored file in the form of a request. */
export function givenFile({ path, role }: SentFile, content: Buffer): GivenFile {
  const text = content.toString("utf8");
  const whole = Buffer.from(text).equals(content)
    ? { content: text }
    : { content: content.toString("base64"), encoding: "base64" as const };
  return { path, ...whole, ...(role ? { role } : {}) };
}

/** Returns a test for paths that conflict with `paths` in one workspace. */
export function pathsTaken(paths: readonly string[]): (path: string) => boolean {
  const files = new Set(paths);
  const folders = new Set(paths.flatMap(foldersOf));
  return (path) =>
    files.has(path) || folders.has(path) || foldersOf(path).some((folder) => files.has(folder));
}

const foldersOf = (path: string): string[] =>
  path
    .split("/")
    .slice(0, -1)
    .map((_, i, segments) => segments.slice(0, i + 1).join("/"));
