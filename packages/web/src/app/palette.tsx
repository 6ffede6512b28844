import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { useLocation } from "wouter";
import { conversationsOf } from "../lib/conversations.ts";
import { dayWithin } from "../lib/format.ts";
import { useRuns } from "../lib/queries.ts";
import { TEXT } from "../text.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { Kbd } from "../ui/kbd.tsx";
import { PAGES, runPath } from "./pages.ts";
import { turnTheme } from "./rail.tsx";
import { useVisible } from "./use-visible.ts";

const says = TEXT.palette;
const MOST_RUNS = 6;

interface Choice {
  key: string;
  icon: IconName;
  title: string;
  aside: string;
  act: () => void;
}

interface PaletteActions {
  onClose: () => void;
  onSettings: () => void;
  onShortcuts: () => void;
}

/** Finds runs and commands by what is typed. Arrows choose, Enter opens, Escape closes. */
export function Palette({ onClose, onSettings, onShortcuts }: PaletteActions) {
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const groups = useChoices(typed.trim(), { onClose, onSettings, onShortcuts });
  const all = groups.flatMap(({ choices }) => choices);
  const chosen = Math.min(at, all.length - 1);
  const onKey = (event: KeyboardEvent) => {
    // Nothing else here takes the focus, so Tab goes through the list as well.
    const steps = new Map(Object.entries({ ArrowDown: 1, ArrowUp: -1, Tab: event.shiftKey ? -1 : 1 }));
    const step = steps.get(event.key);
    if (step !== undefined) {
      event.preventDefault();
      setAt((chosen + step + all.length) % all.length);
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      all[chosen]?.act();
    }
  };
  return (
    <Dialog open onClose={onClose} title={says.title} bare initialFocus={input}>
      <Typed
        input={input}
        typed={typed}
        chosen={chosen}
        onKey={onKey}
        onType={(text) => {
          setTyped(text);
          setAt(0);
        }}
      />
      <div
        id="palette-list"
        role="listbox"
        aria-label={says.title}
        className="min-h-0 grow overflow-y-auto px-2 pb-2"
      >
        {groups.map(({ title, from, choices }) => (
          <div key={title} role="group" aria-label={title}>
            <p className="px-2 pt-3 pb-1 text-xs text-text-2">{title}</p>
            {choices.map((choice, i) => (
              <Option
                key={choice.key}
                choice={choice}
                typed={typed.trim()}
                index={from + i}
                chosen={chosen}
                onPoint={setAt}
              />
            ))}
          </div>
        ))}
      </div>
      <Keys />
    </Dialog>
  );
}

function Typed({
  input,
  typed,
  chosen,
  onKey,
  onType,
}: {
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  chosen: number;
  onKey: (event: KeyboardEvent) => void;
  onType: (text: string) => void;
}) {
  return (
    <div className="flex items-center gap-3 border-b border-line px-4">
      <Icon name="search" />
      <input
        ref={input}
        role="combobox"
        aria-expanded="true"
        aria-controls="palette-list"
        aria-activedescendant={`palette-${chosen}`}
        aria-label={says.placeholder}
        placeholder={says.placeholder}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKey}
        className="h-13 min-w-0 grow bg-transparent text-lg outline-none placeholder:text-text-3"
      />
      <Kbd keys={["Esc"]} />
    </div>
  );
}

function Keys() {
  return (
    <p className="hidden items-center gap-4 border-t border-line px-4 py-2.5 text-xs text-text-2 tablet:flex">
      <span className="flex items-center gap-1.5">
        <Kbd keys={["↑", "↓"]} /> {says.choose}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd keys={["Enter"]} /> {says.open}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd keys={["?"]} /> {says.all}
      </span>
    </p>
  );
}

function Option({
  choice: { icon, title, aside, act },
  typed,
  index,
  chosen,
  onPoint,
}: {
  choice: Choice;
  typed: string;
  index: number;
  chosen: number;
  onPoint: (index: number) => void;
}) {
  const isChosen = index === chosen;
  return (
    <div
      id={`palette-${index}`}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      onClick={act}
      onKeyDown={(event) => event.key === "Enter" && act()}
      onPointerMove={() => onPoint(index)}
      ref={(element) => {
        if (isChosen) element?.scrollIntoView({ block: "nearest" });
      }}
      className={`flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-2 text-md max-tablet:min-h-11 ${isChosen ? "bg-hover shadow-[inset_2px_0_0_var(--text)]" : ""}`}
    >
      <Icon name={icon} className="text-text-2" />
      <span className="min-w-0 grow truncate">{marked(title, typed)}</span>
      <span className="shrink-0 text-xs text-text-2">{aside}</span>
    </div>
  );
}

/** A title with what was typed marked, by weight and by a line below. */
function marked(title: string, typed: string): ReactNode {
  const at = typed === "" ? -1 : title.toLowerCase().indexOf(typed.toLowerCase());
  if (at === -1) return title;
  return (
    <>
      {title.slice(0, at)}
      <mark className="bg-transparent font-semibold text-text underline decoration-info decoration-2 underline-offset-3">
        {title.slice(at, at + typed.length)}
      </mark>
      {title.slice(at + typed.length)}
    </>
  );
}

function useChoices(typed: string, { onClose, onSettings, onShortcuts }: PaletteActions) {
  const [, navigate] = useLocation();
  const { data: runs = [] } = useRuns();
  const fits = (title: string) => title.toLowerCase().includes(typed.toLowerCase());
  const leave = (path: string, state?: { task: string }) => () => {
    onClose();
    navigate(path, { state });
  };
  const found = conversationsOf(runs)
    .filter(({ runs: all }) => all.some(({ task }) => fits(task)))
    .slice(0, MOST_RUNS)
    .map(({ key, title, newest, outcome }): Choice => {
      const icon = PAGES.find(({ kind }) => kind === newest.kind)?.icon ?? "runs";
      const aside = `${outcome.words}, ${dayWithin(new Date(newest.created_at))}`;
      return { key, icon, title, aside, act: leave(runPath(newest)) };
    });
  const commands: Choice[] = [
    ...PAGES.filter(useVisible()).map(({ path, label, icon }) => ({
      key: path,
      icon,
      title: says.go(label),
      aside: "",
      act: leave(path),
    })),
    {
      key: "theme",
      icon: "theme" as const,
      title: says.theme,
      aside: "T",
      act: () => {
        onClose();
        turnTheme();
      },
    },
    { key: "settings", icon: "settings" as const, title: says.settings, aside: "", act: onSettings },
    { key: "shortcuts", icon: "menu" as const, title: says.shortcuts, aside: "?", act: onShortcuts },
  ].filter(({ title }) => fits(title));
  const task = leave("/code", { task: typed });
  commands.unshift({ key: "task", icon: "plus", title: says.newTask(typed), aside: "", act: task });
  const groups = [
    { title: says.runs, from: 0, choices: found },
    { title: says.commands, from: found.length, choices: commands },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}
