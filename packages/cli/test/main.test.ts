import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import path from "node:path";
import { test } from "node:test";
import { startService } from "./support/service.ts";
import { BIN, signet, start } from "./support/signet.ts";

const hooked = (source: string) => ["--import", `data:text/javascript,${encodeURIComponent(source)}`];
/** Puts a small program in the place of the service: it shows its settings and waits for a signal if told to. */
const stub = hooked(`
  import { registerHooks } from "node:module";
  const url = ${JSON.stringify(`file://${path.join(import.meta.dirname, "support/server-stub.mjs")}`)};
  registerHooks({
    resolve: (name, context, next) =>
      name === "@signet/server/main" ? { url, shortCircuit: true } : next(name, context),
  });
`);

test("signet alone lists its commands, and each has its own help", async () => {
  const { stdout } = await signet(["--help"]);
  const names = [...stdout.matchAll(/^ {2}signet (\w+) /gm)].map((match) => match[1]!);
  assert.deepEqual(names, ["serve", "code", "runs", "run", "receipts", "verify", "doctor"]);
  for (const name of names) {
    const { stdout, code } = await signet([name, "--help"]);
    assert.equal(code, 0);
    assert.match(stdout, new RegExp(`^signet ${name}`));
  }
  assert.equal((await signet([])).code, 2);
  assert.match((await signet(["--version"])).stdout, /^signet \d+\.\d+\.\d+\n$/);
});

test("what a command does not take exits 2 and says where to look", async () => {
  const wrong = [
    ["nonsense"],
    ["constructor"],
    ["code"],
    ["code", " "],
    ["code", "a", "b"],
    ["code", "a", "--nonsense"],
    ["code", "a", "--max-steps", "51"],
    ["code", "a", "--max-steps", "1e1"],
    ["code", "a", "--file", "/none/such"],
    ["runs", "--limit", "0"],
    ["runs", "--url", "ftp://x"],
    ["runs", "--url", "nowhere"],
    ["run"],
    ["serve", "--port", "70000"],
  ];
  const ends = await Promise.all(wrong.map((args) => signet(args)));
  for (const [i, { code, stderr }] of ends.entries()) {
    assert.equal(code, 2, wrong[i]!.join(" "));
    assert.match(stderr, /^✗ .+\n {2}try: signet .*--help\n$/);
  }
});

test("runs and receipts are listed newest first, without what their texts could do to a terminal", async () => {
  using service = await startService();
  const runs = await signet(["runs", "--limit", "3"], { url: service.url });
  assert.match(runs.stdout, /^✓ run_06k3v9x0abcdefghijklmnopq {2}succeeded {4}3 d {5}Say hello\n$/);
  assert.equal(service.requests[0]!.path, "/api/demo/runs?limit=3");
  const receipts = await signet(["receipts"], { url: service.url });
  assert.match(receipts.stdout, /^✓ #3 .*\n✓ #1 .*\nledger of 5 lines, head [0-9a-f]{64}\n$/);
  const all = await signet(["receipts", "--all", "--limit", "2"], { url: service.url });
  assert.match(all.stdout, /^○ #4 .*\n✓ #3 .*\nledger/);
  const json = await signet(["receipts", "--json"], { url: service.url });
  assert.equal((JSON.parse(json.stdout) as { size: number }).size, 5);
});

test("--url comes before SIGNET_URL", async () => {
  using service = await startService();
  assert.equal((await signet(["runs", "--url", service.url])).code, 0);
});

test("serve starts the service with its settings and takes its exit code", async () => {
  const args = ["serve", "--port", "0", "--host", "::1", "--data", "here"];
  const { stdout, code } = await signet(args, { node: stub });
  assert.deepEqual(JSON.parse(stdout), { args: [], port: "0", host: "::1", data: "here" });
  assert.equal(code, 7);
});

test("doctor asks the service", async () => {
  const { stdout, code } = await signet(["doctor"], { node: stub });
  assert.deepEqual((JSON.parse(stdout) as { args: string[] }).args, ["doctor"]);
  assert.equal(code, 7);
});

test("a signal to signet reaches the service, which ends as it wants", async () => {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    const running = start(["serve", "--data", "wait"], { node: stub });
    await running.seen("waiting");
    running.child.kill(signal);
    const { stdout, code } = await running.ended;
    assert.match(stdout, new RegExp(`got ${signal}`));
    assert.equal(code, 9);
  }
});

test("under a Node that is too old, signet goes on in the one that it brings", async () => {
  const old = hooked(
    `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.0.0" } });`,
  );
  const { stdout, code } = await signet(["--version"], { node: old });
  assert.match(stdout, /^signet \d/);
  assert.equal(code, 0);
  assert.equal((await signet(["nonsense"], { node: old })).code, 2);
});

test("a reader that has seen enough is no failure", () => {
  const command = `"${process.execPath}" "${BIN}" verify --help | head -n 1`;
  const { stdout, stderr } = spawnSync("sh", ["-c", command], { encoding: "utf8" });
  assert.match(stdout, /^signet verify/);
  assert.equal(stderr, "");
});

const hasScript = spawnSync("script", ["--version"]).error === undefined;
const skip = hasScript ? false : "script is not installed";
test("colours are for a terminal, and not with NO_COLOR", { skip }, async () => {
  const onTerminal = (noColor: string) => {
    const env = { ...process.env, NO_COLOR: noColor };
    const command = `"${process.execPath}" "${BIN}" nonsense`;
    return spawnSync("script", ["-qec", command, "/dev/null"], { env, encoding: "utf8", timeout: 30_000 })
      .stdout;
  };
  assert.match(onTerminal(""), /\u001b\[31m✗/);
  assert.doesNotMatch(onTerminal("1"), /\u001b/);
});
