import { z } from "zod";
import { LedgerConsistency, LedgerKeys } from "../bodies.ts";
import { withExample } from "../fields.ts";
import { CHECKPOINT_EXAMPLE } from "../receipt.ts";
import type { Route } from "./route.ts";

const size = (example: number) => withExample(z.coerce.number().int().min(0), example);

/** The ledger as a tiled transparency log (C2SP tlog-tiles), for monitors and witnesses. */
export const ledgerRoutes = {
  ledgerKey: {
    method: "get",
    path: "/code/ledger/key",
    summary: "The keys that sign the ledger, now and earlier, in the form that C2SP tools read",
    consumes: null,
    public: true,
    answer: { kind: "json", schema: LedgerKeys },
    problems: [],
  },
  ledgerCheckpoint: {
    method: "get",
    path: "/code/ledger/checkpoint",
    summary:
      "The newest signed checkpoint: the name, size and root of the ledger's tree (C2SP tlog-checkpoint)",
    consumes: null,
    public: true,
    query: z.object({
      witnessed: withExample(z.enum(["true", "false"]).optional(), "false").describe(
        "`true`: the checkpoint that most witnesses have cosigned, which may be older",
      ),
    }),
    answer: { kind: "bytes", type: "text/plain; charset=utf-8", example: CHECKPOINT_EXAMPLE },
    problems: ["invalid_request", "not_found", "ledger_behind", "ledger_unsigned"],
  },
  ledgerConsistency: {
    method: "get",
    path: "/code/ledger/consistency",
    summary:
      "The proof that the tree of one size is a prefix of the tree of another, up to the newest signed size",
    consumes: null,
    public: true,
    query: z.object({ from: size(40).describe("The older size"), to: size(42).describe("The newer size") }),
    answer: { kind: "json", schema: LedgerConsistency },
    problems: ["invalid_request", "ledger_behind", "ledger_unsigned"],
  },
  ledgerTile: {
    method: "get",
    path: "/code/ledger/tile/{level}/{path}",
    summary:
      "A tile of the ledger's tree (C2SP tlog-tiles): up to 256 hashes or, with `entries` as level, as many lines, each after its length in two bytes",
    consumes: null,
    public: true,
    immutable: true,
    params: z.object({
      level: withExample(
        z.string().regex(/^(?:entries|\d|[1-5]\d|6[0-3])$/, "must be a level from 0 to 63, or entries"),
        "0",
      ).describe("The level of the tile, or `entries`"),
      path: withExample(
        z
          .string()
          .regex(
            /^(?:x\d{3}\/){0,5}\d{3}(?:\.p\/[1-9]\d{0,2})?$/,
            "must be a tile's number in groups of three digits, such as x001/x234/067 or 000.p/7",
          ),
        "000.p/42",
      ).describe(
        "The tile's number in groups of three digits, all but the last after an x; for a tile that is not full yet, `.p/` and how many of its hashes",
      ),
    }),
    answer: { kind: "bytes", type: "application/octet-stream" },
    problems: ["invalid_request", "not_found"],
  },
} as const satisfies Record<string, Route>;
