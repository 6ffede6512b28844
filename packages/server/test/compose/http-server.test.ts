import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { type TestContext, test } from "node:test";
import { harden } from "../../src/compose/http-server.ts";

/** A hardened server that is as impatient as a test, and what it writes to a client that sends `sent`. */
async function toldTo(t: TestContext, sent: string): Promise<string> {
  const server = createServer({ connectionsCheckingInterval: 20 }, (_, response) => response.end("hello"));
  harden(server);
  server.headersTimeout = 100;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => server.close());
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  if (sent !== "") socket.write(sent);
  return text(socket);
}

test("a connection that a browser opens ahead and leaves silent is closed without an answer", async (t) => {
  assert.equal(await toldTo(t, ""), "");
});

test("a request that never becomes whole is told that it took too long, and what is no HTTP that it is none", async (t) => {
  assert.match(await toldTo(t, "GET / HTTP/1.1\r\nHost: x\r\n"), /^HTTP\/1\.1 408 /);
  assert.match(await toldTo(t, "not http\r\n\r\n"), /^HTTP\/1\.1 400 /);
});
