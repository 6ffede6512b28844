import {
  CHAT_EVENT_NAMES,
  CODE_EVENT_NAMES,
  type ChatEvent,
  type CodeEvent,
  VISUAL_EVENT_NAMES,
  type VisualEvent,
} from "@signet/contract";
import type { StreamKind } from "./tail.ts";

/** A code run's events: they end with the receipt. */
export const CODE: StreamKind<CodeEvent> = {
  names: CODE_EVENT_NAMES,
  isLast: ({ name }) => name === "code_receipt",
};

/** A chat run's events: they end with the phase `done`, after an error too. */
export const CHAT: StreamKind<ChatEvent> = {
  names: CHAT_EVENT_NAMES,
  isLast: ({ name, data }) => name === "phase" && data.name === "done" && data.status === "finished",
};

/** A build's events: they end with `visual_done`, after an error too. */
export const VISUAL: StreamKind<VisualEvent> = {
  names: VISUAL_EVENT_NAMES,
  isLast: ({ name }) => name === "visual_done",
};
