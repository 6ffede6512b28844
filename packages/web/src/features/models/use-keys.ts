import type { ProviderId, ProviderProbe } from "@signet/contract";
import { PROVIDERS } from "@signet/contract/values";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { service, useService } from "../../lib/service.ts";
import { TEXT } from "./text.ts";

/** Where a model can be had. An empty key or address is none. */
export interface ModelChoice {
  provider: ProviderId;
  model: string;
  apiKey: string;
  baseUrl: string;
}

export function useProviderKeys() {
  const client = useService();
  return useQuery({ queryKey: ["provider-keys"], queryFn: () => client.providerKeys() });
}

/** The settings of a choice. A key that is stored for another address is never sent along: each setting is named. */
export function settingsOf({ provider, model, apiKey, baseUrl }: ModelChoice): Record<string, string> {
  const { prefix, defaultModel } = PROVIDERS[provider];
  return {
    [`${prefix}_API_KEY`]: apiKey,
    ...(model === "" ? {} : { [`${prefix}_MODEL`]: model }),
    ...(defaultModel === null ? { [`${prefix}_BASE_URL`]: baseUrl } : {}),
  };
}

/** Why a model that was tried should not be set; null if nothing speaks against it. */
export function objectionTo({ ok, error, tools }: ProviderProbe): string | null {
  if (!ok) return error?.message ?? TEXT.refused;
  return tools === false ? TEXT.noTools : null;
}

/** Tries a choice, and sets it if nothing speaks against it or if that is forced. The answer is the objection, null if it is set. */
export function useSetModel() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ choice, force = false }: { choice: ModelChoice; force?: boolean }) => {
      const settings = settingsOf(choice);
      if (!force) {
        const objection = objectionTo(await service().probeProvider(choice.provider, settings));
        if (objection !== null) return objection;
      }
      await service().setProviderKeys(settings);
      await refresh(queries);
      return null;
    },
  });
}

export const refresh = (queries: ReturnType<typeof useQueryClient>): Promise<unknown> =>
  Promise.all([
    queries.invalidateQueries({ queryKey: ["status"] }),
    queries.invalidateQueries({ queryKey: ["provider-keys"] }),
  ]);
