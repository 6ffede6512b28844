import { VerifyError } from "./error.ts";
import { sha256 } from "./hash.ts";

/** One file that a run made. */
export interface ManifestFile {
  path: string;
  bytes: number;
  sha256: string;
}

/** Code-point order, which is the order of the UTF-8 bytes; JavaScript's own `<` is not, past U+FFFF. */
function byUtf8(a: string, b: string): number {
  const [left, right] = [Array.from(a), Array.from(b)];
  for (let i = 0; i < left.length && i < right.length; i++) {
    const difference = left[i]!.codePointAt(0)! - right[i]!.codePointAt(0)!;
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/**
 * The text committed under `files`: a line `<sha256>  <bytes>  <path>` for each file, ordered by the path's UTF-8 bytes.
 * Paths stand unescaped; one with a control character or a backslash, or the same path twice, is refused.
 */
export function manifestText(files: readonly ManifestFile[]): string {
  const sorted = files.toSorted((a, b) => byUtf8(a.path, b.path));
  return sorted
    .map(({ path, bytes, sha256 }, i) => {
      const plain = /^[^\u0000-\u001f\u007f\\]+$/.test(path) && path.isWellFormed();
      if (!plain || path === sorted[i - 1]?.path || !Number.isSafeInteger(bytes) || bytes < 0)
        throw new VerifyError("bad_field", `a manifest cannot hold the file ${JSON.stringify(path)}`);
      if (!/^[0-9a-f]{64}$/.test(sha256)) throw new VerifyError("bad_field", "a file's sha256 is not hex");
      return `${sha256}  ${bytes}  ${path}\n`;
    })
    .join("");
}

/** One event as it stands in a run's stream; `dataJson` is the data's exact JSON text. */
export const sseBlock = (name: string, dataJson: string): string => `event: ${name}\ndata: ${dataJson}\n\n`;

const LINE_SEPARATORS = /[\u2028\u2029]/g;

/** The JSON of an event's data as it is written into a stream: compact, with U+2028 and U+2029, which end a line in places, escaped. */
export const eventJson = (data: unknown): string =>
  JSON.stringify(data).replace(LINE_SEPARATORS, (separator) =>
    separator === "\u2028" ? "\\u2028" : "\\u2029",
  );

/** The text committed under `events`: lower-hex SHA-256 of the stream's blocks up to and including `code_done`. */
export async function streamSha(blocks: Iterable<string>): Promise<string> {
  return sha256([...blocks].join(""));
}
