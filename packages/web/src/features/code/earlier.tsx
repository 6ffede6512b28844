import { Link } from "wouter";
import { titleOf } from "../../lib/format.ts";
import { outcomeWords } from "../../lib/outcome.ts";
import { useRuns } from "../../lib/queries.ts";
import { useShell } from "../../lib/shell.ts";
import { Sign } from "../../ui/sign.tsx";
import { TEXT } from "./text.ts";

/** The other runs of a conversation that came before, oldest first. */
export function Earlier({ runId, conversationId }: { runId: string; conversationId: string | null }) {
  const { data: runs = [] } = useRuns();
  const { runPath } = useShell();
  const all = runs.filter((run) => conversationId !== null && run.conversation_id === conversationId);
  const before = all.slice(all.findIndex((run) => run.run_id === runId) + 1).reverse();
  if (before.length === 0 || before.length === all.length) return null;
  return (
    <nav aria-label={TEXT.earlier} className="grid gap-1 border-b border-line pb-4 text-sm">
      <p className="text-xs text-text-2">{TEXT.earlier}</p>
      {before.map((run) => {
        const { sign, words } = outcomeWords(run);
        return (
          <Link
            key={run.run_id}
            href={runPath(run)}
            className="-mx-2 flex min-h-(--control) items-center gap-2.5 rounded-control px-2 hover:bg-hover"
          >
            <Sign sign={sign} />
            <span className="min-w-0 grow truncate">{titleOf(run.task)}</span>
            <span className="shrink-0 text-xs text-text-2">{words}</span>
          </Link>
        );
      })}
    </nav>
  );
}
