import { BOUNDS } from "@signet/contract";
import { Problem } from "../base/problem.ts";

const DEADLINE_MS = 20_000;

/** Reads the request's JSON. Throws the problems of a body that is too large, too slow, of another type, or not JSON. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type))
    throw new Problem("unsupported_media_type", "send the body with Content-Type: application/json", {
      closes: true,
    });
  const encoding = request.headers.get("content-encoding") ?? "identity";
  if (encoding !== "identity")
    throw new Problem("unsupported_media_type", "send the body as it is, without Content-Encoding", {
      closes: true,
    });
  const text = await readText(request);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Problem("invalid_json", "the body is not valid JSON");
  }
}

const BROKEN_OFF = "the body broke off before its end";

const tooLarge = () =>
  new Problem("body_too_large", `a body may have ${BOUNDS.bodyBytes} bytes`, { closes: true });

/** Reads the body as text. Throws the problems of a body that is too large, too slow, or not UTF-8. */
export async function readText(request: Request): Promise<string> {
  const declared = request.headers.get("content-length");
  if (Number(declared ?? 0) > BOUNDS.bodyBytes) throw tooLarge();
  // The server ends a body at its declared length, so only one without is counted, which takes a slower way to read.
  const reading: Promise<ArrayBuffer | Uint8Array> =
    declared === null ? countedBytes(request) : request.arrayBuffer();
  const bytes = await inTime(reading);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Problem("invalid_json", "the body is not valid UTF-8");
  }
}

/** The body. Throws as soon as it is too large. */
async function countedBytes(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    if ((size += chunk.length) > BOUNDS.bodyBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** What is read, unless it takes longer than the deadline. The answer then closes the connection, which ends the reading. */
async function inTime<T>(reading: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const seconds = DEADLINE_MS / 1000;
    const wrong = new Problem("invalid_request", `the body did not arrive within ${seconds} s`, {
      closes: true,
    });
    timer = setTimeout(() => reject(wrong), DEADLINE_MS);
  });
  try {
    return await Promise.race([reading, late]);
  } catch (thrown) {
    // The sender is gone, which is no failure of the service.
    throw thrown instanceof Problem ? thrown : new Problem("invalid_request", BROKEN_OFF, { closes: true });
  } finally {
    clearTimeout(timer);
  }
}
