import assert from "node:assert/strict";
import { test } from "node:test";
import type { CodeReceipt } from "@signet/contract";
import { HOSTED, service } from "./rig.ts";
import { finishedRun, GIVES_UP } from "./scripts.ts";

const KEY = "ghp_ABCDEFGHIJKLMNOPQRST1234";
const TASK = `Write about Zephyr with ${KEY}, ${"at length ".repeat(40)}`;

/** What each mode shows, by what the request says. */
const MODES: Record<string, { env: Record<string, string>; plain: boolean }> = {
  "self-hosted": { env: {}, plain: true },
  "self-hosted, commit": { env: { SVC_LEDGER_TASK: "commit" }, plain: false },
  hosted: { env: HOSTED, plain: false },
  "hosted, plain": { env: { ...HOSTED, SVC_LEDGER_TASK: "plain" }, plain: true },
};

for (const [mode, { env, plain }] of Object.entries(MODES))
  for (const asked of [undefined, true, false]) {
    const shows = asked ?? plain;
    const says = asked === undefined ? "says nothing" : `asks for public_task ${asked}`;
    test(`${mode}, a run that ${says}: both its lines show ${shows ? "an excerpt" : "a commitment alone"}`, async (t) => {
      const rig = await service(t, { env, script: GIVES_UP });
      const body = { task: TASK, ...(asked === undefined ? {} : { public_task: asked }) };
      const headers = { "X-Forwarded-For": "203.0.113.5" };
      const { events } = await finishedRun(rig, { body, headers });
      const sealed = events.at(-1)!.data as { task: string; receipt: CodeReceipt };
      assert.equal(sealed.task, TASK, "the caller's own event has the whole task");
      const { receipts } = await rig.json("receipts", { query: { kind: "all" }, headers });
      assert.deepEqual(
        receipts.map(({ kind }) => kind),
        ["code", "open"],
      );
      const shown = (receipts as CodeReceipt[]).map(({ task }) => task);
      assert.equal(new Set([...shown, sealed.receipt.task]).size, 1, "both lines and the event agree");
      const lines = await (await rig.ask("receipts", { query: { kind: "all" }, headers })).text();
      assert.ok(!lines.includes(KEY));
      assert.match(sealed.receipt.task_commit, /^c1:[0-9a-f]{64}$/);
      if (!shows) {
        assert.equal(shown[0], sealed.receipt.task_commit);
        assert.ok(!lines.includes("Zephyr"));
        return;
      }
      assert.match(shown[0]!, /^Write about Zephyr with \[secret\], at length/);
      assert.ok(shown[0]!.length <= 200, String(shown[0]!.length));
    });
  }
