import type { CodeEventBody } from "@signet/contract";

/** An event that is to be shown at once. */
export interface AgentEvent {
  type: "event";
  event: CodeEventBody;
}

export const showEvent = (event: CodeEventBody): AgentEvent => ({ type: "event", event });

/** A note of the agent, or of the service about it. */
export const agentNote = (text: string, step: number): AgentEvent =>
  showEvent({ name: "agent_note", data: { text, step } });
