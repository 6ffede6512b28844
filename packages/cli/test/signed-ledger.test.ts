import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test, type TestContext } from "node:test";
import {
  canonicalBytes,
  GENESIS,
  type KeyRotation,
  type Receipt,
  receiptSha,
  withSignatures,
} from "@signet/verify";
import {
  announcing,
  newLogKey,
  newWitnessKey,
  rotationIn,
  type SampleLogKey,
  signLog,
} from "../../verify/test/support/signed-log.ts";
import { listen } from "./support/listen.ts";
import { OPENING } from "./support/run.ts";
import { sampleLines } from "./support/service.ts";
import { signet } from "./support/signet.ts";

const LINES = await sampleLines();
const ORIGIN = String((JSON.parse(LINES[0]!) as Receipt)["log"]);

/** The same lines with another task from line `from` on, and the chain made anew. */
async function rewritten(from: number): Promise<string[]> {
  const lines: string[] = [];
  let prev = GENESIS;
  for (const [seq, line] of LINES.entries()) {
    const fields = JSON.parse(line) as Receipt;
    const receipt = { ...fields, prev, ...(seq >= from ? { task: "Say good-bye" } : {}) };
    lines.push(new TextDecoder().decode(canonicalBytes(receipt)));
    prev = await receiptSha(receipt);
  }
  return lines;
}

/** What a service answers whose ledger has these lines and is signed by this key. */
async function ledgerOf(lines: readonly string[], key: SampleLogKey | null, rotations: KeyRotation[] = []) {
  const size = lines.length;
  const log = key && (await signLog(lines, key));
  const keys = [null, ...rotations].map((rotation) => ({ rotation }));
  const receipts = await Promise.all(
    lines.map(async (line) => {
      const fields = JSON.parse(line) as Receipt;
      return { ...fields, receipt_sha: await receiptSha(fields) };
    }),
  );
  const shas = receipts.map(({ receipt_sha: sha }) => sha);
  const proofs = await Promise.all(lines.map(async (_, index) => log?.proof(index)));
  const consistency = await Promise.all(
    Array.from({ length: size + 1 }, async (_, from) => log?.consistency(from)),
  );
  const json = (value: unknown) => JSON.stringify(value);
  return {
    shas,
    proofs,
    answer(url: URL, ndjson: boolean): string | undefined {
      const at = url.pathname.replace("/api/demo/code/", "");
      if (at === "ledger/checkpoint") return log?.checkpoint;
      if (at === "ledger/key") return key ? json({ origin: ORIGIN, key: key.text, keys }) : undefined;
      if (at === "ledger/consistency")
        return json({ path: consistency[Number(url.searchParams.get("from"))] ?? [] });
      const [, sha, proof] = /^receipts\/(\w+)(\/proof)?$/.exec(at) ?? [];
      if (sha) return proof ? proofs[shas.indexOf(sha)] : json(receipts[shas.indexOf(sha)]);
      const before = Number(url.searchParams.get("before") ?? size);
      const from = Math.max(0, before - Number(url.searchParams.get("limit")));
      if (ndjson)
        return lines
          .slice(from, before)
          .map((line) => `${line}\n`)
          .join("");
      return json({
        receipts: receipts.slice(from, before).toReversed(),
        size,
        head: shas.at(-1),
        next: from || null,
      });
    },
  };
}

/** A service whose ledger can be replaced, and `signet verify` with a memory of its own. */
async function stage(t: TestContext) {
  const state = mkdtempSync(path.join(tmpdir(), "signet-known-"));
  t.after(() => rmSync(state, { recursive: true, force: true }));
  const key = await newLogKey(ORIGIN);
  let ledger = await ledgerOf(LINES.slice(0, 4), key);
  const server = await listen((request, response) => {
    const url = new URL(request.url!, "http://127.0.0.1");
    const answer = ledger.answer(url, request.headers.accept === "application/x-ndjson");
    if (answer !== undefined) return void response.end(answer);
    response.writeHead(404, { "content-type": "application/problem+json" });
    response.end(JSON.stringify({ status: 404, code: "not_found", title: "Not found", detail: "" }));
  });
  t.after(() => server[Symbol.dispose]());
  return {
    key,
    ledger: () => ledger,
    file: path.join(state, "signet/ledgers.json"),
    serve: async (lines: readonly string[], by: SampleLogKey | null = key, rotations: KeyRotation[] = []) =>
      (ledger = await ledgerOf(lines, by, rotations)),
    verify: async (...args: string[]) => {
      const { code, stdout } = await signet(["verify", ...args], {
        url: server.url,
        cwd: state,
        env: { XDG_STATE_HOME: state },
      });
      return { code, stdout };
    },
  };
}

