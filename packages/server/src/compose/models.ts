import { availableParallelism } from "node:os";
import { createBuiltinEngine } from "@signet/builtin-engine";
import type { Config } from "../base/config.ts";
import type { Vault } from "../base/vault.ts";
import { openChatSpan } from "../modules/models/chat-span.ts";
import { deadlinesOf } from "../modules/models/deadlines.ts";
import { createGgufModel } from "../modules/models/gguf/model.ts";
import { createProviderKeys } from "../modules/models/provider-keys.ts";
import { createModels } from "../modules/models/resolve.ts";
import { watched, type WatchModel } from "../modules/models/watched.ts";
import type { Guard } from "../modules/outbound/guard.ts";
import type { Db } from "../store/db.ts";
import type { Base } from "./base.ts";

function localWeights({ ggufModel }: Config) {
  const threads = Math.max(1, Math.floor(availableParallelism() / 2));
  return ggufModel ? createGgufModel({ path: ggufModel, threads }) : null;
}

/** Builds the models: the owner's providers, the gateway, local weights, and the built-in engine. */
export function createModelParts(
  { config, clock, log, metrics }: Base,
  { db, vault, guard }: { db: Db; vault: Vault; guard: Guard },
) {
  const watch: WatchModel = (model, request) => {
    const endSpan = openChatSpan(model, request);
    const { provider } = model;
    return (end) => {
      const { outcome, seconds, firstSeconds, usage } = end;
      endSpan(end);
      metrics.modelAsked({ provider, outcome, seconds, firstSeconds, usage });
    };
  };
  const local = localWeights(config);
  const { coder, chat, pages } = createBuiltinEngine({ hosted: config.mode === "hosted" });
  const builtin = {
    coder: watched(coder, watch),
    chat: watched(chat, watch),
    pages: watched(pages, watch),
  };
  const keys = createProviderKeys({ db, vault, clock });
  const models = createModels({
    keys,
    providers: config.providers,
    gateway: config.gateway,
    local: local && watched(local, watch),
    builtin: builtin.coder,
    watch,
    fetchFor: guard.fetch,
    clock,
    log,
    tellsNames: config.mode !== "hosted",
    random: Math.random,
    deadlines: deadlinesOf({
      firstTokenSeconds: config.modelFirstTokenSeconds,
      silenceSeconds: config.modelSilenceSeconds,
    }),
  });
  return { local, builtin, keys, models };
}
