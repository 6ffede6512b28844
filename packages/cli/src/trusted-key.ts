import { readFile } from "node:fs/promises";
import type { Client } from "@signet/client";
import {
  parseCheckpoint,
  parseNote,
  parseVerifierKey,
  VerifyError,
  verifierKeyText,
  type VerifierKey,
  type WitnessPolicy,
} from "@signet/verify";
import { UsageError } from "./command.ts";
import type { TrustedLedger, TrustedLedgers } from "./trusted-ledgers.ts";

/** Where a trusted key comes from: from the caller, from an earlier verification, or from the service, the first time. */
export type TrustSource = "given" | "known" | "first";

/** A key that is trusted for a ledger, and what was seen of that ledger before. */
export interface Trust {
  key: VerifierKey;
  source: TrustSource;
  known: TrustedLedger | null;
  rivals: string[];
}

export interface SignedLedgerParts {
  client: Client;
  /** The address of the service. */
  service: string;
  ledgers: TrustedLedgers;
  /** The key that the caller trusts, or the file that has it. */
  givenKey: string | undefined;
  /** Whose cosignatures the caller wants. */
  policy?: WitnessPolicy | undefined;
}

/**
 * The key by which a service's signed checkpoint is verified: the given one, that of the policy's log, the one known from before, or
 * the one that the service shows. Null if there is none. Throws VerifyError and UsageError.
 */
export async function trustedKey(
  { client, service, ledgers, givenKey, policy }: SignedLedgerParts,
  text: string | null,
) {
  const known = await ledgers.of(service);
  const trusting = async (text: string, source: TrustSource): Promise<Trust> => {
    const key = await parseVerifierKey(text);
    const rivals = source === "first" ? await rivalsOf(ledgers, key) : [];
    return { key, source, known: known?.origin === key.name || source !== "given" ? known : null, rivals };
  };
  if (givenKey !== undefined) return trusting(await keyText(givenKey), "given");
  if (policy && policy.logs.length > 0 && text !== null) {
    const { origin } = parseCheckpoint(parseNote(text).text);
    const log = policy.logs.find(({ name }) => name === origin);
    if (!log) throw new VerifyError("unknown_key", `the policy names no log ${origin}`);
    return trusting(verifierKeyText(log), "given");
  }
  if (known) return trusting(known.key, "known");
  return text !== null ? trusting((await client.ledgerKey()).key, "first") : null;
}

/** The services whose ledgers have the name of this key, and neither have nor had the key itself. */
async function rivalsOf(ledgers: TrustedLedgers, key: VerifierKey): Promise<string[]> {
  const text = verifierKeyText(key);
  const has = (one: TrustedLedger) => [one, ...(one.former ?? [])].some((known) => known.key === text);
  return [...(await ledgers.named(key.name))].flatMap(([service, one]) => (has(one) ? [] : [service]));
}

/** The text of a key, given as such or as the file that has it. */
export async function keyText(given: string): Promise<string> {
  if (given.includes("+")) return given;
  try {
    return (await readFile(given, "utf8")).trim();
  } catch {
    throw new UsageError(`--key ${given} is neither a key (name+id+base64) nor a file that can be read`);
  }
}
