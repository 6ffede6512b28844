import assert from "node:assert/strict";
import { test } from "node:test";
import { createOrigins, type IncomingRequest, type Exposure } from "../../../src/modules/access/origins.ts";
import { Problem } from "../../../src/base/problem.ts";

const APP = "https://app.example.com";
const settings = {
  hosted: false,
  publicUrl: () => "https://signet.acme.io",
  allowedHosts: ["box.lan", "xn--mnchen-3ya.example"],
  allowedOrigins: [APP],
};

/** What a self-hosted service says to a request: who may read the answer, or the problem's code. */
function asked(
  headers: Record<string, string>,
  { exposure = "other", ...over }: Partial<IncomingRequest> & { exposure?: Exposure } = {},
  changed: Partial<typeof settings> = {},
): { origin: string } | string | null {
  const { host = "127.0.0.1:8787", ...rest } = headers;
  const arrival = {
    method: "GET",
    target: "/x",
    hosts: [host],
    header: (name: string) => rest[name],
    ...over,
  };
  try {
    return createOrigins({ ...settings, ...changed })(arrival, exposure);
  } catch (thrown) {
    assert.ok(thrown instanceof Problem);
    return thrown.code;
  }
}

test("a self-hosted service answers to bare addresses, localhost and the names that it was given, whatever the port", () => {
  const known = [
    "127.0.0.1",
    "127.0.0.1:8787",
    "127.9.9.9",
    "192.168.1.5:8787",
    "8.8.8.8",
    "0.0.0.0:1",
    "[::1]",
    "[::1]:8787",
    "[FE80::1]:80",
    "[::ffff:127.0.0.1]",
    "[0:0:0:0:0:0:0:1]",
    "localhost",
    "LOCALHOST:1",
    "LocalHost.",
    "app.localhost:3000",
    "a.b.localhost.",
    "signet.acme.io",
    "SIGNET.acme.IO.",
    "signet.acme.io:8443",
    "box.lan:1",
    "xn--mnchen-3ya.example",
  ];
  for (const host of known) assert.equal(asked({ host }), null, host);
});

test("by any other name, and by what is no name, it is not known, on public routes too", () => {
  const foreign = [
    "evil.example",
    "evil.example:8787",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "xlocalhost",
    "a.signet.acme.io",
    "signet.acme.io.evil.example",
    "lan",
    "box.lan.evil.example",
    "a.box.lan",

    "",
    " ",
    ".",
    "..",
    ":8787",
    "localhost..",
    ".localhost",
    "a..localhost",
    "localhost:x",
    "localhost:1:2",

    "user@localhost",
    "localhost@evil.example",
    "localhost/x",
    "localhost?x",
    "localhost#x",
    "localhost\\x",

    "%6cocalhost",
    "localhost%00.evil.example",
    "lo\tcalhost",
    "localhost,evil.example",
    "localhost evil",

    "[::1",
    "::1",
    "[]",
    "[::1]x",
    "[::1]:x",
    "[::1%25eth0]",
    "[localhost]",
    "[127.0.0.1]",
    "[::1].evil.example",
    "127.1",
    "2130706433",
    "0x7f.1",
    "1270.0.0.1",
    "127.0.0.256",
    "münchen.example",
    "ⓛocalhost",
    "localhost。",
  ];
  for (const host of foreign)
    for (const exposure of ["other", "public", "page", "owner"] as const)
      assert.equal(asked({ host }, { exposure }), "misdirected_host", JSON.stringify(host));
});

test("a request that names two hosts, none, or another in its request line, is not decided in its favour", () => {
  assert.equal(asked({}, { hosts: [] }), "misdirected_host");
  for (const hosts of [
    ["localhost", "evil.example"],
    ["evil.example", "localhost"],
    ["localhost", "localhost"],
  ])
    assert.equal(asked({}, { hosts }), "misdirected_host", String(hosts));
  const targets: [string, { origin: string } | string | null][] = [
    ["http://127.0.0.1:8787/x", null],
    ["http://localhost/x", null],
    ["http://evil.example/x", "misdirected_host"],
    ["http://localhost@evil.example/", "misdirected_host"],
    ["http://evil.example@localhost/", "misdirected_host"],
    ["http://evil.example\\@localhost/", "misdirected_host"],
    ["http:///x", "misdirected_host"],
    ["http:localhost", "misdirected_host"],
    ["ftp://localhost/x", "misdirected_host"],
    ["localhost:80", "misdirected_host"],
    ["", "misdirected_host"],
    ["*", null],
  ];
  for (const [target, expected] of targets) assert.equal(asked({}, { target }), expected, target);
  assert.equal(asked({ host: "evil.example" }, { target: "http://localhost/x" }), "misdirected_host");
});

