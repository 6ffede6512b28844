import type { CodeHealth, Status } from "@signet/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { duration, moment, plural } from "../../lib/format.ts";
import { plain } from "../../lib/plain.ts";
import { providerName } from "../../lib/provider-name.ts";
import { useStatus } from "../../lib/queries.ts";
import { useService } from "../../lib/service.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Heading } from "../../ui/heading.tsx";
import { NotLoaded } from "../../ui/not-loaded.tsx";
import { Column, Page } from "../../ui/page.tsx";
import { Sign } from "../../ui/sign.tsx";
import { TEXT } from "./text.ts";

/** What works and what is missing, each with the command or setting that fixes it. */
export function StatusPage() {
  const client = useService();
  const status = useStatus();
  const health = useQuery({ queryKey: ["health"], queryFn: () => client.codeHealth() });
  const again = () => void Promise.all([status.refetch(), health.refetch()]);
  const error = status.data === undefined ? status.error : null;
  return (
    <Page
      title={TEXT.title}
      actions={
        <Button icon="refresh" disabled={status.isFetching || health.isFetching} onClick={again}>
          {TEXT.again}
        </Button>
      }
    >
      <Column wide>
        {error && <NotLoaded error={error} onAgain={again} />}
        {status.data && (
          <>
            <Heading title={wordsOf(status.data)}>
              {TEXT.line(status.data.version, duration(Math.max(1, status.data.uptime_s) * 1000))}
            </Heading>
            <Card>
              <ul className="divide-y divide-line">
                <Parts status={status.data} health={health.data} />
              </ul>
            </Card>
          </>
        )}
      </Column>
    </Page>
  );
}

function wordsOf({ ready, capabilities }: Status): string {
  if (!ready) return TEXT.notReady;
  const { chat, code, visual } = capabilities;
  return chat.ready && code.ready && visual.ready ? TEXT.well : TEXT.partly;
}

function Parts({ status, health }: { status: Status; health: CodeHealth | undefined }) {
  const { chat, code, visual } = status.capabilities;
  return (
    <>
      <ModelPart {...status} />
      <Part
        name={TEXT.code}
        {...stateOf(code, TEXT.codeReady(plain(health?.sandbox.driver ?? "…")), TEXT.doctor)}
      >
        {health?.sandbox.has && <Programs {...health.sandbox.has} />}
      </Part>
      <Part name={TEXT.pages} {...stateOf(visual, TEXT.pagesReady(browserOf(health)), TEXT.doctor)} />
      <Part name={TEXT.chat} {...stateOf(chat, TEXT.chatReady, TEXT.logs)} />
      <SearchPart {...status.capabilities.search} />
      {health && <LedgerPart {...health.ledger} />}
    </>
  );
}

/** What a capability shows: its words if it is ready, else the service's reason and what helps. */
function stateOf(
  { ready, reason = "" }: { ready: boolean; reason?: string | undefined },
  words: string,
  fix: string,
) {
  return ready ? ({ state: "good", words } as const) : ({ state: "bad", words: plain(reason), fix } as const);
}

function ModelPart({ engine: { active, provider, model }, mode }: Status) {
  if (active !== "builtin")
    return (
      <Part name={TEXT.model} state="good" words={TEXT.modelAnswers(providerName(provider), plain(model))} />
    );
  return (
    <Part name={TEXT.model} state="none" words={TEXT.builtin}>
      {mode === "self_hosted" && (
        <Link href="/models" className={`${buttonClass("default")} justify-self-start`}>
          {TEXT.chooseModel}
        </Link>
      )}
    </Part>
  );
}

function SearchPart({ ready, services }: Status["capabilities"]["search"]) {
  if (ready)
    return <Part name={TEXT.search} state="good" words={TEXT.searchReady(services.map(plain).join(", "))} />;
  return (
    <Part name={TEXT.search} state="none" words={TEXT.searchMissing} fix={TEXT.searchFix}>
      <p className="text-xs text-text-2">{TEXT.searchSettings}</p>
    </Part>
  );
}

const browserOf = (health: CodeHealth | undefined): string =>
  [health?.browser.name ?? "chromium", health?.browser.version]
    .filter(Boolean)
    .map((one) => plain(one!))
    .join(" ");

function Part({
  name,
  state,
  words,
  fix,
  children,
}: {
  name: string;
  state: "good" | "bad" | "none";
  words: string;
  fix?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <li className="grid gap-x-4 gap-y-1 px-4 py-4 tablet:grid-cols-[168px_minmax(0,1fr)]">
      <h3 className="flex items-center gap-2.5 self-start text-sm font-semibold">
        <Sign sign={state} />
        {name}
      </h3>
      <div className="grid min-w-0 gap-3">
        <p className="text-sm break-words text-text-2">{words}</p>
        {fix !== undefined && (
          <div className="flex items-center gap-2 rounded-control border border-line bg-sunken pl-3.5">
            <span className="sr-only">{TEXT.fix}</span>
            <code className="min-w-0 grow py-2 text-code break-all">{fix}</code>
            <CopyButton text={fix} label={`${TEXT.copy}: ${fix}`} />
          </div>
        )}
        {children}
      </div>
    </li>
  );
}

function Programs({ programs, missing }: NonNullable<CodeHealth["sandbox"]["has"]>) {
  return (
    <div className="grid gap-2 text-xs text-text-2">
      <ul className="flex flex-wrap gap-1.5">
        {Object.entries(programs).map(([name, version]) => (
          <li key={name} className="rounded-chip border border-line bg-surface-2 px-2 py-0.5">
            {plain(name)} <span className="tabular-nums">{plain(version)}</span>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p className="break-words">
          {TEXT.missing}: {missing.map(plain).join(", ")}
        </p>
      )}
    </div>
  );
}

function LedgerPart({ size, verified, verified_at, never_sealed }: CodeHealth["ledger"]) {
  const lines = plural(size, "line");
  const at = verified_at === null ? null : new Date(verified_at);
  const words =
    verified && at !== null ? TEXT.ledgerVerified(lines, moment(at)) : TEXT.ledgerUnverified(lines);
  const left = leftOut(never_sealed);
  const whole = verified ? "good" : "none";
  return (
    <Part name={TEXT.ledger} state={left === null ? whole : "bad"} words={words}>
      {left !== null && <p className="text-sm break-words text-text-2">{left}</p>}
      <Link href="/ledger" className={`${buttonClass("default")} justify-self-start`}>
        {TEXT.openLedger}
      </Link>
    </Part>
  );
}

/** The runs that were opened and never sealed, in words; null if there is none. */
function leftOut(found: CodeHealth["ledger"]["never_sealed"]): string | null {
  if (found === null || found.runs === 0) return null;
  return TEXT.neverSealed(plural(found.runs, "run"), found.lines.join(", "), found.runs > found.lines.length);
}
