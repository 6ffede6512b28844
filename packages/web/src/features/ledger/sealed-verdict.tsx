import type { SealedReceipt } from "@signet/contract";
import { Link } from "wouter";
import { count, duration, plural } from "../../lib/format.ts";
import { plain } from "../../lib/plain.ts";
import { witnessLines } from "../../lib/witness-words.ts";
import { TEXT as SHARED } from "../../text.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Ticks } from "../../ui/ticks.tsx";
import { Verdict } from "../../ui/verdict.tsx";
import type { ReceiptPlaceCheck, SealedCheck } from "./check-messages.ts";
import { AllFields, ReceiptFacts } from "./receipt-facts.tsx";
import { isAsWanted } from "./ledger-verdict.tsx";
import { TEXT } from "./text.ts";
import { isSeal } from "./receipt-words.ts";

const says = TEXT.verify;

/** What a check of a receipt or a run record came to. */
export function SealedVerdict({ check: { verdict, fields, place, ms } }: { check: SealedCheck }) {
  if (!verdict.ok) return <Refused why={says.failsLine(verdict.field, plain(verdict.message))} />;
  if (place.state === "refused") return <Refused why={says.badProof} />;
  if (place.state === "placed" && place.witnessed?.state === "refused")
    return <Refused why={TEXT.check.witnessed[place.witnessed.refusal]} />;
  // The verifier has compared the fields with the form of their kind.
  const receipt = { ...fields, receipt_sha: verdict.receiptSha } as unknown as SealedReceipt;
  // A whole receipt is easily written by anybody; its place in a ledger is not.
  const isPlaced = place.state === "placed";
  const passed = isSeal(receipt) && receipt.ok && isPlaced && isAsWanted(place.witnessed);
  return (
    <>
      <Verdict
        mark={passed ? "verified" : "sealed"}
        tone={passed ? "seal" : "quiet"}
        isNew={isPlaced}
        title={isPlaced ? says.receiptHolds : says.receiptAlone}
      >
        {says.receiptLine(duration(ms))} {!isPlaced && says.aloneLine}
      </Verdict>
      {verdict.opened.length > 0 && (
        <div className="grid gap-2 text-sm">
          <h2 className="font-semibold">{says.opened}</h2>
          <ul className="grid gap-1.5">
            {verdict.opened.map((part) => (
              <li key={part} className="flex items-center gap-2.5">
                <Icon name="check" size={16} className="text-seal-text" />
                {says.parts[part]}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Placed place={place} />
      <Card sealed={passed ? "seal" : "quiet"}>
        <div className="grid gap-4 p-4">
          <h2 className="serif text-title">{TEXT.receipt.title(String(receipt.seq))}</h2>
          <ReceiptFacts receipt={receipt} />
        </div>
      </Card>
      <div className="flex flex-wrap gap-2">
        <Link href={`/ledger/${verdict.receiptSha}`} className={buttonClass("default")}>
          {says.inLedger}
        </Link>
        <CopyButton text={verdict.receiptSha} label={TEXT.receipt.copyHash} words />
      </div>
      <AllFields receipt={receipt} />
    </>
  );
}

function Refused({ why }: { why: string }) {
  return (
    <div role="alert">
      <Verdict mark="broken" tone="fail" title={says.fails}>
        {why}
      </Verdict>
    </div>
  );
}

/** Its place among the signed lines, or why that was not verified. */
function Placed({ place }: { place: Exclude<ReceiptPlaceCheck, { state: "refused" }> }) {
  if (place.state === "placed") {
    const { done, unknown } = witnessLines(place.witnessed);
    const placed = SHARED.signed.placed(count(place.index), plural(place.size, "line"));
    return <Ticks done={[placed, ...done]} unknown={unknown} />;
  }
  const why = place.state === "unsupported" ? SHARED.signed.unsupported : says.places[place.state];
  return <Ticks done={[]} unknown={[why]} />;
}
