/**
 * title: Read IPv4 addresses and check networks
 * when: An IPv4 address has to be validated, turned into a number or checked against a network such as 10.0.0.0/8.
 * words: ipv4, ip address, cidr, subnet, netmask, network, validate, dotted quad
 * param PREFIX: 32 — length of a network that is written without /
 */
const PREFIX = 32;

/** A number from 0 to 2^32 - 1. Leading zeros are refused: some readers take them as octal. */
export function parseIpv4(text) {
  const parts = text.split(".");
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255))
    throw new RangeError(`not an IPv4 address: ${text}`);
  // Not by shifts, which make numbers from 2^31 on negative.
  return parts.reduce((sum, part) => sum * 256 + Number(part), 0);
}

export function formatIpv4(number) {
  if (!Number.isInteger(number) || number < 0 || number > 4294967295) throw new RangeError("out of range");
  return [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join(".");
}

/** [first, last] address of a network as numbers. */
export function networkRange(network, prefix = PREFIX) {
  const [address, length = String(prefix)] = network.split("/");
  if (!/^(?:\d|[12]\d|3[0-2])$/.test(length) || network.split("/").length > 2)
    throw new RangeError(`not a network: ${network}`);
  const size = 2 ** (32 - Number(length));
  const number = parseIpv4(address);
  const first = number - (number % size);
  return [first, first + size - 1];
}

export function isInNetwork(address, network, prefix = PREFIX) {
  const [first, last] = networkRange(network, prefix);
  const number = parseIpv4(address);
  return number >= first && number <= last;
}
