import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test, type TestContext } from "node:test";
import { gzipSync } from "node:zlib";
import { createClient, type CodeRunInput } from "@signet/client";
import type { CodeEvent } from "@signet/contract";
import { bundleOf, tarOf } from "../packages/server/test/support/archives.ts";
import type { Turn } from "../packages/server/test/support/model-server.ts";
import { withModel } from "./support/with-model.ts";
import type { Service } from "./support/service.ts";
import { IN_FULL } from "./support/drawn.ts";

const NPM = existsSync("/usr/bin/npm") ? false : "no /usr/bin/npm on this machine";
/** A loopback address that no proxy settings except. */
const HOST = "127.0.0.2";

/** A registry with one package. `asked` are the paths that were asked for. */
async function registry(t: TestContext) {
  const tarball = gzipSync(
    tarOf(
      { name: "package/package.json", content: '{"name":"tiny-sum","version":"1.0.0","main":"index.js"}' },
      { name: "package/index.js", content: "module.exports = (a, b) => a + b;\n" },
    ),
  );
  const asked: string[] = [];
  const server = createServer((request, answer) => {
    asked.push(request.url!);
    if (request.url!.endsWith(".tgz")) answer.end(tarball);
    else answer.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { asked, tarball, url: `http://${HOST}:${port}`, rule: `${HOST}:${port}` };
}

const TEST =
  "import test from 'node:test';import assert from 'node:assert/strict';import {total} from './total.mjs';\ntest('adds',()=>assert.equal(total([1,2,3]),6));\ntest('nothing',()=>assert.equal(total([]),0));\n";

/** A project that needs the package of a registry. */
function project({ url, tarball }: { url: string; tarball: Buffer }): Record<string, string> {
  const integrity = `sha512-${createHash("sha512").update(tarball).digest("base64")}`;
  const root = { name: "app", version: "1.0.0", dependencies: { "tiny-sum": "1.0.0" } };
  const resolved = `${url}/tiny-sum/-/tiny-sum-1.0.0.tgz`;
  const packages = { "": root, "node_modules/tiny-sum": { version: "1.0.0", resolved, integrity } };
  return {
    ".npmrc": `registry=${url}/\n`,
    ".gitignore": "node_modules/\n",
    "package.json": JSON.stringify({ ...root, scripts: { test: "node --test" } }),
    "package-lock.json": JSON.stringify({ name: "app", version: "1.0.0", lockfileVersion: 3, packages }),
    "total.mjs": "export const total = () => -1;\n",
    "total.test.mjs": TEST,
  };
}

const RIGHT =
  'import sum from "tiny-sum";\nexport const total = (all) => all.reduce((a, b) => sum(a, b), 0);\n';
const bash = (command: string): Turn => ({ calls: [{ name: "bash", input: { command } }] });
const write = (path: string, content: string): Turn => ({
  calls: [{ name: "write", input: { path, content } }],
});
const FINISH: Turn = { calls: [{ name: "finish", input: { summary: "Done.", check_cmd: "npm test" } }] };

async function run(service: Service, files: Record<string, string>, request: Partial<CodeRunInput> = {}) {
  const client = createClient({ baseUrl: service.url });
  const entries = Object.entries(files).map(([name, content]) => ({ name, content }));
  const { bundle } = await client.uploadBundle(bundleOf(...entries));
  return Array.fromAsync(
    client.code({ task: "Make the tests pass.", check_cmd: "npm test", bundle, ...request }),
  );
}

const notes = (events: CodeEvent[]) =>
  events.flatMap((event) => (event.name === "agent_note" ? [event.data.text] : [])).join("\n");
const commands = (events: CodeEvent[]) =>
  events.flatMap((event) => (event.name === "command_finished" ? [event.data] : []));
const done = (events: CodeEvent[]) => {
  const last = events.find(({ name }) => name === "code_done");
  assert.ok(last?.name === "code_done");
  return last.data;
};

test(
  "packages of a lock file are installed once, from the registry alone; the run and its check have them and no network",
  { skip: NPM },
  async (t) => {
    const shop = await registry(t);
    const turns = () => [
      bash(`curl -s -m 3 ${shop.url}/x || echo none; env | grep -ci proxy`),
      write("total.mjs", RIGHT),
      FINISH,
    ];
    const { service, model } = await withModel(t, [...turns(), ...turns()], {
      SVC_SANDBOX_EGRESS: shop.rule,
    });
    const first = await run(service, project(shop));
    const [setUp, looked] = commands(first);
    assert.deepEqual(
      [setUp?.cmd, setUp?.step, setUp?.ok],
      ["npm ci --no-audit --no-fund", 0, true],
      notes(first),
    );
    assert.match(notes(first), new RegExp(`the set-up reached ${shop.rule} \\(\\d+ bytes\\)`));
    assert.equal(looked?.stdout, "none\n0\n", "the agent has neither network nor proxy");
    assert.deepEqual([done(first).ok, done(first).files], [true, ["total.mjs"]], done(first).check.output);
    assert.match(
      JSON.stringify(model.requests[0]!.body.messages),
      /<setup>\\nRan before, and ended well: npm ci/,
    );
    const asked = shop.asked.length;
    const second = await run(service, { ...project(shop), "more.txt": "a later version of the project\n" });
    assert.match(notes(second), /set up as before: npm ci/);
    assert.deepEqual([done(second).ok, shop.asked.length], [true, asked]);
  },
);

test(
  "a set-up that asks for another host is refused and told; the run goes on and knows that it failed",
  { skip: NPM },
  async (t) => {
    const shop = await registry(t);
    const { service, model } = await withModel(
      t,
      [write("total.mjs", "export const total = (all) => all.reduce((a, b) => a + b, 0);\n"), FINISH],
      {
        SVC_SANDBOX_EGRESS: "127.0.0.2:9",
      },
    );
    const events = await run(service, project(shop));
    const [setUp] = commands(events);
    assert.equal(setUp?.ok, false);
    assert.match(
      notes(events),
      new RegExp(`the set-up was refused ${shop.rule} .*is not in SVC_SANDBOX_EGRESS`),
    );
    assert.equal(shop.asked.length, 0);
    assert.match(JSON.stringify(model.requests[0]!.body.messages), /Ran before, and failed: npm ci/);
    assert.equal(done(events).ok, true, "it did not need them after all");
  },
);

test("a set-up command of the request runs where nothing is allowed out, without a network; an empty one does not", async (t) => {
  const { service } = await withModel(t, [bash("cat made.txt; cat total.mjs"), bash("ls")], {
    SVC_SANDBOX_EGRESS: "off",
  });
  const files = { "total.mjs": "given\n", "package-lock.json": "{}" };
  const made = await run(service, files, {
    setup_cmd: "echo made >made.txt; echo set-up >total.mjs; env | grep -ci proxy || true",
    max_steps: 1,
  });
  const [setUp, looked] = commands(made);
  assert.equal(setUp?.stdout, "0");
  assert.equal(looked?.stdout, "made\nset-up\n", "it may change the project too");
  assert.deepEqual(done(made).files, [], "which is no work of the run");
  const none = await run(service, files, { setup_cmd: "", max_steps: 1 });
  assert.deepEqual(
    commands(none)
      .map(({ cmd }) => cmd)
      .slice(0, 1),
    ["ls"],
  );
});

test("files of a request are set up too, by a command that it brings", IN_FULL, async (t) => {
  const { service } = await withModel(
    t,
    [
      bash("cat made.txt"),
      write("total.mjs", "export const total = (all) => all.reduce((a, b) => a + b, 0);\n"),
      FINISH,
    ],
    { SVC_SANDBOX_EGRESS: "off" },
  );
  const client = createClient({ baseUrl: service.url });
  const files = [
    { path: "total.mjs", content: "" },
    { path: "total.test.mjs", content: TEST },
  ];
  const events = await Array.fromAsync(
    client.code({
      task: "Write total.",
      files,
      check_cmd: "node --test",
      setup_cmd: "wc -l total.test.mjs >made.txt",
    }),
  );
  const [setUp, looked] = commands(events);
  assert.deepEqual([setUp?.ok, looked?.stdout], [true, "3 total.test.mjs\n"]);
  assert.deepEqual(
    [done(events).ok, done(events).files.includes("total.mjs")],
    [true, true],
    done(events).check.output,
  );
});
