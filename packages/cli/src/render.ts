import type { CodeEvent } from "@signet/contract";
import { asides, sayCheck } from "./check-text.ts";
import { renderHunks, renderPatch } from "./patch-text.ts";
import type { Format, OutputStyle } from "./terminal.ts";
import {
  byteSize,
  column,
  columnsOf,
  defuse,
  duration,
  fit,
  linesOf,
  oneLine,
  plural,
  sayProblem,
  wrap,
} from "./text.ts";
import { testCounts } from "./test-counts.ts";

const MARGIN = "  ";
const INDENT = "     ";
const MOST = {
  noteLines: 10,
  commandLines: 3,
  outputLinesOk: 4,
  outputLinesFailed: 12,
  files: 12,
  patchLines: 60,
};

type Data<Name extends CodeEvent["name"]> = Extract<CodeEvent, { name: Name }>["data"];

/**
 * The lines that show one event to a person. `before` is the event shown before it, null at first: a new step or
 * section is set off by a blank line. Whatever the event contains, a line cannot control the terminal and fits its
 * columns; only a receipt's hash is never cut.
 */
export function renderEvent(raw: CodeEvent, before: CodeEvent | null, look: OutputStyle): string[] {
  const event = defuse(raw);
  switch (event.name) {
    case "code_start":
      return started(event.data, look);
    case "agent_note":
      return noted(event.data, before, look);
    case "command_started":
      return commandStarted(event.data, before, look);
    case "command_finished":
      return commandFinished(event.data, look);
    case "code_done":
      return done(event.data, before, look);
    case "code_receipt":
      return sealed(event.data, look);
    case "error":
      return failed(event.data, look);
  }
}

/** A line in one format, cut to the terminal's width. */
function painted(look: OutputStyle, indent: string, format: Format, line: string): string {
  return indent + look.paint(format, fit(line, look.columns - indent.length));
}

function started(
  { task, run_id, engine, model, max_steps, resumed }: Data<"code_start">,
  look: OutputStyle,
): string[] {
  const facts = [engine, model, `up to ${plural(max_steps, "step")}`, ...(resumed ? ["resumed"] : [])];
  const lines = linesOf(task).flatMap((line) => wrap(line, look.columns - MARGIN.length));
  return [
    "",
    ...shorten(lines, 6).map((line) => MARGIN + look.paint("bold", line)),
    painted(look, MARGIN, "dim", oneLine([run_id, ...facts].join(" · "))),
  ];
}

/** The step's number if it is a new step, else blanks of the same width. */
function gutter(
  step: number,
  before: CodeEvent | null,
  look: OutputStyle,
): { space: string[]; mark: string } {
  const same = before !== null && "step" in before.data && before.data.step === step;
  if (same) return { space: [], mark: INDENT };
  return {
    space: [""],
    mark: `${MARGIN}${look.paint("cyan", column(String(step), INDENT.length - MARGIN.length))}`,
  };
}

function noted(
  { text, step, diff }: Data<"agent_note">,
  before: CodeEvent | null,
  look: OutputStyle,
): string[] {
  const { space, mark } = gutter(step, before, look);
  const lines = linesOf(text).flatMap((line) => wrap(line, look.columns - INDENT.length));
  return [
    ...space,
    ...shorten(lines, MOST.noteLines).map((line, i) => (i === 0 ? mark : INDENT) + line),
    ...(diff === undefined ? [] : renderHunks(diff, look, `${INDENT}  `, MOST.noteLines)),
  ];
}

function commandStarted(
  { cmd, step }: Data<"command_started">,
  before: CodeEvent | null,
  look: OutputStyle,
): string[] {
  const { space, mark } = gutter(step, before, look);
  const lines = shorten(linesOf(cmd), MOST.commandLines);
  const bold = (line: string) => look.paint("bold", fit(line, look.columns - INDENT.length - 2));
  return [
    ...space,
    ...lines.map((line, i) => (i === 0 ? `${mark}${look.paint("cyan", "$")} ` : `${INDENT}  `) + bold(line)),
  ];
}

function endText({ ok, exit_code, timed_out }: Data<"command_finished">): string {
  if (timed_out) return "took too long";
  if (ok) return "";
  return exit_code === null ? "did not finish" : `exit ${exit_code}`;
}

function commandFinished(result: Data<"command_finished">, look: OutputStyle): string[] {
  const { ok, stdout, stderr, duration_ms } = result;
  const output = [stdout, stderr].filter((text) => text.trim() !== "").flatMap(linesOf);
  const shown = tail(output, ok ? MOST.outputLinesOk : MOST.outputLinesFailed);
  const mark = ok ? look.paint("green", "✓") : look.paint("red", "✗");
  return [
    ...shown.map((line) => painted(look, INDENT, "dim", `│ ${line}`)),
    `${INDENT}${mark} ${look.paint("dim", [endText(result), testsText(result), duration(duration_ms)].filter(Boolean).join(" · "))}`,
  ];
}

