import assert from "node:assert/strict";
import { createPublicKey } from "node:crypto";
import { test, type TestContext } from "node:test";
import { Jwks } from "@signet/contract";
import { exportJWK, generateKeyPair, importJWK, jwtVerify, SignJWT, UnsecuredJWT } from "jose";
import { createLicenseKeys } from "../../../src/modules/access/license-keys.ts";
import { createLicenses } from "../../../src/modules/access/licenses.ts";
import { createVault } from "../../../src/base/vault.ts";
import { temporaryStore } from "../../support/store.ts";

const DAY = 86_400_000;
const ISSUER = "signet-test";

async function office(t: TestContext) {
  const store = await temporaryStore(t);
  const { db, clock } = store;
  const vault = createVault([Buffer.alloc(32, 1)]);
  const keys = createLicenseKeys({ db, clock, vault });
  const licenses = createLicenses({ keys, clock, issuer: ISSUER });
  const issue = async (expiresAt = clock.now() + 30 * DAY, jti = "lic_1") => {
    const kid = await keys.current();
    const license = { jti, account: "acct_1", tier: "plus" as const, kid, expiresAt };
    await db.transaction().execute((tx) => licenses.issue(tx, license));
    return licenses.token(db, jti);
  };
  const claims = () => {
    const now = Math.floor(clock.now() / 1000);
    return { iss: ISSUER, sub: "acct_1", jti: "lic_1", tier: "plus", iat: now, exp: now + 86_400 };
  };
  const privateKey = async () => keys.privateKey(await keys.current());
  /** A token that is right but for what `over` says; undefined leaves a claim out. */
  const forge = async (over: object = {}, header: object = {}, key?: Parameters<SignJWT["sign"]>[0]) =>
    new SignJWT(JSON.parse(JSON.stringify({ ...claims(), ...over })))
      .setProtectedHeader({ alg: "EdDSA", typ: "JWT", kid: await keys.current(), ...header })
      .sign(key ?? (await privateKey()));
  return { db, clock, vault, keys, licenses, issue, forge, claims };
}

test("a license says whose it is until it runs out, and anyone can check it by the published keys", async (t) => {
  const { clock, keys, licenses, issue } = await office(t);
  const token = await issue();
  assert.deepEqual(await licenses.read(token), {
    kind: "valid",
    license: { jti: "lic_1", account: "acct_1" },
  });
  const {
    keys: [jwk],
  } = Jwks.parse(await keys.jwks());
  assert.deepEqual(Object.keys(jwk!).toSorted(), ["alg", "crv", "kid", "kty", "use", "x"], "no private half");
  const { payload } = await jwtVerify(token, await importJWK(jwk!, "EdDSA"), {
    currentDate: new Date(clock.now()),
  });
  assert.deepEqual([payload.iss, payload.sub, payload["tier"]], [ISSUER, "acct_1", "plus"]);
  clock.advance(30 * DAY + 1000);
  assert.deepEqual(await licenses.read(token), { kind: "expired" });
});

