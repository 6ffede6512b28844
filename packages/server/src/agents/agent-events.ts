import type { CodeEventBody } from "@signet/contract";

/** An event to show at once. */
export interface AgentEvent {
  type: "event";
  event: CodeEventBody;
}

export const showEvent = (event: CodeEventBody): AgentEvent => ({ type: "event", event });

/** An event with a note by the agent, or by the service about the agent. */
export const agentNote = (text: string, step: number): AgentEvent =>
  showEvent({ name: "agent_note", data: { text, step } });
