import type { Receipt } from "./canonical.ts";
import { VerifyError } from "./error.ts";

type Value = Receipt[string] | undefined;
/** The type of a field. `says` completes the message "<field> is not …". */
interface Type {
  holds(value: Value): boolean;
  says: string;
}

const text: Type = { holds: (value) => typeof value === "string", says: "a text" };
const name: Type = { holds: (value) => typeof value === "string" && value !== "", says: "a name" };
const flag: Type = { holds: (value) => typeof value === "boolean", says: "a boolean" };
const count: Type = { holds: (value) => typeof value === "number" && value >= 0, says: "a count" };
const exit: Type = { holds: (value) => typeof value === "number" && value >= -1, says: "an exit code" };
const matching = (pattern: RegExp, says: string): Type => ({
  holds: (value) => typeof value === "string" && pattern.test(value),
  says,
});
const sha = matching(/^[0-9a-f]{64}$/, "a SHA-256 in lower hex");
const report = matching(/^(?:[0-9a-f]{64})?$/, "a SHA-256 in lower hex, or empty");
const commitment = matching(/^c1:[0-9a-f]{64}$/, "a commitment");
const maybeCommitment = matching(/^(?:c1:[0-9a-f]{64})?$/, "a commitment, or empty");
const publicRun = matching(/^r2:[0-9a-f]{64}$/, "r2: and a SHA-256 in lower hex");
const among = (...names: string[]): Type => ({
  holds: (value) => typeof value === "string" && names.includes(value),
  says: `one of ${names.join(", ")}`,
});

/** The type of a commitment in `version`: in version 1 it could be empty. */
const commits = (version: 1 | 2) => (version === 1 ? maybeCommitment : commitment);

const opened = (version: 1 | 2) => ({
  log: name,
  seq: count,
  prev: sha,
  ts: count,
  run: version === 1 ? name : publicRun,
  task: text,
  task_commit: commits(version),
  max_steps: count,
  owner: commits(version),
  svc: text,
});

const sealed = (version: 1 | 2) => ({
  ...opened(version),
  ok: flag,
  end: among("done", "failed", "max_steps", "timeout", "cancelled", "error"),
  steps: count,
  files: commits(version),
  n_files: count,
  events: commits(version),
  n_events: count,
  sandbox: text,
  engine: among("byok", "gateway", "builtin"),
  model: text,
});

const code = (version: 1 | 2) => ({
  ...sealed(version),
  check: among("given", "self_test", "self_run", "none"),
  exit,
  state_in: maybeCommitment,
  state_out: maybeCommitment,
  att: text,
});

const visual = (version: 1 | 2) => ({
  ...sealed(version),
  check: among("browser", "none"),
  protocol: name,
  report,
  attempts: count,
});

/** A key that signs from the next line on. */
const newKey = {
  log: name,
  seq: count,
  prev: sha,
  ts: count,
  key: matching(/^[^+]+\+[0-9a-f]{8}\+[A-Za-z0-9+/]+=*$/, "a key, written as name+id+base64"),
};

/** The exact fields of each kind in each version, in addition to `v` and `kind`. */
const FORMS = new Map(
  Object.entries({
    1: { open: opened(1), code: code(1), visual: visual(1) },
    2: {
      open: opened(2),
      code: { ...code(2), control: among("confirmed", "none", "") },
      visual: visual(2),
      key: newKey,
    },
  }).map(([version, kinds]) => [
    Number(version),
    new Map(Object.entries(kinds).map(([kind, fields]) => [kind, Object.entries<Type>(fields)])),
  ]),
);

const NEWER = "a newer version of signet may know it; this one cannot say that it holds";

/**
 * Throws VerifyError unless a receipt has exactly the fields of its version and kind, each with the right type. Unknown
 * versions, kinds and fields are refused, never ignored: an unknown field may change the meaning of the others.
 */
export function checkForm(receipt: Receipt): void {
  const { v, kind } = receipt;
  if (v === undefined || kind === undefined)
    throw new VerifyError("missing_field", `there is no ${v === undefined ? "v" : "kind"}`);
  if (typeof v !== "number" || v < 1) throw new VerifyError("bad_field", "v is not a version");
  if (typeof kind !== "string" || kind === "") throw new VerifyError("bad_field", "kind is not a name");
  const kinds = FORMS.get(v);
  if (!kinds) throw new VerifyError("unknown_version", `the receipt is of version ${v}: ${NEWER}`);
  const fields = kinds.get(kind);
  if (!fields) throw new VerifyError("unknown_kind", `version ${v} has no kind ${kind}: ${NEWER}`);
  for (const [field, type] of fields) {
    const value = receipt[field];
    if (value === undefined)
      throw new VerifyError("missing_field", `a receipt of kind ${kind} has no ${field}`);
    if (!type.holds(value)) throw new VerifyError("bad_field", `${field} is not ${type.says}`);
  }
  if (Object.keys(receipt).length === fields.length + 2) return;
  const known = new Set(["v", "kind", ...fields.map(([field]) => field)]);
  const extra = Object.keys(receipt).find((field) => !known.has(field));
  throw new VerifyError("unknown_field", `version ${v} of kind ${kind} has no field ${extra}: ${NEWER}`);
}
