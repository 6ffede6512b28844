import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdtempSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { chromium, type Browser } from "playwright-core";

const FLAGS = [
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--js-flags=--max-old-space-size=512",
];

/** Unpacks the browser of the package once; bwrap without a network is put around it. The path to start it by. */
export async function prepareBrowser(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "visual-test-"));
  const packed = path.join(
    path.dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")),
    "../bin",
  );
  const binary = path.join(folder, "chromium");
  await unpack(findPacked(packed), binary);
  const jailed = path.join(folder, "jailed.sh");
  const view = `--ro-bind / / --dev /dev --proc /proc --tmpfs /tmp --bind ${folder} ${folder}`;
  const script = `#!/bin/sh\nexec bwrap --unshare-net --unshare-pid --unshare-ipc --die-with-parent ${view} -- ${binary} "$@"\n`;
  writeFileSync(jailed, script, { mode: 0o755 });
  return jailed;
}

function findPacked(folder: string): string {
  for (let at = folder; ; at = path.dirname(at)) {
    const file = path.join(at, "bin/chromium.br");
    if (existsSync(file)) return file;
    if (at === path.dirname(at)) throw new Error("the packed browser is not installed");
  }
}

async function unpack(from: string, to: string): Promise<void> {
  await pipeline(
    createReadStream(from),
    createBrotliDecompress(),
    createWriteStream(`${to}.part`, { mode: 0o755 }),
  );
  renameSync(`${to}.part`, to);
}

/** Starts a browser at `executable`; its own files stay in the folder that it may write to. */
export function startBrowser(executable: string): Promise<Browser> {
  const folder = path.dirname(executable);
  const env = { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", TMPDIR: folder, HOME: folder };
  return chromium.launch({
    executablePath: executable,
    chromiumSandbox: false,
    headless: true,
    args: FLAGS,
    env,
  });
}
