import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { startModelServer } from "../packages/server/test/support/model-server.ts";
import { codeRun, newFolder, startService } from "./support/service.ts";

const CANARY = "canary-7f3a91";

/** What a curious program would try, from inside a run. */
const pry = (dataDir: string, home: string) =>
  [
    "env",
    "set",
    "cat /proc/self/environ /proc/1/environ",
    'for p in /proc/[0-9]*; do tr "\\0" "\\n" < $p/environ; tr "\\0" " " < $p/cmdline; done',
    `cat ${dataDir}/* ${home}/* ${home}/.secret ~/.secret`,
    `ls -la ${dataDir} ${home} /root /home`,
    "cat /proc/self/mountinfo",
    "find / -xdev -name '*.db' -o -xdev -name '.secret'",
    "cat /etc/shadow /root/.npmrc",
    "ls -la /proc/self/fd /proc/1/fd /proc/1/root/ /proc/1/cwd/",
  ].join("; ");

test("secrets in the service's environment, data folder and home are never readable from inside, nor shown anywhere", async (t) => {
  const home = mkdtempSync(path.join(tmpdir(), "signet-home-"));
  writeFileSync(path.join(home, ".secret"), `${CANARY}-home`);
  const dataDir = newFolder();
  writeFileSync(path.join(dataDir, "note.txt"), `${CANARY}-data`);
  const key = `${CANARY}-key-0123456789`;
  let step = 0;
  const model = await startModelServer(() =>
    step++ === 0
      ? { calls: [{ name: "bash", input: { command: pry(dataDir, home) } }] }
      : { calls: [{ name: "finish", input: { check_cmd: "test -d /workspace", summary: "looked around" } }] },
  );
  const service = await startService({
    dataDir,
    env: {
      HOME: home,
      AWS_SECRET_ACCESS_KEY: `${CANARY}-aws`,
      OPENAI_COMPATIBLE_BASE_URL: model.url,
      OPENAI_COMPATIBLE_MODEL: "scripted",
      OPENAI_COMPATIBLE_API_KEY: key,
      SVC_LOG_LEVEL: "debug",
    },
  });
  t.after(async () => {
    await service.end("SIGKILL");
    await model.close();
    for (const folder of [home, dataDir]) rmSync(folder, { recursive: true, force: true });
  });
  const { raw } = await codeRun(service, { task: "Look around.", max_steps: 4 });
  const pried = raw.find((e) => e.name === "command_finished")!;
  assert.match(String(pried.data["stdout"]), /HOME=\/tmp\/home/, "the prying command did run");
  assert.equal(model.requests[0]!.headers["authorization"], `Bearer ${key}`, "the key is used");
  const sent = JSON.stringify(model.requests.map((r) => r.body));
  const receipts = await (await fetch(`${service.api}/code/receipts?kind=all&limit=100`)).text();
  const health = await (await fetch(`${service.api}/code/health`)).text();
  await service.end();
  const stored = readdirSync(dataDir)
    .filter((f) => f.startsWith("signet.db"))
    .map((f) => readFileSync(path.join(dataDir, f), "latin1"));
  assert.ok(stored.length > 0);
  for (const text of [JSON.stringify(raw), sent, receipts, health, service.log(), ...stored])
    assert.ok(!text.includes(CANARY));
});
