import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { freePort } from "../packages/server/test/support/free-port.ts";
import { HOPELESS } from "./support/hosted.ts";
import { codeRun, newUsedFolder, startService } from "./support/service.ts";

const BIN = path.join(import.meta.dirname, "../packages/cli/bin/signet.mjs");

test("an operator replaces the key of a stopped service, and whoever verified before follows, online and with an old record", async (t) => {
  const dataDir = newUsedFolder();
  const state = mkdtempSync(path.join(tmpdir(), "signet-key-"));
  // The address has to stay the same, because what is remembered is remembered by it.
  const SVC_PORT = String(await freePort());
  let service = await startService({ dataDir, env: { SVC_PORT } });
  t.after(async () => {
    await service.end("SIGKILL");
    for (const folder of [dataDir, state]) rmSync(folder, { recursive: true, force: true });
  });
  const signet = async (...args: string[]) => {
    const child = spawn(process.execPath, [BIN, ...args], {
      env: { PATH: process.env["PATH"], HOME: state, NO_COLOR: "1", XDG_STATE_HOME: state },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const exit = new Promise<number | null>((resolve) => child.once("exit", resolve));
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { out, err, code: await exit };
  };
  const verify = (...args: string[]) => signet("verify", ...args, "--url", service.url);

  const { raw } = await codeRun(service, HOPELESS);
  const record = path.join(state, "record.sse");
  writeFileSync(record, raw.map(({ block }) => block).join(""));
  const first = await verify();
  assert.equal(first.code, 0, first.err);

  const busy = await signet("ledger", "rotate-key", "--data", dataDir);
  assert.deepEqual([busy.code, /another signet service is using/.test(busy.err)], [2, true]);
  await service.end("SIGKILL");
  const before = readFileSync(path.join(dataDir, "ledger.key"), "utf8");
  const rotated = await signet("ledger", "rotate-key", "--data", dataDir);
  assert.equal(rotated.code, 0, rotated.err);
  const [key] = /^ {2}(\S+\+[0-9a-f]{8}\+\S+)$/m.exec(rotated.out)!.slice(1);
  const secret = readFileSync(path.join(dataDir, "ledger.key"), "utf8");
  assert.notEqual(secret, before);
  assert.ok(![rotated.out, rotated.err].some((said) => said.includes(secret.split("\n")[1]!)));

  service = await startService({ dataDir, env: { SVC_PORT } });
  await codeRun(service, HOPELESS);
  const followed = await verify();
  assert.equal(followed.code, 0, followed.out + followed.err);
  assert.ok(followed.out.includes(`its key replaced the trusted one, which signed that: ${key}`));
  for (const args of [["last"], [record], ["last", "--key", key!]]) {
    const { code, out, err } = await verify(...args);
    assert.equal(code, 0, out + err);
    assert.match(out, /line \d+ of the signed ledger/);
  }
});
