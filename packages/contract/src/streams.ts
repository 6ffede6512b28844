import type { z } from "zod";
import { CHAT_EVENTS } from "./chat.ts";
import { CODE_EVENTS } from "./events.ts";
import type { RunKind } from "./run-words.ts";
import { VISUAL_EVENTS } from "./visual.ts";

/** The events of each kind of run: their data by name, and how the stream ends. */
export const STREAMS = {
  code: { events: CODE_EVENTS, ends: "The last event is `code_receipt`." },
  chat: { events: CHAT_EVENTS, ends: "The last event is `phase` with `name: done`, also after an error." },
  visual: { events: VISUAL_EVENTS, ends: "The last event is `visual_done`, also after an error." },
} as const satisfies Record<RunKind, { events: Record<string, z.ZodType>; ends: string }>;
