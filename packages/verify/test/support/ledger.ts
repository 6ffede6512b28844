import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import {
  canonicalBytes,
  commit,
  GENESIS,
  manifestText,
  publicRun,
  sseBlock,
  streamSha,
  type Receipt,
} from "@signet/verify";

export const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest("hex");
export const textOf = (receipt: Receipt) => new TextDecoder().decode(canonicalBytes(receipt));

const files = [
  { path: "slug.js", bytes: 212, sha256: sha256("slug") },
  { path: "README.md", bytes: 40, sha256: sha256("readme") },
];

/** What the sample run's holder keeps: its opening and its private texts. */
export const SECRET = {
  opening: "5f".repeat(32),
  task: "Write slugify in JavaScript: slugify('Hello World') -> 'hello-world'\nKeep “quotes” and ünïcode.\n",
  files,
  blocks: [
    sseBlock("code_start", JSON.stringify({ seq: 1 })),
    sseBlock("code_done", JSON.stringify({ seq: 2, ok: true, artifacts: files })),
  ],
};

export const TEXTS = {
  task_commit: SECRET.task,
  files: manifestText(SECRET.files),
  events: await streamSha(SECRET.blocks),
};

const commitments = {
  task_commit: await commit(SECRET.opening, "task_commit", TEXTS.task_commit),
  files: await commit(SECRET.opening, "files", TEXTS.files),
  events: await commit(SECRET.opening, "events", TEXTS.events),
  owner: await commit(SECRET.opening, "owner", "local/"),
};

/** Lines that the commit before version 2 sealed: four runs, and one that was killed. */
export const V1_LINES = readFileSync(path.join(import.meta.dirname, "../fixtures/ledger-v1.ndjson"), "utf8")
  .trimEnd()
  .split("\n");

export const runId = (i: number) => `run_${i}`;
const runs = await Promise.all(Array.from({ length: 60 }, (_, i) => publicRun(runId(i), SECRET.opening)));
/** What the ledger shows of the sample's run `i`. */
export const shownRun = (i: number): string => runs[i]!;

const both = (seq: number, prev: string, run: string) => ({
  v: 2,
  log: "test.local/signet",
  seq,
  prev,
  ts: 1_790_000_000 + seq,
  run,
  task: "Write slugify in JavaScript: slugify('Hello World') -> 'hello-world'",
  task_commit: commitments.task_commit,
  max_steps: 12,
  owner: commitments.owner,
  svc: "signet/0.1.0",
});

export const seal = {
  kind: "code",
  ok: true,
  end: "done",
  check: "given",
  control: "confirmed",
  steps: 4,
  exit: 0,
  n_files: 2,
  n_events: 2,
  state_in: "",
  state_out: "",
  sandbox: "bubblewrap+seccomp",
  engine: "builtin",
  model: "builtin-1",
  att: "",
};

/** The ledger of `runs` runs, each an `open` line and then its seal, as receipts in order. */
export function sampleLedger(runs: number): Receipt[] {
  const receipts: Receipt[] = [];
  let prev = GENESIS;
  for (let i = 0; i < runs * 2; i++) {
    const common = both(i, prev, shownRun(i >> 1));
    const receipt =
      i % 2 === 0
        ? { ...common, kind: "open" }
        : { ...common, ...seal, files: commitments.files, events: commitments.events };
    receipts.push(receipt);
    prev = sha256(textOf(receipt));
  }
  return receipts;
}

/** What one who may write the ledger can do: gives every line from `from` on its place and predecessor anew. */
export function rechain(receipts: Receipt[], from = 0): Receipt[] {
  const chained = receipts.slice(0, from);
  for (const receipt of receipts.slice(from)) {
    const before = chained.at(-1);
    chained.push({ ...receipt, seq: chained.length, prev: before ? sha256(textOf(before)) : GENESIS });
  }
  return chained;
}

/** The seal of a page instead of a program. */
export function visualSeal(code: Receipt): Receipt {
  const { exit: _, state_in: _in, state_out: _out, att: _att, control: _control, ...shared } = code;
  const report = sha256("report");
  return { ...shared, kind: "visual", check: "browser", protocol: "visual-verify/1", report, attempts: 1 };
}
