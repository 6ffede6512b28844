import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { after, test } from "node:test";
import { text } from "node:stream/consumers";
import { newFolder, removeData, startService } from "./support/service.ts";
import { gatewayThatGivesUp, HOPELESS, hostedService, PASSWORD } from "./support/hosted.ts";

const BIN = path.join(import.meta.dirname, "../packages/cli/bin/signet.mjs");

/** What the commands remember of services; another service of this machine may have had the same port. */
const STATE = newFolder();
after(() => rmSync(STATE, { recursive: true, force: true }));
const cache = process.env["NODE_COMPILE_CACHE"];
/** It is started often: compiled code is kept, where a folder for it is told. */
const COMPILED = cache === undefined ? {} : { NODE_COMPILE_CACHE: cache };

/** Runs the command line with nothing of this machine's environment but what is given. */
async function signet(
  args: string[],
  { env = {}, input = "" }: { env?: Record<string, string>; input?: string } = {},
) {
  const child = spawn(process.execPath, [BIN, ...args], {
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      XDG_STATE_HOME: STATE,
      NO_COLOR: "1",
      ...COMPILED,
      ...env,
    },
    stdio: ["pipe", "pipe", "pipe"],
  });
  child.stdin.end(input);
  const exit = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { out, err, code: await exit };
}

test("a user of a hosted service: usage, a key, a run, a pack, the statement", async (t) => {
  const { url, stripe } = await hostedService(t, {
    SVC_TRUST_PROXY: "0",
    ...(await gatewayThatGivesUp(t)),
  });
  const at = { SIGNET_URL: url };
  const first = await signet(["usage"], { env: at });
  assert.match(
    first.out,
    /^Free {2}known by your address\n {2}runs {6}█{20} {2}8 of 8 left\n {2}visuals {3}█{20} {2}2 of 2 left\n {2}resets in (\d+ h )?\d+ min \(00:00 UTC\)\n\nMore, if you want: signet buy plus/,
  );

  const minted = await signet(["api-keys", "mint", "--label", "laptop"], { env: at });
  assert.match(minted.out, /^svc_\w{13}_\w{49}\n$/, "the key alone, to be piped on");
  assert.match(minted.err, /only this once/);
  const mine = { ...at, SIGNET_API_KEY: minted.out };
  const run = await signet(["code", HOPELESS.task, "--max-steps", "2"], { env: mine });
  assert.equal(run.code, 1);
  assert.match((await signet(["usage"], { env: mine })).out, /known by your API key\n.*7 of 8 left/);
  assert.match((await signet(["api-keys"], { env: mine })).out, /^✓ \w{13} {2}free {3}used now {8}laptop\n$/);

  assert.match((await signet(["buy"])).out, /plus +\$9 +120 runs and 20 visuals a day[\s\S]*bundle_100 +\$7/);
  const buying = await signet(["buy", "runs_50"], { env: mine });
  assert.match(buying.out, /^Pay 3 US dollars here:\n\n {2}https:\/\/checkout\.example\/pay\/cs_test_\w+\n/);
  const session = /--claim (\w+)/.exec(buying.out)![1]!;
  const early = await signet(["buy", "--claim", session], { env: mine });
  assert.deepEqual([early.code, /not complete/.test(early.err)], [1, true]);
  stripe.pay(session);
  const claimed = await signet(["buy", "--claim", session], { env: mine });
  assert.match(claimed.err, /runs_50: 50 runs and 0 visuals; you have 50 and 0/);
  const license = claimed.out.trim();
  assert.match(license, /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/);
  const licensed = await signet(["usage"], { env: { ...at, SIGNET_LICENSE: license } });
  assert.match(licensed.out, /known by your license\n.*7 of 8 left, 50 bought/);

  const statement = await signet(["usage", "--statement"], { env: mine });
  assert.match(
    statement.out,
    /\+50 runs +bought +a pack was bought\n +pur_\w+\n.* -1 run +the day's +a run used a unit\n +run_\w+\n\nBought and left: 50 runs, 0 visuals\n$/,
  );

  const id = /svc_(\w{13})/.exec(minted.out)![1]!;
  assert.match((await signet(["api-keys", "revoke", id], { env: mine })).out, new RegExp(`^✓ revoked ${id}`));
  const refused = await signet(["usage"], { env: mine });
  assert.deepEqual([refused.code, /was revoked/.test(refused.err)], [1, true]);
});

