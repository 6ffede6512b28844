import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createScheduledBackups } from "../usecases/service/scheduled-backups.ts";
import type { Base } from "./base.ts";

const ENTRY = path.join(import.meta.dirname, "../../bin/start.mjs");

/** Backups in a process of their own, because copying a large database takes a while. */
export const createBackups = ({ clock, log, config }: Pick<Base, "clock" | "log" | "config">) =>
  createScheduledBackups({
    clock,
    log,
    config,
    async backup(folder, signal) {
      const child = spawn(process.execPath, [ENTRY, "backup", folder], {
        stdio: ["ignore", "ignore", "pipe"],
        signal,
        killSignal: "SIGKILL",
      });
      let said = "";
      child.stderr.on("data", (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-1_000)));
      const [code] = (await once(child, "close")) as [number | null];
      if (code !== 0) throw new Error(said.trim() || `it ended with ${code}`);
    },
  });
