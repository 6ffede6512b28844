import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after } from "node:test";
import type { CodeEventBody, EndReason, GivenFile, Model, ModelRequest } from "@signet/contract";
import { runCoder } from "../../src/agents/coder.ts";
import type { CoderResult, CoderState, CoderYield } from "../../src/agents/port.ts";
import type { PictureStore } from "../../src/agents/shown-pictures.ts";
import type { CoderTask } from "../../src/agents/coder-task.ts";
import { type Clock, systemClock } from "../../src/base/clock.ts";
import { createBwrapDriver } from "@signet/sandbox";
import type { Limits, Sandbox } from "@signet/sandbox";
import { createRunPictures } from "../../src/usecases/runs/run-pictures.ts";
import { findTypeScript } from "../../src/compose/typescript.ts";

const scratch = mkdtempSync(path.join(tmpdir(), "coder-"));
const tools = findTypeScript();
const driver = createBwrapDriver({
  scratchDir: scratch,
  nodePath: process.execPath,
  ...(tools ? { tools } : {}),
});
after(() => rmSync(scratch, { recursive: true, force: true }));

const LIMITS: Limits = {
  wallSeconds: 20,
  cpuSeconds: 20,
  memoryBytes: 512 << 20,
  pids: 128,
  diskBytes: 64 << 20,
  inodes: 10_000,
  fileBytes: 32 << 20,
  outputBytes: 256 << 10,
  outputKillBytes: 4 << 20,
};

/** A real sandbox, as the service opens them. */
export const openSandbox = () => driver.open({ runId: "run_test", limits: LIMITS });

/** What a scripted model does in one turn. */
export type Line =
  | { text?: string; calls?: [name: string, input: unknown][]; reason?: EndReason }
  | { throws: Error }
  | ((request: ModelRequest, signal: AbortSignal) => Line | Promise<Line>);

/** A model that says its lines one turn after the other. It keeps what it was asked. */
export function scripted(lines: Line[], contextTokens = 100_000, pictures: Model["pictures"] = []) {
  const requests: ModelRequest[] = [];
  const name = { engine: "gateway", provider: "script", id: "script-1" } as const;
  const model: Model = {
    ...name,
    contextTokens,
    pictures,
    async *stream(request, signal) {
      requests.push(structuredClone(request));
      let line = lines[requests.length - 1];
      const said = JSON.stringify(request.messages.at(-1)).slice(0, 2_000);
      assert.ok(line, `the script has no turn ${requests.length}; it was told ${said}`);
      while (typeof line === "function") line = await line(request, signal);
      if ("throws" in line) throw line.throws;
      const { text = "", calls = [], reason = calls.length > 0 ? "tool_calls" : "stop" } = line;
      for (const part of text.match(/.{1,7}/gs) ?? []) yield { type: "text", text: part };
      for (const [i, [name, input]] of calls.entries()) {
        const id = `call_${requests.length}_${i}`;
        yield {
          type: "call",
          call: { id, name, input: typeof input === "string" ? input : JSON.stringify(input) },
        };
      }
      const usage = { input_tokens: 10, output_tokens: 5, cached_tokens: 1, estimated: false };
      yield { type: "end", reason, usage, by: name };
    },
  };
  return { model, requests };
}

export const finish = (check_cmd: string | null = null, summary = "Done."): [string, unknown] => [
  "finish",
  { check_cmd, summary },
];
export const write = (file: string, content: string): [string, unknown] => ["write", { path: file, content }];
export const bash = (command: string): [string, unknown] => ["bash", { command }];

export const task = (given: Partial<CoderTask> = {}): CoderTask => ({
  task: "Do the work.",
  files: [],
  checkCmd: null,
  mayChange: [],
  maxSteps: 12,
  ...given,
});
export const file = (name: string, content: string): GivenFile => ({ path: name, content });

export interface Played {
  result: CoderResult;
  yields: CoderYield[];
  requests: ModelRequest[];
  states: { state: CoderState; tar: Uint8Array[] }[];
}

/** Runs the coder to its end with real sandboxes; keeps the workspace of every step. */
export async function play(
  given: Partial<CoderTask>,
  lines: Line[],
  options: {
    signal?: AbortSignal;
    resume?: { state: CoderState; workspace: AsyncIterable<Uint8Array> };
    contextTokens?: number;
    /** The kinds of picture that the model takes. */
    takes?: Model["pictures"];
    pictures?: PictureStore;
    clock?: Clock;
    seen?: (yielded: CoderYield) => void;
    opened?: (sandbox: Sandbox) => void;
  } = {},
): Promise<Played> {
  const { model, requests } = scripted(lines, options.contextTokens, options.takes);
  const played: Omit<Played, "result"> = { yields: [], requests, states: [] };
  let commands = 0;
  let open = 0;
  const opening = async () => {
    const sandbox = await openSandbox();
    open += 1;
    options.opened?.(sandbox);
    const close = async () => {
      open -= 1;
      await sandbox.close();
    };
    return { ...sandbox, close };
  };
  const run = runCoder(
    task(given),
    {
      model,
      clock: options.clock ?? systemClock,
      newCommandId: () => `cmd_${++commands}`,
      openSandbox: opening,
      openCheckSandbox: opening,
      checkTimeoutSeconds: LIMITS.wallSeconds,
      pictures: options.pictures ?? createRunPictures({ find: async () => null }),
    },
    {
      signal: options.signal ?? new AbortController().signal,
      ...(options.resume ? { resume: options.resume } : {}),
    },
  );
  let result: CoderResult | undefined;
  const whole = async function* () {
    result = yield* run;
  };
  try {
    for await (const yielded of whole()) {
      played.yields.push(yielded);
      options.seen?.(yielded);
      if (yielded.type === "step")
        played.states.push({
          state: structuredClone(yielded.state),
          tar: await Array.fromAsync(yielded.sandbox.snapshot()),
        });
    }
  } finally {
    assert.equal(open, 0, "a sandbox was left open");
  }
  return { ...played, result: result! };
}

/** The yields as short lines: what a reader of the stream sees, in order. */
export const lines = (yields: CoderYield[]): string[] =>
  yields.map((yielded) => {
    if (yielded.type === "phase") return `phase ${yielded.phase}`;
    if (yielded.type === "step") return `step ${yielded.state.step}`;
    const { name, data } = yielded.event;
    if (name === "agent_note") return `${data.step} note: ${data.text}`;
    if (name === "command_started") return `${data.step} started ${data.command_id}: ${data.cmd}`;
    if (name === "command_finished") return `${data.step} finished ${data.command_id}: ${data.exit_code}`;
    return name;
  });

/** The data of every event of one name. */
export const events = <N extends CodeEventBody["name"]>(yields: CoderYield[], name: N) =>
  yields
    .filter((yielded) => yielded.type === "event")
    .map((yielded) => yielded.event)
    .filter((event): event is Extract<CodeEventBody, { name: N }> => event.name === name)
    .map((event) => event.data as Extract<CodeEventBody, { name: N }>["data"]);

/** What the model was told in its last request after its own last turn. */
export const told = (request: ModelRequest): string[] => {
  const turn = request.messages.findLastIndex((message) => message.role === "assistant");
  return request.messages.slice(turn + 1).map((message) => message.text);
};
