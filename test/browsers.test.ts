import assert from "node:assert/strict";
import { networkInterfaces } from "node:os";
import { test } from "node:test";
import { API_BASE } from "@signet/contract";
import {
  asks,
  embeds,
  frames,
  openBrowser,
  reverseProxy,
  sendsForm,
  site,
  skip,
  visit,
} from "./support/real-browser.ts";
import { freePort } from "../packages/server/test/support/free-port.ts";
import { serviceFor, type Service } from "./support/service.ts";

const JSON_POST = {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({
    task: "double([1, 2]) -> [2, 4], double([]) -> [], double([5]) -> [10], double([0, 3]) -> [0, 6]",
  }),
};
const LIMIT = { skip, timeout: 600_000 };

/** Runs of the instance, as its owner's command line sees them. */
const runsOf = async ({ api }: Pick<Service, "api">): Promise<unknown[]> =>
  ((await (await fetch(`${api}/runs`)).json()) as { runs: unknown[] }).runs;

test("a page of another origin can neither use a self-hosted service nor read of it", LIMIT, async (t) => {
  const service = await serviceFor(t);
  const browser = await openBrowser(t);
  const run = await (await fetch(`${service.api}/code/run`, JSON_POST)).text();
  const runId = /"run_id":"([^"]+)"/.exec(run)![1]!;
  const other = await site(t);
  const before = (await runsOf(service)).length;
  // Of another site, and of this machine: only the port differs.
  for (const name of ["evil.example", "127.0.0.1", "localhost"]) {
    const { page } = await visit(browser, other.origin(name));
    const local = `http://${name === "localhost" ? "localhost" : "127.0.0.1"}:${new URL(service.url).port}${API_BASE}`;
    for (const path of [
      "/runs",
      `/runs/${runId}`,
      "/billing/usage",
      "/memory",
      "/code/health",
      "/keys",
      "/no",
    ])
      assert.equal(await asks(page, local + path), "nothing", `${name} ${path}`);
    const { body } = JSON_POST;
    const simple = { method: "POST", body };
    for (const init of [JSON_POST, simple, { ...simple, mode: "no-cors" } as const, { method: "DELETE" }])
      for (const path of ["/code/run", "/run/stream", `/runs/${runId}/cancel`, "/api-keys"])
        assert.match(await asks(page, local + path, init), /^(nothing|opaque 0 )$/, `${name} ${path}`);
    for (const path of [`/runs/${runId}/events`, "/code/run"])
      assert.deepEqual(
        Object.values(await embeds(page, local + path)),
        Array<string>(5).fill("failed"),
        `${name} ${path}`,
      );
    const answered = page.waitForResponse((response) => response.url().startsWith(local));
    await sendsForm(page, `${local}/code/run`);
    assert.equal((await answered).status(), 403, "a form is not taken for its content either");
    await page.close();
  }
  assert.equal((await runsOf(service)).length, before, "nothing was begun");
  const { page } = await visit(browser, other.origin("evil.example"));
  for (const path of [
    "/status",
    "/integrate",
    "/openapi.json",
    "/code/receipts",
    "/webhooks/key",
    "/billing/jwks.json",
  ])
    assert.match(await asks(page, service.api + path), /^cors 200 /, path);
});

test("a name that was pointed at this machine makes no page its own", LIMIT, async (t) => {
  const service = await serviceFor(t);
  const browser = await openBrowser(t);
  const rebound = `http://rebound.example:${new URL(service.url).port}`;
  for (const path of ["/", `${API_BASE}/status`, `${API_BASE}/runs`, "/nothing"]) {
    const { page, status } = await visit(browser, rebound + path);
    assert.equal(status, 421, path);
    assert.match(await page.content(), /misdirected_host[^]*SVC_ALLOWED_HOSTS|SVC_ALLOWED_HOSTS/);
    assert.match(await asks(page, `${rebound}${API_BASE}/runs`), /^basic 421 /);
    assert.match(await asks(page, `${rebound}${API_BASE}/code/run`, JSON_POST), /^basic 421 /);
    await page.close();
  }
  assert.equal((await runsOf(service)).length, 0);
});

test("a link on another site leads to pages alone, and nobody shows them in a frame", LIMIT, async (t) => {
  const service = await serviceFor(t);
  const browser = await openBrowser(t);
  const links = await site(
    t,
    `<!doctype html><a id=home href="${service.url}/">home</a>
     <a id=claim href="${service.api}/billing/topup/claim?session_id=cs_1">claim</a>
     <a id=runs href="${service.api}/runs">runs</a><a id=memory href="${service.api}/memory">memory</a>`,
  );
  const follow = async (id: string) => {
    const { page } = await visit(browser, links.origin("evil.example"));
    const [response] = await Promise.all([page.waitForNavigation(), page.click(`#${id}`)]);
    await page.close();
    return response!.status();
  };
  assert.equal(await follow("home"), 200);
  assert.equal(await follow("claim"), 503, "it is let in, and no payments are taken here");
  assert.equal(await follow("runs"), 403);
  assert.equal(await follow("memory"), 403);
  const { page } = await visit(browser, links.origin("evil.example"));
  const [framed] = await Promise.all([
    page.waitForResponse((response) => response.url() === `${service.url}/`),
    frames(page, `${service.url}/`),
  ]);
  assert.equal(framed.status(), 403);
  const home = await fetch(`${service.url}/`, { redirect: "manual" });
  assert.match(home.headers.get("content-security-policy")!, /frame-ancestors 'none'/);
  assert.equal(home.headers.get("x-frame-options"), "DENY");
});

const lan = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === "IPv4" && !one.internal)?.address;

