import type { CoderState } from "../../agents/port.ts";
import { withoutTechniques } from "../../agents/prompts/techniques.ts";
import type { BuilderState } from "../../agents/visual/port.ts";

/**
 * The agent's state to keep once its run is sealed, because lessons are learned from it. The texts of techniques are removed:
 * they do not belong to the run, and forgetting a technique could not erase them there. Empty if nothing changes.
 */
export function sealedHistory(state: CoderState | BuilderState | null): { agent_json?: string } {
  if (state?.techniques === undefined) return {};
  const kept =
    "loop" in state
      ? { ...state, loop: { ...state.loop, messages: withoutTechniques(state.loop.messages) } }
      : { ...state, messages: withoutTechniques(state.messages) };
  return { agent_json: JSON.stringify(kept) };
}
