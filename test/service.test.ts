import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { after, before, test } from "node:test";
import { API_BASE, Catalog, CodeHealth, ReceiptPage, ROUTES, RunList, Status } from "@signet/contract";
import { codeRun, post, startService, type Service } from "./support/service.ts";

let service: Service;
before(async () => {
  service = await startService();
});
after(async () => {
  await service.end();
  rmSync(service.dataDir, { recursive: true, force: true });
});

const json = async (url: string) => (await fetch(url)).json();
const MAIN = path.join(import.meta.dirname, "../packages/server/bin/start.mjs");
const start = (env: Record<string, string>) =>
  spawnSync(process.execPath, [MAIN], {
    env: { PATH: process.env["PATH"], SVC_PORT: "0", SVC_DATA_DIR: service.dataDir, ...env },
    encoding: "utf8",
    timeout: 20_000,
  });

test("status says that it is ready, which engine answers and what this version can do", async () => {
  const status = Status.parse(await json(`${service.api}/status`));
  assert.equal(status.ready, true);
  assert.equal(status.engine.active, "builtin");
  assert.equal(status.capabilities.code.ready, true);
  assert.equal(status.capabilities.chat.ready, true);
});

test("health names the sandbox and the state of the ledger", async () => {
  const health = CodeHealth.parse(await json(`${service.api}/code/health`));
  assert.equal(health.sandbox.ready, true);
  assert.equal(health.sandbox.isolation, "namespace");
  assert.equal(health.ledger.verified, true);
});

test("the catalog lists each route of the table and every one of them answers", async () => {
  const catalog = Catalog.parse(await json(`${service.api}/integrate`));
  assert.deepEqual(
    catalog.endpoints.map((e) => e.id),
    Object.keys(ROUTES),
  );
  for (const { method, path: route } of catalog.endpoints) {
    const response = await fetch(service.url + route.replace(/\{\w+\}/g, "none"), {
      method,
      body: method === "POST" ? "{}" : null,
    });
    const body = (await response.text()).slice(0, 300);
    assert.ok(!body.includes('"not_found"') || route.includes("{"), `${route}: ${body}`);
    assert.notEqual(response.status, 500, route);
  }
});

test("the OpenAPI document is of version 3.1, names the interface's version and has each route", async () => {
  const document = (await json(`${service.api}/openapi.json`)) as Record<string, never> & {
    paths: Record<string, object>;
    info: { version: string };
    openapi: string;
    components: { schemas: object };
  };
  assert.match(document.openapi, /^3\.1\./);
  assert.equal(document.info.version, "1.1.0");
  for (const route of Object.values(ROUTES))
    assert.ok(document.paths[API_BASE + route.path]?.[route.method as never], route.path);
  for (const name of ["Problem", "Run", "Receipt", "Status", "CodeRunRequest"])
    assert.ok(name in document.components.schemas, name);
});

test("runs belong to the owner who is named, and to nobody else", async () => {
  const mine = { "X-Workspace-Owner": "ann" };
  const response = await post(`${service.api}/code/run`, { task: "Prove P = NP." }, mine);
  await response.text();
  const list = async (headers: Record<string, string>) =>
    RunList.parse(await (await fetch(`${service.api}/runs`, { headers })).json()).runs;
  const [run] = await list(mine);
  assert.equal(run!.task, "Prove P = NP.");
  assert.equal((await list({})).length, 0);
  assert.equal((await fetch(`${service.api}/runs/${run!.run_id}`)).status, 404);
  assert.equal((await fetch(`${service.api}/runs/${run!.run_id}`, { headers: mine })).status, 200);
});

test("the public ledger shows what was sealed, page by page, and one by its hash", async () => {
  await codeRun(service, { task: "Say something true." });
  const page = ReceiptPage.parse(await json(`${service.api}/code/receipts?limit=1&kind=all`));
  assert.equal(page.count, 1);
  assert.equal(page.receipts[0]!.receipt_sha, page.head);
  assert.equal(page.next, page.size - 1);
  const older = ReceiptPage.parse(
    await json(`${service.api}/code/receipts?limit=1&kind=all&before=${page.next}`),
  );
  assert.equal(older.receipts[0]!.seq, page.size - 2);
  assert.deepEqual(await json(`${service.api}/code/receipts/${page.head}`), page.receipts[0]);
  assert.ok(
    ReceiptPage.parse(await json(`${service.api}/code/receipts`)).receipts.every((r) => r.kind === "code"),
  );
});

