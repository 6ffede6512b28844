import { constants, openSync, readSync } from "node:fs";
import { Socket } from "node:net";

// The pipes are named pipes, because Node's own are sockets and a command must not have a socket to the service. Opened
// for both directions, they neither wait for the other side nor end with it: the holder reports the end of a command.
const BOTH_WAYS = constants.O_RDWR | constants.O_NONBLOCK;

/** Reads the named pipe `file` and passes its data to `onChunk`. */
export function readPipe(file: string, onChunk: (chunk: Buffer) => void) {
  const descriptor = openSync(file, BOTH_WAYS);
  const socket = new Socket({ fd: descriptor, readable: true, writable: false });
  socket.on("data", onChunk).on("error", () => {});
  return {
    /** Reads the remaining data and closes the pipe. */
    drain() {
      socket.removeAllListeners("data");
      const buffer = Buffer.allocUnsafe(64 * 1024);
      try {
        for (let size = 1; size > 0;) {
          size = readSync(descriptor, buffer);
          onChunk(Buffer.from(buffer.subarray(0, size)));
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
      } finally {
        socket.destroy();
      }
    },
  };
}

export type Input = string | Uint8Array | AsyncIterable<Uint8Array>;

/** Opens the named pipe `file` to write `content` to it. */
export function writePipe(file: string, content: Input) {
  const socket = new Socket({ fd: openSync(file, BOTH_WAYS), readable: false, writable: true });
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.on("error", () => {});
  const write = (chunk: string | Uint8Array) =>
    new Promise<void>((resolve, reject) =>
      socket.write(chunk, (error) => (error ? reject(error) : resolve())),
    );
  return {
    /** Writes everything and closes the pipe. Call it once the other side is open: an unopened pipe discards its data. */
    async send() {
      try {
        if (typeof content === "string" || content instanceof Uint8Array) await write(content);
        else for await (const chunk of content) await write(chunk);
      } finally {
        socket.destroy();
      }
    },
    close() {
      socket.destroy();
      return closed;
    },
  };
}
