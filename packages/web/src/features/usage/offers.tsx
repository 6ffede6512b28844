import type { BillingUsage, Pack, PaidTier, Tier } from "@signet/contract";
import { AT_ONCE, PLAN_IDS } from "@signet/contract/values";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { count, plural, sentence } from "../../lib/format.ts";
import { service } from "../../lib/service.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { CancelPlan } from "./cancel-plan.tsx";
import { CheckoutDialog } from "./checkout-dialog.tsx";
import { type BuyableItem, priceOf, unitsOf } from "./item.ts";
import { TEXT } from "./text.ts";

/** The plans and packs of this service, with what each costs and gives. */
export function Offers({ usage }: { usage: BillingUsage }) {
  const [wanted, setWanted] = useState<BuyableItem | null>(null);
  const catalog = useQuery({ queryKey: ["catalog"], queryFn: () => service().integrate() });
  const buys = catalog.data?.billing.payments ?? false;
  return (
    <>
      <Plans usage={usage} onChoose={buys ? (tier) => setWanted({ tier }) : null} />
      <Packs usage={usage} onChoose={buys ? (pack) => setWanted({ pack }) : null} />
      {catalog.data && !buys && <p className="-mt-3 text-sm text-text-2">{TEXT.noPayments}</p>}
      {wanted && <CheckoutDialog usage={usage} item={wanted} onClose={() => setWanted(null)} />}
    </>
  );
}

function Plans({
  usage: { tier: own, tiers, until },
  onChoose,
}: {
  usage: BillingUsage;
  onChoose: ((tier: PaidTier) => void) | null;
}) {
  const ids = Object.keys(tiers) as Tier[];
  const rank = (tier: Tier | null) => (tier === null ? -1 : ids.indexOf(tier));
  return (
    <section className="grid gap-3" aria-labelledby="plans">
      <h2 id="plans" className="text-sm font-semibold">
        {TEXT.plans}
      </h2>
      <Card>
        <ul className="grid divide-line max-tablet:divide-y tablet:grid-cols-3 tablet:divide-x">
          {ids.map((id) => {
            const { label, usd, runs_per_day, visual_per_day, who } = tiers[id];
            const paid = PLAN_IDS.find((each) => each === id);
            return (
              <li key={id} className="grid content-start justify-items-start gap-2 p-4">
                <h3 className="flex items-center gap-2 text-sm font-semibold">
                  {label}
                  {id === own && (
                    <span className="rounded-chip border border-line-strong bg-surface-2 px-1.5 text-xs font-medium text-text-2">
                      {TEXT.yours}
                    </span>
                  )}
                </h3>
                <p className="flex items-baseline gap-1.5">
                  <span className="text-title font-semibold">{priceOf(usd)}</span>
                  <span className="text-xs text-text-2">{TEXT.month}</span>
                </p>
                <p className="text-sm text-text-2">
                  {TEXT.gives(
                    plural(runs_per_day, TEXT.nouns.run),
                    plural(visual_per_day, TEXT.nouns.visual),
                    count(AT_ONCE[id]),
                  )}{" "}
                  {sentence(who)}
                </p>
                {paid && onChoose && rank(id) > rank(own) && (
                  <Button onClick={() => onChoose(paid)}>{TEXT.choose(label)}</Button>
                )}
              </li>
            );
          })}
        </ul>
        {own !== null && until !== null && <CancelPlan label={tiers[own].label} until={until} />}
      </Card>
    </section>
  );
}

function Packs({
  usage: { topups },
  onChoose,
}: {
  usage: BillingUsage;
  onChoose: ((pack: Pack) => void) | null;
}) {
  return (
    <section className="grid gap-3" aria-labelledby="packs">
      <h2 id="packs" className="flex flex-wrap items-baseline gap-x-3 text-sm font-semibold">
        {TEXT.packs}
        <span className="text-xs font-normal text-text-2">{TEXT.packsLine}</span>
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {(Object.keys(topups) as Pack[]).map((pack) => {
            const { usd, runs, visual, who } = topups[pack];
            const what = unitsOf(runs, visual);
            const price = priceOf(usd);
            return (
              <li key={pack} className="flex min-h-13 items-center gap-4 px-4 py-2 text-sm">
                <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-4">
                  <h3 className="min-w-44 font-medium">{what}</h3>
                  <p className="text-text-2">{sentence(who)}</p>
                </div>
                {onChoose ? (
                  <Button aria-label={TEXT.buyLabel(what, price)} onClick={() => onChoose(pack)}>
                    {TEXT.buy(price)}
                  </Button>
                ) : (
                  <span>{price}</span>
                )}
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}
