import { type ProviderId, PROVIDERS } from "@signet/contract";
import { z } from "zod";
import { readBlobUrl } from "./blob-url.ts";
import { egressRules } from "./egress-rules.ts";
import { hostList, originList } from "./hosts.ts";
import { witnessList } from "./witness-list.ts";

/** A setting of the environment. */
export interface Setting<Value = unknown> {
  /** Parses the text; the first issue says what is wrong with it. */
  schema: z.ZodType<Value, string>;
  /** The text to use if it is not set. */
  fallback: string;
  /** The fallback on a hosted instance, if it differs. */
  hosted?: string;
  secret?: boolean;
  /** Whether it is shown only if it is set. */
  optional?: boolean;
}

const setting = <Value>(
  schema: z.ZodType<Value, string>,
  fallback = "",
  extras: Omit<Setting, "schema" | "fallback"> = {},
): Setting<Value> => ({ schema, fallback, ...extras });

const text = z.string();
/** A text that `wrong` validates; it returns an error or undefined. The empty text means that the setting is not set. */
const checked = (wrong: (value: string) => string | undefined) =>
  text.superRefine((value, context) => {
    const message = value === "" ? undefined : wrong(value);
    if (message !== undefined) context.addIssue({ code: "custom", message });
  });
const wholeNumber = (min: number, max: number) =>
  checked((value) =>
    /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max
      ? undefined
      : `must be a whole number from ${min} to ${max}`,
  ).transform(Number);
/** A port, or `off`. */
const opsPort = checked((value) =>
  value === "off" || (/^\d+$/.test(value) && Number(value) <= 65_535)
    ? undefined
    : "must be a port from 0 to 65535, or off",
);
const oneOf = <const Name extends string>(...allowed: Name[]) =>
  checked((value) =>
    allowed.some((name) => name === value) ? undefined : `must be ${allowed.join(" or ")}`,
  ).transform((value) => value as Name);
const flag = oneOf("0", "1").transform((value) => value === "1");
const flagIfSet = oneOf("0", "1").transform((value) => (value.length === 0 ? null : value === "1"));
const trueOrFalse = oneOf("true", "false").transform((value) => value === "true");
const share = checked((value) =>
  /^(?:0|1|0?\.\d+|1\.0+)$/.test(value) ? undefined : "must be a number from 0 to 1",
).transform((value) => (value === "" ? 1 : Number(value)));
const httpUrl = checked((value) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return "must be an http or https address";
  if (url.username || url.password) return "must not hold credentials";
  return url.search || url.hash ? "must end with its path" : undefined;
}).transform((value) => value.replace(/\/+$/, ""));
const hosts = checked((value) =>
  hostList(value) ? undefined : "must be host names separated by commas, such as box.lan,signet.example.com",
).transform((value) => hostList(value) ?? []);
const origins = checked((value) =>
  originList(value)
    ? undefined
    : "must be origins separated by commas, each with scheme and port and nothing more, such as https://app.example.com",
).transform((value) => originList(value) ?? []);
const egress = checked((value) =>
  egressRules(value)
    ? undefined
    : "must be off, or hosts separated by commas, such as default,*.example.com,registry.lan:4873 (default: the public package registries; an address needs its port)",
).transform((value) => egressRules(value) ?? []);
const key = checked((value) =>
  /^[\x21-\x7e]{1,512}$/.test(value)
    ? undefined
    : "contains a character that keys cannot have, or is too long",
);
const token = checked((value) =>
  /^[\x21-\x7e]{1,4096}$/.test(value)
    ? undefined
    : "contains a character that tokens cannot have, or is too long",
);
const modelName = checked((value) =>
  /^[\x21-\x7e]{1,200}$/.test(value) ? undefined : "must be a model's name, without spaces",
);
const sha256Hex = checked((value) =>
  /^[0-9a-f]{64}$/.test(value)
    ? undefined
    : "must be 64 lower-case hex digits, the SHA-256 of the password; create it with: signet hash-password",
);
const ledgerName = checked((value) =>
  /^[A-Za-z0-9._/:-]{1,100}$/.test(value) ? undefined : "must be letters, digits and ._/:- only",
);
const witnesses = checked((value) =>
  witnessList(value)
    ? undefined
    : "must be witnesses separated by commas, each its key, a space and its address, as signet witness prints them",
).transform((value) => witnessList(value) ?? []);
const blobUrl = checked((value) => {
  const place = readBlobUrl(value);
  return typeof place === "string" ? place : undefined;
});
const postgresUrl = checked((value) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || url.pathname.length < 2)
    return "must be the address of a Postgres database, such as postgres://signet:password@db.lan/signet";
  return undefined;
});

