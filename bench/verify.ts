// Receipts per second that the chain verifier audits on one core, compared with a floor that only hashes the same bytes.
import { hash as sha256 } from "node:crypto";
import { canonicalBytes, GENESIS, verifyChain } from "@signet/verify";

const size = Number(process.argv[2] ?? 100_000);
const hash = (line: string) => sha256("sha256", line);
const commitment = (seed: string) => `c1:${hash(seed)}`;

/** The fields that both lines of a run have. */
const common = (seq: number, prev: string) => ({
  v: 2,
  log: "bench.local/signet",
  seq,
  prev,
  ts: 1_790_000_000 + seq,
  run: `r2:${hash(`r${seq >> 1}`)}`,
  task: "Write slugify in JavaScript: slugify('Hello World') -> 'hello-world'",
  task_commit: commitment(`t${seq >> 1}`),
  max_steps: 12,
  owner: commitment(`o${seq >> 1}`),
  svc: "signet/0.1.0",
});

const seal = (seq: number) => ({
  kind: "code",
  ok: true,
  end: "done",
  check: "given",
  control: "confirmed",
  steps: 4,
  exit: 0,
  files: commitment(`f${seq}`),
  n_files: 2,
  events: commitment(`e${seq}`),
  n_events: 17,
  state_in: "",
  state_out: "",
  sandbox: "bubblewrap+seccomp",
  engine: "builtin",
  model: "builtin-1",
  att: "",
});

/** A ledger as the service writes it: the opening line of each run, then its seal. */
function makeLedger(): string[] {
  const lines: string[] = [];
  let prev = GENESIS;
  for (let seq = 0; seq < size; seq++) {
    const more = seq % 2 === 0 ? { kind: "open" } : seal(seq);
    const line = new TextDecoder().decode(canonicalBytes({ ...common(seq, prev), ...more }));
    lines.push(line);
    prev = hash(line);
  }
  return lines;
}

/** The median of receipts per second in five rounds. */
async function rate(turn: () => unknown): Promise<number> {
  const rates: number[] = [];
  for (let i = 0; i < 5; i++) {
    const started = performance.now();
    await turn();
    rates.push((size * 1000) / (performance.now() - started));
  }
  return rates.sort((a, b) => a - b)[2]!;
}

const lines = makeLedger();
const floor = await rate(() => lines.forEach(hash));
const full = await rate(async () => {
  const verdict = await verifyChain(lines);
  if (!verdict.ok) throw new Error(verdict.message);
});
const round = (n: number) => Math.round(n).toLocaleString("en");
console.log(
  `verify: ${round(size)} receipts, half of ${lines[0]!.length} bytes and half of ${lines[1]!.length}`,
);
console.log(`  bytes only (floor)  ${round(floor)} receipts/s`);
console.log(
  `  whole chain check   ${round(full)} receipts/s  = ${((100 * full) / floor).toFixed(0)} % of the floor`,
);
