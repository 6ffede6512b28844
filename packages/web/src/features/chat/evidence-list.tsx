import type { Evidence, ProofOutcome } from "@signet/contract";
import { useEffect, useRef } from "react";
import { shortHash } from "../../lib/format.ts";
import { plain } from "../../lib/plain.ts";
import { Card } from "../../ui/card.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import type { AnswerClaim } from "./answer-view.ts";
import { TEXT } from "./text.ts";

const ICONS: Record<Evidence["type"], IconName> = {
  command: "terminal",
  receipt: "check",
  source: "globe",
  memory: "chat",
  calculation: "check",
  time: "clock",
};
/** What only makes text bold or code in Markdown. */
const MARKS = /\*\*|__|`/g;
const COLOURS: Record<ProofOutcome, string> = {
  supported: "text-seal-text",
  looked_up: "text-info-text",
  own_knowledge: "text-text-2",
};

/** A row of a table within a claim. */
const ROW = /\|\s*([^|]+(?:\|[^|]+)*?)\s*\|(?=\s*(?:\||$))/g;

/** The words of a claim without the marks of Markdown; the cells of rows with commas between them. */
const wordsOf = (text: string): string =>
  text
    .replaceAll(MARKS, "")
    .replaceAll(
      ROW,
      (_, cells: string) =>
        `${cells
          .split("|")
          .map((cell) => cell.trim())
          .join(", ")};`,
    )
    .replace(/;$/, "");

/** The claims of an answer, each with how it is backed and by what. */
export function EvidenceList({
  claims,
  chosen,
}: {
  claims: readonly AnswerClaim[];
  /** The one that was asked for; it gets the focus. */
  chosen: { claim: number } | null;
}) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const item = chosen === null ? undefined : list.current?.children[chosen.claim];
    if (!(item instanceof HTMLElement)) return;
    item.focus({ preventScroll: true });
    item.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  return (
    <Card>
      <ol ref={list} aria-label={TEXT.evidence} className="divide-y divide-line">
        {claims.map((claim, i) => (
          <li
            key={i}
            tabIndex={-1}
            className={`grid scroll-mb-16 gap-1.5 px-3.5 py-3 outline-offset-[-2px] ${chosen?.claim === i ? "bg-hover" : ""}`}
          >
            <p className={`flex items-center gap-2 text-sm font-semibold ${COLOURS[claim.outcome]}`}>
              <span aria-hidden="true" className={`claim-number claim-number-${claim.outcome} shrink-0`}>
                {i + 1}
              </span>
              {TEXT.outcomes[claim.outcome]}
            </p>
            <p className="line-clamp-3 text-sm break-words">{plain(wordsOf(claim.text))}</p>
            <p className="text-xs text-text-2">{TEXT.outcomesMore[claim.outcome]}</p>
            <ul className="grid gap-1">
              {claim.evidence.map((each, at) => (
                <Piece key={at} evidence={each} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Piece({ evidence: { type, ref, sha256, passage } }: { evidence: Evidence }) {
  const isKnown = Object.hasOwn(ICONS, type);
  return (
    <li className="flex items-start gap-2 text-xs text-text-2">
      <Icon name={isKnown ? ICONS[type] : "file"} size={16} />
      <div className="grid min-w-0 grow gap-1">
        <p>
          {isKnown ? TEXT.kinds[type] : plain(type)} <Ref text={ref} />{" "}
          <span title={TEXT.hash} className="font-mono whitespace-nowrap">
            {shortHash(plain(sha256))}
          </span>
        </p>
        {passage && (
          <blockquote
            aria-label={TEXT.passage}
            className="border-l-2 border-line-strong pl-2 break-words whitespace-pre-line text-text"
          >
            {plain(passage)}
          </blockquote>
        )}
      </div>
    </li>
  );
}

function Ref({ text }: { text: string }) {
  const shown = <span className="font-mono break-all text-text">{plain(text)}</span>;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return shown;
  return (
    <a
      href={text}
      target="_blank"
      rel="noopener noreferrer"
      className="underline decoration-line-strong underline-offset-2"
    >
      {shown}
    </a>
  );
}
