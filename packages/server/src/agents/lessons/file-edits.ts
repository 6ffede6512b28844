import { z } from "zod";
import { toolMeant, understand } from "../tools/aliases.ts";
import { withoutNumbers } from "../tools/replace.ts";
import { workspacePath } from "../tools/tool.ts";
import type { PastRun } from "./past-run.ts";

/** A file that a run wrote or edited, with the added lines. */
export interface FileEdit {
  path: string;
  step: number;
  added: string[];
}

const Written = z.object({ path: z.string(), content: z.string() });
const Edited = z.object({
  path: z.string(),
  edits: z.array(z.object({ old: z.string(), new: z.string() })),
});

/** The edits that a run made with its tools, in order; none if part of its history was summarised. */
export function changesIn({ messages, steps, given }: PastRun): FileEdit[] {
  if (messages.filter(({ role }) => role === "assistant").length !== steps) return [];
  const last = new Map(given.map(({ path, content }) => [path, content]));
  let step = 0;
  return messages.flatMap((message, at) => {
    if (message.role !== "assistant") return [];
    step++;
    return message.calls.flatMap((call, i): FileEdit[] => {
      // Results directly follow their turn in call order. Ids are not used, because another turn may have the same ones.
      const result = messages[at + 1 + i];
      if (result?.role !== "tool" || !/^(?:wrote|edited) /.test(result.text)) return [];
      const change = toolMeant(call.name) === "write" ? readWrite(call.input, last) : readEdit(call.input);
      return change ? [{ ...change, step }] : [];
    });
  });
}

function readWrite(input: string, last: Map<string, string>): Omit<FileEdit, "step"> | null {
  const { data } = Written.safeParse(understand("write", parseJson(input)));
  if (!data) return null;
  const path = workspacePath(data.path);
  const before = new Set((last.get(path) ?? "").split("\n").map((line) => line.trim()));
  last.set(path, data.content);
  return { path, added: linesOf(data.content).filter((line) => !before.has(line.trim())) };
}

function readEdit(input: string): Omit<FileEdit, "step"> | null {
  const { data } = Edited.safeParse(understand("edit", parseJson(input)));
  if (!data) return null;
  const edits = data.edits.map(withoutNumbers);
  const before = new Set(edits.flatMap((edit) => linesOf(edit.old)).map((line) => line.trim()));
  const added = edits.flatMap((edit) => linesOf(edit.new)).filter((line) => !before.has(line.trim()));
  return { path: workspacePath(data.path), added };
}

const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "");

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
