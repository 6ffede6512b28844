import type { ChatEventBody, ChatFinish, Model, RunState } from "@signet/contract";
import { runChatter } from "../agents/chat/chatter.ts";
import type { ChatResult, ChatWorld, Note } from "../agents/chat/port.ts";
import { NO_USAGE } from "../agents/turn.ts";
import { Problem } from "../base/problem.ts";
import type { Lease } from "../runs/leases.ts";
import { chatRequestOf, type RunRow } from "../runs/runs.ts";
import type { Execute } from "../runs/worker.ts";
import { chargeRun, type ChargeParts } from "./chargeRun.ts";
import { endOfThrown, type ErrorEvent, errorEvent, type Fault } from "./failures.ts";
import { createScribe } from "./scribe.ts";
import type { SealParts } from "./sealRun.ts";
import { createStop, MAX_ATTEMPTS, type Stop } from "./stop.ts";

export interface ChatParts extends ChargeParts, Pick<SealParts, "db" | "journal" | "clock" | "log"> {
  /** Who answers a chat now. */
  chatModel(): Promise<Model>;
  /** What a chat of this run may do. */
  worldOf(row: RunRow): ChatWorld;
  /** What is remembered that has to do with a question. */
  remembered(row: RunRow, q: string): Promise<Note[]>;
}

/** How a chat ended. */
interface Ended extends Omit<ChatResult, "by"> {
  interrupted: boolean;
  fault?: Fault;
  error?: ErrorEvent;
}

/**
 * Does a claimed chat to its end. Its events are written as they come; the last of them, `phase` `done`, is written with the
 * run's final state and what it costs. A chat that the service went down under ends as interrupted: what was said cannot be
 * said again.
 */
export function createExecuteChat(parts: ChatParts): Execute {
  return async (lease, row, outer) => {
    using stop = createStop(row, outer, parts.config.runTimeoutSeconds);
    const over = row.last_seq > 0 || row.attempts > MAX_ATTEMPTS;
    const ended = over ? lost(row) : await talk(parts, lease, row, stop);
    await close(parts, lease, row, ended);
  };
}

async function talk(parts: ChatParts, lease: Lease, row: RunRow, stop: Stop): Promise<Ended> {
  const request = chatRequestOf(row);
  const scribe = createScribe(parts.journal, lease, () => stop.cancel());
  const said = { answer: "", steps: 0 };
  let result: ChatResult | undefined;
  async function* chatter() {
    await parts.db.transaction().execute((tx) => parts.metering.settle(tx, row.id));
    const deps = { model: await parts.chatModel(), world: parts.worldOf(row) };
    const remembered = await parts.remembered(row, request.command);
    result = yield* runChatter(request, deps, { signal: stop.signal, remembered });
  }
  try {
    for await (const bodies of chatter()) {
      for (const body of bodies) {
        if (body.name === "token") said.answer += body.data.text;
        // Work that was begun is work: a coding run's files stay, whatever becomes of the chat.
        if (body.name === "action") said.steps = 1;
      }
      await scribe.take(bodies);
    }
    await scribe.flush();
    return { ...result!, interrupted: false };
  } catch (thrown) {
    const ended = endingOf(thrown, parts, row, said);
    await scribe.flush();
    return ended;
  }
}

/** How a chat ends that threw. */
function endingOf(
  thrown: unknown,
  { log }: ChatParts,
  row: RunRow,
  { answer, steps }: { answer: string; steps: number },
): Ended {
  const end = endOfThrown(thrown, row, log);
  const base = { ok: false, answer, steps: answer === "" ? steps : 1, usage: NO_USAGE, interrupted: false };
  if (end.stopped) return { ...base, finish: end.stopped };
  return { ...base, finish: "error", fault: end.fault, error: end.error };
}

const LOST = "The service was restarted in the middle of this answer; ask again. It is not counted.";

const lost = (row: RunRow): Ended => ({
  ok: false,
  finish: "interrupted",
  answer: "",
  steps: 0,
  usage: NO_USAGE,
  interrupted: true,
  error: errorEvent(new Problem("internal", LOST), row),
});

/** The last events, the final state and the charge, in one transaction. */
async function close(parts: ChatParts, lease: Lease, row: RunRow, ended: Ended): Promise<void> {
  const { ok, finish, answer, usage, error, interrupted, steps, fault } = ended;
  await parts.db.transaction().execute(async (tx) => {
    const told = finish === "cancelled" || finish === "needs_model";
    const exitReason = told ? finish : error ? "error" : "finished";
    const charged = await chargeRun(parts, tx, row, {
      exitReason,
      interrupted,
      steps,
      ...(fault ? { fault } : {}),
    });
    const done: ChatEventBody = {
      name: "phase",
      data: { name: "done", status: "finished", ok, answer, finish_reason: finish, usage },
    };
    const last = error ? [{ ...error, data: { ...error.data, charged } }, done] : [done];
    await parts.journal.appendIn(tx, lease, last, {
      state: stateOf(finish),
      ok: ok ? 1 : 0,
      exit_reason: finish,
      check_kind: null,
      receipt_sha: null,
      finished_at: parts.clock.now(),
    });
  });
  parts.journal.wake(row.id);
  parts.log.info({ request: row.request_id, ok, finish }, "chat ended");
}

function stateOf(finish: ChatFinish): RunState {
  if (finish === "answered") return "succeeded";
  if (finish === "cancelled" || finish === "interrupted") return finish;
  return finish === "timeout" ? "timed_out" : "failed";
}
