import { VerifyError } from "./error.ts";
import { hmacSha256, sha256 } from "./hash.ts";

/** The receipt's fields that hold a salted commitment to a private text. */
export const COMMITTED_FIELDS = ["task_commit", "files", "events", "state_in", "state_out", "owner"] as const;
export type CommittedField = (typeof COMMITTED_FIELDS)[number];

/**
 * Decodes a run's 32 secret bytes from hex. Each field's salt is derived from them, so that one field can be opened
 * without the others. Throws VerifyError("bad_opening").
 */
export function openingKey(opening: string): Uint8Array<ArrayBuffer> {
  requireOpening(opening);
  return Uint8Array.from(opening.match(/../g)!, (pair) => Number.parseInt(pair, 16));
}

/** Throws VerifyError("bad_opening"). */
export function requireOpening(opening: string): void {
  if (!/^[0-9a-f]{64}$/.test(opening))
    throw new VerifyError("bad_opening", "an opening is 64 lower-case hex digits");
}

/** The salt of one field, 64 hex digits. The opening and the other salts cannot be computed from it. */
export const saltOf = (opening: string, field: CommittedField): Promise<string> =>
  hmacSha256(openingKey(opening), field);

/** The commitment to `text` under a field's salt. */
export const commitWithSalt = async (salt: string, field: CommittedField, text: string): Promise<string> =>
  `c1:${await sha256(`svc-open/v1\n${field}\n${salt}\n${text}`)}`;

/** The commitment to `text`: `c1:` and the hex SHA-256 of the field's salt and the text. Reveals nothing without the opening. */
export async function commit(opening: string, field: CommittedField, text: string): Promise<string> {
  return commitWithSalt(await saltOf(opening, field), field, text);
}

/** Whether `commitment` is the commitment to `text` in `field` under `opening`. */
export async function checkOpening(
  commitment: string,
  opening: string,
  field: CommittedField,
  text: string,
): Promise<boolean> {
  return commitment === (await commit(opening, field, text));
}
