import { tmpdir } from "node:os";
import path from "node:path";
import { PROVIDER_IDS, PROVIDERS, type ProviderId } from "@signet/contract";
import { hostList, originList } from "./hosts.ts";
import { type Setting, SETTINGS } from "./settings.ts";

/** A setting whose value does not parse, or that asks for what this version cannot do. The message names the setting. */
export class ConfigError extends Error {
  constructor(setting: string, message: string) {
    super(`${setting}: ${message}`);
    this.name = "ConfigError";
  }
}

/** What the environment says of one provider; empty where it says nothing. */
export interface Endpoint {
  apiKey: string;
  model: string;
  baseUrl: string;
}

export interface Config {
  host: string;
  port: number;
  dataDir: string;
  /** Where open sandboxes keep their pipes: outside the data folder, which their users may not enter. */
  scratchDir: string;
  publicUrl: string;
  /** Self-hosted: host names that the service answers to beside its own, and origins whose pages may use it. */
  allowedHosts: string[];
  allowedOrigins: string[];
  /** Hosted: quotas hold for everyone but the owner, whose password has this SHA-256 (hex). */
  adminPassSha256: string | null;
  /** Proxies in front of the service, whose X-Forwarded-For is believed. */
  trustedHops: number;
  /** What answers beside `/api/demo/`. */
  expose: "all" | "api";
  /** Without key and secret no payments are taken. */
  stripe: { secretKey: string; webhookSecret: string; baseUrl: string };
  logLevel: string;
  ledgerOrigin: string | null;
  ledgerTask: "plain" | "commit";
  /** Days after which what is private of a run is erased. */
  retentionDays: number;
  /** Master keys as they were given, newest first; empty: the file in the data folder. */
  masterKey: string;
  sandbox: {
    driver: "bwrap";
    memoryMb: number;
    diskMb: number;
    pids: number;
    timeoutSeconds: number;
    /** Hosted without SVC_ALLOW_NO_CGROUP: no code is run where the kernel does not count a sandbox's memory. */
    requireCgroup: boolean;
  };
  maxConcurrentRuns: number;
  /** Most steps that a run may ask for. */
  maxSteps: number;
  /** How long a run may take without its checks, and how long one check may. */
  runTimeoutSeconds: number;
  checkTimeoutSeconds: number;
  providers: Record<ProviderId, Endpoint>;
  gateway: Endpoint | null;
  /** Path of local weights; empty: none. */
  ggufModel: string;
  /** The program of the browser that checks pages; empty: one on PATH, or the bundled one. */
  browser: string;
  /** Folders in which programs are looked for, as in PATH. */
  path: string;
  /** Whether runs are given techniques of the library, and teach it. */
  techniques: boolean;
  /** A SearXNG-compatible search; empty: none. */
  searchUrl: string;
}

/** One setting as `signet doctor` shows it. Secrets are shown as `set`. */
export interface ShownSetting {
  name: string;
  value: string;
  source: "environment" | "default";
}

type Env = Record<string, string | undefined>;

const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);

/** Reads single settings of an environment. */
function createReader(env: Env) {
  const hosted = isSet(env["SVC_ADMIN_PASS_SHA256"]);
  const value = (name: string): string => {
    const { check, ...setting } = SETTINGS[name]!;
    const given = env[name];
    if (!isSet(given)) return fallbackOf(setting, hosted);
    const wrong = check?.(given);
    if (wrong) throw new ConfigError(name, wrong);
    return given;
  };
  return {
    value,
    list: (name: string, read: (text: string) => string[] | undefined): string[] =>
      (value(name) && read(value(name))) || [],
    url: (name: string) => value(name).replace(/\/+$/, ""),
    endpoint: (prefix: string): Endpoint => ({
      apiKey: value(`${prefix}_API_KEY`),
      model: value(`${prefix}_MODEL`),
      baseUrl: value(`${prefix}_BASE_URL`).replace(/\/+$/, ""),
    }),
  };
}

/** Settings that are of no use without their address and model. */
function whole(prefix: string, given: Endpoint): Endpoint | null {
  const { baseUrl, model, apiKey } = given;
  if (!baseUrl && !model && !apiKey) return null;
  const missing = baseUrl ? (model ? "" : "MODEL") : "BASE_URL";
  if (missing)
    throw new ConfigError(
      `${prefix}_${missing}`,
      `must be set, since ${prefix}_${baseUrl ? "BASE_URL" : apiKey ? "API_KEY" : "MODEL"} is`,
    );
  return given;
}

