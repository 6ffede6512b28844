import { uncountedText } from "@signet/verify";
import type { EvidenceVerdict, LedgerPlace } from "./evidence.ts";
import type { Signatures } from "./signed-ledger.ts";
import type { OutputStyle } from "./terminal.ts";
import { plural } from "./text.ts";

/** What is said of lines that no key vouches for. */
export const ANYBODY = "anybody can write such a file";

/** What was verified, or what refuted it, for a person. */
export function evidenceReport(evidence: EvidenceVerdict, look: OutputStyle): string[] {
  const { of, verdict } = evidence;
  const { paint } = look;
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
      ...placeLines(evidence.place, look),
      ...(verdict.unconfirmed ? [paint("yellow", "  passes your command; not cross-checked")] : []),
    ];
  }
  const { size, head, opens, sealed, unsealed, unsealedAt, unconfirmed } = verdict;
  const under = unsealed.slice(0, 5).map((run, i) => `    line ${unsealedAt[i]}  ${run}`);
  const lines = [
    `${paint("green", "✓")} one unbroken chain of ${plural(size, "line")}`,
    `  head ${head}`,
    ...signatureLines(evidence.signatures, size, look),
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
  { paint }: OutputStyle,
): string[] {
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
    ...keyLines(signatures, { paint }),
  ];
}

function placeLines(place: LedgerPlace | null, { paint }: OutputStyle): string[] {
  if (place === null) return [];
  if ("why" in place) return [paint("dim", `  ${place.why}`)];
  const where = `  line ${place.index} of the signed ledger ${place.origin}`;
  return "size" in place
    ? [`${where}, which has ${place.size}`, ...keyLines(place, { paint })]
    : [where, ...witnessLines(place, { paint })];
}

/** Who cosigned, and whose cosignatures the policy does not count. */
const witnessLines = (
  {
    witnesses,
    uncounted,
    cosignedSize = null,
    size = 0,
  }: Pick<Signatures, "witnesses" | "uncounted"> & Partial<Pick<Signatures, "cosignedSize" | "size">>,
  { paint }: Pick<OutputStyle, "paint">,
): string[] => [
  ...(witnesses === null || witnesses.length === 0
    ? []
    : [`  cosigned by ${witnesses.join(", ")}${howFar(cosignedSize, size)}`]),
  ...(uncounted === null || uncounted.length === 0 ? [] : [paint("dim", `  ${uncountedText(uncounted)}`)]),
];

/** Witnesses may have seen only a beginning of what is signed. */
const howFar = (cosigned: number | null, size: number): string =>
  cosigned === null || cosigned >= size
    ? ""
    : ` up to line ${cosigned}; ${plural(size - cosigned, "newer line")} not cosigned yet`;

/** The key, where it was not known before: whoever trusts it should compare it with what the operator publishes. */
const keyLines = (
  { key, source, replaced, keepError, ...cosigners }: Signatures,
  { paint }: Pick<OutputStyle, "paint">,
): string[] => [
  ...witnessLines(cosigners, { paint }),
  ...(source === "first" ? [paint("dim", `  key, trusted from now on: ${key}`)] : []),
  ...(replaced === null
    ? []
    : [paint("dim", `  its key replaced the trusted one, which signed that: ${key}`)]),
  ...(keepError === null ? [] : [paint("yellow", `  not remembered for the next time: ${keepError}`)]),
];
