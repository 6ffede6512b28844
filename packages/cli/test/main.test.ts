import { execFileSync } from "node:child_process";
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { stripVTControlCharacters } from "node:util";
import { columnsOf } from "../src/text.ts";
import { hooked, stub } from "./support/hooked.ts";
import { sampleRun, TASK } from "./support/run.ts";
import { startService } from "./support/service.ts";
import { drawn } from "../../../test/support/drawn.ts";
import { BIN, onTerminal, signet, start } from "./support/signet.ts";

test("signet alone lists its commands, and each has its own help", async () => {
  const { stdout } = await signet(["--help"]);
  const names = [...stdout.matchAll(/^ {2}signet ([\w-]+) /gm)].map((match) => match[1]!);
  assert.deepEqual(names, [
    "serve",
    "init",
    "chat",
    "chats",
    "code",
    "visual",
    "runs",
    "run",
    "open",
    "state",
    "receipts",
    "verify",
    "reveal",
    "attestation",
    "verify-page",
    "memory",
    "tactics",
    "techniques",
    "webhooks",
    "usage",
    "buy",
    "api-keys",
    "keys",
    "models",
    "doctor",
    "logs",
    "backup",
    "export",
    "import",
    "ledger",
    "witness",
    "hash-password",
    "licenses",
    "admin",
    "completion",
  ]);
  for (const name of drawn(names, 5)) {
    const { stdout, code } = await signet([name, "--help"]);
    assert.equal(code, 0);
    assert.match(stdout, new RegExp(`^signet ${name}`));
  }
  assert.equal((await signet([])).code, 2);
  for (const version of ["--version", "-V", "-v", "version"])
    assert.match((await signet([version])).stdout, /^signet \d+\.\d+\.\d+\n$/);
  assert.match((await signet(["help", "code"])).stdout, /^signet code/);
});

test("what a command does not take exits 2 and says where to look", async () => {
  const wrong: string[][] = [
    ["nonsense"],
    ["help", "nonsense"],
    ["constructor"],
    ["code"],
    ["code", " "],
    ["code", "a", "b"],
    ["code", "a", "--nonsense"],
    ["code", "a", "--max-steps", "201"],
    ["code", "a", "--max-steps", "1e1"],
    ["code", "a", "--file", "/none/such"],
    ["runs", "--limit", "0"],
    ["runs", "--kind", "poem"],
    ["runs", "--state", "queued,done"],
    ["runs", "--url", "ftp://x"],
    ["runs", "--url", "nowhere"],
    ["run"],
    ["chat", " "],
    ["chat", "-"],
    ["chat", "a", "b"],
    ["memory", "nonsense"],
    ["memory", "list", "mem_1"],
    ["memory", "--all"],
    ["memory", "forget"],
    ["memory", "forget", "mem_1", "--all"],
    ["serve", "--port", "70000"],
  ];
  const sample = drawn(wrong, 8);
  const ends = await Promise.all(sample.map((args) => signet(args)));
  for (const [i, { code, stderr }] of ends.entries()) {
    assert.equal(code, 2, sample[i]!.join(" "));
    assert.match(stderr, /^✗ .+\n {2}try: signet .*--help\n$/);
  }
});

test("a wrong call is told in words, not in node's", async () => {
  const told: [args: string[], says: string][] = [
    [["--bogus"], "there is no option --bogus"],
    [["-x"], "there is no option -x"],
    [["--check"], "--check takes a value"],
    [["--json=1"], "--json takes no value"],
    [["--check", ""], "--check must not be empty"],
    [["--conversation", "a b"], "--conversation must be 1 to 128 letters, digits or any of . _ : @ -"],
    [["--file", "none.py"], "there is no file none.py"],
    [["--file", "none/*.py"], "no file matches none/*.py"],
    [["--repo", "main.test.ts"], "--repo: main.test.ts is not a folder"],
  ];
  const cwd = import.meta.dirname;
  const ends = await Promise.all(told.map(([args]) => signet(["code", "a", ...args], { cwd })));
  for (const [i, { code, stderr }] of ends.entries()) {
    assert.equal(code, 2);
    assert.equal(stderr, `✗ ${told[i]![1]}\n  try: signet code --help\n`);
  }
});

test("started by npm, paths are meant from where the person stands", async () => {
  const env = { npm_lifecycle_event: "signet", INIT_CWD: import.meta.dirname };
  const args = ["code", "a", "--repo", "main.test.ts"];
  assert.match((await signet(args, { cwd: "/", env })).stderr, /main\.test\.ts is not a folder/);
  const other = await signet(args, { cwd: "/", env: { ...env, npm_lifecycle_event: "start" } });
  assert.match(other.stderr, /there is no folder main\.test\.ts/);
});

