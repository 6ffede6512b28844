import { uncountedText } from "@signet/verify";
import type { Signatures } from "./signed-ledger.ts";
import type { OutputStyle } from "./terminal.ts";
import { age, plural } from "./text.ts";

/** Witnesses cosign what is new within seconds; after this time either nothing was added, or nobody cosigns any more. */
const OLD_MS = 86_400_000;

type Witnessed = Pick<Signatures, "witnesses" | "cosignedAt" | "uncounted"> &
  Partial<Pick<Signatures, "cosignedSize" | "size">>;

/** Who cosigned and when, and whose cosignatures the policy does not count. */
export function witnessLines(
  { witnesses, cosignedAt, uncounted, cosignedSize = null, size = 0 }: Witnessed,
  { paint, nowMs }: Pick<OutputStyle, "paint"> & { nowMs: number },
): string[] {
  const lines: string[] = [];
  if (witnesses !== null && witnesses.length > 0) {
    lines.push(`  cosigned by ${witnesses.join(", ")}${howFar(cosignedSize, size)}`);
    const times = witnesses.map((name) => (cosignedAt?.[name] ?? 0) * 1_000);
    const shown = witnesses.map((name, i) => `${name} ${moment(times[i]!)}`).join(", ");
    const newest = Math.max(...times);
    lines.push(
      nowMs - newest > OLD_MS
        ? paint("yellow", `  by their clocks, the last time ${age(newest, nowMs)} ago: ${shown}`)
        : `  by their clocks: ${shown}`,
    );
  }
  if (uncounted !== null && uncounted.length > 0) lines.push(paint("dim", `  ${uncountedText(uncounted)}`));
  return lines;
}

/** Witnesses may have seen only a beginning of what is signed. */
const howFar = (cosigned: number | null, size: number): string =>
  cosigned === null || cosigned >= size
    ? ""
    : ` up to line ${cosigned}; ${plural(size - cosigned, "newer line")} not cosigned yet`;

/** A time to the minute. A witness may sign any number. */
function moment(ms: number): string {
  const date = new Date(ms);
  return Number.isNaN(date.getTime())
    ? "at no date"
    : `${date.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
