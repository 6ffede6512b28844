import { useEffect } from "react";
import { count, plural } from "../../lib/format.ts";
import { TEXT as SHARED } from "../../text.ts";
import { Button } from "../../ui/button.tsx";
import { Verdict } from "../../ui/verdict.tsx";
import {
  brokenAt,
  type ChainCheck,
  restartChainCheck,
  startChainCheck,
  useChainCheck,
} from "./chain-check.ts";
import { LedgerVerdict } from "./ledger-verdict.tsx";
import { PolicyBox } from "./policy-box.tsx";
import { hasCrypto } from "./run-check.ts";
import { TEXT } from "./text.ts";

const says = TEXT.check;
/** A ledger up to this size is recomputed without being asked. */
const UNASKED = 2_000;

/** The state of the whole chain, as this browser has recomputed it. */
export function ChainPanel({ size }: { size: number }) {
  const check = useChainCheck();
  const isPossible = hasCrypto();
  const begins = isPossible && check.state === "idle" && size > 0 && size <= UNASKED;
  useEffect(() => {
    if (begins) startChainCheck();
  }, [begins]);
  if (!isPossible) return <p className="text-sm text-text-2">{SHARED.receipt.noCrypto}</p>;
  return (
    <section aria-label={says.label} className="grid gap-5">
      <div className="grid gap-4 tablet:flex tablet:items-start">
        <div className="min-w-0 grow">
          <Found check={check} size={size} />
        </div>
        <Button icon="refresh" disabled={check.state === "running"} onClick={startChainCheck}>
          {check.state === "idle" ? says.start : says.again}
        </Button>
      </div>
      <Tape {...tapeOf(check, size)} />
      <PolicyBox onChange={restartChainCheck} />
    </section>
  );
}

function Found({ check, size }: { check: ChainCheck; size: number }) {
  switch (check.state) {
    case "done":
      return <LedgerVerdict check={check.result} />;
    case "failed":
      return (
        <Verdict mark="sealed" tone="care" title={says.failed}>
          {check.why}
        </Verdict>
      );
    case "running":
      return (
        <Verdict mark="sealed" tone="quiet" title={says.running}>
          {says.progress(count(check.done), count(check.size ?? size))}
        </Verdict>
      );
    case "idle":
      return (
        <Verdict mark="sealed" tone="quiet" title={says.idle(plural(size, "link"))}>
          {says.idleLine}
        </Verdict>
      );
  }
}

interface TapeParts {
  size: number;
  done: number;
  broken: number | null;
}

function tapeOf(check: ChainCheck, size: number): TapeParts {
  if (check.state === "running") return { size: check.size ?? size, done: check.done, broken: null };
  if (check.state !== "done") return { size, done: 0, broken: null };
  const { verdict } = check.result;
  const broken = brokenAt(check);
  return {
    size: Math.max(size, verdict.ok ? verdict.size : 0),
    done: verdict.ok ? verdict.size : broken!,
    broken,
  };
}

const TICKS = 120;

/** The ledger from its first line to its last: what was checked, and where it breaks. */
function Tape({ size, done, broken }: TapeParts) {
  const ticks = Math.max(1, Math.min(TICKS, size));
  const tickOf = (seq: number) => Math.min(ticks - 1, Math.floor((seq * ticks) / Math.max(1, size)));
  const [full, bad] = [
    done >= size && broken === null ? ticks : tickOf(done),
    broken === null ? -1 : tickOf(broken),
  ];
  const tone = (i: number) => {
    if (i === bad) return "fill-fail";
    return i < full ? "fill-seal" : "fill-line-strong";
  };
  return (
    <div className="grid gap-1.5" style={{ maxWidth: ticks * 16 }}>
      <svg
        role="progressbar"
        aria-label={says.tape}
        aria-valuemin={0}
        aria-valuemax={size}
        aria-valuenow={done}
        viewBox={`0 0 ${ticks * 5 - 2} 20`}
        preserveAspectRatio="none"
        className="h-5 w-full"
      >
        {Array.from({ length: ticks }, (_, i) => (
          <rect
            key={i}
            x={i * 5}
            y={i === bad ? 0 : 4}
            width={3}
            height={i === bad ? 20 : 12}
            className={tone(i)}
          />
        ))}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-xs text-text-2">
        <span>0</span>
        <span>{count(Math.max(0, size - 1))}</span>
      </p>
    </div>
  );
}
