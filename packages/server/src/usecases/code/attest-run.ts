import { createHash } from "node:crypto";
import { attestedText, envelopeText, publicRun, STATEMENT_TYPE } from "@signet/verify";
import type { LogKey } from "../../modules/ledger/log-key.ts";
import type { KeptFile } from "../../modules/runs/files.ts";
import type { RunRow } from "../../modules/runs/runs.ts";
import type { StoredInputs } from "./check-inputs.ts";
import type { CodeEnding } from "./code-ending.ts";

const STATEMENT = "https://in-toto.io/Statement/v1";
/** What the statement says: the result of a test of its subjects. */
const TEST_RESULT = "https://in-toto.io/attestation/test-result/v0.1";

export interface AttestInput {
  row: Pick<RunRow, "id" | "opening">;
  made: readonly KeptFile[];
  ending: CodeEnding;
  inputs: StoredInputs | null;
}

export interface AttestParts {
  /** The key of the ledger. */
  key: LogKey;
  /** The name of the ledger. */
  origin: string;
  /** The name and version of the program. */
  service: string;
}

/**
 * Signs a statement about the files that a run made: which check they passed or failed. The statement names the run as the ledger does, and
 * neither its task nor its command. Null if it made no files, or nothing was checked.
 */
export async function attestRun(
  { key, origin, service }: AttestParts,
  { row, made, ending, inputs }: AttestInput,
): Promise<StoredInputs | null> {
  if (made.length === 0 || inputs === null) return null;
  const { kind, control, exit_code: exit } = ending.check;
  const statement = JSON.stringify({
    _type: STATEMENT,
    subject: made.map(({ path, sha256 }) => ({ name: path, digest: { sha256 } })),
    predicateType: TEST_RESULT,
    predicate: {
      result: ending.ok ? "PASSED" : "FAILED",
      configuration: [{ name: "inputs", digest: { sha256: inputs.sha256 } }],
      log: origin,
      run: await publicRun(row.id, row.opening),
      check: kind,
      control,
      exit,
      service,
    },
  });
  const { bytes } = key.signature(attestedText(STATEMENT_TYPE, statement));
  const content = Buffer.from(envelopeText(statement, key.verifier, bytes));
  return { sha256: createHash("sha256").update(content).digest("hex"), content };
}
