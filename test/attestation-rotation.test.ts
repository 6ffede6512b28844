import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { createClient } from "@signet/client";
import { signet } from "../packages/cli/test/support/signet.ts";
import { freePort } from "../packages/server/test/support/free-port.ts";
import { newUsedFolder, startService } from "./support/service.ts";

const TASK = "Write slugify in JavaScript: slugify('Hello World') -> 'hello-world'";

test("attestations from before and after the ledger's key was replaced hold, for whoever trusted the old key and for whoever sees both first", async (t) => {
  const dataDir = newUsedFolder();
  const states = mkdtempSync(path.join(tmpdir(), "signet-attested-"));
  // What is trusted is remembered by the address.
  const SVC_PORT = String(await freePort());
  let service = await startService({ dataDir, env: { SVC_PORT } });
  t.after(async () => {
    await service.end("SIGKILL");
    for (const folder of [dataDir, states]) rmSync(folder, { recursive: true, force: true });
  });
  const run = async () => {
    const client = createClient({ baseUrl: service.url });
    const { runId, ok } = await client.runToEnd({ task: TASK, max_steps: 6 });
    assert.equal(ok, true);
    return { runId, text: Buffer.from(await client.runAttestation(runId)).toString() };
  };
  const as = (state: string, ...args: string[]) =>
    signet(args, { url: service.url, env: { XDG_STATE_HOME: path.join(states, state) } });

  const before = await run();
  assert.equal((await as("early", "verify")).code, 0);
  await service.end();
  const rotated = await signet(["ledger", "rotate-key", "--data", dataDir]);
  assert.equal(rotated.code, 0, rotated.stderr);
  service = await startService({ dataDir, env: { SVC_PORT } });
  const after = await run();

  const same = Buffer.from(await createClient({ baseUrl: service.url }).runAttestation(before.runId));
  assert.equal(same.toString(), before.text, "the bytes that its receipt names");
  for (const state of ["early", "late"])
    for (const { runId, text } of [after, before, after]) {
      const { code, stdout, stderr } = await as(state, "attestation", runId);
      assert.equal(code, 0, `${state}: ${stderr}`);
      assert.equal(stdout, `${text}\n`);
    }
});
