import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import path from "node:path";
import { ConfigError } from "./config.ts";
import { openPrivateFile } from "./private-file.ts";

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts secrets at rest with AES-256-GCM, and signs texts of the service's own with HMAC-SHA-256. Each is bound to its
 * name, so that one cannot replace another.
 */
export interface Vault {
  seal(name: string, secret: string): string;
  /** Throws VaultError if the text was changed, sealed under another name, or sealed with an unknown key. */
  open(name: string, sealed: string): string;
  /** A signature in base64url. */
  sign(name: string, text: string): string;
  isSigned(name: string, text: string, signature: string): boolean;
}

/** A sealed secret cannot be opened. The message contains neither secret nor key. */
export class VaultError extends Error {
  override readonly name = "VaultError";
}

/** Seals with the first of `keys`; opens what any of them sealed, so that keys can be changed one at a time. */
export function createVault(keys: Buffer[]): Vault {
  const byVersion = new Map(keys.map((key) => [versionOf(key), key]));
  const [current] = keys;
  if (!current || keys.some((key) => key.length !== KEY_BYTES)) throw new Error("a vault needs 32-byte keys");
  return {
    seal(name, secret) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", current, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(name));
      const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return `${versionOf(current)}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64url")}`;
    },
    open(name, sealed) {
      const [version = "", body = ""] = sealed.split(".");
      const key = byVersion.get(version);
      if (!key) throw new VaultError(`${name} was sealed with another master key (${version})`);
      const bytes = Buffer.from(body, "base64url");
      const cut = IV_BYTES + TAG_BYTES;
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_BYTES), {
          authTagLength: TAG_BYTES,
        });
        decipher.setAAD(Buffer.from(name));
        decipher.setAuthTag(bytes.subarray(IV_BYTES, cut));
        return decipher.update(bytes.subarray(cut), undefined, "utf8") + decipher.final("utf8");
      } catch {
        throw new VaultError(`${name} cannot be opened: its sealed text was changed`);
      }
    },
    sign: (name, text) => macOf(current, name, text).toString("base64url"),
    isSigned: (name, text, signature) =>
      keys.some((key) => {
        const mac = macOf(key, name, text);
        const given = Buffer.from(signature, "base64url");
        // Other spellings of the same bytes are not the signature.
        return (
          given.length === mac.length &&
          timingSafeEqual(given, mac) &&
          given.toString("base64url") === signature
        );
      }),
  };
}

/** Signatures have a key of their own, derived from the master key and the name. */
const macOf = (key: Buffer, name: string, text: string) =>
  createHmac("sha256", createHmac("sha256", key).update(`signet-signature|${name}`).digest())
    .update(text)
    .digest();

/** An identifier of a key that reveals nothing about it. */
export const versionOf = (key: Buffer) =>
  createHash("sha256").update("signet-key-version").update(key).digest("hex").slice(0, 8);

/**
 * The master keys: those of SVC_MASTER_KEY (newest first, separated by commas, each 64 hex digits), else the one in
 * `master.key` in the data folder, which is created at the first start and readable only by its user. Throws ConfigError.
 */
export function masterKeys(setting: string, dataDir: string): Buffer[] {
  if (setting !== "") return setting.split(",").map((text) => keyOf(text.trim(), "SVC_MASTER_KEY"));
  const text = openPrivateFile(dataDir, "master.key", () => randomBytes(KEY_BYTES).toString("hex"));
  return [keyOf(text, `SVC_DATA_DIR: ${path.join(dataDir, "master.key")}`)];
}

function keyOf(text: string, where: string): Buffer {
  if (!/^[0-9a-f]{64}$/i.test(text))
    throw new ConfigError(where, "a master key is 64 hex digits (create one: openssl rand -hex 32)");
  return Buffer.from(text, "hex");
}
