import type { Evidence } from "@signet/contract";
import type { OutputStyle } from "../terminal.ts";
import { column, defuse, linesOf, oneLine, wrap } from "../text.ts";
import { type AnswerBasis, LABEL_COLUMNS, LABELS, nameOf } from "./basis.ts";

const INDENT = "  ";
const QUOTED = `${INDENT}  │ `;

/** Each claim of an answer in full, with its evidence and the passages of it that the claim was compared with. */
export function evidenceLines(raw: AnswerBasis, { columns, paint }: OutputStyle): string[] {
  const { claims } = defuse(raw);
  return claims.flatMap(({ text, outcome, evidence }) => {
    const [first = "", ...more] = wrap(`“${oneLine(text)}”`, columns - LABEL_COLUMNS);
    const indent = " ".repeat(LABEL_COLUMNS);
    return [
      paint("dim", column(LABELS[outcome], LABEL_COLUMNS)) + first,
      ...more.map((line) => indent + line),
      ...evidence.flatMap((piece) => pieceLines(piece, columns).map((line) => paint("dim", line))),
    ];
  });
}

const pieceLines = (piece: Evidence, columns: number): string[] => [
  ...wrap(nameOf(piece), columns - INDENT.length).map((line) => INDENT + line),
  ...linesOf(piece.passage ?? "")
    .flatMap((line) => wrap(line, columns - QUOTED.length))
    .map((line) => QUOTED + line),
];
