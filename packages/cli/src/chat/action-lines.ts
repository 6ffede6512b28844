import { readDateAction } from "@signet/contract/values";
import { environment } from "../environment.ts";
import type { Format, OutputStyle } from "../terminal.ts";
import { beside, columnsOf, defuse, fit, linesOf, oneLine, plural, wrap } from "../text.ts";
import type { ChatData } from "./event-data.ts";

type Action = ChatData<"action">;

const MARGIN = "  ";
const INDENT = "    ";
const MOST = { valueLines: 3, codeLines: 8, outputLines: 6 };
/** Where the service itself shortened an output. */
const LEFT_OUT = /^\[\.\.\. \d+ bytes left out/m;

/** The tools that start a run, in the words of a person, and how its result is opened. */
const RUNS = new Map(
  Object.entries<{ name: string; hint: string; command: (run: string) => string }>({
    code_task: { name: "coding run", hint: "to save its files:", command: (run) => `run ${run} -o <folder>` },
    build_visual: { name: "build", hint: "to open its page:", command: (run) => `open ${run}` },
  }),
);

const runOf = (tool: string) => RUNS.get(tool);

/** A tool and its input, on one safe line without a mark. A program is left out. */
function titleOf({ tool, input }: Action): string {
  const text = oneLine(inputText(input));
  if (tool === "calculate") return text;
  const date = tool === "date" ? readDateAction(input) : undefined;
  if (date) return oneLine(date.asked);
  const run = runOf(tool);
  if (run) return `${run.name}: ${text}`;
  return oneLine(`${tool} ${text}`);
}

/** What is under way, as the line that changes shows it: the activity, and the latest that is known of it. */
export function waitingFor(raw: Action): { activity: string; newest: string } {
  const action = defuse(raw);
  const run = runOf(action.tool);
  const newest = linesOf(action.output ?? "").findLast((line) => line.trim() !== "") ?? "";
  if (run) return { activity: run.name, newest: oneLine(newest || inputText(action.input)) };
  return { activity: titleOf(action), newest: oneLine(newest) };
}

/** An action that has ended: what it was, whether it succeeded, its value or the beginning of its output, and how to open its result. */
export function actionLines(raw: Action, look: OutputStyle): string[] {
  const action = defuse(raw);
  const failed = action.status === "failed" || action.ok === false;
  const mark = failed ? look.paint("red", "✗") : look.paint("green", "✓");
  const [first = "", ...rest] = headline(action, look.columns - INDENT.length);
  return [
    `${MARGIN}${mark} ${look.paint("dim", first)}`,
    ...rest.map((line) => INDENT + look.paint("dim", line)),
    ...beginning(codeOf(action), MOST.codeLines).map((line) => indented(look, `│ ${line}`, "dim")),
    ...outputLines(action).map((line) => indented(look, line)),
    ...resultLines(action, look),
  ];
}

/** The title, with the value of a calculation or a date, or another result that fits on the same line. */
function headline(action: Action, columns: number): string[] {
  const title = titleOf(action);
  const [result = "", ...more] = linesOf(action.output ?? "");
  if (action.status !== "done" || result === "" || runOf(action.tool)) return [fit(title, columns)];
  if (action.tool === "calculate") {
    const lines = wrap(`${title} ${result.startsWith("=") ? result : `= ${result}`}`, columns);
    return lines.length <= MOST.valueLines ? lines : beginning(lines, MOST.valueLines - 1);
  }
  const value = action.tool === "date" ? readDateAction(action.input, action.output)?.value : undefined;
  if (value !== undefined) return [fit(`${title} → ${oneLine(value)}`, columns)];
  const together = `${title} → ${result}`;
  const fits = columnsOf(together) <= columns && (more.length === 0 || codeOf(action).length > 0);
  return [fits ? together : fit(title, columns)];
}

/** The program that was run, if the input has one. */
function codeOf({ input }: Action): string[] {
  const code = typeof input === "object" && input !== null && "code" in input ? input.code : undefined;
  return typeof code === "string" ? linesOf(code) : [];
}

/** What failed, in one line; or the beginning of what a program printed, which follows the line on how it ended. */
function outputLines(action: Action): string[] {
  const output = action.output ?? "";
  const lines = linesOf(output).filter((line) => line.trim() !== "");
  if (action.status === "failed") return lines.slice(0, 1);
  if (codeOf(action).length === 0) return [];
  return beginning(lines.slice(1), MOST.outputLines, LEFT_OUT.test(output));
}

/** The first lines, and how many more there are. */
function beginning(lines: string[], most: number, isCut = false): string[] {
  const more = lines.length - most;
  if (more <= 0) return lines;
  return [...lines.slice(0, most), `… ${plural(more, "more line")}${isCut ? " and what was left out" : ""}`];
}

/** The receipt of a run that the action started, and how to open its result. */
function resultLines({ tool, delegated }: Action, look: OutputStyle): string[] {
  const run = runOf(tool);
  if (!delegated || !run) return [];
  const { run_id, receipt_sha } = delegated;
  const self = environment.self;
  const room = look.columns - INDENT.length;
  return [
    ...beside("receipt:", `${self} verify ${oneLine(receipt_sha).slice(0, 12)}`, room),
    ...beside(run.hint, `${self} ${run.command(oneLine(run_id))}`, room),
  ].map((line) => INDENT + look.paint("dim", line));
}

/** An input in short: a single value as it is, several with their names. */
function inputText(input: unknown): string {
  if (typeof input !== "object" || input === null) return input === undefined ? "" : valueText(input);
  const fields = Object.entries(input).filter(([name]) => name !== "code");
  const [only] = fields;
  if (only && fields.length === 1) return valueText(only[1]);
  // A second time, because the names of the fields become text here.
  return defuse(fields.map(([name, value]) => `${name}: ${valueText(value)}`).join(", "));
}

const valueText = (value: unknown) => (typeof value === "string" ? value : defuse(JSON.stringify(value)));

function indented(look: OutputStyle, line: string, format?: Format): string {
  const text = fit(line, look.columns - INDENT.length);
  return INDENT + (format ? look.paint(format, text) : text);
}
