import { z } from "zod";
import type { Sandbox } from "@signet/sandbox";
import type { CoderYield } from "../port.ts";
import { agentNote } from "../agent-events.ts";
import { countLines } from "../shorten.ts";
import { type PictureView, showPicture } from "../shown-pictures.ts";
import { failureNote } from "./file-note.ts";
import { defineTool, done, refuseOnWorkspaceError, refused, type ToolResult, workspacePath } from "./tool.ts";
import { forgiving } from "./aliases.ts";

const FILE_BYTES = 4 << 20;
const SHOWN_BYTES = 32 << 10;
const SHOWN_LINES = 1000;
const NUMBER_WIDTH = 5;

/**
 * `read`: returns whole lines of a text file, each with its number and a tab, and the offset of the next ones; or shows a
 * picture.
 */
export const readTool = (sandbox: Sandbox, view: PictureView) =>
  defineTool<CoderYield, typeof schema>({
    name: "read",
    ...forgiving("read"),
    description: `Read a text file: at most ${SHOWN_LINES} lines or ${SHOWN_BYTES >> 10} KB a call. Each line begins with its number and a tab, which are not part of the file.${orLook(view)}`,
    schema,
    readOnly: true,
    async *run(input, at) {
      const path = workspacePath(input.path);
      const offset = input.offset ?? 1;
      let lines = 0;
      const result = await refuseOnWorkspaceError(async () => {
        const bytes = await sandbox.read(path, FILE_BYTES);
        const picture = showPicture(bytes, view);
        if (picture) return { ...picture, outcome: "done" };
        if (bytes.includes(0)) return refused(`${path} is a binary file of ${bytes.length} bytes`);
        const shown = excerpt(bytes.toString(), offset, Math.min(input.limit ?? SHOWN_LINES, SHOWN_LINES));
        lines = shown.lines;
        return shown.result;
      });
      const range = lines > 0 ? ` ${offset}–${offset - 1 + lines}` : "";
      yield result.outcome === "done"
        ? agentNote(`read ${path}${range}`, at.step)
        : failureNote("read", path, result, at);
      return result;
    },
  });

const schema = z.object({
  path: z.string().min(1),
  offset: z.number().int().min(1).optional().describe("first line, from 1"),
  limit: z.number().int().min(1).optional().describe("lines"),
});

function orLook({ types }: PictureView): string {
  const kinds = types();
  return kinds.length > 0 ? ` Or look at a picture: ${kinds.join(", ")}, up to 3 MiB.` : "";
}

/** The result for the model, and how many lines of the file it shows. */
function excerpt(text: string, offset: number, limit: number): { result: ToolResult; lines: number } {
  const none = (result: ToolResult) => ({ result, lines: 0 });
  if (text === "") return none(done("[the file is empty]"));
  const lines = text.split("\n");
  const total = countLines(text);
  if (offset > total) return none(refused(`the file has ${total} lines`));
  const shown: string[] = [];
  let bytes = 0;
  for (let at = offset; at <= total && shown.length < limit; at++) {
    const line = numbered(lines[at - 1]!, at);
    bytes += Buffer.byteLength(line) + 1;
    if (bytes > SHOWN_BYTES) break;
    shown.push(line);
  }
  const end = offset - 1 + shown.length;
  if (shown.length === 0)
    return none(refused(`line ${offset} alone is over ${SHOWN_BYTES} bytes; use bash to cut it`));
  const excerptText = shown.join("\n");
  const whole = (result: string) => ({ result: done(result), lines: shown.length });
  if (end >= total && offset === 1) return whole(text.endsWith("\n") ? `${excerptText}\n` : excerptText);
  const more = end < total ? `; continue with offset ${end + 1}` : "";
  return whole(`${excerptText}\n[lines ${offset} to ${end} of ${total}${more}]`);
}

const numbered = (line: string, n: number) => `${String(n).padStart(NUMBER_WIDTH)}\t${line}`;
