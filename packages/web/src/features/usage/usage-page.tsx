import type { BillingUsage } from "@signet/contract";
import { clock } from "../../lib/format.ts";
import { useUsage } from "../../lib/queries.ts";
import { useShell } from "../../lib/shell.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Heading } from "../../ui/heading.tsx";
import { NotLoaded } from "../../ui/not-loaded.tsx";
import { Column, Page } from "../../ui/page.tsx";
import { Meters } from "./meters.tsx";
import { Offers } from "./offers.tsx";
import { StatementList } from "./statement-list.tsx";
import { Terms } from "./terms.tsx";
import { TEXT } from "./text.ts";

/** What is left today and bought, the plan, what more costs, and every unit that was counted. */
export function UsagePage() {
  const { data: usage, error, isFetching, refetch, dataUpdatedAt } = useUsage();
  const again = () => void refetch();
  return (
    <Page
      title={TEXT.title}
      actions={
        <Button icon="refresh" disabled={isFetching} onClick={again}>
          {TEXT.again}
        </Button>
      }
    >
      <Column wide>
        {usage === undefined && error !== null && (
          <>
            <Meters usage={null} />
            <NotLoaded error={error} onAgain={again} />
          </>
        )}
        {usage !== undefined && (
          <>
            <Heading {...standingOf(usage)} />
            {error !== null && (
              <Banner tone="care" icon="clock" title={TEXT.stale}>
                {TEXT.staleLine(clock(new Date(dataUpdatedAt)))}
              </Banner>
            )}
            <Meters usage={usage} />
            {!usage.unlimited && (
              <>
                <Known usage={usage} />
                <Offers usage={usage} />
              </>
            )}
            <StatementList />
            {!usage.unlimited && <Terms {...usage.glossary} />}
          </>
        )}
      </Column>
    </Page>
  );
}

function standingOf({ mode, unlimited, tier, tiers }: BillingUsage): { title: string; children: string } {
  if (mode === "self_hosted") return { title: TEXT.own, children: TEXT.ownLine };
  if (unlimited || tier === null) return { title: TEXT.owner, children: TEXT.ownerLine };
  return { title: TEXT.plan(tiers[tier].label), children: TEXT.line };
}

/** What the service knows the caller by; strangers may enter a credential. */
function Known({ usage: { caller, concurrency } }: { usage: BillingUsage }) {
  const { openSettings } = useShell();
  const { limit, running } = concurrency;
  return (
    <div className="-mt-2 flex flex-wrap items-center justify-between gap-3 text-sm text-text-2">
      <p>
        {TEXT.callers[caller.kind]}.{" "}
        {limit !== null && running > 0 && TEXT.atOnce(String(running), String(limit))}
      </p>
      {caller.kind === "address" && (
        <Button icon="key" onClick={openSettings}>
          {TEXT.addKey}
        </Button>
      )}
    </div>
  );
}
