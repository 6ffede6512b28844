import assert from "node:assert/strict";
import { test } from "node:test";
import type { Jwks } from "@signet/contract";
import { listen } from "./support/listen.ts";
import { signet } from "./support/signet.ts";

const JWKS: Jwks = {
  keys: [{ kty: "OKP", crv: "Ed25519", x: "eHg", kid: "lk_1", alg: "EdDSA", use: "sig" }],
};
const REVOKED = { ok: true, jti: "lic_1", api_keys: 2 };

/** A hosted service with one license key. */
const startLicenses = () =>
  listen((request, response) => {
    const body = request.url!.endsWith("/revoke") ? REVOKED : JWKS;
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  });

test("licenses --json prints each of the service's answers as it is, on one line", async () => {
  using service = await startLicenses();
  const calls: [args: string[], answer: object][] = [
    [[], JWKS],
    [["rotate"], JWKS],
    [["revoke", "lic_1"], REVOKED],
  ];
  for (const [args, answer] of calls) {
    const { stdout, code } = await signet(["licenses", ...args, "--json"], { url: service.url });
    assert.equal(code, 0, args.join(" "));
    assert.equal(stdout, `${JSON.stringify(answer)}\n`, args.join(" "));
  }
});

test("licenses without --json are told in words", async () => {
  using service = await startLicenses();
  const say = async (...args: string[]) => (await signet(["licenses", ...args], { url: service.url })).stdout;
  assert.equal(await say(), "lk_1  eHg\n");
  assert.equal(await say("rotate"), "✓ licenses are signed with lk_1\n");
  assert.equal(await say("revoke", "lic_1"), "✓ revoked lic_1, and 2 API keys of its account\n");
});