test("forged, foreign and unfinished tokens are refused", async (t) => {
  const { keys, licenses, forge, claims, clock } = await office(t);
  const { x, kid } = (await keys.jwks()).keys[0]!;
  const stranger = await generateKeyPair("EdDSA", { crv: "Ed25519" });
  const good = await forge();
  assert.equal((await licenses.read(good)).kind, "valid", "the forger can write a right one");
  const publicPem = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" }).export({
    type: "spki",
    format: "pem",
  });
  const [head, body, signature] = good.split(".") as [string, string, string];
  const payload = { ...claims(), sub: "acct_2", tier: "pro" };
  const attacks: Record<string, string> = {
    "alg none": new UnsecuredJWT(claims()).encode(),
    "alg none under our kid": `${Buffer.from(JSON.stringify({ alg: "none", typ: "JWT", kid })).toString("base64url")}.${body}.`,
    "HS256 with the public key": await forge({}, { alg: "HS256" }, Buffer.from(x, "base64url")),
    "HS256 with the public key as PEM": await forge({}, { alg: "HS256" }, Buffer.from(publicPem)),
    "another's key under our kid": await forge({}, {}, stranger.privateKey),
    "a key of its own in the header": await forge(
      {},
      { jwk: await exportJWK(stranger.publicKey) },
      stranger.privateKey,
    ),
    "unknown kid": await forge({}, { kid: "nobody" }),
    "a kid that is no text": await forge({}, { kid: { a: 1 } }),
    "a kid that is a list": await forge({}, { kid: [1, 2] }),
    "no kid": await forge({}, { kid: undefined }),
    "another issuer": await forge({ iss: "signet-other" }),
    "no exp": await forge({ exp: undefined }),
    "no sub": await forge({ sub: undefined }),
    "no jti": await forge({ jti: undefined }),
    "no tier": await forge({ tier: undefined }),
    "no iat": await forge({ iat: undefined }),
    "another type": await forge({}, { typ: "at+jwt" }),
    "a critical extension": `${Buffer.from(JSON.stringify({ alg: "EdDSA", typ: "JWT", kid, crit: ["x"], x: 1 })).toString("base64url")}.${body}.${signature}`,
    "another body": `${head}.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.${signature}`,
    "another signature": `${head}.${body}.${signature.slice(0, -4)}AAAA`,
    "no signature": `${head}.${body}.`,
    "no token": "x",
    nothing: "",
    "a bomb": `${"a".repeat(100_000)}.a.a`,
  };
  for (const [what, token] of Object.entries(attacks))
    assert.deepEqual(await licenses.read(token), { kind: "invalid" }, what);
  assert.equal(
    (await licenses.read(await forge({ exp: Math.floor(clock.now() / 1000) - 1 }))).kind,
    "expired",
  );
  assert.equal(
    (await licenses.read(await forge({ nbf: Math.floor(clock.now() / 1000) + 60 }))).kind,
    "invalid",
  );
});

test("a license that was signed but never issued, or revoked, does not hold", async (t) => {
  const { db, licenses, issue, forge } = await office(t);
  await issue();
  const holds = async (token: string) => {
    const read = await licenses.read(token);
    assert.ok(read.kind === "valid");
    return licenses.holds(db, read.license);
  };
  assert.equal(await holds(await forge()), true);
  assert.equal(await holds(await forge({ jti: "lic_2" })), false);
  assert.equal(await holds(await forge({ sub: "acct_2" })), false, "another account's");
  assert.equal(await licenses.revoke(db, "lic_9"), null);
  assert.equal(await licenses.revoke(db, "lic_1"), "acct_1");
  assert.equal(await holds(await forge()), false);
});

test("after a rotation new licenses have the new key, and old ones hold still", async (t) => {
  const { db, clock, vault, keys, licenses, issue } = await office(t);
  const old = await issue();
  await keys.rotate();
  const next = await issue(clock.now() + 60 * DAY, "lic_2");
  assert.equal((await keys.jwks()).keys.length, 2);
  for (const token of [old, next]) assert.equal((await licenses.read(token)).kind, "valid");
  const kidOf = (token: string) =>
    JSON.parse(Buffer.from(token.split(".")[0]!, "base64url").toString()).kid as string;
  assert.notEqual(kidOf(old), kidOf(next));
  assert.equal(await licenses.token(db, "lic_1"), old, "a license that is given out again is the same text");
  const elsewhere = createLicenses({ keys: createLicenseKeys({ db, clock, vault }), clock, issuer: ISSUER });
  assert.equal((await elsewhere.read(next)).kind, "valid", "also in another process");
});

test("two services that start at once sign with the same key, and its private half is sealed", async (t) => {
  const { db, clock, vault } = await office(t);
  const services = Array.from({ length: 8 }, () => createLicenseKeys({ db, clock, vault }));
  assert.equal(new Set(await Promise.all(services.map((keys) => keys.current()))).size, 1);
  const rows = await db.selectFrom("license_key").selectAll().execute();
  const jwk = JSON.parse(vault.open(`license-key|${rows[0]!.kid}`, rows[0]!.sealed)) as { d: string };
  assert.ok(jwk.d.length > 40 && !JSON.stringify(rows).includes(jwk.d));
});

test("a license's end moves on, never back", async (t) => {
  const { clock, licenses, issue } = await office(t);
  await issue(clock.now() + 30 * DAY);
  await issue(clock.now() + 60 * DAY);
  const token = await issue(clock.now() + 10 * DAY);
  clock.advance(59 * DAY);
  assert.equal((await licenses.read(token)).kind, "valid");
});
