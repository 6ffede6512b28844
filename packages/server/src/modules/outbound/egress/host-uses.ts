import type { Destination } from "./destination.ts";

/** A host that a set-up used, or was refused. */
export interface HostUse extends Destination {
  allowed: boolean;
  /** Why it was refused, or could not be reached. */
  reason?: string;
}

export interface CountedUse extends HostUse {
  connections: number;
  /** Bytes in both directions, without the heads of plain HTTP. */
  bytes: number;
}

/** What a set-up asks for is the choice of untrusted programs: no more hosts than these are remembered. */
const MOST_HOSTS = 200;

/** The hosts of one session. `onHost` is called for each once, and once more if it is refused later. */
export function createHostUses(onHost: (use: HostUse) => void) {
  const uses = new Map<string, CountedUse>();
  return {
    /** Notes a connection or a refusal. The returned use counts; undefined if there are too many. */
    note(use: HostUse): CountedUse | undefined {
      const key = `${use.allowed} ${use.host}:${use.port}`;
      let known = uses.get(key);
      if (!known && uses.size < MOST_HOSTS) {
        known = { ...use, connections: 0, bytes: 0 };
        uses.set(key, known);
        onHost(use);
      }
      if (known) known.connections += 1;
      return known;
    },
    list: (): CountedUse[] => [...uses.values()].map((use) => ({ ...use })),
  };
}

export type HostUses = ReturnType<typeof createHostUses>;