/** A model's context window in tokens; below the minimum a coding run has no room to work. */
const contextTokens = wholeNumber(4_096, 10_000_000);

const SECRET = { secret: true };
const OPTIONAL = { optional: true };

const SAMPLERS = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

const OWN = {
  SVC_HOST: setting(text, "127.0.0.1"),
  SVC_PORT: setting(wholeNumber(0, 65_535), "8787"),
  SVC_DATA_DIR: setting(text, ".signet"),
  SVC_DATABASE_URL: setting(postgresUrl, "", SECRET),
  SVC_BLOB_URL: setting(blobUrl),
  AWS_ACCESS_KEY_ID: setting(key, "", { ...SECRET, ...OPTIONAL }),
  AWS_SECRET_ACCESS_KEY: setting(key, "", { ...SECRET, ...OPTIONAL }),
  AWS_SESSION_TOKEN: setting(token, "", { ...SECRET, ...OPTIONAL }),
  SVC_OPS_HOST: setting(text, "127.0.0.1"),
  SVC_OPS_PORT: setting(opsPort),
  SVC_ROLE: setting(oneOf("all", "api", "worker"), "all"),
  SVC_ADMIN_PASS_SHA256: setting(sha256Hex, "", SECRET),
  SVC_ALLOW_UNAUTHENTICATED: setting(flag, "0"),
  SVC_PUBLIC_URL: setting(httpUrl),
  SVC_ALLOWED_HOSTS: setting(hosts),
  SVC_ALLOWED_ORIGINS: setting(origins),
  SVC_TRUST_PROXY: setting(wholeNumber(0, 10), "0"),
  SVC_REQUESTS_PER_MINUTE: setting(wholeNumber(0, 1_000_000), "0", { hosted: "1200" }),
  SVC_STREAMS_PER_CALLER: setting(wholeNumber(0, 1_000_000), "0", { hosted: "100" }),
  SVC_EXPOSE: setting(oneOf("all", "api"), "all", { hosted: "api" }),
  SVC_LEDGER_ORIGIN: setting(ledgerName),
  SVC_RETENTION_DAYS: setting(wholeNumber(1, 36_500), "90", { hosted: "30" }),
  SVC_LEDGER_TASK: setting(oneOf("plain", "commit"), "plain", { hosted: "commit" }),
  SVC_LEDGER_KEY_FILE: setting(text),
  SVC_LEDGER_GUARD: setting(text),
  SVC_LEDGER_WITNESSES: setting(witnesses),
  SVC_MASTER_KEY: setting(text, "", SECRET),
  SVC_SANDBOX: setting(oneOf("bwrap"), "bwrap"),
  SVC_SANDBOX_ROOTFS: setting(text),
  SVC_SANDBOX_MEMORY_MB: setting(wholeNumber(128, 65_536), "512"),
  SVC_SANDBOX_DISK_MB: setting(wholeNumber(8, 65_536), "128"),
  SVC_SANDBOX_PIDS: setting(wholeNumber(16, 4_096), "128"),
  SVC_SANDBOX_TIMEOUT_S: setting(wholeNumber(1, 3_600), "60"),
  SVC_SANDBOX_EGRESS: setting(egress, "default", { hosted: "off" }),
  SVC_MAX_STEPS: setting(wholeNumber(1, 200), "200"),
  SVC_RUN_TIMEOUT_S: setting(wholeNumber(10, 86_400), "3600"),
  SVC_CHECK_TIMEOUT_S: setting(wholeNumber(5, 86_400), "600"),
  SVC_ALLOW_NO_CGROUP: setting(flag, "0"),
  SVC_MAX_CONCURRENT_RUNS: setting(wholeNumber(1, 256), "4"),
  SVC_MAX_UNFINISHED_RUNS: setting(wholeNumber(10, 100_000), "500"),
  SVC_BACKUP_DIR: setting(text),
  SVC_BACKUP_HOURS: setting(wholeNumber(1, 8_760), "24"),
  SVC_BACKUP_KEEP: setting(wholeNumber(1, 1_000), "7"),
  SVC_DRAIN_S: setting(wholeNumber(0, 3_600), "0", { hosted: "20" }),
  SVC_LOG_LEVEL: setting(oneOf("debug", "info", "warn", "error", "silent"), "info"),
  SVC_GATEWAY_BASE_URL: setting(httpUrl),
  SVC_GATEWAY_API_KEY: setting(key, "", SECRET),
  SVC_GATEWAY_MODEL: setting(modelName),
  SVC_GATEWAY_CONTEXT_TOKENS: setting(contextTokens),
  SVC_GATEWAY_VISION: setting(flagIfSet),
  SVC_MODEL_FIRST_TOKEN_S: setting(wholeNumber(1, 3_600), "120"),
  SVC_MODEL_SILENCE_S: setting(wholeNumber(1, 3_600), "60"),
  SVC_BROWSER: setting(text),
  SVC_TECHNIQUES: setting(oneOf("on", "off"), "on"),
  SVC_SEARCH_URL: setting(httpUrl),
  BRAVE_API_KEY: setting(key, "", SECRET),
  TAVILY_API_KEY: setting(key, "", SECRET),
  EXA_API_KEY: setting(key, "", SECRET),
  SVC_PROVIDER_SEARCH: setting(flag, "0"),
  SVC_GGUF_MODEL: setting(text),
  OTEL_SDK_DISABLED: setting(trueOrFalse, "false", OPTIONAL),
  OTEL_TRACES_EXPORTER: setting(oneOf("otlp", "none"), "otlp", OPTIONAL),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(httpUrl, "", OPTIONAL),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: setting(httpUrl, "", OPTIONAL),
  OTEL_EXPORTER_OTLP_PROTOCOL: setting(oneOf("http/protobuf", "http/json"), "http/protobuf", OPTIONAL),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: setting(oneOf("http/protobuf", "http/json"), "", OPTIONAL),
  OTEL_EXPORTER_OTLP_HEADERS: setting(text, "", { ...SECRET, ...OPTIONAL }),
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: setting(text, "", { ...SECRET, ...OPTIONAL }),
  OTEL_TRACES_SAMPLER: setting(oneOf(...SAMPLERS), "parentbased_always_on", OPTIONAL),
  OTEL_TRACES_SAMPLER_ARG: setting(share, "", OPTIONAL),
  OTEL_SERVICE_NAME: setting(text, "", OPTIONAL),
  OTEL_RESOURCE_ATTRIBUTES: setting(text, "", OPTIONAL),
  STRIPE_SECRET_KEY: setting(key, "", SECRET),
  STRIPE_WEBHOOK_SECRET: setting(key, "", SECRET),
  SVC_STRIPE_BASE_URL: setting(httpUrl, "", { optional: true }),
};

