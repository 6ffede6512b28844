import { lazy, Suspense, useMemo, useState } from "react";
import { Route, Switch, useLocation } from "wouter";
import { type Shell, ShellContext } from "../lib/shell.ts";
import { TEXT } from "../text.ts";
import { Dialog } from "../ui/dialog.tsx";
import { ConnectionBanner } from "./connection-banner.tsx";
import { Crash } from "./crash.tsx";
import { Home } from "./home.tsx";
import { Missing } from "./missing.tsx";
import { PAGES, runPath } from "./pages.ts";
import { BottomBar, Rail } from "./rail.tsx";
import { SideBar } from "./side-bar.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

const Palette = lazy(async () => ({ default: (await import("./palette.tsx")).Palette }));
const Settings = lazy(async () => ({ default: (await import("./settings.tsx")).Settings }));
const Shortcuts = lazy(async () => ({ default: (await import("./shortcuts.tsx")).Shortcuts }));

type Layer = "palette" | "settings" | "shortcuts" | "side" | null;

/** The workspace: the shell, the page of the address in it, and the layers above. */
export function App() {
  const [layer, setLayer] = useState<Layer>(null);
  const shell = useMemo<Shell>(
    () => ({
      openSide: () => setLayer("side"),
      openPalette: () => setLayer("palette"),
      openSettings: () => setLayer("settings"),
      runPath,
    }),
    [],
  );
  const close = () => setLayer(null);
  useShortcuts({ openPalette: shell.openPalette, openShortcuts: () => setLayer("shortcuts") });
  return (
    <ShellContext value={shell}>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-action px-4 py-2 text-sm text-on-action focus:translate-y-0"
      >
        {TEXT.skip}
      </a>
      <div className="grid h-dvh grid-cols-1 grid-rows-[minmax(0,1fr)_auto] tablet:grid-cols-[auto_minmax(0,1fr)] tablet:grid-rows-1 wide:grid-cols-[auto_var(--side)_minmax(0,1fr)]">
        <Rail />
        <aside className="hidden min-h-0 flex-col border-r border-line bg-bg wide:flex">
          <SideBar />
        </aside>
        <main id="content" tabIndex={-1} className="flex min-h-0 min-w-0 flex-col outline-none">
          <ConnectionBanner />
          <CurrentPage />
        </main>
        <BottomBar />
      </div>
      <Dialog open={layer === "side"} onClose={close} title={TEXT.side.conversations} shape="left" bare>
        <SideBar onLeave={close} />
      </Dialog>
      <Suspense>
        {layer === "palette" && (
          <Palette
            onClose={close}
            onSettings={shell.openSettings}
            onShortcuts={() => setLayer("shortcuts")}
          />
        )}
        {layer === "settings" && <Settings onClose={close} />}
        {layer === "shortcuts" && <Shortcuts onClose={close} />}
      </Suspense>
    </ShellContext>
  );
}

function CurrentPage() {
  const [location] = useLocation();
  return (
    <Crash key={location}>
      <Suspense fallback={<p className="p-6 text-sm text-text-3">{TEXT.loading}</p>}>
        <Switch>
          <Route path="/">
            <Home />
          </Route>
          {PAGES.map(({ path, view: View }) => (
            <Route key={path} path={`${path}/:id?`}>
              {({ id }) => <View id={id} />}
            </Route>
          ))}
          <Route>
            <Missing />
          </Route>
        </Switch>
      </Suspense>
    </Crash>
  );
}
