import type { SealedReceipt } from "@signet/contract";
import { type ReceiptVerdict, verifyReceipt } from "@signet/verify";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { download } from "../../lib/download.ts";
import { count, shortHash } from "../../lib/format.ts";
import type { MarkState } from "../../lib/mark-state.ts";
import { plain } from "../../lib/plain.ts";
import { type SignedPlace, signedPlace } from "../../lib/signed-place.ts";
import { useStored } from "../../lib/stored.ts";
import { witnessPolicy } from "../../lib/witness-policy.ts";
import { TEXT as SHARED } from "../../text.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Mark } from "../../ui/mark.tsx";
import { Ticks } from "../../ui/ticks.tsx";
import { AllFields, ReceiptFacts } from "./receipt-facts.tsx";
import { hasCrypto } from "./run-check.ts";
import { TEXT } from "./text.ts";
import { useNeighbours } from "./use-receipts.ts";
import { isSeal } from "./receipt-words.ts";

const says = TEXT.receipt;

/** One receipt: what it says, its place in the chain, and how to check it elsewhere. */
export function ReceiptDetail({ receipt }: { receipt: SealedReceipt }) {
  const verdict = useQuery({
    queryKey: ["recomputed", receipt.receipt_sha],
    queryFn: () => verifyReceipt(receipt as Parameters<typeof verifyReceipt>[0]),
    enabled: hasCrypto(),
    networkMode: "always",
    staleTime: Infinity,
  }).data;
  const policy = useStored(witnessPolicy);
  const place = useQuery({
    queryKey: ["placed", receipt.receipt_sha, policy],
    queryFn: () => signedPlace(receipt),
    enabled: hasCrypto(),
  }).data;
  const refusal = place?.refusal ?? null;
  const isBroken = verdict?.ok === false || refusal !== null;
  const tone = isSeal(receipt) && receipt.ok ? "seal" : "quiet";
  return (
    <div className="grid min-w-0 gap-6">
      <Card sealed={isBroken ? "fail" : tone}>
        <section className="grid gap-4 p-4" aria-labelledby="receipt-title">
          <div className="flex items-center gap-3.5">
            <Mark state={isBroken ? "broken" : markOf(receipt, verdict)} tone={tone} size={34} />
            <div className="min-w-0">
              <h2 id="receipt-title" className="serif text-title">
                {says.title(count(receipt.seq))}
              </h2>
              <p role="status" className={`text-xs ${isBroken ? "text-fail-text" : "text-text-2"}`}>
                {stateOf(verdict, refusal)}
              </p>
            </div>
          </div>
          {verdict?.ok && place && refusal === null && <Ticks done={place.lines} unknown={place.unknown} />}
          <ReceiptFacts receipt={receipt} />
        </section>
      </Card>
      <Place receipt={receipt} />
      <Elsewhere receipt={receipt} />
      <section className="border-t border-line pt-4">
        <AllFields receipt={receipt} />
      </section>
    </div>
  );
}

function markOf(receipt: SealedReceipt, verdict: ReceiptVerdict | undefined): MarkState {
  if (receipt.kind === "open") return "open";
  return verdict?.ok && isSeal(receipt) && receipt.ok ? "verified" : "sealed";
}

function stateOf(verdict: ReceiptVerdict | undefined, refusal: SignedPlace["refusal"]): string {
  if (refusal !== null) return `${says.broken} ${SHARED.signed.refusals[refusal]}`;
  if (!hasCrypto()) return SHARED.receipt.noCrypto;
  if (verdict === undefined) return says.sealed;
  return verdict.ok ? says.verified : `${says.broken} ${plain(verdict.message)}`;
}

/** How the receipt is checked without this page. */
function Elsewhere({ receipt }: { receipt: SealedReceipt }) {
  const command = `npx signet verify ${receipt.receipt_sha}`;
  return (
    <section className="grid min-w-0 gap-3 border-t border-line pt-5">
      <h2 className="text-sm font-semibold">{says.elsewhere}</h2>
      <pre className="rounded-control bg-term px-3.5 py-2.5 font-mono text-code break-all whitespace-pre-wrap text-term-text">
        {command}
      </pre>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={command} label={says.copy} words />
        <Button
          icon="download"
          onClick={() => download(`receipt-${receipt.seq}.json`, JSON.stringify(receipt), "application/json")}
        >
          {says.save}
        </Button>
      </div>
      <p className="text-xs text-text-2">{says.note}</p>
    </section>
  );
}

/** The lines after and before a receipt, each a link. */
function Place({ receipt }: { receipt: SealedReceipt }) {
  const { data: lines } = useNeighbours(receipt.seq);
  if (lines === undefined) return null;
  const at = (seq: number) => lines.find((line) => line.seq === seq);
  const [after, before] = [at(receipt.seq + 1), at(receipt.seq - 1)];
  return (
    <section className="grid gap-2 border-t border-line pt-5">
      <h2 className="text-sm font-semibold">{says.place}</h2>
      <ol className="relative grid before:absolute before:inset-y-4 before:left-[9px] before:border-l before:border-line-strong">
        {after ? <Neighbour line={after} /> : <End words={says.newest} />}
        <li className="relative flex min-h-9 items-center gap-3 text-sm font-semibold">
          <span className="grid w-5 shrink-0 place-items-center bg-surface py-1">
            <Mark state="sealed" size={18} />
          </span>
          <span className="grow">{count(receipt.seq)}</span>
          <code className="text-xs">{shortHash(receipt.receipt_sha)}</code>
        </li>
        {before ? <Neighbour line={before} /> : <End words={says.first} />}
      </ol>
    </section>
  );
}

function Neighbour({ line }: { line: SealedReceipt }) {
  return (
    <li className="relative">
      <Link
        href={`/ledger/${line.receipt_sha}`}
        className="flex min-h-9 items-center gap-3 rounded-control text-sm hover:bg-hover max-tablet:min-h-11"
      >
        <span className="grid w-5 shrink-0 place-items-center bg-surface py-1">
          <Mark state={line.kind === "open" ? "open" : "sealed"} size={18} />
        </span>
        <span className="min-w-0 grow truncate">
          {count(line.seq)}
          {line.kind === "open" && <span className="text-text-2">, {TEXT.opened.toLowerCase()}</span>}
        </span>
        <code className="text-xs text-text-2">{shortHash(line.receipt_sha)}</code>
      </Link>
    </li>
  );
}

function End({ words }: { words: string }) {
  return (
    <li className="relative flex min-h-9 items-center gap-3 text-sm text-text-2">
      <span className="grid w-5 shrink-0 place-items-center bg-surface py-1">
        <span aria-hidden="true" className="size-1.5 rounded-full bg-line-strong" />
      </span>
      {words}
    </li>
  );
}
