import type { TestContext } from "node:test";
import { type Script, startModelServer } from "../../packages/server/test/support/model-server.ts";
import { serviceFor } from "./service.ts";

/** A scripted model that ends with its test, and the settings by which a service asks it. */
export async function modelFor(t: TestContext, script: Script) {
  const model = await startModelServer(script);
  t.after(() => model.close());
  const env = { OPENAI_COMPATIBLE_BASE_URL: model.url, OPENAI_COMPATIBLE_MODEL: "scripted" };
  return { model, env };
}

/** A service on a scripted model; both end with their test. */
export async function withModel(t: TestContext, script: Script, more: Record<string, string> = {}) {
  const { model, env } = await modelFor(t, script);
  return { model, env, service: await serviceFor(t, { ...env, ...more }) };
}
