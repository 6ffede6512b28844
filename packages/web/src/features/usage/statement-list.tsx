import type { StatementEntry } from "@signet/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { clock, day, plural, sentence } from "../../lib/format.ts";
import { useService } from "../../lib/service.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { NotLoaded } from "../../ui/not-loaded.tsx";
import { TEXT } from "./text.ts";

const PAGE = 20;

/** Every change of the account's units, newest first, page by page. */
export function StatementList() {
  const client = useService();
  const statement = useInfiniteQuery({
    queryKey: ["statement"],
    queryFn: ({ pageParam }) =>
      client.statement({ limit: PAGE, ...(pageParam === null ? {} : { before: pageParam }) }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
  const entries = statement.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <section className="grid gap-3" aria-labelledby="statement">
      <h2 id="statement" className="flex flex-wrap items-baseline gap-x-3 text-sm font-semibold">
        {TEXT.statement}
        <span className="text-xs font-normal text-text-2">{TEXT.statementLine}</span>
      </h2>
      {statement.error && statement.data === undefined && (
        <NotLoaded error={statement.error} onAgain={() => void statement.refetch()} />
      )}
      {statement.data && entries.length === 0 && <p className="text-sm text-text-2">{TEXT.nothing}</p>}
      {entries.length > 0 && (
        <Card>
          <ul className="divide-y divide-line">
            {entries.map((entry) => (
              <Entry key={entry.n} entry={entry} run={entry.ref?.startsWith("run_") ? entry.ref : null} />
            ))}
          </ul>
        </Card>
      )}
      {statement.hasNextPage && (
        <Button
          className="justify-self-start"
          disabled={statement.isFetchingNextPage}
          onClick={() => void statement.fetchNextPage()}
        >
          {TEXT.older}
        </Button>
      )}
    </section>
  );
}

const SIGNS: Record<number, string> = { 1: "+", [-1]: "−" };

function Entry({
  entry: { at, unit, source, amount, text },
  run,
}: {
  entry: StatementEntry;
  run: string | null;
}) {
  const when = new Date(at);
  const sign = SIGNS[Math.sign(amount)] ?? "";
  const size = Math.abs(amount);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 px-4 py-2.5 text-sm tablet:grid-cols-[120px_minmax(0,1fr)_auto]">
      <time dateTime={at} className="text-xs text-text-2 max-tablet:row-start-2">
        {day(when)}, {clock(when)}
      </time>
      <p className="max-tablet:col-start-1 max-tablet:row-start-1">
        {sentence(text)}
        {run && (
          <>
            {" "}
            <Link href={`/runs/${run}`} className="underline underline-offset-2">
              {TEXT.openRun}
            </Link>
          </>
        )}
      </p>
      <p className="text-right whitespace-nowrap tabular-nums max-tablet:col-start-2 max-tablet:row-span-2 max-tablet:row-start-1">
        {sign}
        {plural(size, TEXT.nouns[unit])}
        <span className="block text-xs text-text-2">{TEXT[source]}</span>
      </p>
    </li>
  );
}
