// The ledger beside the machine's own rates of fdatasync and SHA-256: appends, sealing to proof, audit, size of a proof.
import { createHash } from "node:crypto";
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { systemClock as clock } from "../packages/server/src/base/clock.ts";
import { createAuditor } from "../packages/server/src/modules/ledger/audit.ts";
import { openCheckpoints } from "../packages/server/src/modules/ledger/checkpoints.ts";
import { createLedger } from "../packages/server/src/modules/ledger/ledger.ts";
import { openStore } from "../packages/server/src/store/open-store.ts";

const audited = Number(process.argv[2] ?? 20_000);
const SINGLE = 1_000;
const GROUP = 256;
const origin = "bench.local/signet";
const commitment = `c1:${"a".repeat(64)}`;
const FIELDS = {
  task: "Write slugify in JavaScript: slugify('Hello World') -> 'hello-world'",
  task_commit: commitment,
  max_steps: 12,
  owner: commitment,
  svc: "signet/0.1.0",
};

const dataDir = mkdtempSync(path.join(tmpdir(), "signet-bench-"));
const { db, close } = await openStore({ dataDir });
const log = { debug() {}, info() {}, warn() {}, error: console.error };
const config = { dataDir, ledgerKeyFile: null, ledgerGuard: path.join(dataDir, "ledger.checkpoint") };
const checkpoints = await openCheckpoints({ db, clock, log, config, origin });
const unsigned = createLedger({ db, clock, origin });
const signed = createLedger({ db, clock, origin, checkpoints });
let next = 0;
const one = () => ({ id: `run_${String(next++).padStart(12, "0")}`, opening: "5f".repeat(32) });
const append = (ledger: typeof signed) => db.transaction().execute((tx) => ledger.open(tx, one(), FIELDS));

async function rate(count: number, turn: () => unknown): Promise<number> {
  const started = performance.now();
  await turn();
  return (count * 1_000) / (performance.now() - started);
}
async function times(count: number, turn: () => unknown): Promise<void> {
  for (let i = 0; i < count; i++) await turn();
}
const round = (n: number) => Math.round(n).toLocaleString("en");
const say = (what: string, value: number, floor?: number) =>
  console.log(
    `  ${what.padEnd(44)} ${round(value).padStart(9)}/s${floor ? `  = ${((100 * value) / floor).toFixed(0)} % of the floor` : ""}`,
  );

function syncOnce(): () => void {
  const file = openSync(path.join(dataDir, "sync"), "w");
  const page = Buffer.alloc(4_096);
  process.on("exit", () => closeSync(file));
  return () => {
    writeSync(file, page, 0, page.length, 0);
    fdatasyncSync(file);
  };
}

const line = Buffer.alloc(813, 97);
const synced = await rate(SINGLE, () => times(SINGLE, syncOnce()));
say("fdatasync of 4 KiB (floor)", synced);
const hashed = await rate(100_000, () => {
  for (let i = 0; i < 100_000; i++) createHash("sha256").update(line).digest();
});
say("SHA-256 of 813 bytes (floor of the audit)", hashed);
say(
  "durable appends, one commit each",
  await rate(SINGLE, () => times(SINGLE, () => append(unsigned))),
  synced,
);
say("the same, signed beside them", await rate(SINGLE, () => times(SINGLE, () => append(signed))), synced);
await checkpoints.settled();
say(
  `${GROUP} that wait at once, one commit each`,
  await rate(GROUP * 4, () =>
    times(4, () => Promise.all(Array.from({ length: GROUP }, () => append(signed)))),
  ),
);
await checkpoints.settled();
say(
  `${GROUP} in one commit`,
  await rate(GROUP * 16, () =>
    times(16, () => db.transaction().execute((tx) => times(GROUP, () => unsigned.open(tx, one(), FIELDS)))),
  ),
);

const took: number[] = [];
await times(SINGLE, async () => {
  const started = performance.now();
  const { seq } = await append(signed);
  await checkpoints.firstProof(Number(seq));
  took.push(performance.now() - started);
});
took.sort((a, b) => a - b);
const at = (share: number) => took[Math.floor(took.length * share)]!.toFixed(2);
console.log(`  append to signed proof: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);

for (let left = audited - next; left > 0; left -= GROUP)
  await db
    .transaction()
    .execute((tx) => times(Math.min(GROUP, left), () => unsigned.open(tx, one(), FIELDS)));
const { size } = await checkpoints.covering(0);
const auditor = createAuditor({ ledger: signed, clock, checkpoints });
const rateOfAudit = await rate(next, async () => {
  if (!(await auditor.audit()).ok) throw new Error("the audit failed");
});
say(`audit of ${round(next)} receipts, chain and tree`, rateOfAudit, hashed);
const proof = await checkpoints.proof(Math.floor(size / 2));
console.log(`  proof in a tree of ${round(size)}: ${proof.length} bytes`);
await checkpoints.settled();
await close();
rmSync(dataDir, { recursive: true });
