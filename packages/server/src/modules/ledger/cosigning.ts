import {
  cosignaturesIn,
  cosigningRequestText,
  type Hash,
  type NoteSignature,
  type VerifierKey,
} from "@signet/verify";
import type { Clock } from "../../base/clock.ts";
import { describe, type Log } from "../../base/log.ts";
import { createCosigned } from "./cosigned.ts";
import type { Signed } from "./kept.ts";

export interface CosigningParts {
  witnesses: readonly { key: VerifierKey; url: string }[];
  checkpoints: {
    newest: () => Signed | null;
    /** Calls back after each checkpoint; returns what ends that. */
    onSigned: (then: () => void) => () => void;
  };
  /** The hashes that prove that one size of the tree is a prefix of another. */
  consistency: (from: number, to: number) => Promise<readonly Hash[]>;
  fetch: typeof globalThis.fetch;
  clock: Clock;
  log: Log;
}

/** How far a witness is. */
interface WitnessReport {
  name: string;
  /** The size that it cosigned last, and when; null if it did not since the start. */
  size: number | null;
  at: number | null;
  /** Why it did not cosign the newest checkpoint that it was asked for; null if it did. */
  fault: string | null;
}

const DEADLINE_MS = 10_000;
const EVERY_MS = 1_000;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 300_000;
const MAX_ANSWER = 16 << 10;
/** The size that a witness names is taken over so often in one request, in case another service asks it too. */
const MAX_CONFLICTS = 3;

interface Witness {
  key: VerifierKey;
  url: string;
  /** The size that it has seen, as far as is known here. */
  seen: number;
  failures: number;
  /** When it is asked again after a failure. */
  nextAt: number;
  report: WitnessReport;
}

/**
 * Asks witnesses to cosign the ledger's checkpoints (C2SP tlog-witness), one round after the other, each for the newest
 * checkpoint. Nothing waits for it: the ledger works without its witnesses.
 */
export function createCosigning(parts: CosigningParts) {
  const { checkpoints, clock, log } = parts;
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  const { cosigned, witnesses, round } = createRounds(parts, stopping.signal);
  async function run(): Promise<void> {
    let woken = Promise.withResolvers<void>();
    const end = checkpoints.onSigned(() => woken.resolve());
    const { signal } = stopping;
    signal.addEventListener("abort", () => woken.resolve(), { once: true });
    try {
      while (!signal.aborted) {
        woken = Promise.withResolvers<void>();
        const nextAt = await round();
        const pause = new AbortController();
        const late =
          nextAt === Infinity ? [] : [clock.sleep(Math.max(0, nextAt - clock.now()), pause.signal)];
        await Promise.race([woken.promise, ...late.map((one) => one.catch(() => undefined))]);
        pause.abort();
        await clock.sleep(EVERY_MS, signal).catch(() => undefined);
      }
    } finally {
      end();
    }
  }

  return {
    /** Begins to ask. */
    start(): void {
      if (witnesses.length > 0)
        running = run().catch((thrown: unknown) => log.error(describe(thrown), "asking witnesses failed"));
    },
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
    best: cosigned.best,
    reports: (): WitnessReport[] => witnesses.map(({ report }) => report),
  };
}

export type Cosigning = ReturnType<typeof createCosigning>;

