import { z } from "zod";
import type { Sandbox } from "@signet/sandbox";
import type { CoderYield } from "../port.ts";
import { changeNote, failureNote } from "./file-note.ts";
import { replaceAll } from "./replace.ts";
import { changed, defineTool, refuseOnWorkspaceError, refused, workspacePath } from "./tool.ts";
import { forgiving } from "./aliases.ts";

const FILE_BYTES = 4 << 20;
const schema = z.object({
  path: z.string().min(1),
  edits: z
    .array(z.object({ old: z.string().min(1), new: z.string(), replace_all: z.boolean().optional() }))
    .min(1),
});

/** `edit`: makes all replacements in one file, or none. */
export const editTool = (sandbox: Sandbox) =>
  defineTool<CoderYield, typeof schema>({
    name: "edit",
    ...forgiving("edit"),
    description:
      "Replace exact pieces of a file. Each old must occur exactly once in the current file, unless replace_all is true. Either all edits are made or none.",
    schema,
    async *run({ path: given, edits }, at) {
      const path = workspacePath(given);
      let files: { before: Buffer; after: Buffer } | undefined;
      const result = await refuseOnWorkspaceError(async () => {
        const before = await sandbox.read(path, FILE_BYTES);
        const replaced = replaceAll(before.toString(), edits);
        if ("wrong" in replaced) return refused(`nothing was changed in ${path}: ${replaced.wrong}`);
        await sandbox.write(path, replaced.text);
        files = { before, after: Buffer.from(replaced.text) };
        const { places } = replaced;
        return changed(`edited ${path}, ${places} ${places === 1 ? "change" : "changes"}`);
      });
      yield files
        ? await changeNote("edited", { path, ...files }, at)
        : failureNote("edit", path, result, at);
      return result;
    },
  });
