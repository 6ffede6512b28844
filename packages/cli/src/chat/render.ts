import type { ChatEvent, ChatFinish } from "@signet/contract";
import type { Format, OutputStyle } from "../terminal.ts";
import { columnsOf, defuse, fit, linesOf, oneLine, sayProblem, wrap } from "../text.ts";
import { environment } from "../environment.ts";

const MARGIN = "  ";
const MOST_PROOF_LINES = 4;

type Data<Name extends ChatEvent["name"]> = Extract<ChatEvent, { name: Name }>["data"];
export type Proof = Data<"proof">;

/** Why an answer did not come to its end, in words. */
const ENDS: Record<ChatFinish, string> = {
  answered: "no answer was given",
  needs_model: `this needs a model; give one a key: ${environment.self} keys set ANTHROPIC_API_KEY`,
  max_steps: "stopped: it took all the steps that it may",
  stuck: "stopped: it went round in circles",
  cancelled: "cancelled",
  timeout: "stopped: it took too long",
  interrupted: "the service was interrupted",
  error: "it failed",
};

/** What was decided, on one line. */
export function decisionLine(raw: Data<"decision">, look: OutputStyle): string {
  const { choice, reason } = defuse(raw);
  return dim(look, `· ${choice}${reason === "" ? "" : `: ${reason}`}`);
}

/** A tool and its input, on one safe line without a mark. */
export function actionText(raw: Data<"action">): string {
  const { tool, input } = defuse(raw);
  // Once more, for the names of an input's fields.
  return oneLine(defuse(`${tool} ${inputText(input)}`));
}

/** An action that has ended: its text and a mark, and what a failed one said. */
export function actionLines(raw: Data<"action">, look: OutputStyle): string[] {
  const failed = raw.status === "failed";
  const mark = failed ? look.paint("red", "✗") : look.paint("green", "✓");
  const text = look.paint("dim", fit(actionText(raw), look.columns - MARGIN.length - 2));
  const said = failed && raw.output ? linesOf(defuse(raw.output)).find((line) => line.trim() !== "") : null;
  return [`${MARGIN}${text} ${mark}`, ...(said ? [dim(look, `  ${said}`)] : [])];
}

/** An input as a person would say it: a lone value as it is, else as JSON. */
function inputText(input: unknown): string {
  if (typeof input === "string") return input;
  const values = typeof input === "object" && input !== null ? Object.values(input) : [];
  const [only] = values;
  if (values.length === 1 && typeof only === "string") return only;
  return values.length === 0 ? "" : JSON.stringify(input);
}

function proofText(held: readonly string[], seen: readonly string[]): string {
  if (held.length > 0) return `rests on: ${held.join(" · ")}`;
  if (seen.length > 0) return `unverified; it was looked at: ${seen.join(" · ")}`;
  return "rests on no evidence: unverified";
}

/** What an answer rests on. One line where it fits. */
export function proofLines(raw: readonly Proof[], look: OutputStyle): string[] {
  const proofs = defuse(raw);
  const named = (some: readonly Proof[]) => [
    ...new Set(some.flatMap(({ evidence }) => evidence.map(({ type, ref }) => oneLine(`${type} ${ref}`)))),
  ];
  // The last is about the answer; those before it only tell what was seen on the way.
  const last = proofs.at(-1);
  const held = last?.verified ? named([last]) : [];
  const seen = named(proofs);
  const lines = wrap(proofText(held, seen), look.columns - MARGIN.length);
  const shown = lines.slice(0, MOST_PROOF_LINES);
  if (lines.length > shown.length) shown[shown.length - 1] = ellipsis(shown.at(-1)!, look.columns);
  return shown.map((text) => dim(look, text));
}

const ellipsis = (line: string, columns: number) =>
  columnsOf(line) < columns - MARGIN.length ? `${line}…` : fit(`${line}…`, columns - MARGIN.length);

/** Why there is no whole answer. */
export function endLines(reason: ChatFinish | undefined, look: OutputStyle): string[] {
  const known = reason !== undefined && Object.hasOwn(ENDS, reason);
  return marked(known ? ENDS[reason] : "it did not come to its end", look);
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
