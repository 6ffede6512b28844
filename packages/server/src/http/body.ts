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
  const text = await readText(request);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Problem("invalid_json", "the body is not valid JSON");
  }
}

/** Reads the body as text. Throws the problems of a body that is too large, too slow, or not UTF-8. */
export async function readText(request: Request): Promise<string> {
  const tooLarge = () =>
    new Problem("body_too_large", `a body may have ${BOUNDS.bodyBytes} bytes`, { closes: true });
  if (Number(request.headers.get("content-length") ?? 0) > BOUNDS.bodyBytes) throw tooLarge();
  if (!request.body) return "";
  const reader = request.body.getReader();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const seconds = DEADLINE_MS / 1000;
    const wrong = new Problem("invalid_request", `the body did not arrive within ${seconds} s`, {
      closes: true,
    });
    timer = setTimeout(() => reject(wrong), DEADLINE_MS);
  });
  const chunks: Uint8Array[] = [];
  try {
    for (let size = 0; ;) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) break;
      if ((size += value.length) > BOUNDS.bodyBytes) throw tooLarge();
      chunks.push(value);
    }
  } finally {
    clearTimeout(timer);
    late.catch(() => undefined);
    reader.cancel().catch(() => undefined);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new Problem("invalid_json", "the body is not valid UTF-8");
  }
}
