import { z } from "zod";
import { CodeHealth, ReceiptPage } from "../bodies.ts";
import { BOUNDS } from "../bounds.ts";
import { withExample } from "../fields.ts";
import { PROOF_EXAMPLE, ReceiptSha, SealedReceipt } from "../receipt.ts";
import { CodeRunRequest } from "../run.ts";
import { ConversationId, TaskState } from "../task-state.ts";
import {
  BODY_PROBLEMS,
  before,
  conditional,
  idempotent,
  METERED,
  ownerScope,
  page,
  type Route,
} from "./route.ts";

export const codeRoutes = {
  codeRun: {
    method: "post",
    path: "/code/run",
    summary: "Write, run and fix code; the stream ends with a receipt",
    consumes: "run",
    headers: z.object({
      ...ownerScope,
      ...idempotent,
    }),
    body: CodeRunRequest,
    answer: { kind: "events", streams: ["code"] },
    problems: [
      ...BODY_PROBLEMS,
      ...METERED,
      "webhook_url_forbidden",
      "conversation_busy",
      "idempotency_mismatch",
      "run_not_found",
      "bundle_not_found",
      "sandbox_unavailable",
      "overloaded",
      "ledger_behind",
    ],
    example: {
      task: "Write slugify in JavaScript: slugify('Hello World') -> 'hello-world', slugify('Hello, World!') -> 'hello-world', slugify('  Big   Red Dog ') -> 'big-red-dog', slugify('One') -> 'one'",
      max_steps: 12,
    },
  },
  codeHealth: {
    method: "get",
    path: "/code/health",
    summary: "Health of the sandbox and the receipt ledger",
    consumes: null,
    answer: { kind: "json", schema: CodeHealth },
    problems: [],
  },
  taskState: {
    method: "get",
    path: "/code/task_state",
    summary: "The task state of a conversation, which its next run continues from",
    consumes: null,
    etag: true,
    query: z.object({ conversation_id: ConversationId }),
    headers: z.object({ ...ownerScope, ...conditional }),
    answer: { kind: "json", schema: TaskState },
    problems: ["invalid_request", "task_state_not_found"],
  },
  taskStateById: {
    method: "get",
    path: "/code/task_state/{id}",
    summary: "The same, with the conversation's id in the path",
    consumes: null,
    etag: true,
    params: z.object({ id: ConversationId }),
    headers: z.object({ ...ownerScope, ...conditional }),
    answer: { kind: "json", schema: TaskState },
    problems: ["invalid_request", "task_state_not_found"],
  },
  receipts: {
    method: "get",
    path: "/code/receipts",
    summary:
      "The public ledger, newest first (without the opening lines unless kind=all); as application/x-ndjson, its verbatim lines, oldest first",
    consumes: null,
    public: true,
    query: z.object({
      limit: page(BOUNDS.receiptsLimit),
      before: before.number,
      kind: withExample(z.enum(["code", "all"]).default("code"), "all").describe(
        "all: include the opening lines",
      ),
    }),
    answer: { kind: "json", schema: ReceiptPage },
    also: [
      {
        kind: "bytes",
        type: "application/x-ndjson",
        example: '{"kind":"open","seq":0,"v":2}\n{"kind":"code","ok":true,"seq":1,"v":2}\n',
      },
    ],
    problems: ["invalid_request"],
  },
  receipt: {
    method: "get",
    path: "/code/receipts/{sha}",
    summary: "One receipt by its hash",
    consumes: null,
    public: true,
    params: z.object({ sha: ReceiptSha.describe("receipt_sha of the receipt") }),
    answer: { kind: "json", schema: SealedReceipt },
    problems: ["invalid_request", "receipt_not_found"],
  },
  receiptProof: {
    method: "get",
    path: "/code/receipts/{sha}/proof",
    summary: "A .tlog-proof that a receipt is in the newest signed tree; it is verified offline",
    consumes: null,
    public: true,
    params: z.object({ sha: ReceiptSha.describe("receipt_sha of the receipt") }),
    answer: { kind: "bytes", type: "text/plain; charset=utf-8", example: PROOF_EXAMPLE },
    problems: ["invalid_request", "receipt_not_found", "ledger_behind", "ledger_unsigned"],
  },
} as const satisfies Record<string, Route>;
