import { z } from "zod";
import type { Sandbox } from "@signet/sandbox";
import type { CoderYield } from "../port.ts";
import { readIfThere } from "../check/work.ts";
import { countLines } from "../shorten.ts";
import { changeNote, failureNote } from "./file-note.ts";
import { changed, defineTool, refuseOnWorkspaceError, workspacePath } from "./tool.ts";
import { forgiving } from "./aliases.ts";

/** A file that is larger is shown as new. */
const FILE_BYTES = 4 << 20;
const schema = z.object({ path: z.string().min(1), content: z.string() });

/** `write`: makes a file or replaces it whole. */
export const writeTool = (sandbox: Sandbox) =>
  defineTool<CoderYield, typeof schema>({
    name: "write",
    ...forgiving("write"),
    description:
      "Create a file, or replace its whole content. Missing folders are created; a file that begins with #! becomes executable.",
    schema,
    async *run({ path: given, content }, at) {
      const path = workspacePath(given);
      const before = await readIfThere(sandbox, path, FILE_BYTES);
      const result = await refuseOnWorkspaceError(async () => {
        // A file that names its interpreter is meant to be executed.
        await sandbox.write(path, content, { executable: content.startsWith("#!") });
        const lines = countLines(content);
        return changed(`wrote ${path}, ${lines} ${lines === 1 ? "line" : "lines"}`);
      });
      yield result.outcome === "changed"
        ? await changeNote("wrote", { path, before, after: Buffer.from(content) }, at)
        : failureNote("write", path, result, at);
      return result;
    },
  });
