import { tmpdir } from "node:os";
import path from "node:path";
import type { WitnessAddress } from "./witness-list.ts";
import { PROVIDER_IDS, PROVIDERS, type ProviderId } from "@signet/contract";
import type { BlobSetting } from "./blob-url.ts";
import { ConfigError } from "./config-error.ts";
import type { EgressRule } from "./egress-rules.ts";
import { type EnvironmentVariables, readSettings, type ShownSetting, showSettings } from "./read-settings.ts";
import { SETTINGS, type SettingValues } from "./settings.ts";
import { backupOf, type BackupSettings, blobsOf, ledgerOf, requireShared } from "./stored-settings.ts";

export { ConfigError } from "./config-error.ts";

/** The settings of one provider from the environment; empty texts if unset. */
export interface Endpoint {
  apiKey: string;
  model: string;
  baseUrl: string;
  /** The model's context window; 0 if unset. */
  contextTokens: number;
  /** Whether the model takes pictures; null if unset. */
  vision: boolean | null;
}

/** Self-hosted: every caller is the owner. Hosted: everyone has a quota, except the owner, who has a password. */
export type Mode = "self_hosted" | "hosted";

export interface Config {
  mode: Mode;
  host: string;
  port: number;
  dataDir: string;
  /** The Postgres database, with its password; empty: SQLite in the data folder. */
  databaseUrl: string;
  /** Where the contents of files are, if not in the database and the data folder. */
  blobs: BlobSetting | null;
  /** Where a monitoring system asks; `port` is null for nowhere, `isSet` says whether a setting names it. */
  ops: { host: string; port: number | null; isSet: boolean };
  /** How traces are sent; null: they are not. What else the packages of OpenTelemetry read is in their own settings. */
  traces: {
    protocol: "http/protobuf" | "http/json";
    sampler: SettingValues["OTEL_TRACES_SAMPLER"];
    ratio: number;
  } | null;
  /** What this service does of the work on a database that it shares: answer callers, execute runs, or both. */
  role: SettingValues["SVC_ROLE"];
  /** The folder for the pipes of open sandboxes. It is outside the data folder, which sandbox users may not enter. */
  scratchDir: string;
  publicUrl: string;
  /** Self-hosted: additional host names of the service, and origins whose pages may use it. */
  allowedHosts: string[];
  allowedOrigins: string[];
  /** Hosted: the SHA-256 (hex) of the owner's password. */
  adminPassSha256: string | null;
  /** The number of proxies in front of the service whose X-Forwarded-For is trusted. */
  trustedHops: number;
  /** Which paths answer: all, or only `/api/demo/`. */
  expose: "all" | "api";
  /** Without key and secret no payments are taken. */
  stripe: { secretKey: string; webhookSecret: string; baseUrl: string };
  logLevel: string;
  ledgerOrigin: string | null;
  ledgerTask: "plain" | "commit";
  /** A file with the key that signs the ledger; null: the one in the data folder. */
  ledgerKeyFile: string | null;
  /** The file that keeps the newest checkpoint outside the database. */
  ledgerGuard: string;
  /** Who is asked to cosign the ledger. */
  ledgerWitnesses: WitnessAddress[];
  /** Days after which a run's private data is erased. */
  retentionDays: number;
  /** The master keys as configured, newest first; empty: the file in the data folder. */
  masterKey: string;
  sandbox: {
    driver: SettingValues["SVC_SANDBOX"];
    /** The folder of an unpacked image that is the root of sandboxes; null for the machine's own programs. */
    rootDir: string | null;
    memoryMb: number;
    diskMb: number;
    pids: number;
    timeoutSeconds: number;
    /** What a set-up command may reach; empty: nothing. */
    egress: EgressRule[];
    /** True on a hosted service without SVC_ALLOW_NO_CGROUP: code runs only if the kernel counts a sandbox's memory. */
    requireCgroup: boolean;
  };
  /** What each caller but the owner may ask of this service: requests, and open streams. 0: no limit. */
  requests: { perMinute: number; streams: number };
  maxConcurrentRuns: number;
  /** The most coding runs that wait or work on the database at a time. */
  maxUnfinishedRuns: number;
  /** Where backups are made, how many hours apart, and how many are kept; null: nowhere. */
  backup: BackupSettings | null;
  /** How long runs under way may take to end when the service stops. */
  drainSeconds: number;
  /** The most steps that a run may request. */
  maxSteps: number;
  /** The time limits of a run without its checks, and of one command of a check. */
  runTimeoutSeconds: number;
  checkTimeoutSeconds: number;
  providers: Record<ProviderId, Endpoint>;
  gateway: Endpoint | null;
  /** How long a model may take to begin its answer, and how long it may be silent within it. */
  modelFirstTokenSeconds: number;
  modelSilenceSeconds: number;
  /** Path of local weights; empty: none. */
  ggufModel: string;
  /** The program of the browser that checks pages; empty: a browser on PATH, or the bundled one. */
  browser: string;
  /** The folders in which to look for programs, in the format of PATH. */
  path: string;
  /** Whether runs use the technique library and add to it. */
  techniques: boolean;
  /** What the chat searches the web with: a SearXNG-compatible address, and keys; empty: none. */
  search: {
    url: string;
    brave: string;
    tavily: string;
    exa: string;
    /** Whether the model's provider searches if nothing else is set. */
    provider: boolean;
  };
}

