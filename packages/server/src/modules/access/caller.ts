/** By what a caller was told from others. */
export type Credential =
  | { kind: "owner" }
  | { kind: "license"; jti: string; account: string }
  | { kind: "api_key"; id: string }
  | { kind: "address" };

/** Who asks. */
export interface Caller {
  /** Who is metered, and whose runs they are. */
  account: string;
  /** Narrows to one user's things within the account; empty: all that came without one. */
  owner: string;
  by: Credential;
  /** Where the request came from, as addresses are metered. */
  address: string;
}

/** The account of whoever runs this service, self-hosted or hosted. */
export const OWNER_ACCOUNT = "local";

/** The account of everyone at an address. */
export const accountOfAddress = (address: string) => `ip:${address}`;

/** Several people may share an address: what one of them told would be another's to read. */
export const hasMemory = (account: string): boolean => !account.startsWith("ip:");

/** Who a run acts for, with no more rights than its account and owner give. */
export const callerOf = ({ account, owner }: Pick<Caller, "account" | "owner">): Caller => ({
  account,
  owner,
  by: account === OWNER_ACCOUNT ? { kind: "owner" } : { kind: "address" },
  address: "run",
});
