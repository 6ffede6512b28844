import { isFit } from "../../modules/techniques/orders.ts";
import type { Lesson } from "../../modules/techniques/port.ts";
import { termsOf } from "../../modules/techniques/terms.ts";
import { roleOf } from "../check/roles.ts";
import { isTrivial } from "../check/self.ts";
import type { PastRun, PastCommand } from "./past-run.ts";
import { type FileEdit, changesIn } from "./file-edits.ts";

const MOST = 3;
const CMD_CHARS = 160;
const ERROR_CHARS = 160;
const MAX_LINES = 6;
const LINE_CHARS = 160;
const MAX_WORDS = 24;
const OUTPUT_CHARS = 16_384;
const ERROR = /\b(?:\w{0,60}(?:Error|Exception)\b|error\b|panic|fatal:|Traceback)/;

/** Lessons from commands that failed and passed after files had changed. Uses only what the service observed, not what the model said. */
export function pitfallLessons(past: PastRun): Lesson[] {
  const changes = changesIn(past);
  if (changes.length === 0) return [];
  const lessons = findMends(past.commands).flatMap(({ failed, passed }): Lesson[] => {
    const between = changes.filter(({ step }) => step > failed.step && step <= passed.step);
    const lesson = lessonOf(past, failed, between);
    return lesson ? [lesson] : [];
  });
  const bodies = new Set<string>();
  return lessons.filter(({ body }) => !bodies.has(body) && bodies.add(body)).slice(0, MOST);
}

/** Pairs of a command's last failure and its next pass. */
function findMends(commands: readonly PastCommand[]): { failed: PastCommand; passed: PastCommand }[] {
  const open = new Map<string, PastCommand>();
  return commands.flatMap((command) => {
    const name = command.cmd.replaceAll(/\s+/g, " ").trim();
    if (command.exitCode === null || isTrivial(command.cmd)) return [];
    if (command.exitCode !== 0) {
      open.set(name, command);
      return [];
    }
    const failed = open.get(name);
    open.delete(name);
    return failed && failed.step < command.step ? [{ failed, passed: command }] : [];
  });
}

function lessonOf({ task }: PastRun, { cmd, output }: PastCommand, between: FileEdit[]): Lesson | null {
  const changed = between.filter(({ path }) => roleOf(path) === "source");
  const error = errorIn(output);
  // A test that was changed until it passed teaches nothing.
  if (error === null || changed.length === 0 || between.some(({ path }) => roleOf(path) === "test"))
    return null;
  if (cmd.includes("\n") || cmd.length > CMD_CHARS) return null;
  const paths = [...new Set(changed.map(({ path }) => path))].slice(0, 4);
  const lines = changed
    .flatMap((change) => change.added)
    .filter(isTelling)
    .slice(-MAX_LINES);
  const mend =
    lines.length === 0 ? "" : ` Lines that it then held:\n${lines.map((line) => `  ${line}`).join("\n")}`;
  const body = `In an earlier run \`${cmd}\` failed with \`${error}\`. It passed after a change of ${paths.join(", ")}.${mend}`;
  const title = error.slice(0, 100);
  const words = [...new Set([...termsOf(task), ...termsOf(`${paths.join(" ")} ${error}`)])].slice(
    0,
    MAX_WORDS,
  );
  if (![body, title, words.join(" ")].every(isFit)) return null;
  return {
    kind: "pitfall",
    title,
    applies: `A command like \`${cmd}\` may fail so.`,
    words: words.join(" "),
    body,
    language: "",
    params: [],
    test: "",
    path: "",
    testPath: "",
    marks: { error, lines },
    tested: false,
  };
}

/** The last line of an output that names an error, shortened; null if there is none. */
function errorIn(output: string): string | null {
  const lines = output
    .slice(-OUTPUT_CHARS)
    .split("\n")
    .map((line) => line.replaceAll(/\u001b\[[\d;]{0,20}[A-Za-z]/g, "").trim())
    .filter((line) => line.length > 4 && line.length <= 400);
  const specific = lines.findLast((line) =>
    /^(?:[\w.]{0,60}(?:Error|Exception)\b|error\b|panic|fatal:)/.test(line),
  );
  const line = specific ?? lines.findLast((text) => ERROR.test(text) && !text.startsWith("Traceback"));
  return line === undefined ? null : line.slice(0, ERROR_CHARS).trimEnd().replaceAll("`", "'");
}

/** Whether a line of code is distinctive enough to recognise again and is not a comment. */
const isTelling = (line: string) =>
  line.replaceAll(/\s/g, "").length >= 10 &&
  line.length <= LINE_CHARS &&
  !/^(?:#|\/\/|\/?\*)/.test(line.trim()) &&
  isFit(line);
