import { readFileSync } from "node:fs";

const DEEPEST = 1024;

function read(file: string): string {
  try {
    return readFileSync(file, "latin1");
  } catch {
    // The process has ended.
    return "";
  }
}

/**
 * Memory in bytes that the descendants of `pid` hold by themselves: anonymous and shared, without the pages of files
 * (a program that runs ten times is in memory once).
 */
export function treeBytes(pid: number, depth = 0): number {
  const status = read(`/proc/${pid}/status`);
  let bytes = 0;
  for (const [, kib] of status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm)) bytes += Number(kib) * 1024;
  if (depth >= DEEPEST) return bytes;
  for (const child of childrenOf(pid)) bytes += treeBytes(child, depth + 1);
  return bytes;
}

/** The children of the main thread of `pid`; none if it is gone. */
export function childrenOf(pid: number): number[] {
  const pids = read(`/proc/${pid}/task/${pid}/children`).trim();
  return pids === "" ? [] : pids.split(" ").map(Number);
}
