import type { Client } from "@signet/client";
import type { CodeEvent } from "@signet/contract";
import { saltOf, verifyRunRecord } from "@signet/verify";
import { EXIT } from "./command.ts";
import { exitOfLeft, interrupter } from "./interrupt.ts";
import { applyRun, branchRun } from "./apply-run.ts";
import { createLive, type Live } from "./live.ts";
import { renderEvent } from "./render.ts";
import { saveFiles } from "./save.ts";
import type { Terminal } from "./terminal.ts";
import { beside, defuse, fit, jsonLine, linesOf, oneLine, plural, wrap } from "./text.ts";
import { environment } from "./environment.ts";

export interface Following {
  events(signal: AbortSignal): AsyncGenerator<CodeEvent, void>;
  /** The run's id, if it is known before the first event. */
  runId?: string;
  /** The task as it was sent, if it was sent from here. */
  task?: string;
  /** Whether the first Ctrl-C cancels the run; otherwise it leaves. */
  cancels: boolean;
  json: boolean;
  saveTo: string | null;
  /** The folder to which the run's changes are applied; null for none. */
  apply: string | null;
  /** The new branch to which they are committed, and a folder of its repository; null for none. */
  branch: { name: string; folder: string } | null;
}

type CodeResult = Extract<CodeEvent, { name: "code_done" }>["data"];

/** Shows a run's events to the last, verifies its receipt on this machine, saves its files, and returns the exit code. */
export async function follow(terminal: Terminal, client: Client, run: Following): Promise<number> {
  const live = run.json ? null : createLive(terminal);
  const events: CodeEvent[] = [];
  const leave = new AbortController();
  const unlisten = terminal.onInterrupt(
    interrupter(client, {
      cancels: run.cancels,
      runId: () => events[0]?.data.run_id,
      leave,
      say: (text) => (live ? live.show([terminal.look.paint("yellow", `  ${text}`)]) : terminal.err(text)),
    }),
  );
  try {
    live?.wait("starting");
    for await (const event of run.events(leave.signal)) {
      if (live) showEvent(live, event, events, terminal);
      else terminal.out(jsonLine({ event: event.name, data: event.data }));
      events.push(event);
    }
    return (await conclude(terminal, client, run, events, live)) ? EXIT.ok : EXIT.failed;
  } catch (error) {
    live?.close();
    const runId = events[0]?.data.run_id ?? run.runId;
    const underWay = events.length > 0 && events.at(-1)!.name !== "code_receipt";
    return exitOfLeft(terminal, { cancels: run.cancels, leave }, { error, runId, underWay });
  } finally {
    unlisten();
    live?.close();
  }
}

function showEvent(live: Live, event: CodeEvent, before: CodeEvent[], { look }: Terminal): void {
  // A running command sends its output so far as notes, and the whole output when it has finished: only that stays.
  if (event.name === "agent_note" && isRunning(before)) {
    live.wait("running", oneLine(linesOf(defuse(event.data.text)).at(-1)!));
    return;
  }
  live.wait(null);
  live.show(renderEvent(event, before.at(-1) ?? null, look));
  if (event.name === "command_started") live.wait("running");
  else if (event.name === "code_done" || event.name === "error") live.wait("sealing");
  else if (event.name !== "code_receipt") live.wait("thinking");
}

/** Whether a command is running. */
const isRunning = (events: CodeEvent[]): boolean =>
  events.findLast(({ name }) => name === "command_started" || name === "command_finished")?.name ===
  "command_started";

/** Verifies the record, saves the files and shows hints. True if the run is ok and its receipt is valid. */
async function conclude(
  terminal: Terminal,
  client: Client,
  run: Following,
  events: CodeEvent[],
  live: Live | null,
): Promise<boolean> {
  const { look, err } = terminal;
  const { task, saveTo } = run;
  const say = (lines: string[]) => live?.show(lines.map((line) => look.paint("dim", `     ${line}`)));
  const width = look.columns - 5;
  const done = events.find((event) => event.name === "code_done")?.data;
  const verdict = await verifyRunRecord(task === undefined ? { events } : { task, events });
  if (verdict.ok)
    say([`${look.paint("green", "✓")} ${fit(`verified here: ${comparedWith(done)}`, width - 2)}`]);
  else err(`${look.paint("red", "✗")} the receipt is not valid: ${defuse(verdict.message)}`);
  if (done && saveTo !== null) say(wrap(await saveAndCount(client, done, saveTo), width));
  if (done) for (const [hint, command] of hintsAfter(done, run)) say(beside(hint, command, width));
  const isDone =
    verdict.ok && done !== undefined && (await handOver(terminal, client, { run, events, done }, say));
  live?.show([""]);
  return isDone && done.ok;
}

/** Applies and commits what the run changed, as far as that was asked for. True if all of it was done. */
async function handOver(
  terminal: Terminal,
  client: Client,
  { run: { apply, branch }, events, done }: { run: Following; events: CodeEvent[]; done: CodeResult },
  say: (lines: string[]) => void,
): Promise<boolean> {
  const applied = apply === null || (await applyRun(terminal, client, done, { folder: apply, say }));
  const receipt = events.find((event) => event.name === "code_receipt")?.data;
  if (branch === null || receipt === undefined) return applied;
  const { task, receipt_sha: receiptSha, opening } = receipt;
  const list = done.artifacts.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 }));
  const files = { salt: await saltOf(opening, "files"), list };
  const commit = { branch: branch.name, folder: branch.folder, task, receiptSha, files, say };
  return (await branchRun(terminal, client, done, commit)) && applied;
}

/** What the receipt was compared with. */
const comparedWith = (done: CodeResult | undefined) =>
  done ? `hash, task, ${plural(done.artifacts.length, "file")}, every event` : "hash, task";

async function saveAndCount(
  client: Client,
  { run_id, artifacts }: CodeResult,
  folder: string,
): Promise<string> {
  const count = await saveFiles(client, run_id, artifacts, folder);
  return count === 0 ? "no files to save" : `saved ${plural(count, "file")} in ${folder}`;
}

/** What can be done next, each with its command. */
function hintsAfter(done: CodeResult, { saveTo, apply }: Following): [hint: string, command: string][] {
  const runId = defuse(done.run_id);
  const hints: [string, string][] = [];
  if (saveTo === null && apply === null && done.artifacts.length > 0)
    hints.push(["to save the files:", `${environment.self} run ${runId} -o <folder>`]);
  if (done.diff === null) hints.push(["to see the changes:", `${environment.self} run ${runId} --diff`]);
  if (!done.ok && done.conversation_id !== null)
    hints.push(["to continue:", `${environment.self} code --continue ${runId} "…"`]);
  return hints;
}
