import { z } from "zod";
import { sha256 } from "../evidence.ts";
import type { AllowedAddresses } from "../addresses.ts";
import type { ChatEnvironment } from "../port.ts";
import { type ChatTool, chatTool, type ChatToolContext } from "./chat-tool.ts";

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
    schema: z.object({ sha: z.string().min(1).max(64) }),
    readOnly: true,
    async run({ sha: requested }) {
      const { sha, line, runId } = await world.receipt(requested);
      // Anyone can write tasks into the public ledger, so a receipt counts as outside content.
      addresses.read([]);
      const fields = Object.entries(JSON.parse(line) as Record<string, unknown>);
      // The ledger does not name runs; only the caller's own run may be named.
      const own = runId === undefined ? [] : [["run_id", runId]];
      const text = [["receipt_sha", sha], ...own, ...fields].map(
        ([name, value]) => `${name}: ${String(value)}`,
      );
      const evidence = { type: "receipt", ref: sha, sha256: sha } as const;
      const claim = `the receipt ${sha} is in the ledger`;
      return { text: text.join("\n"), findings: [{ evidence, claim, marks: [sha, sha.slice(0, 12)] }] };
    },
  }),
  chatTool(context, {
    name: "usage",
    choice: "tool",
    description: "How many runs and visuals the caller has left.",
    schema: z.object({}),
    readOnly: true,
    run: async () => ({ text: await world.usage() }),
  }),
  chatTool(context, {
    name: "help",
    choice: "research",
    description: "Look up how this service works in its own documentation.",
    schema: z.object({ q: z.string().min(1).max(400) }),
    readOnly: true,
    async run({ q }) {
      const passages = world.help(q);
      return {
        text: passages.map(({ title, text }) => `## ${title}\n${text}`).join("\n\n") || "nothing fits",
        findings: passages.map(({ file, title, text }) => ({
          evidence: { type: "source", ref: file, sha256: sha256(text) },
          claim: `the documentation was read: ${title} (${file})`,
          marks: [file, ...sentencesOf(text)],
        })),
      };
    },
  }),
];

const LONG_ENOUGH = 40;

/** Lines and sentences that are too long to match an answer by chance. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/\n|(?<=[.!?]) /)
    .map((part) => part.trim())
    .filter(({ length }) => length >= LONG_ENOUGH);
