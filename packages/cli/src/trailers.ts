import { commitWithSalt, manifestText, type ManifestFile, type Receipt } from "@signet/verify";

/** What a commit says of the run that made its changes. */
export interface Trailers {
  receiptSha: string;
  /** The salt of the receipt's commitment to the files; null where the message does not reveal them. */
  salt: string | null;
  files: ManifestFile[];
  /** The folder of the repository that the files' paths are relative to; empty for its root. */
  folder: string;
}

const RECEIPT = "Signet-Receipt";
const SALT = "Signet-Files-Salt";
const FILE = "Signet-File";
const FOLDER = "Signet-Folder";
/** A message that reveals more files would be hard to read; it names the receipt alone. */
const MAX_FILES = 500;

/** The trailers of a commit's message, a line each. */
export function trailerLines({ receiptSha, salt, files, folder }: Trailers): string[] {
  const receipt = `${RECEIPT}: ${receiptSha}`;
  if (salt === null || files.length > MAX_FILES) return [receipt];
  return [
    receipt,
    ...(folder === "" ? [] : [`${FOLDER}: ${folder}`]),
    `${SALT}: ${salt}`,
    ...manifestText(files)
      .split("\n")
      .filter(Boolean)
      .map((line) => `${FILE}: ${line}`),
  ];
}

/** The trailers of each receipt that a commit's message names. */
export function readTrailers(message: string): Trailers[] {
  const found: Trailers[] = [];
  for (const line of message.split(/\r?\n/)) {
    const [, name = "", value = ""] = /^(Signet-[A-Za-z-]+): (.*)$/.exec(line) ?? [];
    if (name === RECEIPT) found.push({ receiptSha: value.trim(), salt: null, files: [], folder: "" });
    const last = found.at(-1);
    if (!last) continue;
    if (name === SALT) last.salt = value.trim();
    if (name === FOLDER) last.folder = value.replace(/\/+$/, "");
    const [, sha256, bytes, path] = /^([0-9a-f]{64}) {2}(\d+) {2}(.+)$/.exec(value) ?? [];
    if (name === FILE && sha256 && bytes && path) last.files.push({ sha256, bytes: Number(bytes), path });
  }
  return found;
}

/** Whether a receipt commits to exactly the files that the trailers reveal. */
export async function revealsFiles({ salt, files }: Trailers, receipt: Receipt): Promise<boolean> {
  if (salt === null || !/^[0-9a-f]{64}$/.test(salt)) return false;
  try {
    return receipt["files"] === (await commitWithSalt(salt, "files", manifestText(files)));
  } catch {
    // A list that no run can have made, such as one with a path twice.
    return false;
  }
}
