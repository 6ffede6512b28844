import type { OpenFields, SealFields } from "../../../src/modules/ledger/ledger.ts";

export const OPENING = "5f".repeat(32);
const COMMITMENT = `c1:${"a".repeat(64)}`;

/** Fields of both lines of a run; what they say does not matter here. */
export const OPENED: OpenFields = {
  task: "t",
  task_commit: COMMITMENT,
  max_steps: 3,
  owner: COMMITMENT,
  svc: "signet/test",
};
export const SEAL: SealFields = {
  kind: "code",
  ok: true,
  end: "done",
  check: "given",
  control: "confirmed",
  exit: 0,
  steps: 2,
  files: COMMITMENT,
  n_files: 1,
  events: COMMITMENT,
  n_events: 4,
  state_in: "",
  state_out: "",
  sandbox: "none",
  engine: "builtin",
  model: "m",
  att: "",
  svc: "signet/test",
};
