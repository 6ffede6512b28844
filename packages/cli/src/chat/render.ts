import type { ChatFinish } from "@signet/contract";
import type { Format, OutputStyle } from "../terminal.ts";
import { defuse, fit, oneLine, sayProblem, wrap } from "../text.ts";
import { environment } from "../environment.ts";
import type { ChatData } from "./event-data.ts";

const MARGIN = "  ";

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

/** What the model says before it acts, on one line. */
export const decisionLine = ({ choice, reason }: ChatData<"decision">, look: OutputStyle): string =>
  dim(look, `· ${defuse(reason) || choice}`);

/** One step of long work, on one line. */
export const progressLine = (activity: string, newest: string, look: OutputStyle): string =>
  dim(look, `· ${activity}: ${newest}`);

/** Why there is no complete answer. */
export function endLines(reason: ChatFinish | undefined, look: OutputStyle): string[] {
  const known = reason !== undefined && Object.hasOwn(ENDS, reason);
  return marked(known ? ENDS[reason] : "it did not finish", look);
}

/** A failure on the service's side or the provider's. */
export function errorLines(raw: ChatData<"error">, look: OutputStyle): string[] {
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
