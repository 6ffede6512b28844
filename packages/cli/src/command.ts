import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { createClient, type Client } from "@signet/client";
import { environment } from "./environment.ts";
import { nearestWord } from "./suggest.ts";
import type { Terminal } from "./terminal.ts";

/** Exit codes shared by all commands. */
export const EXIT = { ok: 0, failed: 1, usage: 2, unreachable: 3, interrupted: 130 } as const;

/** The command was called with wrong arguments. */
export class UsageError extends Error {}

/** The files of a run could not be written on this machine; the service still has them. */
export class NotSavedError extends Error {
  readonly runId: string;
  constructor(runId: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`the run has ended, but its files could not be saved: ${reason}`, { cause });
    this.runId = runId;
  }
}

/** The connection to a run was lost while it was under way; `cause` says why. */
export class LostRunError extends Error {
  readonly runId: string;
  constructor(runId: string, cause: unknown) {
    super(`lost the connection to ${runId}`, { cause });
    this.runId = runId;
  }
}

export interface Command {
  /** Names of its options, without hyphens. */
  options: readonly string[];
  /** Runs the command with the arguments after its name and returns the exit code. */
  start(args: string[], terminal: Terminal): Promise<number>;
}

type Values<O extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: O; strict: true; allowPositionals: true }>
>["values"];

interface Spec<O extends ParseArgsOptionsConfig> {
  /** What `--help` prints. */
  help: string;
  options: O;
  /** Options whose value may be left out, and the value that they then have. */
  optionalValues?: Record<string, string>;
  /** The most arguments that are not options. */
  positionals: number;
  run(call: { values: Values<O>; positionals: string[]; terminal: Terminal }): Promise<number>;
}

/** Makes a command that reads its own options, and answers `--help`. */
export function defineCommand<const O extends ParseArgsOptionsConfig>(spec: Spec<O>): Command {
  return {
    options: Object.keys(spec.options),
    async start(args, terminal) {
      if (args.includes("--help") || args.includes("-h")) {
        terminal.out(spec.help.trim());
        return EXIT.ok;
      }
      const { values, positionals } = read(withValues(args, spec.optionalValues ?? {}), spec.options);
      if (positionals.length > spec.positionals)
        throw new UsageError(`too many arguments: ${positionals.at(-1)}`);
      return spec.run({ values, positionals, terminal });
    },
  };
}

/** The arguments, with the values that were left out. */
function withValues(args: string[], optional: Record<string, string>): string[] {
  const end = args.indexOf("--");
  return args.map((arg, i) => {
    const name = arg.replace(/^--/, "");
    const isOption = name !== arg && (end < 0 || i < end) && Object.hasOwn(optional, name);
    const hasValue = args[i + 1] !== undefined && !args[i + 1]!.startsWith("-");
    return isOption && !hasValue ? `${arg}=${optional[name]}` : arg;
  });
}

function read<const O extends ParseArgsOptionsConfig>(args: string[], options: O) {
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: true });
  } catch (error) {
    throw new UsageError(parseErrorText(error as NodeJS.ErrnoException, options), { cause: error });
  }
}

/** What node's parser found wrong, without its advice. */
function parseErrorText({ code, message }: NodeJS.ErrnoException, options: ParseArgsOptionsConfig): string {
  const option = /--?[^\s',]+(?= <value>|')/.exec(message)?.[0];
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") {
    const names = Object.keys(options).map((name) => `--${name}`);
    return `there is no option ${option}${didYouMean(option ?? "", names)}`;
  }
  if (code !== "ERR_PARSE_ARGS_INVALID_OPTION_VALUE") return message;
  return `${option} takes ${message.includes("does not take") ? "no" : "a"} value`;
}

/** A suggestion to append to an error about an unknown word; empty if no known word is close. */
export function didYouMean(input: string, words: readonly string[]): string {
  const word = nearestWord(input, words);
  return word === null ? "" : `; did you mean ${word}?`;
}

/** The usage error for a file that cannot be read. Rethrows an error that does not come from the file system. */
export function unreadable(error: unknown, file: string, taker: string): UsageError {
  if (!(error instanceof Error && "syscall" in error && "code" in error)) throw error;
  if (error.code === "ENOENT") return new UsageError(`there is no file ${file}`, { cause: error });
  if (error.code === "EISDIR")
    return new UsageError(`${file} is a folder; ${taker} takes one file`, { cause: error });
  return new UsageError(`${file} cannot be read (${String(error.code)})`, { cause: error });
}

/** The option that names the service. The fallback is SIGNET_URL, then the service on this machine. */
export const urlOption = { url: { type: "string" } } as const;
export const urlHelp = "  --url <address>          the service; else SIGNET_URL, else http://127.0.0.1:8787";

/** The http address of the service. */
function baseUrlOf(url: string | undefined): string {
  const baseUrl = url ?? environment.signetUrl;
  if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol))
    throw new UsageError(`not an http address: ${baseUrl}`);
  return baseUrl;
}

/** The address of the service without credentials and query, as it may be stored. */
export function addressOf(url: string | undefined): string {
  const { origin, pathname } = new URL(baseUrlOf(url));
  return origin + pathname.replace(/\/$/, "");
}

export function connect(url: string | undefined): Client {
  const baseUrl = baseUrlOf(url);
  const { apiKey } = environment;
  return createClient({ baseUrl, headers: credentials(), ...(apiKey ? { apiKey } : {}) });
}

/** The caller's other credentials from the environment, as header fields. */
function credentials(): Record<string, string> {
  const { license, password } = environment;
  return {
    ...(license ? { "x-svc-license": license } : {}),
    ...(password ? { authorization: `Basic ${Buffer.from(`owner:${password}`).toString("base64")}` } : {}),
  };
}

/** The value of an option that takes a whole number within bounds; undefined if the option was not given. */
export function integer(
  name: string,
  text: string | undefined,
  min: number,
  max: number,
): number | undefined {
  if (text === undefined) return undefined;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UsageError(`--${name} must be a number from ${min} to ${max}`);
}
