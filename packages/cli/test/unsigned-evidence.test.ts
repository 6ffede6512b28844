import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { newLogKey, newWitnessKey } from "../../verify/test/support/signed-log.ts";
import { LINES, ORIGIN, stage } from "./support/signed-ledger.ts";

/** A folder with a saved ledger, a policy that wants one witness, and a commit that names a receipt. */
async function evidence(file: string, sha: string) {
  const folder = path.dirname(path.dirname(file));
  mkdirSync(folder, { recursive: true });
  const witness = await newWitnessKey("w.example");
  const put = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const who = ["-c", "user.name=p", "-c", "user.email=p@localhost"];
  const git = (...args: string[]) => execFileSync("git", ["-C", folder, ...who, ...args]);
  git("init", "-q");
  git("commit", "-q", "--allow-empty", "-m", `Work\n\nSignet-Receipt: ${sha}`);
  return {
    saved: put("ledger.ndjson", LINES.map((line) => `${line}\n`).join("")),
    policy: put("policy", `witness w ${witness.text}\nquorum w\n`),
    naming: put("with-log", `log ${(await newLogKey(ORIGIN)).text}\nwitness w ${witness.text}\nquorum w\n`),
  };
}

test("a service that shows no signature is refused where a key or witnesses are wanted", async (t) => {
  const { key, file, ledger, serve, verify } = await stage(t);
  const { shas } = ledger();
  const { policy, naming } = await evidence(file, shas[1]!);
  await serve(LINES, null);
  assert.equal((await verify()).code, 0, "nothing was wanted");
  for (const wanted of [
    ["--policy", policy],
    ["--policy", naming],
    ["--key", key.text],
  ])
    for (const name of [[], [shas[1]!]]) {
      const { code, stdout } = await verify(...name, ...wanted);
      assert.equal(code, 32, `${[...name, ...wanted].join(" ")}: ${stdout}`);
    }
});

test("a commit's receipt in a ledger that nobody signed is not said to be in a signed one", async (t) => {
  const { file, ledger, serve, verify } = await stage(t);
  await evidence(file, ledger().shas[1]!);
  await serve(LINES, null);
  const { code, stdout } = await verify("--git");
  assert.equal(code, 1, stdout);
  assert.match(stdout, /the receipt's place in the ledger does not hold: the service signs nothing/);
});

test("a ledger in a file says that nothing shows whose it is, and is refused where a key or witnesses are wanted", async (t) => {
  const { key, file, ledger, verify } = await stage(t);
  const { saved, policy } = await evidence(file, ledger().shas[1]!);
  const alone = await verify(saved);
  assert.equal(alone.code, 0);
  assert.match(alone.stdout, /\n {2}nothing here shows whose ledger it is; anybody can write such a file\n/);
  for (const wanted of [
    ["--key", key.text],
    ["--policy", policy],
  ]) {
    const { code, stdout } = await verify(saved, ...wanted);
    assert.equal(code, 33, stdout);
    assert.match(stdout, /signature: a ledger in a file is not signed/);
    assert.equal((await verify("--git", "--ledger", saved, ...wanted)).code, 2, "not silently left aside");
  }
  const commits = await verify("--git", "--ledger", saved);
  assert.match(commits.stdout, /\nnothing shows whose ledger [^\n]* is; anybody can write such a file\n$/);
});
