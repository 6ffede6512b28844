/** Whose something is: the account, and the owner within it (one of the account's users; empty: none was named). */
export interface Scope {
  account: string;
  owner: string;
}
