import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { test, type TestContext } from "node:test";
import { createClient } from "@signet/client";
import { serviceFor } from "../../../test/support/service.ts";
import { UsageError } from "../src/command.ts";
import { measureProject, packProject, sendProject } from "../src/pack-project.ts";
import { ALL } from "../../../test/support/drawn.ts";
import type { Terminal } from "../src/terminal.ts";

const LONG = `${"ordner-ü/".repeat(20)}${"n".repeat(200)}`;

function project(t: TestContext, files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), "signet-cli-"));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const at = (name: string) => path.join(folder, name);
  return { at, chosen: (...names: string[]) => names.map((name) => ({ file: at(name), name })) };
}

test("a project is packed to the same bytes whatever its order, times and owners", async (t) => {
  const { at, chosen } = project(t, { "b.txt": "b", "a/run.sh": "x", [LONG]: "long" });
  chmodSync(at("a/run.sh"), 0o755);
  symlinkSync("../b.txt", at("a/link"));
  const names = ["b.txt", "a/run.sh", LONG, "a/link"];
  const pack = async (order: string[]) => buffer(packProject(await measureProject(chosen(...order))));
  const first = await pack(names);
  utimesSync(at("b.txt"), 1, 1);
  chmodSync(at("b.txt"), 0o600);
  assert.deepEqual(await pack(names.toReversed()), first);
});

test("a project that no bundle can hold is refused before anything is packed", async (t) => {
  const { at, chosen } = project(t, { "large.bin": "" });
  truncateSync(at("large.bin"), 300 << 20);
  symlinkSync("../out", at("out"));
  symlinkSync("/etc/passwd", at("absolute"));
  const refused: [files: ReturnType<typeof chosen>, says: RegExp][] = [
    [chosen("large.bin"), /314\.6 MB; a bundle takes 256 MiB/],
    [chosen("out"), /leads out of the project/],
    [chosen("absolute"), /leads out of the project/],
    [chosen("none"), /there is no file/],
    [chosen(...Array.from({ length: 20_001 }, (_, i) => `${i}`)), /20,001 files; a bundle takes 20,000/],
  ];
  for (const [files, message] of refused)
    await assert.rejects(
      measureProject(files),
      (error) => error instanceof UsageError && message.test(error.message),
    );
});

test("a project is sent to a service, which finds every file in it; a large one is told to who watches", async (t) => {
  const service = await serviceFor(t);
  const client = createClient({ baseUrl: service.url });
  const { at, chosen } = project(t, { "b.txt": "b", [LONG]: "long", "large.bin": "" });
  truncateSync(at("large.bin"), 5 << 20);
  symlinkSync("b.txt", at("link"));
  const said: string[] = [];
  const terminal = { live: true, err: (text) => void said.push(text) } as Partial<Terminal> as Terminal;
  const small = await sendProject(terminal, client, chosen("b.txt", LONG, "link"));
  assert.deepEqual(said, []);
  const large = await sendProject(terminal, client, chosen("b.txt", "large.bin"));
  assert.match(said.join("\n"), /^packing 2 files, 5\.2 MB\nsent \d+\.\d kB$/);
  // Packing so much that cannot be packed takes seconds.
  if (ALL) {
    writeFileSync(at("random.bin"), randomBytes(70 << 20));
    const tooLarge = sendProject(terminal, client, chosen("random.bin"));
    await assert.rejects(tooLarge, /packed, a bundle may have 64 MiB/);
  }
  const kept = new Map((await client.bundles()).bundles.map((one) => [one.bundle, one]));
  assert.deepEqual([kept.get(small)?.files, kept.get(small)?.bytes], [3, 5]);
  assert.deepEqual([kept.get(large)?.files, kept.get(large)?.bytes], [2, 1 + (5 << 20)]);
});
