import { webAddress } from "./clean.ts";
import { PageError } from "./page-error.ts";

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const CERTIFICATE = /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/;

/** Requests an address without following redirects. Throws PageError if there is no response, or the reason of `signal`. */
export async function ask(
  fetch: typeof globalThis.fetch,
  url: string,
  init: { headers: Record<string, string>; signal: AbortSignal; method?: "POST"; body?: string },
): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: "manual" });
  } catch (thrown) {
    init.signal.throwIfAborted();
    throw new PageError(whyNot(thrown));
  }
}

/** Runs `work` with a time limit of `ms`. Then throws PageError with the message `late`. Throws the reason of `signal` if it is aborted. */
export async function within<T>(
  { ms, late, signal }: { ms: number; late: string; signal: AbortSignal },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const deadline = AbortSignal.timeout(ms);
  try {
    return await work(AbortSignal.any([signal, deadline]));
  } catch (thrown) {
    signal.throwIfAborted();
    if (deadline.aborted) throw new PageError(`${late} within ${ms / 1_000} s`);
    throw thrown;
  }
}

/** Requests a page and follows a few redirects. Each uses the same fetch, so the guard checks every address. */
export async function follow(
  fetch: typeof globalThis.fetch,
  from: string,
  init: { headers: Record<string, string>; signal: AbortSignal },
): Promise<{ url: string; response: Response }> {
  let url = webAddress(from);
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    if (url === undefined) throw new PageError("this is not the address of a page on the web");
    const response = await ask(fetch, url, init);
    const location = response.headers.get("location");
    if (response.type === "opaqueredirect")
      throw new PageError("the page redirects to an address that cannot be seen");
    if (!REDIRECTS.has(response.status) || location === null) return { url, response };
    await drop(response);
    url = webAddress(location, url);
  }
  throw new PageError(`the page redirects more than ${MAX_REDIRECTS} times`);
}

/** Cancels the rest of a response. */
export const drop = async ({ body }: Response): Promise<void> => body?.cancel().catch(() => undefined);

/** The reason in the service's own words, without texts of servers or resolvers. The guard's message is the service's own. */
function whyNot(thrown: unknown): string {
  const codes: string[] = [];
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if (error.name === "ForbiddenAddress") return error.message;
    codes.push((error as NodeJS.ErrnoException).code ?? "");
  }
  const code = codes.join(" ");
  if (/ENOTFOUND|EAI_AGAIN|ENODATA/.test(code)) return "the name in the address does not resolve";
  if (code.includes("ECONNREFUSED")) return "the server refused the connection";
  if (CERTIFICATE.test(code)) return "the server's certificate is not valid";
  return "the connection to the server broke";
}
