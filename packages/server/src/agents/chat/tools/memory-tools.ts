import { BOUNDS } from "@signet/contract";
import { z } from "zod";
import { sha256 } from "../evidence.ts";
import type { AllowedAddresses } from "../addresses.ts";
import { type ChatEnvironment, type Note, Refusal } from "../port.ts";
import { type ChatTool, chatTool, type ChatToolContext } from "./chat-tool.ts";

const MOST_RECALLED = 12;

/** By what the memory is kept from what comes from outside. */
export interface MemoryGuards {
  addresses: AllowedAddresses;
  /** What the caller says in this turn. */
  command: string;
  /** Whether a text is in the caller's own words. */
  isOwn(text: string): boolean;
}

/** The owner's memory, where there is one. What came from outside is never written into it, nor makes it forget. */
export function memoryTools(
  desk: ChatToolContext,
  { memory }: ChatEnvironment,
  guards: MemoryGuards,
): ChatTool[] {
  if (!memory) return [];
  const { refuseOrders, isNamed } = rulesOf(memory, guards);
  const foundOf = ({ id, text }: Note) => ({
    evidence: { type: "memory", ref: id, sha256: sha256(text) } as const,
    claim: `remembered: ${text}`,
    marks: [id, text],
  });
  return [
    chatTool(desk, {
      name: "remember",
      choice: "tool",
      description: "Keep a fact about the caller for later turns. Only when the caller asks for it.",
      schema: z.object({ text: z.string().trim().min(1).max(BOUNDS.chat.memoryChars) }),
      async run({ text }) {
        refuseOrders();
        if (!guards.isOwn(text))
          throw new Refusal("only what the caller says in this turn is remembered, in the caller's words");
        const id = await memory.remember(text);
        return { text: `remembered as ${id}`, found: [foundOf({ id, text })] };
      },
    }),
    chatTool(desk, {
      name: "recall",
      choice: "tool",
      description: "What is remembered of the caller, by words or, without them, the newest.",
      schema: z.object({ q: z.string().max(400).optional() }),
      readOnly: true,
      async run({ q }) {
        const notes = await memory.recall(q ?? "", MOST_RECALLED);
        const text = notes.map(({ id, text: kept }) => `${id}  ${kept.replace(/\s+/g, " ")}`).join("\n");
        return { text: text || "nothing is remembered", found: notes.map(foundOf) };
      },
    }),
    chatTool(desk, {
      name: "forget",
      choice: "tool",
      description: "Erase one remembered fact, by its id. Only when the caller asks for it.",
      schema: z.object({ id: z.string().min(1).max(64) }),
      async run({ id }) {
        refuseOrders();
        if (!(await isNamed(id)))
          throw new Refusal(
            "only what the caller names in this turn is forgotten: by its words, or by its id",
          );
        await memory.forget(id);
        return { text: "forgotten" };
      },
    }),
  ];
}

/** What may change the memory: the caller's own words, in a turn in which nothing of the outside was read. */
function rulesOf(memory: NonNullable<ChatEnvironment["memory"]>, guards: MemoryGuards) {
  const refuseOrders = () => {
    if (guards.addresses.outside())
      throw new Refusal("after a page was read, the memory is not changed; ask for it in a turn of its own");
  };
  /** A note is given up by its id or its words. One that is not there is told as such. */
  const isNamed = async (id: string) => {
    if (guards.command.split(/[^\w-]/).includes(id)) return true;
    const note = (await memory.recall("", BOUNDS.chat.kept)).find((one) => one.id === id);
    return note === undefined || guards.isOwn(note.text);
  };
  return { refuseOrders, isNamed };
}
