// The ledger beside its goals, and beside what this machine gives: fdatasync, SQLite with the same rows, and SHA-256.
import { createHash, randomBytes } from "node:crypto";
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { verifyLedger } from "../packages/verify/src/index.ts";
import { systemClock as clock } from "../packages/server/src/base/clock.ts";
import { createAuditor } from "../packages/server/src/modules/ledger/audit.ts";
import { openCheckpoints } from "../packages/server/src/modules/ledger/checkpoints.ts";
import { createLedger, type SealFields } from "../packages/server/src/modules/ledger/ledger.ts";
import { commitTogether } from "../packages/server/src/store/group-commit.ts";
import type { Tx } from "../packages/server/src/store/db.ts";
import { openStore } from "../packages/server/src/store/open-store.ts";

const audited = Number(process.argv[2] ?? 20_000);
/** The rates of the machine change from second to second, so what is compared is measured in turns. */
const TURNS = 5;
const SINGLE = 300;
const GROUP = 256;
const GROUPS = 8;
const GOAL = { single: 0.9, grouped: 25_000, auditSeconds: 15, proofMs: 50, proofBytes: 1_300 };
const MILLION = 1_000_000;
const origin = "bench.local/signet";
const commitment = `c1:${"a".repeat(64)}`;
const FIELDS = {
  task: "Write slugify in JavaScript: slugify('Hello World') -> 'hello-world'",
  task_commit: commitment,
  max_steps: 12,
  owner: commitment,
  svc: "signet/0.1.0",
};
const SEAL: SealFields = {
  kind: "code",
  ok: true,
  end: "done",
  check: "given",
  control: "confirmed",
  exit: 0,
  steps: 4,
  files: commitment,
  n_files: 2,
  events: commitment,
  n_events: 9,
  state_in: "",
  state_out: "",
  svc: "signet/0.1.0",
  sandbox: "bwrap",
  engine: "builtin",
  model: "builtin",
  att: "",
};
const LINE = Buffer.alloc(500, 97);

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
const appendTogether = (ledger: typeof signed) => commitTogether(db, (tx) => ledger.open(tx, one(), FIELDS));

async function times(count: number, turn: () => unknown): Promise<void> {
  for (let i = 0; i < count; i++) await turn();
}

/** What is measured, by its name, with how many times one turn does it. */
const measured: Record<string, { count: number; turn: () => unknown; rates: number[]; busy: number[] }> = {};
const measure = (name: string, count: number, turn: () => unknown) =>
  (measured[name] = { count, turn, rates: [], busy: [] });
const rateOf = (name: string) => median(measured[name]!.rates);
const median = (rates: number[]) => rates.toSorted((a, b) => a - b)[rates.length >> 1]!;

function syncOnce(): () => void {
  const file = openSync(path.join(dataDir, "sync"), "w");
  const page = Buffer.alloc(4_096);
  process.on("exit", () => closeSync(file));
  return () => {
    writeSync(file, page, 0, page.length, 0);
    fdatasyncSync(file);
  };
}

/** Microseconds of processor time since a measurement began. */
function busySince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun);
  return user + system;
}

/** SQLite itself, with the same tables and rows and nothing else. */
function plainRows() {
  const plain = new DatabaseSync(path.join(dataDir, "plain.db"));
  plain.exec(`pragma journal_mode=wal; pragma synchronous=full; pragma secure_delete=on; pragma cache_size=-16384;
    create table ledger (seq integer primary key, sha text, run_id text, kind text, line text, unique (run_id, kind));
    create index by_sha on ledger (substr(sha, 1, 10));
    create table head (id integer primary key, size bigint, sha text);
    insert into head values (1, 0, '')`);
  const [begin, commit] = [plain.prepare("begin immediate"), plain.prepare("commit")];
  const insert = plain.prepare("insert into ledger values (?, ?, ?, 'open', ?)");
  const head = plain.prepare("select size from head");
  const setHead = plain.prepare("update head set size = ?, sha = ?");
  const text = LINE.toString();
  return (rows: number) => {
    begin.run();
    for (let i = 0; i < rows; i++) {
      const { size } = head.get() as { size: number };
      const sha = randomBytes(32).toString("hex");
      insert.run(size, sha, `run_${String(size).padStart(12, "0")}`, text);
      setHead.run(size + 1, sha);
    }
    commit.run();
  };
}

const sync = syncOnce();
const plain = plainRows();
measure("fdatasync", SINGLE, () => times(SINGLE, sync));
measure("sqlite", SINGLE, () => times(SINGLE, () => plain(1)));
measure("sqlite grouped", GROUP * GROUPS, () => times(GROUPS, () => plain(GROUP)));
measure("single", SINGLE, () => times(SINGLE, () => append(unsigned)));
measure("single signed", SINGLE, () => times(SINGLE, () => append(signed)));
measure("waiting", GROUP * GROUPS, () =>
  times(GROUPS, () => Promise.all(Array.from({ length: GROUP }, () => appendTogether(signed)))),
);
measure("grouped", GROUP * GROUPS, () =>
  times(GROUPS, () => db.transaction().execute((tx) => times(GROUP, () => unsigned.open(tx, one(), FIELDS)))),
);
measure("hash", 20_000, () => {
  for (let i = 0; i < 20_000; i++) createHash("sha256").update(LINE).digest();
});
for (let turn = 0; turn <= TURNS; turn++)
  for (const it of Object.values(measured)) {
    const [started, begun] = [performance.now(), process.cpuUsage()];
    await it.turn();
    await checkpoints.settled();
    // The first turn is there to warm up.
    if (turn === 0) continue;
    it.rates.push((it.count * 1_000) / (performance.now() - started));
    it.busy.push(busySince(begun) / it.count);
  }