test("the owner makes a password, and changes the license key with it", async (t) => {
  const { url } = await hostedService(t, { SVC_TRUST_PROXY: "0" });
  const sha = createHash("sha256").update(PASSWORD).digest("hex");
  for (const input of [PASSWORD, `${PASSWORD}\n`, `${PASSWORD}\r\n`])
    assert.equal((await signet(["hash-password"], { input })).out, `SVC_ADMIN_PASS_SHA256=${sha}\n`);
  const short = await signet(["hash-password"], { input: "hunter2" });
  assert.deepEqual([short.code, short.out, short.err.includes("hunter2")], [2, "", false]);
  const made = await signet(["hash-password", "--generate"]);
  const password = /once: (\S+)/.exec(made.err)![1]!;
  assert.equal(made.out, `SVC_ADMIN_PASS_SHA256=${createHash("sha256").update(password).digest("hex")}\n`);

  const owner = { SIGNET_URL: url, SIGNET_PASSWORD: PASSWORD };
  assert.match(
    (await signet(["usage"], { env: owner })).out,
    /^no limits here {2}you are the owner\n {2}runs {6}0 today\n/,
  );
  assert.match(
    (await signet(["licenses", "rotate"], { env: owner })).out,
    /^✓ licenses are signed with \S+\n$/,
  );
  assert.equal((await signet(["licenses"], { env: owner })).out.trim().split("\n").length, 1);
  const none = await signet(["licenses", "revoke", "lic_none"], { env: owner });
  assert.deepEqual([none.code, /no license/.test(none.err)], [1, true]);
  const guess = await signet(["usage"], { env: { ...owner, SIGNET_PASSWORD: "not the password at all" } });
  assert.deepEqual([guess.code, /password is wrong/.test(guess.err)], [1, true]);
});

test("a backup that is taken while the service runs is a service again, with its secrets and its books", async (t) => {
  const first = await hostedService(t, { SVC_TRUST_PROXY: "0", ...(await gatewayThatGivesUp(t)) });
  const { out: key } = await signet(["api-keys", "mint"], { env: { SIGNET_URL: first.url } });
  const mine = (url: string) => ({ SIGNET_URL: url, SIGNET_API_KEY: key });
  await signet(["code", HOPELESS.task, "--max-steps", "1"], { env: mine(first.url) });
  const bought = await signet(["buy", "runs_50"], { env: mine(first.url) });
  const session = /--claim (\w+)/.exec(bought.out)![1]!;
  first.stripe.pay(session);
  const { out: license } = await signet(["buy", "--claim", session], { env: mine(first.url) });
  const dataDir = newFolder();
  t.after(() => removeData(dataDir));
  const folder = path.join(dataDir, "copy");
  const done = await signet(["backup", folder, "--data", first.dataDir]);
  assert.deepEqual([done.code, done.err], [0, ""]);
  assert.deepEqual(readdirSync(folder).toSorted(), ["ledger.key", "master.key", "signet.db"]);
  for (const file of ["ledger.key", "master.key", "signet.db"])
    assert.equal(statSync(path.join(folder, file)).mode & 0o077, 0);
  const again = await signet(["backup", folder, "--data", first.dataDir]);
  assert.deepEqual([again.code, /not empty/.test(again.err)], [2, true]);
  assert.equal((await signet(["backup", path.join(dataDir, "x"), "--data", dataDir])).code, 2);

  const second = await startService({ dataDir: folder, env: first.settings });
  t.after(() => second.end("SIGKILL").then(() => undefined));
  assert.match((await signet(["usage"], { env: mine(second.url) })).out, /7 of 8 left, 50 bought/);
  const licensed = await signet(["usage"], { env: { SIGNET_URL: second.url, SIGNET_LICENSE: license } });
  assert.match(licensed.out, /known by your license/);
  assert.equal((await signet(["buy", "--claim", session], { env: mine(second.url) })).out, license);
  assert.match((await signet(["verify", "--url", second.url])).out, /✓/);
});