test("a task is shown or committed to as the caller says", async () => {
  const secret = "a task about the merger with Initech";
  const shownTask = async (public_task: boolean) => {
    const { events } = await codeRun(service, { task: secret, public_task });
    const receipt = events.at(-1)!;
    assert.ok(receipt.name === "code_receipt");
    return receipt.data.receipt;
  };
  assert.equal((await shownTask(true)).task, secret);
  const hidden = await shownTask(false);
  assert.equal(hidden.task, hidden.task_commit);
  assert.match(hidden.task, /^c1:/);
});

test("a second service on the same data folder and a wrong setting stop the start and say why", () => {
  const second = start({});
  assert.equal(second.status, 2);
  assert.match(second.stderr, /another signet service/);
  const wrong = start({ SVC_PORT: "x" });
  assert.equal(wrong.status, 2);
  assert.match(wrong.stderr, /^signet: SVC_PORT: /);
  const { port } = new URL(service.url);
  const taken = start({ SVC_PORT: port, SVC_DATA_DIR: path.join(service.dataDir, "other") });
  assert.equal(taken.status, 2);
  assert.match(taken.stderr, /SVC_PORT: \d+ on 127\.0\.0\.1 is in use by another program/);
});

test("without bubblewrap every run is refused before it begins and the answer says what to install", async (t) => {
  const hide = 'mount --bind /dev/null "$(command -v bwrap)" && exec "$@"';
  const without = await startService({ wrap: ["unshare", "-Urm", "/bin/sh", "-c", hide, "sh"] });
  t.after(async () => {
    await without.end("SIGKILL");
    rmSync(without.dataDir, { recursive: true, force: true });
  });
  const response = await post(`${without.api}/code/run`, { task: "x" });
  assert.equal(response.status, 503);
  const problem = (await response.json()) as { code: string; detail: string };
  assert.equal(problem.code, "sandbox_unavailable");
  assert.match(problem.detail, /bubblewrap/);
  const status = Status.parse(await json(`${without.api}/status`));
  assert.equal(status.status, "degraded");
  assert.equal(status.capabilities.code.ready, false);
  assert.equal(ReceiptPage.parse(await json(`${without.api}/code/receipts?kind=all`)).size, 0);
});

test("a client that never reads costs nothing: the run ends and the service serves on", async () => {
  const { port, hostname } = new URL(service.url);
  const body = JSON.stringify({ task: "Prove it.", conversation_id: "deaf" });
  const s = connect(Number(port), hostname);
  s.pause();
  s.write(
    `POST ${API_BASE}/code/run HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await once(s, "connect");
  const ended = async () => {
    const { runs } = RunList.parse(await json(`${service.api}/runs`));
    return runs.some((run) => run.conversation_id === "deaf" && run.receipt_sha !== null);
  };
  const end = Date.now() + 20_000;
  while (!(await ended())) assert.ok(Date.now() < end, "the run did not end");
  s.destroy();
});

test("an idle connection is kept for longer than the minute after which reverse proxies drop theirs", async () => {
  const { headers } = await fetch(`${service.api}/status`);
  assert.ok(Number(/timeout=(\d+)/.exec(headers.get("keep-alive") ?? "")?.[1]) > 60);
});

test("doctor prints what differs from the defaults and the sandbox, and on request each setting with its source", () => {
  const doctor = (...args: string[]) =>
    spawnSync(process.execPath, [MAIN, "doctor", ...args], {
      env: { PATH: process.env["PATH"], OPENAI_API_KEY: "canary-secret" },
      encoding: "utf8",
      cwd: service.dataDir,
      timeout: 60_000,
    });
  const short = doctor();
  assert.equal(short.status, 0, short.stdout);
  assert.match(
    short.stdout,
    /OPENAI_API_KEY {2}\(set\)\n {2}\d+ settings have their defaults; signet doctor --all/,
  );
  assert.doesNotMatch(short.stdout, /SVC_PORT|canary-secret/);
  const { stdout, status } = doctor("--all");
  assert.equal(status, 0, stdout);
  assert.match(stdout, /SVC_PORT\s+8787\s+\(default\)/);
  assert.match(stdout, /OPENAI_API_KEY\s+\(set\)\s+\(environment\)/);
  assert.match(stdout, /sandbox\s+bwrap/);
  assert.ok(!stdout.includes("canary-secret"));
});
