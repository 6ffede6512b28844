/** A setting is invalid or not supported by this version. The message names the setting. */
export class ConfigError extends Error {
  constructor(setting: string, message: string) {
    super(`${setting}: ${message}`);
    this.name = "ConfigError";
  }
}