test("an origin is ours with its port, or that of the public address; any other is refused by every method", () => {
  const cases: [Record<string, string>, { origin: string } | string | null][] = [
    [{}, null],
    [{ origin: "http://127.0.0.1:8787" }, null],
    [{ origin: "http://127.0.0.1:8787", "sec-fetch-site": "same-origin" }, null],
    [{ "sec-fetch-site": "none" }, null],
    [{ origin: "https://signet.acme.io", "sec-fetch-site": "same-origin" }, null],
    [{ host: "localhost", origin: "http://localhost" }, null],
    [{ host: "[::1]:8787", origin: "http://[::1]:8787" }, null],
    [{ host: "BOX.lan:80", origin: "http://box.lan" }, null],
    [{ host: "box.lan", origin: "https://box.lan" }, null],
    ...[
      "http://127.0.0.1:9999",
      "http://127.0.0.1",
      "http://localhost:8787",
      "http://[::1]:8787",
      "null",
      "",

      "https://evil.example",
      "http://signet.acme.io",
      "https://signet.acme.io:8443",
      "http://[",
      "file://",
      "http://127.0.0.1:8787, https://evil.example",
      "http://127.0.0.1:8787 https://evil.example",

      "http://127.0.0.1:8787@evil.example",
      "http://127.0.0.1:8787/",
      "ws://127.0.0.1:8787",
      "127.0.0.1:8787",

      "http://127.0.0.1:8787\\.evil.example",
      "https://app.example.com.evil.example",
      "https://app.example.com:444",
      "http://app.example.com",
      "https://xapp.example.com",
      "chrome-extension://aaaa",
      "*",
    ].map((origin): [Record<string, string>, string] => [{ origin }, "origin_not_allowed"]),
    ...["cross-site", "same-site", "", "same-origin, none", "SAME-ORIGIN"].flatMap(
      (site): [Record<string, string>, string][] => [
        [{ "sec-fetch-site": site }, "origin_not_allowed"],
        [{ "sec-fetch-site": site, origin: "http://127.0.0.1:8787" }, "origin_not_allowed"],
      ],
    ),
  ];
  for (const [headers, expected] of cases)
    for (const method of ["GET", "HEAD", "POST", "DELETE", "OPTIONS", "PUT"])
      assert.equal(asked(headers, { method }), expected, `${method} ${JSON.stringify(headers)}`);
});

test("a listed origin may read answers, but not those of the owner's routes; what it shows without asking is refused", () => {
  const mine = { origin: APP, "sec-fetch-site": "cross-site" };
  assert.deepEqual(asked(mine), { origin: APP });
  assert.deepEqual(asked(mine, { exposure: "page" }), { origin: APP });
  assert.equal(asked(mine, { exposure: "public" }), "*");
  assert.equal(asked(mine, { exposure: "owner" }), "origin_not_allowed");
  assert.equal(asked({ ...mine, host: "evil.example" }), "misdirected_host");
  assert.equal(asked({ "sec-fetch-site": "cross-site", referer: `${APP}/` }), "origin_not_allowed");
});

test("what is public is for every page, and a link may lead to a page of ours, at the top of a window only", () => {
  for (const headers of [
    { origin: "null" },
    { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  ])
    assert.equal(asked(headers, { exposure: "public" }), "*");
  const link = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
  assert.equal(asked(link, { exposure: "page" }), null);
  assert.equal(asked(link), "origin_not_allowed", "not to what is no page");
  assert.equal(asked(link, { exposure: "page", method: "POST" }), "origin_not_allowed");
  for (const other of [
    { "sec-fetch-dest": "iframe" },
    { "sec-fetch-dest": "object" },
    { "sec-fetch-mode": "no-cors" },
    { origin: "https://evil.example" },
    { origin: "null" },
  ])
    assert.equal(
      asked({ ...link, ...other }, { exposure: "page" }),
      "origin_not_allowed",
      JSON.stringify(other),
    );
});

test("a hosted service is open to every origin under every name, but for its owner's routes", () => {
  const headers = { host: "any.example", origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  for (const exposure of ["public", "page", "other"] as const)
    assert.equal(asked(headers, { exposure }, { hosted: true }), "*");
  assert.equal(asked(headers, { exposure: "owner" }, { hosted: true }), null);
});
