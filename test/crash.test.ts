import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { test } from "node:test";
import { parseProofFile, parseVerifierKey, publicRun, verifyChain, verifyProofFile } from "@signet/verify";
import type { LedgerKeys, Run } from "@signet/contract";
import type { Turn } from "../packages/server/test/support/model-server.ts";
import {
  newUsedFolder,
  post,
  readEvents,
  startService,
  type RawEvent,
  type Service,
} from "./support/service.ts";
import { modelFor } from "./support/with-model.ts";

/** Each run is checked and cross-checked: all 200 only in the full check. */
const RUNS = Number(process.argv[2] ?? (process.env["SIGNET_CHECK_ALL"] === "1" ? 200 : 10));
const SUBMITTERS = 8;
/** Fewer kills prove nothing: where all runs ended before, more runs are submitted. */
const MIN_KILLS = 5;
/** Each run is checked in about ten sandboxes, and once more where it was killed meanwhile. */
const PATIENCE_MS = 720_000;

/** Five steps by how far the conversation is, so that a run that goes on after a crash gets the next one. */
function script(body: { messages: { role: string }[] }): Turn {
  const call = (name: string, input: unknown): Turn => ({ calls: [{ name, input }], text: "next" });
  const turns = [
    call("write", { path: "sum.mjs", content: "export const sum = (a, b) => a - b;\n" }),
    call("bash", { command: "node sum.mjs; echo checked" }),
    call("edit", { path: "sum.mjs", edits: [{ old: "a - b", new: "a + b" }] }),
    call("bash", { command: "sleep 0.05; cat sum.mjs" }),
    call("finish", { check_cmd: "", summary: "done" }),
  ];
  return turns[body.messages.filter((m) => m.role === "assistant").length] ?? { text: "done" };
}

/** Numbers that look random and are the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

test(
  `${RUNS} and more runs end with one receipt each and no event lost or repeated, however often the service is killed`,
  { timeout: 1_500_000 },
  async (t) => {
    const seed = Date.now() % 1_000_000;
    const random = seeded(seed);
    const dataDir = newUsedFolder();
    const model = await modelFor(t, script);
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

    /** Hands in one run, again and again under the same key until some service took it. */
    async function submit(n: number): Promise<string> {
      for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline;) {
        assert.ifError(failure);
        try {
          const request = { task: "sum(1, 2) -> 3", max_steps: 8 };
          const response = await post(`${service.api}/code/run`, request, { "Idempotency-Key": `run-${n}` });
          assert.equal(response.status, 200);
          for await (const event of readEvents(response)) return String(event.data["run_id"]);
        } catch (thrown) {
          // The service is away: try again.
          if (thrown instanceof assert.AssertionError) throw thrown;
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`run ${n} was never taken`);
    }
    const ids: string[] = [];
    const submitter = async () => {
      while (submitted < RUNS) ids.push(await submit(submitted++));
    };
    await Promise.all(Array.from({ length: SUBMITTERS }, submitter));

    /** A run's state once it ended, or undefined while the service is away or the run goes on. */
    const ended = async (id: string): Promise<Run | undefined> => {
      try {
        const run = (await (await fetch(`${service.api}/runs/${id}`)).json()) as Run;
        return run.receipt_sha === null ? undefined : run;
      } catch {
        return undefined;
      }
    };
    const runs = new Map<string, Run>();
    const isOver = () => runs.size >= ids.length && kills >= MIN_KILLS;
    for (const deadline = Date.now() + PATIENCE_MS; !isOver();) {
      assert.ifError(failure);
      const progress = `seed ${seed}: ${runs.size} of ${ids.length} ended after ${kills} kills`;
      assert.ok(Date.now() < deadline, progress);
      if (runs.size === ids.length) ids.push(await submit(submitted++));
      for (const id of ids) {
        const run = runs.has(id) ? undefined : await ended(id);
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
    const shown: string[] = [];
    const proofs: string[] = [];
    for (const id of ids) {
      const events: RawEvent[] = [];
      for await (const event of readEvents(await fetch(`${service.api}/runs/${id}/events`)))
        events.push(event);
      assert.deepEqual(
        events.map((e) => e.data["seq"]),
        events.map((_, i) => i + 1),
        `seed ${seed} ${id}`,
      );
      const names = events.map((e) => e.name);
      assert.deepEqual(
        [names[0], ...names.slice(-2)],
        ["code_start", "code_done", "code_receipt"],
        `seed ${seed} ${id}`,
      );
      for (const once of ["code_start", "code_done", "code_receipt"])
        assert.equal(names.filter((n) => n === once).length, 1);
      const idsOf = (name: string) => events.filter((e) => e.name === name).map((e) => e.data["command_id"]);
      assert.deepEqual(
        new Set(idsOf("command_started")),
        new Set(idsOf("command_finished")),
        `seed ${seed} ${id}`,
      );
      assert.equal(events.at(-1)!.data["receipt_sha"], runs.get(id)!.receipt_sha);
      proofs.push(String(events.at(-1)!.data["proof"]));
      shown.push(await publicRun(id, String(events.at(-1)!.data["opening"])));
    }
    const text = await (
      await fetch(`${service.api}/code/receipts`, { headers: { Accept: "application/x-ndjson" } })
    ).text();
    const lines = text.split("\n").filter(Boolean);
    const verdict = await verifyChain(lines);
    assert.ok(verdict.ok, JSON.stringify(verdict));
    assert.equal(verdict.size, ids.length * 2);
    const { key } = (await (await fetch(`${service.api}/code/ledger/key`)).json()) as LedgerKeys;
    const trusted = [await parseVerifierKey(key)];
    for (const proof of proofs) await verifyProofFile(proof, lines[parseProofFile(proof).index]!, trusted);
    const sealed = lines
      .map((line) => JSON.parse(line) as { kind: string; run: string })
      .filter((r) => r.kind === "code");
    assert.deepEqual(sealed.map((r) => r.run).toSorted(), shown.toSorted());
    assert.equal(await service.end(), 0);
  },
);
