import { parseLine, type Receipt } from "./canonical.ts";
import { VerifyError, type FaultCode } from "./error.ts";
import { sha256 } from "./hash.ts";

/** What the first line of a ledger names as the line before. */
export const GENESIS = "0".repeat(64);

/** Where a chain begins: at the ledger's start, or at any line whose place and predecessor are already trusted. */
export interface ChainStart {
  seq: number;
  prev: string;
}

export type ChainVerdict =
  | {
      ok: true;
      /** Lines of the ledger up to the last one read: its `seq` + 1. */
      size: number;
      /** receipt_sha of the last line, or what the first was expected to follow where there is none. */
      head: string;
      opens: number;
      sealed: number;
      /** Runs that were opened and have no seal: under way, or left out. */
      unsealed: string[];
    }
  | { ok: false; code: FaultCode; seq: number; message: string };

/** Fields that a line of any kind has. */
interface Line extends Receipt {
  v: 1;
  log: string;
  seq: number;
  prev: string;
  ts: number;
  run: string;
  kind: string;
}

/** Kinds of receipts that end a run. */
const SEALS: readonly string[] = ["code", "visual"];

function shapeFault(receipt: Receipt): string | null {
  const { v, log, seq, prev, ts, run, kind, ok, check } = receipt;
  if (v !== 1) return "v is not 1";
  if (typeof log !== "string" || log === "") return "log is not a name";
  if (typeof seq !== "number" || seq < 0) return "seq is not a position";
  if (typeof prev !== "string" || !/^[0-9a-f]{64}$/.test(prev)) return "prev is not a SHA-256 in lower hex";
  if (typeof ts !== "number" || ts < 0) return "ts is not unix seconds";
  if (typeof run !== "string" || run === "") return "run is not an id";
  if (typeof kind !== "string" || kind === "") return "kind is not a name";
  if ("receipt_sha" in receipt) return "receipt_sha cannot be part of the bytes it is the hash of";
  if (!SEALS.includes(kind)) return null;
  if (typeof ok !== "boolean") return "ok is not a boolean";
  return ok && (check === "none" || check === undefined) ? "ok is true although nothing was checked" : null;
}

/**
 * Follows a ledger's lines (each without its newline) and says whether they are one unbroken chain, or which line is the
 * first that is not. A bare chain cannot tell a ledger that was cut or wholly rewritten: compare `head` for that.
 */
export async function verifyChain(
  lines: Iterable<string> | AsyncIterable<string>,
  options: { expectFirst?: ChainStart } = {},
): Promise<ChainVerdict> {
  let { seq, prev } = options.expectFirst ?? { seq: 0, prev: GENESIS };
  let before: Line | null = null;
  const runsByKind = new Map<string, Set<string>>();
  try {
    for await (const line of lines) {
      const receipt = parseLine(line);
      const fault = shapeFault(receipt);
      if (fault) throw new VerifyError("bad_field", fault);
      const next = receipt as Line;
      checkPlace(next, seq, prev, before);
      if (!remember(runsByKind, next))
        throw new VerifyError("duplicate_run", `run ${next.run} already has a line of kind ${next.kind}`);
      prev = await sha256(line);
      before = next;
      seq++;
    }
  } catch (error) {
    if (!(error instanceof VerifyError)) throw error;
    return { ok: false, code: error.code, seq, message: error.message };
  }
  const opened = runsByKind.get("open") ?? new Set();
  const sealed = new Set(SEALS.flatMap((kind) => [...(runsByKind.get(kind) ?? [])]));
  const unsealed = [...opened.difference(sealed)];
  return { ok: true, size: seq, head: prev, opens: opened.size, sealed: sealed.size, unsealed };
}

function checkPlace(line: Line, seq: number, prev: string, before: Line | null): void {
  if (line.seq !== seq) throw new VerifyError("bad_seq", `seq is ${line.seq} where ${seq} was to come`);
  if (line.prev !== prev) throw new VerifyError("bad_prev", "prev is not the receipt_sha of the line before");
  if (!before) return;
  if (line.log !== before.log) throw new VerifyError("wrong_log", `the line is of the log ${line.log}`);
  if (line.ts < before.ts) throw new VerifyError("decreasing_ts", "ts is earlier than in the line before");
}

/** False if the run already had a line of this kind. */
function remember(runsByKind: Map<string, Set<string>>, { kind, run }: Line): boolean {
  const runs = runsByKind.get(kind) ?? new Set();
  if (runs.has(run)) return false;
  runsByKind.set(kind, runs.add(run));
  return true;
}
