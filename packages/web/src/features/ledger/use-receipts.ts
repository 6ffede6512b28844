import { BOUNDS } from "@signet/contract/values";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { service, useService } from "../../lib/service.ts";

export type LineKind = "code" | "all";
const PAGE = 50;

/** The lines of the ledger, newest first, page by page. */
export function useReceipts(kind: LineKind) {
  const client = useService();
  return useInfiniteQuery({
    queryKey: ["receipts", kind],
    queryFn: ({ pageParam }) =>
      client.receipts({ limit: PAGE, kind, ...(pageParam === null ? {} : { before: pageParam }) }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
}

export function useReceipt(sha: string) {
  const client = useService();
  return useQuery({ queryKey: ["receipt", sha], queryFn: () => client.receipt(sha), staleTime: Infinity });
}

/** The lines beside a line, newest first: the one after it, if there is one, itself, and the one before. */
export function useNeighbours(seq: number) {
  const client = useService();
  return useQuery({
    queryKey: ["neighbours", seq],
    queryFn: async () => (await client.receipts({ before: seq + 2, limit: 3, kind: "all" })).receipts,
  });
}

/** The hashes in the ledger that begin so: at most two, which is enough to know that the beginning does not name one. */
export async function hashesThatBegin(digits: string): Promise<string[]> {
  const found: string[] = [];
  for (let before: number | null | undefined; before !== null && found.length < 2;) {
    const page = await service().receipts({
      limit: BOUNDS.receiptsLimit.max,
      kind: "all",
      ...(before === undefined ? {} : { before }),
    });
    found.push(...page.receipts.map((each) => each.receipt_sha).filter((sha) => sha.startsWith(digits)));
    before = page.receipts.length === 0 ? null : (page.next ?? null);
  }
  return found;
}
