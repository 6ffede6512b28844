import type { Message } from "@signet/contract";

/** A command that was run, and its result. */
export interface ToolRun {
  command: string;
  exitCode: number | null;
  output: string;
}

/** An action of the run so far. */
export type Action =
  | { kind: "read"; path: string; content: string | null }
  | { kind: "write"; path: string; content: string; ok: boolean }
  | { kind: "run"; run: ToolRun }
  | { kind: "finish" }
  | { kind: "rejected"; output: string };

/** The conversation as the engine sees it. */
export interface Conversation {
  task: string;
  /** Files in the workspace at the start. */
  files: { path: string; bytes: number }[];
  /** The line that states which check decides; null if there is none. */
  check: string | null;
  actions: Action[];
}

/** The number that the service puts before each line of a file. */
const NUMBER = /^ *(\d{1,9})\t/;

/** Parses the sections of the first message and the results of all later calls. */
export function readConversation(messages: readonly Message[]): Conversation {
  const first = messages[0];
  const head = first?.role === "user" ? first.text : "";
  const { task, rest } = taskIn(head);
  return {
    task,
    files: [...section(rest, "files").matchAll(/^(.{1,512}) \((\d{1,12}) bytes\)$/gm)].map(
      ([, path, bytes]) => ({
        path: path!,
        bytes: Number(bytes),
      }),
    ),
    check: section(rest, "check").trim() || null,
    actions: messages.slice(1).flatMap((message) => actionsOf(message, messages)),
  };
}

/** Splits off the text between the first `<task>` and the last `</task>`; without them, all of the text is the task. */
function taskIn(head: string): { task: string; rest: string } {
  const [open, end] = [head.indexOf("<task>"), head.lastIndexOf("\n</task>")];
  if (open < 0 || end < open + "<task>".length) return { task: head, rest: "" };
  const from = open + "<task>".length;
  const start = head[from] === "\n" && from < end ? from + 1 : from;
  return { task: head.slice(start, end), rest: head.slice(end + "\n</task>".length) };
}

/** The first section of this name. Its tags are lines of their own, so that no name of a file and no quoted line opens one. */
function section(text: string, name: string): string {
  const open = `\n${text}`.indexOf(`\n<${name}>\n`);
  if (open < 0) return "";
  const start = open + name.length + 3;
  const end = text.indexOf(`\n</${name}>`, start - 1);
  return end < 0 ? "" : text.slice(start, end);
}

function actionsOf(message: Message, messages: readonly Message[]): Action[] {
  if (message.role === "user") {
    const failed = /check[\s\S]{0,40}failed|exit code: [1-9]/i.test(message.text);
    return failed ? [{ kind: "rejected", output: message.text }] : [];
  }
  if (message.role !== "tool") return [];
  const call = messages
    .flatMap((one) => (one.role === "assistant" ? one.calls : []))
    .find(({ id }) => id === message.callId);
  return call
    ? [actionOf(call.name, inputOf(call.input), message.text)].filter((action) => action !== null)
    : [];
}

function actionOf(name: string, input: Record<string, unknown>, text: string): Action | null {
  const given = (key: string) => (typeof input[key] === "string" ? input[key] : "");
  switch (name) {
    case "read":
      return { kind: "read", path: given("path"), content: contentOf(text) };
    case "write":
      return { kind: "write", path: given("path"), content: given("content"), ok: !text.startsWith("error") };
    case "bash": {
      const [how, ...output] = text.split("\n");
      const code = /^exit code: (-?\d+)/.exec(how!)?.[1];
      return {
        kind: "run",
        run: {
          command: given("command"),
          exitCode: code === undefined ? null : Number(code),
          output: output.join("\n"),
        },
      };
    }
    case "finish":
      return { kind: "finish" };
    default:
      return null;
  }
}

/** The text of a whole file without its line numbers; null if it was not readable or only partly read. */
function contentOf(text: string): string | null {
  if (text === "[the file is empty]") return "";
  // Runs of earlier versions hold files without numbers.
  if (!NUMBER.test(text))
    return text.startsWith("error: ") || /\n\[lines \d+ to \d+ of \d+[^\]]*\]$/.test(text) ? null : text;
  const lines = text.replace(/\n$/, "").split("\n");
  const isWhole = lines.every((line, i) => Number(NUMBER.exec(line)?.[1]) === i + 1);
  return isWhole ? text.replace(/^ *\d+\t/gm, "") : null;
}

/** The input of a call; an empty object if the input is not an object. */
export function inputOf(text: string): Record<string, unknown> {
  try {
    const input: unknown = JSON.parse(text);
    return typeof input === "object" && input !== null ? (input as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
