import { parseVerifierKey, SIGNATURE_TYPE, VerifyError } from "@signet/verify";
import { ConfigError } from "../base/config.ts";
import { type Cosigning, createCosigning } from "../modules/ledger/cosigning.ts";
import type { Guard } from "../modules/outbound/guard.ts";
import type { Base } from "./base.ts";

const SETTING = "SVC_LEDGER_WITNESSES";

/** Builds what asks the operator's witnesses to cosign the ledger. Throws ConfigError for a key that is none of a witness. */
export async function openCosigning(
  { clock, config, log, checkpoints }: Pick<Base, "clock" | "config" | "log" | "checkpoints">,
  guard: Guard,
): Promise<Cosigning> {
  const witnesses = await Promise.all(
    config.ledgerWitnesses.map(async ({ key, url }) => ({ key: await witnessKey(key), url })),
  );
  const { consistency } = checkpoints;
  return createCosigning({ witnesses, checkpoints, consistency, fetch: guard.fetch("operator"), clock, log });
}

async function witnessKey(text: string) {
  try {
    const key = await parseVerifierKey(text);
    if (key.type === SIGNATURE_TYPE.witness) return key;
  } catch (thrown) {
    if (!(thrown instanceof VerifyError)) throw thrown;
    throw new ConfigError(SETTING, `${text}: ${thrown.message}`);
  }
  throw new ConfigError(SETTING, `${text} is not the key of a witness, but of a ledger`);
}
