import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { test } from "node:test";
import type { Run } from "@signet/contract";
import { endedRun, fiveSteps, seeded, submitRun, verifySealed } from "./support/many-runs.ts";
import { newUsedFolder, type Service, startService } from "./support/service.ts";
import { modelFor } from "./support/with-model.ts";

/** Each run is checked and cross-checked: all 200 only in the full check. */
const RUNS = Number(process.argv[2] ?? (process.env["SIGNET_CHECK_ALL"] === "1" ? 200 : 10));
const SUBMITTERS = 8;
/** Fewer kills prove nothing: where all runs ended before, more runs are submitted. */
const MIN_KILLS = 5;
/** Each run is checked in about ten sandboxes, and once more where it was killed meanwhile. */
const PATIENCE_MS = 720_000;

test(
  `${RUNS} and more runs end with one receipt each and no event lost or repeated, however often the service is killed`,
  { timeout: 1_500_000 },
  async (t) => {
    const seed = Date.now() % 1_000_000;
    const random = seeded(seed);
    const dataDir = newUsedFolder();
    const model = await modelFor(t, fiveSteps);
    const env = { ...model.env, SVC_LOG_LEVEL: "error" };
    const start = () => startService({ dataDir, env });
    let service: Service = await start();
    let [kills, submitted] = [0, 0];
    let failure: unknown;
    const over = new AbortController();
    t.after(async () => {
      over.abort();
      await killer;
      await service.end("SIGKILL");
      rmSync(dataDir, { recursive: true, force: true });
    });

    const killer = (async () => {
      while (!over.signal.aborted) {
        await new Promise((resolve) => setTimeout(resolve, 600 + random() * 2_400));
        if (over.signal.aborted) break;
        await service.end("SIGKILL");
        kills++;
        service = await start();
      }
    })().catch((thrown: unknown) => (failure = thrown));

    const submit = (n: number) => submitRun(() => (assert.ifError(failure), service.api), n, PATIENCE_MS);
    const ids: string[] = [];
    const submitter = async () => {
      while (submitted < RUNS) ids.push(await submit(submitted++));
    };
    await Promise.all(Array.from({ length: SUBMITTERS }, submitter));

    const runs = new Map<string, Run>();
    const isOver = () => runs.size >= ids.length && kills >= MIN_KILLS;
    for (const deadline = Date.now() + PATIENCE_MS; !isOver();) {
      assert.ifError(failure);
      const progress = `seed ${seed}: ${runs.size} of ${ids.length} ended after ${kills} kills`;
      assert.ok(Date.now() < deadline, progress);
      if (runs.size === ids.length) ids.push(await submit(submitted++));
      for (const id of ids) {
        const run = runs.has(id) ? undefined : await endedRun(service.api, id);
        if (run) runs.set(id, run);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    over.abort();
    await killer;
    t.diagnostic(
      `seed ${seed}: ${kills} kills; states ${JSON.stringify(
        Object.groupBy(
          [...runs.values()].map((r) => r.state),
          (s) => s,
        ),
        (_k, v: unknown) => (Array.isArray(v) ? v.length : v),
      )}`,
    );
    assert.ok(ids.length >= RUNS);
    assert.equal(new Set(ids).size, ids.length);
    await verifySealed(service.api, ids, `seed ${seed}`);
    assert.equal(await service.end(), 0);
  },
);