/** Reads every setting. Throws ConfigError at the first that does not hold; an empty value counts as unset. */
export function loadConfig(env: Env = process.env): { config: Config; shown: ShownSetting[] } {
  const { value, url, list, endpoint } = createReader(env);
  const providers = Object.fromEntries(
    PROVIDER_IDS.map((id) => [id, endpoint(PROVIDERS[id].prefix)]),
  ) as Record<ProviderId, Endpoint>;
  whole("OPENAI_COMPATIBLE", providers.openai_compatible);
  const host = value("SVC_HOST");
  const adminPassSha256 = value("SVC_ADMIN_PASS_SHA256") || null;
  if (!LOOPBACK.has(host) && adminPassSha256 === null && value("SVC_ALLOW_UNAUTHENTICATED") !== "1")
    throw new ConfigError(
      "SVC_HOST",
      `${host} can be reached by others and this instance asks nobody for a password; host it with SVC_ADMIN_PASS_SHA256 (signet hash-password), or set SVC_ALLOW_UNAUTHENTICATED=1 if that is what you want`,
    );
  const port = Number(value("SVC_PORT"));
  const config: Config = {
    host,
    port,
    dataDir: path.resolve(value("SVC_DATA_DIR")),
    scratchDir: scratchDir(),
    publicUrl: url("SVC_PUBLIC_URL"),
    allowedHosts: list("SVC_ALLOWED_HOSTS", hostList),
    allowedOrigins: list("SVC_ALLOWED_ORIGINS", originList),
    adminPassSha256,
    trustedHops: Number(value("SVC_TRUST_PROXY")),
    expose: value("SVC_EXPOSE") as "all" | "api",
    stripe: {
      secretKey: value("STRIPE_SECRET_KEY"),
      webhookSecret: value("STRIPE_WEBHOOK_SECRET"),
      baseUrl: url("SVC_STRIPE_BASE_URL"),
    },
    logLevel: value("SVC_LOG_LEVEL"),
    ledgerOrigin: value("SVC_LEDGER_ORIGIN") || null,
    ledgerTask: value("SVC_LEDGER_TASK") as "plain" | "commit",
    retentionDays: Number(value("SVC_RETENTION_DAYS")),
    masterKey: value("SVC_MASTER_KEY"),
    sandbox: {
      driver: value("SVC_SANDBOX") as "bwrap",
      memoryMb: Number(value("SVC_SANDBOX_MEMORY_MB")),
      diskMb: Number(value("SVC_SANDBOX_DISK_MB")),
      pids: Number(value("SVC_SANDBOX_PIDS")),
      timeoutSeconds: Number(value("SVC_SANDBOX_TIMEOUT_S")),
      requireCgroup: adminPassSha256 !== null && value("SVC_ALLOW_NO_CGROUP") !== "1",
    },
    maxConcurrentRuns: Number(value("SVC_MAX_CONCURRENT_RUNS")),
    maxSteps: Number(value("SVC_MAX_STEPS")),
    runTimeoutSeconds: Number(value("SVC_RUN_TIMEOUT_S")),
    checkTimeoutSeconds: Number(value("SVC_CHECK_TIMEOUT_S")),
    providers,
    gateway: whole("SVC_GATEWAY", endpoint("SVC_GATEWAY")),
    ggufModel: value("SVC_GGUF_MODEL"),
    browser: value("SVC_BROWSER"),
    path: env["PATH"] || "/usr/local/bin:/usr/bin:/bin",
    techniques: value("SVC_TECHNIQUES") === "on",
    searchUrl: url("SVC_SEARCH_URL"),
  };
  for (const name of Object.keys(SETTINGS)) value(name);
  return { config, shown: show(env) };
}

/** An empty value counts as unset. */
const isSet = (value: string | undefined): value is string => value !== undefined && value !== "";
const fallbackOf = ({ fallback, hosted: other }: Setting, hosted: boolean) =>
  hosted && other !== undefined ? other : fallback;

/** A folder of this user's alone to make things in; root has one that no other user can have made before. */
function scratchDir(): string {
  const uid = process.getuid?.() ?? 0;
  return uid === 0 ? "/run/signet" : path.join(tmpdir(), `signet-${uid}`);
}

/** Every setting with its value and where it came from; values of secrets are never in it. */
function show(env: Env): ShownSetting[] {
  const hosted = isSet(env["SVC_ADMIN_PASS_SHA256"]);
  return Object.entries(SETTINGS).flatMap(([name, setting]) => {
    const given = env[name];
    const set = isSet(given);
    if (setting.optional && !set) return [];
    const value = setting.secret && set ? "(set)" : set ? given : fallbackOf(setting, hosted) || "(unset)";
    return [{ name, value, source: set ? "environment" : "default" }] satisfies ShownSetting[];
  });
}

/** Settings of the environment that look like ours and are not: mostly typing errors. */
export function unknownSettings(env: Env = process.env): string[] {
  return Object.keys(env).filter((name) => name.startsWith("SVC_") && !(name in SETTINGS));
}
