// Receipts a second that the chain verifier audits on one core, beside a floor that only hashes the same bytes.
import { hash as sha256 } from "node:crypto";
import { canonicalBytes, GENESIS, verifyChain } from "@signet/verify";

const size = Number(process.argv[2] ?? 100_000);
const hash = (line: string) => sha256("sha256", line);
const commitment = (seed: string) => `c1:${hash(seed)}`;

function makeLedger(): string[] {
  const lines: string[] = [];
  let prev = GENESIS;
  for (let seq = 0; seq < size; seq++) {
    const line = new TextDecoder().decode(
      canonicalBytes({
        v: 1,
        log: "bench.local/signet",
        seq,
        prev,
        ts: 1_790_000_000 + seq,
        run: `run_${hash(`${seq}`).slice(0, 25)}`,
        kind: "code",
        ok: true,
        end: "done",
        task: "Write slugify in JavaScript: slugify('Hello World') -> 'hello-world'",
        task_commit: commitment(`t${seq}`),
        check: "given",
        steps: 4,
        max_steps: 12,
        exit: 0,
        files: commitment(`f${seq}`),
        n_files: 2,
        events: commitment(`e${seq}`),
        n_events: 17,
        state_in: "",
        state_out: "",
        owner: "",
        svc: "signet/0.1.0",
        sandbox: "bubblewrap+seccomp",
        engine: "builtin",
        model: "builtin-1",
        att: "",
      }),
    );
    lines.push(line);
    prev = hash(line);
  }
  return lines;
}

/** Median receipts a second of five turns. */
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
console.log(`verify: ${round(size)} receipts of ${lines[0]!.length} bytes`);
console.log(`  bytes only (floor)  ${round(floor)} receipts/s`);
console.log(
  `  whole chain check   ${round(full)} receipts/s  = ${((100 * full) / floor).toFixed(0)} % of the floor`,
);
