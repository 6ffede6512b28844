import { createHash } from "node:crypto";
import { codeLessons, type CodeLesson } from "../../agents/lessons/code-lesson.ts";
import { pitfallLessons } from "../../agents/lessons/pitfalls.ts";
import { passesTrial } from "../../agents/lessons/try-lesson.ts";
import type { Clock } from "../../base/clock.ts";
import type { Config } from "../../base/config.ts";
import type { Files } from "../../modules/runs/files.ts";
import type { Limits, Sandbox, SandboxDriver } from "@signet/sandbox";
import type { Db } from "../../store/db.ts";
import type { DueLesson, Lessons } from "../../modules/techniques/lessons.ts";
import type { Techniques } from "../../modules/techniques/library.ts";
import type { Lesson, LessonSource } from "../../modules/techniques/port.ts";
import { contentOf } from "../../modules/techniques/rows.ts";
import { seenIn, useOf } from "../../modules/techniques/used.ts";
import { readPastRun, type SealedPastRun } from "./read-past-run.ts";
import type { SandboxReadiness } from "../runs/sandbox-readiness.ts";

export interface LearnParts {
  db: Db;
  clock: Clock;
  config: Config;
  files: Files;
  driver: SandboxDriver;
  readiness: SandboxReadiness;
  limits: Limits;
  techniques: Techniques;
  lessons: Lessons;
}

/** The outcome of a lesson. `later`: no sandbox is available now. */
export type LessonOutcome = { learned: number; credited: number } | "later";

/**
 * Learns from one sealed run: credits the techniques that it used, and learns new ones from its facts. All of this, and the
 * end of the lesson, is one transaction; if the run was erased meanwhile, nothing is stored.
 */
export function createLearnFromRun(parts: LearnParts) {
  const { db, techniques, lessons } = parts;

  return async (due: DueLesson, signal: AbortSignal): Promise<LessonOutcome> => {
    const past = await readPastRun(parts, due);
    const scope = { account: due.account, owner: due.owner };
    const taught: Lesson[] = [];
    if (past?.kind === "code") {
      taught.push(...pitfallLessons(past));
      if (past.proved) {
        if (!(await parts.readiness.check()).ok) return "later";
        for (const lesson of codeLessons(past)) taught.push(await tried(parts, due, lesson, signal));
      }
    }
    const uses = past ? await usesIn(parts, due, past) : [];
    return db.transaction().execute(async (tx) => {
      if (!(await lessons.end(tx, due.runId)) || past === null) return { learned: 0, credited: 0 };
      const source: LessonSource = {
        runId: due.runId,
        receiptSha: past.receiptSha,
        taskSha: shaOfWords(past.task),
      };
      for (const lesson of taught) await techniques.learn(tx, scope, lesson, source);
      for (const use of uses) await techniques.credit(tx, scope, use, source);
      return { learned: taught.length, credited: uses.length };
    });
  };
}

/** The first form of a lesson that passes its trial, else the plain form, untested. A known form needs no trial. */
async function tried(
  parts: LearnParts,
  { runId, account, owner }: DueLesson,
  forms: CodeLesson,
  signal: AbortSignal,
): Promise<Lesson> {
  const wallSeconds = Math.min(parts.config.checkTimeoutSeconds, parts.limits.wallSeconds);
  const openSandbox = (): Promise<Sandbox> =>
    parts.driver.open({ runId, limits: { ...parts.limits, wallSeconds } });
  for (const form of forms) {
    signal.throwIfAborted();
    if (await parts.techniques.isKnown({ account, owner }, form)) return form;
    if (await passesTrial(form, { openSandbox, timeoutSeconds: wallSeconds, signal }))
      return { ...form, tested: true };
  }
  return forms.at(-1)!;
}

/** The given techniques that a run used, if this can be determined and the run ended on its own. */
async function usesIn(
  { techniques }: LearnParts,
  scope: DueLesson,
  past: SealedPastRun,
): Promise<{ id: string; won: boolean }[]> {
  if (past.ok === null) return [];
  const rows = await techniques.get(scope, past.given_techniques);
  if (rows.length === 0) return [];
  const seen = seenIn(past.texts);
  return rows.flatMap((row) => {
    const use = useOf(contentOf(row), seen, past.ok!);
    return use ? [{ id: row.id, won: use.won }] : [];
  });
}

/** A hash of a task that ignores spaces, capitals and punctuation. */
const shaOfWords = (task: string) =>
  createHash("sha256")
    .update((task.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" "))
    .digest("hex");
