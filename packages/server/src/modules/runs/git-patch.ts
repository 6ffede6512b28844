import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { deflate as deflateCallback } from "node:zlib";
import { formatPatch, OMIT_HEADERS, structuredPatch } from "diff";

/** A file on one side of a patch. */
export interface PatchFile {
  content: Uint8Array;
  executable: boolean;
}

const deflate = promisify(deflateCallback);

/** Time for the comparison of one file, by default; one that takes longer is replaced whole. */
export const COMPARE_MS = 200;
const MAX_EDITS = 20_000;
const CONTEXT_LINES = 3;
/** Larger texts are written as binary files are, so that no comparison holds up other requests. */
const TEXT_BYTES = 4 << 20;

/**
 * What turns `before` into `after` at one path, as `git diff --binary --full-index` writes it; `null` means that there is no
 * file. `git apply` accepts it, also with `--3way`. Resolves to "" if nothing differs. `compareMs`: time for the comparison.
 */
export async function gitPatch(
  path: string,
  before: PatchFile | null,
  after: PatchFile | null,
  compareMs = COMPARE_MS,
): Promise<string> {
  if (before === null && after === null) return "";
  const [old, now] = [before?.content ?? NOTHING, after?.content ?? NOTHING];
  const isSame = Buffer.compare(old, now) === 0;
  if (before !== null && after !== null && isSame && before.executable === after.executable) return "";
  const head = headOf(path, before, after);
  if (isSame) return head;
  if (!isText(old) || !isText(now))
    return `${head}GIT binary patch\n${await literal(now)}${await literal(old)}`;
  const named = (side: string, file: PatchFile | null) => {
    const name = file === null ? "/dev/null" : quoted(`${side}/${path}`);
    // A tab ends a name that has blanks.
    return name.includes(" ") ? `${name}\t` : name;
  };
  return `${head}--- ${named("a", before)}\n+++ ${named("b", after)}\n${hunksOf(text(old), text(now), compareMs)}`;
}

const NOTHING = new Uint8Array();
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString("utf8");
const isText = (bytes: Uint8Array): boolean =>
  bytes.length <= TEXT_BYTES && isUtf8(bytes) && !bytes.includes(0);
const modeOf = ({ executable }: PatchFile): string => (executable ? "100755" : "100644");
/** Control characters and backslashes cannot be in a path of a workspace, so only quotes are special. */
const quoted = (name: string): string => (name.includes('"') ? `"${name.replaceAll('"', '\\"')}"` : name);

/** The hash under which git stores a file. */
function blobId(file: PatchFile | null): string {
  if (file === null) return "0".repeat(40);
  return createHash("sha1").update(`blob ${file.content.length}\0`).update(file.content).digest("hex");
}

function headOf(path: string, before: PatchFile | null, after: PatchFile | null): string {
  const lines = [`diff --git ${quoted(`a/${path}`)} ${quoted(`b/${path}`)}`];
  const [oldMode, newMode] = [before && modeOf(before), after && modeOf(after)];
  if (oldMode === null) lines.push(`new file mode ${newMode}`);
  else if (newMode === null) lines.push(`deleted file mode ${oldMode}`);
  else if (oldMode !== newMode) lines.push(`old mode ${oldMode}`, `new mode ${newMode}`);
  const ids = [blobId(before), blobId(after)];
  const mode = oldMode === newMode ? ` ${oldMode}` : "";
  if (ids[0] !== ids[1]) lines.push(`index ${ids.join("..")}${mode}`);
  return `${lines.join("\n")}\n`;
}

function hunksOf(old: string, now: string, compareMs: number): string {
  const options = { context: CONTEXT_LINES, timeout: compareMs, maxEditLength: MAX_EDITS };
  const patch = compareMs <= 0 ? undefined : structuredPatch("a", "b", old, now, "", "", options);
  return patch === undefined ? wholeHunk(old, now) : formatPatch(patch, OMIT_HEADERS);
}

/** A hunk that replaces all lines. */
function wholeHunk(old: string, now: string): string {
  const range = (lines: string[]) => (lines.length === 0 ? "0,0" : `1,${lines.length}`);
  const [removed, added] = [linesOf(old), linesOf(now)];
  const marked = (lines: string[], sign: string) =>
    lines.map((line) => `${sign}${line.endsWith("\n") ? line : `${line}\n\\ No newline at end of file\n`}`);
  const body = [...marked(removed, "-"), ...marked(added, "+")].join("");
  return `@@ -${range(removed)} +${range(added)} @@\n${body}`;
}

const linesOf = (all: string): string[] => all.match(/[^\n]*\n|[^\n]+$/g) ?? [];

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
const LINE_BYTES = 52;

/** Contents in git's form for binary files: deflated, in lines of up to 52 bytes, in base 85. */
async function literal(content: Uint8Array): Promise<string> {
  const packed = await deflate(content);
  let lines = "";
  for (let at = 0; at < packed.length; at += LINE_BYTES) {
    const part = packed.subarray(at, at + LINE_BYTES);
    const length = String.fromCharCode(part.length + (part.length <= 26 ? 64 : 70));
    lines += `${length}${base85(part)}\n`;
  }
  return `literal ${content.length}\n${lines}\n`;
}

/** Four bytes become five digits, the most significant first; the last bytes are filled up with zeros. */
function base85(bytes: Uint8Array): string {
  let out = "";
  for (let at = 0; at < bytes.length; at += 4) {
    let value = 0;
    for (let i = 0; i < 4; i++) value = value * 256 + (bytes[at + i] ?? 0);
    let digits = "";
    for (let i = 0; i < 5; i++) {
      digits = DIGITS[value % 85]! + digits;
      value = Math.floor(value / 85);
    }
    out += digits;
  }
  return out;
}