test("the first look says whose key it trusts, and each later one that the ledger continues what was seen", async (t) => {
  const { key, file, serve, verify } = await stage(t);
  const first = await verify();
  assert.equal(first.code, 0, first.stdout);
  assert.match(
    first.stdout,
    /signed by localhost\/signet up to line 4\n {2}key, trusted from now on: localhost/,
  );
  assert.ok(first.stdout.includes(key.text));
  assert.equal(statSync(file).mode & 0o777, 0o600);
  await serve(LINES);
  const later = await verify();
  assert.equal(later.code, 0, later.stdout);
  assert.match(later.stdout, /up to line 5; continues the 4 lines seen on \d{4}-\d\d-\d\d\n/);
  assert.doesNotMatch(later.stdout, /trusted from now on/);
  const { signatures } = JSON.parse((await verify("--json")).stdout) as {
    signatures: { source: string; size: number };
  };
  assert.deepEqual([signatures.source, signatures.size], ["known", 5]);
});

test("a ledger that was rewritten, cut, left unsigned or signed with another key since the last look is refused", async (t) => {
  const { serve, verify } = await stage(t);
  await serve(LINES);
  assert.equal((await verify()).code, 0);
  const other = await newLogKey(ORIGIN);
  for (const [what, lines, by, exit, says] of [
    [
      "rewritten",
      await rewritten(2),
      undefined,
      34,
      /the first 5 lines are not those that a checkpoint was signed for/,
    ],
    ["cut", LINES.slice(0, 4), undefined, 34, /a checkpoint was signed for 5 lines; the ledger has 4/],
    ["not signed", LINES, null, 32, /shows no signature, but its ledger was signed before/],
    ["another key", LINES, other, 32, /not signed .* with the key trusted since/],
  ] as const) {
    await serve(lines, by);
    const whole = await verify();
    assert.equal(whole.code, exit, `${what}: ${whole.stdout}`);
    assert.match(whole.stdout, says);
    const one = await verify("last");
    assert.ok([32, 34].includes(one.code ?? 0), `one receipt, ${what}: ${one.stdout}`);
  }
  await serve(LINES);
  assert.equal((await verify()).code, 0, "the ledger as it was");
});

test("a key that is given decides, as text or in a file, and a wrong one is refused", async (t) => {
  const { key, verify, file } = await stage(t);
  const other = await newLogKey(ORIGIN);
  assert.equal((await verify("--key", other.text)).code, 32);
  assert.equal((await verify("--key", key.text)).code, 0);
  writeFileSync(`${file}.key`, `${key.text}\n`);
  assert.equal((await verify("last", "--key", `${file}.key`)).code, 0);
  assert.equal((await verify("--key", "nowhere")).code, 2);
  assert.equal((await verify("--key", "a+b+c")).code, 29);
});

test("one receipt is verified with its place in the signed ledger", async (t) => {
  const { ledger, serve, verify } = await stage(t);
  const [, sha] = ledger().shas;
  const first = await verify(sha!);
  assert.equal(first.code, 0, first.stdout);
  assert.match(
    first.stdout,
    /line 1 of the signed ledger localhost\/signet, which has 4\n {2}key, trusted from now on/,
  );
  await serve(LINES);
  assert.match((await verify(sha!)).stdout, /which has 5\n$/);
  const proofs = ledger().proofs;
  [proofs[1], proofs[3]] = [proofs[3], proofs[1]];
  const forged = await verify(sha!);
  assert.equal(forged.code, 33, forged.stdout);
  proofs[1] = undefined;
  assert.equal((await verify(sha!)).code, 1, "a service that proves nothing is not believed");
});

test("a damaged memory is told, and never taken for no memory", async (t) => {
  const { file, verify } = await stage(t);
  assert.equal((await verify()).code, 0);
  writeFileSync(file, "{");
  const damaged = await verify();
  assert.deepEqual([damaged.code, damaged.stdout], [2, ""]);
  rmSync(file);
  mkdirSync(file);
  assert.equal((await verify()).code, 2, "what cannot be read is not nothing");
});

test("a look that cannot be remembered is told, and what was verified stays verified", async (t) => {
  const { file, verify } = await stage(t);
  writeFileSync(path.dirname(file), "");
  assert.equal((await verify()).code, 2, "a place that is no folder may hold anything");
  rmSync(path.dirname(file));
  // Nothing can be made there, as on a full disk.
  symlinkSync("/proc/nowhere", path.dirname(file));
  const unkept = await verify();
  assert.equal(unkept.code, 0, unkept.stdout);
  assert.match(unkept.stdout, /not remembered for the next time: .* cannot be written/);
});

