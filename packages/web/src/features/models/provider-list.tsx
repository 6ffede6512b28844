import type { ProviderKey } from "@signet/contract";
import { PROVIDERS } from "@signet/contract/values";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { duration } from "../../lib/format.ts";
import { plain } from "../../lib/plain.ts";
import { service } from "../../lib/service.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { objectionTo, refresh } from "./use-keys.ts";
import { TEXT } from "./text.ts";

/** The providers that are set, in the order in which they are asked. */
export function ProviderList({ providers }: { providers: readonly ProviderKey[] }) {
  return (
    <section aria-labelledby="set" className="grid gap-3">
      <h3 id="set" className="text-sm font-semibold">
        {TEXT.set}
      </h3>
      <Card>
        <ul className="divide-y divide-line">
          {providers.map((key) => (
            <ProviderRow key={key.provider} {...key} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function ProviderRow({ provider, source, model, last4, base_url, settings, unreadable }: ProviderKey) {
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const label = provider === "openai_compatible" ? TEXT.ownServer : PROVIDERS[provider].label;
  const probe = useMutation({ mutationFn: () => service().probeProvider(provider) });
  const remove = useMutation({
    mutationFn: () => service().setProviderKeys(Object.fromEntries(settings.map((name) => [name, ""]))),
    onSuccess: () => refresh(queries),
  });
  const facts = [
    model,
    last4 && TEXT.ends(last4),
    base_url,
    source === "env" ? TEXT.env : TEXT.stored,
  ].filter((fact) => typeof fact === "string" && fact !== "");
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 grow basis-52">
          <p className="text-sm font-medium">{label}</p>
          <p className="text-xs break-words text-text-2">{facts.map((fact) => plain(fact!)).join(" · ")}</p>
        </div>
        <div className="flex gap-1">
          <Button disabled={probe.isPending} onClick={() => probe.mutate()}>
            {probe.isPending ? TEXT.trying : TEXT.probe}
          </Button>
          {source === "stored" && (
            <IconButton
              icon="trash"
              label={TEXT.remove(label)}
              disabled={remove.isPending}
              onClick={() => setAsking(true)}
            />
          )}
        </div>
      </div>
      {unreadable && unreadable.length > 0 && (
        <p className="text-sm text-fail-text">{TEXT.unreadable(unreadable.join(", "))}</p>
      )}
      {(remove.error ?? probe.error) && (
        <p role="alert" className="text-sm text-fail-text">
          {(remove.error ?? probe.error)?.message}
        </p>
      )}
      {probe.data && (
        <p role="status" className="text-sm break-words text-text-2">
          {plain(objectionTo(probe.data) ?? TEXT.probed(probe.data.model, duration(probe.data.latency_ms)))}
        </p>
      )}
      <Confirm
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate()}
        title={TEXT.removeTitle(label)}
        says={TEXT.removeSays}
        action={TEXT.removeAction}
      />
    </li>
  );
}