test("runs and receipts are listed newest first, without what their texts could do to a terminal", async () => {
  using service = await startService();
  const runs = await signet(["runs", "--limit", "3"], { url: service.url });
  assert.match(runs.stdout, /^✓ run_06k3v9x0abcdefghijklmnopq {2}code {4}succeeded {4}3 d {5}Say hello\n$/);
  assert.equal(service.requests[0]!.path, "/api/demo/runs?limit=3");
  const chosen = ["--find", "say HELLO", "--kind", "code", "--state", "failed, succeeded", "--limit", "1"];
  assert.match((await signet(["runs", ...chosen], { url: service.url })).stdout, /Say hello\n$/);
  assert.equal(
    service.requests.at(-1)!.path,
    "/api/demo/runs?kind=code&q=say+HELLO&limit=1&state=failed%2Csucceeded",
  );
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

test("bash completes commands and their options with what completion prints", async () => {
  const { stdout: script, code } = await signet(["completion", "bash"]);
  assert.equal(code, 0);
  const completed = (...words: string[]) =>
    execFileSync(
      "bash",
      [
        "--norc",
        "-c",
        `${script}\nCOMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _signet; printf '%s\n' "\${COMPREPLY[@]}"`,
        "bash",
        ...words,
      ],
      { encoding: "utf8" },
    )
      .trim()
      .split("\n");
  assert.deepEqual(completed("signet", "rece"), ["receipts"]);
  assert.deepEqual(completed("signet", "code", "--max"), ["--max-steps"]);
  assert.ok(completed("signet", "").includes("verify-page"));
  assert.ok(completed("signet", "run", "--").includes("--help"));
  for (const shell of ["zsh", "fish"])
    assert.match((await signet(["completion", shell])).stdout, /max-steps/);
  assert.equal((await signet(["completion", "csh"])).code, 2);
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
test("lists, and the hints below a run, fit a narrow terminal", { skip }, async () => {
  using service = await startService({ events: await sampleRun() });
  for (const args of [["runs"], ["receipts", "--all"], ["code", TASK]]) {
    const { stdout } = await onTerminal(args, service.url, 60);
    const lines = stdout.split(/[\r\n]+/).map(stripVTControlCharacters);
    assert.ok(lines.length > 1);
    for (const line of lines)
      if (!/[0-9a-f]{64}/.test(line)) assert.ok(columnsOf(line) <= 60, `${args.join(" ")}: ${line}`);
  }
});

test("colours are for a terminal, and not with NO_COLOR", { skip }, async () => {
  const nonsense = (noColor: string) => {
    const env = { ...process.env, NO_COLOR: noColor };
    const command = `"${process.execPath}" "${BIN}" nonsense`;
    return spawnSync("script", ["-qec", command, "/dev/null"], { env, encoding: "utf8", timeout: 30_000 })
      .stdout;
  };
  assert.match(nonsense(""), /\u001b\[31m✗/);
  assert.doesNotMatch(nonsense("1"), /\u001b/);
});

test("a run is erased by its id, and what is no way to call it is a usage error", async () => {
  using service = await startService();
  const { stdout, code } = await signet(["runs", "delete", "run_1"], { url: service.url });
  assert.deepEqual([code, stdout], [0, "✓ erased run_1\n"]);
  const sent = service.requests.map(({ method, path }) => `${method} ${path}`);
  assert.deepEqual(sent, ["DELETE /api/demo/runs/run_1"]);
  for (const args of [["delete"], ["remove", "run_1"], ["delete", "run_1", "run_2"]])
    assert.equal((await signet(["runs", ...args], { url: service.url })).code, 2, args.join(" "));
});

test("options may stand before the command as well as behind it", async () => {
  using service = await startService();
  const { stdout, code } = await signet(["--url", service.url, "runs", "delete", "run_1"]);
  assert.deepEqual([code, stdout], [0, "✓ erased run_1\n"]);
  const unknown = await signet(["--frobnicate", "runs"]);
  assert.deepEqual([unknown.code, /there is no option --frobnicate\n/.test(unknown.stderr)], [2, true]);
  assert.match(
    (await signet(["--quiet"])).stderr,
    /options alone, such as --quiet, do nothing: name a command\n/,
  );
});

test("a misspelt command or option is answered with the one that was meant, if one is close", async () => {
  const told: [args: string[], says: RegExp][] = [
    [["cod", "x"], /there is no command cod; did you mean code\?\n/],
    [["receits"], /did you mean receipts\?\n/],
    [["code", "x", "--jsno"], /there is no option --jsno; did you mean --json\?\n/],
    [["frobnicate"], /there is no command frobnicate\n/],
    [["constructor"], /there is no command constructor\n/],
    [["__proto__"], /there is no command __proto__\n/],
    [["code", "x", "--constructor"], /there is no option --constructor\n/],
    [["admin", "toString"], /admin has no action toString\n/],
    [["completion", "constructor"], /name a shell/],
    [["runs", "--frobnicate"], /there is no option --frobnicate\n/],
  ];
  for (const [args, says] of told) {
    const { code, stderr } = await signet(args);
    assert.equal(code, 2);
    assert.match(stderr, says);
  }
});
