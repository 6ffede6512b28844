import assert from "node:assert/strict";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type CodeEvent, type CodeEventName, TaskState } from "@signet/contract";
import type { ChatBody, Turn } from "../../packages/server/test/support/model-server.ts";
import type { Service } from "./service.ts";

export const SUM_TEST = `import { test } from "node:test";
import assert from "node:assert/strict";
import { sum } from "./sum.mjs";
test("adds", () => assert.equal(sum(1, 2), 3));
`;
export const WRONG = "export const sum = (a, b) => a - b;\n";
export const RIGHT = "export const sum = (a, b) => a + b;\n";
export const GIVEN = { task: "Write sum.mjs.", files: [{ path: "sum.test.mjs", content: SUM_TEST }] };

export const call = (name: string, input: unknown): Turn => ({ calls: [{ name, input }], text: "" });
export const write = (file: string, content: string) => call("write", { path: file, content });
export const bash = (command: string) => call("bash", { command });
export const finish = (check_cmd = "") => call("finish", { check_cmd, summary: "Done." });

/** A scripted model that plays the script named in its first message, turn by turn. */
export const plays = (scripts: Record<string, Turn[]>) => (body: ChatBody) => {
  const first = firstMessage(body);
  const name = Object.keys(scripts).findLast((one) => first.includes(one));
  const turns = body.messages.filter(({ role }) => role === "assistant").length;
  return (name === undefined ? undefined : scripts[name]![turns]) ?? { text: "I have no more to do." };
};

export function firstMessage({ messages }: ChatBody): string {
  const { content } = messages.find(({ role }) => role === "user")!;
  return typeof content === "string" ? content : JSON.stringify(content);
}

/** The task state of a conversation, validated against the contract. */
export async function stateOf(service: Pick<Service, "api">, id: string, headers = {}): Promise<TaskState> {
  const response = await fetch(`${service.api}/code/task_state?conversation_id=${id}`, { headers });
  assert.equal(response.status, 200, await response.clone().text());
  return TaskState.strict().parse(await response.json());
}

export const dataOf = <N extends CodeEventName>(events: CodeEvent[], name: N) =>
  events
    .filter((event): event is Extract<CodeEvent, { name: N }> => event.name === name)
    .map((event) => event.data as Extract<CodeEvent, { name: N }>["data"]);

export const last = <N extends CodeEventName>(events: CodeEvent[], name: N) => dataOf(events, name).at(-1)!;

/** The note in which the run says what it took over. */
export const carried = (events: CodeEvent[]): string =>
  dataOf(events, "agent_note").find(({ text }) => text.startsWith("Going on from"))?.text ?? "";

/** Changes the data of a stopped service. */
export function inData(dataDir: string, change: (db: DatabaseSync) => void): void {
  const db = new DatabaseSync(path.join(dataDir, "signet.db"));
  change(db);
  db.close();
}
