import { BOUNDS } from "@signet/contract";
import { z } from "zod";
import { found } from "../evidence.ts";
import type { AllowedAddresses } from "../addresses.ts";
import { type ChatEnvironment, type Note, Refusal } from "../port.ts";
import { type ChatTool, chatTool, type ChatToolContext } from "./chat-tool.ts";

const Fact = z.object({ text: z.string().trim().min(1).max(BOUNDS.chat.memoryChars) });
const Recall = z.object({ q: z.string().max(400).optional() });
const Entry = z.object({ id: z.string().min(1).max(64) });

const MAX_RECALLED = 12;
const NOTHING = "nothing is remembered";

/** What protects the memory from outside content. */
export interface MemoryGuards {
  addresses: AllowedAddresses;
  /** The caller's message in this turn. */
  command: string;
  /** Whether a text is in the caller's own words. */
  isOwn(text: string): boolean;
}

/** Tools for the owner's memory; none if there is no memory. Outside content can neither add to it nor erase from it. */
export function memoryTools(
  context: ChatToolContext,
  { memory }: ChatEnvironment,
  guards: MemoryGuards,
): ChatTool[] {
  if (!memory) return [];
  const { refuseOrders: refuseAfterOutside, noteOf, isNamed } = rulesOf(memory, guards);
  const findingOf = ({ id, text }: Note, done = "remembered") =>
    found("memory", id, { claim: `${done}: ${text}`, text });
  return [
    chatTool(context, {
      name: "remember",
      choice: "tool",
      description: "Remember a fact about the caller for later turns. Only when the caller asks for it.",
      schema: Fact,
      async run({ text }) {
        refuseAfterOutside();
        if (!guards.isOwn(text))
          throw new Refusal(
            "only what the caller says in this turn can be remembered, in the caller's words",
          );
        const id = await memory.remember(text);
        // The model wrote the note just now, so it is evidence only if the caller said what is in it.
        const stored = { ...findingOf({ id, text }), input: text };
        return { text: `remembered as ${id}`, findings: [stored] };
      },
    }),
    chatTool(context, {
      name: "recall",
      choice: "tool",
      description: "Search what is remembered about the caller. Without `q`: the newest entries.",
      schema: Recall,
      readOnly: true,
      async run({ q }) {
        const notes = await memory.recall(q ?? "", MAX_RECALLED);
        const text = notes.map(({ id, text: kept }) => `${id}  ${kept.replace(/\s+/g, " ")}`).join("\n");
        const none = found("memory", `recall: ${q ?? ""}`, { claim: NOTHING, text: NOTHING });
        return {
          text: text || NOTHING,
          findings: notes.length === 0 ? [none] : notes.map((note) => findingOf(note)),
        };
      },
    }),
    chatTool(context, {
      name: "forget",
      choice: "tool",
      description: "Erase one remembered fact, by its id. Only when the caller asks for it.",
      schema: Entry,
      async run({ id }) {
        refuseAfterOutside();
        const note = await noteOf(id);
        if (!isNamed(id, note))
          throw new Refusal(
            "only an entry that the caller names in this turn, by its words or its id, can be forgotten",
          );
        await memory.forget(id);
        return { text: "forgotten", findings: note ? [findingOf(note, "forgotten")] : [] };
      },
    }),
  ];
}

/** Rules for changing the memory: only by the caller's own words, and only in a turn that has read no outside content. */
function rulesOf(memory: NonNullable<ChatEnvironment["memory"]>, guards: MemoryGuards) {
  const refuseOrders = () => {
    if (guards.addresses.outside())
      throw new Refusal(
        "the memory cannot be changed after outside content was read; ask for it in a separate turn",
      );
  };
  /** Whether the caller names the note, by its id or its words. True for an unknown id, so that `forget` itself reports it. */
  const isNamed = (id: string, note: Note | undefined) =>
    note === undefined || guards.command.split(/[^\w-]/).includes(id) || guards.isOwn(note.text);
  const noteOf = async (id: string) =>
    (await memory.recall("", BOUNDS.chat.kept)).find((candidate) => candidate.id === id);
  return { refuseOrders, noteOf, isNamed };
}
