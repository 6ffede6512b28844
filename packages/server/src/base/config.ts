import { tmpdir } from "node:os";
import path from "node:path";

/** A setting whose value does not parse, or that asks for what this version cannot do. The message names the setting. */
export class ConfigError extends Error {
  constructor(setting: string, message: string) {
    super(`${setting}: ${message}`);
    this.name = "ConfigError";
  }
}

/** Where a model can be reached that speaks the OpenAI chat completions interface. */
export interface Endpoint {
  baseUrl: string;
  apiKey: string;
  model: string;
}

export interface Config {
  host: string;
  port: number;
  dataDir: string;
  /** Where open sandboxes keep their pipes: outside the data folder, which their users may not enter. */
  scratchDir: string;
  publicUrl: string;
  logLevel: string;
  ledgerOrigin: string | null;
  ledgerTask: "plain" | "commit";
  /** Master keys as they were given, newest first; empty: the file in the data folder. */
  masterKey: string;
  sandbox: { memoryMb: number; diskMb: number; pids: number; timeoutSeconds: number };
  maxConcurrentRuns: number;
  models: { openAiCompatible: Endpoint | null; gateway: Endpoint | null };
}

/** One setting as `signet doctor` shows it. Secrets are shown as `set`. */
export interface ShownSetting {
  name: string;
  value: string;
  source: "environment" | "default";
}

type Env = Record<string, string | undefined>;
interface Setting {
  fallback: string;
  secret?: true;
  /** Says what is wrong with a value, or nothing. */
  check?: (value: string) => string | undefined;
}

const wholeNumber = (min: number, max: number) => (value: string) =>
  /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max
    ? undefined
    : `must be a whole number from ${min} to ${max}`;
const oneOf =
  (...allowed: string[]) =>
  (value: string) =>
    allowed.includes(value) ? undefined : `must be ${allowed.join(" or ")}`;
const httpUrl = (value: string) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return "must be an http or https address";
  return url.username || url.password ? "must not hold credentials" : undefined;
};
const later = (what: string) => () => `${what} is not part of this version; unset it`;

const SETTINGS: Record<string, Setting> = {
  SVC_HOST: { fallback: "127.0.0.1" },
  SVC_PORT: { fallback: "8787", check: wholeNumber(0, 65_535) },
  SVC_DATA_DIR: { fallback: ".signet" },
  SVC_DATABASE_URL: { fallback: "", check: later("a database other than SQLite in the data folder") },
  SVC_ROLE: { fallback: "all", check: oneOf("all") },
  SVC_ADMIN_PASS_SHA256: { fallback: "", secret: true, check: later("hosted mode") },
  SVC_ALLOW_UNAUTHENTICATED: { fallback: "0", check: oneOf("0", "1") },
  SVC_PUBLIC_URL: { fallback: "", check: httpUrl },
  SVC_LEDGER_ORIGIN: {
    fallback: "",
    check: (v) =>
      /^[A-Za-z0-9._/:-]{1,100}$/.test(v) ? undefined : "must be letters, digits and ._/:- only",
  },
  SVC_LEDGER_TASK: { fallback: "plain", check: oneOf("plain", "commit") },
  SVC_MASTER_KEY: { fallback: "", secret: true },
  SVC_SANDBOX: { fallback: "bwrap", check: oneOf("bwrap") },
  SVC_SANDBOX_MEMORY_MB: { fallback: "512", check: wholeNumber(128, 65_536) },
  SVC_SANDBOX_DISK_MB: { fallback: "128", check: wholeNumber(8, 65_536) },
  SVC_SANDBOX_PIDS: { fallback: "128", check: wholeNumber(16, 4_096) },
  SVC_SANDBOX_TIMEOUT_S: { fallback: "60", check: wholeNumber(1, 3_600) },
  SVC_MAX_CONCURRENT_RUNS: { fallback: "4", check: wholeNumber(1, 256) },
  SVC_LOG_LEVEL: { fallback: "info", check: oneOf("debug", "info", "warn", "error", "silent") },
  SVC_GATEWAY_BASE_URL: { fallback: "", check: httpUrl },
  SVC_GATEWAY_API_KEY: { fallback: "", secret: true },
  SVC_GATEWAY_MODEL: { fallback: "" },
  OPENAI_COMPATIBLE_BASE_URL: { fallback: "", check: httpUrl },
  OPENAI_COMPATIBLE_API_KEY: { fallback: "", secret: true },
  OPENAI_COMPATIBLE_MODEL: { fallback: "" },
};

