import { createHash } from "node:crypto";
import type { BuilderState, PlayedPage } from "../../agents/visual/port.ts";
import { PAGE_FILE, REPORT_FILE, reportText } from "@signet/verify";
import type { KeptFile } from "../../modules/runs/files.ts";

/** The files of a build's best attempt, in their stored form. */
export function filesOf(
  { checked }: NonNullable<BuilderState["best"]>,
  shots: PlayedPage["shots"],
): { kept: KeptFile[]; fresh: { sha256: string; content: Uint8Array }[] } {
  const files = [
    ...shots,
    { path: PAGE_FILE, content: Buffer.from(checked.html) },
    { path: REPORT_FILE, content: Buffer.from(reportText(checked.report)) },
  ].map(({ path, content }) => ({
    path,
    content,
    sha256: createHash("sha256").update(content).digest("hex"),
  }));
  return {
    kept: files
      .map(({ path, content, sha256 }) => ({ path, bytes: content.length, sha256, executable: false }))
      .toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    fresh: files.map(({ sha256, content }) => ({ sha256, content })),
  };
}
