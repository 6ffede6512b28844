import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { EndReason, GivenFile, Message, Model, ToolCall } from "@signet/contract";
import { createBuiltinEngine } from "../../src/index.ts";

/** A task as it is given to the engine. */
export interface Job {
  task: string;
  files?: GivenFile[];
  check?: string;
  maxTurns?: number;
}

/** How the work went. */
export interface Outcome {
  reason: EndReason | "finish" | "turns";
  /** What the engine said last. */
  text: string;
  messages: Message[];
  /** The workspace at the end. */
  files: Record<string, string>;
  checkCmd: string | null;
  /** Exit code of the engine's own check, run once more. */
  checkExit: number | null;
  /** How many times a file was written and its run then failed. */
  failedRuns: number;
}

/** The tools, in a folder of its own under the system's temporary folder. */
async function runTool(folder: string, { name, input }: ToolCall): Promise<string> {
  const given = JSON.parse(input) as Record<string, string>;
  if (name === "read") return numbered(await readFile(path.join(folder, given["path"]!), "utf8"));
  if (name === "write") {
    const file = path.join(folder, given["path"]!);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, given["content"]!);
    return `wrote ${given["path"]}`;
  }
  if (name === "bash") {
    const { code, output } = await shell(folder, given["command"]!);
    return `exit code: ${code}\n${output}`;
  }
  return "noted";
}

/** A file as the service shows it: every line after its number. */
function numbered(text: string): string {
  if (text === "") return "[the file is empty]";
  const lines = text.replace(/\n$/, "").split("\n");
  const shown = lines.map((line, i) => `${String(i + 1).padStart(5)}\t${line}`).join("\n");
  return text.endsWith("\n") ? `${shown}\n` : shown;
}

function shell(cwd: string, command: string): Promise<{ code: number; output: string }> {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const PATH = [path.dirname(process.execPath), process.env["PATH"]].join(path.delimiter);
  return new Promise((resolve) =>
    execFile(
      "sh",
      ["-c", command],
      { cwd, env: { ...env, PATH, PYTHONDONTWRITEBYTECODE: "1" }, timeout: 60_000 },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    ),
  );
}

/** Lets the engine work on a task until it ends, with real commands; the folder is removed afterwards. */
export async function drive(job: Job, model: Model = createBuiltinEngine().coder): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), "builtin-"));
  try {
    for (const file of job.files ?? [])
      await runTool(folder, { id: "", name: "write", input: JSON.stringify({ ...file }) });
    return await workIn(job, folder, model);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** As `drive`, in a folder that stays. */
export async function workIn(job: Job, folder: string, model: Model): Promise<Outcome> {
  const messages: Message[] = [{ role: "user", text: headOf(job) }];
  let failedRuns = 0;
  let written = false;
  const outcome = async (reason: Outcome["reason"], text: string, checkCmd: string | null = null) => ({
    reason,
    text,
    messages,
    checkCmd,
    failedRuns,
    files: await contents(folder),
    checkExit: checkCmd === null ? null : (await shell(folder, checkCmd)).code,
  });
  for (let turn = 0; turn < (job.maxTurns ?? 12); turn++) {
    let text = "";
    const calls: ToolCall[] = [];
    let reason: EndReason = "stop";
    for await (const event of model.stream(
      { system: "", messages, tools: [] },
      AbortSignal.timeout(60_000),
    )) {
      if (event.type === "text") text += event.text;
      else if (event.type === "call") calls.push(event.call);
      else if (event.type === "end") reason = event.reason;
    }
    messages.push({ role: "assistant", text, calls });
    if (calls.length === 0) return outcome(reason, text);
    for (const call of calls) {
      const result = await runTool(folder, call);
      messages.push({ role: "tool", callId: call.id, name: call.name, text: result });
      if (call.name === "write") written = true;
      if (call.name === "bash" && written && !result.startsWith("exit code: 0")) failedRuns++;
      if (call.name === "finish")
        return outcome("finish", text, (JSON.parse(call.input) as { check_cmd: string }).check_cmd);
    }
  }
  return outcome("turns", "");
}

function headOf({ task, files = [], check }: Job): string {
  const list = files.map((file) => `${file.path} (${Buffer.byteLength(file.content)} bytes)`).join("\n");
  return [
    `<task>\n${task}\n</task>`,
    list === "" ? "" : `<files>\n${list}\n</files>`,
    check === undefined ? "" : `<check>\n${check}\n</check>`,
  ]
    .filter(Boolean)
    .join("\n");
}

async function contents(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of await readdir(folder, { recursive: true }))
    try {
      found[name] = await readFile(path.join(folder, name), "utf8");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EISDIR") throw error;
    }
  return found;
}

/** All that the engine said. */
export const said = ({ messages }: Outcome) =>
  messages.map((message) => (message.role === "assistant" ? message.text : "")).join("\n");

/** Asserts that each turn of the run follows from the messages before it alone. */
export async function assertResumable({ messages }: Outcome) {
  for (const [i, message] of messages.entries()) {
    if (message.role !== "assistant") continue;
    const again: { text: string; calls: ToolCall[] } = { text: "", calls: [] };
    const request = { system: "", messages: messages.slice(0, i), tools: [] };
    for await (const event of createBuiltinEngine().coder.stream(request, AbortSignal.timeout(60_000))) {
      if (event.type === "text") again.text += event.text;
      if (event.type === "call") again.calls.push(event.call);
    }
    assert.deepEqual(again, { text: message.text, calls: message.calls });
  }
}

/** A test file of node:test with these lines in one test. */
export const nodeTest = (name: string, from: string, ...lines: string[]) =>
  [
    'import assert from "node:assert/strict";',
    'import { test } from "node:test";',
    `import { ${name} } from "./${from}";`,
    `test("${name}", () => {`,
    ...lines.map((line) => `  ${line}`),
    "});",
    "",
  ].join("\n");
