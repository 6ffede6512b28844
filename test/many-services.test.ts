import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { verifyChain } from "@signet/verify";
import { NO_POSTGRES } from "../packages/server/test/support/postgres.ts";
import { until } from "../packages/server/test/support/until.ts";
import { post, readEvents, type Service } from "./support/service.ts";
import { eventsOf, sharedServices, step, THREE_TURNS } from "./support/shared-services.ts";
import { callerAt, gatewayThatGivesUp, PASSWORD } from "./support/hosted.ts";
import { ALL, IN_FULL } from "./support/drawn.ts";
import { endedRun, fiveSteps, seeded, submitRun, verifySealed } from "./support/many-runs.ts";
import { modelFor } from "./support/with-model.ts";

test(
  "a run goes on at another worker when its own is killed, its stream at another replica, with one receipt",
  { skip: NO_POSTGRES ?? false },
  async (t) => {
    const asked: number[] = [];
    const { env } = await modelFor(t, (body) => {
      const n = step(body);
      asked.push(n);
      // The first worker dies while it waits for its second step.
      const first = asked.filter((one) => one === n).length === 1;
      return n === 1 && first ? { fault: "silent" } : (THREE_TURNS[n] ?? { text: "done" });
    });
    const { start } = await sharedServices(t, env);
    const [first, second] = [await start("api"), await start("api")];
    const owner = await start("worker");
    const response = await post(`${first.api}/code/run`, { task: "print 1", max_steps: 5 });
    assert.equal(response.status, 200);
    let id = "";
    let seen = 0;
    for await (const { data } of readEvents(response)) {
      id = String(data["run_id"]);
      seen = Number(data["seq"]);
      if (data["step"] === 1) break;
    }
    await until(() => asked.includes(1));
    await start("worker");
    const killedAt = performance.now();
    await Promise.all([owner.end("SIGKILL"), first.end("SIGKILL")]);
    const rest = await eventsOf(second.api, id, seen);
    t.diagnostic(`ended ${Math.round(performance.now() - killedAt)} ms after the kill`);
    const all = await eventsOf(second.api, id);
    assert.deepEqual(
      all.map(({ data }) => data["seq"]),
      all.map((_, i) => i + 1),
    );
    assert.deepEqual(
      rest.map(({ block }) => block),
      all.slice(seen).map(({ block }) => block),
    );
    assert.equal(all.filter(({ name }) => name === "code_receipt").length, 1);
    // Only the call that was under way is asked again.
    const times = [0, 1, 2].map((n) => asked.filter((one) => one === n).length);
    assert.deepEqual(times, [1, 2, 1]);
    await verifySealed(second.api, [id], "taken over");
  },
);

const RUNS = ALL ? 100 : 6;
const MIN_FAULTS = ALL ? 40 : 5;
const PATIENCE_MS = ALL ? 1_200_000 : 400_000;

