import { randomInt } from "node:crypto";

/** Names of files with the expected output of a program. */
export const IS_EXPECTED =
  /(?:^|[/._-])(?:want|wanted|expect|expected|golden|reference|ref|snap|answers?|ans|ok|out|output|result)s?(?:[/._-]|$)/i;

/** A copy with one random letter or digit changed, or any byte if there are none; null if it is empty. */
export function withChangedByte(bytes: Buffer): Buffer | null {
  if (bytes.length === 0) return null;
  const copy = Buffer.from(bytes);
  const start = randomInt(bytes.length);
  let at = start;
  for (let i = 0; i < bytes.length; i++) {
    at = (start + i) % bytes.length;
    if (isAlphanumeric(bytes[at]!)) break;
  }
  copy[at] = anotherByte(bytes[at]!);
  return copy;
}

/** Another digit for a digit, `q` for a letter (`z` for `q`), and one flipped bit for anything else. */
function anotherByte(byte: number): number {
  if (isDigit(byte)) return 48 + ((byte - 48 + 1 + randomInt(8)) % 10);
  if (byte === 113 || byte === 81) return 122;
  return isAlphanumeric(byte) ? 113 : byte ^ 1;
}

const isDigit = (byte: number) => byte >= 48 && byte <= 57;
const isAlphanumeric = (byte: number) =>
  isDigit(byte) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122);

/** The words of a command without quotes and operators, and whether each is a redirected input (`< file`). */
export function wordsOfCommand(cmd: string): { text: string; input: boolean }[] {
  const words: { text: string; input: boolean }[] = [];
  let input = false;
  let text = "";
  const flush = () => {
    if (text !== "") words.push({ text: text.replace(/^\.\//, "").replace(/^\/workspace\//, ""), input });
    if (text !== "") input = false;
    text = "";
  };
  for (let i = 0; i < cmd.length; i++) {
    const c = cmd[i]!;
    if (c === "\\" || c === '"' || c === "'") continue;
    if (c <= " " || ";&|<>()`=".includes(c)) {
      flush();
      if (c === "<") input = cmd[i + 1] !== "(";
      if (c === "(") input = false;
    } else text += c;
  }
  flush();
  return words;
}
