import type { TestContext } from "node:test";
import {
  type Facts,
  type Script,
  startModelServer,
} from "../../packages/server/test/support/model-server.ts";
import { serviceFor } from "./service.ts";

/** A scripted model that is stopped at the end of the test, and the settings to use it in a service. */
export async function modelFor(t: TestContext, script: Script, facts: Facts = {}) {
  const model = await startModelServer(script, facts);
  t.after(() => model.close());
  const env = { OPENAI_COMPATIBLE_BASE_URL: model.url, OPENAI_COMPATIBLE_MODEL: "scripted" };
  return { model, env };
}

/** A service with a scripted model; both are stopped at the end of the test. */
export async function withModel(t: TestContext, script: Script, more: Record<string, string> = {}) {
  const { model, env } = await modelFor(t, script);
  return { model, env, service: await serviceFor(t, { ...env, ...more }) };
}
