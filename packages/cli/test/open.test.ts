import assert from "node:assert/strict";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test, type TestContext } from "node:test";
import { until } from "../../server/test/support/until.ts";
import { listen } from "./support/listen.ts";
import { signet } from "./support/signet.ts";

const RUN = "run_06k3v9x0abcdefghijklmnopq";
const PAGE = `/api/demo/runs/${RUN}/page?expires=1&signature=a_-b`;
const BUILD = { run_id: RUN, kind: "visual", finished_at: "2026-11-20T12:00:00.000Z", page_url: PAGE };

/** A service with one run, and a desktop whose opener notes what it is given. */
async function desktop(t: TestContext, run: object, below = "") {
  const server = await listen((request, response) => {
    const one = request.url === `${below}/api/demo/runs/${RUN}`;
    response.end(JSON.stringify(one ? run : { runs: [{ kind: "code" }, run], next: null }));
  });
  t.after(() => server[Symbol.dispose]());
  const folder = mkdtempSync(path.join(tmpdir(), "signet-cli-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const opener = path.join(folder, "xdg-open");
  const noted = path.join(folder, "noted");
  writeFileSync(opener, `#!/bin/sh\nprintf '%s\\n' "$#" "$@" > ${noted}.new && mv ${noted}.new ${noted}\n`);
  chmodSync(opener, 0o755);
  const env = { PATH: `${folder}:${process.env["PATH"]}`, DISPLAY: ":0", WAYLAND_DISPLAY: "", BROWSER: "" };
  const url = server.url + below;
  return {
    url,
    open: (args: string[], over: Record<string, string> = {}) =>
      signet(["open", ...args], { url, env: { ...env, ...over } }),
    opened: async () => {
      await until(() => existsSync(noted));
      return readFileSync(noted, "utf8").trimEnd().split("\n");
    },
    untouched: () => !existsSync(noted),
  };
}

test("the page of a build is opened by its signed address, and that of the last build by its name", async (t) => {
  const { url, open, opened } = await desktop(t, BUILD);
  for (const word of [RUN, "last"]) {
    const { stdout, code } = await open([word]);
    assert.deepEqual([stdout, code], [`${url}${PAGE}\n`, 0]);
    assert.deepEqual(await opened(), ["1", `${url}${PAGE}`]);
  }
});

test("without a run the service is opened, also one below a path", async (t) => {
  const { url, open, opened } = await desktop(t, BUILD, "/signet");
  assert.equal((await open([])).code, 0);
  assert.deepEqual(await opened(), ["1", `${url}/`]);
  assert.equal((await open([RUN, "--print"])).stdout, `${url}${PAGE}\n`);
});

test("where there is no desktop, or the address is only to be printed, nothing is started", async (t) => {
  const { url, open, untouched } = await desktop(t, BUILD);
  const bare = await open([RUN], { DISPLAY: "" });
  assert.deepEqual(
    [bare.stdout, bare.stderr, bare.code],
    [`${url}${PAGE}\n`, "there is no desktop here to open it\n", 0],
  );
  const printed = await open([RUN, "--print"]);
  assert.deepEqual([printed.stdout, printed.stderr], [`${url}${PAGE}\n`, ""]);
  const missing = await open([RUN], { PATH: "/nonexistent" });
  assert.match(missing.stderr, /there is no program xdg-open/);
  assert.ok(untouched());
});

test("a run without a page is told with what to do, and only the service's own address is opened", async (t) => {
  const cases: [object, RegExp][] = [
    [{ ...BUILD, page_url: null, finished_at: null }, /under way; to watch it: .*signet run run_/],
    [{ ...BUILD, page_url: null }, /made no page/],
    [{ ...BUILD, kind: "code", page_url: null }, /is not a build; to show it/],
    [{ ...BUILD, page_url: "@evil.example/" }, /not at the service/],
    [{ ...BUILD, page_url: ".evil.example/" }, /not at the service/],
  ];
  for (const [run, says] of cases) {
    const { open, untouched } = await desktop(t, run);
    const { code, stderr } = await open([RUN]);
    assert.notEqual(code, 0);
    assert.match(stderr, says);
    assert.ok(untouched());
  }
});