test("lines that came after the signature are told to be unsigned", async (t) => {
  const { key, ledger, verify } = await stage(t);
  const signed = { ...ledger() };
  const longer = await ledgerOf(LINES, key);
  ledger().answer = (url, ndjson) =>
    (url.pathname.endsWith("/receipts") ? longer : signed).answer(url, ndjson);
  const { code, stdout } = await verify();
  assert.equal(code, 0, stdout);
  assert.match(stdout, /chain of 5 lines[^]*up to line 4\n {2}1 newer line not signed yet\n/);
});

test("a receipt without a proof says so, and is refused where a key is given", async (t) => {
  const { key, ledger, file, verify } = await stage(t);
  const [, sha] = ledger().shas;
  const receipt = JSON.parse(LINES[1]!) as Receipt;
  const record = path.join(path.dirname(path.dirname(file)), "receipt.json");
  writeFileSync(record, JSON.stringify({ ...receipt, receipt_sha: sha }));
  const alone = await verify(record);
  assert.equal(alone.code, 0, alone.stdout);
  assert.match(alone.stdout, /nothing here shows that it is in a ledger/);
  assert.equal((await verify(record, "--key", key.text)).code, 33);
});

/** The first lines with a rotation to a new key, and one more line. */
async function rotated(old: SampleLogKey) {
  const next = await newLogKey(ORIGIN);
  const announced = [...LINES, await announcing(LINES, next)];
  const third = await newLogKey(ORIGIN);
  const lines = [...announced, await announcing(announced, third)];
  const rotations = [await rotationIn(announced, old, next), await rotationIn(lines, next, third)];
  return { next: third, lines, rotations };
}

test("a ledger whose key was replaced is followed to the new key, which is trusted from then on", async (t) => {
  const { key, serve, verify } = await stage(t);
  assert.equal((await verify()).code, 0);
  const { next, lines, rotations } = await rotated(key);
  const record = await serve(lines, next, rotations);
  const all = await verify();
  assert.equal(all.code, 0, all.stdout);
  assert.ok(all.stdout.includes(`its key replaced the trusted one, which signed that: ${next.text}`));
  const one = await verify(record.shas[1]!);
  assert.equal(one.code, 0, one.stdout);
  assert.doesNotMatch(one.stdout, /replaced/);
  await serve(LINES, key);
  assert.equal((await verify()).code, 32, "the key before signs nothing any more");
});

test("one receipt is enough to follow a new key; a given one is followed too", async (t) => {
  for (const given of [false, true]) {
    const { key, serve, verify } = await stage(t);
    if (!given) assert.equal((await verify()).code, 0);
    const { next, lines, rotations } = await rotated(key);
    const { shas } = await serve(lines, next, rotations);
    const { code, stdout } = await verify(shas[0]!, ...(given ? ["--key", key.text] : []));
    assert.equal(code, 0, stdout);
    assert.ok(stdout.includes(next.text));
  }
});

test("a rotation that the trusted key did not sign is refused with a code of its own, and changes nothing", async (t) => {
  const { key, serve, verify } = await stage(t);
  assert.equal((await verify()).code, 0);
  const { lines } = await rotated(key);
  const forger = await newLogKey(ORIGIN);
  const forged = [...LINES, await announcing(LINES, forger)];
  await serve(forged, forger, [await rotationIn(forged, forger)]);
  const { code, stdout } = await verify();
  assert.equal(code, 35, stdout);
  assert.match(
    stdout,
    /new key is not trusted: no line that the trusted key signed announces it \(bad_rotation\)/,
  );
  await serve(lines, key);
  assert.equal((await verify()).code, 0, "the old key is still the trusted one");
});

test("a rotation that is not of the lines that the service shows is refused", async (t) => {
  const { key, serve, verify } = await stage(t);
  assert.equal((await verify()).code, 0);
  const { next, lines, rotations } = await rotated(key);
  const elsewhere = [...LINES.slice(0, 4), await announcing(LINES.slice(0, 4), next)];
  const { shas } = await serve(lines, next, [await rotationIn(elsewhere, key, next)]);
  assert.equal((await verify()).code, 34);
  assert.equal((await verify(shas[0]!)).code, 34);
  await serve(lines, next, rotations);
  assert.equal((await verify()).code, 0);
});