function testsText({ stdout, stderr }: Data<"command_finished">): string {
  const counts = testCounts(`${stdout}\n${stderr}`);
  if (!counts) return "";
  const { passed, failed } = counts;
  return failed === 0
    ? `${plural(passed, "test")} passed`
    : `${failed} of ${plural(passed + failed, "test")} failed`;
}

function done(result: Data<"code_done">, before: CodeEvent | null, look: OutputStyle): string[] {
  const { ok, artifacts, check, steps, usage, exit_reason } = result;
  const tokens = usage.input_tokens + usage.output_tokens;
  const counts = [plural(artifacts.length, "file"), plural(steps, "step"), duration(result.duration_ms)];
  if (tokens > 0)
    counts.push(`${tokens.toLocaleString("en")} tokens${usage.estimated ? " (estimated)" : ""}`);
  const reason = exit_reason === "finished" ? "" : ` (${exit_reason.replaceAll("_", " ")})`;
  const mark = ok ? look.paint(["green", "bold"], "✓ ok") : look.paint(["red", "bold"], `✗ not ok${reason}`);
  const alreadyShown = before?.name === "error" && sayProblem(defuse(before.data)).includes(result.summary);
  const summary = linesOf(result.summary).flatMap((line) => wrap(line, look.columns - INDENT.length));
  const widest = Math.min(Math.max(0, ...artifacts.map(({ path }) => columnsOf(oneLine(path)))), 48);
  const files = artifacts.map(
    ({ path, bytes }) => `${column(oneLine(path), widest)}  ${byteSize(bytes).padStart(8)}`,
  );
  const more = files.length > MOST.files ? [`… ${plural(files.length - MOST.files, "more file")}`] : [];
  // The verdict comes last, where it is seen.
  const changes = result.diff ? ["", ...renderPatch(result.diff, look, INDENT, MOST.patchLines)] : [];
  return [
    ...changes,
    "",
    ...(alreadyShown || result.summary === ""
      ? []
      : [...shorten(summary, MOST.noteLines).map((line) => INDENT + line), ""]),
    `${MARGIN}${mark}  ${look.paint("dim", fit(counts.join(" · "), look.columns - 26))}`,
    ...checked(check, look),
    ...[...files.slice(0, MOST.files), ...more].map((line) => painted(look, INDENT, "dim", line)),
  ];
}

function checked(check: Data<"code_done">["check"], look: OutputStyle): string[] {
  const { cmd, passed, output } = check;
  const command = cmd === null || check.kind === "none" ? "" : `: ${oneLine(cmd)}`;
  const lines = [`${sayCheck(check)}${command}`, ...asides(check)].map((line) =>
    painted(look, INDENT, "dim", line),
  );
  if (passed || output.trim() === "") return lines;
  const shown = tail(linesOf(output), MOST.outputLinesFailed);
  return [...lines, ...shown.map((text) => painted(look, INDENT, "dim", `│ ${text}`))];
}

function sealed({ receipt_sha, receipt }: Data<"code_receipt">, look: OutputStyle): string[] {
  const place = look.paint("dim", `line ${receipt.seq} of ${fit(oneLine(receipt.log), 40)}`);
  return [
    "",
    `${MARGIN}${look.paint("cyan", "◆ sealed")}  ${place}`,
    `${INDENT}${fit(oneLine(receipt_sha), 64)}`,
  ];
}

function failed(problem: Data<"error">, look: OutputStyle): string[] {
  const text = wrap(oneLine(sayProblem(problem)), look.columns - INDENT.length);
  const [first, ...rest] = shorten(text, MOST.noteLines);
  return [
    "",
    `${MARGIN}${look.paint("red", "✗")}  ${first}`,
    ...rest.map((line) => INDENT + line),
    painted(look, INDENT, "dim", oneLine(problem.code)),
  ];
}

/** Lines of a test runner or a stack trace that say little: zero counts, times, node's own frames, blank lines. */
const ASIDE = /^(?:[ℹ#] (?:(?:suites|cancelled|skipped|todo) 0|duration_ms .*)|\s+at .*\bnode:\w.*|)$/;

/** The last informative lines of an output, after a line that counts the omitted ones. */
function tail(output: string[], most: number): string[] {
  if (output.length <= most + 1) return output;
  const shown = output.filter((line) => !ASIDE.test(line)).slice(-most);
  return [`… ${plural(output.length - shown.length, "more line")}`, ...shown];
}

/** The first lines, followed by a line that counts the omitted ones. */
function shorten(lines: string[], most: number): string[] {
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `… ${plural(lines.length - most + 1, "more line")}`];
}
