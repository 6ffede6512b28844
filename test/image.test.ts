import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { chownSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test, type TestContext } from "node:test";
import { freePort } from "../packages/server/test/support/free-port.ts";
import { NO_POSTGRES, startPostgres } from "../packages/server/test/support/postgres.ts";
import { until } from "../packages/server/test/support/until.ts";
import { composeServices } from "./support/compose-to-oci.ts";
import { type Container, containersOf } from "./support/containers.ts";
import { type BuiltImage, buildImage, NO_IMAGE } from "./support/image.ts";
import { verifySealed } from "./support/many-runs.ts";
import { post, readEvents } from "./support/service.ts";

const MINUTE = 60_000;
const PASSWORD = "owner-of-the-image";
const TASK =
  "Write double(n) in double.mjs.\n  double(1) -> 2\n  double(5) -> 10\n  double(-3) -> -6\n  double(0) -> 0";
const MB = 1_000_000;
/** Grows only for a reason: the base and the tools for sandboxes are 280 MB of it, Node 130 MB, the browser 70 MB. */
const MOST_MB = 800;

const services = composeServices();
const pathsIn = (folder: string) =>
  execFileSync("find", [folder, "-xdev", "-printf", "%P\n"], { encoding: "utf8", maxBuffer: 1 << 28 }).split(
    "\n",
  );

/** Settings of a hosted service, as signet.env has them, on ports of the machine. */
async function settings(more: Record<string, string> = {}) {
  const [port, ops] = [await freePort(), await freePort()];
  return {
    api: `http://127.0.0.1:${port}/api/demo`,
    ops: `http://127.0.0.1:${ops}`,
    env: {
      SVC_PORT: String(port),
      SVC_OPS_PORT: String(ops),
      SVC_ADMIN_PASS_SHA256: createHash("sha256").update(PASSWORD).digest("hex"),
      ...more,
    },
  };
}

