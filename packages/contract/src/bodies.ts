import { z } from "zod";
import { Glossary, Offers, PackOffers, TierOffers } from "./billing.ts";
import { INTERFACE_VERSION } from "./bounds.ts";
import { count, text, time, withExample } from "./fields.ts";
import { ENGINES } from "./events.ts";
import { CHECKPOINT_EXAMPLE, ReceiptSha, SealedReceipt, VERIFIER_EXAMPLE } from "./receipt.ts";
import { Run } from "./run.ts";
import { TIER_IDS } from "./tiers.ts";

const capability = z.object({ ready: z.boolean(), reason: z.string().optional() });

export const Status = z
  .object({
    status: z.enum(["ok", "degraded"]),
    ready: z.boolean(),
    name: text("signet"),
    version: text("0.1.0"),
    interface_version: z.literal(INTERFACE_VERSION),
    mode: withExample(z.enum(["self_hosted", "hosted"]), "hosted"),
    engine: z.object({
      active: z.enum(ENGINES),
      provider: text("anthropic"),
      model: text("claude-sonnet-5-5"),
    }),
    capabilities: z.object({
      chat: capability,
      code: capability,
      visual: capability,
      search: capability.extend({
        services: withExample(z.array(z.string()), ["brave"]).describe(
          "What the chat searches the web with, in the order in which it is asked: searxng, brave, tavily, exa or provider",
        ),
      }),
    }),
    uptime_s: count(3_600),
    now: time,
  })
  .meta({ id: "Status" });
export type Status = z.infer<typeof Status>;

/** What a command finds in the sandbox, measured in one. */
export const Equipment = z
  .object({
    programs: withExample(z.record(z.string(), z.string()), {
      bash: "5.2.15",
      node: "26.1.0",
      python3: "3.11.2",
    }).describe("Version by program, the shell first"),
    typescript: withExample(z.enum(["strip", "none"]), "strip").describe(
      "strip: node runs .ts files by removing their types",
    ),
    node_types: withExample(z.boolean(), true).describe(
      "Whether tsc finds the types of Node with --types node --typeRoots /opt/typescript/node_modules/@types",
    ),
    tests: withExample(z.array(z.string()), ["node --test", "unittest"]).describe("Test runners"),
    python_packages: withExample(z.array(z.string()), []).describe("Well-known packages that Python finds"),
    missing: withExample(z.array(z.string()), ["go", "rustc"]).describe(
      "Usual programs and packages that are not there",
    ),
    loopback: z
      .boolean()
      .describe("Whether programs reach each other at 127.0.0.1; there is no other network"),
    limits: z.object({
      command_s: count(60),
      memory_mb: count(512),
      disk_mb: count(128),
      processes: count(128),
    }),
  })
  .meta({ id: "Equipment" });
export type Equipment = z.infer<typeof Equipment>;

export const SandboxHealth = z
  .object({
    driver: text("bwrap"),
    isolation: text("namespace"),
    ready: z.boolean(),
    features: withExample(z.record(z.string(), z.union([z.string(), z.boolean()])), { network: false }),
    missing: withExample(z.array(z.string()), []),
    has: Equipment.nullable().describe("What commands find in it; null if it could not be measured"),
    has_reason: z.string().optional().describe("Why `has` is null"),
  })
  .meta({ id: "SandboxHealth" });
export type SandboxHealth = z.infer<typeof SandboxHealth>;

/** The browser that checks pages. `version` and `sandbox` are null until it has been started. */
export const BrowserHealth = z
  .object({
    ready: z.boolean(),
    name: text("chromium").nullable(),
    version: text("153.0.7000.0").nullable(),
    sandbox: text("bwrap").nullable(),
    reason: z.string().optional(),
  })
  .meta({ id: "BrowserHealth" });
export type BrowserHealth = z.infer<typeof BrowserHealth>;

const NeverSealed = z.object({
  runs: count(0).describe("How many"),
  lines: withExample(z.array(z.int().min(0)), []).describe(
    "`seq` of their `open` lines, of the first 20 of them",
  ),
});

export const CodeHealth = z
  .object({
    ok: z.boolean(),
    sandbox: SandboxHealth,
    browser: BrowserHealth,
    ledger: z.object({
      size: count(42),
      head: ReceiptSha,
      checkpoint_at: time.nullable().describe("When the newest checkpoint was signed"),
      verified: z
        .boolean()
        .describe("Whether the last check found the chain and the signed tree as they were sealed"),
      verified_at: time.nullable(),
      never_sealed: NeverSealed.nullable().describe(
        "Runs that the last check found opened and without a seal, beside those under way; null if it was not made, or found no whole chain",
      ),
      reason: z
        .string()
        .optional()
        .describe(
          "Why the ledger takes no receipts, is not what was written, or is not signed up to its end",
        ),
      witnesses: z
        .array(
          z.object({
            name: text("witness.example/w1"),
            size: count(41).nullable().describe("The size that it cosigned last since the start"),
            lag: count(1).describe("How many newer lines are signed"),
            cosigned_at: time.nullable(),
            fault: withExample(z.string().nullable(), null).describe(
              "Why it did not cosign what it was asked for last",
            ),
          }),
        )
        .describe("Who is asked to cosign the ledger"),
    }),
  })
  .meta({ id: "CodeHealth" });
