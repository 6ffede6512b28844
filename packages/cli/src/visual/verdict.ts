import { createHash } from "node:crypto";
import type { VisualEvent, VisualResult } from "@signet/contract";
import { manifestText, recordedStream, VerifyError, verifyReceipt } from "@signet/verify";

const sha256 = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");

/**
 * Holds a build's receipt against its task, its page, its report, its files and every event before the last. Gives what does
 * not hold, in words; undefined where all does.
 */
export async function faultOf(
  result: VisualResult,
  events: readonly VisualEvent[],
  task: string | undefined,
): Promise<string | undefined> {
  const { receipt, opening, report, html, files, ok, screenshot } = result;
  const before = events.filter(({ name }) => name !== "visual_done");
  const texts = {
    events: await recordedStream(before, { commitment: receipt.events, opening }),
    files: manifest(files),
    ...(task === undefined ? {} : { task_commit: task }),
  };
  if (texts.files === null) return "the list of files is none";
  const held = { opening, runId: result.run_id, texts: { ...texts, files: texts.files } };
  const verdict = await verifyReceipt(receipt, held);
  if (!verdict.ok) return verdict.message;
  if (receipt.receipt_sha !== result.receipt_sha) return "the receipt is another's";
  if (receipt.ok !== ok || (ok && report?.ok !== true)) return "ok is another than was sealed";
  if (receipt.report !== (report ? sha256(`${JSON.stringify(report, null, 1)}\n`) : ""))
    return "the report is not the one that was sealed";
  if (ok && html === null) return "there is no page";
  const shot = files.find(({ path }) => path.startsWith("desktop."))?.sha256;
  if (screenshot !== null && sha256(Buffer.from(screenshot.replace(/^[^,]*,/, ""), "base64")) !== shot)
    return "the picture is not the one that was taken";
  const page = files.find(({ path }) => path === "page.html")?.sha256;
  if (html !== null && (sha256(html) !== page || report?.html_sha256 !== page))
    return "the page is not the one that was checked";
  return undefined;
}

function manifest(files: VisualResult["files"]): string | null {
  try {
    return manifestText(files);
  } catch (error) {
    if (error instanceof VerifyError) return null;
    throw error;
  }
}
