import { pack } from "tar-stream";
import { removalOf } from "../../agents/check/place.ts";
import type { KeptFile } from "../../modules/runs/files.ts";

/** Yields a tar stream of the kept files, in the given order. Files of a project that are `gone` come first, as removals. */
export async function* packFiles(
  files: { content(sha256: string): Promise<Uint8Array> },
  kept: readonly KeptFile[],
  gone: readonly string[] = [],
): AsyncGenerator<Uint8Array, void> {
  const tar = pack();
  const feed = (async () => {
    for (const path of gone) tar.entry(removalOf(path));
    for (const file of kept) {
      const content = await files.content(file.sha256);
      await new Promise<void>((resolve, reject) => {
        const header = {
          name: file.path,
          size: content.length,
          mode: file.executable ? 0o755 : 0o644,
          mtime: new Date(0),
        };
        tar.entry(header, Buffer.from(content), (wrong) => (wrong ? reject(wrong) : resolve()));
      });
    }
    tar.finalize();
  })().catch((thrown: unknown) => tar.destroy(thrown as Error));
  for await (const chunk of tar) yield chunk as Uint8Array;
  await feed;
}
