import { type ReactNode, useEffect } from "react";
import { useShell } from "../lib/shell.ts";
import { TEXT } from "../text.ts";
import { IconButton } from "./button.tsx";

/** A page: the bar with its title and actions, and below it what scrolls. Names the tab of the browser. */
export function Page({
  title,
  tab = title,
  actions,
  children,
}: {
  title: string;
  tab?: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const { openSide } = useShell();
  useEffect(() => {
    document.title = `${tab} · ${TEXT.product}`;
  }, [tab]);
  return (
    <>
      <header className="flex h-(--bar) shrink-0 items-center gap-3 border-b border-line bg-surface px-3 tablet:px-6">
        <span className="wide:hidden">
          <IconButton icon="menu" label={TEXT.nav.open} onClick={openSide} />
        </span>
        <h1 className="min-w-0 grow truncate text-md font-semibold">{title}</h1>
        {actions}
      </header>
      {children}
    </>
  );
}

/** The one scrolling column of a simple page. */
export function Column({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return (
    <div tabIndex={0} className="min-h-0 grow overflow-y-auto bg-surface outline-offset-[-2px]">
      <div
        className={`mx-auto grid w-full gap-6 px-4 py-8 tablet:px-6 ${wide ? "max-w-[900px]" : "max-w-(--measure)"}`}
      >
        {children}
      </div>
    </div>
  );
}
