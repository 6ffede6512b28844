// Many concurrent chats through the whole service, with a model without latency, compared with reading the same streams
// directly from the model. Each chat is checked for lost and repeated events. `node bench/chat.ts [chats]`
import { readFileSync, rmSync } from "node:fs";
import { readEvents, startService } from "../test/support/service.ts";
import { startWords, wordsOf } from "./words.ts";

const WORDS = wordsOf(100);
const ANSWER = WORDS.join("");

/** Current and peak memory of a process in bytes. */
function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const kilobytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  return { now: kilobytes("VmRSS") * 1024, peak: kilobytes("VmHWM") * 1024 };
}

/** Runs one complete chat. Resolves to the number of its events. */
async function chatOnce(api: string, i: number): Promise<number> {
  const response = await fetch(`${api}/run/stream`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-workspace-owner": `owner-${i}` },
    body: JSON.stringify({ command: `question ${i}` }),
  });
  if (response.status !== 200) throw new Error(`chat ${i}: ${response.status} ${await response.text()}`);
  let seq = 0;
  let text = "";
  let done = false;
  for await (const { name, data } of readEvents(response)) {
    if (data["seq"] !== ++seq)
      throw new Error(`chat ${i}: event ${String(data["seq"])} came as number ${seq}`);
    if (name === "token") text += String(data["text"]);
    if (name === "phase" && data["name"] === "done") done = data["answer"] === ANSWER;
  }
  if (!done || text !== ANSWER) throw new Error(`chat ${i}: the answer is not whole`);
  return seq;
}

/** Reads the same words directly from the model. */
async function readOnce(url: string): Promise<void> {
  const body = JSON.stringify({ model: "bench", stream: true, messages: [{ role: "user", content: "go" }] });
  const response = await fetch(`${url}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  let text = "";
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) text += chunk;
  const words = text.match(/"content":"w/g)?.length;
  if (words !== WORDS.length) throw new Error(`${words} words came`);
}

async function timed<T>(work: () => Promise<T>): Promise<{ seconds: number; value: T }> {
  const started = performance.now();
  const value = await work();
  return { seconds: (performance.now() - started) / 1000, value };
}

async function benchChat(chats: number): Promise<void> {
  using model = await startWords(WORDS.length);
  const { url } = model;
  const service = await startService({
    env: { OPENAI_COMPATIBLE_BASE_URL: url, OPENAI_COMPATIBLE_MODEL: "bench", SVC_LOG_LEVEL: "error" },
  });
  const all = <T>(one: (i: number) => Promise<T>) =>
    Promise.all(Array.from({ length: chats }, (_, i) => one(i)));
  try {
    for (let i = 0; i < 20; i++) await chatOnce(service.api, i);
    const before = memoryOf(service.pid).now;
    const floor = await timed(() => all(() => readOnce(url)));
    const ours = await timed(() => all((i) => chatOnce(service.api, i)));
    const events = ours.value.reduce((sum, n) => sum + n, 0);
    const { peak } = memoryOf(service.pid);
    const words = chats * WORDS.length;
    const rate = (seconds: number) => `${Math.round(words / seconds / 1000)}k tokens/s`;
    console.log(`floor     ${floor.seconds.toFixed(1)} s  ${rate(floor.seconds)}`);
    console.log(
      `chats     ${ours.seconds.toFixed(1)} s  ${rate(ours.seconds)}  ${Math.round(events / ours.seconds)} events/s`,
    );
    console.log(`memory    ${((peak - before) / chats / 1024).toFixed(0)} KiB a chat at the peak`);
    console.log(
      `chat: ${chats} at once, none lost or repeated an event; ${(ours.seconds / floor.seconds).toFixed(1)} times the floor's time`,
    );
  } finally {
    await service.end();
    rmSync(service.dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) await benchChat(Number(process.argv[2] ?? 1_000));
