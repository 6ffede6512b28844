import { readFileSync, readdirSync } from "node:fs";
import type { Limits } from "../port.ts";

const KIB = 1024;
/** Depth below a holder of the first process in a command's network namespace: bwrap's init, a child of bwrap. */
const INSIDE = 2;
const DEEPEST = 1024;
/** Every process starts with a table for this many descriptors. */
const FEW_DESCRIPTORS = 64;
/** Capacity of a pipe once its user has many: two pages. Before that, all pipes of a user together may have 64 MiB. */
const PIPE_BYTES = 8 * KIB;
const TCP_BYTES = 64 * KIB;
/** Factor by which small segments take more memory than their data. */
const TCP_OVERHEAD = 4;

/** Share of the machine's memory that must stay free. Below it, a sandbox may be blamed for memory that belongs to no process. */
const SPARE_SHARE = 1 / 16;

function read(file: string): string {
  try {
    return readFileSync(file, "latin1");
  } catch {
    // The process has ended.
    return "";
  }
}

interface Machine {
  totalBytes: number;
  availableBytes: number;
}

function readMachine(): Machine {
  const of = (name: string, text: string) =>
    Number(new RegExp(`^${name}: +(\\d+) kB$`, "m").exec(text)?.[1] ?? 0) * KIB;
  const text = read("/proc/meminfo");
  return { totalBytes: of("MemTotal", text), availableBytes: of("MemAvailable", text) };
}

/**
 * Starts to monitor the memory of the descendants of the holder `pid`, for use without a cgroup. The returned function tells
 * whether they exceed `limits`. Some kernel memory belongs to no process (pages of a shared mapping that
 * is no longer mapped, locks), so it also returns true if the machine has hardly any memory left and has lost more
 * since the start than one sandbox may use.
 */
export function watchTree(
  pid: number,
  limits: Pick<Limits, "memoryBytes" | "diskBytes">,
  machine: () => Machine = readMachine,
): () => boolean {
  const before = machine().availableBytes;
  return () => {
    if (treeBytes(pid) > limits.memoryBytes) return true;
    const { totalBytes, availableBytes } = machine();
    const usedBytes = before - availableBytes;
    return availableBytes < totalBytes * SPARE_SHARE && usedBytes > limits.memoryBytes + limits.diskBytes;
  };
}

/**
 * Memory in bytes of the descendants of the holder `pid`: anonymous and shared memory, swapped out or not, and page tables, without
 * pages of files (a program that runs ten times is in memory once), plus the maximum that their pipes and sockets may
 * hold in the kernel.
 */
export function treeBytes(pid: number): number {
  let bytes = 0;
  let inside: number | undefined;
  const walk = (member: number, depth: number) => {
    bytes += processBytes(member);
    if (depth === INSIDE) inside ??= member;
    if (depth < DEEPEST) for (const child of childrenOf(member)) walk(child, depth + 1);
  };
  walk(pid, 0);
  return bytes + (inside === undefined ? 0 : socketBytes(inside));
}

function processBytes(pid: number): number {
  const status = read(`/proc/${pid}/status`);
  let bytes = 0;
  for (const [, kib] of status.matchAll(/^(?:RssAnon|RssShmem|VmSwap|VmPTE):\s+(\d+) kB$/gm))
    bytes += Number(kib) * KIB;
  const descriptors = Number(/^FDSize:\s+(\d+)$/m.exec(status)?.[1] ?? 0);
  return bytes + Math.max(0, descriptors - FEW_DESCRIPTORS) * PIPE_BYTES;
}

/**
 * The maximum memory of the sockets in the network namespace of `pid`. The kernel counts them for the namespace, including those
 * in transit between processes or in a process that hides its descriptors.
 */
function socketBytes(pid: number): number {
  const count = (file: string, pattern: RegExp) =>
    Number(pattern.exec(read(`/proc/${pid}/net/${file}`))?.[1] ?? 0);
  const sockets = count("sockstat", /^sockets: used (\d+)$/m);
  if (sockets === 0) return 0;
  const tcp = count("sockstat", /^TCP: inuse (\d+)/m) + count("sockstat6", /^TCP6: inuse (\d+)/m);
  const queued = tcp === 0 ? 0 : queuedBytes(`/proc/${pid}/net/tcp`) + queuedBytes(`/proc/${pid}/net/tcp6`);
  return (
    Math.max(0, sockets - tcp) * mostOfSocket() + Math.min(sockets, tcp) * TCP_BYTES + queued * TCP_OVERHEAD
  );
}

/** Bytes written to, but not yet read from, the TCP connections in a table of the kernel. */
function queuedBytes(table: string): number {
  let bytes = 0;
  for (const [, sent, received] of read(table).matchAll(/ ([0-9A-F]{8}):([0-9A-F]{8}) /g))
    bytes += parseInt(sent!, 16) + parseInt(received!, 16);
  return bytes;
}

/** Maximum bytes in a non-TCP socket, since the filter prevents larger buffers. */
const mostOfSocket = () => Number(read("/proc/sys/net/core/wmem_default").trim() || 212_992);

/** The children of all threads of `pid`; none if it is gone. */
export function childrenOf(pid: number): number[] {
  let threads: string[];
  try {
    threads = readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
  return threads.flatMap((thread) => {
    const pids = read(`/proc/${pid}/task/${thread}/children`).trim();
    return pids === "" ? [] : pids.split(" ").map(Number);
  });
}
