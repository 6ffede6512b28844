import { BOUNDS } from "@signet/contract";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ChatEnvironment, type Note, Refusal } from "../../../../src/agents/chat/port.ts";
import { evaluate } from "../../../../src/modules/math/evaluate.ts";
import { type Said, talk, world } from "../talk.ts";

/** What a careful reader says about a sentence, list item, code line or table row of an answer. README.md defines each. */
export const STATEMENT_OUTCOMES = ["supported", "looked_up", "own_knowledge", "none"] as const;
export type StatementOutcome = (typeof STATEMENT_OUTCOMES)[number];

/** A call of the model. `gives` is what the environment's method returns, `refused` the message with which it fails. */
export interface TranscriptCall {
  tool: string;
  input: Record<string, unknown>;
  gives?: unknown;
  refused?: string;
}

/** A statement of an answer. `also`: outcomes that a careful reader may give it as well. */
export interface ExpectedStatement {
  text: string;
  outcome: StatementOutcome;
  also?: StatementOutcome[];
}

/** A chat turn, with the outcome that each statement of its answer should have. */
export interface Transcript {
  name: string;
  command: string;
  history?: { role: "user" | "assistant"; content: string }[];
  /** Texts of the owner's memory that the model is told at the start. */
  notes?: string[];
  /** The service's clock, as RFC 3339. */
  now?: string;
  turns: { says?: string; calls: TranscriptCall[] }[];
  answer: string;
  expect: ExpectedStatement[];
  why: string;
}

/** The transcripts by file, and what became of each. Tests that share a process read and replay them once. */
const parsed = new Map<string, Transcript[]>();
const replayed = new WeakMap<Transcript, ReturnType<typeof talk>>();

/** All transcripts of this folder; with `only`, those of the files of which it holds. */
export const readTranscripts = (only: (file: string) => boolean = () => true): Transcript[] =>
  transcriptFiles()
    .filter((name) => only(name))
    .flatMap((name) => parsed.getOrInsertComputed(name, parse));

const parse = (name: string) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, name), "utf8")) as Transcript[];

/** The names of the files with transcripts. */
export const transcriptFiles = (): string[] =>
  readdirSync(import.meta.dirname).filter((name) => name.endsWith(".json"));

/** Has the chat agent say and call what the transcript says, in the environment that it describes. */
export const replayTranscript = (transcript: Transcript) => replayed.getOrInsertComputed(transcript, replay);

function replay(transcript: Transcript) {
  const { command, history = [], notes = [], turns, answer } = transcript;
  const script: Said[] = turns.map(({ says, calls }) => ({
    ...(says === undefined ? {} : { text: [says] }),
    calls: calls.map(({ tool, input }) => [tool, input]),
  }));
  return talk(
    [...script, { text: [answer] }],
    { command, history },
    { world: worldOf(transcript), remembered: notesOf(notes) },
  );
}

/** Methods of the environment by the tool that calls them. */
const METHODS = {
  runCode: "run_code",
  codeTask: "code_task",
  buildVisual: "build_visual",
  readPage: "fetch_url",
  search: "web_search",
  receipt: "read_receipt",
  usage: "usage",
  help: "help",
  settings: "settings",
  prices: "prices",
  limits: "limits",
  techniques: "find_techniques",
} as const;

/** An environment whose methods return, call by call, what the transcript says. Calculations and the calendar are real. */
function worldOf({ turns, notes = [], now }: Transcript): ChatEnvironment {
  const calls = turns.flatMap((turn) => turn.calls);
  const left = [...calls];
  const next = (tool: string): unknown => {
    const at = left.findIndex((call) => call.tool === tool);
    const [call] = at < 0 ? [] : left.splice(at, 1);
    if (call?.refused !== undefined) throw new Refusal(call.refused);
    return call?.gives;
  };
  const recalled = calls.flatMap(({ tool, gives }) => (tool === "recall" ? (gives as Note[]) : []));
  const methods = Object.entries(METHODS).map(([method, tool]) => [method, () => next(tool)]);
  return {
    ...world(),
    ...(Object.fromEntries(methods) as Partial<ChatEnvironment>),
    calculate: async (expression) => {
      const result = evaluate(expression);
      if (result.kind === "wrong") throw new Refusal(result.why);
      return result;
    },
    memory: {
      remember: async () => next("remember") as string,
      // `forget` reads all notes itself; a call of the model asks for fewer.
      recall: async (_q, limit) =>
        limit === BOUNDS.chat.kept ? [...notesOf(notes), ...recalled] : (next("recall") as Note[]),
      forget: async () => void next("forget"),
    },
    ...(now === undefined ? {} : { nowMs: () => Date.parse(now) }),
  };
}

const notesOf = (texts: string[]): Note[] => texts.map((text, i) => ({ id: `mem_told_${i + 1}`, text }));
