import { createHash } from "node:crypto";
import type { BuilderState, Checked } from "../agents/visual/port.ts";
import type { KeptFile } from "../runs/files.ts";

/** Names of a build's files: the page, and what was found when it was played. Its pictures lie beside them. */
export const PAGE = "page.html";
export const REPORT = "report.json";

/** The files of a build's best attempt. */
export function filesOf(
  { checked }: NonNullable<BuilderState["best"]>,
  shots: Checked["shots"],
): { kept: KeptFile[]; fresh: { sha256: string; content: Uint8Array }[] } {
  const files = [
    ...shots,
    { path: PAGE, content: Buffer.from(checked.html) },
    { path: REPORT, content: Buffer.from(`${JSON.stringify(checked.report, null, 1)}\n`) },
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
