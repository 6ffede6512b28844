import type { AccountChange, AccountDetail } from "@signet/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { byteSize, count, plural } from "../../lib/format.ts";
import { plain } from "../../lib/plain.ts";
import { service } from "../../lib/service.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Card, Fact } from "../../ui/card.tsx";
import { Column, Page } from "../../ui/page.tsx";
import { ChangeAccount } from "./change-account.tsx";
import { NotShown } from "./not-owner.tsx";
import { TEXT } from "./text.ts";
import { runsPath, unitWords, when, wordsOf } from "./words.ts";

/** One account: what is known of it, what the operator may change, and what the operator changed. */
export function AccountPage({ id }: { id: string }) {
  const account = useQuery({
    queryKey: ["operator", "account", id],
    queryFn: () => service().account(id),
  });
  return (
    <Page
      title={TEXT.account}
      tab={plain(id)}
      actions={
        <Link href="/accounts" className={buttonClass("default")}>
          {TEXT.back}
        </Link>
      }
    >
      <Column wide>
        {account.error && account.data === undefined && (
          <NotShown error={account.error} onAgain={() => void account.refetch()} />
        )}
        {account.data && (
          <>
            <Title {...account.data} />
            <div className="grid items-start gap-6 tablet:grid-cols-2">
              <Facts {...account.data} />
              <ChangeAccount key={id} account={account.data} />
            </div>
            <Changes changes={account.data.changes} />
          </>
        )}
      </Column>
    </Page>
  );
}

function Title({ account, blocked, kind, note }: AccountDetail) {
  return (
    <div className="grid gap-2">
      <h2 className="font-mono text-lg font-semibold break-all">{plain(account)}</h2>
      <p className="text-sm">
        <span className={blocked ? "font-semibold text-fail-text" : "text-text-2"}>
          {blocked ? TEXT.blocked : TEXT.open}
        </span>
        <span className="text-text-2"> · {TEXT.kinds[kind]}</span>
      </p>
      {note !== "" && (
        <p className="max-w-(--measure) text-sm break-words whitespace-pre-wrap text-text-2">{plain(note)}</p>
      )}
    </div>
  );
}

const countWords = (counts: Partial<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, n = 0]) => `${count(n)} ${wordsOf(name)}`)
    .join(", ") || TEXT.none;

function tierWords({ tier, given_tier, tier_until }: AccountDetail): string {
  if (given_tier === tier) return `${TEXT.tiers[tier]}, ${TEXT.givenTier}`;
  return tier_until === null ? TEXT.tiers[tier] : `${TEXT.tiers[tier]}, ${TEXT.until(when(tier_until))}`;
}

function Facts(account: AccountDetail) {
  const { used, limits, credits, running, keys, licenses, paid, runs, stored } = account;
  return (
    <section aria-labelledby="facts" className="grid gap-3">
      <h2 id="facts" className="text-sm font-semibold">
        {TEXT.facts}
      </h2>
      <Card className="grid gap-4 p-4">
        <dl className="grid gap-2.5 text-sm">
          <Fact name={TEXT.tier}>{tierWords(account)}</Fact>
          <Fact name={TEXT.usedToday}>
            {TEXT.of(count(used.runs), plural(limits.runs, "run"))},{" "}
            {TEXT.of(count(used.visual), plural(limits.visual, "visual"))}
          </Fact>
          <Fact name={TEXT.bought}>{unitWords(credits)}</Fact>
          <Fact name={TEXT.running}>{count(running)}</Fact>
          <Fact name={TEXT.runs}>{countWords(runs.by_state)}</Fact>
          <Fact name={TEXT.stored}>
            {plural(stored.files, "file")} {byteSize(stored.bytes)}, {plural(stored.bundles, "bundle")}{" "}
            {byteSize(stored.bundle_bytes)}
          </Fact>
          <Fact name={TEXT.keys}>{TEXT.keyCounts(count(keys.active), count(keys.revoked))}</Fact>
          <Fact name={TEXT.licenses}>{TEXT.keyCounts(count(licenses.active), count(licenses.revoked))}</Fact>
          <Fact name={TEXT.paid}>
            {plural(paid.plans, "plan")}, {plural(paid.packs, "pack")}
          </Fact>
          <Fact name={TEXT.firstSeen}>{when(account.created_at)}</Fact>
          <Fact name={TEXT.lastSeen}>{when(account.active_at)}</Fact>
        </dl>
        <p className="text-xs text-text-2">{TEXT.noContent}</p>
        <Link
          href={runsPath({ account: account.account })}
          className={`${buttonClass("default")} justify-self-start`}
        >
          {TEXT.itsRuns}
        </Link>
      </Card>
    </section>
  );
}

function changeWords({ blocked, tier, credit, note }: AccountChange): string {
  const words: string[] = [];
  if (blocked !== undefined) words.push(blocked ? TEXT.change.blocked : TEXT.change.unblocked);
  if (tier !== undefined) words.push(TEXT.change.tier(TEXT.tiers[tier]));
  if (credit !== undefined) words.push(TEXT.change.credit(unitWords(credit)));
  if (note !== undefined) words.push(TEXT.change.note);
  return words.join(", ");
}

function Changes({ changes }: Pick<AccountDetail, "changes">) {
  return (
    <section aria-labelledby="changes" className="grid gap-3">
      <h2 id="changes" className="text-sm font-semibold">
        {TEXT.changes}
      </h2>
      {changes.length === 0 ? (
        <p className="text-sm text-text-2">{TEXT.noChanges}</p>
      ) : (
        <Card>
          <ol className="divide-y divide-line">
            {changes.map((change, i) => (
              <li key={i} className="flex items-baseline justify-between gap-4 px-4 py-2.5 text-sm">
                <span className="min-w-0 break-words">{changeWords(change)}</span>
                <span className="shrink-0 text-xs text-text-2">{when(change.at)}</span>
              </li>
            ))}
          </ol>
        </Card>
      )}
    </section>
  );
}
