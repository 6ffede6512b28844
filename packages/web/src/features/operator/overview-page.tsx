import type { Overview } from "@signet/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { byteSize, count, duration, plural } from "../../lib/format.ts";
import { plain } from "../../lib/plain.ts";
import { service } from "../../lib/service.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card, Fact } from "../../ui/card.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Column, Page } from "../../ui/page.tsx";
import { Sign } from "../../ui/sign.tsx";
import { NotShown } from "./not-owner.tsx";
import { TEXT } from "./text.ts";
import { runsPath, when, wordsOf } from "./words.ts";

type Span = keyof typeof TEXT.spans;
const EVERY_MS = 30_000;

/** What needs the operator's attention, then the figures of the instance. */
export function OverviewPage() {
  const [span, setSpan] = useState<Span>("24");
  const overview = useQuery({
    queryKey: ["operator", "overview", span],
    queryFn: () => service().overview(Number(span)),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
  });
  const again = () => void overview.refetch();
  return (
    <Page
      title={TEXT.title}
      actions={
        <Button icon="refresh" disabled={overview.isFetching} onClick={again}>
          {TEXT.again}
        </Button>
      }
    >
      <Column wide>
        {overview.error && overview.data === undefined && <NotShown error={overview.error} onAgain={again} />}
        {overview.data && (
          <>
            <Attention {...overview.data} />
            <div className="justify-self-start">
              <Choice label={TEXT.span} options={TEXT.spans} value={span} onChoose={setSpan} />
            </div>
            <Failures failures={overview.data.failures} />
            <div className="grid items-start gap-6 tablet:grid-cols-2">
              <Runs {...overview.data.runs} />
              <Machine {...overview.data} />
            </div>
            <Accounts {...overview.data.accounts} />
          </>
        )}
      </Column>
    </Page>
  );
}

function Attention({ attention, version, uptime_s, hours }: Overview) {
  const title = attention.length === 0 ? TEXT.nothing : TEXT.attention(plural(attention.length, "thing"));
  return (
    <>
      <Heading title={title}>
        {TEXT.line(plain(version), duration(Math.max(1, uptime_s) * 1000), plural(hours, "hour"))}
      </Heading>
      {attention.length > 0 && (
        <Card sealed={attention.some(({ urgent }) => urgent) ? "fail" : "care"}>
          <ul aria-label={TEXT.list} className="divide-y divide-line">
            {attention.map(({ code, urgent, text }) => (
              <li key={code + text} className="flex items-center gap-3 px-4 py-3 text-sm">
                <Sign sign={urgent ? "bad" : "none"} />
                <span className="min-w-0 grow break-words">{plain(text).replaceAll("_", " ")}</span>
                {urgent && <span className="text-xs font-medium text-fail-text">{TEXT.urgent}</span>}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="text-sm font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Failures({ failures }: Pick<Overview, "failures">) {
  return (
    <Section title={TEXT.failures}>
      {failures.length === 0 ? (
        <p className="text-sm text-text-2">{TEXT.noFailures}</p>
      ) : (
        <Card>
          <ul className="divide-y divide-line">
            {failures.map(({ reason, runs, last_at, service }) => (
              <li key={reason} className="flex items-center gap-4 px-4 py-3">
                <span className="w-6 shrink-0 text-right text-md font-semibold tabular-nums">
                  {count(runs)}
                </span>
                <span className="min-w-0 grow">
                  <span className="block truncate text-sm font-medium">{wordsOf(reason)}</span>
                  <span className={`block truncate text-xs ${service ? "text-fail-text" : "text-text-2"}`}>
                    {service ? TEXT.service : TEXT.task} · {TEXT.last(when(last_at))}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Section>
  );
}

/** A count of each name, the largest first, with a bar for its share. */
function Bars({
  counts,
  total,
  path,
}: {
  counts: Partial<Record<string, number>>;
  total: number;
  path: string;
}) {
  const all = Object.entries(counts).toSorted(([, a = 0], [, b = 0]) => b - a);
  return (
    <ul className="grid">
      {all.map(([name, n = 0]) => (
        <li key={name}>
          <Link
            href={runsPath({ [path]: name })}
            className="grid min-h-(--control) grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 rounded-control px-2 py-1 hover:bg-hover"
          >
            <span className="truncate text-sm">{wordsOf(name)}</span>
            <span className="text-sm tabular-nums">{count(n)}</span>
            <span aria-hidden="true" className="col-span-2 h-1 overflow-hidden rounded-[1px] bg-line">
              <span
                className="block h-full bg-text-2"
                style={{ width: `${(100 * n) / Math.max(1, total)}%` }}
              />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Runs({ total, by_state, by_end }: Overview["runs"]) {
  return (
    <Section title={`${TEXT.runs}: ${count(total)}`}>
      <Card className="p-2">
        {total === 0 ? (
          <p className="p-2 text-sm text-text-2">{TEXT.noRuns}</p>
        ) : (
          <>
            <Bars counts={by_state} total={total} path="state" />
            <h3 className="px-2 pt-4 pb-1 text-xs text-text-2">{TEXT.ends}</h3>
            <Bars counts={by_end} total={total} path="end" />
          </>
        )}
      </Card>
    </Section>
  );
}

function Machine({ queue, disk, sandboxes, browsers, ledger }: Overview) {
  const waited = queue.waiting > 0 ? `, ${TEXT.waited(duration(queue.oldest_s * 1000))}` : "";
  return (
    <Section title={TEXT.machine}>
      <Card className="p-4">
        <dl className="grid gap-2.5 text-sm">
          <Fact name={TEXT.queue}>
            {TEXT.queued(count(queue.running), count(queue.waiting))}
            {waited}
          </Fact>
          <Fact name={TEXT.disk}>{TEXT.free(byteSize(disk.free), byteSize(disk.total))}</Fact>
          <Fact name={TEXT.database}>{byteSize(disk.database)}</Fact>
          <Fact name={TEXT.sandboxes}>
            {sandboxes.ready ? TEXT.sandbox(plain(sandboxes.driver), count(queue.at_once)) : TEXT.none}
          </Fact>
          <Fact name={TEXT.browser}>
            {browsers.ready ? plain(`${browsers.name ?? ""} ${browsers.version ?? ""}`) : TEXT.none}
          </Fact>
          <Fact name={TEXT.ledger}>
            {plural(ledger.size, "line")}, {ledger.verified ? TEXT.verified : TEXT.unverified}
          </Fact>
        </dl>
      </Card>
    </Section>
  );
}

function Accounts({ total, active, blocked }: Overview["accounts"]) {
  return (
    <Section title={TEXT.people}>
      <Card className="flex flex-wrap items-center gap-x-8 gap-y-3 p-4">
        <dl className="flex grow flex-wrap gap-x-8 gap-y-3 text-sm">
          {[
            [TEXT.total, total] as const,
            [TEXT.active, active] as const,
            [TEXT.blocked, blocked] as const,
          ].map(([name, n]) => (
            <div key={name} className="flex items-baseline gap-2">
              <dt className="text-text-2">{name}</dt>
              <dd className="text-md font-semibold tabular-nums">{count(n)}</dd>
            </div>
          ))}
        </dl>
        <Link href="/accounts" className={buttonClass("default")}>
          {TEXT.allAccounts}
        </Link>
      </Card>
    </Section>
  );
}
