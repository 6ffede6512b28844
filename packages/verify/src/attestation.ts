import { fromBase64, toBase64, toHex, utf8 } from "./bytes.ts";
import { VerifyError } from "./error.ts";
import type { VerifierKey } from "./transparency/note.ts";

/** The type of what an envelope carries here: a statement of in-toto. */
export const STATEMENT_TYPE = "application/vnd.in-toto+json";

/** A signed statement about files (in-toto Statement v1 in a DSSE envelope). */
export interface AttestationEnvelope {
  payloadType: string;
  /** The statement's JSON, in base64. */
  payload: string;
  signatures: { keyid: string; sig: string }[];
}

/** What a key signs of an envelope (the pre-authentication encoding of DSSE v1). */
export const attestedText = (type: string, payload: string): string =>
  `DSSEv1 ${utf8(type).length} ${type} ${utf8(payload).length} ${payload}`;

/** How an envelope names a key. The name proves nothing: which keys are trusted is the verifier's to say. */
export const attestationKeyId = ({ name, id }: VerifierKey): string => `${name}+${toHex(id)}`;

/** The text of an envelope: its bytes are what a receipt's `att` is the SHA-256 of. */
export function envelopeText(payload: string, key: VerifierKey, signature: Uint8Array): string {
  const signatures = [{ keyid: attestationKeyId(key), sig: toBase64(signature) }];
  return JSON.stringify({ payloadType: STATEMENT_TYPE, payload: toBase64(utf8(payload)), signatures });
}

/**
 * Reads an envelope and returns the JSON of its statement. Throws VerifyError: "bad_note" for another form, "unknown_key" if no
 * trusted key signed it, "bad_signature" if the signature of one does not verify.
 */
export async function openAttestation(text: string, trusted: readonly VerifierKey[]): Promise<string> {
  const { payloadType, payload, signatures } = envelopeIn(text);
  const bytes = fromBase64(payload);
  if (payloadType !== STATEMENT_TYPE || bytes === null) malformed();
  const statement = textIn(bytes);
  const signed = utf8(attestedText(payloadType, statement));
  for (const { keyid, sig } of signatures) {
    const key = trusted.find((known) => attestationKeyId(known) === keyid);
    if (!key) continue;
    const imported = await crypto.subtle.importKey("raw", key.key, "Ed25519", false, ["verify"]);
    const signature = fromBase64(sig);
    if (signature === null || !(await crypto.subtle.verify("Ed25519", imported, signature, signed)))
      throw new VerifyError("bad_signature", `the signature of ${key.name} is not of this attestation`);
    return statement;
  }
  throw new VerifyError("unknown_key", "no trusted key signed the attestation");
}

function textIn(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    malformed();
  }
}

function envelopeIn(text: string): AttestationEnvelope {
  let value: Partial<AttestationEnvelope> | null;
  try {
    value = JSON.parse(text) as Partial<AttestationEnvelope> | null;
  } catch {
    malformed();
  }
  const { payloadType, payload, signatures } = value ?? {};
  const isSigned =
    Array.isArray(signatures) &&
    signatures.every((one) => typeof one?.keyid === "string" && typeof one.sig === "string");
  if (typeof payloadType !== "string" || typeof payload !== "string" || !isSigned) malformed();
  return { payloadType, payload, signatures };
}

function malformed(): never {
  throw new VerifyError("bad_note", "this is not an attestation: a statement of in-toto in a DSSE envelope");
}
