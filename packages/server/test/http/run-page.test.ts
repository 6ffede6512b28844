import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { BrowserKilled } from "@signet/page-verifier";
import { HOSTED, OWNER, refusal, service } from "./rig.ts";
import { everyRouteAnswered } from "./topics.ts";

const TASK = { body: { task: "A snake game called Garden" } };
const POLICY = /sandbox allow-scripts allow-pointer-lock allow-forms; frame-ancestors 'self'$/;

/** A service with a build that has ended with a page, and the address of that page. */
async function built(t: TestContext, { env = {}, headers = {} } = {}) {
  const rig = await service(t, { env });
  rig.browsers.use = async () => {
    throw new BrowserKilled("memory");
  };
  const { run_id, html } = await rig.json("visual", { ...TASK, headers });
  const state = (asked: object = {}) => rig.json("run", { params: { run_id }, headers, ...asked });
  const { page_url: url } = await state();
  return { ...rig, run_id, html: html!, url: url!, state };
}

const changed = (url: string, change: (query: URLSearchParams) => void): string => {
  const [path, query] = url.split("?");
  const values = new URLSearchParams(query);
  change(values);
  return `${path}?${values.toString()}`;
};

test("the page of a build is shown without a credential, in a sandbox that no other site may frame", async (t) => {
  const { url, send, ask, html, run_id } = await built(t);
  const query = Object.fromEntries(new URLSearchParams(url.split("?")[1]));
  const shown = await ask("runPage", { params: { run_id }, query });
  assert.equal(await shown.text(), html);
  const policy = shown.headers.get("content-security-policy")!;
  assert.match(policy, POLICY);
  assert.match(policy, /^default-src 'none'; .*connect-src data: blob:; .*form-action 'none'/);
  assert.ok(!policy.includes("allow-same-origin"), "the page has an origin of its own");
  assert.deepEqual(
    ["referrer-policy", "cache-control", "x-content-type-options"].map((name) => shown.headers.get(name)),
    ["no-referrer", "no-store", "nosniff"],
  );
  const head = await send(url, { method: "HEAD" });
  assert.deepEqual([head.status, await head.text()], [200, ""]);
  assert.match(head.headers.get("content-security-policy")!, POLICY);
  for (const method of ["POST", "DELETE"])
    await refusal(await send(url, { method }), 405, "method_not_allowed");
});

test("a link of another site may lead to the page, but no script or frame of it gets the page", async (t) => {
  const { url, send } = await built(t);
  const from = (mode: string, dest: string) => ({
    headers: { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": mode, "Sec-Fetch-Dest": dest },
  });
  assert.equal((await send(url, from("navigate", "document"))).status, 200);
  await refusal(await send(url, from("navigate", "iframe")), 403, "origin_not_allowed");
  await refusal(await send(url, from("cors", "empty")), 403, "origin_not_allowed");
});

test("the page itself has no access to the service", async (t) => {
  const { send, run_id } = await built(t);
  const opaque = { Origin: "null", "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors" };
  for (const path of ["runs", `runs/${run_id}`, "keys", "usage"])
    await refusal(await send(`/api/demo/${path}`, { headers: opaque }), 403, "origin_not_allowed");
});

test("a changed address shows nothing, and does not tell whether there is such a run", async (t) => {
  const { url, send, clock } = await built(t);
  const nobody = url.replace(/run_\w+/, "run_06k3v9x0abcdefghijklmnopq");
  const forged = [
    nobody,
    changed(url, (query) => query.set("expires", String(Number(query.get("expires")) + 1))),
    changed(url, (query) => query.set("signature", query.get("signature")!.slice(0, -1))),
    changed(url, (query) => query.set("signature", `${query.get("signature")}=`)),
    changed(url, (query) => query.set("signature", "")),
    changed(url, (query) => query.set("expires", "99999999999")),
  ];
  const details = new Set<string | undefined>();
  for (const address of forged) {
    details.add((await refusal(await send(address), 404, "not_found")).detail);
    assert.equal((await send(address, { method: "HEAD" })).status, 404);
  }
  assert.equal(details.size, 1);
  for (const name of ["signature", "expires"])
    await refusal(await send(changed(url, (query) => query.delete(name))), 400, "invalid_request");
  for (const expires of ["x", "-1", "1e99", "NaN"])
    await refusal(await send(changed(url, (query) => query.set("expires", expires))), 400, "invalid_request");
  clock.advance(599_000);
  assert.equal((await send(url)).status, 200);
  clock.advance(1_000);
  await refusal(await send(url), 404, "not_found");
});

test("an address is for one run: that of another build does not fit it", async (t) => {
  const { url, send, json } = await built(t);
  const { run_id: other } = await json("visual", { body: { task: "A todo list called Other" } });
  await refusal(await send(url.replace(/run_\w+/, other)), 404, "not_found");
  const { page_url: own } = await json("run", { params: { run_id: other } });
  assert.equal((await send(own!)).status, 200);
});

test("the address comes with the run's state alone, so nobody else gets one", async (t) => {
  const { url, send, refused, run_id, json, state } = await built(t, { env: HOSTED, headers: OWNER });
  const params = { run_id };
  await refused("run", 404, "run_not_found", { params });
  const { api_key } = await json("mintApiKey", { body: {} });
  const headers = { "X-SVC-Api-Key": api_key! };
  await refused("run", 404, "run_not_found", { params, headers });
  assert.equal((await state()).page_url, url);
  assert.equal((await send(url)).status, 200, "a browser has no credential");
  await refusal(await send(url, { headers: { "X-SVC-Api-Key": "svc_wrong" } }), 401, "invalid_credential");
});

test("an erased run has no page, also at an address from before", async (t) => {
  const { url, send, json, run_id } = await built(t);
  await json("runErase", { params: { run_id } });
  await refusal(await send(url), 404, "not_found");
});

test("only a build that has ended with a page has an address", async (t) => {
  const rig = await service(t);
  const { promise: used, resolve } = Promise.withResolvers<void>();
  rig.browsers.use = (signal) => {
    resolve();
    return new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    });
  };
  const waiting = rig.ask("visual", { ...TASK, headers: { Accept: "text/event-stream" } });
  await used;
  const [run] = (await rig.json("runs")).runs;
  assert.equal(run!.page_url, null);
  await rig.json("runCancel", { params: { run_id: run!.run_id } });
  await (await waiting).text();
});

test("neither the log nor a refusal holds the signature", async (t) => {
  const { url, send, lines } = await built(t);
  const signature = new URLSearchParams(url.split("?")[1]).get("signature")!;
  await send(url);
  const refused = await send(url.replace(/run_\w+/, "run_06k3v9x0abcdefghijklmnopq"));
  assert.ok(![...lines, await refused.text()].join("\n").includes(signature));
});

everyRouteAnswered("run-page");
