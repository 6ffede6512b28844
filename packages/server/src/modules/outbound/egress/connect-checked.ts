import { connect, isIP, type Socket } from "node:net";
import { allowsAddress, type AddressTrust } from "../addresses.ts";
import { checkedLookup, type Lookup, notAllowed } from "../guard.ts";
import type { Destination } from "./destination.ts";

export interface SocketLimits {
  connectMs: number;
  /** How long a connection may be silent. */
  idleMs: number;
}

/**
 * Connects to an address of `host`. Addresses are checked as they are resolved, so that no other answer can take their
 * place. Throws ForbiddenAddress for one that `trust` may not reach, and other errors if none answers.
 */
export async function connectChecked(
  { host, port }: Destination,
  trust: AddressTrust,
  { lookup, limits, signal }: { lookup: Lookup; limits: SocketLimits; signal: AbortSignal },
): Promise<Socket> {
  const allows = (address: string) => allowsAddress(address, trust);
  // Node does not call the lookup for a literal address.
  if (isIP(host) !== 0 && !allows(host)) throw notAllowed(host);
  const stopping = AbortSignal.any([signal, AbortSignal.timeout(limits.connectMs)]);
  stopping.throwIfAborted();
  const socket = connect({
    host,
    port,
    allowHalfOpen: true,
    lookup: checkedLookup(lookup, allows),
    noDelay: true,
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stop = () => reject(new Error("too late"));
  stopping.addEventListener("abort", stop, { once: true });
  socket.once("connect", resolve).on("error", reject).once("close", stop);
  try {
    await promise;
    if (!allows(socket.remoteAddress ?? "")) throw notAllowed(host);
    socket.setTimeout(limits.idleMs, () => socket.destroy());
    return socket;
  } catch (thrown) {
    socket.destroy();
    throw thrown;
  } finally {
    stopping.removeEventListener("abort", stop);
  }
}
