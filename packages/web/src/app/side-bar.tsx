import { ClientProblem } from "@signet/client";
import { Suspense } from "react";
import { Link, useLocation } from "wouter";
import { byDay, type ConversationEntry, conversationsOf } from "../lib/conversations.ts";
import { useRuns } from "../lib/queries.ts";
import { credential } from "../lib/service.ts";
import { useShell } from "../lib/shell.ts";
import { useStored } from "../lib/stored.ts";
import { TEXT } from "../text.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Kbd } from "../ui/kbd.tsx";
import { Sign } from "../ui/sign.tsx";
import { Allowance } from "./allowance.tsx";
import { pageAt, sectionOf } from "./pages.ts";
import { SectionList } from "./section-list.tsx";
import { useVisible } from "./use-visible.ts";

/** The conversations of a section, and what is left of the allowance. `onLeave` is called when a link is followed. */
export function SideBar({ onLeave = () => undefined }: { onLeave?: () => void }) {
  const [location] = useLocation();
  const { openPalette } = useShell();
  const isVisible = useVisible();
  const page = pageAt(location);
  const add = page?.add ? { path: page.path, label: page.add } : { path: "/code", label: TEXT.nav.add };
  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="flex items-center justify-between py-3 pr-3 pl-4">
        <p className="serif text-title">{page?.section ?? page?.label ?? TEXT.product}</p>
        <Link
          href={add.path}
          onClick={onLeave}
          aria-label={add.label}
          title={add.label}
          className={buttonClass("quiet", true)}
        >
          <Icon name="plus" />
        </Link>
      </div>
      <div className="px-3 pb-2">
        <button
          type="button"
          onClick={openPalette}
          className="flex h-(--control) w-full items-center gap-2 rounded-control border border-line bg-surface px-3 text-sm text-text-2 hover:border-line-strong"
        >
          <Icon name="search" size={16} />
          <span className="grow text-left">{TEXT.nav.find}</span>
          <Kbd keys={["Ctrl K"]} />
        </button>
      </div>
      {page?.section === undefined ? (
        <nav aria-label={TEXT.side.conversations} className="min-h-0 grow overflow-y-auto px-2 pb-4">
          {page?.history ? (
            <Suspense>
              <page.history onLeave={onLeave} />
            </Suspense>
          ) : (
            <Conversations kind={page?.kind} location={location} onLeave={onLeave} />
          )}
        </nav>
      ) : (
        <SectionList
          title={page.section}
          pages={sectionOf(page).filter(isVisible)}
          current={page}
          onLeave={onLeave}
        />
      )}
      <Allowance />
    </div>
  );
}

function Conversations({
  kind,
  location,
  onLeave,
}: {
  kind: string | undefined;
  location: string;
  onLeave: () => void;
}) {
  const runs = useRuns();
  const { openSettings } = useShell();
  const isKept = useStored(credential) !== null;
  if (runs.isPending) return null;
  if (runs.data === undefined) {
    const isUnknown = runs.error instanceof ClientProblem && runs.error.problem.code === "invalid_credential";
    const unknown = isKept ? TEXT.side.refused : TEXT.side.unknown;
    return (
      <Note text={isUnknown ? unknown : TEXT.side.failed}>
        {isUnknown ? (
          <Button icon="key" onClick={openSettings}>
            {isKept ? TEXT.notLoaded.mendKey : TEXT.side.addKey}
          </Button>
        ) : (
          <Button icon="refresh" onClick={() => void runs.refetch()}>
            {TEXT.side.again}
          </Button>
        )}
      </Note>
    );
  }
  const shown = runs.data.filter((run) => kind === undefined || run.kind === kind);
  if (shown.length === 0) return <Note text={TEXT.side.empty} />;
  return (
    <>
      {byDay(conversationsOf(shown)).map(([day, entries]) => (
        <section key={day} aria-label={day}>
          <h2 className="px-2 pt-4 pb-1.5 text-xs text-text-2">{day}</h2>
          <ul>
            {entries.map((entry) => (
              <Entry key={entry.key} entry={entry} location={location} onLeave={onLeave} />
            ))}
          </ul>
        </section>
      ))}
      {runs.hasNextPage && (
        <Button look="quiet" className="mt-2 w-full" onClick={() => void runs.fetchNextPage()}>
          {TEXT.side.more}
        </Button>
      )}
    </>
  );
}

function Note({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3 px-2 pt-4 text-sm text-text-2">
      <p>{text}</p>
      {children}
    </div>
  );
}

function Entry({
  entry: { title, newest, runs, outcome },
  location,
  onLeave,
}: {
  entry: ConversationEntry;
  location: string;
  onLeave: () => void;
}) {
  const { runPath } = useShell();
  const isHere = runs.some((run) => location.endsWith(`/${run.run_id}`));
  return (
    <li>
      <Link
        href={runPath(newest)}
        onClick={onLeave}
        aria-current={isHere ? "page" : undefined}
        className="flex items-start gap-2.5 rounded-card border border-transparent px-2 py-1.5 hover:bg-hover aria-[current=page]:border-line aria-[current=page]:bg-selected"
      >
        <span className="grid h-5 w-4 place-items-center">
          <Sign sign={outcome.sign} />
        </span>
        <span className="min-w-0 grow">
          <span className="block truncate text-sm font-medium">{title}</span>
          <span className="block truncate text-xs text-text-2">{outcome.words}</span>
        </span>
      </Link>
    </li>
  );
}
