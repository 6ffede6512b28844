import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { test, type TestContext } from "node:test";
import { gzipSync } from "node:zlib";
import { createBwrapDriver, type Sandbox } from "@signet/sandbox";
import { pack } from "tar-stream";
import { loadConfig } from "../../../src/base/config.ts";
import { limitsOf } from "../../../src/compose/sandbox.ts";
import { planSetUp } from "../../../src/usecases/code/set-up-plan.ts";
import { runSetUp } from "../../../src/usecases/code/set-up.ts";
import { http, openProxy } from "../../modules/outbound/egress/rig.ts";

const has = (file: string) => (existsSync(file) ? false : `no ${file} on this machine`);
const NPM = has("/usr/bin/npm");
const PIP = has("/usr/bin/pip");

function temporary(t: TestContext): string {
  const folder = mkdtempSync(path.join(tmpdir(), "signet-set-up-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function open(t: TestContext, proxy?: string): Promise<Sandbox> {
  const driver = createBwrapDriver({ scratchDir: temporary(t), nodePath: process.execPath });
  const limits = { ...limitsOf(loadConfig({}).config), mostWallSeconds: 300, cpuSeconds: 300 };
  const sandbox = await driver.open({ runId: "run_1", limits, ...(proxy === undefined ? {} : { proxy }) });
  t.after(() => sandbox.close());
  return sandbox;
}

/** A sandbox with a project and a network to one plain registry at registry.acme.io, and nothing else. */
async function project(
  t: TestContext,
  listener: RequestListener,
  files: (registry: string) => Record<string, string>,
) {
  const port = await http(t, listener);
  const proxy = await openProxy(t, `registry.acme.io:${port}`);
  const sandbox = await open(t, proxy.socketPath);
  const written = files(`http://registry.acme.io:${port}`);
  for (const [file, content] of Object.entries(written)) await sandbox.write(file, content);
  return { sandbox, proxy, port };
}

async function npmPackage(): Promise<Buffer> {
  const tar = pack();
  tar.entry({ name: "package/package.json" }, '{"name":"tiny-greeting","version":"1.0.0","main":"index.js"}');
  tar.entry({ name: "package/index.js" }, 'module.exports = () => "hello from the registry";');
  tar.finalize();
  return gzipSync(Buffer.concat(await Array.fromAsync(tar as AsyncIterable<Buffer>)));
}

test(
  "npm ci installs from a registry through the proxy, found by the lock file",
  { skip: NPM },
  async (t) => {
    const tarball = await npmPackage();
    const integrity = `sha512-${createHash("sha512").update(tarball).digest("base64")}`;
    const { sandbox, proxy, port } = await project(
      t,
      (incoming, answer) =>
        void (incoming.url?.endsWith(".tgz") ? answer.end(tarball) : answer.writeHead(404).end()),
      (registry) => ({
        ".npmrc": `registry=${registry}/\n`,
        "package.json": '{"name":"app","version":"1.0.0","dependencies":{"tiny-greeting":"1.0.0"}}',
        "package-lock.json": JSON.stringify({
          name: "app",
          version: "1.0.0",
          lockfileVersion: 3,
          packages: {
            "": { name: "app", version: "1.0.0", dependencies: { "tiny-greeting": "1.0.0" } },
            "node_modules/tiny-greeting": {
              version: "1.0.0",
              resolved: `${registry}/tiny-greeting/-/tiny-greeting-1.0.0.tgz`,
              integrity,
            },
          },
        }),
      }),
    );
    const plan = (await planSetUp(sandbox))!;
    assert.deepEqual([plan.command, plan.found], ["npm ci --no-audit --no-fund", true]);
    const result = await runSetUp(sandbox, plan, proxy);
    assert.deepEqual([result.ok, result.exit_code], [true, 0], result.output);
    assert.match(result.output, /added 1 package/);
    assert.deepEqual(
      result.hosts.map(({ host, port: own, allowed }) => [host, own, allowed]),
      [["registry.acme.io", port, true]],
    );
    assert.ok(result.hosts[0]!.bytes >= tarball.length && result.durationMs > 0);
    const { stdout } = await sandbox.exec(`node -p 'require("tiny-greeting")()'`);
    assert.equal(stdout, "hello from the registry\n");
    assert.equal((await planSetUp(sandbox))?.key, plan.key);
  },
);

test(
  "npm ci from a registry that is not allowed fails soon, and says which host",
  { skip: NPM },
  async (t) => {
    const { sandbox, proxy } = await project(
      t,
      (_, answer) => void answer.end(),
      () => ({
        "package.json": '{"name":"app","version":"1.0.0","dependencies":{"left":"1.0.0"}}',
        "package-lock.json": JSON.stringify({
          name: "app",
          lockfileVersion: 3,
          packages: {
            "": { name: "app", version: "1.0.0", dependencies: { left: "1.0.0" } },
            "node_modules/left": {
              version: "1.0.0",
              resolved: "https://evil.example/left-1.0.0.tgz",
              integrity: "sha512-AAAA",
            },
          },
        }),
      }),
    );
    const result = await runSetUp(sandbox, (await planSetUp(sandbox))!, proxy);
    assert.equal(result.ok, false);
    assert.ok(result.durationMs < 20_000, `${result.durationMs} ms`);
    const [use] = result.hosts;
    assert.deepEqual(
      [use?.host, use?.allowed, use?.reason],
      ["evil.example", false, "evil.example is not in SVC_SANDBOX_EGRESS"],
    );
  },
);

/** A wheel with one module. */
function wheel(t: TestContext): Buffer {
  const folder = temporary(t);
  const info = path.join(folder, "tiny_greeting-1.0.dist-info");
  mkdirSync(info);
  writeFileSync(path.join(folder, "tiny_greeting.py"), "def greet(): return 'hello from the index'\n");
  writeFileSync(path.join(info, "METADATA"), "Metadata-Version: 2.1\nName: tiny-greeting\nVersion: 1.0\n");
  writeFileSync(
    path.join(info, "WHEEL"),
    "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
  );
  const names = ["tiny_greeting.py", "METADATA", "WHEEL", "RECORD"].map((name, i) =>
    i === 0 ? name : `${path.basename(info)}/${name}`,
  );
  writeFileSync(path.join(info, "RECORD"), `${names.map((name) => `${name},,`).join("\n")}\n`);
  execFileSync(
    "/usr/bin/python3",
    ["-m", "zipfile", "-c", "out.whl", "tiny_greeting.py", path.basename(info)],
    { cwd: folder },
  );
  return readFileSync(path.join(folder, "out.whl"));
}

test(
  "pip installs from an index through the proxy, where later commands find it without an environment",
  { skip: PIP },
  async (t) => {
    const file = wheel(t);
    const name = "tiny_greeting-1.0-py3-none-any.whl";
    const { sandbox, proxy } = await project(
      t,
      (incoming, answer) => {
        if (incoming.url?.endsWith(".whl")) return void answer.end(file);
        answer.setHeader("content-type", "text/html");
        answer.end(`<!DOCTYPE html><html><body><a href="/files/${name}">${name}</a></body></html>`);
      },
      (registry) => ({
        "requirements.txt": `--index-url ${registry}/simple\n--trusted-host registry.acme.io\ntiny-greeting==1.0\n`,
      }),
    );
    const plan = (await planSetUp(sandbox))!;
    assert.match(plan.command, /pip install --user/);
    const result = await runSetUp(sandbox, plan, proxy);
    assert.deepEqual([result.ok, result.exit_code], [true, 0], result.output);
    const asUser = (user: "agent" | "checker") =>
      sandbox.exec('python3 -c "import tiny_greeting as t; print(t.greet(), t.__file__)"', { user });
    for (const user of ["agent", "checker"] as const)
      assert.match((await asUser(user)).stdout, /^hello from the index \/tmp\/home\//);
  },
);

test("a command of the request is run as it is; what it prints is bounded, and it ends in time", async (t) => {
  const sandbox = await open(t);
  const hosts = () => [];
  const plan = (await planSetUp(sandbox, "echo out; echo err >&2; exit 3"))!;
  const { durationMs, ...result } = await runSetUp(sandbox, plan, { hosts });
  assert.deepEqual(result, {
    ...plan,
    found: false,
    ok: false,
    exit_code: 3,
    output: result.output,
    hosts: [],
  });
  assert.match(result.output, /out[^]*err|err[^]*out/);
  const long = await runSetUp(sandbox, { ...plan, command: "seq 100000" }, { hosts });
  assert.ok(long.ok && long.output.length < 10_000 && long.output.includes("100000"));
  const slow = await runSetUp(sandbox, { ...plan, command: "sleep 60" }, { hosts, wallSeconds: 0.2 });
  assert.deepEqual([slow.ok, slow.exit_code, slow.output], [false, null, "(it took too long)"]);
  assert.ok(durationMs > 0);
});

test("the key changes with the command, a file that names packages and where it is, and with nothing else", async (t) => {
  const sandbox = await open(t);
  const key = async (command?: string) => (await planSetUp(sandbox, command))?.key;
  assert.equal(await key(), undefined);
  assert.match((await key("make deps"))!, /^[0-9a-f]{64}$/);
  const seen = new Set([await key("make deps")]);
  const changes = async (change: () => Promise<unknown>) => {
    await change();
    const now = await key("make deps");
    assert.equal(now, await key("make deps"));
    const isNew = !seen.has(now);
    seen.add(now);
    return isNew;
  };
  assert.equal(await changes(() => sandbox.write("src/main.c", "int main;")), false);
  assert.equal(await changes(() => sandbox.write("go.sum", "a")), true);
  assert.equal(await changes(() => sandbox.write("go.sum", "b")), true);
  assert.equal(await changes(() => sandbox.write("part/requirements-dev.txt", "x")), true);
  assert.equal(await changes(() => sandbox.write("node_modules/a/package.json", "{}")), false);
  assert.equal(await changes(() => sandbox.exec("ln -s /etc/passwd yarn.lock; mkfifo Cargo.lock")), false);
  assert.notEqual(await key("make other"), await key("make deps"));
  assert.equal(await key(), undefined);
});

test(
  "several languages are set up one after the other, and what has no tool is left out",
  { skip: NPM || PIP },
  async (t) => {
    const sandbox = await open(t);
    const { stdout } = await sandbox.exec(
      "for tool in go cargo pnpm yarn; do command -v $tool >/dev/null && echo $tool; done",
    );
    const there = stdout.trim().split("\n");
    for (const file of ["requirements.txt", "go.mod", "Cargo.lock", "pnpm-lock.yaml", "yarn.lock"])
      await sandbox.write(file, "");
    const commandOf = async () =>
      (await planSetUp(sandbox))!.command
        .split(" && ")
        .map((part) => part.replace(/^\S+=1 python3 -m /, "").split(" ")[0]);
    const node = ["pnpm", "yarn"].filter((tool) => there.includes(tool)).slice(0, 1);
    const rest = ["pip", ...["go", "cargo"].filter((tool) => there.includes(tool))];
    assert.deepEqual(await commandOf(), [...node, ...rest]);
    await sandbox.write("package-lock.json", "{}");
    assert.deepEqual(await commandOf(), ["npm", ...rest]);
  },
);
