import { quote } from "../place.ts";
import type { Space } from "../port.ts";
import { shuffled } from "../compiled/expectations.ts";

const MAX_BOUNDARIES = 120;

/** Whether a line is neither empty nor a comment. */
export const isCode = (line: string): boolean => line.trim() !== "" && !line.trimStart().startsWith("#");

/** Programs that a script looks for, by their literal names. */
const LOOKS_FOR = /\b(?:command -v|which|type|hash) +([\w.+-]+)/g;
export const namesIn = (text: string): string[] => [...text.matchAll(LOOKS_FOR)].map(([, name]) => name!);
const MAX_NAMES = 40;

/**
 * The line counts after which the text is complete, and the programs that it looks for and that are missing. Determined by bash
 * in a sandbox in which no code of the work runs.
 */
export async function analyseWithBash(
  space: Space,
  lines: string[],
): Promise<{ boundaries: number[]; missing: ReadonlySet<string> }> {
  const candidates = lines.flatMap((line, i) => {
    const plausible = isCode(line) && !line.endsWith("\\") && !/^\s/.test(lines[i + 1] ?? "");
    return plausible || i === lines.length - 1 ? [i + 1] : [];
  });
  const chosen = shuffled(candidates.slice(0, -1)).slice(0, MAX_BOUNDARIES);
  const numbers = [...chosen, ...candidates.slice(-1), lastBefore(candidates)].sort((a, b) => a - b);
  const names = [...new Set(lines.flatMap(namesIn))].slice(0, MAX_NAMES);
  const loop = `PATH=/usr/local/bin:/usr/bin:/bin; cat >/tmp/text; for n in ${[...new Set(numbers)].join(" ")}; do
said=$(head -n "$n" /tmp/text | /usr/bin/bash -n 2>&1) && [ -z "$said" ] && echo "$n"; done
for name in ${names.map(quote).join(" ")}; do type -P -- "$name" >/dev/null || echo "no $name"; done; :`;
  const sandbox = await space.open();
  try {
    const { stdout } = await sandbox.exec(
      `if [ -x /usr/bin/bash ]; then exec /usr/bin/bash -c ${quote(loop)}; fi`,
      {
        user: "checker",
        stdin: `${lines.join("\n")}\n`,
        signal: space.signal,
        wallSeconds: 20,
      },
    );
    const outputLines = stdout.split("\n").filter((line) => line !== "");
    return {
      boundaries: outputLines.filter((line) => /^\d+$/.test(line)).map(Number),
      missing: new Set(outputLines.flatMap((line) => (line.startsWith("no ") ? [line.slice(3)] : []))),
    };
  } finally {
    await sandbox.close();
  }
}

const lastBefore = (candidates: number[]) => candidates.at(-2) ?? candidates.at(-1)!;
