import { tmpdir } from "node:os";
import path from "node:path";
import { PROVIDER_IDS, PROVIDERS, type ProviderId } from "@signet/contract";
import { SETTINGS } from "./settings.ts";

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
  logLevel: string;
  ledgerOrigin: string | null;
  ledgerTask: "plain" | "commit";
  /** Master keys as they were given, newest first; empty: the file in the data folder. */
  masterKey: string;
  sandbox: { memoryMb: number; diskMb: number; pids: number; timeoutSeconds: number };
  maxConcurrentRuns: number;
  providers: Record<ProviderId, Endpoint>;
  gateway: Endpoint | null;
  /** Path of local weights; empty: none. */
  ggufModel: string;
}

/** One setting as `signet doctor` shows it. Secrets are shown as `set`. */
export interface ShownSetting {
  name: string;
  value: string;
  source: "environment" | "default";
}

type Env = Record<string, string | undefined>;

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
  const endpoint = (prefix: string): Endpoint => ({
    apiKey: value(`${prefix}_API_KEY`),
    model: value(`${prefix}_MODEL`),
    baseUrl: value(`${prefix}_BASE_URL`).replace(/\/+$/, ""),
  });
  /** Settings that are of no use without their address and model. */
  const whole = (prefix: string, given: Endpoint): Endpoint | null => {
    const { baseUrl, model, apiKey } = given;
    if (!baseUrl && !model && !apiKey) return null;
    const missing = baseUrl ? (model ? "" : "MODEL") : "BASE_URL";
    if (missing)
      throw new ConfigError(
        `${prefix}_${missing}`,
        `must be set, since ${prefix}_${baseUrl ? "BASE_URL" : apiKey ? "API_KEY" : "MODEL"} is`,
      );
    return given;
  };
  const providers = Object.fromEntries(
    PROVIDER_IDS.map((id) => [id, endpoint(PROVIDERS[id].prefix)]),
  ) as Record<ProviderId, Endpoint>;
  whole("OPENAI_COMPATIBLE", providers.openai_compatible);
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
    providers,
    gateway: whole("SVC_GATEWAY", endpoint("SVC_GATEWAY")),
    ggufModel: value("SVC_GGUF_MODEL"),
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
  return Object.entries(SETTINGS).flatMap(([name, { fallback, secret, optional }]) => {
    const given = env[name];
    const set = given !== undefined && given !== "";
    if (optional && !set) return [];
    const value = secret && set ? "(set)" : set ? given : fallback || "(unset)";
    return [{ name, value, source: set ? "environment" : "default" }] satisfies ShownSetting[];
  });
}

/** Settings of the environment that look like ours and are not: mostly typing errors. */
export function unknownSettings(env: Env = process.env): string[] {
  return Object.keys(env).filter((name) => name.startsWith("SVC_") && !(name in SETTINGS));
}
