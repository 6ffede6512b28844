import { PageError } from "./page-error.ts";

/** Reads at most `most` decompressed bytes and drops the rest. Throws PageError if the response breaks off. */
export async function readBytes(
  { body }: Response,
  most: number,
  signal: AbortSignal,
): Promise<{ bytes: Buffer; cut: boolean }> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  try {
    for await (const chunk of body ?? []) {
      signal.throwIfAborted();
      chunks.push(chunk);
      if ((total += chunk.length) > most) break;
    }
  } catch {
    signal.throwIfAborted();
    throw new PageError("the answer of the server broke off");
  }
  return { bytes: Buffer.concat(chunks).subarray(0, most), cut: total > most };
}

export type BodyKind = "html" | "text";

const TEXTS =
  /^(?:text\/(?:plain|markdown|x-markdown|csv|xml)|application\/(?:json|xml|(?:[\w.-]+\+)(?:json|xml)))$/;
const NAMED: [RegExp, string][] = [
  [/^image\//, "an image"],
  [/^audio\//, "a sound"],
  [/^video\//, "a video"],
  [/^application\/pdf$/, "a PDF"],
  [/^application\/(?:zip|gzip|x-tar|x-7z-compressed|octet-stream)$/, "a file to download"],
  [/javascript|css/, "a part of a page's program"],
];

/** How to read a content type. Throws PageError for types that are not read. */
export function kindOf(contentType: string | null): BodyKind {
  const type = contentType?.split(";")[0]!.trim().toLowerCase() ?? "";
  if (type === "text/html" || type === "application/xhtml+xml") return "html";
  if (TEXTS.test(type)) return "text";
  if (type === "") throw new PageError("the server does not say of what kind the page is");
  const name = NAMED.find(([pattern]) => pattern.test(type))?.[1];
  throw new PageError(name ? `there is ${name}, which is not read` : "what is there is not text");
}

const HEAD_BYTES = 4_096;
const BOMS: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xfe, 0xff], "utf-16be"],
  [[0xff, 0xfe], "utf-16le"],
];

/** Decodes a page by its byte order mark, its header or the declaration in its text; UTF-8 by default. */
export function decode(bytes: Buffer, contentType: string | null): string {
  const mark = BOMS.find(([bom]) => bom.every((byte, i) => bytes[i] === byte))?.[1];
  const charset = mark ?? charsetIn(contentType ?? "") ?? declared(bytes.toString("latin1", 0, HEAD_BYTES));
  return decoder(charset ?? "utf-8").decode(bytes);
}

const charsetIn = (text: string) => /charset\s*=\s*["']?([\w:.-]+)/i.exec(text)?.[1];

function declared(head: string): string | undefined {
  const xml = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w:.-]+)/i.exec(head)?.[1];
  const tags = head.match(/<meta[^>]*>/gi) ?? [];
  const charset = xml ?? tags.map(charsetIn).find((name) => name !== undefined);
  // A declaration that is readable as ASCII cannot be in UTF-16 text.
  return charset && /^utf-?16/i.test(charset) ? "utf-8" : charset;
}

function decoder(charset: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
