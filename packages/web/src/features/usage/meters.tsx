import type { BillingUsage, UnitUsage } from "@signet/contract";
import { count, plural } from "../../lib/format.ts";
import { useNow } from "../../lib/use-now.ts";
import { Card } from "../../ui/card.tsx";
import { Meter } from "../../ui/meter.tsx";
import { TEXT } from "./text.ts";

const MINUTE_MS = 60_000;
type Kind = "runs" | "visual";
const NOUNS = { runs: TEXT.nouns.run, visual: TEXT.nouns.visual } as const;

/** The units of today. Without an answer of the service they are unknown, which is not none. */
export function Meters({ usage }: { usage: BillingUsage | null }) {
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      {(["runs", "visual"] as const).map((kind) => (
        <UnitCard key={kind} kind={kind} usage={usage?.[kind] ?? null} />
      ))}
    </div>
  );
}

function UnitCard({ kind, usage }: { kind: Kind; usage: UnitUsage | null }) {
  const now = useNow(true);
  const name = TEXT.units[kind];
  const isLimited = usage !== null && usage.limit !== null && usage.remaining !== null;
  return (
    <Card className="grid content-start gap-3 p-4">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-sm font-semibold">{name}</h2>
        {isLimited && (
          <span className="text-xs text-text-2">{TEXT.resets(waitOf(Date.parse(usage.reset_at) - now))}</span>
        )}
      </div>
      {usage === null ? (
        <p className="text-title text-text-2">{TEXT.unknown}</p>
      ) : (
        <>
          <p className="flex items-baseline gap-2 text-sm text-text-2">
            <span className="text-verdict font-semibold tabular-nums text-text">
              {count(isLimited ? usage.remaining! : usage.used)}
            </span>
            {isLimited ? TEXT.left(count(usage.limit!)) : TEXT.used}
          </p>
          {isLimited && (
            <>
              <Meter label={name} left={usage.remaining!} of={usage.limit!} />
              <p className="text-xs text-text-2">{creditsOf(usage.credits, kind)}</p>
            </>
          )}
        </>
      )}
    </Card>
  );
}

function creditsOf(credits: number, kind: Kind): string {
  if (credits === 0) return TEXT.noneBought;
  const amount = plural(Math.abs(credits), NOUNS[kind]);
  return credits > 0 ? TEXT.bought(amount) : TEXT.owed(amount);
}

/** `9 h 52 min`. */
function waitOf(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS));
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
