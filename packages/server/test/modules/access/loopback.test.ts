import assert from "node:assert/strict";
import { test } from "node:test";
import { Problem } from "../../../src/base/problem.ts";
import { isOwner, isProxyHeader, type ClientTrust } from "../../../src/modules/access/loopback.ts";

type Answer = "owner" | "stranger" | "misdirected_host" | "owner_only";

function answer(
  trust: ClientTrust,
  peer: string,
  headers: Record<string, string>,
  publicHost: string | null = null,
): Answer {
  try {
    const forwarded = Object.keys(headers).some(isProxyHeader);
    return isOwner(trust, { peer, header: (name) => headers[name], forwarded, publicHost })
      ? "owner"
      : "stranger";
  } catch (thrown) {
    assert.ok(thrown instanceof Problem);
    return thrown.code as Answer;
  }
}

const HERE = { host: "127.0.0.1:8787" };

test("hosted, only whoever sits at the machine without a proxy between is the owner", () => {
  const cases: [string, Record<string, string>, Answer][] = [
    ["127.0.0.1", HERE, "owner"],
    ["::1", { host: "localhost" }, "owner"],
    ["203.0.113.9", HERE, "stranger"],
    ["203.0.113.9", { host: "signet.acme.io" }, "stranger"],
    ["127.0.0.1", { ...HERE, "x-forwarded-for": "203.0.113.9" }, "stranger"],
    ["127.0.0.1", { ...HERE, "x-forwarded-for": "127.0.0.1" }, "stranger"],
    ["127.0.0.1", { ...HERE, forwarded: "for=127.0.0.1" }, "stranger"],
    ["127.0.0.1", { ...HERE, "x-real-ip": "127.0.0.1" }, "stranger"],
    ["127.0.0.1", { ...HERE, "x-forwarded-proto": "https" }, "stranger"],
    ["127.0.0.1", { ...HERE, "x-forwarded-port": "443" }, "stranger"],
    ["127.0.0.1", { ...HERE, "x-forwarded-server": "edge" }, "stranger"],
    ["127.0.0.1", { ...HERE, via: "1.1 edge" }, "stranger"],
    ["127.0.0.1", { host: "evil.example" }, "misdirected_host"],
    ["127.0.0.1", { host: "signet.acme.io" }, "misdirected_host"],
    ["127.0.0.1", { host: "127.0.0.1.evil.example" }, "misdirected_host"],
    ["127.0.0.1", { host: "localhost.evil.example" }, "misdirected_host"],
    ["127.0.0.1", { host: "localhost:8787:1" }, "misdirected_host"],
    ["127.0.0.1", { host: "10.0.0.5:8787" }, "misdirected_host"],
    ["127.0.0.1", { host: "" }, "misdirected_host"],
    ["127.0.0.1", {}, "misdirected_host"],
    ["127.0.0.1", { ...HERE, origin: "https://evil.example" }, "owner_only"],
    ["127.0.0.2", HERE, "owner"],
    ["1270.0.0.1", HERE, "stranger"],
    ["", HERE, "stranger"],
  ];
  for (const [peer, headers, expected] of cases)
    assert.equal(
      answer("none", peer, headers, "signet.acme.io"),
      expected,
      `${peer} ${JSON.stringify(headers)}`,
    );
});

test("whoever gave the password is the owner by any name, from anywhere, but not on another site's page", () => {
  const cases: [Record<string, string>, Answer][] = [
    [{ host: "signet.acme.io", "x-forwarded-for": "203.0.113.9" }, "owner"],
    [{ host: "127.0.0.1:8787", origin: "https://signet.acme.io" }, "owner"],
    [{ host: "signet.acme.io", origin: "https://signet.acme.io", "sec-fetch-site": "same-origin" }, "owner"],
    [{ host: "signet.acme.io", origin: "https://evil.example" }, "owner_only"],
    [{ host: "signet.acme.io", "sec-fetch-site": "cross-site" }, "owner_only"],
    [{ host: "signet.acme.io", "sec-fetch-site": "same-site" }, "owner_only"],
    [{ host: "signet.acme.io", origin: "null" }, "owner_only"],
    [{ host: "signet.acme.io", origin: "" }, "owner_only"],
    [{ host: "signet.acme.io", origin: "http://[" }, "owner_only"],
  ];
  for (const [headers, expected] of cases)
    assert.equal(
      answer("password", "203.0.113.9", headers, "signet.acme.io"),
      expected,
      JSON.stringify(headers),
    );
});
