import type { AccountRow } from "@signet/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { Link } from "wouter";
import { count } from "../../lib/format.ts";
import { plain } from "../../lib/plain.ts";
import { service } from "../../lib/service.ts";
import { Card } from "../../ui/card.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Field } from "../../ui/field.tsx";
import { Column, Page } from "../../ui/page.tsx";
import { Sign } from "../../ui/sign.tsx";
import { AccountPage } from "./account-page.tsx";
import { More } from "./more.tsx";
import { NotShown } from "./not-owner.tsx";
import { TEXT } from "./text.ts";
import { accountPath, when } from "./words.ts";

type Standing = keyof typeof TEXT.standings;
const PAGE = 50;

/** All accounts, or one of them. */
export function AccountsPage({ id }: { id?: string | undefined }) {
  return id === undefined ? <Accounts /> : <AccountPage id={decoded(id)} />;
}

/** The id of an address may arrive as it was encoded. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function Accounts() {
  const [typed, setTyped] = useState("");
  const [standing, setStanding] = useState<Standing>("all");
  const q = useDeferredValue(typed.trim());
  const blocked = { all: undefined, open: "false", blocked: "true" } as const;
  const accounts = useInfiniteQuery({
    queryKey: ["operator", "accounts", q, standing],
    queryFn: ({ pageParam }) =>
      service().accounts({
        limit: PAGE,
        ...(pageParam === null ? {} : { before: pageParam }),
        ...(q === "" ? {} : { q }),
        ...(blocked[standing] === undefined ? {} : { blocked: blocked[standing] }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap((page) => page.accounts),
    placeholderData: keepPreviousData,
  });
  const failed = accounts.error && accounts.data === undefined ? accounts.error : null;
  return (
    <Page title={TEXT.accounts}>
      <Column wide>
        {failed ? (
          <NotShown error={failed} onAgain={() => void accounts.refetch()} />
        ) : (
          <div className="grid gap-4">
            <Field
              label={TEXT.find}
              type="search"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <div className="flex flex-wrap gap-3">
              <Choice
                label={TEXT.standing}
                options={TEXT.standings}
                value={standing}
                onChoose={setStanding}
              />
            </div>
          </div>
        )}
        {accounts.data && <Found accounts={accounts.data} isAll={q === "" && standing === "all"} />}
        <More shown={accounts.data?.length ?? 0} query={accounts} />
      </Column>
    </Page>
  );
}

function Found({ accounts, isAll }: { accounts: readonly AccountRow[]; isAll: boolean }) {
  if (accounts.length === 0)
    return isAll ? (
      <Empty title={TEXT.noAccounts}>{TEXT.noAccountsLine}</Empty>
    ) : (
      <Empty title={TEXT.notFound}>{TEXT.notFoundLine}</Empty>
    );
  return (
    <Card>
      <ul aria-label={TEXT.accounts} className="divide-y divide-line">
        {accounts.map((account) => (
          <Row key={account.account} {...account} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ account, kind, tier, blocked, note, used, credits, running, active_at }: AccountRow) {
  const units = credits.runs + credits.visual;
  const facts = [
    blocked ? TEXT.blocked.toLowerCase() : tier,
    TEXT.kinds[kind],
    TEXT.today(count(used.runs + used.visual)),
    ...(units === 0 ? [] : [TEXT.credits(count(units))]),
  ];
  return (
    <li className="hover:bg-hover focus-within:bg-hover">
      <Link
        href={accountPath(account)}
        className="flex min-h-14 items-center gap-4 px-4 py-2 outline-offset-[-2px]"
      >
        <Sign sign={signOf(blocked, running)} />
        <span className="min-w-0 grow">
          <span className="block truncate font-mono text-sm">{plain(account)}</span>
          <span className="block truncate text-xs text-text-2">
            {facts.join(" · ")}
            {note !== "" && ` · ${plain(note)}`}
          </span>
        </span>
        <span className="w-24 shrink-0 text-right text-xs text-text-2">{when(active_at)}</span>
      </Link>
    </li>
  );
}

function signOf(blocked: boolean, running: number): "bad" | "live" | "none" {
  if (blocked) return "bad";
  return running > 0 ? "live" : "none";
}
