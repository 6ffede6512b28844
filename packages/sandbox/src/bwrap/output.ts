import type { ExecOptions, Limits } from "../port.ts";

/** Counts the output of both streams and keeps the beginning and the end of each, because errors usually come last. */
export function collect(limits: Limits, onOutput: ExecOptions["onOutput"], tooMuch: () => void) {
  const each = Math.floor(limits.outputBytes / 2);
  const streams = { stdout: keepEnds(each), stderr: keepEnds(each) };
  let outputBytes = 0;
  return {
    add(stream: "stdout" | "stderr", chunk: Uint8Array) {
      outputBytes += chunk.length;
      streams[stream].add(chunk);
      if (chunk.length > 0) onOutput?.(stream, chunk);
      if (outputBytes > limits.outputKillBytes) tooMuch();
    },
    result() {
      const [stdout, stderr] = [streams.stdout.bytes(), streams.stderr.bytes()];
      const truncated = stdout.length + stderr.length < outputBytes;
      return { stdout: stdout.toString(), stderr: stderr.toString(), outputBytes, truncated };
    },
  };
}

/** Keeps the first and the last bytes that are added, half of `maxBytes` each; everything if it fits. */
function keepEnds(maxBytes: number) {
  const headMax = Math.ceil(maxBytes / 2);
  const tailMax = maxBytes - headMax;
  const head: Uint8Array[] = [];
  let tail: Uint8Array[] = [];
  let [headBytes, tailBytes] = [0, 0];
  return {
    add(chunk: Uint8Array): void {
      const first = chunk.subarray(0, headMax - headBytes);
      const rest = chunk.subarray(first.length);
      if (first.length > 0) head.push(first);
      headBytes += first.length;
      if (rest.length === 0) return;
      tail.push(rest);
      tailBytes += rest.length;
      // Shorten the tail only occasionally, because a program may print byte by byte.
      if (tailBytes > tailMax * 2) {
        tail = [lastOf(tail, tailMax)];
        tailBytes = tailMax;
      }
    },
    bytes: (): Buffer => Buffer.concat([...head, lastOf(tail, tailMax)]),
  };
}

/** The last bytes of `chunks`, at most `max`. */
function lastOf(chunks: Uint8Array[], max: number): Buffer {
  const bytes = Buffer.concat(chunks);
  return bytes.subarray(Math.max(0, bytes.length - max));
}
