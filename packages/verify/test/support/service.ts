import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { sseBlock, type Receipt } from "@signet/verify";
import { newLogKey, type SampleLogKey, signLog } from "./signed-log.ts";
import { runId, SECRET, sha256, textOf } from "./ledger.ts";

type SignedLog = Awaited<ReturnType<typeof signLog>>;

/** What a page of the interface answers, as the contract words it, over a ledger that the test made. */
async function answer(
  url: URL,
  ndjson: boolean,
  { lines, log, key }: { lines: string[]; log: SignedLog; key: SampleLogKey },
): Promise<string | null> {
  if (url.pathname === "/api/demo/code/ledger/key") return JSON.stringify({ key: key.text });
  const receipts = lines.map((line): Receipt => ({
    ...(JSON.parse(line) as Receipt),
    receipt_sha: sha256(line),
  }));
  if (url.pathname === "/api/demo/code/receipts") {
    const limit = Number(url.searchParams.get("limit") ?? 20);
    const before = Number(url.searchParams.get("before") ?? lines.length);
    const all = url.searchParams.get("kind") === "all";
    const page = receipts
      .filter((line) => Number(line.seq) < before && (all || line.kind !== "open"))
      .slice(-limit);
    if (ndjson) return page.map((line) => `${lines[line.seq as number]}\n`).join("");
    return JSON.stringify({
      receipts: page.reverse(),
      size: lines.length,
      head: receipts.at(-1)?.receipt_sha,
    });
  }
  const [last, before] = url.pathname.split("/").toReversed();
  if (last === "proof") return log.proof(receipts.findIndex((line) => line.receipt_sha === before));
  if (url.pathname.startsWith("/api/demo/code/receipts/"))
    return JSON.stringify(receipts.find((line) => line.receipt_sha === last));
  if (url.pathname === "/api/demo/runs") {
    const seals = receipts.filter((line) => line["kind"] !== "open");
    const runs = seals.map(({ receipt_sha }, i) => ({ run_id: runId(i), receipt_sha }));
    return JSON.stringify({ runs: runs.reverse(), next: null });
  }
  if (url.pathname !== `/api/demo/runs/${runId((receipts.length >> 1) - 1)}/events`) return null;
  const receipt = { task: SECRET.task, opening: SECRET.opening, receipt: receipts.at(-1) };
  const blocks = [...SECRET.blocks, sseBlock("code_receipt", JSON.stringify(receipt))];
  return `: ping\n\n${blocks.map((block, i) => `id: ${i + 1}\n${block}`).join(": ping\n\n")}`;
}

/** Serves a ledger on loopback. `close` ends it. */
export async function serveLedger(receipts: Receipt[], forge: (answer: string) => string = (text) => text) {
  const lines = receipts.map(textOf);
  const key = await newLogKey(String(receipts[0]!["log"]));
  const ledger = { lines, key, log: await signLog(lines, key) };
  const server = createServer((request, response) => {
    const url = new URL(request.url!, "http://127.0.0.1");
    void answer(url, request.headers.accept === "application/x-ndjson", ledger).then((text) =>
      response.writeHead(text === null ? 404 : 200).end(forge(text ?? "")),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
