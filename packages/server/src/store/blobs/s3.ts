import { setTimeout as wait } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import type { BlobSetting } from "../../base/blob-url.ts";
import { type BlobStore, type Body, OWNER, OWNER_BYTES, unreachable } from "./port.ts";

/** How often a request is tried, how long each try may take, and how long the first pause is. */
export interface S3Limits {
  tries: number;
  tryMs: number;
  pauseMs: number;
}

const LIMITS: S3Limits = { tries: 3, tryMs: 10_000, pauseMs: 250 };
/** A try has another second for each of these. */
const BYTES_A_SECOND = 1024 * 1024;
const EMPTY_SHA256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
/** What the service says of a store that refuses; the body of such an answer may hold anything, and is not read. */
const REFUSALS: Record<number, string> = {
  301: "the bucket is at another endpoint or in another region",
  307: "the bucket is at another endpoint or in another region",
  400: "it does not accept the request; check the endpoint and the region",
  401: "it refuses the credentials",
  403: "it refuses the credentials, or they may not do this",
  404: "there is no such bucket",
};

type S3Setting = Extract<BlobSetting, { kind: "s3" }>;

interface Asked {
  method: "PUT" | "GET" | "DELETE";
  name: string;
  content?: { sha256: string; body: Body };
  /** The bytes that an answer may have. */
  most: number;
  signal: AbortSignal | undefined;
}

/** Sends signed requests, each within its limits of time and tries. */
function createSender(setting: S3Setting, fetch: typeof globalThis.fetch, limits: S3Limits) {
  async function once({ method, name, content, most, signal }: Asked): Promise<Answer> {
    const bytes = content ? sizeOf(content.body) : most;
    const limit = AbortSignal.timeout(limits.tryMs + Math.ceil((bytes / BYTES_A_SECOND) * 1_000));
    const { url, headers } = await new AwsV4Signer({
      ...setting,
      service: "s3",
      method,
      url: `${setting.baseUrl}/${name}`,
      headers: { "X-Amz-Content-Sha256": content?.sha256 ?? EMPTY_SHA256 },
    }).sign();
    const response = await fetch(url.href, {
      method,
      headers: Object.fromEntries(headers),
      redirect: "manual",
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(content ? { body: content.body as NonNullable<RequestInit["body"]> } : {}),
    });
    const { status } = response;
    if (response.ok && method === "GET") return { status, body: await readUpTo(response, most + 1) };
    await response.body?.cancel();
    return { status, body: null };
  }

  /** The answer to a request, if it is worth having; else the request is tried again. */
  async function send(asked: Asked): Promise<Answer> {
    let last: unknown;
    for (let tried = 0; tried < limits.tries; tried++) {
      if (tried > 0) await pause(limits.pauseMs * 2 ** (tried - 1), asked.signal);
      try {
        const answer = await once(asked);
        if (!isPassing(answer.status)) return answer;
        last = new Error(`the store answered ${answer.status}`);
      } catch (thrown) {
        last = thrown;
      }
      if (asked.signal?.aborted) break;
    }
    throw unreachable("it does not answer", last);
  }

  return send;
}

/**
 * Keeps contents as objects of a bucket, through S3's own protocol. Requests are signed, go to the configured endpoint alone
 * and follow no redirect. `fetch` decides which addresses may be reached.
 */
export function openS3Store(
  setting: S3Setting,
  fetch: typeof globalThis.fetch,
  limits: S3Limits = LIMITS,
): BlobStore {
  const send = createSender(setting, fetch, limits);

  async function done(asked: Omit<Asked, "most">): Promise<void> {
    const { status } = await send({ ...asked, most: 0 });
    if (status < 200 || status > 299) throw refused(status);
  }

  const read = async (name: string, most: number, signal?: AbortSignal) => {
    const { status, body } = await send({ method: "GET", name, most, signal });
    if (body !== null) return body;
    // Of a bucket that is not there either; `owner` tells the two apart.
    if (status === 404) return null;
    throw refused(status);
  };

  return {
    put: (name, content, signal) => done({ method: "PUT", name, content, signal }),
    read,
    remove: (name, signal) => done({ method: "DELETE", name, signal }),
    owner: async (signal) => (await read(OWNER, OWNER_BYTES, signal))?.toString("utf8").trim() ?? null,
    async claim(owner) {
      const body = Buffer.from(owner);
      const sha256 = Buffer.from(await crypto.subtle.digest("SHA-256", body)).toString("hex");
      await done({ method: "PUT", name: OWNER, content: { sha256, body }, signal: undefined });
    },
  };
}

interface Answer {
  status: number;
  body: Buffer<ArrayBuffer> | null;
}

const sizeOf = (body: Body) => (body instanceof Uint8Array ? body.length : body.size);
/** Whether the same request may succeed a little later. */
const isPassing = (status: number) => status >= 500 || status === 429 || status === 408 || status === 409;
const refused = (status: number) => unreachable(REFUSALS[status] ?? `it answers with ${status}`);

async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await wait(ms * (0.5 + Math.random() / 2), undefined, signal ? { signal } : {}).catch(() => undefined);
}

async function readUpTo(response: Response, most: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    if ((bytes += part.length) >= most) break;
  }
  return Buffer.concat(parts).subarray(0, most);
}