test(
  "by its address in the local network it is used from other machines, and by no other page there",
  { ...LIMIT, skip: skip || (lan === undefined && "this machine has no address but its own") },
  async (t) => {
    const service = await serviceFor(t, { SVC_HOST: "0.0.0.0", SVC_ALLOW_UNAUTHENTICATED: "1" });
    const near = `http://${lan}:${new URL(service.url).port}`;
    assert.equal((await fetch(`${near}${API_BASE}/runs`)).status, 200, "the command line");
    const browser = await openBrowser(t);
    const { page, status } = await visit(browser, `${near}/`);
    assert.equal(status, 200);
    assert.match(await asks(page, `${near}${API_BASE}/runs`), /^basic 200 /);
    assert.match(
      await asks(page, `${near}${API_BASE}/run/stream`, { ...JSON_POST, body: "{}" }),
      /^basic 400 /,
    );
    const other = await visit(browser, (await site(t)).origin("evil.example"));
    // A browser says less of itself to such an address: not even which site a page is of.
    assert.equal(await asks(other.page, `${near}${API_BASE}/runs`), "nothing");
    for (const init of [
      JSON_POST,
      { ...JSON_POST, headers: {} },
      { ...JSON_POST, headers: {}, mode: "no-cors" } as const,
    ])
      assert.match(await asks(other.page, `${near}${API_BASE}/code/run`, init), /^(nothing|opaque 0 )$/);
    assert.deepEqual(
      Object.values(await embeds(other.page, `${near}${API_BASE}/runs`)),
      Array<string>(5).fill("failed"),
    );
    assert.equal((await runsOf(service)).length, 0);
  },
);

test(
  "behind a reverse proxy its own pages work once SVC_PUBLIC_URL says where they are",
  LIMIT,
  async (t) => {
    const browser = await openBrowser(t);
    for (const host of ["kept", "rewritten"] as const) {
      let target = "";
      const { port } = await reverseProxy(t, () => target, host);
      const outside = `http://signet.example:${port}`;
      const bare = await serviceFor(t);
      target = bare.url;
      const first = await visit(browser, `${outside}${API_BASE}/status`);
      assert.equal(first.status, host === "kept" ? 421 : 200);
      if (host === "kept") assert.match(await first.page.content(), /SVC_PUBLIC_URL/);
      assert.match(
        await asks(first.page, `${outside}${API_BASE}/run/stream`, { ...JSON_POST, body: "{}" }),
        host === "kept" ? /^basic 421 / : /^basic 403 /,
      );
      const own = String(await freePort());
      const known = await serviceFor(t, { SVC_PUBLIC_URL: outside, SVC_PORT: own });
      assert.equal(known.url, outside);
      target = `http://127.0.0.1:${own}`;
      const second = await visit(browser, `${outside}/`);
      assert.equal(second.status, 200);
      for (const path of ["/runs", "/keys", "/api-keys"])
        assert.match(await asks(second.page, outside + API_BASE + path), /^basic 200 /, path);
      assert.match(
        await asks(second.page, `${outside}${API_BASE}/run/stream`, { ...JSON_POST, body: "{}" }),
        /^basic 400 /,
      );
      const foreign = await visit(browser, (await site(t)).origin("evil.example"));
      assert.equal(await asks(foreign.page, `${outside}${API_BASE}/runs`), "nothing");
      const cli = await fetch(`${target}${API_BASE}/runs`);
      assert.equal(cli.status, 200, "and it is still there for the machine itself");
    }
  },
);

test(
  "a workspace whose origin is listed streams a coding run, and gets no further than that",
  LIMIT,
  async (t) => {
    const workspace = await site(t);
    const origin = workspace.origin("workspace.example");
    const service = await serviceFor(t, { SVC_ALLOWED_ORIGINS: `https://other.example, ${origin}` });
    const browser = await openBrowser(t);
    const { page } = await visit(browser, origin);
    const run = {
      ...JSON_POST,
      headers: { ...JSON_POST.headers, "Idempotency-Key": "k-1", "X-Request-Id": "from.page" },
    };
    const seen = await page.evaluate(
      async ([url, init]) => {
        const response = await fetch(url, init);
        const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
        let [text, chunks] = ["", 0];
        for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read())
          [text, chunks] = [text + (value ?? ""), chunks + 1];
        return { status: response.status, id: response.headers.get("x-request-id"), text, chunks };
      },
      [`${service.api}/code/run`, run] as const,
    );
    assert.deepEqual([seen.status, seen.id], [200, "from.page"]);
    assert.match(seen.text, /^event: code_start\n[^]*event: code_receipt\ndata: .*"ok":true/);
    assert.ok(seen.chunks > 1, "it came as it happened");
    const runId = /"run_id":"([^"]+)"/.exec(seen.text)![1]!;
    const resumed = await page.evaluate(
      (url) =>
        new Promise<string>((resolve) => {
          const source = new EventSource(url);
          source.addEventListener("code_receipt", () => (source.close(), resolve("all of it")));
          source.addEventListener("error", () => resolve("failed"));
        }),
      `${service.api}/runs/${runId}/events`,
    );
    assert.equal(resumed, "all of it");
    assert.match(await asks(page, `${service.api}/runs`), /^cors 200 /);
    assert.equal(
      await asks(page, `${service.api}/keys`),
      "nothing",
      "the owner's keys stay with the service's own pages",
    );
    assert.equal(
      await asks(page, `${service.api}/keys`, { ...JSON_POST, body: '{"keys":{"GROQ_API_KEY":"gsk-x"}}' }),
      "nothing",
    );
    const neighbour = await visit(browser, workspace.origin("workspace.example.other.example"));
    assert.equal(await asks(neighbour.page, `${service.api}/runs`), "nothing");
  },
);
