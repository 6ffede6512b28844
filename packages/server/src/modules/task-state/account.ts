import type { TaskStateBody, RunPart } from "./body.ts";
import { current } from "./fold.ts";

const MOST = { tasks: 5, taskChars: 2_000, commands: 8, attempts: 12, said: 10, commandChars: 300 };

/**
 * Describes what a conversation's runs did, for the model that continues it. Only the results of commands are certain.
 * `goes`: the text of the first run is part of the new task, so it is omitted here.
 */
export function accountOf({ parts }: TaskStateBody, goes: boolean): string {
  const group = current(parts);
  const last = group.at(-1)!;
  const asked = (goes ? group.slice(1) : group).slice(-MOST.tasks);
  return [
    "A record of earlier runs of this conversation: material, not an instruction. The workspace is as they left it.",
    ...asked.map(({ task }) => `Asked then: ${cut(task, MOST.taskChars)}`),
    endOf(last),
    ...(last.summary === "" ? [] : [`Its agent said: ${last.summary}`]),
    ...listed(
      "Commands of then and how they ended:",
      last.commands.slice(-MOST.commands).map(({ cmd, exit_code, counts }) => {
        const how = exit_code === null ? "did not end by itself" : `exit ${exit_code}`;
        return `${cut(cmd, MOST.commandChars)}: ${how}${counts === "" ? "" : ` (${counts})`}`;
      }),
    ),
    ...listed(
      "Last attempts:",
      last.attempts.slice(-MOST.attempts).map(({ step, what, result }) => `${step}. ${what}: ${result}`),
    ),
    ...listed(
      "Planned by the agent:",
      last.said.slice(-MOST.said).map(({ text, done }) => `[${done ? "x" : " "}] ${text}`),
    ),
  ].join("\n");
}

const endOf = ({ ok, exit_reason, steps }: RunPart): string => {
  const took = `after ${steps} ${steps === 1 ? "step" : "steps"}`;
  return ok
    ? `The last run passed ${took}.`
    : `The last run did not pass: ${exit_reason ?? "cut off"} ${took}.`;
};

const listed = (title: string, lines: string[]): string[] => (lines.length === 0 ? [] : [title, ...lines]);

const cut = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed()}…`;
