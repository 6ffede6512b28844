import { mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Clock } from "../../base/clock.ts";
import { describe, type Log } from "../../base/log.ts";

const LOOK_MS = 60_000;
const HOUR_MS = 3_600_000;
const DRAFT = ".part";
/** `signet-2026-11-24T10-15-00Z`: names in order of time. */
const NAME = /^signet-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;

const nameAt = (now: number) => `signet-${new Date(now).toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
const timeOf = (name: string): number => {
  const [, day, hour, minute, second] = NAME.exec(name)!;
  return Date.parse(`${day}T${hour}:${minute}:${second}Z`);
};

/**
 * Makes a backup in a folder of its own once the newest is older than `hours`, and removes the oldest beyond `keep`. A backup
 * has its name only once it is whole. `backup` writes one into an empty folder.
 */
export function createScheduledBackups(parts: {
  clock: Clock;
  log: Log;
  config: { backup: { dir: string; hours: number; keep: number } | null };
  backup: (folder: string, signal: AbortSignal) => Promise<void>;
}) {
  const { clock, log, backup } = parts;
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  async function round({ dir, hours, keep }: { dir: string; hours: number; keep: number }): Promise<void> {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const names = await readdir(dir);
    for (const name of names) if (name.endsWith(DRAFT)) await remove(path.join(dir, name));
    const whole = names.filter((name) => NAME.test(name)).toSorted();
    const newest = whole.at(-1);
    if (newest !== undefined && timeOf(newest) + hours * HOUR_MS > clock.now()) return;
    const name = nameAt(clock.now());
    const draft = path.join(dir, `${name}${DRAFT}`);
    await backup(draft, stopping.signal);
    await rename(draft, path.join(dir, name));
    const old = [...whole, name].slice(0, -keep);
    for (const one of old) await remove(path.join(dir, one));
    log.info({ backup: name, removed: old.length }, "a backup was made");
  }

  async function rounds(config: { dir: string; hours: number; keep: number }): Promise<void> {
    while (!stopping.signal.aborted) {
      await round(config).catch((thrown: unknown) => {
        if (!stopping.signal.aborted) log.error(describe(thrown), "the backup failed");
      });
      await clock.sleep(LOOK_MS, stopping.signal).catch(() => undefined);
    }
  }

  return {
    start(): void {
      if (parts.config.backup) running = rounds(parts.config.backup);
    },
    /** Ends a backup under way and resolves when it is over. */
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}

const remove = (folder: string) => rm(folder, { recursive: true, force: true });
