import type { ToolCall } from "@signet/contract";
import { shorten } from "../shorten.ts";

const REASON_BYTES = 400;

/** Why tools are called: what the model said before, or the calls themselves. */
export function reasonOf(said: string, calls: readonly ToolCall[]): string {
  const text = said || calls.map(({ name, input }) => `${name} ${inputOf(input)}`.trim()).join("; ");
  return shorten(text.replace(/\s+/g, " "), { bytes: REASON_BYTES }).text;
}

/** The values of a call's input, as far as it is JSON. */
function inputOf(input: string): string {
  try {
    const value: unknown = JSON.parse(input);
    return typeof value === "object" && value !== null ? Object.values(value).map(String).join(" ") : "";
  } catch {
    return "";
  }
}
