import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Client } from "@signet/client";
import type { VisualEvent, VisualResult } from "@signet/contract";
import { verifyRunRecord } from "@signet/verify";
import { EXIT, NotSavedError } from "../command.ts";
import { errorLines } from "../chat/render.ts";
import { exitOfLeft, interrupter } from "../interrupt.ts";
import { createLive, type Live } from "../live.ts";
import type { OutputStyle, Terminal } from "../terminal.ts";
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
      else showEvent(live, event, look);
    }
    live.wait(null);
    const last = events.at(-1);
    if (last?.name !== "visual_done") return EXIT.failed;
    const isGood = await conclude(terminal, what, last.data, events, (lines) => live.show(lines));
    return isGood ? EXIT.ok : EXIT.failed;
  } catch (error) {
    const runId = events[0]?.data.run_id;
    const underWay = events.at(-1)?.name !== "visual_done";
    return exitOfLeft(terminal, { cancels: what.cancels, leave }, { error, runId, underWay });
  } finally {
    unlisten();
    live.close();
  }
}

function showEvent(live: Live, event: VisualEvent, look: OutputStyle): void {
  if (event.name === "error") live.show(errorLines(event.data, look));
  if (event.name !== "agent_note") return;
  const [first = "", ...rest] = wrap(oneLine(defuse(event.data.text)), look.columns - 5);
  live.show([
    `${look.paint("dim", String(event.data.step).padStart(3))}  ${first}`,
    ...rest.map((line) => `     ${line}`),
  ]);
  live.wait("working");
}

async function conclude(
  terminal: Terminal,
  what: Watching,
  result: VisualResult,
  events: readonly VisualEvent[],
  show: (lines: string[]) => void,
): Promise<boolean> {
  const { look, err } = terminal;
  const say = (lines: string[]) => void (what.json || show(lines));
  const verdict = await verifyRunRecord(what.task === undefined ? { events } : { events, task: what.task });
  say([...resultLines(result, look), ...sealLines(result, look)]);
  if (verdict.ok) say([`     ${look.paint("green", "✓")} verified here: hash, page, report, every event`]);
  else err(`${look.paint("red", "✗")} the receipt does not hold: ${defuse(verdict.message)}`);
  const isGood = verdict.ok && result.verified;
  if (result.html !== null) await keepPage(terminal, what, { ...result, html: result.html, isGood }, say);
  say([""]);
  return isGood && result.ok;
}

interface BuiltPage {
  run_id: string;
  html: string;
  /** Whether it passed, and its receipt holds. */
  isGood: boolean;
}

/** Saves the page and opens it, as it is wanted; else tells how to save it. */
async function keepPage(
  { look, err }: Terminal,
  { output, open, json }: Watching,
  { run_id, html, isGood }: BuiltPage,
  say: (lines: string[]) => void,
): Promise<void> {
  const width = look.columns - 5;
  const dim = (line: string) => look.paint("dim", `     ${line}`);
  const file = output ?? (open ? await temporaryFile() : null);
  if (file === null) {
    const command = `${environment.self} run ${defuse(run_id)} -o <folder>`;
    return say(beside("to save it:", command, width).map(dim));
  }
  await writePage(run_id, file, html);
  if (json) err(`saved ${file}`);
  else say(wrap(`saved ${file}`, width).map(dim));
  // Outside of its frame a page is shown only if it is the one that passed.
  if (open && isGood) openPage(file);
  else if (open) err("it is not opened: it did not pass");
}

async function writePage(runId: string, file: string, html: string): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, html);
  } catch (error) {
    throw new NotSavedError(runId, error);
  }
}

const temporaryFile = async () =>
  path.join(await mkdtemp(path.join(tmpdir(), "signet-visual-")), "page.html");
