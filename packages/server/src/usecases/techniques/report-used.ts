import type { OfferedTechnique } from "../../agents/prompts/techniques.ts";
import { describe, type Log } from "../../base/log.ts";
import { contentOf } from "../../modules/techniques/rows.ts";
import type { Techniques } from "../../modules/techniques/library.ts";
import { seenIn, useOf } from "../../modules/techniques/used.ts";
import { libraryOf } from "./offer-techniques.ts";
import { readWork, type WorkOf } from "./read-past-run.ts";
import type { Db } from "../../store/db.ts";
import type { Files } from "../../modules/runs/files.ts";

const TITLE_CHARS = 80;

export interface ReportUsedParts {
  db: Db;
  files: Files;
  log: Log;
  techniques: Techniques;
}

/** Writes the note about the techniques that a run was given, and which of them its work contains; null if it was given none. */
export function createReportUsed(parts: ReportUsedParts) {
  return async (run: WorkOf, given: readonly OfferedTechnique[]): Promise<string | null> => {
    if (given.length === 0) return null;
    const used = await usedOf(parts, run, given).catch((thrown: unknown) => {
      // A failure here must not prevent the end of the run.
      parts.log.error(describe(thrown), "looking for techniques in a work failed");
      return null;
    });
    if (used === null) return null;
    const [yes, no] = [given.filter(({ id }) => used.has(id)), given.filter(({ id }) => !used.has(id))];
    const told = [
      ...(yes.length > 0 ? [`used ${list(yes)}`] : []),
      ...(no.length > 0 ? [`given, and not seen in use: ${list(no)}`] : []),
    ];
    return `Techniques of the library: ${told.join("; ")}.`;
  };
}

async function usedOf(
  { db, files, techniques }: ReportUsedParts,
  run: WorkOf,
  given: readonly OfferedTechnique[],
): Promise<Set<string>> {
  const { texts } = await readWork({ db, files }, run);
  const ids = given.map(({ id }) => id);
  const rows = await techniques.get(libraryOf(run), ids);
  const seen = seenIn(texts);
  return new Set(rows.flatMap((row) => (useOf(contentOf(row), seen, true)?.won === true ? [row.id] : [])));
}

const list = (some: readonly OfferedTechnique[]) =>
  // A technique of several languages has the same title in each.
  [...new Set(some.map(({ title }) => title))]
    .map((title) => (title.length > TITLE_CHARS ? `${title.slice(0, TITLE_CHARS)}…` : title))
    .join("; ");

export type ReportUsed = ReturnType<typeof createReportUsed>;
