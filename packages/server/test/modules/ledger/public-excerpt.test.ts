import assert from "node:assert/strict";
import { test } from "node:test";
import { canonicalBytes } from "@signet/verify";
import { publicExcerpt } from "../../../src/modules/ledger/public.ts";

test("a public excerpt is short printable text without quotes, control characters or credentials", () => {
  const excerpt = publicExcerpt(
    `Fix "naïve\\path"\u001b[31m\n\u0000 résumé 日本 sk-abcdefghijklmnopqrstuvwx ${"x".repeat(500)}`,
  );
  assert.match(excerpt, /^[\x20-\x7e]{1,200}$/);
  assert.ok(excerpt.startsWith("Fix 'naive/path'[31m  resume ?? [secret]"), excerpt);
  assert.ok(!/["\\]/.test(excerpt));
  assert.equal(publicExcerpt("日"), "?");
  assert.equal(publicExcerpt("ﬁnal ½ \ud800"), "final 1?2 ?");
  canonicalBytes({ task: excerpt });
});

test("a credential is masked in a public excerpt however it is disguised", () => {
  const token = "ghp_ABCDEFGHIJKLMNOPQRST1234";
  const disguises: ((text: string) => string)[] = [
    (text) => text,
    (text) => `${text[0]}\u0001${text.slice(1)}`,
    (text) => `${text[0]}\u200b${text.slice(1)}`,
    (text) => `${text[0]}\u00ad${text.slice(1)}`,
    (text) => `${text[0]}\u0301${text.slice(1)}`,
    (text) => text.replaceAll(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)),
  ];
  for (const text of [token, "password=hunter2hunter2", "Authorization: Bearer abcdef0123456789abcdef"])
    for (const disguise of disguises) {
      const excerpt = publicExcerpt(`Use ${disguise(text)} now`);
      assert.match(excerpt, /\[secret\]/, JSON.stringify(disguise(text)));
      assert.ok(!excerpt.includes(text.slice(-8)), excerpt);
    }
  // The mask is put in before the excerpt is cut.
  assert.ok(!publicExcerpt(`${"x ".repeat(95)}${token}`).includes("ghp_"));
});
