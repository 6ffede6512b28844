import type { Status } from "@signet/contract";
import { Link } from "wouter";
import { plain } from "../../lib/plain.ts";
import { providerName } from "../../lib/provider-name.ts";
import { useStatus } from "../../lib/queries.ts";
import { useShell } from "../../lib/shell.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Heading } from "../../ui/heading.tsx";
import { NotLoaded } from "../../ui/not-loaded.tsx";
import { Column, Page } from "../../ui/page.tsx";
import { KeyForm } from "./key-form.tsx";
import { LocalServers } from "./local-servers.tsx";
import { ProviderList } from "./provider-list.tsx";
import { TEXT } from "./text.ts";
import { useProviderKeys } from "./use-keys.ts";

/** Which model answers: found on this machine, with a key, or none. */
export function ModelsPage() {
  const status = useStatus();
  const { openSettings } = useShell();
  const keys = useProviderKeys();
  const error = keys.data === undefined ? keys.error : null;
  const set = keys.data?.providers.filter(({ set: isSet, unreadable }) => isSet || unreadable?.length) ?? [];
  return (
    <Page title={TEXT.title}>
      <Column wide>
        {error && <NotLoaded error={error} onAgain={() => void keys.refetch()} />}
        {status.data && keys.data?.editable === false && (
          <Empty
            title={TEXT.owner}
            action={
              <Button icon="lock" onClick={openSettings}>
                {TEXT.signIn}
              </Button>
            }
          >
            {TEXT.ownerLine(plain(status.data.engine.model))}
          </Empty>
        )}
        {status.data && keys.data?.editable && (
          <>
            <Now {...status.data.engine} />
            {set.length > 0 && <ProviderList providers={set} />}
            <LocalServers />
            <div className="grid items-start gap-4 tablet:grid-cols-2">
              <KeyForm />
              <WithoutModel />
            </div>
          </>
        )}
      </Column>
    </Page>
  );
}

function Now({ active, provider, model }: Status["engine"]) {
  if (active === "builtin") return <Heading title={TEXT.ask}>{TEXT.line}</Heading>;
  return <Heading title={TEXT.answers(plain(model))}>{TEXT.answersLine(providerName(provider))}</Heading>;
}

function WithoutModel() {
  return (
    <Card>
      <section aria-labelledby="without" className="grid gap-3 p-4">
        <h3 id="without" className="text-sm font-semibold">
          {TEXT.builtin}
        </h3>
        <p className="text-sm text-text-2">{TEXT.builtinLine}</p>
        <Link href="/code" className={`${buttonClass("default")} justify-self-start`}>
          {TEXT.example}
        </Link>
      </section>
    </Card>
  );
}
