import type { Checkpoint } from "@signet/verify";
import type { Clock } from "../../base/clock.ts";
import { describe, type Log } from "../../base/log.ts";
import { Problem } from "../../base/problem.ts";
import type { Db } from "../../store/db.ts";
import { createCommittedTree } from "./committed-tree.ts";
import type { GuardFile } from "./guard-file.ts";
import { openKept, type Signed } from "./kept.ts";

export interface SignerParts {
  db: Db;
  clock: Clock;
  log: Log;
  guard: GuardFile;
  /** Signs a checkpoint. */
  signed: (checkpoint: Checkpoint) => Promise<string>;
  origin: string;
}

const RESTORE =
  "restore the newer database; until then nothing is added, because two lines at one signed position would prove a forgery";

/**
 * Signs the head of the ledger. What is signed is always committed, and contains what was signed before. The newest
 * checkpoint is kept outside the database before anyone gets it.
 */
export function createSigner({ db, clock, log, guard, signed, origin }: SignerParts) {
  let newest: Signed | null = null;
  let refusal: string | null = null;
  const keeper = createKeeper(guard);
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | null = null;
  const tree = createCommittedTree(db);
  const listeners = createListeners();

  function requireSound(): void {
    if (refusal !== null) throw new Problem("ledger_behind", `the ledger takes no receipts: ${refusal}`);
  }

  function refuse(why: string): void {
    refusal = why;
    log.error({ guard: guard.file }, `the ledger takes no receipts: ${why}; ${RESTORE}`);
  }

  async function signHead(): Promise<void> {
    requireSound();
    const followed = await tree.follow();
    if ("fault" in followed) return refuse(followed.fault);
    const { size, root } = followed;
    if (newest?.size === size) return;
    const text = await keeper.keep(await signed({ origin, size, root }));
    newest = { text, size, root, at: clock.now() };
    listeners.tell();
  }

  /** Those who ask while others are being served share the next signature. */
  function sign(): Promise<void> {
    waiting ??= running = running
      .catch(() => undefined)
      .then(() => {
        waiting = null;
        return signHead();
      });
    return waiting;
  }

  return {
    /** Compares the database with the kept checkpoint, and signs what was committed but not signed. */
    async start(): Promise<void> {
      const kept = await guard.read();
      const opened = kept && (await openKept(kept, db));
      if (typeof opened === "string") return refuse(opened);
      if (opened) await tree.begin(opened.size);
      newest = opened;
      await sign().catch(tell(log));
    },
    /** Throws Problem("ledger_behind") if nothing may be appended. */
    requireSound,
    /** Has the ledger signed once the transaction under way is over. */
    nudge(): void {
      if (refusal === null) sign().catch(tell(log));
    },
    /** The newest checkpoint, which is of at least this size. Throws Problem("ledger_behind"), or "ledger_unsigned". */
    async covering(size: number): Promise<Signed> {
      if (newest === null || newest.size < size) await sign();
      requireSound();
      return newest!;
    },
    /** Resolves once nothing is being signed. */
    settled: () => running.catch(() => undefined),
    /** Why the ledger takes no receipts; null if it does. */
    refusal: () => refusal,
    /** Why the newest receipts are not signed; null if they are, or nobody asked yet. */
    unsigned: keeper.fault,
    newest: () => newest,
    onSigned: listeners.add,
  };
}

const tell = (log: Log) => (thrown: unknown) => log.error(describe(thrown), "signing the ledger failed");

/** Those who are told of each checkpoint. */
function createListeners() {
  const all = new Set<() => void>();
  return {
    tell: (): void => all.forEach((then) => then()),
    /** Calls back each time; returns what ends that. */
    add: (then: () => void) => {
      all.add(then);
      return (): void => void all.delete(then);
    },
  };
}

/** Keeps checkpoints in the guard file, and remembers whether that worked. */
function createKeeper(guard: GuardFile) {
  let fault: string | null = null;
  return {
    /** Resolves to the checkpoint once it is kept. Throws Problem("ledger_unsigned"): nobody gets one that is not. */
    async keep(text: string): Promise<string> {
      try {
        await guard.write(text);
        fault = null;
        return text;
      } catch (thrown) {
        fault = `${guard.file} cannot be written (${(thrown as NodeJS.ErrnoException).code})`;
        throw new Problem("ledger_unsigned", `the newest receipts are sealed, but not signed: ${fault}`);
      }
    },
    fault: () => fault,
  };
}
