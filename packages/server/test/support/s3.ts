import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { TestContext } from "node:test";
import S3rver from "s3rver";
import { readBlobUrl } from "../../src/base/blob-url.ts";
import { temporaryFolder } from "./store.ts";

const KEYS = { accessKeyId: "SIGNETTEST", secretAccessKey: "canary-s3-secret-5b1d", sessionToken: "" };
export const S3_SETTINGS = {
  AWS_ACCESS_KEY_ID: KEYS.accessKeyId,
  AWS_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
};

const sha = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");
const mac = (key: Buffer | string, text: string) => createHmac("sha256", key).update(text).digest();

/** Whether a request is signed with the keys above, as the definition of Signature Version 4 says. */
function isSigned({ method, url, headers }: IncomingMessage, body: Buffer): boolean {
  const said = /^AWS4-HMAC-SHA256 Credential=SIGNETTEST\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
    headers.authorization ?? "",
  );
  if (!said || headers["x-amz-content-sha256"] !== sha(body)) return false;
  const [, scope, names, signature] = said;
  const signed = names!.split(";").map((name) => `${name}:${String(headers[name])}\n`);
  const canonical = [method, url, "", signed.join(""), names, sha(body)].join("\n");
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha(canonical)].join("\n");
  const key = scope!.split("/").reduce<Buffer | string>(mac, `AWS4${KEYS.secretAccessKey}`);
  return mac(key, text).toString("hex") === signature;
}

/**
 * A bucket for one test: the emulator s3rver, behind a gate that checks what s3rver does not (the signature of each request
 * and the hash of its body), and that answers wrongly when `fault` says so.
 */
export async function startS3(t: TestContext) {
  const emulator = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: temporaryFolder(t),
    configureBuckets: [{ name: "kept" }],
  });
  const inner = await emulator.run();
  const state = {
    fault: (_method: string, _n: number): "none" | "500" | "silence" | "hang up" | "403" => "none",
    asked: [] as string[],
    objects: new Map<string, Buffer>(),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const method = request.method!;
    state.asked.push(method);
    const fault = state.fault(method, state.asked.length);
    if (fault === "silence") return;
    if (fault === "hang up") return void request.socket.destroy();
    if (fault !== "none") return void response.writeHead(Number(fault)).end(KEYS.secretAccessKey);
    if (!isSigned(request, body)) return void response.writeHead(403).end();
    const passed = await fetch(`http://127.0.0.1:${inner.port}${request.url}`, {
      method,
      ...(method === "PUT" ? { body } : {}),
    });
    const bytes = Buffer.from(await passed.arrayBuffer());
    if (passed.ok && method === "PUT") state.objects.set(request.url!, body);
    if (passed.ok && method === "DELETE") state.objects.delete(request.url!);
    response.writeHead(passed.status).end(bytes);
  }

  const gate = createServer((request, response) => void answer(request, response)).listen(0, "127.0.0.1");
  await once(gate, "listening");
  t.after(async () => {
    gate.close();
    gate.closeAllConnections();
    await emulator.close();
  });
  const { port } = gate.address() as AddressInfo;
  const url = `s3://kept/files?endpoint=http://127.0.0.1:${port}&region=eu-test-1`;
  const place = readBlobUrl(url);
  if (typeof place === "string" || place.kind !== "s3") throw new Error("the address was refused");
  return { ...state, state, url, setting: { ...place, ...KEYS } };
}
