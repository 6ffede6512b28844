import { ConfigError } from "./config-error.ts";
import { type Setting, SETTINGS, type SettingValues } from "./settings.ts";

/** One setting as `signet doctor` shows it. Secrets are shown as `set`. */
export interface ShownSetting {
  name: string;
  value: string;
  source: "environment" | "default";
}

/** The environment of a process. */
export type EnvironmentVariables = Record<string, string | undefined>;

/** Reads every setting; an empty value counts as unset, but not that of the password. Throws ConfigError at the first invalid one. */
export function readSettings(env: EnvironmentVariables): SettingValues {
  // Whoever sets a password, if to nothing by mistake, does not want everyone to be the owner.
  if (env["SVC_ADMIN_PASS_SHA256"] === "")
    throw new ConfigError(
      "SVC_ADMIN_PASS_SHA256",
      "is set, but empty; leave it out to run without a password, where everyone who reaches the service is its owner",
    );
  const hosted = isSet(env["SVC_ADMIN_PASS_SHA256"]);
  const values = Object.entries<Setting>(SETTINGS).map(([name, setting]) => {
    const given = env[name];
    const result = setting.schema.safeParse(isSet(given) ? given : fallbackOf(setting, hosted));
    if (result.success) return [name, result.data];
    throw new ConfigError(name, result.error.issues[0]!.message);
  });
  return Object.fromEntries(values) as SettingValues;
}

/** Every setting with its value and source; values of secrets are never included. */
export function showSettings(env: EnvironmentVariables): ShownSetting[] {
  const hosted = isSet(env["SVC_ADMIN_PASS_SHA256"]);
  return Object.entries<Setting>(SETTINGS).flatMap(([name, setting]): ShownSetting[] => {
    const given = env[name];
    const set = isSet(given);
    if (setting.optional && !set) return [];
    if (!set) return [{ name, value: fallbackOf(setting, hosted) || "(unset)", source: "default" }];
    return [{ name, value: setting.secret ? "(set)" : given, source: "environment" }];
  });
}

/** An empty value counts as unset. */
const isSet = (value: string | undefined): value is string => value !== undefined && value !== "";
const fallbackOf = ({ fallback, hosted: other }: Setting, hosted: boolean) =>
  hosted && other !== undefined ? other : fallback;
