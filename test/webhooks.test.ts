import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import path from "node:path";
import { test } from "node:test";
import { Run, Webhook } from "@signet/contract";
import { codeRun, post, serviceFor } from "./support/service.ts";

const TASK = "double([1, 2]) -> [2, 4], double([]) -> [], double([5]) -> [10], double([0, 3]) -> [0, 6]";

test("a webhook address that is not public https is refused before anything is opened", async (t) => {
  const service = await serviceFor(t);
  const forbidden = [
    "http://acme.io/",
    "https://127.0.0.1/",
    "https://localhost/",
    "https://169.254.169.254/latest/meta-data/",
    "https://[::ffff:10.0.0.1]/",
    "https://2130706433/",
    "https://user:secret-canary@acme.io/",
    "https://93.184.216.34:22/",
    "not an address",
  ];
  for (const webhook_url of forbidden) {
    const response = await post(`${service.api}/code/run`, { task: TASK, webhook_url });
    const text = await response.text();
    const { code, param, status } = JSON.parse(text) as Record<string, unknown>;
    assert.deepEqual(
      [code, param, status, response.status],
      ["webhook_url_forbidden", "webhook_url", 400, 400],
      webhook_url,
    );
    assert.ok(!text.includes("secret-canary"));
  }
  const { runs } = (await (await fetch(`${service.api}/runs`)).json()) as { runs: Run[] };
  assert.deepEqual(runs, []);
  const health = (await (await fetch(`${service.api}/code/health`)).json()) as { ledger: { size: number } };
  assert.equal(health.ledger.size, 0);
});

test("a run without a webhook has none, and a run of another owner is not there", async (t) => {
  const service = await serviceFor(t);
  const { events } = await codeRun(service, { task: TASK });
  const { run_id } = events[0]!.data;
  const ask = async (id: string, owner = "") => {
    const response = await fetch(
      `${service.api}/runs/${id}/webhook`,
      owner ? { headers: { "x-workspace-owner": owner } } : {},
    );
    return ((await response.json()) as { code: string }).code;
  };
  assert.equal(await ask(run_id), "not_found");
  assert.equal(await ask(run_id, "somebody"), "run_not_found");
  assert.equal(await ask("run_none"), "run_not_found");
});

/** Runs a command in a private network in which this machine has an address that looks public. */
const inNetwork = (command: string) => {
  const root = process.getuid?.() === 0;
  // The right to set the network up is given back before the command: bubblewrap runs for nobody who has such rights.
  const start = root
    ? command
    : command.replace(/^exec /, "exec setpriv --ambient-caps=-all --inh-caps=-all ");
  const script = `ip link set lo up; ip addr add 93.184.216.34/32 dev lo; ${start}`;
  const options = root ? ["-n"] : ["-n", "--map-current-user", "--keep-caps"];
  return ["unshare", [...options, "sh", "-ec", script]] as const;
};

test("in a network of its own the whole service delivers, also after kill -9 between two attempts", (t) => {
  const able = spawnSync(...inNetwork("exec true"), { encoding: "utf8" });
  if (able.status !== 0) {
    t.skip(`no private network can be made here: ${able.error?.message ?? able.stderr.trim()}`);
    return;
  }
  const inside = path.join(import.meta.dirname, "support/webhooks-inside.ts");
  const env = { ...process.env };
  delete env["NODE_TEST_CONTEXT"];
  const { status, stdout, stderr } = spawnSync(...inNetwork(`exec "${process.execPath}" "${inside}"`), {
    encoding: "utf8",
    timeout: 100_000,
    env,
  });
  assert.equal(status, 0, `${stdout}\n${stderr}`);
  const webhook = Webhook.parse(JSON.parse(stdout.trim().split("\n").at(-1)!));
  assert.deepEqual(
    webhook.attempts.map(({ status: answered }) => answered),
    [500, 204, 204],
  );
});
