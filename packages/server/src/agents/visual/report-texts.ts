import type { VisualAttempt, VisualCheck, VisualReport } from "@signet/contract";

const DETAIL_CHARS = 700;
const LINES_AROUND = 4;

/** The blocking checks that failed, in the order of the protocol. */
export const failuresOf = ({ checks }: VisualReport): VisualCheck[] =>
  checks.filter(({ level, ok }) => level === "block" && ok === false);

/** The result of a failed attempt for the model: each failed check with its measured value and the lines of the page that it names. */
export function describeFailures(report: VisualReport, source: string): string {
  const lines = failuresOf(report).map(({ name, value, limit, detail }) => {
    const measured = value === null ? "" : ` (${value}${limit === null ? "" : `, limit ${limit}`})`;
    return `- ${name}${measured}: ${detail.slice(0, DETAIL_CHARS)}${linesAround(detail, source)}`;
  });
  const advice = report.checks
    .filter(({ level, ok }) => level === "advise" && ok === false)
    .map(({ name, detail }) => `- ${name}: ${detail.slice(0, 200)}`);
  const idle = report.steps.flatMap(({ name, outcome, detail }, at) =>
    outcome === "held" || outcome === "no_effect" ? [`- step ${at + 1}, "${name}": ${detail}`] : [],
  );
  return [
    "The page was played and did not pass:",
    ...lines,
    ...(idle.length > 0 ? ["Steps of the checklist that do not count:", ...idle] : []),
    ...(advice.length > 0 ? ["Advice, which does not affect the result:", ...advice] : []),
  ].join("\n");
}

/** The lines of the page around the line that an error names, or "". */
function linesAround(detail: string, source: string): string {
  const match = /\bline (\d{1,6})\b|:(\d{1,6}):\d+/.exec(detail);
  const at = Number(match?.[1] ?? match?.[2] ?? 0);
  const lines = source.split("\n");
  if (at < 1 || at > lines.length) return "";
  const from = Math.max(0, at - 1 - LINES_AROUND);
  const shown = lines
    .slice(from, at + LINES_AROUND)
    .map((line, i) => `  ${from + i + 1}: ${line.slice(0, 200)}`);
  return `\n${shown.join("\n")}`;
}

/** An attempt in one sentence, for the person who watches. */
export const sentenceOf = ({ n, ok, failed, finding }: VisualAttempt, mended: string[]): string =>
  `Attempt ${n} ${ok ? "passed every check" : `failed: ${failed.join(", ")}${finding ? ` (${finding})` : ""}`}.${mended.length > 0 ? ` Repaired before: ${mended.join("; ")}.` : ""}`;

const END = "</html>";

/** The HTML document in a text answer: the content of the first code fence, else the text from the doctype to the last `</html>`. */
export function documentIn(text: string): string | undefined {
  const lower = text.toLowerCase();
  const last = lower.lastIndexOf(END);
  if (last < 0) return undefined;
  const fenced = findFenced(text, lower, last);
  if (fenced !== undefined) return fenced;
  const start = lower.indexOf("<!doctype html");
  return start >= 0 && start < last ? text.slice(start, last + END.length) : undefined;
}

/** The content of the first fence, up to the closing fence after a document's end. */
function findFenced(text: string, lower: string, last: number): string | undefined {
  const fence = /```(?:html)?[^\S\n]{0,80}\n/i.exec(text);
  const start = fence ? fence.index + fence[0].length : last;
  const end = start < last ? findClosingFence(text, lower, start) : -1;
  return end < 0 ? undefined : text.slice(start, end);
}

/** Index of the first fence directly after a document's end, searched from `from`; -1 if there is none. */
function findClosingFence(text: string, lower: string, from: number): number {
  for (let at = lower.indexOf(END, from); at >= 0; at = lower.indexOf(END, at + 1)) {
    let end = at + END.length;
    while (/\s/.test(text[end] ?? "")) end++;
    if (text.startsWith("```", end)) return end;
  }
  return -1;
}
