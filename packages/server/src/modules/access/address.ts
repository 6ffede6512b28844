import ipaddr from "ipaddr.js";

/**
 * The address under which a request is metered: an IPv4 address, or the /64 of an IPv6 address, because a household or a
 * rented machine has a whole /64. `hops` is the number of proxies whose X-Forwarded-For is trusted, counted from the right;
 * entries that a client forged are further left. An invalid entry falls back to the socket's peer.
 */
export function meteredAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  hops: number,
): string {
  const chain = (forwardedFor ?? "").split(",").map((part) => part.trim());
  const claimed = hops === 0 ? undefined : chain.filter((part) => part !== "").at(-hops);
  const address = parse(claimed) ?? parse(peer);
  if (!address) return "unknown";
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}

/** Parses an address, also with a port, brackets or a zone, as proxies write it. */
function parse(text: string | undefined): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  if (text === undefined) return undefined;
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  const plain = bare.replace(/%.*$/, "");
  const strict = ipaddr.IPv4.isValidFourPartDecimal(plain) || plain.includes(":");
  return strict && ipaddr.isValid(plain) ? ipaddr.process(plain) : undefined;
}
