import type { ApiKey } from "@signet/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { day } from "../../lib/format.ts";
import { plain } from "../../lib/plain.ts";
import { service, useService } from "../../lib/service.ts";
import { Banner } from "../../ui/banner.tsx";
import { IconButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { Heading } from "../../ui/heading.tsx";
import { NotLoaded } from "../../ui/not-loaded.tsx";
import { Column, Page } from "../../ui/page.tsx";
import { MakeKey } from "./make-key.tsx";
import { TEXT } from "./text.ts";

const dayOf = (time: string): string => {
  const words = day(new Date(time));
  return words === "Today" || words === "Yesterday" ? words.toLowerCase() : words;
};

/** The caller's API keys: made, shown once, revoked. */
export function KeysPage() {
  const client = useService();
  const keys = useQuery({ queryKey: ["api-keys"], queryFn: () => client.apiKeys() });
  return (
    <Page title={TEXT.title}>
      <Column>
        <Heading title={TEXT.lead}>{TEXT.line}</Heading>
        <MakeKey />
        {keys.error && keys.data === undefined && (
          <NotLoaded error={keys.error} onAgain={() => void keys.refetch()} />
        )}
        {keys.data && <KeyList keys={keys.data.keys} />}
      </Column>
    </Page>
  );
}

function KeyList({ keys }: { keys: readonly ApiKey[] }) {
  return (
    <section className="grid gap-3" aria-labelledby="keys">
      <h2 id="keys" className="text-sm font-semibold">
        {TEXT.list}
      </h2>
      {keys.length === 0 ? (
        <p className="text-sm text-text-2">{TEXT.empty}</p>
      ) : (
        <Card>
          <ul className="divide-y divide-line">
            {keys.map((key) => (
              <Key key={key.id} {...key} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

function Key({ id, label, prefix, created_at, last_used_at, revoked_at }: ApiKey) {
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => service().revokeApiKey(id),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["api-keys"] }),
  });
  const name = plain(label);
  const use = last_used_at === null ? TEXT.unused : TEXT.used(dayOf(last_used_at));
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex items-center gap-4">
        <div className={`min-w-0 grow ${revoked_at === null ? "" : "text-text-3"}`}>
          <p className="truncate text-sm font-medium">{name}</p>
          <p className="text-xs text-text-2">
            <code>{plain(prefix)}…</code> · {TEXT.created(dayOf(created_at))} ·{" "}
            {revoked_at === null ? use : TEXT.revoked(dayOf(revoked_at))}
          </p>
        </div>
        {revoked_at === null && (
          <IconButton
            icon="trash"
            label={TEXT.revokeOne(name)}
            disabled={revoke.isPending}
            onClick={() => setAsking(true)}
          />
        )}
      </div>
      {revoke.error && (
        <Banner tone="fail" icon="cross" title={TEXT.revokeOne(name)}>
          {revoke.error.message}
        </Banner>
      )}
      <Confirm
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => revoke.mutate()}
        title={TEXT.revokeTitle(name)}
        says={TEXT.revokeSays}
        action={TEXT.revoke}
      />
    </li>
  );
}
