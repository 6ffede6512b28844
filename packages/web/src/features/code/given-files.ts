import type { Client } from "@signet/client";
import type { GivenFile } from "@signet/contract";
import { BOUNDS } from "@signet/contract/values";
import { byteSize, count } from "../../lib/format.ts";
import type { PickedFile } from "./collect-files.ts";
import { packTar } from "./pack-tar.ts";
import { TEXT } from "./text.ts";

/** What a request carries: small sets of files themselves, a project as an uploaded bundle. */
export type GivenContent = { files: GivenFile[] } | { bundle: string };

/** Room that is left in a request for the task and JSON's quoting. */
const REQUEST_BYTES = BOUNDS.bodyBytes * 0.6;

/** Why these files cannot be sent; null if they can. */
export function whyTooMuch(files: readonly PickedFile[]): string | null {
  const bytes = sizeOf(files);
  const { bundles } = BOUNDS;
  if (files.length > bundles.files) return TEXT.tooMany(count(files.length), count(bundles.files));
  return bytes > bundles.bytes ? TEXT.tooLarge(byteSize(bytes), byteSize(bundles.bytes)) : null;
}

export const sizeOf = (files: readonly PickedFile[]): number =>
  files.reduce((sum, { file }) => sum + file.size, 0);

/** Reads the files for a request, or uploads them as a bundle if there are many. `tell` is told what takes long. */
export async function giveFiles(
  client: Client,
  picked: readonly PickedFile[],
  tell: (what: string) => void,
): Promise<GivenContent> {
  if (picked.length <= BOUNDS.files.max && sizeOf(picked) <= REQUEST_BYTES)
    return { files: await Promise.all(picked.map(readOne)) };
  tell(TEXT.sending.packing);
  const archive = await packTar(picked.map(({ path, file }) => ({ path, content: file })));
  if (archive.size > BOUNDS.bundles.packedBytes)
    throw new Error(TEXT.tooLarge(byteSize(archive.size), byteSize(BOUNDS.bundles.packedBytes)));
  tell(TEXT.sending.uploading);
  const { bundle } = await client.uploadBundle(archive);
  return { bundle };
}

async function readOne({ path, file }: PickedFile): Promise<GivenFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return { path, content: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { path, content: base64(bytes), encoding: "base64" };
  }
}

function base64(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
