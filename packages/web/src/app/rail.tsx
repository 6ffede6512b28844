import { Link, useLocation } from "wouter";
import { useShell } from "../lib/shell.ts";
import { theme } from "../lib/theme.ts";
import { TEXT } from "../text.ts";
import { Icon, type IconName } from "../ui/icon.tsx";
import { Logo } from "./logo.tsx";
import { ENTRIES, pageAt, type WorkspacePage } from "./pages.ts";

const ITEM =
  "flex min-h-12 w-15 flex-col items-center justify-center gap-0.5 rounded-card border border-transparent text-2xs text-text-2 transition-colors duration-(--dur-1) hover:text-text hover:bg-hover aria-[current=page]:border-line aria-[current=page]:bg-selected aria-[current=page]:font-medium aria-[current=page]:text-text";

function isAt(entry: WorkspacePage, location: string): boolean {
  const page = pageAt(location);
  return page === entry || (page?.section !== undefined && page.section === entry.section);
}

/** Turns the shown theme around and keeps the choice. */
export function turnTheme(): void {
  theme.set(document.documentElement.dataset["theme"] === "dark" ? "light" : "dark");
}

/** The sections at the left, on screens that have room. */
export function Rail() {
  const [location] = useLocation();
  const { openSettings } = useShell();
  return (
    <nav
      aria-label={TEXT.nav.pages}
      className="hidden w-(--rail) flex-col items-center gap-1 border-r border-line bg-rail pt-3 pb-2 tablet:flex"
    >
      <Link
        href="/code"
        aria-label={TEXT.nav.home}
        className="mb-2 grid size-11 place-items-center rounded-card"
      >
        <Logo />
      </Link>
      {ENTRIES.map((entry) => (
        <Link
          key={entry.path}
          href={entry.path}
          className={ITEM}
          aria-current={isAt(entry, location) ? "page" : undefined}
        >
          <Icon name={entry.icon} />
          {entry.section ?? entry.label}
        </Link>
      ))}
      <span className="grow" />
      <Act icon="theme" label={TEXT.nav.theme} act={turnTheme} />
      <Act icon="settings" label={TEXT.nav.settings} act={openSettings} />
    </nav>
  );
}

function Act({ icon, label, act }: { icon: IconName; label: string; act: () => void }) {
  return (
    <button type="button" onClick={act} className={ITEM}>
      <Icon name={icon} />
      {label}
    </button>
  );
}

/** The same at the bottom of a phone. */
export function BottomBar() {
  const [location] = useLocation();
  const { openSettings } = useShell();
  return (
    <nav
      aria-label={TEXT.nav.pages}
      className="flex justify-around border-t border-line bg-rail px-2 pt-1 pb-[max(4px,env(safe-area-inset-bottom))] tablet:hidden"
    >
      {ENTRIES.map((entry) => (
        <Link
          key={entry.path}
          href={entry.path}
          className={`${ITEM} w-auto grow`}
          aria-current={isAt(entry, location) ? "page" : undefined}
        >
          <Icon name={entry.icon} />
          {entry.section ?? entry.label}
        </Link>
      ))}
      <button type="button" onClick={openSettings} className={`${ITEM} w-auto grow`}>
        <Icon name="settings" />
        {TEXT.nav.settings}
      </button>
    </nav>
  );
}
