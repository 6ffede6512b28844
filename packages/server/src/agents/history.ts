import {
  type Message,
  type Model,
  type Picture,
  type ToolSpec,
  type Usage,
  NO_USAGE,
} from "@signet/contract";
import { ModelError } from "../modules/models/model-error.ts";
import { pictureTokens } from "../modules/models/pictures.ts";
import { SUMMARY_PROMPT } from "./prompts/summary.ts";
import { shorten } from "./shorten.ts";
import { takeTurn } from "./turn.ts";

const CHARACTERS_PER_TOKEN = 3.5;
const RESERVE_TOKENS = 16_384;
const KEEP_OUTPUT_TOKENS = 40_000;
const KEEP_TAIL_TOKENS = 20_000;
const TAIL_OUTPUT_BYTES = 2_000;
const REMOVED = "[output removed to save space; repeat the call to see it]";

/** Wraps a message of the service to the model, so that it is distinct from the user's words. */
export const note = (text: string, pictures?: Picture[]): Message => ({
  role: "user",
  text: `<note>\n${text}\n</note>`,
  ...(pictures ? { pictures } : {}),
});
const isOurs = (message: Message) =>
  message.role === "user" && /^<(?:note|summary|check_failed|check_missing)>/.test(message.text);

/** Tells whether a piece of text is in what the model was shown, apart from our own notes. Line numbers of `read` do not matter. */
export const quotedIn =
  (messages: readonly Message[]) =>
  (piece: string): boolean =>
    messages.some(
      (message) =>
        (message.role === "tool" || (message.role === "user" && !message.text.startsWith("<note>"))) &&
        (message.text.includes(piece) || message.text.replace(/^ *\d+\t/gm, "").includes(piece)),
    );

export interface PromptFrame {
  system: string;
  tools: ToolSpec[];
}

/** Whether the next request would come close to the context limit of `model`. */
export function isTight(model: Model, frame: PromptFrame, messages: Message[]): boolean {
  const reserve = Math.min(RESERVE_TOKENS, model.contextTokens / 4);
  const specs = JSON.stringify(frame.tools).length + frame.system.length;
  return countTokens(messages) + specs / CHARACTERS_PER_TOKEN > model.contextTokens - reserve;
}

const countTokens = (messages: Message[]) => messages.reduce((sum, message) => sum + tokensIn(message), 0);

function tokensIn(message: Message): number {
  const calls = message.role === "assistant" ? message.calls : [];
  const length = calls.reduce((sum, call) => sum + call.name.length + call.input.length, message.text.length);
  const pictures = message.role === "assistant" ? [] : (message.pictures ?? []);
  const tokens = pictures.reduce((sum, picture) => sum + pictureTokens(picture), 0);
  return Math.ceil(length / CHARACTERS_PER_TOKEN) + tokens + 4;
}

/**
 * Removes older tool outputs from `messages`. Keeps the newest that fit `KEEP_OUTPUT_TOKENS` or a quarter of the context window,
 * and always those of the newest turn, which the model has not seen yet.
 */
export function prune(messages: Message[], contextTokens: number): Message[] {
  let left = Math.min(KEEP_OUTPUT_TOKENS, contextTokens / 4);
  let isUnseen = true;
  return messages
    .toReversed()
    .map((message) => {
      if (message.role === "assistant") isUnseen = false;
      if (message.role !== "tool") return message;
      left -= tokensIn(message);
      return isUnseen || left >= 0 || message.text.length <= REMOVED.length
        ? message
        : { ...message, text: REMOVED };
    })
    .toReversed();
}

/**
 * Replaces everything between the user's words and the newest turns by a summary that the model writes. If the model
 * gives none, those turns are left out. The user's words stay unchanged.
 */
export async function compact(
  model: Model,
  messages: Message[],
  signal: AbortSignal,
): Promise<{ messages: Message[]; usage: Usage; summarised: boolean }> {
  const tailAt = tailStart(messages, Math.min(KEEP_TAIL_TOKENS, model.contextTokens / 5));
  const old = messages.slice(0, tailAt);
  const userMessages = old.filter((message) => message.role === "user" && !isOurs(message));
  const tail = messages.slice(tailAt).map(cutOutput);
  const summary = await summarise(model, old, signal);
  const between: Message =
    summary === null
      ? note("Earlier steps were left out to save space. The files in the workspace are as you left them.")
      : { role: "user", text: `<summary>\n${summary.text}\n</summary>` };
  return {
    messages: [...userMessages, between, ...tail],
    usage: summary?.usage ?? NO_USAGE,
    summarised: summary !== null,
  };
}

/** Index of the first of the newest turns that fit `room` tokens. It is a model turn, so that every result keeps its call. */
function tailStart(messages: Message[], room: number): number {
  let start = messages.length;
  let left = room;
  for (let i = messages.length - 1; i > 0; i--) {
    left -= tokensIn(cutOutput(messages[i]!));
    if (left < 0 && start < messages.length) break;
    if (messages[i]!.role === "assistant") start = i;
  }
  return start;
}

const cutOutput = (message: Message): Message =>
  message.role === "tool"
    ? { ...message, text: shorten(message.text, { bytes: TAIL_OUTPUT_BYTES }).text }
    : message;

async function summarise(
  model: Model,
  old: Message[],
  signal: AbortSignal,
): Promise<{ text: string; usage: Usage } | null> {
  const transcript = shorten(old.map(transcribe).join("\n\n"), {
    bytes: Math.floor(model.contextTokens * 0.6 * CHARACTERS_PER_TOKEN),
  }).text;
  const request = {
    system: SUMMARY_PROMPT,
    messages: [{ role: "user" as const, text: transcript }],
    tools: [],
  };
  try {
    const turn = await takeTurn(model, request, signal);
    return turn.text.trim() === "" ? null : { text: turn.text.trim(), usage: turn.usage };
  } catch (thrown) {
    if (thrown instanceof ModelError) return null;
    throw thrown;
  }
}

function transcribe(message: Message): string {
  const { text } = cutOutput(message);
  if (message.role !== "assistant") return `[${message.role}]\n${text}`;
  const calls = message.calls.map((call) => {
    const input = shorten(call.input, { bytes: TAIL_OUTPUT_BYTES }).text;
    return `[call ${call.name}] ${input}`;
  });
  return [`[assistant]`, text, ...calls].filter((part) => part !== "").join("\n");
}
