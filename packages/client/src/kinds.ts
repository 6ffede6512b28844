import type { ChatEvent, CodeEvent, VisualEvent } from "@signet/contract";
import { CHAT_EVENT_NAMES, CODE_EVENT_NAMES, VISUAL_EVENT_NAMES } from "@signet/contract/values";
import type { StreamKind } from "./tail.ts";

/** The events of a code run, which end with the receipt. */
export const CODE: StreamKind<CodeEvent> = {
  names: CODE_EVENT_NAMES,
  isLast: ({ name }) => name === "code_receipt",
};

/** The events of a chat, which end with the phase `done`, also after an error. */
export const CHAT: StreamKind<ChatEvent> = {
  names: CHAT_EVENT_NAMES,
  isLast: ({ name, data }) => name === "phase" && data.name === "done" && data.status === "finished",
};

/** The events of a build, which end with `visual_done`, also after an error. */
export const VISUAL: StreamKind<VisualEvent> = {
  names: VISUAL_EVENT_NAMES,
  isLast: ({ name }) => name === "visual_done",
};
