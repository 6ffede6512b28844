import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { until } from "../packages/server/test/support/until.ts";
import { newUsedFolder, removeData, startService } from "./support/service.ts";

const BIN = path.join(import.meta.dirname, "../packages/cli/bin/signet.mjs");

test("killing `signet serve` ends the service: its port and its data are free for the next one", async (t) => {
  const dataDir = newUsedFolder();
  t.after(() => removeData(dataDir));
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [BIN, "serve"], {
    env: { PATH, HOME, SVC_PORT: "0", SVC_OPS_PORT: "off", SVC_DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "ignore"],
  });
  t.after(() => child.kill("SIGKILL"));
  let url: string | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    url = /listens on (\S+)/.exec(line)?.[1];
    if (url) break;
  }
  const answers = () =>
    fetch(`${url}/api/demo/status`).then(
      ({ status }) => status,
      () => "nobody",
    );
  assert.equal(await answers(), 200);
  child.kill("SIGKILL");
  await once(child, "exit");
  await until(async () => (await answers()) === "nobody");
  const next = await startService({ dataDir, env: { SVC_PORT: new URL(url!).port } });
  assert.equal((await fetch(`${next.api}/status`)).status, 200);
  await next.end();
});
