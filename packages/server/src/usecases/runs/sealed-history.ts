import type { CoderState } from "../../agents/port.ts";
import { withoutTechniques } from "../../agents/prompts/techniques.ts";
import type { BuilderState } from "../../agents/visual/port.ts";

/**
 * What is kept of an agent's state once its run is sealed: lessons are learned from it. Texts of techniques are not the
 * run's, and could not be forgotten there. Nothing where it stays as it is.
 */
export function sealedHistory(state: CoderState | BuilderState | null): { agent_json?: string } {
  if (state?.techniques === undefined) return {};
  const kept =
    "loop" in state
      ? { ...state, loop: { ...state.loop, messages: withoutTechniques(state.loop.messages) } }
      : { ...state, messages: withoutTechniques(state.messages) };
  return { agent_json: JSON.stringify(kept) };
}
