import assert from "node:assert/strict";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { test, type TestContext } from "node:test";
import { freePort } from "../packages/server/test/support/free-port.ts";
import { until } from "../packages/server/test/support/until.ts";
import { createPrometheus } from "../packages/server/src/modules/metrics/prometheus.ts";
import { newFolder } from "./support/service.ts";

const ROOT = path.join(import.meta.dirname, "..");
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

/** The names of all series that a service has, those of histograms in full. */
async function seriesOf(): Promise<Set<string>> {
  const metrics = createPrometheus({ version: "1", role: "all" });
  const text = await metrics.text({
    executing: { chat: 0, code: 0, visual: 0 },
    ledger: { signed: null, sound: true, neverSealed: null },
    sandbox: true,
    browser: true,
    stored: null,
  });
  const names = new Set<string>();
  for (const [, name, type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
    names.add(name!);
    if (type === "histogram") for (const end of ["bucket", "count", "sum"]) names.add(`${name}_${end}`);
  }
  return names;
}

test("every series that the dashboard and the handbook name is one of the service's", async () => {
  const series = await seriesOf();
  const board = read("deploy/grafana-dashboard.json");
  const { panels } = JSON.parse(board) as { panels: { title: string; targets: { expr: string }[] }[] };
  assert.ok(panels.length >= 20);
  for (const { title, targets } of panels)
    for (const { expr } of targets) {
      const named = expr.match(/\bsignet_\w+/g) ?? [];
      assert.ok(named.length > 0, title);
      for (const name of named) assert.ok(series.has(name), `${title}: ${name}`);
    }
  const named = read("docs/operations.md").match(/`signet_\w+/g) ?? [];
  assert.ok(named.length > 20);
  for (const quoted of named) {
    const name = quoted.slice(1);
    assert.ok(series.has(name) || /^signet_(?:process|nodejs|webhooks)_$/.test(name), name);
  }
});

const has = (program: string): boolean =>
  spawnSync("sh", ["-c", `command -v ${program}`], { stdio: "ignore" }).status === 0;
const skipWithout = (program: string) => (has(program) ? false : `${program} is not installed here`);

for (const unit of ["signet.service", "signet@.service"])
  test(`systemd takes ${unit} without a complaint`, { skip: skipWithout("systemd-analyze") }, (t) => {
    const folder = newFolder();
    t.after(() => rmSync(folder, { recursive: true, force: true }));
    // The program is not installed where the tests run, and its user does not exist.
    const text = read(`deploy/${unit}`).replace(/^ExecStart=\S+/m, "ExecStart=/usr/bin/true");
    const file = path.join(folder, unit.replace("@", "@worker"));
    writeFileSync(file, text);
    const { stderr, status } = spawnSync("systemd-analyze", ["verify", file], { encoding: "utf8" });
    const complaints = stderr
      .split("\n")
      // Older versions do not know it: the service then moves itself.
      .filter((line) => line.includes(path.basename(file)) && !line.includes("DelegateSubgroup"));
    assert.deepEqual([complaints, status], [[], 0], stderr);
    const rated = spawnSync("systemd-analyze", ["security", "--offline=true", file], { encoding: "utf8" });
    const [, level] = /exposure level for \S+: ([\d.]+)/.exec(rated.stdout) ?? [];
    assert.ok(Number(level) <= 4, rated.stdout || rated.stderr);
  });

/** A program of the test's own; it is ended with the test. */
function start(t: TestContext, command: string, args: string[], env: Record<string, string> = {}) {
  const child: ChildProcess = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  let said = "";
  for (const stream of [child.stdout!, child.stderr!]) stream.on("data", (some) => (said += String(some)));
  t.after(async () => {
    if (child.exitCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  });
  return { child, said: () => said };
}

/** What stands where the service would: its stream goes on only once `next` is called; it counts what is uploaded. */
async function upstream(t: TestContext) {
  let next = Promise.withResolvers<void>();
  const seen: { url: string; headers: IncomingHttpHeaders }[] = [];
  const server = createHttpServer((request, response) => {
    seen.push({ url: request.url!, headers: request.headers });
    if (request.method === "POST") {
      let bytes = 0;
      request.on("data", (some: Buffer) => (bytes += some.length));
      request.on("end", () => response.end(String(bytes)));
      return;
    }
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-cache, no-transform",
    });
    void (async () => {
      for (const number of [1, 2, 3]) {
        response.write(`data: ${number}\n\n`);
        await next.promise;
        next = Promise.withResolvers<void>();
      }
      response.end();
    })();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => (server.close(), server.closeAllConnections()));
  return { port: (server.address() as AddressInfo).port, seen, next: () => next.resolve() };
}

type Proxy = (
  t: TestContext,
  service: number,
  folder: string,
) => Promise<{ url: string; said: () => string }>;

const PROXIES: Record<string, Proxy> = {
  async nginx(t, service, folder) {
    const port = await freePort();
    const server = read("deploy/nginx.conf")
      .replace("listen 443 ssl;", `listen 127.0.0.1:${port};`)
      .replace(/^\s*ssl_certificate.*\n/gm, "")
      .replaceAll("127.0.0.1:8787", `127.0.0.1:${service}`);
    mkdirSync(path.join(folder, "tmp"));
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((name) => `${name}_temp_path ${folder}/tmp/${name};`)
      .join("\n");
    writeFileSync(
      path.join(folder, "nginx.conf"),
      `${process.getuid?.() === 0 ? "user root;\n" : ""}daemon off;\npid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${server}}\n`,
    );
    const { said } = start(t, "nginx", ["-e", "stderr", "-p", folder, "-c", `${folder}/nginx.conf`]);
    return { url: `http://127.0.0.1:${port}`, said };
  },
  async caddy(t, service, folder) {
    const port = await freePort();
    writeFileSync(
      path.join(folder, "Caddyfile"),
      `{\n\tadmin off\n\tauto_https off\n}\n${read("deploy/Caddyfile")}`,
    );
    const { said } = start(
      t,
      "caddy",
      ["run", "--adapter", "caddyfile", "--config", path.join(folder, "Caddyfile")],
      {
        SIGNET_SITE: `http://127.0.0.1:${port}`,
        SIGNET_UPSTREAM: `127.0.0.1:${service}`,
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      },
    );
    return { url: `http://127.0.0.1:${port}`, said };
  },
};

for (const [program, open] of Object.entries(PROXIES))
  test(
    `through ${program} as in the example, events come at once, projects go in, and the caller's address is told`,
    { skip: skipWithout(program) },
    async (t) => {
      const folder = newFolder();
      t.after(() => rmSync(folder, { recursive: true, force: true }));
      const service = await upstream(t);
      const { url, said } = await open(t, service.port, folder);
      await until(
        () =>
          fetch(`${url}/up`, { method: "POST" }).then(
            ({ ok }) => ok,
            () => false,
          ),
        30_000,
      ).catch((thrown: unknown) => assert.fail(`${String(thrown)}\n${said()}`));

      const stream = await fetch(`${url}/api/demo/runs/x/events`, { signal: AbortSignal.timeout(30_000) });
      const numbers: string[] = [];
      for await (const text of stream.body!.pipeThrough(new TextDecoderStream())) {
        numbers.push(...(text.match(/\d/g) ?? []));
        // The next event is written once this one was read: a proxy that holds events back would wait for ever.
        service.next();
      }
      assert.deepEqual(numbers, ["1", "2", "3"]);
      const { headers } = service.seen.find(({ url: at }) => at.endsWith("/events"))!;
      assert.equal(headers["x-forwarded-for"], "127.0.0.1");
      assert.equal(headers.host, new URL(url).host);

      const post = async (to: string, bytes: number) => {
        const answer = await fetch(url + to, { method: "POST", body: new Uint8Array(bytes) });
        return answer.ok ? Number(await answer.text()) : answer.status;
      };
      assert.equal(await post("/api/demo/code/bundles", 20 << 20), 20 << 20);
      // Caddy leaves this limit to the service.
      if (program === "nginx") assert.equal(await post("/api/demo/code/bundles", 70 << 20), 413);
      assert.equal(await post("/api/demo/code/run", 1 << 20), 1 << 20);
    },
  );
