import { compactJson, type Example, type ParsedTask } from "@signet/builtin-engine";

/** An example as a person writes it. */
export const shownExample = ({ name, args, output }: Example): string =>
  name === ""
    ? `input ${compactJson(args[0]!)} -> ${compactJson(output)}`
    : `${name}(${args.map(compactJson).join(", ")}) -> ${compactJson(output)}`;

/** The examples and assertions of a task in one line. */
export function saysExamples({ examples, sessions, asserts }: ParsedTask): string {
  const parts = [];
  if (examples.length > 0) {
    const more = examples.length > 1 ? ` and ${examples.length - 1} more` : "";
    parts.push(`the examples of the task: ${shownExample(examples[0]!).slice(0, 300)}${more}`);
  }
  if (sessions.length > 0) parts.push(`the Python session of the task: ${firstResult(sessions[0]!)}`);
  if (asserts !== null) parts.push(`the ${asserts.lines.length} assertions of the task`);
  return parts.join("; ").replaceAll("\n", " ");
}

/** The first prompt of a session that states a result, with its first line. */
function firstResult({ lines }: ParsedTask["sessions"][number]): string {
  const at = lines.findIndex(
    (line, i) => line.startsWith(">>>") && !/^(?:>>>|\.\.\.|$)/.test(lines[i + 1] ?? ""),
  );
  return `${lines[at] ?? lines[0]!} -> ${lines[at + 1] ?? ""}`.slice(0, 300);
}
