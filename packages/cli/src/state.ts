import type { TaskState } from "@signet/contract";
import type { OutputStyle } from "./terminal.ts";
import { age, byteSize, column, columnsOf, fit, linesOf, oneLine, plural, wrap } from "./text.ts";

const INDENT = "  ";
const MOST = { goal: 8, list: 12, tail: 4 };
const WORDS = { working: "a run is under way", open: "not done", done: "done" } as const;

/** The lines that show a conversation's state to a person. The state must have passed `defuse`. */
export function renderState(state: TaskState, nowMs: number, look: OutputStyle): string[] {
  const { paint, columns } = look;
  const room = columns - INDENT.length;
  const mark =
    state.status === "done" ? paint("green", "✓") : paint(state.status === "open" ? "red" : "dim", "·");
  const facts = [state.conversation_id, plural(state.runs, "run"), `changed ${ago(state.updated_at, nowMs)}`];
  const section = (title: string, lines: string[]) =>
    lines.length === 0 ? [] : ["", paint("bold", title), ...lines];
  const text = (line: string) => wrap(oneLine(line), room).map((part) => INDENT + part);
  const beside = (line: string, source: string) => {
    const space = room - columnsOf(source) - 2;
    return INDENT + column(oneLine(line), Math.max(20, space)) + INDENT + paint("dim", source);
  };
  return [
    `${mark} ${paint("bold", WORDS[state.status])}  ${paint("dim", fit(facts.join(" · "), columns - 24))}`,
    ...section("goal", linesOf(state.goal).slice(0, MOST.goal).flatMap(text)),
    ...section("constraints", state.constraints.flatMap(text)),
    ...section(
      "plan",
      state.plan.map(({ id, text: item, status }) =>
        beside(`[${status === "done" ? "x" : " "}] ${item}`, id),
      ),
    ),
    ...section(
      "facts",
      newest(state.facts, MOST.list).map((fact) => beside(fact.text, fact.source)),
    ),
    ...section(
      "decisions",
      newest(state.decisions, MOST.list).map((decision) => beside(decision.text, decision.source)),
    ),
    ...section(
      `files (${state.files.length})`,
      state.files
        .slice(0, MOST.list)
        .map(({ path, bytes, sha256 }) =>
          beside(path, `${byteSize(bytes).padStart(9)}  ${sha256.slice(0, 12)}`),
        ),
    ),
    ...section(
      "open failures",
      state.open_failures.flatMap((item) => failure(item, nowMs, look)),
    ),
    ...section(
      "receipts, oldest first",
      newest(state.chain, MOST.list).map((sha) => INDENT + sha),
    ),
    ...section("next", state.next === null ? [] : text(state.next)),
  ];
}

function failure(
  { cmd, exit_code, tail, since }: TaskState["open_failures"][number],
  nowMs: number,
  look: OutputStyle,
): string[] {
  const ending = exit_code === null ? "did not finish" : `exit ${exit_code}`;
  const room = look.columns - INDENT.length - 2;
  return [
    `${INDENT}${look.paint("red", "✗")} ${fit(oneLine(cmd), room)}`,
    ...[`${ending}, since ${ago(since, nowMs)}`, ...linesOf(tail).slice(-MOST.tail)].map(
      (line) => `${INDENT}  ${look.paint("dim", fit(line, room))}`,
    ),
  ];
}

const ago = (at: string, nowMs: number): string => {
  const since = age(Date.parse(at), nowMs);
  return since === "now" ? "just now" : `${since} ago`;
};

const newest = <T>(items: readonly T[], count: number): T[] => items.slice(-count);
