import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type TestContext } from "node:test";
import { canonicalBytes, GENESIS, type KeyRotation, type Receipt, receiptSha } from "@signet/verify";
import { newLogKey, type SampleLogKey, signLog } from "../../../verify/test/support/signed-log.ts";
import { listen } from "./listen.ts";
import { sampleLines } from "./service.ts";
import { signet } from "./signet.ts";

export const LINES = await sampleLines();
export const ORIGIN = String((JSON.parse(LINES[0]!) as Receipt)["log"]);

/** The same lines with another task from line `from` on, and the chain made anew. */
export async function rewritten(from: number): Promise<string[]> {
  const lines: string[] = [];
  let prev = GENESIS;
  for (const [seq, line] of LINES.entries()) {
    const fields = JSON.parse(line) as Receipt;
    const receipt = { ...fields, prev, ...(seq >= from ? { task: "Say good-bye" } : {}) };
    lines.push(new TextDecoder().decode(canonicalBytes(receipt)));
    prev = await receiptSha(receipt);
  }
  return lines;
}

/** What a service answers whose ledger has these lines and is signed by this key. */
export async function ledgerOf(
  lines: readonly string[],
  key: SampleLogKey | null,
  rotations: KeyRotation[] = [],
) {
  const size = lines.length;
  const log = key && (await signLog(lines, key));
  const keys = [null, ...rotations].map((rotation) => ({ key: key?.text, rotation }));
  const receipts = await Promise.all(
    lines.map(async (line) => {
      const fields = JSON.parse(line) as Receipt;
      return { ...fields, receipt_sha: await receiptSha(fields) };
    }),
  );
  const shas = receipts.map(({ receipt_sha: sha }) => sha);
  const proofs = await Promise.all(lines.map(async (_, index) => log?.proof(index)));
  const consistency = await Promise.all(
    Array.from({ length: size + 1 }, async (_, from) => log?.consistency(from)),
  );
  const json = (value: unknown) => JSON.stringify(value);
  return {
    shas,
    proofs,
    answer(url: URL, ndjson: boolean): string | undefined {
      const at = url.pathname.replace("/api/demo/code/", "");
      if (at === "ledger/checkpoint") return log?.checkpoint;
      if (at === "ledger/key") return key ? json({ origin: ORIGIN, key: key.text, keys }) : undefined;
      if (at === "ledger/consistency")
        return json({ path: consistency[Number(url.searchParams.get("from"))] ?? [] });
      const [, sha, proof] = /^receipts\/(\w+)(\/proof)?$/.exec(at) ?? [];
      if (sha) return proof ? proofs[shas.indexOf(sha)] : json(receipts[shas.indexOf(sha)]);
      const before = Number(url.searchParams.get("before") ?? size);
      const from = Math.max(0, before - Number(url.searchParams.get("limit")));
      if (ndjson)
        return lines
          .slice(from, before)
          .map((line) => `${line}\n`)
          .join("");
      return json({
        receipts: receipts.slice(from, before).toReversed(),
        size,
        head: shas.at(-1),
        next: from || null,
      });
    },
  };
}

/** A service whose ledger can be replaced, and `signet verify` with a memory of its own. */
export async function stage(t: TestContext) {
  const state = mkdtempSync(path.join(tmpdir(), "signet-known-"));
  t.after(() => rmSync(state, { recursive: true, force: true }));
  const key = await newLogKey(ORIGIN);
  let ledger = await ledgerOf(LINES.slice(0, 4), key);
  const server = await listen((request, response) => {
    const url = new URL(request.url!, "http://127.0.0.1");
    const answer = ledger.answer(url, request.headers.accept === "application/x-ndjson");
    if (answer !== undefined) return void response.end(answer);
    response.writeHead(404, { "content-type": "application/problem+json" });
    response.end(JSON.stringify({ status: 404, code: "not_found", title: "Not found", detail: "" }));
  });
  t.after(() => server[Symbol.dispose]());
  const run = async (...args: string[]) => {
    const { code, stdout, stderr } = await signet(args, {
      url: server.url,
      cwd: state,
      env: { XDG_STATE_HOME: state },
    });
    return { code, stdout, stderr };
  };
  return {
    key,
    ledger: () => ledger,
    file: path.join(state, "signet/ledgers.json"),
    serve: async (lines: readonly string[], by: SampleLogKey | null = key, rotations: KeyRotation[] = []) =>
      (ledger = await ledgerOf(lines, by, rotations)),
    verify: (...args: string[]) => run("verify", ...args),
    attestation: (...args: string[]) => run("attestation", ...args),
  };
}
