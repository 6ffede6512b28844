import { type Client, createClient } from "@signet/client";
import { API_BASE } from "@signet/contract/values";
import { type ConnectionWatch, createConnection } from "./connection.ts";
import { createStored, useStored } from "./stored.ts";

/** What a hosted service knows a caller by; kept in this browser, but for the owner's password. */
export type KeptCredential = { kind: "api_key" | "license" | "owner"; value: string } | null;

const HEADERS = { api_key: "x-svc-api-key", license: "x-svc-license" } as const;

export const credential = createStored<KeptCredential>("signet-credential", readCredential, (value) =>
  // The password of the owner lasts as long as the page.
  value === null || value.kind === "owner" ? null : JSON.stringify(value),
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

/** A client that sends this credential, whether it is kept or not. */
export function clientWith(own: KeptCredential): Client {
  const fetch = own?.kind === "owner" ? askAlone : connection.watch;
  return createClient({ baseUrl: serviceUrl, fetch, headers: headersOf(own), patience: PATIENCE });
}

/** Without what the browser itself keeps: a refused password must not open the browser's own dialog. */
const askAlone: typeof globalThis.fetch = (input, init) =>
  connection.watch(input, { ...init, credentials: "omit" });

function headersOf(own: KeptCredential): Record<string, string> {
  if (own === null) return {};
  if (own.kind !== "owner") return { [HEADERS[own.kind]]: own.value };
  const bytes = new TextEncoder().encode(`owner:${own.value}`);
  return { authorization: `Basic ${btoa(String.fromCharCode(...bytes))}` };
}

let known: { credential: KeptCredential; client: Client } | undefined;

/** The client of the service, with the credential of this browser. */
export function service(): Client {
  const own = credential.get();
  if (known === undefined || known.credential !== own) known = { credential: own, client: clientWith(own) };
  return known.client;
}

/** The same for a component, which is rendered again when the credential changes. */
export function useService(): Client {
  useStored(credential);
  return service();
}
