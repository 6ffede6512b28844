import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { after, before, describe, test, type TestContext } from "node:test";
import { gunzipSync, gzipSync } from "node:zlib";
import { createClient } from "@signet/client";
import { Client } from "pg";
import { bundleOf } from "../packages/server/test/support/archives.ts";
import { startModelServer } from "../packages/server/test/support/model-server.ts";
import { NO_POSTGRES, type PostgresServer, startPostgres } from "../packages/server/test/support/postgres.ts";
import { temporaryFolder } from "../packages/server/test/support/store.ts";
import { until } from "../packages/server/test/support/until.ts";
import { HOPELESS } from "./support/hosted.ts";
import { fiveSteps } from "./support/many-runs.ts";
import { chat, codeRun, newFolder, newUsedFolder, type Service, startService } from "./support/service.ts";

const BIN = path.join(import.meta.dirname, "../packages/cli/bin/signet.mjs");
/** What the command line starts for these commands. */
const SERVER = path.join(import.meta.dirname, "../packages/server/bin/start.mjs");
const CODE = { task: "sum(1, 2) -> 3, sum(4, 5) -> 9", max_steps: 6 };

function spawned(args: string[], env: Record<string, string>, home: string) {
  const isDirect = args[0] === "import" && env["SVC_DATABASE_URL"] !== undefined;
  return spawn(process.execPath, [isDirect ? SERVER : BIN, ...args], {
    env: { PATH: process.env["PATH"], HOME: home, XDG_STATE_HOME: home, NO_COLOR: "1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

describe("a service that is moved", { skip: NO_POSTGRES ?? false }, () => {
  const home = newFolder();
  const old = newUsedFolder();
  const file = path.join(home, "all.export");
  let postgres: PostgresServer;
  let model: Awaited<ReturnType<typeof startModelServer>>;
  let first: Service;
  let known: Awaited<ReturnType<typeof seen>>;
  const runs: string[] = [];

  async function signet(args: string[], env: Record<string, string> = {}) {
    const child = spawned(args, env, home);
    const exit = new Promise<number | null>((resolve) => child.once("exit", resolve));
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { out, err, code: await exit };
  }

  /** The settings of a service on a Postgres database with the keys of the old one. */
  async function onPostgres(database?: string) {
    return {
      SVC_DATABASE_URL: database ?? (await postgres.createDatabase()),
      SVC_MASTER_KEY: readFileSync(path.join(old, "master.key"), "utf8").trim(),
      SVC_LEDGER_KEY_FILE: path.join(old, "ledger.key"),
      SVC_DATA_DIR: newFolder(),
      SVC_LOG_LEVEL: "error",
    };
  }

  async function started(t: TestContext, env: Record<string, string>) {
    const service = await startService({ dataDir: env["SVC_DATA_DIR"]!, env });
    t.after(() => service.end("SIGKILL"));
    return service;
  }

  /** The bytes that a service shows: its ledger, its checkpoint and keys, every run with its events, notes, keys and units. */
  async function seen({ api }: Service) {
    const read = async (route: string, accept = "application/json") => {
      const response = await fetch(`${api}${route}`, { headers: { Accept: accept } });
      assert.equal(response.status, 200, route);
      return await response.text();
    };
    const ledger = await read("/code/receipts", "application/x-ndjson");
    return {
      ledger,
      checkpoint: await read("/code/ledger/checkpoint"),
      keys: (JSON.parse(await read("/code/ledger/key")) as { key: string }).key,
      memory: await read("/memory"),
      apiKeys: await read("/api-keys"),
      bundles: await read("/code/bundles"),
      state: await read("/code/task_state?conversation_id=moved"),
      settings: await read("/keys"),
      runs: await Promise.all(
        runs.flatMap((id) => [read(`/runs/${id}`), read(`/runs/${id}/events`), read(`/runs/${id}/archive`)]),
      ),
      lines: ledger.split("\n").filter(Boolean).length,
    };
  }

  before(async () => {
    postgres = await startPostgres();
    model = await startModelServer(fiveSteps);
    const service = await startService({ dataDir: old });
    first = service;
    const client = createClient({ baseUrl: service.url });
    for (const request of [{ ...CODE, conversation_id: "moved" }, HOPELESS]) {
      const { events } = await codeRun(service, request);
      runs.push((events[0]!.data as { run_id: string }).run_id);
    }
    await chat(service, "remember that I prefer tabs, 日本語, \u2028 and \u{1F600}");
    await client.uploadBundle(bundleOf({ name: "src/a.mjs", content: "a\n".repeat(100_000) }));
    const set = await fetch(`${service.api}/keys`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        keys: {
          OPENAI_COMPATIBLE_BASE_URL: model.url,
          OPENAI_COMPATIBLE_MODEL: "scripted",
          OPENAI_COMPATIBLE_API_KEY: "moved-canary",
        },
      }),
    });
    assert.equal(set.status, 200, await set.text());
    await fetch(`${service.api}/api-keys`, { method: "POST", body: "{}" });
    assert.equal((await signet(["verify", "--url", service.url])).code, 0);
    known = await seen(service);
    const busy = await signet(["export", file, "--data", old]);
    assert.deepEqual([busy.code, /another signet service is using/.test(busy.err)], [2, true], busy.err);
    await service.end();
    const { code, err } = await signet(["export", file, "--data", old]);
    assert.equal(code, 0, err);
  });
  after(async () => {
    await first.end("SIGKILL");
    await model.close();
    await postgres.stop();
    for (const folder of [home, old]) rmSync(folder, { recursive: true, force: true });
  });

  test("shows the same bytes on Postgres, goes on with its ledger there, and comes back to a data folder", async (t) => {
    const env = await onPostgres();
    const imported = await signet(["import", file], env);
    assert.equal(imported.code, 0, imported.err);
    assert.match(imported.out, /^run: 3$/m);
    const service = await started(t, env);
    assert.deepEqual(await seen(service), known);
    const verified = await signet(["verify", "--url", service.url]);
    assert.equal(verified.code, 0, verified.out + verified.err);
    const found = await fetch(`${service.api}/code/tactics?q=binary%20search`);
    assert.match(await found.text(), /binary/i);
    // Its provider's key could be opened.
    await codeRun(service, CODE);
    assert.equal(model.requests.at(-1)!.headers["authorization"], "Bearer moved-canary");
    assert.equal((await signet(["verify", "--url", service.url])).code, 0);
    const after = await seen(service);
    assert.ok(after.ledger.startsWith(known.ledger) && after.lines === known.lines + 2);

    const back = path.join(home, "back.export");
    const busy = await signet(["export", back], env);
    assert.deepEqual([busy.code, existsSync(back)], [2, false]);
    assert.match(busy.err, /a service is using the database/);
    await service.end();
    assert.equal((await signet(["export", back], env)).code, 0);
    const folder = temporaryFolder(t);
    for (const key of ["master.key", "ledger.key"]) copyFileSync(path.join(old, key), path.join(folder, key));
    const home2 = await signet(["import", back, "--data", folder]);
    assert.equal(home2.code, 0, home2.err);
    const again = await started(t, { SVC_DATA_DIR: folder });
    assert.deepEqual(await seen(again), after);
    assert.equal((await signet(["verify", "--url", again.url])).code, 0);
    const { raw } = await codeRun(again, { ...CODE, conversation_id: "moved" });
    assert.equal(raw[0]!.data["resumed"], true);
  });

  test("nothing is imported if the import dies in the middle, and the next one succeeds", async () => {
    const env = await onPostgres();
    const pipe = path.join(home, "pipe");
    execFileSync("mkfifo", [pipe]);
    const child = spawned(["import", pipe], env, home);
    const bytes = readFileSync(file);
    const sender = createWriteStream(pipe);
    sender.on("error", () => undefined);
    sender.write(bytes.subarray(0, Math.floor(bytes.length * 0.9)));
    const client = new Client({ connectionString: env.SVC_DATABASE_URL });
    await client.connect();
    const backend = async () =>
      (
        await client.query<{ pid: number }>(
          // It waits for the rest of the file. What comes before the rows themselves takes no such time.
          "select pid from pg_stat_activity where state = 'idle in transaction' and query like 'insert into \"%' and state_change < now() - interval '2 seconds'",
        )
      ).rows[0]?.pid;
    await until(async () => (await backend()) !== undefined, 60_000);
    child.kill("SIGKILL");
    await once(child, "exit");
    sender.destroy();
    await until(async () => (await backend()) === undefined);
    for (const table of ["run", "blob", "ledger", "ledger_key", "setting", "technique", "bundle"])
      assert.equal((await client.query(`select 1 from ${table} limit 1`)).rowCount, 0, table);
    await client.end();
    assert.equal(existsSync(path.join(env.SVC_DATA_DIR, "ledger.checkpoint")), false);
    const { code, err } = await signet(["import", file], env);
    assert.equal(code, 0, err);
    assert.equal(
      readFileSync(path.join(env.SVC_DATA_DIR, "ledger.checkpoint"), "utf8"),
      known.checkpoint,
      "the guard keeps the newest checkpoint",
    );
    assert.deepEqual(
      readdirSync(path.join(env.SVC_DATA_DIR, "bundles")).filter((name) => name !== "bundles"),
      [],
    );
  });

  test("an import is refused for a database with data, other keys, or a file that is not whole", async (t) => {
    const env = await onPostgres();
    const refused = async (given: string, over: Record<string, string>, why: RegExp) => {
      const { code, err } = await signet(["import", given], { ...env, ...over });
      assert.deepEqual([code, why.test(err)], [2, true], err);
    };
    const plain = gunzipSync(readFileSync(file)).toString();
    const changed = (name: string, change: (lines: string[]) => string[]) => {
      const target = path.join(home, name);
      writeFileSync(target, gzipSync(change(plain.trimEnd().split("\n")).join("\n") + "\n"));
      return target;
    };
    const other = path.join(temporaryFolder(t), "other.key");
    writeFileSync(other, execFileSync("openssl", ["genpkey", "-algorithm", "ed25519"], { stdio: "pipe" }), {
      mode: 0o600,
    });
    await refused(file, { SVC_LEDGER_KEY_FILE: other }, /SVC_LEDGER_KEY_FILE: the exported ledger is signed/);
    await refused(file, { SVC_MASTER_KEY: "ab".repeat(32) }, /SVC_MASTER_KEY: this is not the master key/);
    await refused(file, { SVC_LEDGER_ORIGIN: "another.example" }, /SVC_LEDGER_ORIGIN/);
    const cut = path.join(home, "cut.export");
    writeFileSync(cut, readFileSync(file).subarray(0, -2_000));
    await refused(cut, {}, /nothing was imported/);
    const lineOf = (table: string, lines: string[]) =>
      lines.findIndex((line) => line.startsWith(`{"table":"${table}"`)) + 1;
    const cases: [string, (lines: string[]) => string[], RegExp][] = [
      ["short", (lines) => lines.slice(0, -1), /ends too early/],
      ["less", (lines) => lines.toSpliced(lineOf("run_event", lines) + 2, 1), /run_event is not whole/],
      [
        "ledger",
        (lines) =>
          lines.with(lineOf("ledger", lines), lines[lineOf("ledger", lines)]!.replace(/\d{4}/, "0000")),
        /ledger is not whole/,
      ],
      ["bundle", (lines) => lines.filter((line) => !line.startsWith('{"bundle"')), /nothing was imported/],
      ["older", (lines) => lines.with(0, lines[0]!.replace("0001_", "0000_")), /another version/],
      ["text", () => ["hello"], /is not an export/],
    ];
    for (const [name, change, why] of cases) await refused(changed(name, change), {}, why);
    assert.equal((await signet(["import", file], env)).code, 0);
    await refused(file, {}, /not empty/);
    const folder = temporaryFolder(t);
    cpSync(old, folder, { recursive: true });
    const full = await signet(["import", file, "--data", folder]);
    assert.deepEqual([full.code, /not empty/.test(full.err)], [2, true], full.err);
    const twice = await signet(["export", file, "--data", old]);
    assert.deepEqual([twice.code, /exists/.test(twice.err)], [2, true], twice.err);
    mkdirSync(path.join(folder, "none"));
    const none = await signet(["export", path.join(home, "x"), "--data", path.join(folder, "none")]);
    assert.deepEqual([none.code, /there is no database/.test(none.err)], [2, true], none.err);
  });
});

test("a service that has a receipt and no project is moved to another data folder", async (t) => {
  const [home, old, fresh] = [temporaryFolder(t), newUsedFolder(), temporaryFolder(t)];
  t.after(() => rmSync(old, { recursive: true, force: true }));
  const service = await startService({ dataDir: old });
  t.after(() => service.end("SIGKILL"));
  await codeRun(service, HOPELESS);
  assert.equal(await service.end("SIGTERM"), 0);
  for (const name of ["master.key", "ledger.key"]) copyFileSync(path.join(old, name), path.join(fresh, name));
  const moved = path.join(home, "all.export");
  for (const [args, SVC_DATA_DIR] of [
    [["export", moved], old],
    [["import", moved], fresh],
  ] as const) {
    const child = spawned([...args], { SVC_DATA_DIR }, home);
    const exit = new Promise<number | null>((resolve) => child.once("exit", resolve));
    const [, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    assert.equal(await exit, 0, err);
  }
  assert.deepEqual(
    readFileSync(path.join(fresh, "ledger.checkpoint")),
    readFileSync(path.join(old, "ledger.checkpoint")),
  );
});
