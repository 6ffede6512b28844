import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import {
  CHAT_EVENTS,
  type ChatEvent,
  type ChatEventName,
  CODE_EVENTS,
  type CodeEvent,
  type CodeEventName,
  VISUAL_EVENTS,
  type VisualEvent,
  type VisualEventName,
  VisualResult,
} from "@signet/contract";
import { afterTests } from "../../packages/server/test/support/after-tests.ts";
import { newUsedFolder } from "../../packages/server/test/support/prepared.ts";
import { SERVICE_FLAGS } from "../../packages/cli/src/server.ts";

export { newFolder, newUsedFolder } from "../../packages/server/test/support/prepared.ts";

const MAIN = path.join(import.meta.dirname, "../../packages/server/bin/start.mjs");

export interface Service {
  url: string;
  api: string;
  pid: number;
  dataDir: string;
  /** Whether its process has not ended. */
  runs(): boolean;
  /** The log so far. */
  log(): string;
  /** Sends `signal` and resolves when the process has ended. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Services that run. A test that fails while it cleans up leaves some, which would keep its process from ending. */
const running = new Map<ChildProcess, { dataDir: string; end: Service["end"] }>();
afterTests(() => {
  for (const child of running.keys()) child.kill("SIGKILL");
});

/** Removes a folder and what is in it, after the services that have their data there. */
export async function removeData(folder: string): Promise<void> {
  const isWithin = (dataDir: string) => `${dataDir}/`.startsWith(`${folder}/`);
  const own = [...running.values()].filter(({ dataDir }) => isWithin(dataDir));
  await Promise.all(own.map(({ end }) => end("SIGKILL")));
  rmSync(folder, { recursive: true, force: true });
}

/** Starts the whole service in its own process on a free loopback port. */
export async function startService(
  options: { dataDir?: string; env?: Record<string, string>; wrap?: string[] } = {},
): Promise<Service> {
  const dataDir = options.dataDir ?? newUsedFolder();
  const [command, ...args] = [...(options.wrap ?? []), process.execPath, ...SERVICE_FLAGS, MAIN];
  const child = spawn(command, args, {
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      SVC_PORT: "0",
      SVC_OPS_PORT: "off",
      SVC_DATA_DIR: dataDir,
      ...options.env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.once("exit", () => running.delete(child));
  const end = async (signal: NodeJS.Signals = "SIGTERM") => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await once(child, "exit");
    }
    return child.exitCode;
  };
  running.set(child, { dataDir, end });
  let log = "";
  child.stderr.on("data", (chunk: Buffer) => (log += chunk.toString()));
  const url = await listening(child, () => log);
  return {
    url,
    api: `${url}/api/demo`,
    pid: child.pid!,
    dataDir,
    runs: () => child.exitCode === null && child.signalCode === null,
    log: () => log,
    end,
  };
}

async function listening(child: ChildProcess, log: () => string): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const found = /listens on (\S+)/.exec(line);
    if (found) return found[1]!;
  }
  throw new Error(`the service did not start: ${log()}`);
}

/** A service for one test. It is stopped and its data is deleted at the end of the test. */
export async function serviceFor(
  t: { after(done: () => Promise<void>): void },
  env: Record<string, string> = {},
): Promise<Service> {
  const service = await startService({ env });
  t.after(() => removeData(service.dataDir));
  return service;
}

export interface RawEvent {
  id: string | undefined;
  name: string;
  data: Record<string, unknown>;
  /** The block as received, without the id line. */
  block: string;
}

/** Reads a stream of events to its end, or until `stop` returns true; skips comments. */
export async function* readEvents(response: Response): AsyncGenerator<RawEvent, void> {
  let text = "";
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const block = text.slice(0, end);
      text = text.slice(end + 2);
      if (block.startsWith(":")) continue;
      const lines = block.split("\n");
      const field = (name: string) => lines.find((l) => l.startsWith(`${name}: `))?.slice(name.length + 2);
      const plain = lines.filter((l) => !l.startsWith("id: ")).join("\n");
      yield {
        id: field("id"),
        name: field("event")!,
        data: JSON.parse(field("data")!) as Record<string, unknown>,
        block: `${plain}\n\n`,
      };
    }
  }
}

export const post = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

/** Runs a coding task to its end and validates each event against the contract. */
export async function codeRun(
  service: Service,
  request: Record<string, unknown>,
): Promise<{ events: CodeEvent[]; raw: RawEvent[] }> {
  const response = await post(`${service.api}/code/run`, request);
  if (response.status !== 200) throw new Error(`refused: ${response.status} ${await response.text()}`);
  const raw: RawEvent[] = [];
  for await (const event of readEvents(response)) raw.push(event);
  return {
    raw,
    events: raw.map(
      ({ name, data }) =>
        ({ name, data: CODE_EVENTS[name as CodeEventName].strict().parse(data) }) as CodeEvent,
    ),
  };
}

/** Runs a chat to its end and validates each event against the contract. */
export async function chat(
  service: Pick<Service, "api">,
  command: string,
  { body = {}, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
): Promise<{
  events: ChatEvent[];
  raw: RawEvent[];
  answer: string;
  done: Extract<ChatEvent, { name: "phase" }>["data"];
}> {
  const response = await post(`${service.api}/run/stream`, { command, ...body }, headers);
  if (response.status !== 200) throw new Error(`refused: ${response.status} ${await response.text()}`);
  const raw: RawEvent[] = [];
  for await (const event of readEvents(response)) raw.push(event);
  const events = chatEvents(raw);
  const last = events.at(-1)!;
  if (last.name !== "phase" || last.data.name !== "done") throw new Error(`it ends with ${last.name}`);
  return { raw, events, done: last.data, answer: last.data.answer ?? "" };
}

export const chatEvents = (raw: readonly RawEvent[]): ChatEvent[] =>
  raw.map(
    ({ name, data }) =>
      ({ name, data: CHAT_EVENTS[name as ChatEventName].strict().parse(data) }) as ChatEvent,
  );

/** Builds a page with an event stream and validates each event against the contract. */
export async function visual(
  service: Pick<Service, "api">,
  task: string,
  headers: Record<string, string> = {},
): Promise<{ events: VisualEvent[]; raw: RawEvent[]; result: VisualResult; response: Response }> {
  const streamed = { Accept: "text/event-stream", ...headers };
  const response = await post(`${service.api}/code/visual`, { task }, streamed);
  if (response.status !== 200) throw new Error(`refused: ${response.status} ${await response.text()}`);
  const raw: RawEvent[] = [];
  for await (const event of readEvents(response)) raw.push(event);
  const events = raw.map(
    ({ name, data }) =>
      ({ name, data: VISUAL_EVENTS[name as VisualEventName].strict().parse(data) }) as VisualEvent,
  );
  const last = events.at(-1)!;
  if (last.name !== "visual_done") throw new Error(`it ends with ${last.name}`);
  const { seq: _, at: __, ...result } = last.data;
  return { events, raw, result: VisualResult.strict().parse(result), response };
}
