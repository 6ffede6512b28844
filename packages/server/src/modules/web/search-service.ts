import { ZodError } from "zod";
import type { Clock } from "../../base/clock.ts";
import { readBytes } from "./body.ts";
import { PageError, SearchRefused } from "./page-error.ts";
import { ask, drop, within } from "./request-page.ts";
import type { RawResult, SearchForm, SearchRefusal } from "./search-services.ts";

/** Something that searches the web. */
export interface SearchService {
  name: string;
  /** Throws SearchRefused if it will not search for a while, another PageError, or the reason of `signal`. */
  find(q: string, signal: AbortSignal): Promise<RawResult[]>;
}

interface ServiceParts {
  form: SearchForm;
  /** The address before the form's path. */
  address: string;
  key: string;
  fetch: typeof globalThis.fetch;
  clock: Pick<Clock, "sleep">;
  deadlineMs?: number;
}

const DEADLINE_MS = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_WAIT_S = 3;

/** A search service. A request is repeated once if the service is busy or broken for a moment. */
export function createSearchService(parts: ServiceParts): SearchService {
  const { form, clock, deadlineMs = DEADLINE_MS } = parts;
  async function find(q: string, signal: AbortSignal): Promise<RawResult[]> {
    for (let attempt = 1; ; attempt++) {
      const response = await send(parts, q, signal);
      try {
        if (response.ok) return await readResults(form, response, signal);
        const failure = await failureOf(form, response, signal);
        if (attempt > 1 || failure.waitSeconds === undefined) throw failure.error;
        await clock.sleep(failure.waitSeconds * 1_000, signal);
      } finally {
        await drop(response);
      }
    }
  }
  return {
    name: form.name,
    find: (q, signal) =>
      within({ ms: deadlineMs, late: "the search service did not answer", signal }, (both) => find(q, both)),
  };
}

function send(
  { form, address, key, fetch }: ServiceParts,
  q: string,
  signal: AbortSignal,
): Promise<Response> {
  const { path, headers = {}, body } = form.request(q, key);
  const accept = { accept: "application/json", ...headers };
  if (!body) return ask(fetch, address + path, { headers: accept, signal });
  return ask(fetch, address + path, {
    headers: { ...accept, "content-type": "application/json" },
    method: "POST",
    body: JSON.stringify(body),
    signal,
  });
}

async function readResults(form: SearchForm, response: Response, signal: AbortSignal): Promise<RawResult[]> {
  const { bytes, cut } = await readBytes(response, MAX_BYTES, signal);
  if (cut) throw new PageError("the search service's answer is too long");
  try {
    return form.read(JSON.parse(bytes.toString("utf8")));
  } catch (thrown) {
    if (!(thrown instanceof ZodError) && !(thrown instanceof SyntaxError)) throw thrown;
    throw new PageError("the search service did not answer with results in JSON");
  }
}

const REFUSALS: Partial<Record<number, SearchRefusal>> = { 401: "key", 402: "quota", 429: "busy" };

/** What a failed response means in the service's own words; `waitSeconds` if the same request may succeed after a moment. */
async function failureOf(
  form: SearchForm,
  response: Response,
  signal: AbortSignal,
): Promise<{ error: PageError; waitSeconds?: number }> {
  const { status } = response;
  if (status >= 300 && status < 400)
    return { error: new PageError("the search service redirects, which is not followed") };
  const said = form.words?.[status];
  if (said !== undefined) return { error: new PageError(said) };
  const refusal = form.refusal?.(status, await jsonOf(response, signal)) ?? REFUSALS[status];
  if (refusal === "key")
    return { error: new SearchRefused("the search's key was refused; the operator has to check it") };
  if (refusal === "quota") return { error: new SearchRefused("the search's quota is used up") };
  if (refusal === "busy") {
    const error = new PageError("the search service is asked too often (429); try again later");
    return waitFor(error, Number(response.headers.get("retry-after") ?? "1"));
  }
  const error = new PageError(`the search service answered ${status}`);
  return status >= 500 ? waitFor(error, 1) : { error };
}

const waitFor = (error: PageError, seconds: number) =>
  seconds >= 0 && seconds <= MAX_WAIT_S ? { error, waitSeconds: seconds } : { error };

/** The JSON of a failed response; undefined if it has none. */
async function jsonOf(response: Response, signal: AbortSignal): Promise<unknown> {
  const { bytes } = await readBytes(response, 64 * 1024, signal);
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return undefined;
  }
}
