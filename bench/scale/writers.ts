import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";

const AT_ONCE = 8;

/** How many commits a second several processes make together on one Postgres: of a ledger line each, or of a row. */
export async function writeRate(
  url: string,
  what: "receipts" | "rows",
  { writers, seconds }: { writers: number; seconds: number },
): Promise<number> {
  const program = path.join(import.meta.dirname, "append.ts");
  const all = Array.from({ length: writers }, () => {
    const args = [program, url, what, String(seconds), String(AT_ONCE)];
    const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
    return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
  });
  for (const { lines } of all) await lines.next();
  for (const { child } of all) child.stdin.end("go\n");
  let count = 0;
  for (const { lines } of all) count += Number((await lines.next()).value);
  return count / seconds;
}
