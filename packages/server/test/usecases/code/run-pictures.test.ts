import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test, type TestContext } from "node:test";
import type { Model, ModelRequest } from "@signet/contract";
import { sql } from "kysely";
import { Stopped } from "../../../src/agents/port.ts";
import { createErasure } from "../../../src/modules/runs/erasure.ts";
import { createExecuteCodeRun } from "../../../src/usecases/code/execute-code-run.ts";
import { pngOf } from "../../support/png.ts";
import { rowsOf } from "../rig.ts";
import { MODEL, SCOPE, workshop } from "./rig.ts";

const PNG = pngOf(64, 48);
const SHA = createHash("sha256").update(PNG).digest("hex");
const READ = ["read", { path: "a.png" }] as const;
/** The workspace does not hold the picture any more. */
const OVERWRITE = ["write", { path: "a.png", content: "text" }] as const;
const FINISH = ["finish", { summary: "This cannot be done.", done: false }] as const;

/** A run with a picture, by a model that sees and makes these calls; the service goes down where one is null. */
async function looking(t: TestContext, script: (readonly [string, object] | null)[]) {
  const shop = await workshop(t);
  const asked: ModelRequest[] = [];
  const outer = new AbortController();
  const model: Model = {
    ...MODEL,
    contextTokens: 100_000,
    pictures: ["PNG"],
    async *stream(request, signal) {
      asked.push(structuredClone(request));
      const made = script[asked.length - 1] ?? FINISH;
      if (script[asked.length - 1] === null) outer.abort(new Stopped("shutdown"));
      signal.throwIfAborted();
      const call = { id: `c${asked.length}`, name: made[0], input: JSON.stringify(made[1]) };
      yield { type: "call", call };
      const usage = { input_tokens: 1, output_tokens: 1, cached_tokens: 0, estimated: false };
      yield { type: "end", reason: "tool_calls", usage, by: MODEL };
    },
  };
  const execute = createExecuteCodeRun({ ...shop, model: async () => model });
  const content = PNG.toString("base64");
  const first = await shop.claimed("run_1", { files: [{ path: "a.png", content, encoding: "base64" }] });
  const stored = async () =>
    (await shop.db.selectFrom("blob").select("sha256").execute()).map((row) => row.sha256);
  return {
    ...shop,
    asked,
    stored,
    run: () => execute(first.lease, first.row, outer.signal),
    runAgain: async () => {
      shop.clock.advance(31_000);
      const { row, ...lease } = (await shop.leases.claim("w2"))!;
      await execute(lease, row, new AbortController().signal);
    },
  };
}

test("a run that continues shows its pictures again, also those that its workspace does not hold any more", async (t) => {
  const { run, runAgain, asked, stored } = await looking(t, [READ, OVERWRITE, null, FINISH]);
  await assert.rejects(run(), Stopped);
  assert.ok((await stored()).includes(SHA));
  await runAgain();
  assert.equal(asked.length, 4);
  for (const request of asked.slice(1)) assert.deepEqual(Buffer.from(request.pictures!.get(SHA)!), PNG);
});

test("the bytes of a picture are among the run's files alone, and are erased with it", async (t) => {
  const { run, db, clock, stored, lines } = await looking(t, [READ, OVERWRITE]);
  await run();
  assert.ok((await stored()).includes(SHA));
  const written = [await rowsOf(db, "run_event", "ledger"), lines.join("\n")];
  const agent = (await db.selectFrom("run").select("agent_json").executeTakeFirstOrThrow()).agent_json!;
  assert.ok(agent.includes(SHA));
  for (const text of [...written, agent]) assert.ok(!text.includes(PNG.toString("base64").slice(0, 40)));
  await createErasure({ db, clock, also: [] }).erase(SCOPE, "run_1");
  assert.deepEqual(await stored(), []);
});

test("a picture that is lost or damaged between two starts is told as gone", async (t) => {
  for (const harm of ["lost", "damaged"] as const) {
    const { run, runAgain, asked, db } = await looking(t, [READ, OVERWRITE, null, FINISH]);
    await assert.rejects(run(), Stopped);
    if (harm === "damaged") await sql`update blob set content = 'x' where sha256 = ${SHA}`.execute(db);
    else
      for (const table of ["run_blob", "blob"] as const)
        await db.deleteFrom(table).where("sha256", "=", SHA).execute();
    await runAgain();
    assert.equal(asked.at(-1)!.pictures, undefined, harm);
    assert.match(JSON.stringify(asked.at(-1)!.messages), new RegExp(SHA));
  }
});