const round = (n: number) => Math.round(n).toLocaleString("en");
const part = (name: string, floor: string) =>
  `${((100 * rateOf(name)) / rateOf(floor)).toFixed(0)} % of ${floor}`;
const say = (what: string, value: string, beside = "") =>
  console.log(`  ${what.padEnd(46)} ${value.padStart(11)}  ${beside}`.trimEnd());
const goal = (text: string, isMet: boolean) => `goal ${text}: ${isMet ? "met" : "missed"}`;
const perSecond = (name: string) => `${round(rateOf(name))}/s`;
const busyOf = (name: string) => `${median(measured[name]!.busy).toFixed(0)} µs busy each`;

say("fdatasync of 4 KiB", perSecond("fdatasync"), busyOf("fdatasync"));
say(
  "SQLite, the same rows, one commit each",
  perSecond("sqlite"),
  `${busyOf("sqlite")}, ${part("sqlite", "fdatasync")}`,
);
say(`SQLite, the same rows, ${GROUP} in a commit`, perSecond("sqlite grouped"), busyOf("sqlite grouped"));
say("SHA-256 of 500 bytes", perSecond("hash"));
say(
  "durable appends, one commit each",
  perSecond("single"),
  `${busyOf("single")}, ${part("single", "fdatasync")}, ${part("single", "sqlite")}; ${goal("90 % of fdatasync", rateOf("single") >= GOAL.single * rateOf("fdatasync"))}`,
);
say(
  "the same, signed beside them",
  perSecond("single signed"),
  `${busyOf("single signed")}, ${part("single signed", "fdatasync")}`,
);
say(
  `${GROUP} in one commit`,
  perSecond("grouped"),
  `${busyOf("grouped")}, ${part("grouped", "sqlite grouped")}; ${goal("25,000/s", rateOf("grouped") >= GOAL.grouped)}`,
);
say(
  `${GROUP} that wait at once, signed`,
  perSecond("waiting"),
  `${busyOf("waiting")}, ${part("waiting", "sqlite grouped")}; ${goal("25,000/s", rateOf("waiting") >= GOAL.grouped)}`,
);

const took: number[] = [];
await times(SINGLE, async () => {
  const started = performance.now();
  const { seq } = await append(signed);
  await checkpoints.firstProof(Number(seq));
  took.push(performance.now() - started);
});
took.sort((a, b) => a - b);
const at = (share: number) => took[Math.floor(took.length * share)]!;
say(
  "append to signed proof, p50 and p99",
  `${at(0.5).toFixed(2)}, ${at(0.99).toFixed(2)} ms`,
  goal("p99 below 50 ms", at(0.99) < GOAL.proofMs),
);

/** What is audited is mostly runs that were sealed. */
async function sealedRun(tx: Tx): Promise<void> {
  const run = one();
  await unsigned.open(tx, run, FIELDS);
  await unsigned.seal(tx, run.id, SEAL);
}
for (let left = (audited - next) / 2; left > 0; left -= GROUP)
  await db.transaction().execute((tx) => times(Math.ceil(Math.min(GROUP, left)), () => sealedRun(tx)));
const { size, root } = await checkpoints.covering((await signed.head()).size);
const auditor = createAuditor({ ledger: signed, clock, checkpoints });

/** Prints how long one million receipts would take. */
async function sayAudit(what: string, audit: () => Promise<{ ok: boolean }>): Promise<void> {
  const [started, begun] = [performance.now(), process.cpuUsage()];
  if (!(await audit()).ok) throw new Error("the audit failed");
  const seconds = (performance.now() - started) / 1_000;
  const ofMillion = (seconds * MILLION) / size;
  const busy = busySince(begun) / size;
  say(
    `${what} of ${round(size)}`,
    `${round(size / seconds)}/s`,
    `${busy.toFixed(1)} µs busy each, ${ofMillion.toFixed(1)} s a million; ${goal("15 s", ofMillion <= GOAL.auditSeconds)}`,
  );
}
await sayAudit("self-audit", () => auditor.audit());
const lines = await Array.fromAsync(signed.lines());
await sayAudit("signet verify", () => verifyLedger(lines, [{ origin, size, root }]));
const proof = await checkpoints.proof(Math.floor(size / 2));
say(
  `proof in a tree of ${round(size)}`,
  `${proof.length} bytes`,
  goal("1,300 bytes", proof.length <= GOAL.proofBytes),
);
await checkpoints.settled();
await close();
rmSync(dataDir, { recursive: true });
