import type { TestContext } from "node:test";
import { type Ask, HOSTED, OWNER, service } from "./rig.ts";
import { GIVES_UP } from "./scripts.ts";

/** A hosted service with one free key; what it runs gives up unless a script says otherwise. */
export async function withOneAccount(t: TestContext, script = GIVES_UP) {
  const rig = await service(t, { env: HOSTED, script });
  const { api_key } = await rig.json("mintApiKey", {
    body: {},
    headers: { "X-Forwarded-For": "203.0.113.1" },
  });
  const mine = { "X-SVC-Api-Key": api_key! };
  const { accounts } = await rig.json("accounts", { headers: OWNER });
  const id = accounts.find(({ kind }) => kind === "account")!.account;
  const change = (body: object, more: Ask = {}) =>
    rig.json("changeAccount", { params: { id }, body, headers: OWNER, ...more });
  return { rig, mine, id, change, api_key: api_key! };
}
