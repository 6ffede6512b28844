import { useHistoryState } from "wouter/use-browser-location";
import { uniqueId } from "@signet/client";
import { useStatus } from "../../lib/queries.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Column, Page } from "../../ui/page.tsx";
import { Composer } from "./composer.tsx";
import { EXAMPLES, type ExampleTask } from "./examples.ts";
import { startDraft, startRun } from "./start-run.ts";
import { TEXT } from "./text.ts";
import { useStart } from "./use-start.ts";

/** Where a task begins; below it, tasks that run without a model. */
export function NewTask() {
  const { busy, wrong, start } = useStart();
  const { data: status } = useStatus();
  // Words that the palette or an earlier run brings along.
  const task = useHistoryState<{ task?: string } | null>()?.task ?? "";
  const run = ({ task, files }: ExampleTask) =>
    start(() => startRun({ task, files, conversation_id: uniqueId() }));
  return (
    <Page title={TEXT.newTitle}>
      <Column>
        <div className="grid gap-3 tablet:pt-6">
          <h2 className="serif text-display max-tablet:text-verdict">{TEXT.hero}</h2>
          <p className="text-lg text-text-2">{TEXT.heroLine}</p>
        </div>
        <Composer
          key={task}
          initialTask={task}
          placeholder={TEXT.taskPlaceholder}
          isLarge
          busy={busy}
          wrong={wrong}
          onSend={(draft) => start((tell) => startDraft(draft, null, tell))}
        />
        <section className="grid gap-3" aria-labelledby="examples">
          <h2 id="examples" className="text-sm font-semibold">
            {status?.engine.active === "builtin" ? TEXT.examples : TEXT.examplesWithModel}
          </h2>
          <Card>
            <ul className="divide-y divide-line">
              {EXAMPLES.map((example) => (
                <li key={example.title} className="flex items-center gap-4 py-3 pr-3 pl-4">
                  <div className="min-w-0 grow">
                    <p className="text-sm font-medium">{example.title}</p>
                    <p className="text-xs text-text-2">{example.line}</p>
                  </div>
                  <Button
                    icon="play"
                    disabled={busy !== null}
                    aria-label={`${TEXT.run}: ${example.title}`}
                    onClick={() => run(example)}
                  >
                    {TEXT.run}
                  </Button>
                </li>
              ))}
            </ul>
          </Card>
        </section>
      </Column>
    </Page>
  );
}
