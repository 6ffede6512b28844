import assert from "node:assert/strict";
import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { test } from "node:test";
import { ClientProblem, createClient } from "@signet/client";
import { BOUNDS } from "@signet/contract";
import { bundleOf, END, entryOf, packed } from "../packages/server/test/support/archives.ts";
import { until } from "../packages/server/test/support/until.ts";
import { newFolder, serviceFor, startService, type Service } from "./support/service.ts";
import { IN_FULL } from "./support/drawn.ts";

const { files: FILES, packedBytes } = BOUNDS.bundles;
const kept = ({ dataDir }: Service) => readdirSync(path.join(dataDir, "bundles"));
/** The most memory that a process has had, in MiB. */
const peakOf = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1_024;

test(
  "a bundle of 20,000 files and nearly 64 MiB is uploaded over a socket within little memory",
  IN_FULL,
  async (t) => {
    const service = await serviceFor(t);
    const client = createClient({ baseUrl: service.url });
    // Random bytes are not packed any smaller.
    const content = randomBytes(3_000);
    const pieces = function* () {
      for (let i = 0; i < FILES; i++) {
        content.writeUInt32LE(i);
        yield entryOf({
          name: `src/d${i % 500}/file-${i}.bin`,
          content: i < 19_000 ? randomBytes(3_400) : content,
        });
      }
      yield END;
    };
    const bytes = Buffer.from(await buffer(packed(pieces())));
    assert.ok(bytes.length > 0.9 * packedBytes && bytes.length <= packedBytes, String(bytes.length));
    const before = peakOf(service.pid);
    const startedAt = performance.now();
    const { files, sha256 } = await client.uploadBundle(new Blob([bytes]).stream());
    const ms = performance.now() - startedAt;
    t.diagnostic(`${bytes.length} bytes: ${Math.round(ms)} ms; peak ${before} to ${peakOf(service.pid)} MiB`);
    assert.deepEqual([files, sha256], [FILES, createHash("sha256").update(bytes).digest("hex")]);
    assert.ok(peakOf(service.pid) - before < 200);
  },
);

test("a refusal in the middle of a large upload arrives at its sender", async (t) => {
  const service = await serviceFor(t);
  const client = createClient({ baseUrl: service.url });
  const evil = bundleOf({ name: "../evil" }, { name: "a", content: randomBytes(8_000_000) });
  for (const content of [new Uint8Array(evil), new Blob([evil]).stream()])
    await assert.rejects(
      client.uploadBundle(content),
      (error) => error instanceof ClientProblem && error.problem.code === "bad_bundle",
    );
  await until(() => kept(service).length === 0);
});

test("a service that is killed in the middle of an upload leaves nothing of it, and keeps what was complete", async (t) => {
  const dataDir = newFolder();
  const first = await startService({ dataDir });
  const client = createClient({ baseUrl: first.url });
  const whole = bundleOf({ name: "a", content: "whole" });
  const { bundle, sha256 } = await client.uploadBundle(whole);
  const half = new ReadableStream<Uint8Array>({ start: (body) => body.enqueue(whole.subarray(0, 50)) });
  const lost = client.uploadBundle(half).catch((error: unknown) => error);
  await until(() => kept(first).length === 2);
  await first.end("SIGKILL");
  assert.ok((await lost) instanceof Error);
  const second = await startService({ dataDir });
  t.after(async () => {
    await second.end("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  });
  assert.deepEqual(kept(second), [sha256]);
  const again = createClient({ baseUrl: second.url });
  assert.deepEqual(
    (await again.bundles()).bundles.map((one) => one.bundle),
    [bundle],
  );
  await again.deleteBundle(bundle);
  assert.ok(!existsSync(path.join(dataDir, "bundles", sha256)));
});
