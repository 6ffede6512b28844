import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { availableParallelism, loadavg } from "node:os";
import { after, test } from "node:test";
import { drawn, IN_FULL } from "../../../../test/support/drawn.ts";
import { withoutBrief, embedBrief } from "../../src/protocol/embed-brief.ts";
import { readKeyClaims } from "../../src/protocol/key-claims.ts";
import type { ProtocolResult } from "../../src/protocol/run-protocol.ts";
import { CHECKS } from "../../src/index.ts";
import { createVerifier, failures, briefFor, readPage } from "./support.ts";

const verifier = createVerifier();
after(() => verifier.close());

const verify = (name: string) => verifier.verify(readPage(name), briefFor(name));
const check = ({ report }: ProtocolResult, name: string) => report.checks.find((one) => one.name === name)!;

const TWICE = ["good-breakout", "good-transition-chain", "good-blob-worker", "broken-input-moves-by-itself"];
for (const name of drawn(TWICE, 1))
  test(`${name} gets the same verdict twice`, async () => {
    const [one, two] = [await verify(name), await verify(name)];
    const gist = ({ report }: ProtocolResult) =>
      report.checks.map(({ name, level, ok }) => [name, level, ok]);
    assert.deepEqual(
      gist(one).filter(([, level]) => level === "block"),
      gist(two).filter(([, level]) => level === "block"),
    );
    assert.deepEqual(one.report.inputs, two.report.inputs);
  });

test("the report names the very page it is about, and the pictures it comes with", async () => {
  const html = readPage("good-counter");
  const { report, shots, hung } = await verify("good-counter");
  const sha = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");
  assert.equal(report.html_sha256, sha(html));
  assert.equal(hung, false);
  assert.deepEqual(report.screenshots.map(({ name }) => name).toSorted(), ["desktop", "phone", "played"]);
  assert.deepEqual(
    report.screenshots.map(({ sha256 }) => sha256),
    shots.map(({ bytes }) => sha(bytes)),
  );
  for (const { bytes } of shots) assert.ok(bytes.length <= 200 * 1024);
  assert.equal(report.checks.length, CHECKS.length);
});

test("a page that hangs is given up within five seconds, and what was not checked is said to be not checked", async () => {
  const verified = await verify("broken-load-endless-loop");
  assert.equal(verified.hung, true);
  assert.deepEqual(failures(verified), ["load"]);
  // A busy machine is given more time, see watch.ts.
  const most = loadavg()[0]! > availableParallelism() ? 40_000 : 5_000;
  assert.ok(verified.report.ms <= most, `${verified.report.ms} ms`);
  assert.equal(check(verified, "input").ok, null);
  assert.equal(verified.report.ok, false);
});

test("the page after one that hung is checked as ever", async () => {
  await verify("broken-input-loop-on-click");
  assert.deepEqual(failures(await verify("good-counter")), []);
});

test("a page of more than a mebibyte is refused unread", async () => {
  const verified = await verifier.verify(`<h1>Long</h1>${"<!-- x -->".repeat(110_000)}`, briefFor("long"));
  assert.deepEqual(failures(verified), ["size"]);
  assert.deepEqual(verified.shots, []);
});

test("a check that is called off ends with the reason it was called off for", async () => {
  const control = new AbortController();
  const reason = new Error("nobody waits any more");
  const verifying = verifier.verify(readPage("good-breakout"), briefFor("x"), control.signal);
  setImmediate(() => control.abort(reason));
  await assert.rejects(verifying, reason);
});

test("a page that is too wide for a phone is told by which element", IN_FULL, async () => {
  const { detail } = check(await verify("broken-phone-fixed-width"), "phone");
  assert.match(detail, /It is 1216 px wide on a screen of 390 px, because of "main Fixed width Some words/);
});

test("a loud page is heard only so far", IN_FULL, async () => {
  const shout = `<script>for (let i = 0; i < 5000; i++) console.log(i + "x".repeat(5000))</script>`;
  const html = readPage("good-counter").replace("</body>", `${shout}</body>`);
  const { report } = await verifier.verify(html, briefFor("loud"));
  assert.equal(report.console.length, 50);
  assert.ok(report.console.every((line) => line.length <= 200));
});

test("what only advises does not keep a page from being verified", async () => {
  const html = readPage("good-counter").replace(
    "min-height: 44px",
    "height: 12px; color: #eee; background: #fff",
  );
  const verified = await verifier.verify(html, briefFor("faint"));
  assert.equal(check(verified, "tap_targets").ok, false);
  assert.equal(check(verified, "accessible").ok, false);
  assert.equal(verified.report.ok, true);
});

test("a page that carries its checklist cannot find it while it is checked, nor tell by its size", async () => {
  const brief = {
    ...briefFor("carried"),
    checklist: [{ name: "Quite a word", do: { do: "advance" as const, ms: 10 } }],
  };
  const carried = embedBrief(
    readPage("good-counter").replace(
      "</body>",
      `<script>addEventListener("load", () => setTimeout(() => console.log(document.documentElement.outerHTML.length, document.documentElement.outerHTML.includes("sig" + "net"), document.childNodes.length, performance.getEntriesByType("navigation")[0].decodedBodySize), 50))</script></body>`,
    ),
    brief,
  );
  const said = async (html: string) =>
    (await verifier.verify(html, brief)).report.console.filter((line) => /^log: \d+ false 2 \d+$/.test(line));
  const [one, other] = [await said(carried), await said(withoutBrief(carried))];
  assert.ok(one.length > 0);
  assert.deepEqual(one, other);
  assert.equal(withoutBrief(carried).length, carried.length);
  assert.doesNotMatch(withoutBrief(carried), new RegExp(carriedText(brief)));
});

test("what a page's checklist says of keys is no promise of the page", () => {
  const key = { do: "key" as const, key: "ArrowUp", times: 1 };
  const brief = { ...briefFor("carried"), checklist: [{ name: "The arrow key Up", do: key }] };
  const carried = embedBrief("<!doctype html><title>Tip</title><input type=range>", brief);
  assert.equal(readKeyClaims(withoutBrief(carried)).promised, false);
});

const carriedText = (brief: object) => Buffer.from(JSON.stringify(brief)).toString("base64url");
