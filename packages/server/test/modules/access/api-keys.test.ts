import assert from "node:assert/strict";
import { test } from "node:test";
import { API_KEY_PATTERN, BOUNDS } from "@signet/contract";
import { createApiKeys } from "../../../src/modules/access/api-keys.ts";
import { newKey, readKey } from "../../../src/modules/access/key-format.ts";
import { temporaryStore } from "../../support/store.ts";

const FREE = { tier: "free", label: "mine" } as const;

test("5,000 keys have the shape that scanners look for, and each tells its id", () => {
  const seen = new Set<string>();
  for (let i = 0; i < 5_000; i++) {
    const { id, text } = newKey();
    assert.match(text, new RegExp(`^${API_KEY_PATTERN}$`));
    assert.deepEqual(readKey(text), { id });
    seen.add(text);
  }
  assert.equal(seen.size, 5_000);
});

test("a key with one wrong, missing, doubled or swapped character is known for a typo without asking anybody", () => {
  const { text } = newKey();
  for (let at = 0; at < text.length; at++) {
    const other = text[at] === "a" ? "b" : "a";
    assert.equal(readKey(text.slice(0, at) + other + text.slice(at + 1)), "malformed", `changed at ${at}`);
    assert.equal(readKey(text.slice(0, at) + text.slice(at + 1)), "malformed", `missing at ${at}`);
    const swapped = text.slice(0, at) + (text[at + 1] ?? "") + text[at]! + text.slice(at + 2);
    if (swapped !== text) assert.equal(readKey(swapped), "malformed", `swapped at ${at}`);
  }
  for (const odd of ["", "svc_", "sk-123", `${text}x`, ` ${text}`, `${text}\n`, text.toUpperCase()])
    assert.equal(readKey(odd), "malformed", odd);
});

test("a key is found by its text, until it is revoked; its text is kept nowhere", async (t) => {
  const { db, clock } = await temporaryStore(t);
  const keys = createApiKeys({ clock });
  const minted = (await db.transaction().execute((tx) => keys.mint(tx, "acct_1", FREE)))!;
  assert.deepEqual(await keys.find(db, minted.api_key), { kind: "found", id: minted.id, account: "acct_1" });
  assert.ok(minted.api_key.startsWith(`${minted.prefix}_`));
  const dump = JSON.stringify(await db.selectFrom("api_key").selectAll().execute());
  assert.ok(!dump.includes(minted.api_key.slice(18, 61)), "the secret is not stored");

  assert.deepEqual(await keys.find(db, newKey().text), { kind: "unknown" });
  const { text } = newKey();
  const forged = readKey(text) === "malformed" ? "" : text.replace(/^svc_\w{13}/, `svc_${minted.id}`);
  assert.equal(
    (await keys.find(db, forged)).kind,
    "malformed",
    "another secret under a known id has another checksum",
  );
  assert.equal(await keys.revoke(db, "acct_2", minted.id), undefined, "not by another account");
  assert.notEqual((await keys.revoke(db, "acct_1", minted.id))?.revoked_at, null);
  assert.deepEqual(await keys.find(db, minted.api_key), { kind: "revoked" });
  assert.equal(await keys.holds(db as never, minted.id), false);
});

test("another secret with a right checksum under a known id is unknown", async (t) => {
  const { db, clock } = await temporaryStore(t);
  const keys = createApiKeys({ clock });
  const other = newKey();
  const minted = (await db.transaction().execute((tx) => keys.mint(tx, "acct_1", FREE)))!;
  await db.updateTable("api_key").set({ id: other.id }).where("id", "=", minted.id).execute();
  assert.deepEqual(await keys.find(db, other.text), { kind: "unknown" });
});

test("a list shows an account's keys and when they were used, to the minute", async (t) => {
  const { db, clock } = await temporaryStore(t);
  const keys = createApiKeys({ clock });
  const mint = (account: string) => db.transaction().execute((tx) => keys.mint(tx, account, FREE));
  const minted = (await mint("acct_1"))!;
  await mint("acct_2");
  const lastUsed = async () => (await keys.list(db, "acct_1"))[0]!.last_used_at;
  assert.equal(await lastUsed(), null);
  await keys.find(db, minted.api_key);
  const first = await lastUsed();
  assert.equal(first, new Date(clock.now()).toISOString());
  clock.advance(59_000);
  await keys.find(db, minted.api_key);
  assert.equal(await lastUsed(), first);
  clock.advance(1_000);
  await keys.find(db, minted.api_key);
  assert.notEqual(await lastUsed(), first);
  assert.equal((await keys.list(db, "acct_1")).length, 1);
  assert.equal((await keys.list(db, null)).length, 2);
});

test("an account has no more keys than it may, and a revoked one makes room", async (t) => {
  const { db, clock } = await temporaryStore(t);
  const keys = createApiKeys({ clock });
  const mint = () => db.transaction().execute((tx) => keys.mint(tx, "acct_1", FREE));
  const minted = await mint();
  for (let i = 1; i < BOUNDS.apiKeys.perAccount; i++) await mint();
  assert.equal(await mint(), null);
  await keys.revoke(db, "acct_1", minted!.id);
  assert.notEqual(await mint(), null);
});
