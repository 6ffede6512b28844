import type { Act } from "./act.ts";
import { needsModel } from "./canned-answers.ts";
import { beginning } from "./excerpts.ts";

const SUMMARY_CHARACTERS = 1_500;

/** The answer about a coding run: whether it passed, its receipt, and the contents of its files. */
export function codeAnswer(text: string): Act {
  const headEnd = text.search(/^summary: /m);
  const head = headEnd < 0 ? text : text.slice(0, headEnd);
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, "m").exec(head)?.[1]?.trim() ?? "";
  const rest = headEnd < 0 ? "" : text.slice(headEnd + "summary: ".length);
  const blocksAt = rest.search(/^(?:[^\n`]{1,520}\n)?`{3,}/m);
  const summary = beginning(blocksAt < 0 ? rest : rest.slice(0, blocksAt), SUMMARY_CHARACTERS);
  const blocks = blocksAt < 0 ? "" : rest.slice(blocksAt).trim();
  const receipt = field("receipt");
  const proof = receipt === "" ? "There is no receipt." : `Receipt: ${receipt}`;
  if (field("ok") === "true")
    return {
      say: parts(`Done: the check passed. Files: ${field("files") || "none"}.`, blocks, summary, proof),
      reason: "stop",
    };
  const why = field("exit_reason");
  const failed = `It did not pass${why === "" ? "" : ` (${why})`}.`;
  return why === "needs_model"
    ? {
        say: parts(needsModel(`${failed} This needs a model, and none is set.`), blocks, proof),
        reason: "needs_model",
      }
    : { say: parts(failed, summary, blocks, proof), reason: "stop" };
}

const parts = (...texts: string[]) => texts.filter((text) => text !== "").join("\n\n");
