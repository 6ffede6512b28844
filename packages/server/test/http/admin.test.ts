import assert from "node:assert/strict";
import { test } from "node:test";
import { paying } from "./paying.ts";
import { OWNER, service } from "./rig.ts";
import { everyRouteAnswered } from "./topics.ts";

/** The license's id, as it stands in its token. */
const jtiOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as { jti: string }).jti;

test("after a new key licenses that were signed before still hold, and both keys are shown", async (t) => {
  const rig = await paying(t);
  const license = await rig.license({ pack: "runs_50" });
  const before = await rig.json("jwks");
  const after = await rig.json("rotateLicenseKey", { headers: OWNER });
  assert.equal(after.keys.length, before.keys.length + 1);
  assert.deepEqual(await rig.json("jwks"), after);
  assert.equal((await rig.json("usage", { headers: license })).caller.kind, "license");
});

test("a license that is revoked is refused, with the keys of its account", async (t) => {
  const rig = await paying(t);
  const license = await rig.license({ tier: "plus" });
  const { api_key } = await rig.json("mintApiKey", { body: {}, headers: license });
  const jti = jtiOf(license["X-SVC-License"]);
  const revoked = await rig.json("revokeLicense", { headers: OWNER, params: { jti } });
  assert.deepEqual(revoked, { ok: true, jti, api_keys: 1 });
  const { detail } = await rig.refused("usage", 401, "invalid_credential", { headers: license });
  assert.match(detail, /revoked/);
  await rig.refused("usage", 401, "invalid_credential", { headers: { "X-SVC-Api-Key": api_key! } });
  await rig.refused("revokeLicense", 404, "not_found", { headers: OWNER, params: { jti: "lic_none" } });
  const long = { headers: OWNER, params: { jti: "x".repeat(65) } };
  assert.equal((await rig.refused("revokeLicense", 400, "invalid_request", long)).param, "jti");
});

test("only the password opens these routes on a hosted service, whoever sits at its machine", async (t) => {
  const { refused, license } = await paying(t);
  for (const headers of [{}, { "X-Forwarded-For": "203.0.113.9" }, await license({ tier: "pro" })]) {
    await refused("rotateLicenseKey", 403, "owner_only", { headers });
    await refused("revokeLicense", 403, "owner_only", { headers, params: { jti: "lic_none" } });
  }
  const foreign = { ...OWNER, Origin: "https://evil.example" };
  await refused("rotateLicenseKey", 403, "owner_only", { headers: foreign });
});

test("self-hosted every caller that is let in is the owner", async (t) => {
  const { json } = await service(t);
  assert.equal((await json("rotateLicenseKey")).keys.length, 1);
});

everyRouteAnswered("admin");
