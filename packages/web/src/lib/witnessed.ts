import { type Client, ClientProblem } from "@signet/client";
import {
  cosignersOf,
  openCheckpoint,
  parsePolicy,
  parseVerifierKey,
  type SignedCheckpoint,
  VerifyError,
  verifierKeyText,
  type WitnessPolicy,
} from "@signet/verify";
import { isUnsupported, type PinnedLedger, placeOf } from "./signed-ledger.ts";

/** Why what witnesses signed cannot be relied on. */
export type WitnessRefusal =
  /** The text that was kept is no policy. */
  | "bad_policy"
  /** A signature is not valid, or not under a signature of the ledger. */
  | "bad_signature"
  /** The policy names another key for this ledger. */
  | "other_log"
  /** They signed other lines than these. */
  | "other_lines";

/** Whether the witnesses that a policy wants have cosigned a ledger: who did, and up to which size. */
export type PolicyVerdict =
  | { state: "met" | "missed"; by: string[]; size: number }
  | { state: "refused"; refusal: WitnessRefusal }
  | { state: "unsupported" | "unknown" };

/** The checkpoint that most witnesses cosigned, as text; empty if none did, null if the service cannot say. */
export async function readWitnessedText(client: Pick<Client, "ledgerCheckpoint">): Promise<string | null> {
  try {
    return await client.ledgerCheckpoint({ witnessed: true });
  } catch (error) {
    return error instanceof ClientProblem && error.problem.status === 404 ? "" : null;
  }
}

/** Judges the checkpoint that a service shows as cosigned. `checkpoint`: what was signed, to be compared with the lines. */
export async function openWitnessed(
  text: string | null,
  policyText: string,
  { origin, key }: Pick<PinnedLedger, "origin" | "key">,
): Promise<{ witnessed: PolicyVerdict; checkpoint: SignedCheckpoint | null }> {
  if (text === null) return { witnessed: { state: "unknown" }, checkpoint: null };
  try {
    const policy = await parsePolicy(policyText);
    if (!namesKey(policy, origin, key))
      return { witnessed: { state: "refused", refusal: "other_log" }, checkpoint: null };
    if (text === "")
      return {
        witnessed: { state: policy.isQuorum([]) ? "met" : "missed", by: [], size: 0 },
        checkpoint: null,
      };
    const checkpoint = await openCheckpoint(text, [await parseVerifierKey(key), ...policy.witnesses]);
    return { witnessed: judged(policy, checkpoint), checkpoint };
  } catch (error) {
    return { witnessed: whyNot(error), checkpoint: null };
  }
}

/** Where a receipt is in a signed tree, and what is said of its witnesses; null if nothing is wanted of them. */
interface WitnessedPlace {
  index: number;
  size: number;
  root: Uint8Array<ArrayBuffer>;
  witnessed: PolicyVerdict | null;
}

/** Verifies a receipt's place, and what a policy says of the witnesses in its proof; an empty policy wants none. Null as in `placeOf`. */
export async function witnessedPlaceOf(
  proof: string,
  receipt: Record<string, unknown>,
  trusted: PinnedLedger,
  policyText: string,
): Promise<WitnessedPlace | null> {
  const policy = policyText.trim() === "" ? null : await parsePolicy(policyText).catch(whyNot);
  const isPolicy = policy !== null && !("state" in policy);
  const place = await placeOf(proof, receipt, trusted, isPolicy ? policy.witnesses : []);
  if (place === null) return null;
  const { index, size, root } = place;
  if (!isPolicy) return { index, size, root, witnessed: policy };
  if (!namesKey(policy, trusted.origin, trusted.key))
    return { index, size, root, witnessed: { state: "refused", refusal: "other_log" } };
  return { index, size, root, witnessed: judged(policy, place) };
}

/** Whether the signers of a checkpoint are enough, and those that count. */
const judged = (policy: WitnessPolicy, checkpoint: SignedCheckpoint): PolicyVerdict => ({
  state: policy.isQuorum(checkpoint.signers) ? "met" : "missed",
  by: cosignersOf(policy, checkpoint).counted,
  size: checkpoint.size,
});

/** A policy that names logs trusts no other key of a ledger than the one that it names. */
const namesKey = ({ logs }: WitnessPolicy, origin: string, key: string): boolean =>
  logs.length === 0 || logs.some((log) => log.name === origin && verifierKeyText(log) === key.trim());

function whyNot(error: unknown): PolicyVerdict {
  if (isUnsupported(error)) return { state: "unsupported" };
  if (!(error instanceof VerifyError)) throw error;
  return { state: "refused", refusal: error.code === "bad_policy" ? "bad_policy" : "bad_signature" };
}
