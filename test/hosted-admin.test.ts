import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import path from "node:path";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { AccountDetail, AccountList, OperatorRuns, Overview } from "@signet/contract";
import { gatewayThatGivesUp, HOPELESS, hostedService, PASSWORD } from "./support/hosted.ts";

const BIN = path.join(import.meta.dirname, "../packages/cli/bin/signet.mjs");

/** Runs the command line against `url` as whoever `env` makes it. */
async function signetAt(url: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [BIN, ...args], {
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], NO_COLOR: "1", SIGNET_URL: url, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exit = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { out, err, code: await exit };
}

test("an operator's day: what needs attention, who is there, a block, credit, a tier, a note", async (t) => {
  const { url } = await hostedService(t, { SVC_TRUST_PROXY: "0", ...(await gatewayThatGivesUp(t)) });
  const owner = { SIGNET_PASSWORD: PASSWORD };
  const admin = (...args: string[]) => signetAt(url, ["admin", ...args], owner);
  const json = async (...args: string[]) => JSON.parse((await admin(...args, "--json")).out) as unknown;

  assert.match((await admin("accounts")).out, /^No accounts found\.\n$/);
  const { out: key } = await signetAt(url, ["api-keys", "mint"], {});
  const mine = { SIGNET_API_KEY: key.trim() };
  await signetAt(url, ["code", HOPELESS.task, "--max-steps", "1"], mine);
  const { account } = AccountList.parse(await json("accounts")).accounts[0]!;
  assert.match((await admin("accounts")).out, new RegExp(`^✓ ${account} +free +1 today +now +\\n$`));

  const runs = await admin("runs", "--account", account);
  assert.match(runs.out, new RegExp(`^✗ now +code +failed +${account}`));
  assert.ok(!runs.out.includes("poem"));
  assert.equal(OperatorRuns.parse(await json("runs", "--state", "failed")).runs.length, 1);
  assert.match((await admin("runs", "--state", "queued")).out, /^No runs found/);

  const overview = await admin();
  assert.match(overview.out, / {2}runs {6}1 in 24 hours: 1 failed\n/);
  assert.match(overview.out, / {2}accounts {2}1, 1 active, 0 blocked\n/);
  assert.equal(Overview.parse(await json("overview", "--hours", "2")).hours, 2);

  const blocked = await admin("block", account);
  assert.match(blocked.out, new RegExp(`^${account} {2}blocked\n`));
  const refused = await signetAt(url, ["code", "x"], mine);
  assert.deepEqual([refused.code, /blocked/.test(refused.err)], [1, true]);
  assert.equal((await signetAt(url, ["runs"], mine)).code, 0);
  assert.match((await admin("accounts", "--blocked")).out, /^✗ acct_/);
  assert.match((await admin("unblock", account)).out, /^acct_\w+ {2}open\n/);

  await admin("credit", account, "--runs", "7", "--visual", "2");
  assert.match((await admin("credit", account, "--runs=-5")).out, / {2}credits {3}2 runs, 2 visuals\n/);
  const most = await admin("credit", account, "--runs=-3");
  assert.deepEqual([most.code, /only 2 are left/.test(most.err)], [1, true]);
  const statement = await signetAt(url, ["usage", "--statement"], mine);
  assert.match(statement.out, /\+7 runs +bought +the operator of the service gave or took back units/);

  assert.match((await admin("tier", account, "pro")).out, / {2}tier {6}pro, given by you\n/);
  assert.match((await signetAt(url, ["usage"], mine)).out, /^Pro/);
  await admin("note", account, "Asked", "by", "mail\u001b[2J");
  const found = await admin("accounts", "--find", "BY MAIL");
  assert.ok(found.out.includes("Asked by mail") && !found.out.includes("\u001b"), found.out);
  const shown = await admin("account", account);
  assert.match(shown.out, /Your changes\n(?: {2}.*\n){6}$/);
  assert.equal(AccountDetail.parse(await json("account", account)).changes.length, 6);
  assert.match((await admin("note", account, "")).out, /^acct_/);
});

test("whoever is not the owner is refused, and a wrong call is told what is right", async (t) => {
  const { url } = await hostedService(t, { SVC_TRUST_PROXY: "0" });
  const stranger = await signetAt(url, ["admin"], {});
  assert.equal(stranger.code, 1);
  assert.match(stranger.err, /^✗ Only the owner may do this: log in as `owner`/m);
  assert.match(stranger.err, /SIGNET_PASSWORD/);
  const none = await signetAt(url, ["admin", "account", "acct_none"], { SIGNET_PASSWORD: PASSWORD });
  assert.deepEqual([none.code, /no account/.test(none.err)], [1, true]);
  const wrong: [args: string[], says: RegExp][] = [
    [["blok", "a"], /did you mean block/],
    [["block"], /name the account/],
    [["block", "a", "b"], /too many arguments: b/],
    [["credit", "a"], /how many units/],
    [["credit", "a", "--runs", "many"], /--runs must be a number/],
    [["credit", "a", "--runs", "10001"], /--runs must be a number/],
    [["tier", "a", "gold"], /tier is one of free, plus, pro/],
    [["note", "a"], /write the note/],
    [["runs", "--state", "faild"], /did you mean failed/],
    [["accounts", "--limit", "101"], /--limit/],
  ];
  for (const [args, says] of wrong) {
    const { code, err } = await signetAt(url, ["admin", ...args], { SIGNET_PASSWORD: PASSWORD });
    assert.deepEqual([code, says.test(err)], [2, true], `${args.join(" ")}: ${err}`);
  }
});
