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
import { openInBrowser } from "../open-in-browser.ts";
import { resultLines, sealLines } from "./render.ts";
import { environment } from "../environment.ts";

/** A build to watch. */
export interface Watching {
  events: (signal: AbortSignal) => AsyncGenerator<VisualEvent, void>;
  /** The task as it was sent, if it was sent from here. */
  task?: string;
  /** Whether the first Ctrl-C cancels the build; otherwise it leaves. */
  cancels: boolean;
  json: boolean;
  /** Where the page is written; null: nowhere. */
  output: string | null;
  /** Whether the page is shown in this machine's browser. */
  open: boolean;
}

/** Shows a build's events to the last, verifies its receipt on this machine, saves its page, and returns the exit code. */
export async function watchBuild(terminal: Terminal, client: Client, build: Watching): Promise<number> {
  const live = createLive(build.json ? { ...terminal, live: false } : terminal);
  const { look } = terminal;
  const events: VisualEvent[] = [];
  const leave = new AbortController();
  const unlisten = terminal.onInterrupt(
    interrupter(client, {
      cancels: build.cancels,
      runId: () => events[0]?.data.run_id,
      leave,
      say: (text) => (build.json ? terminal.err(text) : live.show([look.paint("yellow", `  ${text}`)])),
    }),
  );
  try {
    live.wait("starting");
    for await (const event of build.events(leave.signal)) {
      events.push(event);
      if (build.json) terminal.out(jsonLine({ event: event.name, data: event.data }));
      else showEvent(live, event, look);
    }
    live.wait(null);
    const last = events.at(-1);
    if (last?.name !== "visual_done") return EXIT.failed;
    const isGood = await conclude(terminal, build, last.data, events, (lines) => live.show(lines));
    return isGood ? EXIT.ok : EXIT.failed;
  } catch (error) {
    const runId = events[0]?.data.run_id;
    const underWay = events.at(-1)?.name !== "visual_done";
    return exitOfLeft(terminal, { cancels: build.cancels, leave }, { error, runId, underWay });
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
  build: Watching,
  result: VisualResult,
  events: readonly VisualEvent[],
  show: (lines: string[]) => void,
): Promise<boolean> {
  const { look, err } = terminal;
  const say = (lines: string[]) => void (build.json || show(lines));
  const verdict = await verifyRunRecord(build.task === undefined ? { events } : { events, task: build.task });
  say([...resultLines(result, look), ...sealLines(result, look)]);
  if (verdict.ok) say([`     ${look.paint("green", "✓")} verified here: hash, page, report, every event`]);
  else err(`${look.paint("red", "✗")} the receipt is not valid: ${defuse(verdict.message)}`);
  const isGood = verdict.ok && result.verified;
  if (result.html !== null) await keepPage(terminal, build, { ...result, html: result.html, isGood }, say);
  say([""]);
  return isGood && result.ok;
}

interface BuiltPage {
  run_id: string;
  html: string;
  /** Whether it passed, and its receipt is valid. */
  isGood: boolean;
}

/** Saves and opens the page as requested; otherwise says how to save it. */
async function keepPage(
  terminal: Terminal,
  { output, open, json }: Watching,
  { run_id, html, isGood }: BuiltPage,
  say: (lines: string[]) => void,
): Promise<void> {
  const { look, err } = terminal;
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
  // A page that is opened outside the verified frame must be one that passed.
  if (open && isGood) openInBrowser(path.resolve(file), terminal);
  else if (open) err("the page is not opened because it did not pass");
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
