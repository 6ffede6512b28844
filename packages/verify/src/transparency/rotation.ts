import { parseLine } from "../canonical.ts";
import { checkReceipt } from "../check.ts";
import { VerifyError } from "../error.ts";
import type { SignedCheckpoint } from "./checkpoint.ts";
import { parseVerifierKey, signersOf, type VerifierKey, verifierKeyText } from "./note.ts";
import { verifyProofFile } from "./proof-file.ts";

/** How a ledger got a new key. */
export interface KeyRotation {
  /** The line that announces the new key. */
  line: string;
  /** A `.tlog-proof` of that line, whose checkpoint the key before and the new key signed. */
  proof: string;
}

/** The keys to which a trusted one leads. */
export interface FollowedKeys {
  /** The trusted key, and then each that replaced the one before; the last one signs now. */
  keys: VerifierKey[];
  /** The checkpoints by which they did. A ledger that is verified as a whole has to contain them. */
  checkpoints: SignedCheckpoint[];
}

/**
 * Follows the rotations of a ledger's key, oldest first, from a key that is trusted. Those from before that key are skipped.
 * Throws VerifyError("bad_rotation") for one that does not hold: only a line of the ledger that the trusted key signed makes
 * another key trusted, and only if that key signed too.
 */
export async function followRotations(
  trusted: VerifierKey,
  rotations: readonly KeyRotation[],
): Promise<FollowedKeys> {
  const followed: FollowedKeys = { keys: [trusted], checkpoints: [] };
  for (const rotation of rotations) {
    const newest = followed.keys.at(-1)!;
    const step = await rotated(newest, rotation);
    if (step === null) continue;
    followed.keys.push(step.key);
    followed.checkpoints.push(step.checkpoint);
  }
  if (rotations.length > 0 && followed.keys.length === 1 && !(await isNewest(trusted, rotations.at(-1)!)))
    refuse("no line that the trusted key signed announces it");
  return followed;
}

/** The key that replaced `old`; null if this rotation is not of it. */
async function rotated(
  old: VerifierKey,
  { line, proof }: KeyRotation,
): Promise<{ key: VerifierKey; checkpoint: SignedCheckpoint } | null> {
  try {
    const key = await announced(line);
    if (verifierKeyText(key) === verifierKeyText(old)) return null;
    const { index: _, ...checkpoint } = await verifyProofFile(proof, line, [old]);
    if (key.name !== old.name) refuse("it is the key of another ledger");
    if ((await signersOf(checkpoint.note, [key])).length === 0) refuse("the new key did not sign it");
    return { key, checkpoint };
  } catch (error) {
    if (!(error instanceof VerifyError) || error.code === "bad_rotation") throw error;
    if (error.code === "unknown_key") return null;
    refuse(error.message);
  }
}

const isNewest = async (key: VerifierKey, { line }: KeyRotation): Promise<boolean> =>
  verifierKeyText(await announced(line)) === verifierKeyText(key);

async function announced(line: string): Promise<VerifierKey> {
  const receipt = parseLine(line);
  checkReceipt(receipt);
  if (receipt["kind"] !== "key") refuse("the line announces no key");
  return parseVerifierKey(String(receipt["key"]));
}

function refuse(why: string): never {
  throw new VerifyError("bad_rotation", `the ledger's new key is not trusted: ${why}`);
}
