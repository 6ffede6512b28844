import { createHash } from "node:crypto";
import type { Check, CodeRunRequest, Message, VisualRequest } from "@signet/contract";
import { bytesOf } from "../../agents/check/place.ts";
import type { PastRun, PastCommand } from "../../agents/lessons/past-run.ts";
import type { Files, KeptFile, KeptFiles } from "../../modules/runs/files.ts";
import { writtenEvents } from "../../modules/runs/journal.ts";
import { findSealed, requestOf, type RunRow } from "../../modules/runs/runs.ts";
import type { Db } from "../../store/db.ts";
import type { DueLesson } from "../../modules/techniques/lessons.ts";
import type { RunTexts } from "../../modules/techniques/used.ts";
import { conversationStartOf, filesSince } from "../runs/conversation.ts";

const FILE_BYTES = 256 << 10;
const ALL_BYTES = 2 << 20;
const MOST_EVENTS = 2_000;

/** A sealed run, as the library reads it. */
export interface SealedPastRun extends PastRun {
  kind: "code" | "visual";
  receiptSha: string;
  /** Null if the run was stopped or the service failed: then the outcome says nothing about the techniques. */
  ok: boolean | null;
  /** The check came with the task, passed, and failed when it had to. */
  proved: boolean;
  given_techniques: string[];
  texts: RunTexts;
}

interface KeptState {
  messages?: Message[];
  step?: number;
  loop?: { messages: Message[]; step: number };
  techniques?: { id: string }[];
}

const ENDED_BY_ITSELF = ["finished", "unverified", "max_steps", "stuck"];

/** Reads a sealed run; null if it was erased, is not sealed, or teaches nothing: chats, and work on whole projects. */
export async function readPastRun(
  { db, files }: { db: Db; files: Files },
  { runId }: DueLesson,
): Promise<SealedPastRun | null> {
  const row = await findSealed(db, runId);
  if (!row || (row.kind !== "code" && row.kind !== "visual")) return null;
  if (row.kind === "code" && worksOnBundle(row)) return null;
  const asked = askedOf(row);
  const state = row.agent_json === null ? {} : (JSON.parse(row.agent_json) as KeptState);
  const left = row.files_json === null ? [] : (JSON.parse(row.files_json) as KeptFiles).files;
  // Files of the conversation's earlier runs are excluded: those runs teach them.
  const kept = filesSince(conversationStartOf(row), left);
  const { texts, commands, made, check } = await readWork(
    { db, files },
    { ...row, kept, given: asked.given },
  );
  return {
    ...asked,
    kind: row.kind,
    receiptSha: row.receipt_sha!,
    ok: ENDED_BY_ITSELF.includes(row.exit_reason ?? "") ? row.ok === 1 : null,
    proved: row.ok === 1 && check?.kind === "given" && check.passed && check.control === "confirmed",
    made,
    ...pastOf(state),
    commands,
    texts,
  };
}

/** The messages and given techniques of a run, which the kinds store in different places. */
const pastOf = ({ messages, step, loop, techniques = [] }: KeptState) => ({
  messages: messages ?? loop?.messages ?? [],
  steps: step ?? loop?.step ?? 0,
  given_techniques: techniques.map(({ id }) => id),
});

/** A run whose work is examined, sealed or not. */
export interface WorkOf {
  id: string;
  account: string;
  owner: string;
  kept: readonly KeptFile[];
  given: PastRun["given"];
}

/** What a run did, as observed by the service: its files, its commands, and the deciding check, if any. */
export async function readWork({ db, files }: { db: Db; files: Files }, run: WorkOf) {
  const made = await textsMade(files, run);
  const { commands, check } = await eventsOf(db, run.id);
  const failures = commands.filter(({ exitCode }) => exitCode !== 0).map(({ output }) => output);
  const given = run.given.map((file) => bytesOf(file).toString());
  const texts: RunTexts = { made: [...made.values()], given, failures };
  return { texts, commands, made, check };
}

/** What such a run changes means little without the project, which may be gone by now. */
const worksOnBundle = (row: RunRow) =>
  requestOf(row).bundle !== undefined || conversationStartOf(row)?.bundle !== undefined;

function askedOf(row: RunRow): Pick<PastRun, "task" | "given" | "checkCmd" | "mayChange"> {
  if (row.kind === "visual") {
    const { task } = JSON.parse(row.request_json) as VisualRequest;
    return { task, given: [], checkCmd: null, mayChange: [] };
  }
  const request: CodeRunRequest = requestOf(row);
  return {
    task: request.task,
    given: request.files,
    checkCmd: request.check_cmd ?? null,
    mayChange: request.may_change ?? [],
  };
}

/** The texts of new or changed files, except large and binary ones. */
async function textsMade(files: Files, { kept, given }: WorkOf): Promise<Map<string, string>> {
  const before = new Map(
    given.map((file) => [file.path, createHash("sha256").update(bytesOf(file)).digest("hex")]),
  );
  const made = new Map<string, string>();
  let left = ALL_BYTES;
  for (const { path, bytes, sha256 } of kept) {
    if (before.get(path) === sha256 || bytes > Math.min(FILE_BYTES, left)) continue;
    const content = Buffer.from(await files.content(sha256));
    if (content.includes(0)) continue;
    left -= bytes;
    made.set(path, content.toString());
  }
  return made;
}

/** The commands that the service saw end, and the check that decided. */
async function eventsOf(db: Db, runId: string): Promise<{ commands: PastCommand[]; check: Check | null }> {
  const events = await writtenEvents(db, runId, {
    names: ["command_finished", "code_done"],
    most: MOST_EVENTS,
  });
  const commands: PastCommand[] = [];
  let check: Check | null = null;
  for (const { name, data } of events) {
    const said = JSON.parse(data) as Record<string, unknown>;
    if (name === "code_done") check = said["check"] as Check;
    else commands.push(commandOf(said));
  }
  return { commands, check };
}

const commandOf = (data: Record<string, unknown>): PastCommand => ({
  cmd: data["cmd"] as string,
  step: data["step"] as number,
  exitCode: data["timed_out"] === true ? null : (data["exit_code"] as number | null),
  output: `${String(data["stdout"])}\n${String(data["stderr"])}`,
});
