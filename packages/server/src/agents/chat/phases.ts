import type { ChatEventBody, Phase } from "@signet/contract";

/** Tracks the phase of a chat, beginning in `current`. Entering a phase finishes the previous one. */
export function createPhases(current: Phase | null = null) {
  const event = (name: Phase, status: "started" | "finished"): ChatEventBody => ({
    name: "phase",
    data: { name, status },
  });
  return {
    /** Enters a phase and returns the events of the change; none if it is already current. */
    enter(phase: Phase): ChatEventBody[] {
      if (phase === current) return [];
      const left = this.leave();
      current = phase;
      return [...left, event(phase, "started")];
    },
    /** Finishes the current phase and returns its event, if there is one. */
    leave(): ChatEventBody[] {
      const ended = current;
      current = null;
      return ended === null ? [] : [event(ended, "finished")];
    },
  };
}

export type Phases = ReturnType<typeof createPhases>;
