import { type ChatEventBody, type ChatFinish, type Model, type RunState, NO_USAGE } from "@signet/contract";
import { type ChatCourse, runChatAgent } from "../../agents/chat/chat-agent.ts";
import { alreadySaid, type ChatState } from "../../agents/chat/resume.ts";
import type { ChatResult, ChatEnvironment, Note } from "../../agents/chat/port.ts";
import { Problem } from "../../base/problem.ts";
import { writtenEvents } from "../../modules/runs/journal.ts";
import type { Lease } from "../../modules/runs/leases.ts";
import { chatRequestOf, type RunRow } from "../../modules/runs/runs.ts";
import type { Execute } from "../../modules/runs/worker.ts";
import { doubtOf, recorded } from "../runs/calls-in-doubt.ts";
import { chargeRun, type ChargeParts } from "../runs/charge-run.ts";
import { createExecuteRun } from "../runs/execute-run.ts";
import { codeOf, type ErrorEvent, errorEvent, type Fault, type RunFailure } from "../runs/run-failure.ts";
import { createEventBatcher } from "./event-batcher.ts";
import type { SealParts } from "../runs/seal-parts.ts";
import { MAX_ATTEMPTS, type Stop } from "../runs/stop.ts";

export interface ChatParts
  extends ChargeParts, Pick<SealParts, "db" | "journal" | "clock" | "log" | "onEnd"> {
  /** The model that answers chats now. */
  chatModel(): Promise<Model>;
  /** The environment for the chat of this run. */
  worldOf(row: RunRow): ChatEnvironment;
  /** The notes that are related to a question. */
  remembered(row: RunRow, q: string): Promise<Note[]>;
}

/** How a chat ended. */
interface ChatEnding extends Omit<ChatResult, "by"> {
  interrupted: boolean;
  fault?: Fault;
  error?: ErrorEvent;
}

/** A chat under way. */
interface ChatWork {
  lease: Lease;
  row: RunRow;
  /** The answer so far, and whether an action has begun. */
  said: { answer: string; acted: boolean };
  /** What was said and done before the service went down. */
  before?: NonNullable<ChatCourse["before"]>;
  /** The last events of the work, which are written with its end. */
  rest: ChatEventBody[];
  /** Resolves once all events are written. */
  flush(): Promise<void>;
}

/**
 * Executes chats: events are written as they arrive; the last one, `phase` `done`, is written with the final state and the
 * charge. A chat that a restart interrupted goes on from its last committed step, in the middle of its answer too.
 */
export function createExecuteChat(parts: ChatParts): Execute {
  return createExecuteRun<ChatWork, ChatEnding>(parts, {
    async begin(lease, row) {
      const before = row.last_seq > 0 ? await takenUp(parts, lease, row) : undefined;
      const said = { answer: before?.said.answer ?? "", acted: (before?.said.actions ?? 0) > 0 };
      const work = {
        lease,
        row,
        said,
        rest: [],
        flush: async () => undefined,
        ...(before ? { before } : {}),
      };
      return { work, ...(row.attempts > MAX_ATTEMPTS ? { lost: lost(row, said.answer) } : {}) };
    },
    drive: (work, stop) => talk(parts, work, stop),
    async broken(work, thrown) {
      // A failed write is retried once; the chat ends in any case.
      await work.flush().catch(() => work.flush().catch(() => undefined));
      return brokenEnding(work, thrown);
    },
    told: ({ finish, error, usage }) => ({
      state: stateOf(finish),
      reason: error ? codeOf(error) : finish,
      usage,
    }),
    seal: (work, ending) => seal(parts, work, ending),
  });
}

