import type { CallContext, ToolResult } from "./tool.ts";
import { gitPatch } from "../../modules/runs/git-patch.ts";
import { type AgentEvent, agentNote, showEvent } from "../agent-events.ts";

/** The longest patch in a note. */
const PATCH_BYTES = 8 << 10;
const COMPARE_MS = 100;
const WHY_CHARS = 200;

/** A note for the person who watches: that a file was written or edited, with the lines that came and went, and the patch if it is short. */
export async function changeNote(
  did: string,
  { path, before, after }: { path: string; before: Buffer | null; after: Buffer },
  { step }: CallContext,
): Promise<AgentEvent> {
  const side = (content: Buffer) => ({ content, executable: false });
  const patch = await gitPatch(path, before && side(before), side(after), COMPARE_MS);
  const { added, removed } = countLines(patch);
  const counts = [...(added > 0 ? [`+${added}`] : []), ...(removed > 0 ? [`−${removed}`] : [])].join(" ");
  const text = `${did} ${path}${counts === "" ? "" : ` ${counts}`}`;
  const isShort = patch !== "" && Buffer.byteLength(patch) <= PATCH_BYTES;
  return showEvent({ name: "agent_note", data: { text, step, ...(isShort ? { diff: patch } : {}) } });
}

/** A note for the person who watches: that a file could not be read, written or edited, and why. */
export function failureNote(
  verb: string,
  path: string,
  { text }: ToolResult,
  { step }: CallContext,
): AgentEvent {
  const why = text.replace(/^error: /, "").replace(`nothing was changed in ${path}: `, "");
  return agentNote(`could not ${verb} ${path}: ${why.split("\n", 1)[0]!.slice(0, WHY_CHARS)}`, step);
}

/** The lines that a patch of one file adds and removes. */
function countLines(patch: string): { added: number; removed: number } {
  const hunks = patch.slice(Math.max(0, patch.indexOf("\n@@ "))).split("\n");
  const isBinary = !patch.includes("\n@@ ");
  const count = (sign: string) => (isBinary ? 0 : hunks.filter((line) => line.startsWith(sign)).length);
  return { added: count("+"), removed: count("-") };
}
