import type { ChatEvent } from "@signet/contract";

/** The data of a chat event by its name. */
export type ChatData<Name extends ChatEvent["name"]> = Extract<ChatEvent, { name: Name }>["data"];
