import { count } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { TEXT } from "./text.ts";

interface PagedQuery {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** Below a list: how many are shown, and the way to more. */
export function More({ shown, query }: { shown: number; query: PagedQuery }) {
  if (shown === 0) return null;
  return (
    <div className="flex items-center justify-between gap-4 text-xs text-text-2">
      <span role="status">{TEXT.shown(count(shown))}</span>
      {query.hasNextPage && (
        <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {TEXT.more}
        </Button>
      )}
    </div>
  );
}
