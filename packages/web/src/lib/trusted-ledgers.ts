import { serviceUrl } from "./service.ts";
import { type PinnedLedger, trustedCheckpoint } from "./signed-ledger.ts";
import { createStored } from "./stored.ts";

/** The ledgers that this browser trusts, by the address of their service: the key of each is the one seen the first time. */
const trusted = createStored<Readonly<Record<string, PinnedLedger>>>(
  "signet-trusted-ledgers",
  read,
  JSON.stringify,
);

function read(text: string | null): Record<string, PinnedLedger> {
  try {
    const all = Object.entries(JSON.parse(text ?? "{}") as object);
    return Object.fromEntries(all.filter((entry): entry is [string, PinnedLedger] => isTrusted(entry[1])));
  } catch {
    return {};
  }
}

function isTrusted(value: unknown): value is PinnedLedger {
  if (typeof value !== "object" || value === null) return false;
  const fields = value as Record<string, unknown>;
  if (!["origin", "key", "checkpoint", "since", "at"].every((name) => typeof fields[name] === "string"))
    return false;
  trustedCheckpoint(value as PinnedLedger);
  return true;
}

/** What is trusted of the service's ledger; null before it was first verified. */
export const trustedLedger = (): PinnedLedger | null => trusted.get()[serviceUrl] ?? null;

/** All of them. */
export const trustedLedgers = (): readonly PinnedLedger[] => Object.values(trusted.get());

/** Keeps what was verified of the service's ledger. Of two the longer stays: another tab may have seen more. */
export function keepTrusted(seen: PinnedLedger): void {
  const known = trustedLedger();
  const isOlder = known?.key === seen.key && trustedCheckpoint(known).size > trustedCheckpoint(seen).size;
  if (!isOlder) trusted.set({ ...trusted.get(), [serviceUrl]: seen });
}

/** Forgets the service's ledger, so that the next verification trusts the key that the service names then. */
export function forgetTrusted(): void {
  const { [serviceUrl]: _, ...others } = trusted.get();
  trusted.set(others);
}
