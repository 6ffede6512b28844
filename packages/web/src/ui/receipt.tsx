import { count, duration } from "../lib/format.ts";
import type { MarkState } from "../lib/mark-state.ts";
import type { Verification } from "../lib/verify-run.ts";
import { TEXT } from "../text.ts";
import { Button } from "./button.tsx";
import { Card } from "./card.tsx";
import { CopyButton } from "./copy-button.tsx";
import { Mark } from "./mark.tsx";
import { Ticks } from "./ticks.tsx";

const says = TEXT.receipt;
const SEALED_AT = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "medium",
  timeZone: "UTC",
});

/** The mark that a receipt has earned: filled only if the result is ok and this browser has verified it. */
export function markOf(verification: Verification, ok: boolean): MarkState {
  if (verification.state === "broken") return "broken";
  return verification.state === "verified" && ok ? "verified" : "sealed";
}

/** A sealed receipt, with what this browser has recomputed. */
export function Receipt({
  receipt,
  verification,
  onVerify,
  onSave,
}: {
  receipt: { seq: number; ts: number; ok: boolean; receipt_sha: string };
  verification: Verification;
  onVerify: () => void;
  /** Saves the record that `signet verify` reads. */
  onSave: () => void;
}) {
  const isVerified = verification.state === "verified";
  const tone = receipt.ok ? "seal" : "quiet";
  return (
    <Card sealed={verification.state === "broken" ? "fail" : tone}>
      <section aria-label={says.title(count(receipt.seq))} className="grid gap-4 p-4">
        <div className="flex items-center gap-3.5">
          <Mark state={markOf(verification, receipt.ok)} tone={tone} size={34} />
          <div className="min-w-0">
            <h2 className="serif text-title">{says.title(count(receipt.seq))}</h2>
            <p className="text-xs text-text-2">
              {says.sealedAt(SEALED_AT.format(new Date(receipt.ts * 1000)))}
            </p>
          </div>
        </div>
        <Findings verification={verification} />
        <div className="flex flex-wrap gap-2">
          <Button icon="refresh" onClick={onVerify} disabled={verification.state === "checking"}>
            {isVerified ? says.again : says.verify}
          </Button>
          <Button icon="download" onClick={onSave}>
            {says.record}
          </Button>
          <CopyButton text={receipt.receipt_sha} label={says.copy} />
        </div>
      </section>
    </Card>
  );
}

function Findings({ verification }: { verification: Verification }) {
  switch (verification.state) {
    case "unchecked":
    case "checking":
      return <p className="text-sm text-text-2">{says.checking}</p>;
    case "impossible":
      return <p className="text-sm text-text-2">{verification.why}</p>;
    case "broken":
      return (
        <p role="alert" className="text-sm text-fail-text">
          {says.broken} {verification.why}
        </p>
      );
    case "verified":
      return (
        <div className="grid gap-2 text-sm" role="status">
          <Ticks done={verification.lines} unknown={verification.unknown} />
          <p className="text-xs text-text-2">{says.checkedHere(duration(Math.max(1, verification.ms)))}</p>
        </div>
      );
  }
}
