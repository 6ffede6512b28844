import type { ChatBody, Script, Turn } from "../support/model-server.ts";
import { allTold, type Ask, type Rig } from "./rig.ts";

const turnsOf = ({ messages }: ChatBody): number =>
  messages.filter(({ role }) => role === "assistant").length;

/** A model that does the same for every task: each turn once, and the last again where more are asked for. */
export const always =
  (turns: readonly Turn[]): Script =>
  (body) =>
    turns[Math.min(turnsOf(body), turns.length - 1)]!;

const call = (name: string, input: unknown): Turn => ({ calls: [{ name, input }] });

/** Writes two files and ends with a check that passes in a sandbox where every command does. */
export const WRITES = always([
  {
    calls: [
      { name: "write", input: { path: "notes/a b.txt", content: "first\n" } },
      { name: "write", input: { path: "run.sh", content: "#!/bin/sh\necho ran\n" } },
    ],
  },
  call("finish", { check_cmd: "true", summary: "Two files.", done: true }),
]);

/** Gives every task up at once. */
export const GIVES_UP = always([call("finish", { summary: "This cannot be done.", done: false })]);

/** Never answers: a run of it is under way until it is cancelled. */
export const SILENT = always([{ fault: "silent" }]);

/** Has a task done to its end: the run's id and its events. */
export async function finishedRun({ ask }: Pick<Rig, "ask">, asked: Ask = {}) {
  const response = await ask("codeRun", { body: { task: "Write two files." }, ...asked });
  if (response.status !== 200) throw new Error(`refused: ${response.status} ${await response.text()}`);
  const events = await allTold(response);
  return { id: String(events[0]!.data["run_id"]), events, response };
}

/** Begins a task and gives the run's id once it is under way; its stream goes on unread. */
export async function startedRun({ ask, json }: Pick<Rig, "ask" | "json">, asked: Ask = {}): Promise<string> {
  const response = await ask("codeRun", { body: { task: "Wait." }, ...asked });
  if (response.status !== 200) throw new Error(`refused: ${response.status} ${await response.text()}`);
  void response.body!.pipeTo(new WritableStream()).catch(() => undefined);
  const { runs } = await json("runs", asked.headers ? { headers: asked.headers } : {});
  return runs[0]!.run_id;
}
