import type { VisualReport, VisualResult } from "@signet/contract";
import type { OutputStyle } from "../terminal.ts";
import { byteSize, column, defuse, duration, fit, oneLine, plural, wrap } from "../text.ts";

const INDENT = "     ";
/** The lines that a finding takes at most. */
const FINDING_LINES = 8;

/** The checks: each failed one on its own lines with its finding, the passed ones together. */
export function reportLines(report: VisualReport, look: OutputStyle): string[] {
  const { checks, browser, inputs } = defuse(report);
  const passed = checks.filter(({ ok }) => ok === true).map(({ name }) => name.replaceAll("_", " "));
  const failed = checks.filter(({ ok }) => ok === false);
  const notRun = checks.filter(({ ok, level }) => ok === null && level === "block").length;
  const played = Object.entries(inputs).flatMap(([name, reacts]) => (reacts ? [name] : []));
  const dim = (line: string) => look.paint("dim", INDENT + line);
  const room = look.columns - INDENT.length;
  return [
    ...failed.flatMap(({ name, level, detail }) => {
      const mark = level === "block" ? look.paint("red", "✗") : look.paint("yellow", "!");
      const [first = "", ...rest] = detail.split("\n").slice(0, 4);
      const found = [first, ...rest].flatMap((line) => wrap(oneLine(line), Math.max(room - 18, 20)));
      const [start = "", ...more] = found.slice(0, FINDING_LINES);
      const indented = more.map((line) => INDENT + " ".repeat(18) + line);
      return [`${INDENT}${mark} ${column(name, 16)}${start}`.trimEnd(), ...indented];
    }),
    ...wrap(`passed: ${passed.join(", ") || "nothing"}`, room).map(dim),
    ...(notRun > 0 ? [dim(`${plural(notRun, "check")} not run`)] : []),
    ...(played.length > 0 ? [dim(`reacts to ${played.join(", ")}`)] : []),
    dim(fit(`in ${browser.name} ${browser.version} (${browser.sandbox}), ${duration(report.ms)}`, room)),
  ];
}

/** The verdict: verified, verified but incomplete, or not verified. */
function markOf({ ok, exit_reason }: VisualResult, look: OutputStyle): string {
  if (ok) return look.paint(["green", "bold"], "✓ verified");
  if (exit_reason === "partial") return look.paint(["yellow", "bold"], "✓ verified in part");
  const reason = exit_reason === "finished" ? "" : ` (${exit_reason.replaceAll("_", " ")})`;
  return look.paint(["red", "bold"], `✗ not verified${reason}`);
}

/** How a build ended. */
export function resultLines(result: VisualResult, look: OutputStyle): string[] {
  const { ok, title, bytes, attempts, summary, report, duration_ms, not_done } = defuse(result);
  const counts = [
    ...(title ? [oneLine(title)] : []),
    ...(bytes > 0 ? [byteSize(bytes)] : []),
    ...(attempts.length > 0 ? [plural(attempts.length, "attempt")] : []),
    duration(duration_ms),
  ];
  const why = not_done ? `built and tested; not done: ${not_done.join("; ")}` : summary;
  return [
    "",
    `  ${markOf(result, look)}  ${look.paint("dim", fit(counts.join(" · "), look.columns - 30))}`,
    ...(ok ? [] : wrap(oneLine(why), look.columns - INDENT.length).map((line) => INDENT + line)),
    ...(report ? reportLines(report, look) : []),
  ];
}

/** Where a build was sealed. */
export function sealLines({ receipt, receipt_sha }: VisualResult, look: OutputStyle): string[] {
  const place = look.paint("dim", `line ${receipt.seq} of ${fit(oneLine(defuse(receipt.log)), 40)}`);
  return ["", `  ${look.paint("cyan", "◆ sealed")}  ${place}`, `${INDENT}${fit(oneLine(receipt_sha), 64)}`];
}
