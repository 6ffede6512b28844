import type { Log } from "../../../src/base/log.ts";
import { createSearch } from "../../../src/modules/web/search.ts";
import { createSearchService } from "../../../src/modules/web/search-service.ts";
import { BRAVE, EXA, SEARXNG, type SearchForm, TAVILY } from "../../../src/modules/web/search-services.ts";
import { fakeClock } from "../../support/clock.ts";

export const FORMS = { searxng: SEARXNG, brave: BRAVE, tavily: TAVILY, exa: EXA };
export const never = new AbortController().signal;
export const KEY = "canary-key-5d2f";

export interface Asked {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

export type Answer = (signal: AbortSignal, asked: Asked) => Response | Promise<Response>;

/** A search over services of these forms, whose answers are the test's. Waits are over at once, and recorded. */
export function searchOf(answers: Partial<Record<SearchForm["name"], Answer>>, deadlineMs = 50) {
  const asked: Asked[] = [];
  const logged: string[] = [];
  const waited: number[] = [];
  const clock = fakeClock();
  const write = (fields: Record<string, unknown>, event: string) =>
    void logged.push(JSON.stringify({ ...fields, event }));
  const log: Log = { debug: write, info: write, warn: write, error: write };
  const services = Object.entries(answers).map(([name, answer]) => {
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const { method = "GET", headers, body, signal } = init!;
      const sent = {
        method,
        url: input as string,
        headers: headers as Record<string, string>,
        body: body === undefined ? undefined : (JSON.parse(body as string) as unknown),
      };
      asked.push(sent);
      return answer(signal!, sent);
    };
    const sleep = async (ms: number) => void waited.push(ms);
    const address = `https://${name}.example`;
    const form = FORMS[name as SearchForm["name"]];
    return createSearchService({ form, address, key: KEY, fetch, clock: { sleep }, deadlineMs });
  });
  return { asked, logged, waited, clock, ...createSearch({ services, clock, log }) };
}

/** An answer of each form with these results. */
export const ANSWERS = {
  searxng: (results: object[]) => Response.json({ query: "q", results }),
  brave: (results: object[]) => Response.json({ type: "search", web: { type: "search", results } }),
  tavily: (results: object[]) => Response.json({ query: "q", results, response_time: 0.1 }),
  exa: (results: object[]) => Response.json({ requestId: "r", results }),
};
