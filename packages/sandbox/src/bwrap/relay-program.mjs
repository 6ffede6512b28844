// The relay: it runs in the network namespace of one sandbox, outside of everything else of it, and passes each connection
// on to the service. It reads nothing of what it passes. Arguments: the socket of the service, the port, the most connections.
import { connect, createServer } from "node:net";

const [socket, port, most] = process.argv.slice(-3);

const server = createServer({ allowHalfOpen: true }, (inner) => {
  const outer = connect({ path: socket, allowHalfOpen: true });
  inner.pipe(outer).pipe(inner);
  for (const [one, other] of [
    [inner, outer],
    [outer, inner],
  ])
    one
      .on("error", () => other.destroy())
      // After an orderly end, what was read may still be on its way to the other side.
      .on("close", () => one.readableEnded || other.destroy());
});
server.maxConnections = Number(most);
server.on("error", () => process.exit(1));
server.listen({ host: "127.0.0.1", port: Number(port), backlog: Number(most) }, () =>
  process.stdout.write("ready\n"),
);
// The service holds the other end, so this ends with the service, however that ends.
process.stdin.on("close", () => process.exit(0)).resume();