export type CodeHealth = z.infer<typeof CodeHealth>;

export const ReceiptPage = z
  .object({
    receipts: z.array(SealedReceipt),
    count: count(1),
    size: count(42).describe("Number of lines in the ledger"),
    head: ReceiptSha.describe("receipt_sha of the newest line"),
    checkpoint: withExample(z.string().nullable(), CHECKPOINT_EXAMPLE).describe(
      "The newest signed checkpoint; null if the ledger cannot be signed",
    ),
    key: withExample(z.string().nullable(), VERIFIER_EXAMPLE).describe(
      "The key that signs the ledger. A verifier gets it elsewhere: whoever forges the ledger also forges this",
    ),
    next: withExample(z.number().int().nullable(), null).describe("Pass as `before` to get the next page"),
  })
  .meta({ id: "ReceiptPage" });
export type ReceiptPage = z.infer<typeof ReceiptPage>;

export const LedgerKeys = z
  .object({
    origin: text("signet-3f2a9c0b17d45e68").describe("Name of the ledger"),
    key: text(VERIFIER_EXAMPLE).describe("The key that signs now"),
    keys: z.array(
      z.object({
        key: text(VERIFIER_EXAMPLE),
        from: count(0).describe("The first size of the ledger that it signs"),
        to: withExample(z.number().int().nullable(), null).describe(
          "The first size that it does not sign alone any more; that size is signed by it and the next key. Null for the newest",
        ),
        rotation: withExample(z.object({ line: z.string(), proof: z.string() }).nullable(), null).describe(
          "How it replaced the key before: the line that announces it, and a .tlog-proof of that line whose checkpoint both keys signed. Null for the first key",
        ),
      }),
    ),
  })
  .meta({ id: "LedgerKeys" });
export type LedgerKeys = z.infer<typeof LedgerKeys>;

export const LedgerConsistency = z
  .object({
    from: count(40),
    to: count(42),
    path: withExample(z.array(z.string()), ["LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ="]).describe(
      "The hashes in base64 that prove that the older tree is a prefix of the newer one (RFC 6962, section 2.1.2)",
    ),
  })
  .meta({ id: "LedgerConsistency" });
export type LedgerConsistency = z.infer<typeof LedgerConsistency>;

export const RunList = z
  .object({
    runs: z.array(Run),
    next: withExample(z.string().nullable(), null).describe("Pass as `before` to get the next page"),
  })
  .meta({ id: "RunList" });
export type RunList = z.infer<typeof RunList>;

export const Catalog = z
  .object({
    version: text("integrate-v1"),
    interface_version: text(INTERFACE_VERSION),
    base_url: text("http://127.0.0.1:8787"),
    endpoints: z.array(
      z.object({
        id: text("codeRun"),
        method: text("POST"),
        path: text("/api/demo/code/run"),
        summary: text("Write, run and fix code; the stream ends with a receipt"),
        consumes: text("run").nullable(),
        stream: z.boolean(),
        example: z.unknown().optional(),
      }),
    ),
    auth: z.array(
      z.object({
        mode: text("api_key"),
        header: text("X-SVC-Api-Key").nullable(),
        effect: text("the account of the key"),
      }),
    ),
    billing: z.object({
      mode: withExample(z.enum(["self_hosted", "hosted"]), "hosted"),
      unlimited: withExample(z.boolean(), false),
      payments: z.boolean().describe("Whether plans and packs can be bought here"),
      usage: text("/api/demo/billing/usage"),
      statement: text("/api/demo/billing/statement"),
      ...Offers,
      concurrency: z.record(z.enum(TIER_IDS), count(1)),
      glossary: Glossary,
    }),
    sse: z.object({
      code: z.array(text("code_start")),
      chat: z.array(text("phase")),
      visual: z.array(text("agent_note")),
    }),
    tiers: TierOffers,
    topups: PackOffers,
    limits: withExample(z.unknown(), { bodyBytes: 1_048_576 }),
    errors: z.array(
      z.object({
        code: text("invalid_json"),
        status: count(400),
        title: text("The body is not valid JSON"),
        retryable: withExample(z.boolean(), false),
      }),
    ),
    links: z.object({
      openapi: text("http://127.0.0.1:8787/api/demo/openapi.json"),
      ledger_key: text("http://127.0.0.1:8787/api/demo/code/ledger/key").nullable(),
      license_keys: text("http://127.0.0.1:8787/api/demo/billing/jwks.json"),
    }),
  })
  .meta({ id: "Catalog" });
export type Catalog = z.infer<typeof Catalog>;
