import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import {
  noteText,
  parseVerifierKey,
  SIGNATURE_TYPE,
  verifierKey,
  type VerifierKey,
  verifierKeyText,
} from "@signet/verify";
import { type Config, ConfigError } from "../../base/config.ts";
import { openPrivateFile, readPrivateFile } from "../../base/private-file.ts";
import type { Db } from "../../store/db.ts";

const FILE = "ledger.key";
/** Where commands of a sandbox see the files of the machine (see the sandbox's root). */
const SEEN_INSIDE = /^\/usr\/(?!local\/)/;

/** The key that signs the ledger. */
export interface LogKey {
  verifier: VerifierKey;
  /** A text with its signature, as a note. The same text always gives the same note. */
  signed(text: string): string;
}

/** A key that signs or signed the ledger, as text, and the size of the ledger from which it did. */
export interface ListedKey {
  verifier: string;
  since: number;
}

/**
 * The key in the operator's file, else that in the data folder, which is created at the first start and readable only by its
 * user. It is an Ed25519 key in PEM. Throws ConfigError.
 */
export async function openLogKey(
  { dataDir, ledgerKeyFile }: Pick<Config, "dataDir" | "ledgerKeyFile">,
  origin: string,
): Promise<LogKey> {
  const setting = ledgerKeyFile === null ? "SVC_DATA_DIR" : "SVC_LEDGER_KEY_FILE";
  if (ledgerKeyFile !== null && SEEN_INSIDE.test(ledgerKeyFile))
    throw new ConfigError(
      setting,
      `commands in a sandbox see ${ledgerKeyFile}; keep the key in another folder`,
    );
  const key = privateKey(setting, ledgerKeyFile ?? `${dataDir}/${FILE}`, () =>
    ledgerKeyFile === null ? openPrivateFile(dataDir, FILE, newKey) : readPrivateFile(ledgerKeyFile, setting),
  );
  const { x } = createPublicKey(key).export({ format: "jwk" });
  const bytes = Uint8Array.from(Buffer.from(x!, "base64url"));
  const verifier = await verifierKey(origin, SIGNATURE_TYPE.log, bytes);
  return {
    verifier,
    signed(text) {
      const signature = Uint8Array.from(sign(null, Buffer.from(text), key));
      return noteText({ text, signatures: [{ name: origin, keyId: verifier.id, bytes: signature }] });
    },
  };
}

const newKey = () =>
  generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" }).trim();

function privateKey(setting: string, file: string, read: () => string): KeyObject {
  try {
    const key = createPrivateKey(read());
    if (key.asymmetricKeyType === "ed25519") return key;
  } catch (thrown) {
    if (thrown instanceof ConfigError) throw thrown;
    if ((thrown as NodeJS.ErrnoException).code === "ENOENT")
      throw new ConfigError(setting, `there is no file ${file}`);
  }
  // What the file contains is not repeated.
  throw new ConfigError(
    setting,
    `${file} is not an Ed25519 key in PEM (create one: openssl genpkey -algorithm ed25519)`,
  );
}

/** Lists the key as that of the ledger if it has none yet. Throws ConfigError if the ledger is signed with another key. */
export async function adoptKey(db: Db, { verifier }: LogKey): Promise<void> {
  const text = verifierKeyText(verifier);
  const newest = (await listedKeys(db)).at(-1);
  if (newest?.verifier === text) return;
  if (newest)
    throw new ConfigError(
      "SVC_LEDGER_KEY_FILE",
      `the ledger is signed with the key ${newest.verifier}, not with ${text}; use its file (${FILE} of its data folder or backup)`,
    );
  await db.insertInto("ledger_key").values({ verifier: text, since: 0 }).execute();
}

/** Every key of the ledger, oldest first. */
export const listedKeys = (db: Db): Promise<ListedKey[]> =>
  db.selectFrom("ledger_key").select(["verifier", "since"]).orderBy("since").execute();

export const verifiersOf = (keys: readonly ListedKey[]): Promise<VerifierKey[]> =>
  Promise.all(keys.map(({ verifier }) => parseVerifierKey(verifier)));
