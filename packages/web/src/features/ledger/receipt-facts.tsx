import type { SealedReceipt } from "@signet/contract";
import { count } from "../../lib/format.ts";
import { plain } from "../../lib/plain.ts";
import { Fact } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { publicTask, receiptOutcome, isSeal } from "./receipt-words.ts";
import { TEXT } from "./text.ts";

const says = TEXT.receipt;
const AT = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium", timeZone: "UTC" });

/** What a receipt says, in words. */
export function ReceiptFacts({ receipt }: { receipt: SealedReceipt }) {
  return (
    <dl className="grid gap-2 text-sm">
      <Fact name={says.facts.outcome}>{receiptOutcome(receipt).words}</Fact>
      <Fact name={says.facts.task}>{publicTask(receipt)}</Fact>
      {isSeal(receipt) && (
        <>
          <Fact name={says.facts.by}>{says.by[receipt.check]}</Fact>
          <Fact name={says.facts.steps}>{says.steps(count(receipt.steps), count(receipt.max_steps))}</Fact>
          {receipt.model !== "" && <Fact name={says.facts.model}>{plain(receipt.model)}</Fact>}
          <Fact name={says.facts.sandbox}>{plain(receipt.sandbox)}</Fact>
        </>
      )}
      <Fact name={says.facts.at}>{`${AT.format(new Date(receipt.ts * 1000))} UTC`}</Fact>
    </dl>
  );
}

/** Every field of a receipt as it is in the ledger. */
export function AllFields({ receipt }: { receipt: SealedReceipt }) {
  return (
    <details className="group">
      <summary className="flex min-h-(--control) list-none items-center gap-2 text-sm font-semibold">
        <Icon name="chevron" size={16} className="text-text-2 group-open:rotate-90" />
        {says.fields}
      </summary>
      <dl className="mt-2 grid gap-2">
        {Object.entries(receipt)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, value]) => (
            <div key={name} className="grid gap-0.5 border-t border-line pt-2 first:border-0 first:pt-0">
              <dt className="text-xs text-text-2">{name}</dt>
              <dd className="font-mono text-xs break-all">{plain(String(value)) || "–"}</dd>
            </div>
          ))}
      </dl>
    </details>
  );
}
