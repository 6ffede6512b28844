import type { Socket } from "node:net";
import type { EgressRule } from "../../../base/egress-rules.ts";
import type { Lookup } from "../guard.ts";
import { ForbiddenAddress } from "../url.ts";
import { connectChecked, type SocketLimits } from "./connect-checked.ts";
import { type Destination, shown, trustOf, withPort } from "./destination.ts";
import type { HostUses } from "./host-uses.ts";

export interface EgressLimits extends SocketLimits {
  /** How long a client may take for the head of a request, and for the TLS greeting. */
  greetingMs: number;
  /** Bytes of a session in both directions. */
  bytes: number;
  connections: number;
}

/** A connection to an allowed host. */
export interface Way {
  socket: Socket;
  /** Counts bytes in either direction; false if the session has none left. */
  count(bytes: number): boolean;
}

/** Why a request is refused, with the status that says so. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly status: 400 | 403 | 405 | 502;
  constructor(status: Refused["status"], message: string) {
    super(message);
    this.status = status;
  }
}

export interface SessionParts {
  rules: readonly EgressRule[];
  lookup: Lookup;
  limits: EgressLimits;
  uses: HostUses;
}

/** What the connections of one set-up share: the rules, the count of bytes, and what was used. */
export function createSession({ rules, lookup, limits, uses }: SessionParts) {
  let left = limits.bytes;
  const sockets = new Set<Socket>();

  function refuse(destination: Destination, reason: string): never {
    uses.note({ ...destination, allowed: false, reason });
    throw new Refused(403, reason);
  }

  return {
    limits,
    refuse,
    /** Connects to `destination` if the rules allow it. Throws Refused. */
    async connect(destination: Destination, how: "tls" | "plain", signal: AbortSignal): Promise<Way> {
      const { host, port } = destination;
      const trust = trustOf(rules, destination, how);
      if (typeof trust === "object") refuse(destination, trust.refusal);
      if (left <= 0) refuse(destination, `${shown(destination)}: the bytes of this set-up are used up`);
      try {
        const socket = await connectChecked(destination, trust, { lookup, limits, signal });
        sockets.add(socket.on("close", () => sockets.delete(socket)));
        const use = uses.note({ host, port, allowed: true });
        return {
          socket,
          count(bytes) {
            left -= bytes;
            if (use) use.bytes += bytes;
            return left >= 0;
          },
        };
      } catch (thrown) {
        if (thrown instanceof ForbiddenAddress)
          refuse(
            destination,
            `${host} is in a private network: SVC_SANDBOX_EGRESS has to name it with its port, ${withPort(destination)}`,
          );
        const reason = `${shown(destination)} could not be reached`;
        if (!signal.aborted) uses.note({ host, port, allowed: true, reason });
        throw new Refused(502, reason);
      }
    },
    end() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

export type Session = ReturnType<typeof createSession>;