type Prefix = (typeof PROVIDERS)[ProviderId]["prefix"];
type ProviderSettings = Record<`${Prefix}_${"API_KEY" | "MODEL" | "BASE_URL"}`, Setting<string>> &
  Record<`${Prefix}_CONTEXT_TOKENS`, Setting<number>> &
  Record<`${Prefix}_VISION`, Setting<boolean | null>>;

/** The key, model, address and context window of each provider, and whether its model takes pictures. */
const OF_PROVIDERS = Object.fromEntries(
  Object.values(PROVIDERS).flatMap(({ prefix }) => [
    [`${prefix}_API_KEY`, setting(key, "", { ...SECRET, optional: true })],
    [`${prefix}_MODEL`, setting(modelName, "", { optional: true })],
    [`${prefix}_BASE_URL`, setting(httpUrl, "", { optional: true })],
    [`${prefix}_CONTEXT_TOKENS`, setting(contextTokens, "", { optional: true })],
    [`${prefix}_VISION`, setting(flagIfSet, "", { optional: true })],
  ]),
) as ProviderSettings;

/** Every setting by its name. */
export const SETTINGS = { ...OWN, ...OF_PROVIDERS };

export type SettingName = keyof typeof SETTINGS;

/** The parsed values of all settings. */
export type SettingValues = {
  [Name in SettingName]: (typeof SETTINGS)[Name] extends Setting<infer Value> ? Value : never;
};

/** What is wrong with the text of a setting; undefined if it is valid. */
export function wrongText(name: string, value: string): string | undefined {
  const known: Record<string, Setting> = SETTINGS;
  return known[name]?.schema.safeParse(value).error?.issues[0]?.message;
}
