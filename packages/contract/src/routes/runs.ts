import { z } from "zod";
import { RunList } from "../bodies.ts";
import { BOUNDS } from "../bounds.ts";
import { Run, RunErased } from "../run.ts";
import { RUN_KINDS, RUN_STATES } from "../run-words.ts";
import { withExample } from "../fields.ts";
import { before, ownerScope, page, type Route, runId } from "./route.ts";

export const runRoutes = {
  runs: {
    method: "get",
    path: "/runs",
    summary:
      "The caller's runs, newest first. A search reads a bounded number of runs at a time: a page may be short, and the list goes on as long as `next` is not null",
    consumes: null,
    headers: z.object(ownerScope),
    query: z.object({
      limit: page(BOUNDS.runsLimit),
      before: before.id,
      kind: withExample(z.enum(RUN_KINDS).optional(), "code").describe("The kind of the runs"),
      state: withExample(
        z
          .string()
          .regex(
            new RegExp(`^(?:${RUN_STATES.join("|")})(?:,(?:${RUN_STATES.join("|")}))*$`),
            `must be one or more of ${RUN_STATES.join(", ")}, separated by commas`,
          )
          .optional(),
        "failed,timed_out",
      ).describe("The states of the runs, separated by commas"),
      q: withExample(
        z.string().min(BOUNDS.runsQuery.min).max(BOUNDS.runsQuery.max).optional(),
        "slugify",
      ).describe("Words that a run's task or id contains, in any case; all of them have to be found"),
    }),
    answer: { kind: "json", schema: RunList },
    problems: ["invalid_request"],
  },
  run: {
    method: "get",
    path: "/runs/{run_id}",
    summary: "A run's state",
    consumes: null,
    params: runId,
    headers: z.object(ownerScope),
    answer: { kind: "json", schema: Run },
    problems: ["run_not_found"],
  },
  runEvents: {
    method: "get",
    path: "/runs/{run_id}/events",
    summary: "A run's events from a given point on, then live",
    consumes: null,
    params: runId,
    headers: z.object({
      ...ownerScope,
      "last-event-id": withExample(
        z
          .string()
          .regex(/^\d{1,9}$/)
          .optional(),
        "7",
      ).describe("Number of the last event that was read; EventSource sends it automatically"),
    }),
    query: z.object({
      after: withExample(z.coerce.number().int().min(0).optional(), 7).describe(
        "Number of the last event that was read; the stream continues after it",
      ),
    }),
    answer: { kind: "events", streams: ["code", "chat", "visual"], numbered: true },
    problems: ["invalid_request", "run_not_found"],
  },
  runRecord: {
    method: "get",
    path: "/runs/{run_id}/record",
    summary:
      "The record of a run that has ended: its events, the last with the newest proof of its receipt and its cosignatures, and, of a coding run, all that its check can be run again with; one JSON object a line",
    consumes: null,
    params: runId,
    headers: z.object(ownerScope),
    answer: {
      kind: "bytes",
      type: "application/x-ndjson",
      example:
        '{"event":"code_start","data":{…}}\n…\n{"sha256":"2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae","content":"Zm9v"}\n',
    },
    problems: ["run_not_found", "run_under_way", "not_found"],
  },
  runAttestation: {
    method: "get",
    path: "/runs/{run_id}/attestation",
    summary:
      "A statement about the files that a coding run made, signed with the ledger's key (in-toto Statement v1 in a DSSE envelope)",
    consumes: null,
    params: runId,
    headers: z.object(ownerScope),
    answer: {
      kind: "bytes",
      type: "application/vnd.dsse.envelope.v1+json",
      example:
        '{"payloadType":"application/vnd.in-toto+json","payload":"eyJfdHlwZSI6…","signatures":[{"keyid":"signet-3f2a9c0b17d45e68+92058fa9","sig":"MEQCIH…"}]}',
    },
    problems: ["run_not_found", "not_found"],
  },
  runCancel: {
    method: "post",
    path: "/runs/{run_id}/cancel",
    summary: "Ask a run to stop; it still ends with a receipt",
    consumes: null,
    params: runId,
    headers: z.object(ownerScope),
    answer: { kind: "json", schema: Run },
    problems: ["run_not_found"],
  },
  runErase: {
    method: "delete",
    path: "/runs/{run_id}",
    summary: "Erase a run that has ended: its task, events, files, message and opening; its receipts remain",
    consumes: null,
    params: runId,
    headers: z.object(ownerScope),
    answer: { kind: "json", schema: RunErased },
    problems: ["run_not_found", "run_under_way"],
  },
  runFile: {
    method: "get",
    path: "/runs/{run_id}/files/{path}",
    summary: "One file that a run made",
    consumes: null,
    params: runId.extend({
      path: withExample(z.string().min(1), "src/slugify.js").describe(
        "The file's path in the workspace; may contain slashes",
      ),
    }),
    headers: z.object(ownerScope),
    answer: { kind: "bytes", type: "application/octet-stream" },
    problems: ["run_not_found", "not_found"],
  },
  runPage: {
    method: "get",
    path: "/runs/{run_id}/page",
    summary: "The page of a build for a browser, at the address that the run's state gives as page_url",
    consumes: null,
    page: true,
    params: runId,
    query: z.object({
      expires: withExample(z.coerce.number().int().min(0), 1_795_176_600).describe(
        "When the address ends, in seconds since 1970",
      ),
      signature: withExample(z.string().max(100), "jZae727K08KaOmKSgOaGzww_XVqGr_PKEgIMkjrcbJI").describe(
        "The service's signature of the run's id and `expires`",
      ),
    }),
    answer: {
      kind: "bytes",
      type: "text/html; charset=utf-8",
      example: "<!doctype html><title>Garden</title>…",
    },
    problems: ["invalid_request", "not_found"],
  },
  runArchive: {
    method: "get",
    path: "/runs/{run_id}/archive",
    summary: "All files that a run made, as tar.gz",
    consumes: null,
    params: runId,
    headers: z.object(ownerScope),
    answer: { kind: "bytes", type: "application/gzip" },
    problems: ["run_not_found"],
  },
  runDiff: {
    method: "get",
    path: "/runs/{run_id}/diff",
    summary: "What a run changed in the files that it was given, as a patch for `git apply`",
    consumes: null,
    params: runId,
    headers: z.object(ownerScope),
    answer: { kind: "bytes", type: "text/x-diff; charset=utf-8" },
    problems: ["run_not_found"],
  },
} as const satisfies Record<string, Route>;
