import assert from "node:assert/strict";
import path from "node:path";
import { test } from "node:test";
import { createHandbook } from "../../../src/modules/handbook/handbook.ts";
import { passagesOf } from "../../../src/modules/handbook/passages.ts";

const handbook = createHandbook(path.join(import.meta.dirname, "../../../../.."));

test("questions about the service find the part of its documentation that answers them", () => {
  const cases: [q: string, says: RegExp][] = [
    ["how do I set a provider key", /keys set/],
    ["how is ok decided", /fresh sandbox/],
    ["how do I verify a receipt with jq", /sha256sum|jq/],
    ["host it behind nginx with TLS", /proxy_pass|X-Forwarded-For/],
    ["webhook signature", /webhook-signature|Ed25519|v1a/i],
    ["backup and restore", /signet backup/],
    ["Stripe refund", /paid back|refund/i],
  ];
  for (const [q, says] of cases) {
    const found = handbook.find(q);
    assert.ok(
      found.some(({ text }) => says.test(text)),
      `${q}: ${found.map(({ title }) => title).join(", ")}`,
    );
    assert.ok(found.length <= 4 && found.every(({ text }) => text.length <= 1_800));
  }
});

test("the first passage is the one that is meant, however the question is put", () => {
  const cases: [q: string, file: string, title: RegExp][] = [
    ["how do I verify a receipt?", "docs/verify.md", /receipt|Verify/],
    ["how do I back up the data?", "docs/operations.md", /Backup/],
    ["how do I set a model", "docs/providers.md", /Models|stored/],
    ["How can I host it for strangers?", "docs/operations.md", /Hosting/],
    ["how do I get the memory erased", "docs/chat.md", /Memory/],
    ['"verify" OR (receipt* NEAR ledger) AND "', "docs/verify.md", /./],
  ];
  for (const [q, file, title] of cases) {
    const [first] = handbook.find(q);
    assert.equal(first?.file, file, q);
    assert.match(first.title, title, q);
  }
});

test("a comment in a block of code is no heading", () => {
  const code = "```sh\n# /etc/signet.env\nA=1\n\n# more\nB=2\n```";
  const markdown = `# Page\n\nWords.\n\n## Part\n\n${code}\n\nAfter it.`;
  assert.deepEqual(passagesOf("docs/page.md", markdown), [
    { file: "docs/page.md", page: "Page", title: "Page", text: "Words." },
    { file: "docs/page.md", page: "Page", title: "Part", text: `${code}\n\nAfter it.` },
  ]);
});

test("what the documentation does not speak of finds nothing", () => {
  for (const q of ["the mating season of herons", "zzz", "", "what is the"])
    assert.deepEqual(handbook.find(q), [], q);
});
