import { PROVIDERS } from "@signet/contract";
import { hostList, originList } from "./hosts.ts";

/** A setting as it is written in the environment. */
export interface Setting {
  fallback: string;
  /** The fallback of a hosted instance, where it differs. */
  hosted?: string;
  secret?: true;
  /** Shown only where it is set. */
  optional?: true;
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
  if (url.username || url.password) return "must not hold credentials";
  return url.search || url.hash ? "must end with its path" : undefined;
};
const someHosts = (value: string) =>
  hostList(value) ? undefined : "must be host names separated by commas, such as box.lan,signet.example.com";
const someOrigins = (value: string) =>
  originList(value)
    ? undefined
    : "must be origins separated by commas, each with scheme and port and nothing more, such as https://app.example.com";
const aKey = (value: string) =>
  /^[\x21-\x7e]{1,512}$/.test(value) ? undefined : "holds a character that no key has, or is too long";
const aModel = (value: string) =>
  /^[\x21-\x7e]{1,200}$/.test(value) ? undefined : "must be a model's name, without spaces";
const sha256Hex = (value: string) =>
  /^[0-9a-f]{64}$/.test(value)
    ? undefined
    : "must be 64 lower-case hex digits, the SHA-256 of the password; make it with: signet hash-password";
const later = (what: string) => () => `${what} is not part of this version; unset it`;

/** Key, model and address of each provider. Most are unset. */
const providerSettings: Record<string, Setting> = Object.fromEntries(
  Object.values(PROVIDERS).flatMap(({ prefix }) => [
    [`${prefix}_API_KEY`, { fallback: "", secret: true, optional: true, check: aKey }],
    [`${prefix}_MODEL`, { fallback: "", optional: true, check: aModel }],
    [`${prefix}_BASE_URL`, { fallback: "", optional: true, check: httpUrl }],
  ]),
);

/** Every setting by its name. */
export const SETTINGS: Record<string, Setting> = {
  SVC_HOST: { fallback: "127.0.0.1" },
  SVC_PORT: { fallback: "8787", check: wholeNumber(0, 65_535) },
  SVC_DATA_DIR: { fallback: ".signet" },
  SVC_DATABASE_URL: { fallback: "", check: later("a database other than SQLite in the data folder") },
  SVC_ROLE: { fallback: "all", check: oneOf("all") },
  SVC_ADMIN_PASS_SHA256: { fallback: "", secret: true, check: sha256Hex },
  SVC_ALLOW_UNAUTHENTICATED: { fallback: "0", check: oneOf("0", "1") },
  SVC_PUBLIC_URL: { fallback: "", check: httpUrl },
  SVC_ALLOWED_HOSTS: { fallback: "", check: someHosts },
  SVC_ALLOWED_ORIGINS: { fallback: "", check: someOrigins },
  SVC_TRUST_PROXY: { fallback: "0", check: wholeNumber(0, 10) },
  SVC_EXPOSE: { fallback: "all", hosted: "api", check: oneOf("all", "api") },
  SVC_LEDGER_ORIGIN: {
    fallback: "",
    check: (v) =>
      /^[A-Za-z0-9._/:-]{1,100}$/.test(v) ? undefined : "must be letters, digits and ._/:- only",
  },
  SVC_RETENTION_DAYS: { fallback: "90", hosted: "30", check: wholeNumber(1, 36_500) },
  SVC_LEDGER_TASK: { fallback: "plain", hosted: "commit", check: oneOf("plain", "commit") },
  SVC_MASTER_KEY: { fallback: "", secret: true },
  SVC_SANDBOX: { fallback: "bwrap", check: oneOf("bwrap") },
  SVC_SANDBOX_MEMORY_MB: { fallback: "512", check: wholeNumber(128, 65_536) },
  SVC_SANDBOX_DISK_MB: { fallback: "128", check: wholeNumber(8, 65_536) },
  SVC_SANDBOX_PIDS: { fallback: "128", check: wholeNumber(16, 4_096) },
  SVC_SANDBOX_TIMEOUT_S: { fallback: "60", check: wholeNumber(1, 3_600) },
  SVC_MAX_STEPS: { fallback: "200", check: wholeNumber(1, 200) },
  SVC_RUN_TIMEOUT_S: { fallback: "3600", check: wholeNumber(10, 86_400) },
  SVC_CHECK_TIMEOUT_S: { fallback: "600", check: wholeNumber(5, 86_400) },
  SVC_ALLOW_NO_CGROUP: { fallback: "0", check: oneOf("0", "1") },
  SVC_MAX_CONCURRENT_RUNS: { fallback: "4", check: wholeNumber(1, 256) },
  SVC_LOG_LEVEL: { fallback: "info", check: oneOf("debug", "info", "warn", "error", "silent") },
  SVC_GATEWAY_BASE_URL: { fallback: "", check: httpUrl },
  SVC_GATEWAY_API_KEY: { fallback: "", secret: true, check: aKey },
  SVC_GATEWAY_MODEL: { fallback: "", check: aModel },
  SVC_BROWSER: { fallback: "" },
  SVC_TECHNIQUES: { fallback: "on", check: oneOf("on", "off") },
  SVC_SEARCH_URL: { fallback: "", check: httpUrl },
  SVC_GGUF_MODEL: { fallback: "" },
  STRIPE_SECRET_KEY: { fallback: "", secret: true, check: aKey },
  STRIPE_WEBHOOK_SECRET: { fallback: "", secret: true, check: aKey },
  SVC_STRIPE_BASE_URL: { fallback: "", optional: true, check: httpUrl },
  ...providerSettings,
};