/** The last event of the run of line 1, with a proof of it. */
async function recordOf(proof: string) {
  const receipt = JSON.parse(LINES[1]!) as Receipt;
  const receipt_sha = await receiptSha(receipt);
  const data = { receipt_sha, ok: receipt["ok"], opening: OPENING, receipt: { ...receipt, receipt_sha } };
  return JSON.stringify({ ...data, task: "Say hello", proof });
}

test("a key that was replaced proves what it signed until then, and nothing of a longer ledger", async (t) => {
  const { key, file, serve, verify } = await stage(t);
  assert.equal((await verify()).code, 0);
  const { next, lines, rotations } = await rotated(key);
  await serve(lines, next, rotations);
  assert.equal((await verify()).code, 0);
  const record = `${path.dirname(path.dirname(file))}/run.json`;
  const offline = async (tree: readonly string[], by: SampleLogKey) => {
    writeFileSync(record, await recordOf(await (await signLog(tree, by)).proof(1)));
    return verify(record);
  };
  for (const [tree, by] of [
    [LINES.slice(0, 4), key],
    [lines.slice(0, -1), key],
    [lines, next],
  ] as const) {
    const { code, stdout } = await offline(tree, by);
    assert.equal(code, 0, stdout);
    assert.match(stdout, /line 1 of the signed ledger/);
  }
  const stolen = await offline(lines, key);
  assert.equal(stolen.code, 32, stolen.stdout);
  assert.match(stolen.stdout, /its key was replaced before the ledger had 7 lines/);
});

test("two services that claim one ledger with different keys vouch for no record without a key that is given", async (t) => {
  const { key, ledger, file, verify } = await stage(t);
  assert.equal((await verify()).code, 0);
  const record = `${path.dirname(path.dirname(file))}/run.json`;
  writeFileSync(record, await recordOf(ledger().proofs[1]!));
  assert.equal((await verify(record)).code, 0);
  const claimed = JSON.parse(readFileSync(file, "utf8")) as Record<string, object>;
  const [[honest, known] = ["", {}]] = Object.entries(claimed);
  const other = await newLogKey(ORIGIN);
  writeFileSync(file, JSON.stringify({ "http://other": { ...known, key: other.text }, [honest]: known }));
  const { code, stdout } = await verify(record);
  assert.equal(code, 32, stdout);
  assert.match(
    stdout,
    /http:\/\/other and http:\/\/127\S+ show ledgers of the name localhost\/signet with different/,
  );
  assert.equal((await verify(record, "--key", key.text)).code, 0);
  writeFileSync(file, JSON.stringify({ "http://same": known, [honest]: known }));
  assert.equal((await verify(record)).code, 0, "one ledger at two addresses");
});

test("a commit's receipt has to be in the signed ledger, wherever else the service shows it", async (t) => {
  const { key, ledger, file, verify } = await stage(t);
  const folder = path.dirname(path.dirname(file));
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", folder, "-c", "user.name=p", "-c", "user.email=p@localhost", ...args]);
  git("init", "-q");
  git("commit", "-q", "--allow-empty", "-m", `Work\n\nSignet-Receipt: ${ledger().shas[1]}`);
  const commits = async (...more: string[]) => (await verify("--git", ...more)).stdout;
  const { proofs } = ledger();
  assert.match(await commits(), /the message does not reveal the files/);
  assert.match(await commits("--key", (await newLogKey(ORIGIN)).text), /place in the ledger does not hold/);
  [proofs[1], proofs[3]] = [proofs[3], proofs[1]];
  assert.match(await commits("--key", key.text), /place in the ledger does not hold: the receipt is not in/);
});

test("how far witnesses cosigned is told, and what they have not seen is", async (t) => {
  const { key, ledger, file, serve, verify } = await stage(t);
  const witness = await newWitnessKey("w.example");
  const { checkpoint } = await signLog(LINES.slice(0, 2), key);
  const cosigned = withSignatures(checkpoint, [witness.cosignature(checkpoint)]);
  await serve(LINES);
  const plain = { ...ledger() };
  ledger().answer = (url, ndjson) =>
    url.searchParams.has("witnessed") ? cosigned : plain.answer(url, ndjson);
  const policy = `${path.dirname(path.dirname(file))}/policy`;
  writeFileSync(policy, `witness w ${witness.text}\nquorum w\n`);
  const { code, stdout } = await verify("--policy", policy);
  assert.equal(code, 0, stdout);
  assert.match(stdout, /\n {2}cosigned by w\.example up to line 2; 3 newer lines not cosigned yet\n/);
});
