import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { serviceFor } from "./support/service.ts";

const root = path.join(import.meta.dirname, "..");
const NAMES = ["contract", "verify", "client", "cli"];
const folder = mkdtempSync(path.join(tmpdir(), "signet-packages-"));
after(() => rmSync(folder, { recursive: true, force: true }));

const run = (file: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = process.env) =>
  execFileSync(file, args, { cwd, env, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
/** Node as this machine has it beside the one that the repository brings. */
const nodes = [process.execPath, ...(process.env["PATH"] ?? "").split(":").map((at) => path.join(at, "node"))]
  .filter((file) => existsSync(file))
  .map((file) => ({ file, major: Number(/^v(\d+)/.exec(run(file, ["--version"], root))![1]) }))
  .filter(({ major }, i, all) => major >= 20 && all.findIndex((one) => one.major === major) === i);

before(() => {
  run(process.execPath, ["scripts/build-packages.mjs"], root);
  const packed = path.join(folder, "packed");
  mkdirSync(packed);
  // What they depend on comes from this clone: tests reach no registry.
  const widths = ["string-width", "get-east-asian-width", "strip-ansi", "ansi-regex"];
  const others = ["zod", "tinyglobby", "fdir", "picomatch", ...widths].map((name) => `node_modules/${name}`);
  const sources = [...NAMES.map((name) => `packages/${name}/dist`), ...others];
  for (const source of sources)
    run("npm", ["pack", "--silent", "--ignore-scripts", path.join(root, source)], packed);
  writeFileSync(path.join(folder, "package.json"), '{ "type": "module", "private": true }');
  const tarballs = readdirSync(packed).map((file) => path.join(packed, file));
  run("npm", ["install", "--offline", "--silent", "--no-audit", "--no-fund", ...tarballs], folder);
});

test("what is published is JavaScript with declarations, a README and the license, and nothing else", () => {
  for (const name of NAMES) {
    const at = path.join(folder, "node_modules/@signet", name);
    const files = readdirSync(at, { recursive: true, encoding: "utf8" }).filter((file) =>
      /\.\w+$|LICENSE$/.test(file),
    );
    const odd = files.filter(
      (file) => !/^(?:lib\/.*\.(?:js|d\.ts)|README\.md|LICENSE|package\.json|signet\.mjs)$/.test(file),
    );
    assert.deepEqual(odd, [], name);
    for (const file of ["README.md", "LICENSE", "package.json"])
      assert.ok(files.includes(file), `${name}: ${file}`);
    const { engines, dependencies = {} } = JSON.parse(
      readFileSync(path.join(at, "package.json"), "utf8"),
    ) as {
      engines: { node: string };
      dependencies?: Record<string, string>;
    };
    assert.ok(engines.node);
    for (const [dependency, version] of Object.entries(dependencies))
      assert.match(version, /^\d+\.\d+\.\d+$/, dependency);
  }
});

const PROGRAM = `
import { createClient, ConnectionError } from "@signet/client";
import { ROUTES, CodeRunRequest } from "@signet/contract";
import { verifyChain, verifyRunRecord } from "@signet/verify";
const client = createClient({ baseUrl: process.env.SIGNET_URL });
const seen = [];
const { ok, done, events } = await client.runToEnd(
  ROUTES.codeRun.example,
  { onEvent: ({ name }) => seen.push(name) },
);
const verdict = await verifyRunRecord({ events });
const chain = await verifyChain(client.ledgerLines());
const refused = await createClient({ baseUrl: "http://127.0.0.1:9", patience: { attempts: 0 } }).status().catch((error) => error instanceof ConnectionError);
console.log(JSON.stringify({ ok, files: done.files.length, seen: seen.length === events.length, verdict: verdict.ok, chain: chain.ok, refused, route: ROUTES.codeRun.method, valid: CodeRunRequest.safeParse({ task: "x" }).success }));
`;

for (const { file, major } of nodes)
  test(`a program in an empty folder runs a task and verifies it with the packages, under Node ${major}`, async (t) => {
    const { url } = await serviceFor(t);
    writeFileSync(path.join(folder, "program.mjs"), PROGRAM);
    const env = { ...process.env, SIGNET_URL: url };
    const printed = run(file, ["program.mjs"], folder, env);
    const { files, ...rest } = JSON.parse(printed) as Record<string, unknown>;
    assert.ok(Number(files) > 0);
    assert.deepEqual(rest, {
      ok: true,
      seen: true,
      verdict: true,
      chain: true,
      refused: true,
      route: "post",
      valid: true,
    });
    const signet = path.join(folder, "node_modules/@signet/cli/signet.mjs");
    assert.match(run(file, [signet, "--version"], folder, env), /^signet \d+\.\d+\.\d+\n$/);
    assert.match(run(file, [signet, "verify"], folder, env), /^✓ one unbroken chain of \d+ lines/);
    assert.match(run(file, [signet, "receipts"], folder, env), /ledger of 2 lines/);
    assert.throws(() => run(file, [signet, "serve"], folder, env), /the service is not installed here/);
  });

test("both an old and a new Node were tried", (t) => {
  if (nodes.length < 2)
    return t.skip(`this machine has Node ${nodes.map(({ major }) => major).join(", ")} alone`);
  assert.ok(nodes.length >= 2);
});

test("a program in TypeScript is type-checked against the declarations", () => {
  const program = `
import { createClient, type CodeEvent, type CodeRunOutcome } from "@signet/client";
import { ROUTES } from "@signet/contract";
import { verifyRunRecord, type ReceiptVerdict } from "@signet/verify";
const client = createClient({ baseUrl: "http://127.0.0.1:1", apiKey: "svc_x", owner: "ada" });
export async function main(): Promise<boolean> {
  const outcome: CodeRunOutcome = await client.runToEnd({ task: "x" }, { onEvent: (event: CodeEvent) => console.log(event.name) });
  const verdict: ReceiptVerdict = await verifyRunRecord({ events: outcome.events });
  for await (const event of client.visual({ task: "a clock" })) if (event.name === "visual_done") return event.data.ok;
  return verdict.ok && ROUTES.status.method === "get";
}
`;
  const compile = (text: string) => {
    writeFileSync(path.join(folder, "program.ts"), text);
    const flags = [
      "--noEmit",
      "--strict",
      "--module",
      "nodenext",
      "--target",
      "es2023",
      "--lib",
      "es2023,dom",
    ];
    return run(path.join(root, "node_modules/.bin/tsc"), [...flags, "--types", "", "program.ts"], folder);
  };
  assert.equal(compile(program), "");
  assert.throws(
    () => compile(program.replace('{ task: "x" }', '{ tusk: "x" }')),
    ({ stdout }: { stdout: string }) => stdout.includes("tusk"),
  );
});
