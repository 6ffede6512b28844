import { ClientProblem, type RunQuery } from "@signet/client";
import type { Run } from "@signet/contract";
import { keepPreviousData, QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { connection, credential, service } from "./service.ts";

const LIVE_MS = 2_500;
const QUIET_MS = 20_000;
const PAGE = 50;

/** A refusal is final; a lost connection is tried again when it is back. */
const retry = (failures: number, error: Error): boolean =>
  !(error instanceof ClientProblem) ? failures < 2 : error.problem.retryable && failures < 2;

/**
 * The cache of everything that is read from the service. It is emptied and read again when the credential changes, before
 * components are rendered: a query asks `service()` then, not the client of an earlier rendering.
 */
export function createQueries(): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { retry, staleTime: 5_000 } } });
  credential.subscribe(() => {
    void queries.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== "status" });
    void queries.invalidateQueries({ queryKey: ["status"] });
  });
  let wasUp = true;
  connection.subscribe(() => {
    const isUp = connection.get().state === "up";
    if (isUp && !wasUp) void queries.invalidateQueries();
    wasUp = isUp;
  });
  return queries;
}

export const isLive = ({ state }: Pick<Run, "state">): boolean =>
  state === "queued" || state === "running" || state === "verifying";

/** The caller's runs that `filter` allows, newest first, page by page; asked for again while one of them is under way. */
export function useRuns(filter: Omit<RunQuery, "limit" | "before"> = {}) {
  return useInfiniteQuery({
    queryKey: ["runs", filter],
    queryFn: ({ pageParam }) =>
      service().runs({ ...filter, limit: PAGE, ...(pageParam === null ? {} : { before: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ runs }) => runs),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ runs }) => runs.some(isLive)) ? LIVE_MS : QUIET_MS,
  });
}

export function useRun(runId: string) {
  return useQuery({
    queryKey: ["run", runId],
    queryFn: () => service().run(runId),
    refetchInterval: ({ state }) => (state.data && isLive(state.data) ? LIVE_MS : false),
  });
}

export function useStatus() {
  return useQuery({ queryKey: ["status"], queryFn: () => service().status(), staleTime: 30_000 });
}

export function useUsage() {
  return useQuery({ queryKey: ["usage"], queryFn: () => service().usage(), staleTime: 15_000 });
}
