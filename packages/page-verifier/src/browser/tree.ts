import { readdirSync, readFileSync } from "node:fs";

const DEEPEST = 64;

/** `pid` and all its descendants, parents first; empty if it has ended. */
export function treeOf(pid: number, depth = 0): number[] {
  const tasks = list(`/proc/${pid}/task`);
  if (tasks.length === 0 || depth > DEEPEST) return [];
  // A browser starts processes from several threads, and each thread has its own list of children.
  const children = tasks.flatMap((task) => childrenOf(pid, task));
  return [pid, ...children.flatMap((child) => treeOf(child, depth + 1))];
}

/** The processes that a thread of `pid` has started; the main thread by default. */
export const childrenOf = (pid: number, task: number | string = pid): number[] =>
  read(`/proc/${pid}/task/${task}/children`).split(" ").filter(Boolean).map(Number);

/**
 * The memory of these processes in bytes: anonymous and shared memory and swap, without file pages. Memory that two
 * of them share counts twice, so the figure is never too low.
 */
export function bytesOf(pids: readonly number[]): number {
  let bytes = 0;
  for (const pid of pids)
    for (const [, kib] of read(`/proc/${pid}/status`).matchAll(
      /^(?:Rss(?:Anon|Shmem)|VmSwap):\s+(\d+) kB$/gm,
    ))
      bytes += Number(kib) * 1024;
  return bytes;
}

function read(file: string): string {
  try {
    return readFileSync(file, "latin1");
  } catch {
    // The process has ended.
    return "";
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