/** The rounds in which all witnesses are asked for one checkpoint. */
function createRounds(parts: CosigningParts, stop: AbortSignal) {
  const { checkpoints, clock, log } = parts;
  const cosigned = createCosigned();
  const witnesses = parts.witnesses.map(({ key, url }): Witness => {
    const report = { name: key.name, size: null, at: null, fault: null };
    return { key, url, seen: 0, failures: 0, nextAt: 0, report };
  });
  let lastRound: { size: number; signatures: NoteSignature[] } | null = null;

  async function ask(witness: Witness, signed: Signed): Promise<NoteSignature[]> {
    try {
      const signatures = await cosign(parts, witness, signed, stop);
      witness.failures = 0;
      witness.report = { ...witness.report, size: signed.size, at: clock.now(), fault: null };
      return signatures;
    } catch (thrown) {
      if (stop.aborted) return [];
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** witness.failures++);
      witness.nextAt = clock.now() + wait;
      const fault = thrown instanceof WitnessFault ? thrown.message : "it cannot be reached";
      if (fault !== witness.report.fault)
        log[thrown instanceof WitnessFault ? "error" : "warn"](
          { witness: witness.key.name, ...(thrown instanceof WitnessFault ? {} : describe(thrown)) },
          `a witness did not cosign the ledger: ${fault}`,
        );
      witness.report = { ...witness.report, fault };
      return [];
    }
  }

  /** Asks all witnesses that are due for the newest checkpoint. Resolves to when the next round may be. */
  async function round(): Promise<number> {
    const signed = checkpoints.newest();
    const now = clock.now();
    const waiting = witnesses.filter(({ report }) => signed !== null && report.size !== signed.size);
    const due = waiting.filter(({ failures, nextAt }) => failures === 0 || nextAt <= now);
    if (signed !== null && due.length > 0) {
      const said = await Promise.all(due.map((witness) => ask(witness, signed)));
      // What others said of the same checkpoint in an earlier round counts too.
      const before = lastRound?.size === signed.size ? lastRound.signatures : [];
      lastRound = { size: signed.size, signatures: [...before, ...said.flat()] };
      cosigned.add(signed, lastRound.signatures, clock.now());
    }
    const failing = witnesses.filter(({ failures }) => failures > 0);
    return Math.min(...failing.map(({ nextAt }) => nextAt), Infinity);
  }

  return { cosigned, witnesses, round };
}

/** A witness that answered, but does not cosign. */
class WitnessFault extends Error {}

/** Has a witness cosign a checkpoint. Throws WitnessFault, or what the connection throws. */
async function cosign(
  { fetch, consistency }: Pick<CosigningParts, "fetch" | "consistency">,
  witness: Witness,
  { text, size }: Signed,
  stop: AbortSignal,
): Promise<NoteSignature[]> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(DEADLINE_MS)]);
  for (let conflicts = 0; conflicts <= MAX_CONFLICTS; conflicts++) {
    const old = Math.min(witness.seen, size);
    const path = old > 0 && old < size ? await consistency(old, size) : [];
    const body = cosigningRequestText({ old, path, checkpoint: text });
    const headers = { "content-type": "text/plain; charset=utf-8" };
    const response = await fetch(`${witness.url}/add-checkpoint`, { method: "POST", headers, body, signal });
    const answer = await shortText(response);
    if (response.status === 200) {
      const signatures = await cosignaturesIn(answer, text, [witness.key]).catch(() => []);
      if (signatures.length === 0) throw new WitnessFault("its answer has no valid signature of its key");
      witness.seen = size;
      return signatures;
    }
    if (response.status !== 409) throw refused(response.status, size);
    const seen = /^(0|[1-9]\d{0,15})\n?$/.exec(answer)?.[1];
    if (seen === undefined) throw new WitnessFault("it does not say which size it has seen");
    witness.seen = Number(seen);
    if (witness.seen > size)
      throw new WitnessFault(
        `it has seen ${seen} lines, but this ledger has ${size}: the ledger was cut, or another one has its key`,
      );
  }
  throw new WitnessFault("it names another size each time");
}

function refused(status: number, size: number): WitnessFault {
  const why: Record<number, string> = {
    403: "it does not trust the ledger's key",
    404: "it does not watch this ledger, or is at another address",
    422: `it has seen another ledger of this name: the first ${size} lines are not what it saw`,
  };
  return new WitnessFault(why[status] ?? `it answered with status ${status}`);
}

/** The text of an answer; throws for one that is too long to be what was asked for. */
async function shortText(response: Response): Promise<string> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_ANSWER) throw new WitnessFault("its answer is too long");
  }
  return text;
}