const isReady = (ops: string) => () =>
  fetch(`${ops}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Does a coding run with the built-in engine, and asserts that it was checked and sealed. Resolves to its id. */
async function doRun(api: string) {
  const response = await post(`${api}/code/run`, { task: TASK });
  assert.equal(response.status, 200, response.ok ? "" : await response.text());
  const events = await Array.fromAsync(readEvents(response));
  const done = events.find(({ name }) => name === "code_done")!.data as { ok: boolean };
  assert.equal(done.ok, true, JSON.stringify(events.slice(-3)));
  assert.equal(events.at(-1)!.name, "code_receipt");
  return String(events[0]!.data["run_id"]);
}

test("the image", { skip: NO_IMAGE ?? NO_POSTGRES, timeout: 30 * MINUTE }, async (t) => {
  const image = buildImage();
  t.after(() => image.remove());
  await t.test("has nothing that only building and testing need, and nothing that its user may change", () =>
    onlyWhatIsNeeded(image),
  );
  await t.test("does a run in a sandbox, as a worker of compose.yaml that is alone", (s) => alone(s, image));
  await t.test("answers callers and executes their runs as compose.yaml says", (s) => together(s, image));
});

function onlyWhatIsNeeded(image: BuiltImage) {
  const at = path.join(image.root, "opt/signet");
  const root = JSON.parse(readFileSync(path.join(import.meta.dirname, "../package.json"), "utf8")) as {
    devDependencies: Record<string, string>;
  };
  const paths = pathsIn(at);
  const own = paths.filter((file) => !file.startsWith("node_modules/"));
  assert.deepEqual(
    own.filter((file) => /(?:^|\/)(?:test|bench|\.git|\.npmrc|[^/]*\.test\.ts)(?:\/|$)/.test(file)),
    [],
  );
  assert.ok(own.includes("packages/web/dist/index.html"));
  assert.ok(!own.includes("packages/web/src"));
  const forTests = [
    ...Object.keys(root.devDependencies),
    "vite",
    "react",
    "shiki",
    "@copilotkit/aimock",
    "s3rver",
  ];
  // `ai` is a peer of the OpenRouter provider.
  const used = ["@ai-sdk/openai-compatible", "ai", "kysely", "@types/node", "pg", "typescript"];
  for (const name of forTests.filter((one) => !used.includes(one)))
    assert.ok(!paths.includes(`node_modules/${name}`), name);
  const wanted = `-xdev ( -type f -o -type d ) ( -user ${image.uid} -o -perm -0002 )`;
  const text = execFileSync("find", [image.root, ...wanted.split(" ")], { encoding: "utf8" });
  const writable = text.split("\n").filter(Boolean);
  assert.deepEqual(
    writable
      .map((file) => path.relative(image.root, file))
      .filter((file) => !/^(?:tmp|var\/tmp|run\/lock|var\/lib\/signet)(?:\/|$)/.test(file)),
    [],
  );
  const bytes = Number(execFileSync("du", ["-sxB1", image.root], { encoding: "utf8" }).split("\t")[0]);
  console.log(
    `the image has ${Math.round(bytes / MB)} MB; ${readdirSync(path.join(at, "node_modules")).length} packages and scopes`,
  );
  assert.ok(bytes < MOST_MB * MB, String(bytes));
}

/** Starts it, and resolves once it takes runs. */
async function ready(ops: string, container: Container) {
  await until(isReady(ops), 2 * MINUTE).catch(() => assert.fail(container.said()));
  return container;
}

/** The processes whose state is as given, and whose name is. */
const processes = (container: Container, state: string, name = "") =>
  container.exec(
    "sh",
    "-c",
    `grep -l '^Name:.*${name}' $(grep -l '^${state}' /proc/[0-9]*/status) /dev/null 2>/dev/null; true`,
  ).stdout;

async function alone(t: TestContext, image: BuiltImage) {
  const start = containersOf(t, image);
  const worker = { ...services["worker"]!, secrets: [], environment: { SVC_ALLOW_NO_CGROUP: "1" } };
  const { api, ops, env } = await settings();
  const container = await ready(ops, start("alone", worker, { env }));

  const doctor = container.exec("signet", "doctor");
  console.log(doctor.stdout);
  assert.match(
    doctor.stdout,
    /sandbox {2}bwrap\/\S+, cgroup=none shell=\S+ proc=true diskQuota=true netPolicy=true layers=true/,
  );
  assert.match(doctor.stdout, /has .*\bpython3 \d.*\bmake \d.*\bgit \d/);
  assert.match(doctor.stdout, /\nNothing is missing on this machine\./);
  assert.equal(container.exec("id", "-u").stdout, `${image.uid}\n`);
  assert.notEqual(container.exec("sh", "-c", ": >/opt/signet/new || : >/usr/new").status, 0);

  const id = await doRun(api);
  await verifySealed(api, [id], "");
  assert.equal(container.health(), 0);
  // What outlives the process that started it falls to the first process of the container.
  container.exec("sh", "-c", "sleep 0.2 & sleep 0.1 &");
  await until(() => processes(container, "State:.[^Z]", "sleep") === "");
  assert.equal(processes(container, "State:.Z"), "");

  assert.equal(await container.end("SIGTERM"), 0, container.said());
  const again = await ready(ops, start("alone", worker, { env }));
  await verifySealed(api, [id], "");
  assert.equal(await again.end("SIGTERM"), 0);
}

async function together(t: TestContext, image: BuiltImage) {
  const start = containersOf(t, image);
  const server = await startPostgres();
  t.after(() => server.stop());
  const key = path.join(image.folder, "ledger.key");
  writeFileSync(key, execFileSync("openssl", ["genpkey", "-algorithm", "ed25519"]), { mode: 0o400 });
  const shared = {
    SVC_DATABASE_URL: await server.createDatabase(),
    SVC_MASTER_KEY: randomBytes(32).toString("hex"),
  };
  const secrets = { "ledger-key": key };
  const of = async (role: "api" | "worker", name: string) => {
    const { api, ops, env } = await settings(shared);
    return { api, ops, container: start(name, services[role]!, { env, secrets }) };
  };

  const refused = await of("api", "refused");
  await until(() => /ledger/.test(refused.container.said()), MINUTE);
  assert.match(refused.container.said(), /ledger-key/);
  assert.notEqual(await refused.container.end("SIGKILL"), 0);

  chownSync(key, image.uid, image.gid);
  const all = await Promise.all([
    of("api", "api"),
    of("worker", "worker-1"),
    of("worker", "worker-2"),
  ] as const);
  for (const { ops, container } of all) await ready(ops, container);
  const [api, first, second] = all;
  for (const { container } of all) assert.equal(container.health(), 0);
  // Where Docker covers parts of /proc, as it does for callers' containers, no sandbox has one.
  assert.match(api.container.exec("signet", "doctor").stdout, /sandbox {2}(?:none|.* proc=false)/);

  const ids = [await doRun(api.api)];
  assert.equal(await first.container.end("SIGKILL"), 137);
  ids.push(await doRun(api.api));
  assert.equal(await second.container.end("SIGTERM"), 0, second.container.said());
  await verifySealed(api.api, ids, "");
  assert.equal(await api.container.end("SIGTERM"), 0, api.container.said());
}
