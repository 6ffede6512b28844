import { useState } from "react";
import { useHistoryState } from "wouter/use-browser-location";
import { Icon } from "../../ui/icon.tsx";
import { Column, Page } from "../../ui/page.tsx";
import { PromptBox } from "../../ui/prompt-box.tsx";
import { Gallery } from "./gallery.tsx";
import { useStartBuild } from "./start-build.ts";
import { TEXT } from "./text.ts";

/** Where a page begins: its words, ideas, and what was built so far. */
export function NewPage() {
  const { busy, wrong, start } = useStartBuild();
  // Words that an earlier build brings along.
  const brought = useHistoryState<{ task?: string } | null>()?.task ?? "";
  const [idea, setIdea] = useState<{ task: string; nth: number }>({ task: brought, nth: 0 });
  const send = (task: string) => {
    start(task);
    return false;
  };
  return (
    <Page title={TEXT.newTitle}>
      <Column wide>
        <div className="mx-auto grid w-full max-w-(--measure) gap-3 tablet:pt-6">
          <h2 className="serif text-display max-tablet:text-verdict">{TEXT.hero}</h2>
          <p className="text-lg text-text-2">{TEXT.heroLine}</p>
        </div>
        <div className="mx-auto w-full max-w-(--measure)">
          <PromptBox
            key={idea.nth}
            focused={idea.nth > 0}
            label={TEXT.prompt}
            placeholder={TEXT.placeholder}
            initialText={idea.task}
            rows={3}
            sendLabel={TEXT.send}
            busy={busy}
            wrong={wrong}
            onSend={send}
          />
        </div>
        <section className="mx-auto grid w-full max-w-(--measure) gap-3" aria-labelledby="ideas">
          <h2 id="ideas" className="text-sm font-semibold">
            {TEXT.ideas}
          </h2>
          <ul className="grid gap-2 tablet:grid-cols-2">
            {TEXT.ideaList.map(({ title, task }) => (
              <li key={title} className="grid">
                <button
                  type="button"
                  onClick={() => setIdea(({ nth }) => ({ task, nth: nth + 1 }))}
                  className="group flex items-start gap-3 rounded-card border border-line bg-surface px-3.5 py-3 text-left transition-colors duration-(--dur-1) hover:border-line-strong hover:bg-hover"
                >
                  <span className="min-w-0 grow">
                    <span className="block text-sm font-medium">{title}</span>
                    <span className="block text-xs text-text-2">{task}</span>
                  </span>
                  <Icon name="arrow" size={16} className="mt-0.5 -rotate-45 text-text-3" />
                </button>
              </li>
            ))}
          </ul>
        </section>
        <Gallery />
      </Column>
    </Page>
  );
}
