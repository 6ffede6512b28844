import { ClientProblem } from "@signet/client";
import { useLayoutEffect, useRef } from "react";
import { Link } from "wouter";
import { createStored, useStored } from "../../lib/stored.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Page } from "../../ui/page.tsx";
import { useChainCheck } from "./chain-check.ts";
import { ChainPanel } from "./chain-panel.tsx";
import { FindHash } from "./find-hash.tsx";
import { ReceiptDetail } from "./receipt-detail.tsx";
import { ReceiptRows } from "./receipt-rows.tsx";
import { TEXT } from "./text.ts";
import { type LineKind, useReceipt, useReceipts } from "./use-receipts.ts";

const shownKind = createStored<LineKind>(
  "signet-ledger-lines",
  (text) => (text === "all" ? "all" : "code"),
  (kind) => kind,
);

/** How far the list was scrolled, for the way back from a receipt. */
let scrolled = 0;

/** The ledger: its chain and its lines, and beside them the one of the address. */
export function LedgerPage({ id }: { id?: string | undefined }) {
  const kind = useStored(shownKind);
  return (
    <Page
      title={TEXT.title}
      actions={
        id === undefined ? (
          <Choice label={TEXT.kind} options={TEXT.kinds} value={kind} onChoose={shownKind.set} />
        ) : (
          <Link href="/ledger" className={buttonClass("default")}>
            {TEXT.back}
          </Link>
        )
      }
    >
      <div
        className={`grid min-h-0 grow grid-cols-1 bg-surface ${id === undefined ? "" : "wide:grid-cols-[minmax(0,1fr)_var(--inspector)]"}`}
      >
        <Lines kind={kind} id={id} />
        {id !== undefined && (
          <div
            tabIndex={0}
            className="min-h-0 overflow-y-auto bg-surface px-4 py-6 -outline-offset-2 tablet:px-6 wide:border-l wide:border-line wide:px-5"
          >
            <One sha={id} />
          </div>
        )}
      </div>
    </Page>
  );
}

function Lines({ kind, id }: { kind: LineKind; id: string | undefined }) {
  const receipts = useReceipts(kind);
  const check = useChainCheck();
  const scroller = useRef<HTMLDivElement>(null);
  const isThere = receipts.data !== undefined;
  useLayoutEffect(() => {
    if (isThere) scroller.current?.scrollTo(0, scrolled);
  }, [isThere]);
  const all = receipts.data?.pages.flatMap((page) => page.receipts) ?? [];
  const size = receipts.data?.pages[0]?.size;
  return (
    <div
      ref={scroller}
      tabIndex={0}
      onScroll={(event) => (scrolled = event.currentTarget.scrollTop)}
      className={`min-h-0 min-w-0 overflow-y-auto -outline-offset-2 ${id === undefined ? "" : "max-wide:hidden"}`}
    >
      <div className="mx-auto grid w-full max-w-[1000px] gap-7 px-4 py-8 tablet:px-6">
        {receipts.error && !isThere && (
          <Empty
            title={TEXT.failed}
            action={
              <Button icon="refresh" onClick={() => void receipts.refetch()}>
                {TEXT.again}
              </Button>
            }
          >
            {receipts.error.message}
          </Empty>
        )}
        {size === 0 && <EmptyLedger />}
        {size !== undefined && size > 0 && (
          <>
            <ChainPanel size={size} />
            <FindHash />
            <ReceiptRows receipts={all} check={check} current={id} />
            {receipts.hasNextPage && (
              <Button className="justify-self-start" onClick={() => void receipts.fetchNextPage()}>
                {TEXT.more}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function EmptyLedger() {
  return (
    <Empty
      title={TEXT.empty}
      action={
        <Link href="/code" className={buttonClass("primary")}>
          {TEXT.begin}
        </Link>
      }
    >
      {TEXT.emptyLine}
    </Empty>
  );
}

function One({ sha }: { sha: string }) {
  const receipt = useReceipt(sha);
  if (receipt.data !== undefined) return <ReceiptDetail receipt={receipt.data} />;
  if (receipt.error === null) return null;
  const isMissing = receipt.error instanceof ClientProblem && receipt.error.problem.status < 500;
  return (
    <Empty title={isMissing ? TEXT.receipt.missing : TEXT.failed}>
      {isMissing ? TEXT.receipt.missingLine : receipt.error.message}
    </Empty>
  );
}
