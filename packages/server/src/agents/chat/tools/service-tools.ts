import { API_BASE, ROUTES } from "@signet/contract";
import { z } from "zod";
import { found, sha256 } from "../evidence.ts";
import type { AllowedAddresses } from "../addresses.ts";
import type { ChatEnvironment } from "../port.ts";
import { type ChatTool, chatTool, type ChatToolContext, NoInput, Query } from "./chat-tool.ts";

const Receipt = z.object({ sha: z.string().min(1).max(64) });

/** Tools about the service itself: its ledger, the caller's units, its documentation. */
export const serviceTools = (
  context: ChatToolContext,
  world: ChatEnvironment,
  addresses: AllowedAddresses,
): ChatTool[] => [
  chatTool(context, {
    name: "read_receipt",
    choice: "tool",
    description: "Read a receipt of the public ledger by its hash, or the newest with `latest`.",
    schema: Receipt,
    readOnly: true,
    async run({ sha: requested }) {
      const { sha, line, runId } = await world.receipt(requested);
      // Anyone can write tasks into the public ledger, so a receipt counts as outside content.
      addresses.read([]);
      const fields = fieldsOf(JSON.parse(line) as Record<string, unknown>);
      // The ledger does not name runs; only the caller's own run may be named.
      const own = runId === undefined ? [] : [["run_id", runId]];
      const text = [["receipt_sha", sha], ...own, ...fields]
        .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
        .join("\n");
      const claim = `the receipt ${sha} is in the ledger`;
      return { text, findings: [found("receipt", sha, { claim, text, sha256: sha })] };
    },
  }),
  chatTool(context, {
    name: "usage",
    choice: "tool",
    description: "How many runs and visuals the caller has left.",
    schema: NoInput,
    readOnly: true,
    async run() {
      const text = await world.usage();
      return {
        text,
        findings: [found("source", API_BASE + ROUTES.usage.path, { claim: "the usage was read", text })],
      };
    },
  }),
  chatTool(context, {
    name: "help",
    choice: "research",
    description: "Look up how this service works in its own documentation.",
    schema: Query,
    readOnly: true,
    async run({ q }) {
      const passages = world.help(q);
      return {
        text: passages.map(({ title, text }) => `## ${title}\n${text}`).join("\n\n") || "nothing fits",
        findings: passages.map(({ file, title, text }) =>
          found("source", file, {
            claim: `the documentation was read: ${title} (${file})`,
            text: `${title}\n${text}`,
            sha256: sha256(text),
          }),
        ),
      };
    },
  }),
];

/** The fields of a receipt, and its time as a date: nobody reads seconds since 1970 as one without an error. */
function fieldsOf(receipt: Record<string, unknown>): [string, unknown][] {
  const { ts } = receipt;
  const sealed: [string, unknown][] =
    typeof ts === "number" ? [["sealed_at", new Date(ts * 1_000).toISOString()]] : [];
  return [...Object.entries(receipt), ...sealed];
}
