import { useUsage } from "../lib/queries.ts";
import type { WorkspacePage } from "./pages.ts";

/** Whether a page is shown to this caller: some are for the owner of the service alone. */
export function useVisible(): (page: WorkspacePage) => boolean {
  const { data: usage } = useUsage();
  const isOwner = usage?.caller.kind === "owner";
  return ({ owner }) => owner !== true || isOwner;
}
