import { z } from "zod";
import { AccountDetail, AccountList, AccountPatch, OperatorRuns, Overview } from "../admin.ts";
import { Jwks } from "../billing.ts";
import { BOUNDS } from "../bounds.ts";
import { count, text, withExample } from "../fields.ts";
import { RUN_ENDS, RUN_STATES } from "../run-words.ts";
import { BODY_PROBLEMS, idempotent, IDEMPOTENT, page, type Route } from "./route.ts";

const OWNER = ["owner_only", "misdirected_host"] as const;

const ACCOUNT = z.string().min(1).max(64);
const ACCOUNT_EXAMPLE = "acct_06k3v9x0abcdefghijklmnopq";
const accountId = z.object({ id: withExample(ACCOUNT, ACCOUNT_EXAMPLE).describe("The account") });
const cursor = withExample(z.string().max(100).optional(), "1795176600000.acct_06k3v9x0").describe(
  "`next` of the previous page",
);
const { hours } = BOUNDS.operator;

export const adminRoutes = {
  overview: {
    method: "get",
    path: "/admin/overview",
    summary: "What needs attention: runs by state and end, failures by reason, queue, disk, health",
    consumes: null,
    sameOrigin: true,
    query: z.object({
      hours: withExample(
        z.coerce.number().int().min(hours.min).max(hours.max).default(hours.default),
        hours.default,
      ).describe("How far back runs are counted"),
    }),
    answer: { kind: "json", schema: Overview },
    problems: OWNER,
  },
  accounts: {
    method: "get",
    path: "/admin/accounts",
    summary: "All accounts, those with the newest activity first",
    consumes: null,
    sameOrigin: true,
    query: z.object({
      limit: page(BOUNDS.accountsLimit),
      before: cursor,
      q: withExample(z.string().max(BOUNDS.operator.searchChars).optional(), "acct_06k3").describe(
        "A part of the id or of the note",
      ),
      blocked: withExample(z.enum(["true", "false"]).optional(), "true").describe(
        "Only those that are blocked, or only the others",
      ),
    }),
    answer: { kind: "json", schema: AccountList },
    problems: OWNER,
  },
  account: {
    method: "get",
    path: "/admin/accounts/{id}",
    summary: "An account: its tier, units, counts and sizes, and the operator's changes",
    consumes: null,
    sameOrigin: true,
    params: accountId,
    answer: { kind: "json", schema: AccountDetail },
    problems: [...OWNER, "not_found"],
  },
  changeAccount: {
    method: "patch",
    path: "/admin/accounts/{id}",
    summary: "Block or unblock an account, give it a tier or units, or note something about it",
    consumes: null,
    sameOrigin: true,
    params: accountId,
    headers: z.object(idempotent),
    body: AccountPatch,
    answer: { kind: "json", schema: AccountDetail },
    problems: [...OWNER, ...BODY_PROBLEMS, ...IDEMPOTENT, "not_found"],
    example: { credit: { runs: 20 }, note: "Asked for more runs by mail" },
  },
  operatorRuns: {
    method: "get",
    path: "/admin/runs",
    summary: "The runs of all accounts without their content, newest first",
    consumes: null,
    sameOrigin: true,
    query: z.object({
      limit: page(BOUNDS.runsLimit),
      before: withExample(
        z
          .string()
          .regex(/^\d{1,15}\.\d{1,6}$/)
          .optional(),
        "1795176600000.1",
      ).describe("`next` of the previous page"),
      state: withExample(z.enum(RUN_STATES).optional(), "failed").describe("The state of the runs"),
      end: withExample(z.enum(RUN_ENDS).optional(), "error").describe("How the run ended"),
      account: withExample(ACCOUNT.optional(), ACCOUNT_EXAMPLE).describe("The account of the runs"),
    }),
    answer: { kind: "json", schema: OperatorRuns },
    problems: OWNER,
  },
  rotateLicenseKey: {
    method: "post",
    path: "/admin/license-keys/rotate",
    summary: "Sign new licenses with a new key; existing licenses remain valid",
    consumes: null,
    sameOrigin: true,
    answer: { kind: "json", schema: Jwks },
    problems: OWNER,
  },
  revokeLicense: {
    method: "post",
    path: "/admin/licenses/{jti}/revoke",
    summary: "Revoke a license and the API keys of its account",
    consumes: null,
    sameOrigin: true,
    params: z.object({
      jti: withExample(z.string().min(1).max(64), "lic_06k3v9x0abcdefghijklmnopq").describe(
        "The license's id: `jti` in the token's payload",
      ),
    }),
    answer: {
      kind: "json",
      schema: z.object({
        ok: z.literal(true),
        jti: text("lic_06k3v9x0abcdefghijklmnopq"),
        api_keys: count(1).describe("Number of API keys of its account that were revoked"),
      }),
    },
    problems: [...OWNER, "not_found"],
  },
} as const satisfies Record<string, Route>;
