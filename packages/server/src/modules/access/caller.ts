/** What identifies a caller. */
export type Credential =
  | { kind: "owner" }
  | { kind: "license"; jti: string; account: string }
  | { kind: "api_key"; id: string }
  | { kind: "address" };

/** Whoever sends a request. */
export interface Caller {
  /** The account that is metered and that runs belong to. */
  account: string;
  /** A user within the account; empty if none was named. */
  owner: string;
  by: Credential;
  /** The metered address of the request. */
  address: string;
}

/** The account of whoever runs this service, self-hosted or hosted. */
export const OWNER_ACCOUNT = "local";

/** The account of everyone at an address. */
export const accountOfAddress = (address: string) => `ip:${address}`;

/** Whether an account may have a memory. An address may not: several people may share it and would read each other's notes. */
export const hasMemory = (account: string): boolean => !account.startsWith("ip:");

/** The caller on whose behalf a run acts, with only the rights of its account and owner. */
export const callerOf = ({ account, owner }: Pick<Caller, "account" | "owner">): Caller => ({
  account,
  owner,
  by: account === OWNER_ACCOUNT ? { kind: "owner" } : { kind: "address" },
  address: "run",
});
