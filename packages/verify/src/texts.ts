import { VerifyError } from "./error.ts";
import { sha256 } from "./hash.ts";

/** One file that a run made. */
export interface ManifestFile {
  path: string;
  bytes: number;
  sha256: string;
}

/** Compares by code points, which is the order of the UTF-8 bytes. JavaScript's `<` compares UTF-16 units and differs above U+FFFF. */
function byUtf8(a: string, b: string): number {
  const [left, right] = [Array.from(a), Array.from(b)];
  for (let i = 0; i < left.length && i < right.length; i++) {
    const difference = left[i]!.codePointAt(0)! - right[i]!.codePointAt(0)!;
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/**
 * The text committed under `files`: a line `<sha256>  <bytes>  <path>` for each file, sorted by the path's UTF-8 bytes.
 * Paths are not escaped: a path with a control character or a backslash, or one that occurs twice, throws
 * VerifyError("bad_field").
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

/** One event as it is written into a run's stream; `dataJson` is the exact JSON text of its data. */
export const sseBlock = (name: string, dataJson: string): string => `event: ${name}\ndata: ${dataJson}\n\n`;

const LINE_SEPARATORS = /[\u2028\u2029]/g;

/** The JSON of an event's data as it is written into a stream: compact, with U+2028 and U+2029 escaped, which some readers take for line ends. */
export const eventJson = (data: unknown): string =>
  JSON.stringify(data).replace(LINE_SEPARATORS, (separator) =>
    separator === "\u2028" ? "\\u2028" : "\\u2029",
  );

/** The text committed under `events`: the lower-case hex SHA-256 of the stream's blocks up to and including `code_done`. */
export async function streamSha(blocks: Iterable<string>): Promise<string> {
  return sha256([...blocks].join(""));
}
