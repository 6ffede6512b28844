import type { EndCode, OperatorRun, RunState } from "@signet/contract";
import { RUN_ENDS, RUN_STATES } from "@signet/contract/values";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "wouter";
import { count, duration } from "../../lib/format.ts";
import { plain } from "../../lib/plain.ts";
import { service } from "../../lib/service.ts";
import { useShell } from "../../lib/shell.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Field } from "../../ui/field.tsx";
import { Column, Page } from "../../ui/page.tsx";
import { Select } from "../../ui/select.tsx";
import { Sign } from "../../ui/sign.tsx";
import { More } from "./more.tsx";
import { NotShown } from "./not-owner.tsx";
import { TEXT } from "./text.ts";
import { accountPath, when, wordsOf } from "./words.ts";

const PAGE = 50;

const options = (codes: readonly string[]) => [
  { value: "", label: TEXT.any },
  ...codes.map((value) => ({ value, label: wordsOf(value) })),
];

/** The runs of all accounts without their content. The filters are in the address. */
export function AllRunsPage() {
  const [params, setParams] = useSearchParams();
  const state = RUN_STATES.find((one) => one === params.get("state"));
  const end = RUN_ENDS.find((one) => one === params.get("end"));
  const account = params.get("account") ?? "";
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const runs = useInfiniteQuery({
    queryKey: ["operator", "runs", state, end, account],
    queryFn: ({ pageParam }) => service().operatorRuns(queryOf({ state, end, account, before: pageParam })),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap((page) => page.runs),
    placeholderData: keepPreviousData,
  });
  const failed = runs.error && runs.data === undefined ? runs.error : null;
  const isAll = state === undefined && end === undefined && account === "";
  return (
    <Page title={TEXT.allRuns}>
      <Column wide>
        {failed ? (
          <NotShown error={failed} onAgain={() => void runs.refetch()} />
        ) : (
          <Filters state={state} end={end} account={account} set={set} />
        )}
        {runs.data && <Found runs={runs.data} isAll={isAll} />}
        <More shown={runs.data?.length ?? 0} query={runs} />
      </Column>
    </Page>
  );
}

function Filters({
  state,
  end,
  account,
  set,
}: Omit<RunQuery, "before"> & { set: (name: string, value: string) => void }) {
  return (
    <div className="grid gap-4 tablet:grid-cols-[1fr_1fr_2fr]">
      <Select
        label={TEXT.runState}
        options={options(RUN_STATES)}
        value={state ?? ""}
        onChoose={(value) => set("state", value)}
      />
      <Select
        label={TEXT.runEnd}
        options={options(RUN_ENDS)}
        value={end ?? ""}
        onChoose={(value) => set("end", value)}
      />
      <Field
        label={TEXT.byAccount}
        type="search"
        mono
        value={account}
        onChange={(event) => set("account", event.target.value.trim())}
      />
    </div>
  );
}

interface RunQuery {
  state: RunState | undefined;
  end: EndCode | undefined;
  account: string;
  before: string | null;
}

const queryOf = ({ state, end, account, before }: RunQuery) => ({
  limit: PAGE,
  ...(state === undefined ? {} : { state }),
  ...(end === undefined ? {} : { end }),
  ...(account === "" ? {} : { account }),
  ...(before === null ? {} : { before }),
});

function Found({ runs, isAll }: { runs: readonly OperatorRun[]; isAll: boolean }) {
  if (runs.length === 0)
    return isAll ? (
      <Empty title={TEXT.noRunsYet}>{TEXT.noRunsLine}</Empty>
    ) : (
      <Empty title={TEXT.noMatch}>{TEXT.noMatchLine}</Empty>
    );
  return (
    <>
      <p className="text-sm text-text-2">{TEXT.runsLine}</p>
      <Card>
        <ul aria-label={TEXT.allRuns} className="divide-y divide-line">
          {runs.map((run, i) => (
            <Row key={i} run={run} />
          ))}
        </ul>
      </Card>
    </>
  );
}

function signOf({ state, ok }: OperatorRun): "live" | "good" | "bad" | "cancelled" | "none" {
  if (state === "queued" || state === "running" || state === "verifying") return "live";
  if (state === "cancelled") return "cancelled";
  if (state === "interrupted" || state === "timed_out") return "bad";
  if (ok === null) return "none";
  return ok ? "good" : "bad";
}

function Row({ run }: { run: OperatorRun }) {
  const { runPath } = useShell();
  const { run_id, account, kind, state, end, reason, attempts, created_at, started_at, finished_at } = run;
  const facts = [
    wordsOf(state),
    ...(end === null ? [] : [wordsOf(reason ?? end)]),
    ...(started_at && finished_at
      ? [TEXT.took(duration(Date.parse(finished_at) - Date.parse(started_at)))]
      : []),
    ...(attempts > 1 ? [TEXT.attempts(count(attempts))] : []),
  ];
  return (
    <li className="flex items-center gap-4 px-4 py-2 hover:bg-hover">
      <Sign sign={signOf(run)} />
      <span className="min-w-0 grow">
        <span className="block truncate text-sm max-tablet:pt-1 max-tablet:whitespace-normal">
          <span className="font-medium">{TEXT.kindsOfRun[kind]}</span> · {facts.join(" · ")}
          <span className="text-text-2 tablet:hidden">{` · ${when(created_at)}`}</span>
        </span>
        <Link
          href={accountPath(account)}
          className="flex min-h-6 max-w-full min-w-(--control) items-center justify-self-start font-mono max-tablet:min-h-(--control) text-xs text-text-2 underline-offset-2 hover:underline"
        >
          <span className="truncate">{plain(account)}</span>
        </Link>
      </span>
      <span className="shrink-0 text-right text-xs text-text-2 max-tablet:hidden">{when(created_at)}</span>
      {run_id !== null && (
        <Link href={runPath({ kind, run_id })} className={`${buttonClass("quiet")} max-tablet:hidden`}>
          {TEXT.own_run}
        </Link>
      )}
    </li>
  );
}
