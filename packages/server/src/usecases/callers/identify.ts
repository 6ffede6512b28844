import { createHash } from "node:crypto";
import type { ApiKeys } from "../../modules/access/api-keys.ts";
import {
  accountOfAddress,
  OWNER_ACCOUNT,
  type Caller,
  type Credential,
} from "../../modules/access/caller.ts";
import { meteredAddress } from "../../modules/access/address.ts";
import type { Licenses } from "../../modules/access/licenses.ts";
import type { ClientConnection } from "../../modules/access/loopback.ts";
import { basicOf, isOwnersLogin } from "../../modules/access/owner.ts";
import type { Tries } from "../../modules/access/tries.ts";
import type { Config } from "../../base/config.ts";
import type { Log } from "../../base/log.ts";
import { Problem } from "../../base/problem.ts";
import type { Db } from "../../store/db.ts";
import type { LimitCallers } from "./limit-callers.ts";

export interface IdentifyParts {
  db: Db;
  config: Config;
  log: Log;
  tries: Tries;
  apiKeys: ApiKeys;
  licenses: Licenses;
  limitCallers: Pick<LimitCallers, "request">;
}

type Known = { account: string; by: Credential };

const MOST_HELD = 1_000;
const LOGIN = { tries: 5, windowMs: 60_000 };

/**
 * Identifies the caller. An invalid credential is refused, never ignored: throws `invalid_credential`,
 * `conflicting_credentials`, or `rate_limited` after too many wrong passwords or requests. A request with a wrong credential
 * counts for its address.
 */
export function createIdentify(parts: IdentifyParts) {
  const { config, limitCallers } = parts;
  const warn = createProxyWarning(parts);
  /** Valid logins, by hash and address. They are not counted again, so that many simultaneous ones do not hit the limit. */
  const held = new Set<string>();

  return async (approach: ClientConnection): Promise<Caller> => {
    const { header, peer } = approach;
    const address = meteredAddress(peer, header("x-forwarded-for"), config.trustedHops);
    warn(approach);
    const anybody: Known = { account: accountOfAddress(address), by: { kind: "address" } };
    const who = await holder(header, address).catch((refusal: unknown) => {
      limitCallers.request(anybody);
      throw refusal;
    });
    const known = who ?? (config.mode === "hosted" ? anybody : OWNER);
    limitCallers.request(known);
    return { ...known, owner: header("x-workspace-owner") ?? "", address };
  };

  /** Whose credentials a request has; undefined if it has none. */
  async function holder(header: ClientConnection["header"], address: string): Promise<Known | undefined> {
    const given = credentialsOf(header);
    const known: Known[] = [];
    if (given.login) known.push(await ownerOf({ ...parts, held }, given.login, address));
    if (given.key !== undefined) known.push(await keyHolder(parts, given.key));
    if (given.license !== undefined) known.push(await licensee(parts, given.license));
    const [first, ...others] = known;
    if (others.some(({ account }) => account !== first!.account))
      throw new Problem(
        "conflicting_credentials",
        "the credentials belong to different accounts; send one of them",
      );
    // A license takes precedence over a key of the same account.
    return others.at(-1) ?? first;
  }
}

export type Identify = ReturnType<typeof createIdentify>;

const OWNER: Known = { account: OWNER_ACCOUNT, by: { kind: "owner" } };

interface Given {
  login?: { user: string; password: string };
  key?: string;
  license?: string;
}

function credentialsOf(header: ClientConnection["header"]): Given {
  const given: Given = {};
  const authorization = header("authorization");
  const login = authorization === undefined ? undefined : basicOf(authorization);
  const bearer = /^bearer +(\S+) *$/i.exec(authorization ?? "")?.[1];
  if (authorization !== undefined && !login && bearer === undefined)
    throw refused("the Authorization header holds neither `Bearer <api key>` nor the owner's `Basic` login");
  const own = header("x-svc-api-key");
  if (own !== undefined && bearer !== undefined && own !== bearer)
    throw new Problem("conflicting_credentials", "X-SVC-Api-Key and Authorization hold different keys");
  if (login) given.login = login;
  const key = own ?? bearer;
  if (key !== undefined) given.key = key;
  const license = header("x-svc-license");
  if (license !== undefined) given.license = license;
  return given;
}

async function ownerOf(
  { db, config, tries, held }: IdentifyParts & { held: Set<string> },
  login: { user: string; password: string },
  address: string,
): Promise<Known> {
  if (config.adminPassSha256 === null)
    throw refused("this instance has no password (SVC_ADMIN_PASS_SHA256); leave Authorization out");
  const mark = createHash("sha256")
    .update(JSON.stringify([address, login.user, login.password]))
    .digest("hex");
  if (held.has(mark)) return OWNER;
  // Each login is counted before it is checked, so that many simultaneous guesses cannot exceed the limit.
  const allowed = { name: `login ${address}`, ...LOGIN };
  const full = await tries.take(db, allowed);
  if (full)
    throw new Problem("rate_limited", "too many wrong passwords from this address; wait", {
      retryAfterSeconds: Math.ceil(full.waitMs / 1000),
    });
  if (!isOwnersLogin(login, config.adminPassSha256))
    throw refused("user or password is wrong", 'Basic realm="signet"');
  await tries.giveBack(db, allowed);
  if (held.size >= MOST_HELD) held.clear();
  held.add(mark);
  return OWNER;
}

const KEY_WRONG = {
  malformed: "this is not a valid API key: a character is wrong or missing",
  unknown: "there is no such API key",
  revoked: "this API key was revoked",
} as const;

/** The beginning of a signed token of three parts, as licenses are. */
const LICENSE = /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/;

async function keyHolder({ db, apiKeys }: IdentifyParts, text: string): Promise<Known> {
  const found = await apiKeys.find(db, text);
  if (found.kind === "malformed" && LICENSE.test(text))
    throw refused("this looks like a license, not an API key; send it as X-SVC-License");
  if (found.kind !== "found") throw refused(KEY_WRONG[found.kind]);
  return { account: found.account, by: { kind: "api_key", id: found.id } };
}

async function licensee({ db, licenses }: IdentifyParts, token: string): Promise<Known> {
  const read = await licenses.read(token);
  if (read.kind === "expired")
    throw refused("this license has expired; if its plan was renewed, claim its checkout again");
  if (read.kind !== "valid") throw refused("this is not a license of this service");
  const { license } = read;
  if (!(await licenses.holds(db, license))) throw refused("this license was revoked");
  return { account: license.account, by: { kind: "license", ...license } };
}

export const refused = (detail: string, challenge = 'Bearer realm="signet"') =>
  new Problem("invalid_credential", detail, { challenge });

/** Warns once if the number of proxies looks wrong: then all callers share one address, and one quota. */
function createProxyWarning({ config, log }: IdentifyParts) {
  let warned = config.mode === "self_hosted";
  return ({ header }: ClientConnection): void => {
    const forwarded = header("x-forwarded-for") !== undefined;
    if (warned || forwarded === config.trustedHops > 0) return;
    warned = true;
    log.warn(
      { hops: config.trustedHops, forwarded },
      forwarded
        ? "a request came with X-Forwarded-For and SVC_TRUST_PROXY is 0: behind a proxy all callers count as one"
        : "a request came without X-Forwarded-For although SVC_TRUST_PROXY is set: is the proxy bypassed?",
    );
  };
}
