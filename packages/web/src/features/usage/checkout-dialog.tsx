import type { BillingUsage, Checkout, Claim } from "@signet/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { clock, date } from "../../lib/format.ts";
import { credential, service } from "../../lib/service.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Fact } from "../../ui/card.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { type BuyableItem, itemWords, unitsOf } from "./item.ts";
import { TEXT } from "./text.ts";

const says = TEXT.checkout;

/** A purchase: where it is paid, and what it gave once it is. Its secrets are in the memory of this page alone, unless a license is kept. */
export function CheckoutDialog({
  usage,
  item,
  onClose,
}: {
  usage: BillingUsage;
  item: BuyableItem;
  onClose: () => void;
}) {
  const { what, price } = itemWords(item, usage);
  const { open, claim } = usePurchase(item);
  const wrong = open.error ?? claim.error;
  return (
    <Dialog open onClose={onClose} title={says.title(what)}>
      <div className="grid gap-5 overflow-y-auto p-6">
        {wrong && (
          <Banner
            tone={open.error ? "fail" : "care"}
            icon={open.error ? "cross" : "clock"}
            title={open.error ? `${TEXT.notBought} ` : `${says.notYet}: `}
          >
            {wrong.message}
          </Banner>
        )}
        {open.isPending && <p className="text-sm text-text-2">{says.asking}</p>}
        {open.data && !claim.data && (
          <Pay
            checkout={open.data}
            price={price}
            isStranger={usage.caller.kind === "address"}
            isAsking={claim.isPending}
            onPaid={claim.mutate}
          />
        )}
        {claim.data && (
          <Bought
            claim={claim.data}
            label={what}
            isStranger={usage.caller.kind === "address"}
            onClose={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Opens the checkout of an item, and claims it once it is paid. */
function usePurchase(item: BuyableItem) {
  const queries = useQueryClient();
  const open = useMutation({
    mutationFn: () => ("tier" in item ? service().checkout(item.tier) : service().topupCheckout(item.pack)),
    gcTime: 0,
  });
  const claim = useMutation({
    mutationFn: (session: string) => service().claim(session),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ["usage"] }),
        queries.invalidateQueries({ queryKey: ["statement"] }),
      ]),
    gcTime: 0,
  });
  const { mutate } = open;
  useEffect(() => mutate(), [mutate]);
  return { open, claim };
}

/** The address where a purchase is paid, if it is one that a browser may safely be led to. */
function safeUrl(url: string | null): URL | null {
  const parsed = url === null ? null : URL.parse(url);
  return parsed?.protocol === "https:" ? parsed : null;
}

function Pay({
  checkout: { url, session_id, expires_at },
  price,
  isStranger,
  isAsking,
  onPaid,
}: {
  checkout: Checkout;
  price: string;
  isStranger: boolean;
  isAsking: boolean;
  onPaid: (session: string) => void;
}) {
  const at = safeUrl(url);
  if (at === null || session_id === null) return <Banner tone="fail" icon="cross" title={says.unusable} />;
  const end = new Date(expires_at);
  return (
    <>
      <dl className="grid gap-2 text-sm">
        <Fact name={says.price}>{price}</Fact>
        <Fact name={says.host} mono>
          {at.host}
        </Fact>
        <Fact name={says.expires}>{`${date(end)}, ${clock(end)}`}</Fact>
      </dl>
      <p className="text-sm text-text-2">{isStranger ? says.stranger : says.known}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button disabled={isAsking} onClick={() => onPaid(session_id)}>
          {isAsking ? says.asking : says.paid}
        </Button>
        <a href={at.href} target="_blank" rel="noopener noreferrer" className={buttonClass("primary")}>
          {says.pay(price)}
        </a>
      </div>
    </>
  );
}

function Bought({
  claim: { kind, credited, license_token },
  label,
  isStranger,
  onClose,
}: {
  claim: Claim;
  label: string;
  isStranger: boolean;
  onClose: () => void;
}) {
  return (
    <>
      <p className="text-md font-medium" role="status">
        {kind === "plan" ? says.active(label) : says.credited(unitsOf(credited.runs, credited.visual))}
      </p>
      {isStranger && (
        <section className="grid gap-3" aria-label={says.license}>
          <h3 className="text-sm font-semibold">{says.license}</h3>
          <p className="text-sm text-text-2">{says.licenseLine}</p>
          <code className="rounded-control border border-line bg-sunken p-3 text-code break-all">
            {license_token}
          </code>
          <div className="flex">
            <CopyButton text={license_token} label={says.copy} words />
          </div>
        </section>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{says.done}</Button>
        {isStranger && (
          <Button
            look="primary"
            onClick={() => {
              onClose();
              credential.set({ kind: "license", value: license_token });
            }}
          >
            {says.keep}
          </Button>
        )}
      </div>
    </>
  );
}
