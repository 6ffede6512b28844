import { type Client, createClient } from "@signet/client";
import { API_BASE } from "@signet/contract/values";
import { type ConnectionWatch, createConnection } from "./connection.ts";
import { createStored, type Stored, useStored } from "./stored.ts";

/** What a hosted service knows a caller by. Keys and licenses are kept in this browser, the owner's password in this tab. */
export type KeptCredential = { kind: CredentialKind; value: string } | null;
export type CredentialKind = "api_key" | "license" | "owner";

const HEADERS = { api_key: "x-svc-api-key", license: "x-svc-license" } as const;

const write = (value: KeptCredential): string | null => (value === null ? null : JSON.stringify(value));
const account = createStored("signet-credential", reading("api_key", "license"), write);
const owner = createStored("signet-owner", reading("owner"), write, "tab");

/** The credential of this browser or tab: one, or none. */
export const credential: Stored<KeptCredential> = {
  get: () => owner.get() ?? account.get(),
  set(value) {
    const isOwner = value?.kind === "owner";
    account.set(isOwner ? null : value);
    owner.set(isOwner ? value : null);
  },
  subscribe(listener) {
    const ends = [account.subscribe(listener), owner.subscribe(listener)];
    return () => {
      for (const end of ends) end();
    };
  },
};

function reading(...kinds: CredentialKind[]) {
  return (text: string | null): KeptCredential => {
    if (text === null) return null;
    try {
      const { kind, value } = JSON.parse(text) as Record<string, unknown>;
      const known = kinds.find((each) => each === kind);
      return known && typeof value === "string" ? { kind: known, value } : null;
    } catch {
      return null;
    }
  };
}

/** What a person has pasted as an API key or a license, which is a JSON web token. */
export const credentialOf = (text: string): NonNullable<KeptCredential> => {
  const value = text.trim();
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
    fetch: (input, init) => connection.watch(input, withCredential(init, own())),
    patience: PATIENCE,
  });

function withCredential(init: RequestInit = {}, own: KeptCredential): RequestInit {
  if (own === null) return init;
  const headers = init.headers as Record<string, string>;
  if (own.kind !== "owner") return { ...init, headers: { ...headers, [HEADERS[own.kind]]: own.value } };
  const login = btoa(String.fromCharCode(...new TextEncoder().encode(`owner:${own.value}`)));
  // Without browser credentials: a refused password would otherwise open the browser's own dialog.
  return { ...init, headers: { ...headers, authorization: `Basic ${login}` }, credentials: "omit" };
}

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
