import type { CodeEventBody } from "@signet/contract";
import type { CoderYield } from "./port.ts";

/** An event as the coder yields it. */
export const show = (event: CodeEventBody): CoderYield => ({ type: "event", event });

/** A note of the agent, or of the service about it. */
export const say = (text: string, step: number): CoderYield =>
  show({ name: "agent_note", data: { text, step } });
