import { z } from "zod";
import type { Sandbox } from "@signet/sandbox";
import type { CoderYield } from "../port.ts";
import { countLines } from "../shorten.ts";
import { defineTool, done, refuseOnWorkspaceError, refused, type ToolResult, workspacePath } from "./tool.ts";
import { forgiving } from "./aliases.ts";

const FILE_BYTES = 4 << 20;
const SHOWN_BYTES = 32 << 10;
const SHOWN_LINES = 1000;
const NUMBER_WIDTH = 5;

/** `read`: returns whole lines of a text file, each with its number and a tab, and the offset of the next ones. */
export const readTool = (sandbox: Sandbox) =>
  defineTool<CoderYield, typeof schema>({
    name: "read",
    ...forgiving("read"),
    description: `Read a text file: at most ${SHOWN_LINES} lines or ${SHOWN_BYTES >> 10} KB a call. Each line begins with its number and a tab, which are not part of the file.`,
    schema,
    readOnly: true,
    // oxlint-disable-next-line require-yield -- tools are generators; this one has no progress to report
    async *run(input) {
      const path = workspacePath(input.path);
      return refuseOnWorkspaceError(async () => {
        const bytes = await sandbox.read(path, FILE_BYTES);
        if (bytes.includes(0)) return refused(`${path} is a binary file of ${bytes.length} bytes`);
        return excerpt(
          bytes.toString(),
          input.offset ?? 1,
          Math.min(input.limit ?? SHOWN_LINES, SHOWN_LINES),
        );
      });
    },
  });

const schema = z.object({
  path: z.string().min(1),
  offset: z.number().int().min(1).optional().describe("first line, from 1"),
  limit: z.number().int().min(1).optional().describe("lines"),
});

function excerpt(text: string, offset: number, limit: number): ToolResult {
  if (text === "") return done("[the file is empty]");
  const lines = text.split("\n");
  const total = countLines(text);
  if (offset > total) return refused(`the file has ${total} lines`);
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
    return refused(`line ${offset} alone is over ${SHOWN_BYTES} bytes; use bash to cut it`);
  const excerptText = shown.join("\n");
  if (end >= total && offset === 1) return done(text.endsWith("\n") ? `${excerptText}\n` : excerptText);
  const more = end < total ? `; continue with offset ${end + 1}` : "";
  return done(`${excerptText}\n[lines ${offset} to ${end} of ${total}${more}]`);
}

const numbered = (line: string, n: number) => `${String(n).padStart(NUMBER_WIDTH)}\t${line}`;
