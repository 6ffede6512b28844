import type { Client } from "@signet/client";
import type { ProviderId, ProviderKey } from "@signet/contract";
import type { Terminal } from "../terminal.ts";
import type { FoundServer } from "./find-servers.ts";

/** What a person asked for; null where the search, the environment or a question decides. */
export interface Wish {
  provider: ProviderId | null;
  baseUrl: string | null;
  apiKey: string | null;
  model: string | null;
  /** Set it although the probe failed. */
  force: boolean;
}

export interface InitParts {
  terminal: Terminal;
  client: Client;
  /** The address of the service. */
  serviceUrl: string;
  env: Readonly<Record<string, string | undefined>>;
  findServers: () => Promise<FoundServer[]>;
}

/** The running service, as far as its owner sees it. */
export interface RunningService {
  /** The model that answers; null: the built-in engine does. */
  active: { provider: string; model: string } | null;
  providers: ProviderKey[];
}
