import type { CodeEventBody } from "@signet/contract";

/** An event that is to be shown at once. */
export interface Said {
  type: "event";
  event: CodeEventBody;
}

export const show = (event: CodeEventBody): Said => ({ type: "event", event });

/** A note of the agent, or of the service about it. */
export const say = (text: string, step: number): Said => show({ name: "agent_note", data: { text, step } });
