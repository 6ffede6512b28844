import { rmSync } from "node:fs";
import { Agent, get, type IncomingMessage } from "node:http";
import { startModelServer } from "../../packages/server/test/support/model-server.ts";
import { post, readEvents, startService } from "../../test/support/service.ts";
import { cpuMs, median, rssMb, timed } from "./measures.ts";

/** Streams of one service. Half of its model's chats say nothing, and the others a word every 100 ms. */
export async function benchStreams(idle: number, active: number): Promise<void> {
  const model = await startModelServer((body) =>
    JSON.stringify(body.messages).includes("talk")
      ? { text: "word ".repeat(200), pieces: 200, distinct: true, chunkDelayMs: 100 }
      : { text: "well", fault: "stall" },
  );
  const service = await startService({
    env: {
      OPENAI_COMPATIBLE_BASE_URL: model.url,
      OPENAI_COMPATIBLE_MODEL: "scripted",
      SVC_LOG_LEVEL: "error",
    },
  });
  const agent = new Agent({ keepAlive: false });
  const stream = (id: string, seen: (chunk: string) => void) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(`${service.api}/runs/${id}/events`, { agent }, (response) => {
        response
          .setEncoding("utf8")
          .on("data", seen)
          .on("error", () => undefined);
        resolve(response);
      }).on("error", reject);
    });
  const begin = async (command: string) => {
    for await (const { data } of readEvents(await post(`${service.api}/run/stream`, { command })))
      return String(data["run_id"]);
    throw new Error("no run");
  };
  const ask = async () => {
    const ms: number[] = [];
    for (let i = 0; i < 50; i++)
      ms.push(await timed(() => fetch(`${service.api}/status`).then((r) => r.text())));
    return median(ms);
  };
  try {
    const [before, floor] = [rssMb(service.pid), await ask()];
    const quiet = await begin("be quiet");
    const open: IncomingMessage[] = [];
    while (open.length < idle)
      open.push(...(await Promise.all(Array.from({ length: 100 }, () => stream(quiet, () => undefined)))));
    const cpu = cpuMs(service.pid);
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    const used = (cpuMs(service.pid) - cpu) / 100;
    console.log(
      `${open.length} idle streams: ${(rssMb(service.pid) - before).toFixed(0)} MiB more, ${(((rssMb(service.pid) - before) * 1024) / open.length).toFixed(1)} KiB each, ${used.toFixed(1)} % of a processor, /status ${(await ask()).toFixed(1)} ms, floor ${floor.toFixed(1)} ms (none)`,
    );
    let chunks = 0;
    const talking = await begin("talk");
    const started = performance.now();
    const readers = await Promise.all(
      Array.from({ length: active }, () => stream(talking, () => void chunks++)),
    );
    await Promise.all(
      readers.map((one) => new Promise((resolve) => one.on("end", resolve).on("close", resolve))),
    );
    const seconds = (performance.now() - started) / 1_000;
    console.log(
      `${active} active streams beside them: ${Math.round(chunks / seconds)} writes a second for ${seconds.toFixed(0)} s, said in 20 s`,
    );
    for (const one of open) one.destroy();
  } finally {
    await service.end("SIGKILL");
    await model.close();
    rmSync(service.dataDir, { recursive: true, force: true });
  }
}
