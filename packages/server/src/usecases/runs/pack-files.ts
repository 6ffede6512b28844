import { pack } from "tar-stream";
import type { KeptFile } from "../../modules/runs/files.ts";

/** Yields a tar stream of the kept files, in the given order. */
export async function* packFiles(
  files: { content(sha256: string): Promise<Uint8Array> },
  kept: readonly KeptFile[],
): AsyncGenerator<Uint8Array, void> {
  const tar = pack();
  const feed = (async () => {
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
