import type { SealedReceipt } from "@signet/contract";
import { Link } from "wouter";
import { clock, count, day } from "../../lib/format.ts";
import { Mark } from "../../ui/mark.tsx";
import { Sign } from "../../ui/sign.tsx";
import { brokenAt, type ChainCheck, isChecked } from "./chain-check.ts";
import { publicTask, receiptOutcome } from "./receipt-words.ts";
import { TEXT } from "./text.ts";

const says = TEXT.columns;
const GRID =
  "grid items-center gap-x-4 grid-cols-[20px_minmax(0,1fr)_auto] tablet:grid-cols-[20px_56px_112px_minmax(150px,0.7fr)_minmax(0,1fr)_auto]";
/** Beside an open receipt there is no room for the hash. */
const NARROW_GRID = `${GRID} wide:grid-cols-[20px_40px_104px_minmax(140px,1fr)_minmax(0,1fr)]`;

/** Lines of the ledger on the cord that joins them. A whole row is a link. */
export function ReceiptRows({
  receipts,
  check,
  current,
}: {
  receipts: readonly SealedReceipt[];
  check: ChainCheck;
  current: string | undefined;
}) {
  const isNarrow = current !== undefined;
  return (
    <div className="min-w-0">
      <p
        aria-hidden="true"
        className={`hidden border-b border-line px-4 pb-2 text-xs text-text-2 tablet:grid ${isNarrow ? NARROW_GRID : GRID}`}
      >
        <span />
        <span>{says.number}</span>
        <span>{says.sealed}</span>
        <span>{says.outcome}</span>
        <span>{says.task}</span>
        {!isNarrow && <span className="w-16">{says.hash}</span>}
      </p>
      <ul aria-label={TEXT.back}>
        {receipts.map((receipt) => (
          <Row key={receipt.receipt_sha} receipt={receipt} check={check} current={current} />
        ))}
      </ul>
    </div>
  );
}

function Row({
  receipt,
  check,
  current,
}: {
  receipt: SealedReceipt;
  check: ChainCheck;
  current: string | undefined;
}) {
  const { sign, words } = receiptOutcome(receipt);
  const at = new Date(receipt.ts * 1000);
  return (
    <li className="border-b border-line">
      <Link
        href={`/ledger/${receipt.receipt_sha}`}
        aria-current={receipt.receipt_sha === current ? "true" : undefined}
        className={`relative min-h-14 px-4 py-2 -outline-offset-2 hover:bg-hover aria-[current=true]:bg-hover tablet:min-h-11 ${current === undefined ? GRID : NARROW_GRID}`}
      >
        <Knot receipt={receipt} check={check} />
        <span className="hidden text-sm font-medium tabular-nums tablet:block">{count(receipt.seq)}</span>
        <span className="hidden text-xs whitespace-nowrap text-text-2 tablet:block">
          {day(at)}, {clock(at)}
        </span>
        <span className="flex min-w-0 items-center gap-2 text-sm">
          <Sign sign={sign} />
          <span className="truncate">{words}</span>
        </span>
        <span className="col-start-2 row-start-2 min-w-0 truncate text-xs text-text-2 tablet:col-start-auto tablet:row-start-auto tablet:text-sm">
          {publicTask(receipt)}
        </span>
        {current === undefined && (
          <code className="hidden w-16 text-xs text-text-2 tablet:block">
            {receipt.receipt_sha.slice(0, 7)}
          </code>
        )}
        <span className="col-start-3 row-span-2 row-start-1 text-right text-xs text-text-2 tablet:hidden">
          {count(receipt.seq)}
          <br />
          {clock(at)}
        </span>
      </Link>
    </li>
  );
}

/** The place of a line on the cord: filled once this browser has recomputed it and all before it. */
function Knot({ receipt: { seq }, check }: { receipt: SealedReceipt; check: ChainCheck }) {
  const isDone = isChecked(check, seq);
  return (
    <span className="row-span-2 grid self-stretch tablet:row-span-1">
      <span
        aria-hidden="true"
        className={`absolute inset-y-0 left-[25px] border-l ${isDone ? "border-seal-line" : "border-dashed border-line-strong"}`}
      />
      <span className="relative place-self-center">
        {brokenAt(check) === seq ? (
          <Mark state="broken" size={20} />
        ) : (
          <span
            aria-hidden="true"
            className={`block size-2 rounded-[1px] border ${isDone ? "border-seal bg-seal" : "border-control-line bg-surface"}`}
          />
        )}
      </span>
    </span>
  );
}
