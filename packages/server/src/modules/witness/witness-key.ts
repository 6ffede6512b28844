import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from "node:crypto";
import {
  cosignedText,
  type NoteSignature,
  SIGNATURE_TYPE,
  verifierKey,
  type VerifierKey,
  verifierKeyText,
} from "@signet/verify";
import { ConfigError } from "../../base/config.ts";
import { openPrivateFile } from "../../base/private-file.ts";

const FILE = "witness.key";
const TIME_BYTES = 8;

/** The key with which a witness cosigns. */
export interface WitnessKey {
  verifier: VerifierKey;
  /** The verifier, as text. */
  text: string;
  /** The cosignature of a checkpoint at a time in unix seconds (C2SP cosignature/v1). */
  cosignature: (text: string, time: number) => NoteSignature;
}

/**
 * The Ed25519 key in the witness's folder, which is created at the first start and readable only by its user. Without a name, its
 * name is made from the key. Throws ConfigError.
 */
export async function openWitnessKey(folder: string, name?: string): Promise<WitnessKey> {
  const key = readKey(openPrivateFile(folder, FILE, newKey));
  const { x } = createPublicKey(key).export({ format: "jwk" });
  const bytes = Uint8Array.from(Buffer.from(x!, "base64url"));
  const ownName = name ?? `signet-witness-${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}`;
  const verifier = await verifierKey(ownName, SIGNATURE_TYPE.witness, bytes);
  return {
    verifier,
    text: verifierKeyText(verifier),
    cosignature(text, time) {
      const at = Buffer.alloc(TIME_BYTES);
      at.writeBigUInt64BE(BigInt(time));
      const signature = sign(null, Buffer.from(cosignedText(text, time)), key);
      return { name: ownName, keyId: verifier.id, bytes: Uint8Array.from(Buffer.concat([at, signature])) };
    },
  };
}

const newKey = () =>
  generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" }).trim();

function readKey(pem: string) {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === "ed25519") return key;
  } catch {
    // What the file contains is not repeated.
  }
  throw new ConfigError("--state", `${FILE} in it is not an Ed25519 key in PEM`);
}
