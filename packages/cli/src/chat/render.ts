import type { ChatEvent, ChatFinish } from "@signet/contract";
import type { Format, OutputStyle } from "../terminal.ts";
import { columnsOf, defuse, fit, linesOf, oneLine, sayProblem, wrap } from "../text.ts";
import { environment } from "../environment.ts";

const MARGIN = "  ";
const MOST_PROOF_LINES = 4;

type Data<Name extends ChatEvent["name"]> = Extract<ChatEvent, { name: Name }>["data"];
export type Proof = Data<"proof">;

/** Why an answer is not complete, in words. */
const ENDS: Record<ChatFinish, string> = {
  answered: "no answer was given",
  needs_model: `this needs a model; give one a key: ${environment.self} keys set ANTHROPIC_API_KEY`,
  max_steps: "stopped: it used all its steps",
  stuck: "stopped: it repeated itself without progress",
  cancelled: "cancelled",
  timeout: "stopped: it took too long",
  interrupted: "the service was interrupted",
  error: "it failed",
};

/** A decision, on one line. */
export function decisionLine(raw: Data<"decision">, look: OutputStyle): string {
  const { choice, reason } = defuse(raw);
  return dim(look, `· ${choice}${reason === "" ? "" : `: ${reason}`}`);
}

/** A tool and its input, on one safe line without a mark. */
export function actionText(raw: Data<"action">): string {
  const { tool, input } = defuse(raw);
  // A second time, because the names of an input's fields become text here.
  return oneLine(defuse(`${tool} ${inputText(input)}`));
}

/** An action that has ended: its text, a mark, and the first line of output if it failed. */
export function actionLines(raw: Data<"action">, look: OutputStyle): string[] {
  const failed = raw.status === "failed";
  const mark = failed ? look.paint("red", "✗") : look.paint("green", "✓");
  const text = look.paint("dim", fit(actionText(raw), look.columns - MARGIN.length - 2));
  const output = failed && raw.output ? linesOf(defuse(raw.output)).find((line) => line.trim() !== "") : null;
  return [`${MARGIN}${text} ${mark}`, ...(output ? [dim(look, `  ${output}`)] : [])];
}

/** An input in short: a single text as it is, anything else as JSON. */
function inputText(input: unknown): string {
  if (typeof input === "string") return input;
  const values = typeof input === "object" && input !== null ? Object.values(input) : [];
  const [only] = values;
  if (values.length === 1 && typeof only === "string") return only;
  return values.length === 0 ? "" : JSON.stringify(input);
}

function proofText(confirmed: readonly string[], seen: readonly string[]): string {
  if (confirmed.length > 0) return `rests on: ${confirmed.join(" · ")}`;
  if (seen.length > 0) return `unverified; it looked at: ${seen.join(" · ")}`;
  return "unverified: rests on no evidence";
}

/** What an answer rests on, in as few lines as possible. */
export function proofLines(raw: readonly Proof[], look: OutputStyle): string[] {
  const proofs = defuse(raw);
  const namesIn = (list: readonly Proof[]) => [
    ...new Set(list.flatMap(({ evidence }) => evidence.map(({ type, ref }) => oneLine(`${type} ${ref}`)))),
  ];
  // The last proof is about the answer; the others only record what was seen on the way.
  const last = proofs.at(-1);
  const confirmed = last?.verified ? namesIn([last]) : [];
  const seen = namesIn(proofs);
  const lines = wrap(proofText(confirmed, seen), look.columns - MARGIN.length);
  const shown = lines.slice(0, MOST_PROOF_LINES);
  if (lines.length > shown.length) shown[shown.length - 1] = ellipsis(shown.at(-1)!, look.columns);
  return shown.map((text) => dim(look, text));
}

const ellipsis = (line: string, columns: number) =>
  columnsOf(line) < columns - MARGIN.length ? `${line}…` : fit(`${line}…`, columns - MARGIN.length);

/** Why there is no complete answer. */
export function endLines(reason: ChatFinish | undefined, look: OutputStyle): string[] {
  const known = reason !== undefined && Object.hasOwn(ENDS, reason);
  return marked(known ? ENDS[reason] : "it did not finish", look);
}

/** A failure on the service's side or the provider's. */
export function errorLines(raw: Data<"error">, look: OutputStyle): string[] {
  const problem = defuse(raw);
  const facts = [problem.code, ...(problem.charged ? [] : ["not charged"])];
  return [...marked(sayProblem(problem), look), dim(look, `  ${facts.join(" · ")}`)];
}

function marked(text: string, look: OutputStyle): string[] {
  const [first = "", ...rest] = wrap(oneLine(text), look.columns - 4);
  return [`${MARGIN}${look.paint("red", "✗")} ${first}`, ...rest.map((line) => `${MARGIN}  ${line}`)];
}

function dim(look: OutputStyle, line: string): string {
  const format: Format = "dim";
  return MARGIN + look.paint(format, fit(keepIndent(line), look.columns - MARGIN.length));
}

const keepIndent = (line: string) => /^ */.exec(line)![0] + oneLine(line);
