import { BOUNDS } from "@signet/contract/values";
import { TEXT } from "./text.ts";

/** A file that a person has chosen, under its path in the project. */
export interface PickedFile {
  path: string;
  file: File;
}

export interface PickedFiles {
  files: PickedFile[];
  /** What was in a chosen folder and is not sent, each with the reason. Folders stand for all that is in them. */
  leftOut: { path: string; why: string }[];
}

/** Folders that tools make. */
const MADE = new Set([
  ".git",
  ".hg",
  ".svn",
  "node_modules",
  "__pycache__",
  ".venv",
  "venv",
  ".tox",
  ".mypy_cache",
  ".pytest_cache",
  ".ruff_cache",
]);
/** Names of files that hold credentials. */
const SECRET =
  /^(?:\.env(?:\.(?!example$|sample$|template$|dist$).*)?|\.npmrc|\.pypirc|\.netrc|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519)|.*\.(?:pem|key|p12|pfx|jks|keystore|kdbx))$/i;
const PRIVATE_KEY = /-----BEGIN (?:[A-Z]+ ){0,3}PRIVATE KEY-----/;
const SEARCHED_BYTES = 64 << 10;

/** The files of a drop: single files, and all that is in folders. */
export async function pickedFromDrop(transfer: DataTransfer): Promise<PickedFiles> {
  // The entries are gone after the first wait.
  const entries = [...transfer.items]
    .map((item) => item.webkitGetAsEntry())
    .filter((entry) => entry !== null);
  const found: PickedFiles = { files: [], leftOut: [] };
  // A single folder is the project itself; its name is no part of the paths.
  const [only] = entries;
  if (entries.length === 1 && only?.isDirectory)
    await takeFolder(only as FileSystemDirectoryEntry, "", found);
  else for (const entry of entries) await takeEntry(entry, "", found);
  return sifted(found);
}

/** The files of a file picker; of a folder picker without the name of the folder. */
export async function pickedFromInput(list: FileList): Promise<PickedFiles> {
  const found: PickedFiles = { files: [], leftOut: [] };
  const made = new Set<string>();
  for (const file of list) {
    const names = file.webkitRelativePath === "" ? [file.name] : file.webkitRelativePath.split("/").slice(1);
    const at = names.slice(0, -1).findIndex((name) => MADE.has(name));
    if (at === -1) found.files.push({ path: names.join("/"), file });
    else made.add(names.slice(0, at + 1).join("/"));
  }
  for (const path of made) found.leftOut.push({ path: `${path}/`, why: TEXT.why.made });
  return sifted(found);
}

async function takeEntry(entry: FileSystemEntry, below: string, found: PickedFiles): Promise<void> {
  const path = `${below}${entry.name}`;
  if (entry.isDirectory && MADE.has(entry.name)) found.leftOut.push({ path: `${path}/`, why: TEXT.why.made });
  else if (entry.isDirectory) await takeFolder(entry as FileSystemDirectoryEntry, `${path}/`, found);
  else {
    const file = await new Promise<File | null>((resolve) =>
      (entry as FileSystemFileEntry).file(resolve, () => resolve(null)),
    );
    if (file) found.files.push({ path, file });
    else found.leftOut.push({ path, why: TEXT.why.unreadable });
  }
}

async function takeFolder(
  folder: FileSystemDirectoryEntry,
  below: string,
  found: PickedFiles,
): Promise<void> {
  const reader = folder.createReader();
  // A reader gives its entries in portions, and none at the end.
  for (;;) {
    const entries = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (entries.length === 0) return;
    for (const entry of entries) await takeEntry(entry, below, found);
    if (found.files.length > BOUNDS.bundles.files) return;
  }
}

/** Leaves out what may hold credentials and what a workspace cannot hold; sorted by path. */
async function sifted({ files, leftOut }: PickedFiles): Promise<PickedFiles> {
  const kept: PickedFile[] = [];
  const out = [...leftOut];
  for (const picked of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const why = await whyLeftOut(picked);
    if (why === null) kept.push(picked);
    else out.push({ path: picked.path, why });
  }
  return { files: kept, leftOut: out };
}

async function whyLeftOut({ path, file }: PickedFile): Promise<string | null> {
  if (SECRET.test(path.slice(path.lastIndexOf("/") + 1))) return TEXT.why.credentials;
  if (/[\u0000-\u001f\u007f\\]/.test(path) || path.length > BOUNDS.files.pathMax) return TEXT.why.path;
  try {
    const start = await file.slice(0, SEARCHED_BYTES).text();
    return PRIVATE_KEY.test(start) ? TEXT.why.privateKey : null;
  } catch {
    return TEXT.why.unreadable;
  }
}
