import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Who supplied an outgoing address, and so which networks it may reach: docs/decisions/0007-outbound-trust.md. */
export type AddressTrust = "public" | "owner" | "operator";

/** `never`: forbidden for everybody, such as metadata services, link-local, multicast and reserved addresses, and addresses that embed another. */
type Reach = "public" | "loopback" | "private" | "never";

const REACHES: Record<AddressTrust, readonly Reach[]> = {
  public: ["public"],
  owner: ["public", "loopback"],
  operator: ["public", "loopback", "private"],
};

const cidrs4 = (...texts: string[]) => texts.map((text) => ipaddr.IPv4.parseCIDR(text));
const cidrs6 = (...texts: string[]) => texts.map((text) => ipaddr.IPv6.parseCIDR(text));

// Metadata services at ordinary addresses (Azure, Alibaba), and special-purpose blocks (RFC 6890).
const NEVER_4 = cidrs4(
  "168.63.129.16/32",
  "100.100.100.200/32",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.175.48.0/24",
  "198.18.0.0/15",
);
const PRIVATE_4 = new Set(["private", "carrierGradeNat"]);
const GLOBAL_6 = ipaddr.IPv6.parseCIDR("2000::/3");
const NEVER_6 = cidrs6(
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "3ffe::/16",
  "3fff::/20",
  "2620:4f:8000::/48",
);
// AWS's metadata service has a unique local address.
const METADATA_6 = cidrs6("fd00:ec2::/32");

/** Whether a connection to this IP address may be made for `trust`. Anything that is not a plain address is refused. */
export function allowsAddress(address: string, trust: AddressTrust): boolean {
  return REACHES[trust].includes(reachOf(address));
}

function reachOf(address: string): Reach {
  if (isIP(address) === 0 || address.includes("%")) return "never";
  const parsed = ipaddr.parse(address);
  return parsed instanceof ipaddr.IPv6 ? reachOf6(parsed) : reachOf4(parsed);
}

function reachOf4(address: ipaddr.IPv4): Reach {
  if (NEVER_4.some((block) => address.match(block))) return "never";
  const range = address.range();
  if (range === "unicast") return "public";
  if (range === "loopback") return "loopback";
  return PRIVATE_4.has(range) ? "private" : "never";
}

function reachOf6(address: ipaddr.IPv6): Reach {
  const range = address.range();
  if (range === "loopback") return "loopback";
  if (range === "uniqueLocal") return METADATA_6.some((block) => address.match(block)) ? "never" : "private";
  const plain =
    range === "unicast" && address.match(GLOBAL_6) && !NEVER_6.some((block) => address.match(block));
  return plain && !isIsatap(address) ? "public" : "never";
}

/** ISATAP carries an IPv4 address in its last 32 bits, marked by 5efe before them. */
const isIsatap = ({ parts }: ipaddr.IPv6) => (parts[4]! & ~0x200) === 0 && parts[5] === 0x5efe;