async function talk(parts: ChatParts, work: ChatWork, stop: Stop): Promise<ChatEnding> {
  const { lease, row, said } = work;
  const request = chatRequestOf(row);
  const batcher = createEventBatcher(parts.journal, lease, () => stop.cancel());
  work.flush = () => batcher.flush();
  let result: ChatResult | undefined;
  let step: ChatState | undefined;
  async function* chatAgent() {
    const [answering, remembered] = await Promise.all([
      parts.chatModel(),
      parts.remembered(row, request.command),
    ]);
    // The events before a call are written in the same commit.
    const model = recorded(answering, () => batcher.flush({ asking: 1 }));
    const deps = { model, world: parts.worldOf(row) };
    const keep = (state: ChatState) => void (step = state);
    const { before } = work;
    const course = { remembered, keep, ...(before ? { before } : {}) };
    result = yield* runChatAgent(request, deps, { signal: stop.signal, ...course });
  }
  for await (const bodies of chatAgent()) {
    for (const body of bodies) {
      if (body.name === "token") said.answer += body.data.text;
      // An action counts as delivered work: for example, a coding run's files stay, however the chat ends.
      if (body.name === "action") said.acted = true;
    }
    await batcher.take(bodies, step && { agent_json: JSON.stringify(step), attempts: 0, asking: 0 });
    step = undefined;
  }
  work.rest = await batcher.rest();
  return { ...result!, interrupted: false };
}

/** How a chat ends whose work threw. */
function brokenEnding({ said: { answer, acted } }: ChatWork, thrown: RunFailure): ChatEnding {
  const steps = answer !== "" || acted ? 1 : 0;
  const base = { ok: false, answer, steps, usage: NO_USAGE, interrupted: false };
  if (thrown.stopped) return { ...base, finish: thrown.stopped };
  return { ...base, finish: "error", fault: thrown.fault, error: thrown.error };
}

const RESTARTED = "The service was restarted; the answer goes on.";

/** What a chat goes on from. Records a call of the model that was under way. */
async function takenUp(parts: ChatParts, lease: Lease, row: RunRow): Promise<ChatWork["before"]> {
  const doubt = doubtOf(row);
  if (doubt.told !== "") await parts.journal.append(lease, [], doubt.change);
  const written = await writtenEvents(parts.db, row.id);
  const events = written.map(({ name, data }) => ({ name, data: JSON.parse(data) }) as ChatEventBody);
  const state = row.agent_json === null ? null : (JSON.parse(row.agent_json) as ChatState);
  return { said: alreadySaid(events), state, why: `${RESTARTED}${doubt.told}` };
}

const LOST = "The service was restarted in the middle of this answer; ask again. It is not counted.";

const lost = (row: RunRow, answer: string): ChatEnding => ({
  ok: false,
  finish: "interrupted",
  answer,
  steps: 0,
  usage: NO_USAGE,
  interrupted: true,
  error: errorEvent(new Problem("internal", LOST), row),
});

/** Writes the last events, the final state and the charge in one transaction. */
async function seal(parts: ChatParts, { lease, row, rest }: ChatWork, ending: ChatEnding): Promise<void> {
  const { ok, finish, answer, usage, error, interrupted, steps, fault } = ending;
  const { events } = await parts.journal.commit("seal", async (tx) => {
    await parts.metering.settle(tx, row.id);
    const charged = await chargeRun(parts, tx, row, {
      exitReason: exitReasonOf(ending),
      interrupted,
      steps,
      ...(fault ? { fault } : {}),
    });
    const done: ChatEventBody = {
      name: "phase",
      data: { name: "done", status: "finished", ok, answer, finish_reason: finish, usage },
    };
    const last = error ? [{ ...error, data: { ...error.data, charged } }, done] : [done];
    return await parts.journal.appendIn(tx, lease, [...rest, ...last], {
      state: stateOf(finish),
      agent_json: null,
      ok: ok ? 1 : 0,
      exit_reason: finish,
      check_kind: null,
      receipt_sha: null,
      finished_at: parts.clock.now(),
    });
  });
  parts.journal.publish(row.id, events);
}

function exitReasonOf({ finish, error }: ChatEnding) {
  if (finish === "cancelled" || finish === "needs_model") return finish;
  return error ? "error" : "finished";
}

function stateOf(finish: ChatFinish): RunState {
  if (finish === "answered") return "succeeded";
  if (finish === "cancelled" || finish === "interrupted") return finish;
  return finish === "timeout" ? "timed_out" : "failed";
}
