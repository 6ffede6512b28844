import type { ExitReason, Message } from "@signet/contract";
import type { LoopEnd } from "./loop.ts";
import { shorten } from "./shorten.ts";

/** How a run ends whose agent stopped without calling finish. */
export interface LoopStop {
  exitReason: ExitReason;
  summary: string;
}

/** Why the loop stopped, if that ends the run; null if the finish request in the messages decides. */
export function stopOf(end: LoopEnd, messages: readonly Message[]): LoopStop | null {
  switch (end.why) {
    case "called":
    case "text":
      return null;
    case "max_steps":
      return { exitReason: "max_steps", summary: "The steps were used up." };
    case "stuck":
      return {
        exitReason: "stuck",
        summary: [lastWords(messages), `Stopped, because ${end.text}.`].join(""),
      };
    case "needs_model":
    case "ambiguous":
      return { exitReason: end.why, summary: end.text };
  }
}

/** What the model said in a last turn without calls: often its own summary of the work. */
function lastWords(messages: readonly Message[]): string {
  const last = messages.findLast((message) => message.role === "assistant");
  if (last?.role !== "assistant" || last.calls.length > 0 || last.text.trim() === "") return "";
  return `${shorten(last.text.trim(), { bytes: 2000 }).text} `;
}
