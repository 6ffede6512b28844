import assert from "node:assert/strict";
import { text } from "node:stream/consumers";
import { type BundleEntry, readBundle } from "../../../src/modules/bundles/read-bundle.ts";
import { inChunks } from "../../support/archives.ts";

/** What a bundle holds, a line an entry. */
export async function shown(bytes: Uint8Array, chunk = 65_536): Promise<string[]> {
  const lines: string[] = [];
  for await (const entry of readBundle(inChunks(bytes, chunk))) lines.push(await line(entry));
  return lines;
}

async function line({ path, kind, executable, target, sizeBytes, content }: BundleEntry): Promise<string> {
  if (kind === "directory") return `${path}/`;
  if (kind === "link") return `${path} -> ${target}`;
  const said = await text(content);
  assert.equal(Buffer.byteLength(said), sizeBytes);
  return `${path}${executable ? "*" : ""}=${said}`;
}