const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);

/** Reads every setting. Throws ConfigError at the first that does not hold; an empty value counts as unset. */
export function loadConfig(env: Env = process.env): { config: Config; shown: ShownSetting[] } {
  const value = (name: string): string => {
    const { fallback, check } = SETTINGS[name]!;
    const given = env[name];
    if (given === undefined || given === "") return fallback;
    const wrong = check?.(given);
    if (wrong) throw new ConfigError(name, wrong);
    return given;
  };
  const endpoint = (prefix: string): Endpoint | null => {
    const baseUrl = value(`${prefix}_BASE_URL`);
    const model = value(`${prefix}_MODEL`);
    if (!baseUrl) return null;
    if (!model) throw new ConfigError(`${prefix}_MODEL`, `must be set, since ${prefix}_BASE_URL is`);
    return { baseUrl, apiKey: value(`${prefix}_API_KEY`), model };
  };
  const host = value("SVC_HOST");
  if (!LOOPBACK.has(host) && value("SVC_ALLOW_UNAUTHENTICATED") !== "1")
    throw new ConfigError(
      "SVC_HOST",
      `${host} can be reached by others and this instance asks nobody for a password; set SVC_ALLOW_UNAUTHENTICATED=1 if that is what you want`,
    );
  const port = Number(value("SVC_PORT"));
  const config: Config = {
    host,
    port,
    dataDir: path.resolve(value("SVC_DATA_DIR")),
    scratchDir: scratchDir(),
    publicUrl: value("SVC_PUBLIC_URL").replace(/\/+$/, ""),
    logLevel: value("SVC_LOG_LEVEL"),
    ledgerOrigin: value("SVC_LEDGER_ORIGIN") || null,
    ledgerTask: value("SVC_LEDGER_TASK") as "plain" | "commit",
    masterKey: value("SVC_MASTER_KEY"),
    sandbox: {
      memoryMb: Number(value("SVC_SANDBOX_MEMORY_MB")),
      diskMb: Number(value("SVC_SANDBOX_DISK_MB")),
      pids: Number(value("SVC_SANDBOX_PIDS")),
      timeoutSeconds: Number(value("SVC_SANDBOX_TIMEOUT_S")),
    },
    maxConcurrentRuns: Number(value("SVC_MAX_CONCURRENT_RUNS")),
    models: { openAiCompatible: endpoint("OPENAI_COMPATIBLE"), gateway: endpoint("SVC_GATEWAY") },
  };
  for (const name of Object.keys(SETTINGS)) value(name);
  return { config, shown: show(env) };
}

/** A folder of this user's alone to make things in; root has one that no other user can have made before. */
function scratchDir(): string {
  const uid = process.getuid?.() ?? 0;
  return uid === 0 ? "/run/signet" : path.join(tmpdir(), `signet-${uid}`);
}

/** Every setting with its value and where it came from; values of secrets are never in it. */
function show(env: Env): ShownSetting[] {
  return Object.entries(SETTINGS).map(([name, { fallback, secret }]) => {
    const given = env[name];
    const set = given !== undefined && given !== "";
    return {
      name,
      value: secret && set ? "(set)" : set ? given : fallback || "(unset)",
      source: set ? "environment" : "default",
    };
  });
}

/** Settings of the environment that look like ours and are not: mostly typing errors. */
export function unknownSettings(env: Env = process.env): string[] {
  return Object.keys(env).filter((name) => name.startsWith("SVC_") && !(name in SETTINGS));
}
