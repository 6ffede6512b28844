import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Client, ConnectionError } from "@signet/client";
import type { VisualEvent, VisualResult } from "@signet/contract";
import { verifyRunRecord } from "@signet/verify";
import { EXIT, LostRunError, NotSavedError } from "../command.ts";
import { errorLines } from "../chat/render.ts";
import { interrupter, sayLeft } from "../interrupt.ts";
import { createLive } from "../live.ts";
import type { Terminal } from "../terminal.ts";
import { beside, defuse, jsonLine, oneLine, wrap } from "../text.ts";
import { openPage } from "./open.ts";
import { resultLines, sealLines } from "./render.ts";
import { environment } from "../environment.ts";

/** A build that is watched. */
export interface Watching {
  events: (signal: AbortSignal) => AsyncGenerator<VisualEvent, void>;
  /** The task as it was sent, if it was sent from here. */
  task?: string;
  /** Whether the first Ctrl-C cancels the build; else it leaves. */
  cancels: boolean;
  json: boolean;
  /** Where the page is written; null: nowhere. */
  output: string | null;
  /** Whether the page is shown in this machine's browser. */
  open: boolean;
}

/** Shows a build's events to the last, verifies its receipt here, saves its page, and gives the exit code. */
export async function watchBuild(terminal: Terminal, client: Client, what: Watching): Promise<number> {
  const live = createLive(what.json ? { ...terminal, live: false } : terminal);
  const { look } = terminal;
  const events: VisualEvent[] = [];
  const leave = new AbortController();
  const unlisten = terminal.onInterrupt(
    interrupter(client, {
      cancels: what.cancels,
      runId: () => events[0]?.data.run_id,
      leave,
      say: (text) => (what.json ? terminal.err(text) : live.show([look.paint("yellow", `  ${text}`)])),
    }),
  );
  try {
    live.wait("starting");
    for await (const event of what.events(leave.signal)) {
      events.push(event);
      if (what.json) terminal.out(jsonLine({ event: event.name, data: event.data }));
      else if (event.name === "agent_note") {
        const [first = "", ...rest] = wrap(oneLine(defuse(event.data.text)), look.columns - 5);
        live.show([
          `${look.paint("dim", String(event.data.step).padStart(3))}  ${first}`,
          ...rest.map((line) => `     ${line}`),
        ]);
        live.wait("working");
      } else if (event.name === "error") live.show(errorLines(event.data, look));
    }
    live.wait(null);
    const last = events.at(-1);
    if (last?.name !== "visual_done") return EXIT.failed;
    return (await conclude(terminal, what, last.data, events, (lines) => live.show(lines)))
      ? EXIT.ok
      : EXIT.failed;
  } catch (error) {
    const runId = events[0]?.data.run_id;
    if (leave.signal.aborted) {
      if (!what.cancels && runId !== undefined) sayLeft(terminal, runId);
      return EXIT.interrupted;
    }
    const underWay = runId !== undefined && events.at(-1)!.name !== "visual_done";
    throw underWay && error instanceof ConnectionError ? new LostRunError(runId, error) : error;
  } finally {
    unlisten();
    live.close();
  }
}

async function conclude(
  { look, err }: Terminal,
  { task, output, open, json }: Watching,
  result: VisualResult,
  events: readonly VisualEvent[],
  show: (lines: string[]) => void,
): Promise<boolean> {
  const say = (lines: string[]) => void (json || show(lines));
  const dim = (line: string) => look.paint("dim", `     ${line}`);
  const verdict = await verifyRunRecord(task === undefined ? { events } : { events, task });
  say([...resultLines(result, look), ...sealLines(result, look)]);
  if (verdict.ok) say([`     ${look.paint("green", "✓")} verified here: hash, page, report, every event`]);
  else err(`${look.paint("red", "✗")} the receipt does not hold: ${defuse(verdict.message)}`);
  const file = result.html === null ? null : (output ?? (open ? await temporaryFile() : null));
  if (file !== null && result.html !== null) {
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, result.html);
    } catch (error) {
      throw new NotSavedError(result.run_id, error);
    }
    if (json) err(`saved ${file}`);
    else say(wrap(`saved ${file}`, look.columns - 5).map(dim));
    // Outside of its frame a page is shown only if it is the one that passed.
    if (open && verdict.ok && result.ok) openPage(file);
    else if (open) err("it is not opened: it did not pass");
  } else if (result.html !== null)
    say(
      beside(
        "to save it:",
        `${environment.self} run ${defuse(result.run_id)} -o <folder>`,
        look.columns - 5,
      ).map(dim),
    );
  say([""]);
  return verdict.ok && result.ok;
}

const temporaryFile = async () =>
  path.join(await mkdtemp(path.join(tmpdir(), "signet-visual-")), "page.html");
