import type { EvidenceVerdict, LedgerPlace } from "./evidence.ts";
import { witnessLines } from "./witness-report.ts";
import type { Signatures } from "./signed-ledger.ts";
import type { OutputStyle } from "./terminal.ts";
import { plural } from "./text.ts";

/** What is said of lines that no key vouches for. */
export const ANYBODY = "anybody can write such a file";

type Reporting = Pick<OutputStyle, "paint"> & { nowMs: number };

/** What was verified, or what refuted it, for a person. */
export function evidenceReport(evidence: EvidenceVerdict, look: OutputStyle, nowMs: number): string[] {
  const { of, verdict } = evidence;
  const { paint } = look;
  const style: Reporting = { ...look, nowMs };
  if (!verdict.ok) {
    const where = of === "ledger" ? `line ${verdict.seq} (counting from 0, like seq)` : verdict.field;
    return [`${paint("red", "✗")} ${where}: ${verdict.message} ${paint("dim", `(${verdict.code})`)}`];
  }
  if (of === "receipt") {
    const { opened: names } = verdict;
    const opened =
      names.length > 0 ? `, and ${names.join(", ")} ${names.length === 1 ? "matches" : "match"}` : "";
    return [
      `${paint("green", "✓")} the receipt matches its hash${opened}`,
      `  ${verdict.receiptSha}`,
      ...sealedLine(verdict.runOk, look),
      ...placeLines(evidence.place, style),
      ...(verdict.unconfirmed ? [paint("yellow", "  passes your command; not cross-checked")] : []),
    ];
  }
  const { size, head, opens, sealed, unsealed, unsealedAt, unconfirmed } = verdict;
  const under = unsealed.slice(0, 5).map((run, i) => `    line ${unsealedAt[i]}  ${run}`);
  const lines = [
    `${paint("green", "✓")} one unbroken chain of ${plural(size, "line")}`,
    `  head ${head}`,
    ...signatureLines(evidence.signatures, size, style),
    paint("dim", `  ${plural(opens, "run")} opened, ${sealed} sealed`),
  ];
  if (unconfirmed > 0)
    lines.push(paint("yellow", `  ${unconfirmed} ok only by the caller's command; not cross-checked`));
  if (unsealed.length === 0) return lines;
  return [...lines, paint("yellow", `  ${unsealed.length} without a seal: under way, or left out`), ...under];
}

/** What a receipt that holds says of its run: not every one is of a run that was ok. */
function sealedLine(runOk: boolean | null, { paint }: OutputStyle): string[] {
  if (runOk === null) return [];
  return [runOk ? "  it seals a run that is ok" : paint("yellow", "  it seals a run that is not ok")];
}

function signatureLines(
  signatures: Signatures | "unsigned" | null,
  lines: number,
  style: Reporting,
): string[] {
  const { paint } = style;
  if (signatures === null) return [paint("yellow", `  nothing here shows whose ledger it is; ${ANYBODY}`)];
  if (signatures === "unsigned")
    return [paint("yellow", "  not signed: a ledger that was rewritten as a whole would look like this too")];
  const { origin, size, since } = signatures;
  const signed = `  signed by ${origin} up to line ${size}`;
  return [
    since === null
      ? signed
      : `${signed}; continues the ${plural(since.size, "line")} seen on ${since.at.slice(0, 10)}`,
    ...(lines > size ? [paint("yellow", `  ${plural(lines - size, "newer line")} not signed yet`)] : []),
    ...keyLines(signatures, style),
  ];
}

function placeLines(place: LedgerPlace | null, style: Reporting): string[] {
  if (place === null) return [];
  if ("why" in place) return [style.paint("dim", `  ${place.why}`)];
  const where = `  line ${place.index} of the signed ledger ${place.origin}`;
  return "size" in place
    ? [`${where}, which has ${place.size}`, ...keyLines(place, style)]
    : [where, ...witnessLines(place, style)];
}

/** The key, where it was not known before: whoever trusts it should compare it with what the operator publishes. */
const keyLines = (
  { key, source, replaced, rivals, keepError, ...cosigners }: Signatures,
  { paint, nowMs }: Reporting,
): string[] => [
  ...witnessLines(cosigners, { paint, nowMs }),
  ...(source === "first" ? [paint("dim", `  key, trusted from now on: ${key}`)] : []),
  ...rivals.map((service) =>
    paint(
      "yellow",
      `  ${service} showed a ledger of the same name with another key: compare it with its operator's`,
    ),
  ),
  ...(replaced === null
    ? []
    : [paint("dim", `  its key replaced the trusted one, which signed that: ${key}`)]),
  ...(keepError === null ? [] : [paint("yellow", `  not remembered for the next time: ${keepError}`)]),
];
