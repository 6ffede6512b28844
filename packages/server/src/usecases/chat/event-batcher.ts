import type { ChatEventBody } from "@signet/contract";
import type { Journal, RunChange } from "../../modules/runs/journal.ts";
import type { Lease } from "../../modules/runs/leases.ts";

/**
 * Writes a chat's events as they arrive. Events that arrive at once or during a commit are written in one transaction, with
 * consecutive pieces of text joined, so that the cost per token falls under load.
 */
export function createEventBatcher(journal: Journal, lease: Lease, onCancel: () => void) {
  let waiting: ChatEventBody[] = [];
  let change: RunChange | undefined;
  let writing: Promise<void> = Promise.resolve();
  let busy = false;
  let ending = false;
  let flushing = false;

  async function write(): Promise<void> {
    busy = true;
    try {
      for (;;) {
        // What the model's last bytes still hold comes before the next tick. No input is awaited.
        if (!flushing) await new Promise<void>((go) => process.nextTick(go));
        if (ending || (waiting.length === 0 && !change)) return;
        const [bodies, changed] = [joined(waiting), change];
        waiting = [];
        change = undefined;
        const { cancelRequested } = await journal.append(lease, bodies, changed).catch((thrown: unknown) => {
          waiting.unshift(...bodies);
          change = { ...changed, ...change };
          throw thrown;
        });
        if (cancelRequested) onCancel();
      }
    } finally {
      busy = false;
    }
  }

  return {
    /** Takes events to be written, and a change of the run that is written with them. Rejects with the error of an earlier commit. */
    async take(bodies: ChatEventBody[], changed?: RunChange): Promise<void> {
      waiting.push(...bodies);
      if (changed) change = { ...change, ...changed };
      if (busy && waiting.length < MOST_WAITING) return;
      await writing;
      if (busy || (waiting.length === 0 && !change)) return;
      writing = write();
      // The next `take` or `flush` reports a failure.
      writing.catch(() => undefined);
    },
    /**
     * Resolves to the events that are not written yet, once no commit is under way; the caller writes them with the end.
     * Rejects with the error of an earlier commit.
     */
    async rest(): Promise<ChatEventBody[]> {
      ending = true;
      await writing;
      return joined(waiting.splice(0));
    },
    /** Resolves once everything is written, with a change of the run. After a failed write it rejects once; the next call writes the same events again. */
    async flush(changed?: RunChange): Promise<void> {
      if (changed) change = { ...change, ...changed };
      ending = false;
      flushing = true;
      const before = writing;
      writing = Promise.resolve();
      try {
        await before;
        await write();
      } finally {
        flushing = false;
      }
    },
  };
}

/** The most events that wait before their source has to wait. */
const MOST_WAITING = 512;

function joined(bodies: readonly ChatEventBody[]): ChatEventBody[] {
  const out: ChatEventBody[] = [];
  for (const body of bodies) {
    const last = out.at(-1);
    if (body.name === "token" && last?.name === "token")
      last.data = { text: last.data.text + body.data.text };
    else out.push(body.name === "token" ? { name: "token", data: { ...body.data } } : body);
  }
  return out;
}
