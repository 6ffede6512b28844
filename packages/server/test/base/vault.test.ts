import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { chmodSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { ConfigError } from "../../src/base/config.ts";
import { createVault, masterKeys, VaultError } from "../../src/base/vault.ts";
import { temporaryFolder } from "../support/store.ts";

const key = () => randomBytes(32);

test("a sealed secret comes back under its own name alone, and never twice as the same text", () => {
  const vault = createVault([key()]);
  for (const secret of ["", "sk-canary", "ключ 🔑", "x".repeat(10_000)]) {
    const sealed = vault.seal("OPENAI_API_KEY", secret);
    assert.equal(vault.open("OPENAI_API_KEY", sealed), secret);
    assert.notEqual(vault.seal("OPENAI_API_KEY", secret), sealed);
    if (secret) assert.ok(!sealed.includes(secret));
    assert.throws(() => vault.open("GROQ_API_KEY", sealed), VaultError);
  }
});

test("a text with any one byte changed, cut or empty is refused", () => {
  const vault = createVault([key()]);
  const sealed = vault.seal("A", "secret");
  const [version, body = ""] = sealed.split(".");
  const bytes = Buffer.from(body, "base64url");
  for (let i = 0; i < bytes.length; i++) {
    const changed = Buffer.from(bytes);
    changed[i]! ^= 1;
    assert.throws(
      () => vault.open("A", `${version}.${changed.toString("base64url")}`),
      VaultError,
      String(i),
    );
    const cut = bytes.subarray(0, i).toString("base64url");
    assert.throws(() => vault.open("A", `${version}.${cut}`), VaultError, `cut at ${i}`);
  }
  for (const text of ["", ".", "x", sealed.replace(".", "")])
    assert.throws(() => vault.open("A", text), VaultError);
});

test("keys are changed one at a time: the new one seals, the old one still opens until it is dropped", () => {
  const [old, fresh] = [key(), key()];
  const sealed = createVault([old]).seal("A", "secret");
  const both = createVault([fresh, old]);
  assert.equal(both.open("A", sealed), "secret");
  assert.equal(createVault([fresh]).open("A", both.seal("A", "new")), "new");
  assert.throws(() => createVault([fresh]).open("A", sealed), /sealed with another master key/);
});

test("a signature holds for its name and text alone, and with any of the keys", () => {
  const [old, fresh] = [key(), key()];
  const vault = createVault([old]);
  const signature = vault.sign("page", "run_1");
  assert.ok(vault.isSigned("page", "run_1", signature));
  assert.ok(createVault([fresh, old]).isSigned("page", "run_1", signature));
  assert.ok(!createVault([fresh]).isSigned("page", "run_1", signature));
  for (const [name, text] of [
    ["pag", "erun_1"],
    ["page", "run_2"],
    ["other", "run_1"],
  ] as const)
    assert.ok(!vault.isSigned(name, text, signature));
  const last = signature.at(-1)!;
  const twin = String.fromCharCode(last.charCodeAt(0) + 1);
  for (const forged of [
    "",
    "x",
    signature.slice(1),
    `${signature}A`,
    `${signature}=`,
    signature.slice(0, -1) + twin,
  ])
    assert.ok(!vault.isSigned("page", "run_1", forged), forged);
});

test("the master key is the setting's, else a file of this user alone that stays the same", (t) => {
  const [a, b] = ["a".repeat(64), "B".repeat(64)];
  const folder = path.join(temporaryFolder(t), "new");
  assert.deepEqual(masterKeys(`${a}, ${b}`, folder), [Buffer.from(a, "hex"), Buffer.from(b, "hex")]);
  for (const wrong of ["zz", a.slice(1), `${a},`, "z".repeat(64)])
    assert.throws(() => masterKeys(wrong, folder), ConfigError);
  const made = masterKeys("", folder);
  assert.deepEqual(masterKeys("", folder), made);
  const file = path.join(folder, "master.key");
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.equal(readFileSync(file, "utf8").trim(), made[0]!.toString("hex"));
  chmodSync(file, 0o644);
  assert.throws(() => masterKeys("", folder), /can be read by other users/);
  chmodSync(file, 0o600);
  writeFileSync(file, "short");
  assert.throws(() => masterKeys("", folder), /64 hex digits/);
});
