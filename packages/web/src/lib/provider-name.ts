import type { ProviderId } from "@signet/contract";
import { PROVIDERS } from "@signet/contract/values";
import { TEXT } from "../text.ts";
import { plain } from "./plain.ts";

/** The name of a provider as people know it. */
export function providerName(provider: string): string {
  if (provider === "openai_compatible") return TEXT.ownServer;
  return Object.hasOwn(PROVIDERS, provider) ? PROVIDERS[provider as ProviderId].label : plain(provider);
}
