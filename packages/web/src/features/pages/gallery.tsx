import type { Run } from "@signet/contract";
import { Link } from "wouter";
import { day, titleOf } from "../../lib/format.ts";
import { outcomeWords } from "../../lib/outcome.ts";
import { isLive, useRuns } from "../../lib/queries.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Sign } from "../../ui/sign.tsx";
import { Picture } from "./picture.tsx";
import { TEXT } from "./text.ts";

const BUILDS = { kind: "visual" } as const;

/** What was built so far, newest first. */
export function Gallery() {
  const runs = useRuns(BUILDS);
  const builds = runs.data ?? [];
  if (builds.length === 0) return null;
  return (
    <section className="grid gap-3 border-t border-line pt-6" aria-labelledby="gallery">
      <h2 id="gallery" className="text-sm font-semibold">
        {TEXT.gallery}
      </h2>
      <ul className="grid grid-cols-1 gap-4 tablet:grid-cols-2 wide:grid-cols-3">
        {builds.map((run) => (
          <li key={run.run_id} className="grid">
            <Built run={run} />
          </li>
        ))}
      </ul>
      {runs.hasNextPage && (
        <Button
          className="justify-self-start"
          disabled={runs.isFetchingNextPage}
          onClick={() => void runs.fetchNextPage()}
        >
          {TEXT.galleryMore}
        </Button>
      )}
    </section>
  );
}

function Built({ run }: { run: Run }) {
  const { sign, words } = outcomeWords(run);
  return (
    <Link
      href={`/pages/${run.run_id}`}
      className="group overflow-hidden rounded-card border border-line bg-surface transition-colors duration-(--dur-1) hover:border-line-strong"
    >
      {run.page_url === null ? (
        <span className="grid aspect-[64/45] place-items-center bg-sunken text-text-3">
          <Icon name={isLive(run) ? "clock" : "page"} size={28} />
        </span>
      ) : (
        <Picture runId={run.run_id} path="desktop.png" label="" className="aspect-[64/45]" />
      )}
      <span className="flex items-start gap-2.5 border-t border-line px-3.5 py-3">
        <span className="grid h-5 w-4 place-items-center">
          <Sign sign={sign} />
        </span>
        <span className="min-w-0 grow">
          <span className="block truncate text-sm font-medium">{titleOf(run.task)}</span>
          <span className="block truncate text-xs text-text-2">
            {words} · {day(new Date(run.created_at))}
          </span>
        </span>
      </span>
    </Link>
  );
}