const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);

const providersOf = (values: SettingValues) =>
  Object.fromEntries(
    PROVIDER_IDS.map((id) => {
      const { prefix } = PROVIDERS[id];
      const [apiKey, model] = [values[`${prefix}_API_KEY`], values[`${prefix}_MODEL`]];
      const contextTokens = values[`${prefix}_CONTEXT_TOKENS`];
      const vision = values[`${prefix}_VISION`];
      return [id, { apiKey, model, baseUrl: values[`${prefix}_BASE_URL`], contextTokens, vision }];
    }),
  ) as Record<ProviderId, Endpoint>;

const searchOf = (values: SettingValues): Config["search"] => ({
  url: values.SVC_SEARCH_URL,
  brave: values.BRAVE_API_KEY,
  tavily: values.TAVILY_API_KEY,
  exa: values.EXA_API_KEY,
  provider: values.SVC_PROVIDER_SEARCH,
});

/** An endpoint that needs an address; null if nothing is set. Throws ConfigError if only the address is missing. */
function whole(prefix: string, given: Endpoint): Endpoint | null {
  const { baseUrl, model, apiKey, contextTokens, vision } = given;
  if (baseUrl) return given;
  const fields = { API_KEY: apiKey, MODEL: model, CONTEXT_TOKENS: contextTokens, VISION: vision !== null };
  const other = Object.entries(fields).find(([, value]) => Boolean(value))?.[0];
  if (other === undefined) return null;
  throw new ConfigError(`${prefix}_BASE_URL`, `must be set, since ${prefix}_${other} is`);
}

/** Reads every setting; an empty value counts as unset, but not that of the password. Throws ConfigError at the first invalid one. */
export function loadConfig(env: EnvironmentVariables = process.env): {
  config: Config;
  shown: ShownSetting[];
} {
  const values = readSettings(env);
  const providers = wholeProviders(values);
  const adminPassSha256 = values.SVC_ADMIN_PASS_SHA256 || null;
  const mode = adminPassSha256 === null ? "self_hosted" : "hosted";
  const config: Config = {
    mode,
    host: hostOf(values, mode),
    port: values.SVC_PORT,
    dataDir: path.resolve(values.SVC_DATA_DIR),
    databaseUrl: values.SVC_DATABASE_URL,
    blobs: blobsOf(values),
    ops: opsOf(values),
    traces: tracesOf(values),
    role: values.SVC_ROLE,
    scratchDir: scratchDir(),
    publicUrl: values.SVC_PUBLIC_URL,
    allowedHosts: values.SVC_ALLOWED_HOSTS,
    allowedOrigins: values.SVC_ALLOWED_ORIGINS,
    adminPassSha256,
    trustedHops: values.SVC_TRUST_PROXY,
    requests: { perMinute: values.SVC_REQUESTS_PER_MINUTE, streams: values.SVC_STREAMS_PER_CALLER },
    expose: values.SVC_EXPOSE,
    stripe: {
      secretKey: values.STRIPE_SECRET_KEY,
      webhookSecret: values.STRIPE_WEBHOOK_SECRET,
      baseUrl: values.SVC_STRIPE_BASE_URL,
    },
    logLevel: values.SVC_LOG_LEVEL,
    ...ledgerOf(values),
    retentionDays: values.SVC_RETENTION_DAYS,
    masterKey: values.SVC_MASTER_KEY,
    sandbox: sandboxOf(values, mode),
    backup: backupOf(values),
    drainSeconds: values.SVC_DRAIN_S,
    ...runLimitsOf(values),
    providers,
    gateway: whole("SVC_GATEWAY", {
      apiKey: values.SVC_GATEWAY_API_KEY,
      model: values.SVC_GATEWAY_MODEL,
      baseUrl: values.SVC_GATEWAY_BASE_URL,
      contextTokens: values.SVC_GATEWAY_CONTEXT_TOKENS,
      vision: values.SVC_GATEWAY_VISION,
    }),
    modelFirstTokenSeconds: values.SVC_MODEL_FIRST_TOKEN_S,
    modelSilenceSeconds: values.SVC_MODEL_SILENCE_S,
    ggufModel: values.SVC_GGUF_MODEL,
    browser: values.SVC_BROWSER,
    path: env["PATH"] || "/usr/local/bin:/usr/bin:/bin",
    techniques: values.SVC_TECHNIQUES === "on",
    search: searchOf(values),
  };
  return { config, shown: showSettings(env) };
}

