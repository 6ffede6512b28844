import assert from "node:assert/strict";
import type { LedgerKeys, Run } from "@signet/contract";
import { parseProofFile, parseVerifierKey, publicRun, verifyChain, verifyProofFile } from "@signet/verify";
import type { Turn } from "../../packages/server/test/support/model-server.ts";
import { post, readEvents, type RawEvent } from "./service.ts";

/** Five steps by how far the conversation is, so that a run that goes on after a crash gets the next one. */
export function fiveSteps(body: { messages: { role: string }[] }): Turn {
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
export function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

/** Hands in one run, again and again under the same key until some service took it. Resolves to its id. */
export async function submitRun(api: () => string, n: number, patienceMs: number): Promise<string> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline;) {
    const address = api();
    try {
      const request = { task: "sum(1, 2) -> 3", max_steps: 8 };
      const response = await post(`${address}/code/run`, request, { "Idempotency-Key": `run-${n}` });
      // A database that is away is our failure, and told as one that may be tried again.
      if (response.status < 500) assert.equal(response.status, 200);
      for await (const event of readEvents(response)) return String(event.data["run_id"]);
    } catch (thrown) {
      // The service is away: try again.
      if (thrown instanceof assert.AssertionError) throw thrown;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`run ${n} was never taken`);
}

/** A run's state once it ended, or undefined while the service is away or the run goes on. */
export async function endedRun(api: string, id: string): Promise<Run | undefined> {
  try {
    const run = (await (await fetch(`${api}/runs/${id}`)).json()) as Run;
    return typeof run.receipt_sha === "string" ? run : undefined;
  } catch {
    return undefined;
  }
}

/** Asserts that each of these runs has a whole stream and one receipt, in one chain that holds nothing else. */
export async function verifySealed(api: string, ids: readonly string[], hint: string): Promise<void> {
  const shown: string[] = [];
  const proofs: string[] = [];
  for (const id of ids) {
    const events: RawEvent[] = [];
    for await (const event of readEvents(await fetch(`${api}/runs/${id}/events`))) events.push(event);
    assert.deepEqual(
      events.map((e) => e.data["seq"]),
      events.map((_, i) => i + 1),
      `${hint} ${id}`,
    );
    const names = events.map((e) => e.name);
    assert.deepEqual(
      [names[0], ...names.slice(-2)],
      ["code_start", "code_done", "code_receipt"],
      `${hint} ${id}`,
    );
    for (const once of ["code_start", "code_done", "code_receipt"])
      assert.equal(names.filter((n) => n === once).length, 1);
    const idsOf = (name: string) => events.filter((e) => e.name === name).map((e) => e.data["command_id"]);
    assert.deepEqual(new Set(idsOf("command_started")), new Set(idsOf("command_finished")), `${hint} ${id}`);
    const run = (await (await fetch(`${api}/runs/${id}`)).json()) as Run;
    assert.equal(events.at(-1)!.data["receipt_sha"], run.receipt_sha);
    proofs.push(String(events.at(-1)!.data["proof"]));
    shown.push(await publicRun(id, String(events.at(-1)!.data["opening"])));
  }
  const ndjson = await fetch(`${api}/code/receipts`, { headers: { Accept: "application/x-ndjson" } });
  const lines = (await ndjson.text()).split("\n").filter(Boolean);
  const verdict = await verifyChain(lines);
  assert.ok(verdict.ok, JSON.stringify(verdict));
  assert.equal(verdict.size, ids.length * 2);
  const { key } = (await (await fetch(`${api}/code/ledger/key`)).json()) as LedgerKeys;
  const trusted = [await parseVerifierKey(key)];
  for (const proof of proofs) await verifyProofFile(proof, lines[parseProofFile(proof).index]!, trusted);
  const sealed = lines
    .map((line) => JSON.parse(line) as { kind: string; run: string })
    .filter(({ kind }) => kind === "code");
  assert.deepEqual(sealed.map(({ run }) => run).toSorted(), shown.toSorted());
}
