import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import {
  type NoteSignature,
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

/** The key that signs the ledger. */
export interface LogKey {
  verifier: VerifierKey;
  /** The verifier, as text. */
  text: string;
  /** The same text always gets the same signature. */
  signature: (text: string) => NoteSignature;
}

/** A key that signs or signed the ledger, as text. */
export interface ListedKey {
  verifier: string;
  /** The first size of the ledger that it signs. */
  since: number;
  /** The checkpoint of that size, signed by the key before too; null for the first key, or while a rotation is under way. */
  checkpoint: string | null;
}

type KeyConfig = Pick<Config, "dataDir" | "ledgerKeyFile">;

/** The file of the key: the operator's, else that in the data folder. */
export const keyFileOf = ({ dataDir, ledgerKeyFile }: KeyConfig) => ledgerKeyFile ?? path.join(dataDir, FILE);
/** Where the key is that replaces it, until it does. */
export const nextFileOf = (config: KeyConfig) => `${keyFileOf(config)}.next`;

const settingOf = ({ ledgerKeyFile }: KeyConfig) =>
  ledgerKeyFile === null ? "SVC_DATA_DIR" : "SVC_LEDGER_KEY_FILE";

/**
 * The key in the operator's file, else that in the data folder, which is created at the first start and readable only by its
 * user. It is an Ed25519 key in PEM. Throws ConfigError.
 */
export async function openLogKey(config: KeyConfig, origin: string): Promise<LogKey> {
  const { dataDir, ledgerKeyFile } = config;
  const setting = settingOf(config);
  return logKey(
    privateKey(setting, keyFileOf(config), () =>
      ledgerKeyFile === null
        ? openPrivateFile(dataDir, FILE, newKey)
        : readPrivateFile(ledgerKeyFile, setting),
    ),
    origin,
  );
}

/** The key that is to replace it; null if there is none. Throws ConfigError. */
export async function readNextKey(config: KeyConfig, origin: string): Promise<LogKey | null> {
  const file = nextFileOf(config);
  if (!existsSync(file)) return null;
  const setting = settingOf(config);
  return logKey(
    privateKey(setting, file, () => readPrivateFile(file, setting)),
    origin,
  );
}

/** The same; created if there is none. */
export async function openNextKey(config: KeyConfig, origin: string): Promise<LogKey> {
  const file = nextFileOf(config);
  openPrivateFile(path.dirname(file), path.basename(file), newKey);
  return (await readNextKey(config, origin))!;
}

async function logKey(key: KeyObject, origin: string): Promise<LogKey> {
  const { x } = createPublicKey(key).export({ format: "jwk" });
  const bytes = Uint8Array.from(Buffer.from(x!, "base64url"));
  const verifier = await verifierKey(origin, SIGNATURE_TYPE.log, bytes);
  return {
    verifier,
    text: verifierKeyText(verifier),
    signature: (text) => ({
      name: origin,
      keyId: verifier.id,
      bytes: Uint8Array.from(sign(null, Buffer.from(text), key)),
    }),
  };
}

/** A text with the signatures of these keys, as a note. The same text always gives the same note. */
export const signedBy = (text: string, ...keys: LogKey[]): string =>
  noteText({ text, signatures: keys.map(({ signature }) => signature(text)) });

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

/** Every key of the ledger, oldest first. */
export const listedKeys = (db: Db): Promise<ListedKey[]> =>
  db.selectFrom("ledger_key").select(["verifier", "since", "checkpoint"]).orderBy("since").execute();

export const verifiersOf = (keys: readonly ListedKey[]): Promise<VerifierKey[]> =>
  Promise.all(keys.map(({ verifier }) => parseVerifierKey(verifier)));