/** The address to listen on. Without a password it must not be reachable by others, unless that is explicitly allowed. */
function hostOf({ SVC_HOST: host, SVC_ALLOW_UNAUTHENTICATED: wanted }: SettingValues, mode: Mode): string {
  if (LOOPBACK.has(host) || mode === "hosted" || wanted) return host;
  throw new ConfigError(
    "SVC_HOST",
    `others can reach ${host}, and this instance has no password; set SVC_ADMIN_PASS_SHA256 (signet hash-password) to host it, or SVC_ALLOW_UNAUTHENTICATED=1 to let everyone in`,
  );
}

/** A scratch folder of this user; root uses one that no other user can have created. */
function scratchDir(): string {
  const uid = process.getuid?.() ?? 0;
  return uid === 0 ? "/run/signet" : path.join(tmpdir(), `signet-${uid}`);
}

/** Variables with the prefix SVC_ that are not settings: usually typing errors. */
export function unknownSettings(env: EnvironmentVariables = process.env): string[] {
  return Object.keys(env).filter((name) => name.startsWith("SVC_") && !Object.hasOwn(SETTINGS, name));
}

/** The providers' settings. Throws ConfigError if a setting, of theirs or of a shared database, lacks another that it needs. */
function wholeProviders(values: SettingValues): Config["providers"] {
  const providers = providersOf(values);
  whole("OPENAI_COMPATIBLE", providers.openai_compatible);
  requireShared(values);
  return providers;
}

const runLimitsOf = (values: SettingValues) => ({
  maxConcurrentRuns: values.SVC_MAX_CONCURRENT_RUNS,
  maxUnfinishedRuns: values.SVC_MAX_UNFINISHED_RUNS,
  maxSteps: values.SVC_MAX_STEPS,
  runTimeoutSeconds: values.SVC_RUN_TIMEOUT_S,
  checkTimeoutSeconds: values.SVC_CHECK_TIMEOUT_S,
});

function sandboxOf(values: SettingValues, mode: Mode): Config["sandbox"] {
  return {
    driver: values.SVC_SANDBOX,
    rootDir: values.SVC_SANDBOX_ROOTFS || null,
    memoryMb: values.SVC_SANDBOX_MEMORY_MB,
    diskMb: values.SVC_SANDBOX_DISK_MB,
    pids: values.SVC_SANDBOX_PIDS,
    timeoutSeconds: values.SVC_SANDBOX_TIMEOUT_S,
    egress: values.SVC_SANDBOX_EGRESS,
    requireCgroup: mode === "hosted" && !values.SVC_ALLOW_NO_CGROUP,
  };
}

const OPS_PORT = 8788;

function opsOf({ SVC_OPS_HOST: host, SVC_OPS_PORT: port }: SettingValues): Config["ops"] {
  if (port === "off") return { host, port: null, isSet: true };
  return { host, port: port === "" ? OPS_PORT : Number(port), isSet: port !== "" };
}

/** Traces are sent once a collector is named, as the standard settings say. */
function tracesOf(values: SettingValues): Config["traces"] {
  const endpoint = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || values.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint || values.OTEL_SDK_DISABLED || values.OTEL_TRACES_EXPORTER === "none") return null;
  return {
    protocol: values.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL || values.OTEL_EXPORTER_OTLP_PROTOCOL,
    sampler: values.OTEL_TRACES_SAMPLER,
    ratio: values.OTEL_TRACES_SAMPLER_ARG,
  };
}
