import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import type { TestContext } from "node:test";
import { loadConfig } from "../../../src/base/config.ts";
import { createLog } from "../../../src/base/log.ts";
import { createVault } from "../../../src/base/vault.ts";
import { ModelError } from "../../../src/modules/models/model-error.ts";
import { createProviderKeys } from "../../../src/modules/models/provider-keys.ts";
import { createModels } from "../../../src/modules/models/resolve.ts";
import { createGuard } from "../../../src/modules/outbound/guard.ts";
import { type Facts, type Script, startModelServer } from "../../support/model-server.ts";
import { temporaryStore } from "../../support/store.ts";
import { turnOf } from "./ask.ts";

export const KEY = "sk-canary-4f1d8e6b2a7c9035";
export const listOf = (...names: string[]) => ({ data: names.map((id) => ({ id })) });

/** Models whose compatible server has these facts. It is called through the guard, like the service's. */
export async function compatible(
  t: TestContext,
  facts: Facts,
  {
    script = () => ({ text: "here" }),
    env = {},
    tellsNames = true,
  }: { script?: Script; env?: Record<string, string>; tellsNames?: boolean } = {},
) {
  const server = await startModelServer(script, facts);
  const guard = createGuard();
  t.after(() => Promise.all([server.close(), guard.close()]));
  const { db, clock } = await temporaryStore(t);
  const settings = {
    OPENAI_COMPATIBLE_BASE_URL: server.url,
    OPENAI_COMPATIBLE_API_KEY: KEY,
    ...env,
  };
  const { providers, gateway } = loadConfig(settings).config;
  const models = createModels({
    keys: createProviderKeys({ db, vault: createVault([randomBytes(32)]), clock }),
    providers,
    gateway,
    local: null,
    builtin: {} as never,
    fetchFor: guard.fetch,
    clock: { now: () => clock.now(), sleep: async () => undefined },
    log: createLog("silent"),
    tellsNames,
    random: () => 0,
  });
  const failure = async () => {
    const { thrown } = await turnOf(await models.current());
    assert.ok(thrown instanceof ModelError);
    assert.ok(!thrown.message.includes(KEY), thrown.message);
    return thrown;
  };
  return { ...models, server, failure, clock };
}
