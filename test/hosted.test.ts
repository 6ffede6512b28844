import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { test } from "node:test";
import { GLOSSARY, PACKS, TIERS } from "@signet/contract";
import { startModelServer, type Turn } from "../packages/server/test/support/model-server.ts";
import { until } from "../packages/server/test/support/until.ts";
import { callerAt, gatewayThatGivesUp, HOPELESS, hostedService, refusal } from "./support/hosted.ts";
import { newUsedFolder, startService } from "./support/service.ts";

test("a day's quota is counted for each address, and what is refused says what to do", async (t) => {
  const { api } = await hostedService(t, await gatewayThatGivesUp(t));
  const me = callerAt(api, "203.0.113.9");
  for (let left = 7; left >= 0; left--) {
    const { response } = await me.run();
    assert.equal(response.headers.get("ratelimit-policy"), '"runs-day";q=8;w=86400');
    assert.match(response.headers.get("ratelimit")!, new RegExp(`^"runs-day";r=${left};t=\\d{1,5}$`));
  }
  const wrong = await refusal(await me.post("/code/run", HOPELESS));
  const { unit, tier, limit, used, remaining, credits, upgrade, buy_topup } = wrong;
  assert.deepEqual([wrong.status, wrong.code, wrong.retryable], [429, "quota_exhausted", false]);
  assert.deepEqual(
    { unit, tier, limit, used, remaining, credits },
    { unit: "run", tier: "free", limit: 8, used: 8, remaining: 0, credits: 0 },
  );
  assert.deepEqual(upgrade, { method: "POST", path: "/api/demo/billing/checkout", tiers: ["plus", "pro"] });
  assert.deepEqual(buy_topup, {
    method: "POST",
    path: "/api/demo/billing/topup/checkout",
    packs: Object.keys(PACKS),
  });
  const seconds = Number(wrong.headers.get("retry-after"));
  const midnight = Date.parse(String(wrong["reset_at"]));
  assert.equal(midnight % 86_400_000, 0);
  assert.ok(Math.abs(Date.now() + seconds * 1000 - midnight) < 5_000);
  assert.equal(wrong.headers.get("x-should-retry"), "false");
  assert.match(wrong.headers.get("ratelimit")!, /^"runs-day";r=0;t=/);

  const usage = await me.usage();
  assert.deepEqual(
    [usage.mode, usage.unlimited, usage.tier, usage.caller.kind],
    ["hosted", false, "free", "address"],
  );
  assert.deepEqual(usage.runs, {
    limit: 8,
    used: 8,
    remaining: 0,
    credits: 0,
    reset_at: wrong["reset_at"],
  });
  assert.deepEqual([usage.visual.limit, usage.visual.remaining], [2, 2]);
  assert.deepEqual([usage.tiers, usage.topups, usage.glossary], [TIERS, PACKS, GLOSSARY]);
  assert.deepEqual(Object.keys(usage.glossary), [
    "model",
    "reset",
    "units",
    "not_charged",
    "topups",
    "local_unlimited",
    "cli",
    "tiers",
    "topup_packs",
  ]);

  const neighbour = callerAt(api, "203.0.113.10");
  assert.equal((await neighbour.usage()).runs.used, 0);
  const home = callerAt(api, "2001:db8:1:2::1");
  await home.run();
  assert.equal((await callerAt(api, "2001:db8:1:2:ffff::9").usage()).runs.used, 1, "a /64 is one caller");
  assert.equal((await callerAt(api, "2001:db8:1:3::1").usage()).runs.used, 0);
  assert.equal(
    (await callerAt(api, "1.2.3.4, 203.0.113.9").usage()).runs.used,
    8,
    "nobody hides behind a header of their own",
  );

  const { entries } = await me.statement("?limit=100");
  assert.equal(entries.length, 8);
  assert.ok(
    entries.every(
      ({ kind, source, amount, reason, ref }) =>
        kind === "reserved" && source === "allowance" && amount === -1 && reason === "run" && ref === null,
    ),
  );
  const list = await refusal(await me.get("/runs"));
  assert.deepEqual(
    [list.status, list.code],
    [401, "invalid_credential"],
    "neighbours behind an address do not see each other's runs",
  );
  for (const webhooks of [await me.get("/webhooks")]) assert.equal(webhooks.status, 401);
});

