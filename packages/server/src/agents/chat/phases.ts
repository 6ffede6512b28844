import type { ChatEventBody, Phase } from "@signet/contract";

/** Keeps track of the phase: entering one ends the other. */
export function createPhases() {
  let current: Phase | null = null;
  const event = (name: Phase, status: "started" | "finished"): ChatEventBody => ({
    name: "phase",
    data: { name, status },
  });
  return {
    /** The events of going over to a phase; none where it is the current one. */
    enter(phase: Phase): ChatEventBody[] {
      if (phase === current) return [];
      const left = this.leave();
      current = phase;
      return [...left, event(phase, "started")];
    },
    leave(): ChatEventBody[] {
      const ended = current;
      current = null;
      return ended === null ? [] : [event(ended, "finished")];
    },
  };
}

export type Phases = ReturnType<typeof createPhases>;
