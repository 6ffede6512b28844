import { execFileSync } from "node:child_process";
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { brotliDecompressSync, createBrotliDecompress } from "node:zlib";
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

/** Unpacks the browser of the package; bwrap without a network is put around it. The path to start it by. */
export async function prepareBrowser(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "visual-test-"));
  const packed = findPacked();
  const binary = path.join(folder, "chromium");
  const unpacked = createWriteStream(binary, { mode: 0o755 });
  await pipeline(createReadStream(path.join(packed, "chromium.br")), createBrotliDecompress(), unpacked);
  // What draws WebGL without a graphics card is looked for beside the program.
  const drawing = brotliDecompressSync(readFileSync(path.join(packed, "swiftshader.tar.br")));
  execFileSync("tar", ["-xf", "-", "-C", folder], { input: drawing });
  const jailed = path.join(folder, "jailed.sh");
  const view = `--ro-bind / / --dev /dev --proc /proc --tmpfs /tmp --bind ${folder} ${folder}`;
  const script = `#!/bin/sh\nexec bwrap --unshare-net --unshare-pid --unshare-ipc --die-with-parent ${view} -- ${binary} "$@"\n`;
  writeFileSync(jailed, script, { mode: 0o755 });
  return jailed;
}

function findPacked(): string {
  const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  for (let at = path.dirname(entry); at !== path.dirname(at); at = path.dirname(at))
    if (existsSync(path.join(at, "bin/chromium.br"))) return path.join(at, "bin");
  throw new Error("the packed browser is not installed");
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
