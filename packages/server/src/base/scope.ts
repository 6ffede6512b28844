/** The owner of data: an account, and a user within it (`owner`; empty if none was named). */
export interface Scope {
  account: string;
  owner: string;
}
