import { type Client, createClient } from "@signet/client";
import { API_BASE } from "@signet/contract";
import { type ConnectionWatch, createConnection } from "./connection.ts";
import { createStored, useStored } from "./stored.ts";

/** What a hosted service knows a caller by; kept in this browser. */
export type KeptCredential = { kind: "api_key" | "license"; value: string } | null;

const HEADERS = { api_key: "x-svc-api-key", license: "x-svc-license" } as const;

export const credential = createStored<KeptCredential>("signet-credential", readCredential, (value) =>
  value === null ? null : JSON.stringify(value),
);

function readCredential(text: string | null): KeptCredential {
  if (text === null) return null;
  try {
    const { kind, value } = JSON.parse(text) as Record<string, unknown>;
    const isKnown = (kind === "api_key" || kind === "license") && typeof value === "string";
    return isKnown ? { kind, value } : null;
  } catch {
    return null;
  }
}

/** Which kind of credential a person has pasted: a license is a JSON web token. */
export const credentialOf = (text: string): KeptCredential => {
  const value = text.trim();
  if (value === "") return null;
  return { kind: /^[\w-]+\.[\w-]+\.[\w-]+$/.test(value) ? "license" : "api_key", value };
};

/** The address of the service: the one that the page names, else where the page comes from. */
export const serviceUrl: string =
  document.querySelector<HTMLMetaElement>('meta[name="signet-service"]')?.content.trim() || location.origin;

export const connection: ConnectionWatch = createConnection(() =>
  connection.watch(`${serviceUrl}${API_BASE}/status`),
);

/** A stream goes on for as long as the page is open, whatever happens to connection and service. */
const PATIENCE = {
  attempts: Number.POSITIVE_INFINITY,
  backoffMs: (failures: number) => Math.min(250 * 2 ** failures, 4_000),
};

/** A client that sends the credential that `own` names at the time of each request. */
const clientOf = (own: () => KeptCredential): Client =>
  createClient({
    baseUrl: serviceUrl,
    fetch: (input, init) =>
      connection.watch(input, {
        ...init,
        headers: { ...(init?.headers as Record<string, string>), ...headersOf(own()) },
      }),
    patience: PATIENCE,
  });

const headersOf = (own: KeptCredential): Record<string, string> =>
  own === null ? {} : { [HEADERS[own.kind]]: own.value };

/** A client that sends this credential, whether it is kept or not. */
export const clientWith = (own: KeptCredential): Client => clientOf(() => own);

const client = clientOf(credential.get);

/** The client of the service, with the credential of this browser. */
export const service = (): Client => client;

/** The same for a component, which is rendered again when the credential changes. */
export function useService(): Client {
  useStored(credential);
  return client;
}
