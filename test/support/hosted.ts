import { createHash } from "node:crypto";
import type { TestContext } from "node:test";
import { BillingUsage, Claim, MintedApiKey, ProblemBody, Statement } from "@signet/contract";
import { startModelServer } from "../../packages/server/test/support/model-server.ts";
import { SECRET_KEY, startStripe, WEBHOOK_SECRET } from "../../packages/server/test/support/stripe.ts";
import { newUsedFolder, post, readEvents, removeData, startService, type RawEvent } from "./service.ts";

export const PASSWORD = "canary-password-of-the-owner";
export const OWNER = { Authorization: `Basic ${Buffer.from(`owner:${PASSWORD}`).toString("base64")}` };

/** A task that the built-in engine gives up at once, without a charge. */
export const HOPELESS = { task: "Write me a poem about the sea.", max_steps: 2 };

/** Settings of a gateway whose model gives up every task at once. That is an ordinary failure, which is charged. */
export async function gatewayThatGivesUp(t: TestContext) {
  const finish = { name: "finish", input: { summary: "This cannot be done.", done: false } };
  const model = await startModelServer(() => ({ calls: [finish] }));
  t.after(() => model.close());
  return { SVC_GATEWAY_BASE_URL: model.url, SVC_GATEWAY_MODEL: "m" };
}

/** A hosted service behind one proxy, with callers' addresses that the test chooses, and a fake payment provider. */
export async function hostedService(t: TestContext, env: Record<string, string> = {}) {
  const stripe = await startStripe();
  const dataDir = newUsedFolder();
  const settings = {
    SVC_ADMIN_PASS_SHA256: createHash("sha256").update(PASSWORD).digest("hex"),
    SVC_TRUST_PROXY: "1",
    // These tests are about quotas and payments; another test covers that a hosted service requires a cgroup.
    SVC_ALLOW_NO_CGROUP: "1",
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    SVC_STRIPE_BASE_URL: stripe.url,
    SVC_LOG_LEVEL: "debug",
    ...env,
  };
  const service = await startService({ dataDir, env: settings });
  t.after(async () => {
    stripe.close();
    await removeData(dataDir);
  });
  return { ...service, stripe, settings };
}

/** A client at an address, with these headers. */
export function callerAt(api: string, address: string, headers: Record<string, string> = {}) {
  const all = { "X-Forwarded-For": address, ...headers };
  const get = (path: string) => fetch(`${api}${path}`, { headers: all });
  const json = async (path: string) => {
    const response = await get(path);
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  return {
    headers: all,
    get,
    post: (path: string, body: unknown, more: Record<string, string> = {}) =>
      post(`${api}${path}`, body, { ...all, ...more }),
    usage: async () => BillingUsage.strict().parse(await json("/billing/usage")),
    statement: async (query = "") => Statement.strict().parse(await json(`/billing/statement${query}`)),
    /** Runs a task to its end. */
    async run(body: object = HOPELESS) {
      const response = await post(`${api}/code/run`, body, all);
      if (response.status !== 200) throw new Error(`refused: ${response.status} ${await response.text()}`);
      const events: RawEvent[] = [];
      for await (const event of readEvents(response)) events.push(event);
      return { response, events, id: String(events[0]!.data["run_id"]) };
    },
    async mint(body: object = { tier: "free", label: "app" }) {
      const response = await post(`${api}/api-keys`, body, all);
      const minted = MintedApiKey.strict().parse(await response.json());
      if (minted.api_key === null) throw new Error("the key is left out");
      return { ...minted, api_key: minted.api_key };
    },
    claim: async (session: string) =>
      Claim.strict().parse(await json(`/billing/topup/claim?session_id=${session}`)),
    with: (more: Record<string, string>) => callerAt(api, address, { ...headers, ...more }),
  };
}

/** The problem in a response, validated against the contract. */
export async function refusal(response: Response): Promise<ProblemBody & { headers: Headers }> {
  const body = ProblemBody.parse(await response.json());
  if (body.status !== response.status) throw new Error(`${body.status} in the body of a ${response.status}`);
  return { ...body, headers: response.headers };
}
