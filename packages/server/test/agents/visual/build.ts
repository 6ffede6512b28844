import {
  type Message,
  type Model,
  type ModelEvent,
  type ModelRequest,
  VISUAL_CHECKS,
  type VisualBrief,
  type VisualCheckName,
  type VisualReport,
} from "@signet/contract";
import { createRunPictures } from "../../../src/usecases/runs/run-pictures.ts";
import { runBuilder, startOf } from "../../../src/agents/visual/builder.ts";
import type {
  BuilderDeps,
  BuilderResult,
  BuilderState,
  BuilderYield,
} from "../../../src/agents/visual/port.ts";

/** A turn of the scripted model. */
export interface Said {
  text?: string;
  /** How much of the calls has been written, in turn. */
  writing?: number[];
  calls?: [name: string, input: object][];
  reason?: "needs_model";
}

const USAGE = { input_tokens: 10, output_tokens: 5, cached_tokens: 0, estimated: false };

export const BRIEF: VisualBrief = {
  title: "Garden",
  input: true,
  checklist: [
    { name: "Play starts it", do: { do: "click", on: "Play", times: 1 }, expect: { text: "Score 0" } },
  ],
};

/** A report in which these checks failed and all others passed. */
export function reportOf(failed: VisualCheckName[], undone: VisualCheckName[] = []): VisualReport {
  return {
    protocol: "visual-verify/2",
    ok: failed.length + undone.length === 0,
    html_sha256: "ab".repeat(32),
    browser: { name: "shell", version: "1", sandbox: "bwrap+chromium" },
    ms: 5,
    checks: VISUAL_CHECKS.map((name) => ({
      name,
      level: name === "accessible" ? "advise" : "block",
      ok: undone.includes(name) ? null : !failed.includes(name),
      ms: 1,
      value: failed.includes(name) ? 3 : null,
      limit: failed.includes(name) ? 0 : null,
      detail: failed.includes(name) ? `what ${name} found at line 2` : "",
    })),
    inputs: { keys: true, pointer: true, touch: true },
    brief: BRIEF,
    steps: [],
    console: [],
    network: [],
    screenshots: [],
  };
}

/** What the check finds of a page, by its source. */
export type Findings = (source: string, n: number) => VisualReport;

/** Has a page built by a scripted model, and checked as told. */
export async function build(
  script: Said[],
  findings: Findings = () => reportOf([]),
  options: {
    task?: string;
    state?: BuilderState;
    signal?: AbortSignal;
    contextTokens?: number;
    engine?: Model["engine"];
  } = {},
) {
  const { task = "a snake game called Garden" } = options;
  const asked: Message[][] = [];
  const checked: { source: string; brief: VisualBrief }[] = [];
  const by = { engine: options.engine ?? "byok", provider: "script", id: "script" };
  const model: Model = {
    ...by,
    contextTokens: options.contextTokens ?? 100_000,
    async *stream(request: ModelRequest): AsyncGenerator<ModelEvent, void> {
      const turn = script[asked.length] ?? { text: "the script is over" };
      asked.push(request.messages);
      if (turn.text) yield { type: "text", text: turn.text };
      for (const bytes of turn.writing ?? []) yield { type: "writing", bytes };
      for (const [i, [name, input]] of (turn.calls ?? []).entries())
        yield { type: "call", call: { id: `call_${asked.length}_${i}`, name, input: JSON.stringify(input) } };
      const reason = turn.reason ?? (turn.calls ? "tool_calls" : "stop");
      yield { type: "end", reason, usage: USAGE, by };
    },
  };
  const check: BuilderDeps["check"] = async (source, brief) => {
    checked.push({ source, brief });
    const report = findings(source, checked.length);
    const shots = [{ path: "desktop.png", content: Buffer.from(`picture ${checked.length}`) }];
    return { html: `sealed ${source}`, report, shots, mended: [] };
  };
  const state = options.state ?? startOf(task);
  const said: BuilderYield[] = [];
  let result: BuilderResult | undefined;
  async function* builder() {
    const signal = options.signal ?? new AbortController().signal;
    result = yield* runBuilder(
      task,
      state,
      { model, check, pictures: createRunPictures({ find: async () => null }) },
      signal,
    );
  }
  // A step is kept as it was told: what happens after it is not part of it.
  for await (const one of builder()) said.push(structuredClone(one));
  const notes = said.flatMap((one) => (one.type === "note" ? [one.text] : []));
  const steps = said.flatMap((one) => (one.type === "step" ? [one] : []));
  return { result: result!, state, asked, checked, said, notes, steps };
}

/** What the model was told by its tools, in order. */
export const answers = (messages: Message[]): string[] =>
  messages.flatMap((message) => (message.role === "tool" ? [message.text] : []));
