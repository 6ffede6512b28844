import assert from "node:assert/strict";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { after, before, test } from "node:test";
import { type ChatBody, startModelServer, type Turn } from "../packages/server/test/support/model-server.ts";
import { until } from "../packages/server/test/support/until.ts";
import { codeRun, newFolder, post, type Service, startService, visual } from "./support/service.ts";
import { IN_FULL } from "./support/drawn.ts";

/** Computing time of one turn of the event loop: what others wait for, however busy the machine is. */
const MOST_MS = 2_000;
const FULL = 512 * 1024;
const TURNS = path.join(import.meta.dirname, "support/turns.mjs");

let service: Service;
let model: Awaited<ReturnType<typeof startModelServer>>;
let script: (body: ChatBody) => Turn;
const dataDir = newFolder();
const file = path.join(dataDir, "turns");

before(async () => {
  model = await startModelServer((body) => script(body));
  service = await startService({
    dataDir,
    env: {
      NODE_OPTIONS: `--import=${TURNS}`,
      TURNS_FILE: file,
      OPENAI_COMPATIBLE_BASE_URL: model.url,
      OPENAI_COMPATIBLE_MODEL: "scripted",
    },
  });
});
after(async () => {
  await service.end("SIGKILL");
  await model.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The longest turn of the service's event loop while `work` is done. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  const turns = `${file}.${service.pid}`;
  writeFileSync(turns, "");
  process.kill(service.pid, "SIGUSR2");
  await until(() => readFileSync(turns, "utf8") !== "");
  await work();
  const status = await fetch(`${service.api}/status`);
  assert.equal(status.status, 200);
  return Number(readFileSync(turns, "utf8"));
}

const fill = (piece: string, chars: number) => piece.repeat(Math.ceil(chars / piece.length)).slice(0, chars);
const over = () => ({ text: "I am done." });

test("a hostile task holds nobody else up, whether it is refused or read", async () => {
  script = over;
  const most = await longestTurn(async () => {
    for (const piece of ["'", "f(1) -> ", "a.js ", "`", "((", "password="]) {
      assert.equal((await post(`${service.api}/code/run`, { task: fill(piece, FULL) })).status, 400);
      const run = await codeRun(service, { task: `Repair it. ${fill(piece, 31_000)}\u0001`, max_steps: 1 });
      assert.ok(run.events.some(({ name }) => name === "code_done"));
    }
  });
  assert.ok(most < MOST_MS, `a turn took ${most} ms`);
});

test("hostile files of a workspace hold nobody else up, given or written", IN_FULL, async () => {
  // As JSON a line end or a backslash takes two bytes, and a body may have 1 MiB.
  const makefile = `test:\n\tdiff a b\n${fill("a:\\\n", 400_000)}\n${fill(";", 200_000)}`;
  const tests = fill("npm t;make;pytest;", FULL);
  script = (body) =>
    body.messages.some((message) => message.role === "tool")
      ? over()
      : {
          calls: [
            { name: "write", input: { path: "b.test.js", content: fill("\n ", FULL) } },
            { name: "write", input: { path: "conftest.py", content: fill("'", FULL) } },
          ],
        };
  const most = await longestTurn(async () => {
    for (const [check_cmd, files] of [
      ["npm test", [{ path: "package.json", content: JSON.stringify({ scripts: { test: tests } }) }]],
      ["make test", [{ path: "Makefile", content: makefile }]],
      [null, [{ path: "a.test.js", content: fill("\n", 500_000) }]],
    ] as const) {
      const run = await codeRun(service, {
        task: "Repair it.",
        max_steps: 3,
        files,
        ...(check_cmd === null ? {} : { check_cmd }),
      });
      assert.ok(run.events.some(({ name }) => name === "code_done"));
    }
  });
  assert.ok(most < MOST_MS, `a turn took ${most} ms`);
});

test("a hostile page holds nobody else up", async () => {
  const most = await longestTurn(async () => {
    for (const piece of ["<a ", "<script>", "<!--", '<a x="', "url("]) {
      script = () => ({ text: `\`\`\`html\n<!doctype html><title>x</title>${fill(piece, FULL)}\n\`\`\`` });
      await visual(service, "Build a counter.");
    }
  });
  assert.ok(most < MOST_MS, `a turn took ${most} ms`);
});