test(
  `${RUNS} runs end with one receipt each in one chain, whatever is killed, frozen or restarted meanwhile`,
  { skip: NO_POSTGRES ?? false, timeout: PATIENCE_MS + 60_000, ...IN_FULL },
  async (t) => {
    const seed = Date.now() % 1_000_000;
    const random = seeded(seed);
    const { env } = await modelFor(t, fiveSteps);
    const { server, start } = await sharedServices(t, env);
    const apis = [await start("api"), await start("api")];
    const workers = [await start("worker"), await start("worker"), await start("worker")];
    const any = (list: readonly unknown[]) => Math.floor(random() * list.length);
    const replace = async (list: Service[], role: "api" | "worker") => {
      const i = any(list);
      await list[i]!.end("SIGKILL");
      list[i] = await start(role);
    };
    const freeze = async () => {
      const worker = workers[any(workers)]!;
      const signal = (name: NodeJS.Signals) => {
        if (!worker.runs()) throw new Error(`a worker ended by itself: ${worker.log().slice(-2_000)}`);
        process.kill(worker.pid, name);
      };
      signal("SIGSTOP");
      // Longer than a lease, so that another takes its runs over while it believes to have them.
      await new Promise((resolve) => setTimeout(resolve, 4_000 + random() * 4_000));
      signal("SIGCONT");
    };
    const kinds: [string, () => Promise<unknown>][] = [
      ["worker killed", () => replace(workers, "worker")],
      ["replica killed", () => replace(apis, "api")],
      ["worker frozen", freeze],
      ["database restarted", () => server.restart()],
    ];
    const faults: string[] = [];
    const over = new AbortController();
    const trouble = (async () => {
      for (let n = 0; !over.signal.aborted; n++) {
        const [name, fault] = kinds[n < kinds.length ? n : any(kinds)]!;
        await new Promise((resolve) => setTimeout(resolve, 300 + random() * 1_500));
        if (over.signal.aborted) break;
        await fault();
        faults.push(name);
      }
    })();
    t.after(() => {
      over.abort();
      return trouble;
    });
    const ids: string[] = [];
    const ended = new Set<string>();
    const hint = () => `seed ${seed}: ${ended.size} of ${ids.length} ended after: ${faults.join(", ")}`;
    let next = 0;
    const submit = async () =>
      void ids.push(await submitRun(() => apis[any(apis)]!.api, next++, PATIENCE_MS));
    await Promise.all(Array.from({ length: RUNS }, submit));
    for (const deadline = Date.now() + PATIENCE_MS; ended.size < ids.length || faults.length < MIN_FAULTS;) {
      assert.ok(Date.now() < deadline, hint());
      // Few faults prove nothing: where all runs ended before, one more is handed in.
      if (ended.size === ids.length) await submit();
      for (const id of ids) if (!ended.has(id) && (await endedRun(apis[any(apis)]!.api, id))) ended.add(id);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    over.abort();
    await trouble;
    t.diagnostic(hint());
    for (const service of [...apis, ...workers])
      assert.ok(service.runs(), `ended by itself: ${service.log()}`);
    for (const { api } of apis) await verifySealed(api, ids, hint());
  },
);

test(
  "64 callers of an account at 3 services take exactly its 8 runs of the day, in one chain in order",
  { skip: NO_POSTGRES ?? false, ...IN_FULL },
  async (t) => {
    const { start } = await sharedServices(t, {
      ...(await gatewayThatGivesUp(t)),
      SVC_ADMIN_PASS_SHA256: createHash("sha256").update(PASSWORD).digest("hex"),
      SVC_ALLOW_NO_CGROUP: "1",
      SVC_TRUST_PROXY: "1",
    });
    const services = await Promise.all([start("all"), start("all"), start("all")]);
    const { api_key } = await callerAt(services[0].api, "203.0.113.7").mint();
    const ids: string[] = [];
    const refusals = { concurrency_limited: 0, quota_exhausted: 0 };
    let failed = 0;
    // Whoever is refused only because another run is under way asks another service again.
    const caller = async (n: number) => {
      for (let i = n; ; i++) {
        const { api } = services[i % services.length]!;
        const response = await callerAt(api, "203.0.113.7", { "X-SVC-Api-Key": api_key }).post("/code/run", {
          task: `task ${n}`,
          max_steps: 2,
        });
        if (response.status === 200) {
          for await (const { name, data } of readEvents(response))
            if (name === "code_start") ids.push(String(data["run_id"]));
          return;
        }
        if (response.status >= 500) {
          failed += 1;
          await response.body?.cancel();
          continue;
        }
        const { code } = (await response.json()) as { code: keyof typeof refusals };
        assert.ok(code in refusals, code);
        refusals[code] += 1;
        if (code === "quota_exhausted") return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    };
    await Promise.all(Array.from({ length: 64 }, (_, n) => caller(n)));
    t.diagnostic(
      `${ids.length} runs; refused: ${JSON.stringify(refusals)}; failed and asked again: ${failed}`,
    );
    assert.deepEqual([ids.length, refusals.quota_exhausted], [8, 56]);
    assert.equal(new Set(ids).size, 8);
    for (const { api } of services) {
      const usage = await callerAt(api, "203.0.113.7", { "X-SVC-Api-Key": api_key }).usage();
      assert.equal(usage.runs.remaining, 0);
      const answer = await fetch(`${api}/code/receipts`, { headers: { Accept: "application/x-ndjson" } });
      const lines = (await answer.text()).split("\n").filter(Boolean);
      const verdict = await verifyChain(lines);
      assert.deepEqual([verdict.ok, lines.length], [true, 16]);
    }
  },
);
