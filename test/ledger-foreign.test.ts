import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { test, type TestContext } from "node:test";
import { createClient } from "@signet/client";
import { parseProofFile } from "@signet/verify";
import { systemClock } from "../packages/server/src/base/clock.ts";
import { createLedger } from "../packages/server/src/modules/ledger/ledger.ts";
import { ledgerOrigin } from "../packages/server/src/modules/ledger/origin.ts";
import { openStore } from "../packages/server/src/store/open-store.ts";
import { OPENED, OPENING } from "../packages/server/test/modules/ledger/lines.ts";
import { codeRun, newUsedFolder, startService } from "./support/service.ts";

const GOPATH = "/usr/share/gocode";
const found = existsSync(`${GOPATH}/src/golang.org/x/mod/sumdb/tlog`) && !spawnSync("go", ["version"]).error;
const skip = found
  ? false
  : "not installed: Go with x/mod (apt-get install golang-go golang-golang-x-mod-dev)";

/** One question to the Go program; see its `testCase`. */
interface GoCase {
  key: string;
  checkpoint: string;
  index?: number;
  line?: string;
  path?: string[];
  older?: string;
  consistency?: string[];
  tiles?: Record<string, string>;
  lines?: string[];
}

/** Why Go's own code refuses each of the cases; an empty text if it accepts it. */
function judgedByGo(cases: GoCase[]): string[] {
  const program = path.join(import.meta.dirname, "support/foreign/ledger.go");
  const env = { ...process.env, GO111MODULE: "off", GOPATH, GOFLAGS: "", GOTOOLCHAIN: "local" };
  const input = JSON.stringify(cases);
  const go = spawnSync("go", ["run", program], {
    env,
    input,
    encoding: "utf8",
    timeout: 300_000,
    maxBuffer: 1e8,
  });
  assert.equal(go.status, 0, go.stderr);
  return JSON.parse(go.stdout) as string[];
}