test("a run that we or the provider broke, or that was cancelled before its first step, is given back, and the statement says why", async (t) => {
  let fault: object = { status: 401, body: "{}" };
  const model = await startModelServer(() => ({ text: "hm", fault: fault as never }));
  t.after(() => model.close());
  const { api } = await hostedService(t, { SVC_GATEWAY_BASE_URL: model.url, SVC_GATEWAY_MODEL: "m" });
  const key = await callerAt(api, "203.0.113.9").mint();
  const me = callerAt(api, "203.0.113.9", { "X-SVC-Api-Key": key.api_key });
  const broken = await me.run();
  const error = broken.events.find(({ name }) => name === "error")!;
  assert.deepEqual([error.data["code"], error.data["charged"]], ["model_unavailable", false]);
  assert.equal((await me.usage()).runs.used, 0);

  fault = "stall" as never;
  const asking = model.requests.length;
  const response = await me.post("/code/run", HOPELESS);
  assert.match(response.headers.get("ratelimit")!, /r=7;/);
  await until(() => model.requests.length > asking);
  const busy = await me.usage();
  assert.deepEqual([busy.runs.used, busy.concurrency], [1, { limit: 1, running: 1 }]);
  const wrong = await refusal(await me.post("/code/run", HOPELESS));
  assert.deepEqual(
    [wrong.status, wrong.code, wrong["running"], wrong["limit"]],
    [429, "concurrency_limited", 1, 1],
  );
  assert.equal(wrong.headers.get("retry-after"), "5");
  assert.deepEqual((wrong["upgrade"] as { tiers: string[] }).tiers, ["plus", "pro"]);
  assert.equal((await me.usage()).runs.used, 1, "what is refused costs nothing");

  const { runs } = (await (await me.get("/runs")).json()) as { runs: { run_id: string }[] };
  const cancelled = runs[0]!.run_id;
  assert.equal((await me.post(`/runs/${cancelled}/cancel`, {})).status, 200);
  await response.text();
  const after = await me.usage();
  assert.deepEqual([after.runs.used, after.concurrency.running], [0, 0]);
  const { entries } = await me.statement();
  assert.deepEqual(
    entries.map(({ kind, amount, reason, ref }) => [kind, amount, reason, ref]),
    [
      ["refunded", 1, "cancelled", cancelled],
      ["reserved", -1, "run", cancelled],
      ["refunded", 1, "provider_failed", broken.id],
      ["reserved", -1, "run", broken.id],
    ],
  );
  assert.ok(entries.every(({ text }) => text.length > 10));
  const { entries: newest, next } = await me.statement("?limit=1");
  assert.deepEqual((await me.statement(`?limit=3&before=${next}`)).entries, entries.slice(1));
  assert.deepEqual(newest, entries.slice(0, 1));
});

test("work that was delivered is not free because its caller made the end of it fail", async (t) => {
  const turns: Turn[] = [];
  const model = await startModelServer(
    () => turns.shift() ?? { text: "hm", fault: { status: 400, body: "{}" } },
  );
  t.after(() => model.close());
  const { api } = await hostedService(t, { SVC_GATEWAY_BASE_URL: model.url, SVC_GATEWAY_MODEL: "m" });
  const me = callerAt(api, "203.0.113.9");
  const bash = (command: string): Turn => ({ calls: [{ name: "bash", input: { command } }] });
  turns.push(bash("echo the work"));
  const { events } = await me.run();
  assert.equal(events.find(({ name }) => name === "error")?.data["charged"], true);
  assert.equal((await me.usage()).runs.used, 1);
  await me.run();
  assert.equal((await me.usage()).runs.used, 1, "a request that failed before its first step is given back");

  const finish: Turn = { calls: [{ name: "finish", input: { summary: "s" } }] };
  turns.push(
    bash("rm test_x.py; for i in 1 2 3 4; do head -c 1G /dev/zero > z$i; done"),
    finish,
    bash("rm z?"),
    finish,
  );
  const given = { path: "test_x.py", content: `def test_x():\n    assert ${"1 + ".repeat(2000)}1 > 0\n` };
  const full = await me.run({ task: "x", files: [given], max_steps: 4 });
  const wrong = full.events.filter(({ name }) => name === "error");
  assert.deepEqual(wrong, [], "a full disk is the agent's to mend");
  assert.equal((await me.usage()).runs.used, 2);
});

test("a run under way when the service is killed takes one unit, whatever comes after", async (t) => {
  const model = await startModelServer((_body, index) =>
    index === 0
      ? { text: "hm", fault: "stall" }
      : { text: "done", calls: [{ name: "finish", input: { check_cmd: "true", summary: "s" } }] },
  );
  t.after(() => model.close());
  const first = await hostedService(t, { SVC_GATEWAY_BASE_URL: model.url, SVC_GATEWAY_MODEL: "m" });
  const me = callerAt(first.api, "203.0.113.9");
  const response = await me.post("/code/run", HOPELESS);
  await until(() => model.requests.length > 0);
  await first.end("SIGKILL");
  await response.text().catch(() => undefined);
  const again = await startService({ dataDir: first.dataDir, env: first.settings });
  t.after(() => again.end("SIGKILL").then(() => undefined));
  const back = callerAt(again.api, "203.0.113.9");
  await until(async () => (await back.usage()).concurrency.running === 0);
  assert.equal((await back.usage()).runs.used, 1);
  assert.equal((await back.statement()).entries.length, 1);
});

test(
  "hosted, the service does not start without control groups unless its operator says so, and names the setting",
  { skip: process.getuid?.() === 0 ? false : "only root can hide them" },
  async (t) => {
    const hide = 'mount -t tmpfs none /sys/fs/cgroup && exec "$@"';
    const wrap = ["unshare", "-m", "/bin/sh", "-c", hide, "sh"];
    const env = { SVC_ADMIN_PASS_SHA256: "0".repeat(64) };
    const dataDir = newUsedFolder();
    t.after(() => rmSync(dataDir, { recursive: true, force: true }));
    await assert.rejects(
      startService({ wrap, env, dataDir }),
      /SVC_ALLOW_NO_CGROUP: there is no control group.*Delegate=.*SVC_ALLOW_NO_CGROUP=1/,
    );
    for (const enough of [{ ...env, SVC_ALLOW_NO_CGROUP: "1" }, {}]) {
      const service = await startService({ wrap, env: enough, dataDir });
      assert.equal((await fetch(`${service.api}/status`)).status, 200);
      await service.end("SIGKILL");
    }
  },
);
