// The whole service compared with a minimal implementation: start, idle memory, and the five-step task compared with a bare
// loop of fetch and spawn. `node bench/service.ts [rounds]`
import { setTimeout as sleep } from "node:timers/promises";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startModelServer, type ChatBody, type Turn } from "../packages/server/test/support/model-server.ts";
import { loadConfig } from "../packages/server/src/base/config.ts";
import { createBwrapDriver } from "@signet/sandbox";
import { startService, type Service } from "../test/support/service.ts";

const MB = 1024 * 1024;
const LIMITS = {
  wallSeconds: 30,
  cpuSeconds: 30,
  memoryBytes: 512 * MB,
  pids: 128,
  diskBytes: 128 * MB,
  inodes: 20_000,
  fileBytes: 64 * MB,
  outputBytes: MB / 4,
  outputKillBytes: 16 * MB,
};
const driver = createBwrapDriver({
  scratchDir: loadConfig({}).config.scratchDir,
  nodePath: process.execPath,
});
const CHECK = "grep -q 'a + b' sum.js && echo PASS || { echo FAIL; exit 1; }";
const call = (name: string, input: Record<string, unknown>): Turn => ({ calls: [{ name, input }] });
const STEPS: Turn[] = [
  call("write", { path: "sum.js", content: "function sum(a, b) {\n  return a - b\n}\n" }),
  call("bash", { command: CHECK }),
  call("edit", { path: "sum.js", edits: [{ old: "return a - b", new: "return a + b" }] }),
  call("bash", { command: CHECK }),
  call("finish", { check_cmd: CHECK, summary: "sum adds" }),
];
const script = (body: ChatBody): Turn =>
  STEPS[body.messages.filter((m) => m.role === "assistant").length] ?? { text: "done" };

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;
const line = (name: string, value: string) => console.log(`  ${name.padEnd(52)} ${value}`);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Measures and prints. All ratios are relative to a floor of the same run. */
export async function benchService(rounds = 40): Promise<void> {
  console.log("\nservice");
  const model = await startModelServer(script);
  const env = {
    OPENAI_COMPATIBLE_BASE_URL: model.url,
    OPENAI_COMPATIBLE_MODEL: "scripted",
    SVC_LOG_LEVEL: "error",
  };
  const first = performance.now();
  await (await startService({ env })).end();
  line(
    "first start (compiled code not kept yet, maybe)",
    `${(performance.now() - first).toFixed(0)} ms with its end`,
  );
  const started = performance.now();
  const service = await startService({ env });
  line("start, spawn to listening", `${(performance.now() - started).toFixed(0)} ms (goal 1,000)`);
  line("bare node start", `${(await timed(() => sh(process.execPath, ["-e", "0"]))).toFixed(0)} ms`);
  try {
    // Nothing has been asked of it for a while.
    await sleep(2_000);
    line("idle memory", `${residentMb(service.pid)} MB (goal 120)`);
    const task = () => runTask(service);
    for (let i = 0; i < 3; i++) await task();
    line("idle memory after 3 runs", `${residentMb(service.pid)} MB`);
    const [whole, floor, sandbox]: number[][] = [[], [], []];
    for (let i = 0; i < rounds; i++) {
      whole!.push(await timed(task));
      floor!.push(await timed(() => bareLoop(model.url)));
      sandbox!.push(await timed(sandboxCalls));
    }
    const [w, f, s] = [median(whole!), median(floor!), median(sandbox!)];
    const times = median(whole!.map((ms, i) => (ms - sandbox![i]!) / floor![i]!));
    line("five-step task, floor (fetch and spawn)", `${f.toFixed(1)} ms`);
    line("the sandboxes' own share", `${s.toFixed(1)} ms`);
    line("five-step task, whole service", `${w.toFixed(1)} ms`);
    line(
      "whole less sandboxes, against the floor",
      `x ${times.toFixed(2)}, median of ${rounds} rounds (goal 1.5)`,
    );
  } finally {
    await service.end();
    await model.close();
    rmSync(service.dataDir, { recursive: true, force: true });
  }
}

async function runTask(service: Service): Promise<void> {
  const body = JSON.stringify({ task: "Make sum add.", check_cmd: CHECK });
  const headers = { "content-type": "application/json" };
  const stream = await (await fetch(`${service.api}/code/run`, { method: "POST", headers, body })).text();
  if (!stream.includes("event: code_receipt") || !stream.includes('"end":"done"'))
    throw new Error(`not solved: ${stream}`);
}

/** Only the task's sandbox calls: two sandboxes, three file operations, six commands. */
async function sandboxCalls(): Promise<void> {
  const work = await driver.open({ runId: "bench", limits: LIMITS });
  await work.write("sum.js", "x");
  await work.list(100);
  await work.exec(CHECK);
  await work.read("sum.js", 100);
  await work.write("sum.js", "a + b");
  await work.list(100);
  await work.exec(CHECK);
  const check = await driver.open({ runId: "bench", limits: LIMITS });
  await check.restore(work.snapshot());
  await check.exec("true", { user: "checker" });
  await check.exec(CHECK, { user: "checker" });
  await check.close();
  await work.close();
}

/** The same task in a minimal loop: ask, run the tool, ask again; no sandbox, no journal, no receipt. */
async function bareLoop(url: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "bare-"));
  const messages: unknown[] = [
    { role: "system", content: "s" },
    { role: "user", content: "Make sum add." },
  ];
  for (let step = 0; step < 8; step++) {
    const body = JSON.stringify({ model: "m", stream: true, messages });
    const response = await fetch(`${url}/chat/completions`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    const calls = toolCalls(await response.text());
    messages.push({ role: "assistant", content: "", tool_calls: calls });
    const [first] = calls;
    if (!first) break;
    const input = JSON.parse(first.function.arguments) as Record<string, string> & {
      edits: { old: string; new: string }[];
    };
    const file = path.join(folder, input["path"] ?? "");
    let result = "ok";
    if (first.function.name === "write") writeFileSync(file, input["content"]!);
    else if (first.function.name === "edit")
      writeFileSync(file, readFileSync(file, "utf8").replace(input.edits[0]!.old, input.edits[0]!.new));
    else result = await sh("/bin/sh", ["-c", input["command"] ?? input["check_cmd"]!], folder);
    if (first.function.name === "finish") break;
    messages.push({ role: "tool", tool_call_id: "1", content: result });
  }
  rmSync(folder, { recursive: true });
}

function toolCalls(stream: string): { function: { name: string; arguments: string } }[] {
  let [name, args] = ["", ""];
  for (const data of stream.matchAll(/^data: (\{.*)$/gm)) {
    const chunk = JSON.parse(data[1]!) as {
      choices?: { delta?: { tool_calls?: { function: { name?: string; arguments?: string } }[] } }[];
    };
    for (const call of chunk.choices?.[0]?.delta?.tool_calls ?? []) {
      name += call.function.name ?? "";
      args += call.function.arguments ?? "";
    }
  }
  return name ? [{ function: { name, arguments: args } }] : [];
}

async function sh(command: string, args: string[], cwd?: string): Promise<string> {
  const child = spawn(command, args, { cwd, stdio: ["ignore", "pipe", "ignore"] });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const [code] = (await once(child, "close")) as [number];
  return `exit code: ${code}\n${text}`;
}

const residentMb = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024);

if (import.meta.main) await benchService(Number(process.argv[2] ?? 40));