/** A service whose ledger has more lines than a tile, the last of them of a real run. */
async function grownService(t: TestContext, count: number) {
  const dataDir = newUsedFolder();
  const { db, close } = await openStore({ dataDir });
  const ledger = createLedger({ db, clock: systemClock, origin: await ledgerOrigin(db, null) });
  await db.transaction().execute(async (tx) => {
    for (let i = 0; i < count; i++) await ledger.open(tx, { id: `run-${i}`, opening: OPENING }, OPENED);
  });
  await close();
  const service = await startService({ dataDir });
  t.after(async () => {
    await service.end("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  });
  return service;
}

/** What anyone can read of a ledger, and its checkpoint of before the last run. */
async function published(t: TestContext) {
  const service = await grownService(t, 600);
  const client = createClient({ baseUrl: service.url });
  const older = await client.ledgerCheckpoint();
  await codeRun(service, { task: "sum(1, 2) -> 3" });
  const { key } = await client.ledgerKey();
  const checkpoint = await client.ledgerCheckpoint();
  const [from, size] = [older, checkpoint].map((text) => Number(text.split("\n")[1]));
  const lines: string[] = [];
  for await (const line of client.ledgerLines(100)) lines.push(line);
  const tiles: Record<string, string> = {};
  for (const address of ["0/000", "0/001", `0/002.p/${size! - 512}`, "1/000.p/2"]) {
    const [level, name] = [address.slice(0, 1), address.slice(2)];
    tiles[address] = Buffer.from(await client.ledgerTile(level, name)).toString("base64");
  }
  const { path: consistency } = await client.ledgerConsistency(from!, size!);
  const proofOf = async (index: number) => {
    const { receipts } = await client.receipts({ kind: "all", before: index + 1, limit: 1 });
    const proof = parseProofFile(await client.receiptProof(receipts[0]!.receipt_sha));
    assert.equal(proof.checkpoint, checkpoint);
    return {
      index,
      line: lines[index]!,
      path: proof.path.map((hash) => Buffer.from(hash).toString("base64")),
    };
  };
  return { key, older, checkpoint, from: from!, size: size!, lines, tiles, consistency, proofOf };
}

/** The base64 text with one bit of its bytes flipped. */
function flipped(base64: string, at = -1): string {
  const bytes = Buffer.from(base64, "base64");
  bytes[at < 0 ? bytes.length + at : at]! ^= 1;
  return bytes.toString("base64");
}

/** A checkpoint with another line, under the signature of the real one. */
function edited(checkpoint: string, at: number, line: string): string {
  const lines = checkpoint.split("\n");
  return lines.with(at, line).join("\n");
}

test(
  "Go's note and tlog accept a service's ledger, and refuse it with any part of it changed",
  { skip },
  async (t) => {
    const ledger = await published(t);
    const { key, checkpoint, older, consistency, tiles, lines, from, size } = ledger;
    assert.ok(from >= 600 && size > from && lines.length === size);
    const base = { key, checkpoint };
    const [first, inner, last] = [
      { ...base, ...(await ledger.proofOf(0)) },
      { ...base, ...(await ledger.proofOf(256)) },
      { ...base, ...(await ledger.proofOf(size - 1)) },
    ] as const;
    const grown = { ...base, older, consistency };
    const copied = { ...base, tiles, lines };
    const accepted: GoCase[] = [base, first, inner, last, grown, copied];

    const [name, , keyBytes] = key.split("+");
    const root = checkpoint.split("\n")[2]!;
    const signature = checkpoint.trimEnd().split(" ").at(-1)!;
    const notes: GoCase[] = [
      { ...base, checkpoint: edited(checkpoint, 0, `${name}x`) },
      { ...base, checkpoint: edited(checkpoint, 1, String(size + 1)) },
      { ...base, checkpoint: edited(checkpoint, 2, flipped(root)) },
      { ...base, checkpoint: checkpoint.replace(signature, flipped(signature)) },
      { ...base, checkpoint: checkpoint.replace(signature, flipped(signature, 0)) },
      { ...base, checkpoint: checkpoint.replace(/\n— .*/, "") },
      { ...base, key: `${name}+00000000+${keyBytes}` },
    ];
    const records: GoCase[] = [
      { ...inner, index: inner.index + 1 },
      { ...inner, index: size },
      { ...inner, line: lines[257]! },
      { ...inner, line: `${inner.line} ` },
      { ...inner, path: last.path },
      { ...inner, path: inner.path.slice(1) },
      { ...inner, path: inner.path.with(2, flipped(inner.path[2]!)) },
      { ...inner, checkpoint: older },
    ];
    const trees: GoCase[] = [
      { ...grown, consistency: consistency.slice(1) },
      { ...grown, consistency: consistency.with(0, flipped(consistency[0]!)) },
      { ...grown, checkpoint: older, older: checkpoint },
      { ...grown, older: edited(older, 2, root) },
    ];
    const copies: GoCase[] = [
      ...Object.keys(tiles).map((address) => ({
        ...copied,
        tiles: { ...tiles, [address]: flipped(tiles[address]!, 40) },
      })),
      { ...copied, tiles: { ...tiles, "0/001": tiles["0/000"]! } },
      { ...copied, lines: lines.with(300, lines[301]!) },
      { ...copied, lines: lines.slice(0, -1) },
    ];

    const refused = [...notes, ...records, ...trees, ...copies];
    const [good, bad] = [accepted, refused].map(judgedByGo);
    assert.deepEqual(
      good,
      accepted.map(() => ""),
    );
    for (const [i, why] of bad!.entries()) assert.notEqual(why, "", `accepted: changed part ${i}`);
    assert.deepEqual(
      bad!.slice(notes.length, notes.length + records.length).filter((why) => !/proof|CheckRecord/.test(why)),
      [],
    );
    t.diagnostic([...new Set(bad)].join("; "));
  },
);
