import assert from "node:assert/strict";
import path from "node:path";
import { test } from "node:test";
import { createHandbook } from "../../../src/modules/handbook/handbook.ts";
import { settingsOf } from "../../../src/modules/handbook/settings-table.ts";
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
    ["How can I host it for strangers?", "docs/operations.md", /From an empty server/],
    ["how do I get the memory erased", "docs/chat.md", /Memory/],
    ['"verify" OR (receipt* AND ledger) NOT "', "docs/verify.md", /./],
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

test("a setting is found by its name, or by what it does, each with its default", () => {
  const cases: [q: string, name: string, fallback: string][] = [
    ["what is SVC_MAX_CONCURRENT_RUNS?", "SVC_MAX_CONCURRENT_RUNS", "4"],
    ["svc_port", "SVC_PORT", "8787"],
    ["how do I set the port", "SVC_PORT", "8787"],
    ["where is the data stored", "SVC_DATA_DIR", ".signet"],
    ["how do I make it log more", "SVC_LOG_LEVEL", "info"],
    ["give the sandbox more memory", "SVC_SANDBOX_MEMORY_MB", "512"],
    ["which setting controls how long runs are kept", "SVC_RETENTION_DAYS", "90; hosted: 30"],
    ["turn off the techniques", "SVC_TECHNIQUES", "on"],
  ];
  for (const [q, name, fallback] of cases) {
    const { how, settings } = handbook.settings(q);
    assert.deepEqual([settings[0]?.name, settings[0]?.fallback], [name, fallback], q);
    assert.ok(settings[0]!.does.length > 0 && !settings[0]!.does.includes("]("), q);
    assert.match(how, /^All are environment variables/);
  }
  assert.equal(handbook.settings("SVC_PORT or SVC_HOST").settings.length, 2, "those alone that are named");
});

test("a question about no setting finds none", () => {
  for (const q of ["herons", "", "how do I set the setting", '" OR NEAR( *'])
    assert.deepEqual(handbook.settings(q).settings, [], q);
});

test("every row of the table of settings is read", () => {
  const table =
    "| setting | default | what it does |\n|---|---|---|\n| `A_B` `_C` | `1`; hosted: `2` | does [this](x.md) |\nno row | `x`";
  assert.deepEqual(settingsOf(table), [{ name: "A_B _C", fallback: "1; hosted: 2", does: "does this" }]);
});
