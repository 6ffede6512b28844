import { fromBase64, toBase64, utf8 } from "../bytes.ts";
import { parseLine, type Receipt } from "../canonical.ts";
import { VerifyError } from "../error.ts";
import { openCheckpoint, type SignedCheckpoint } from "./checkpoint.ts";
import { HASH_BYTES, type Hash, leafHash } from "./merkle.ts";
import type { VerifierKey } from "./note.ts";
import { checkInclusion } from "./proofs.ts";

/** A proof that can be verified offline (C2SP tlog-proof): where an entry is in a tree, and the signed root of that tree. */
export interface ProofFile {
  index: number;
  path: readonly Hash[];
  /** The signed checkpoint, as text. */
  checkpoint: string;
}

const FIRST_LINE = "c2sp.org/tlog-proof@v1";
/** A tree of more leaves than there are exact integers is not deeper. */
const MAX_PATH = 64;

/** The text of a `.tlog-proof` file. */
export const proofFileText = ({ index, path, checkpoint }: ProofFile): string =>
  `${[FIRST_LINE, `index ${index}`, ...path.map(toBase64)].join("\n")}\n\n${checkpoint}`;

/** Reads a `.tlog-proof` file. Throws VerifyError("bad_note") for another form. */
export function parseProofFile(text: string): ProofFile {
  const end = text.indexOf("\n\n");
  const [first, ...lines] = text.slice(0, end).split("\n");
  if (end === -1 || first !== FIRST_LINE) malformed();
  if (lines[0]?.startsWith("extra ")) lines.shift();
  const [, digits] = /^index (0|[1-9]\d*)$/.exec(lines.shift() ?? "") ?? [];
  const path = lines.map(fromBase64);
  if (digits === undefined || path.length > MAX_PATH || !path.every(isHash)) malformed();
  return { index: Number(digits), path, checkpoint: text.slice(end + 2) };
}

/**
 * Verifies offline that a ledger's line is in the ledger, at the position that it names: the proof leads from the line's bytes to
 * the root that a trusted key signed. Throws VerifyError; see `openCheckpoint` and `checkInclusion`; "wrong_log" or "bad_seq" for
 * a line that was signed where it does not belong.
 */
export async function verifyProofFile(
  text: string,
  line: string,
  trusted: readonly VerifierKey[],
): Promise<SignedCheckpoint & { index: number }> {
  const { index, path, checkpoint } = parseProofFile(text);
  const signed = await openCheckpoint(checkpoint, trusted);
  await checkInclusion({
    index,
    size: signed.size,
    leaf: await leafHash(utf8(line)),
    path,
    root: signed.root,
  });
  requirePlace(parseLine(line), { origin: signed.origin, index });
  return { ...signed, index };
}

function requirePlace({ log, seq }: Receipt, { origin, index }: { origin: string; index: number }): void {
  if (log !== origin)
    throw new VerifyError("wrong_log", `the receipt is of the ledger ${log}, and ${origin} signed it`);
  if (seq !== index)
    throw new VerifyError("bad_seq", `the receipt is line ${seq}, and was signed as line ${index}`);
}

const isHash = (bytes: Uint8Array<ArrayBuffer> | null): bytes is Hash => bytes?.length === HASH_BYTES;

function malformed(): never {
  throw new VerifyError("bad_note", "this is not a .tlog-proof file");
}
