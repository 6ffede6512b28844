import assert from "node:assert/strict";
import { Duplex } from "node:stream";
import { test } from "node:test";
import { connect } from "node:tls";
import { readClientHello } from "../../../../src/modules/outbound/egress/client-hello.ts";

/** The greeting that Node sends for `servername`. */
async function greetingOf(servername: string): Promise<Buffer> {
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const socket = new Duplex({
    read() {},
    write(chunk: Buffer, _encoding, done) {
      resolve(chunk);
      done();
    },
  });
  const client = connect({ socket, servername }).on("error", () => {});
  const greeting = await promise;
  client.destroy();
  return greeting;
}

const record = (content: Buffer) => {
  const head = Buffer.from([22, 3, 1, 0, 0]);
  head.writeUInt16BE(content.length, 3);
  return Buffer.concat([head, content]);
};

const vector = (size: 1 | 2, content: Buffer) => {
  const length = Buffer.alloc(size);
  length.writeUIntBE(content.length, 0, size);
  return Buffer.concat([length, content]);
};
const extension = (type: number, content: Buffer) =>
  Buffer.concat([Buffer.from([type >> 8, type & 255]), vector(2, content)]);
const serverName = (...names: string[]) =>
  extension(
    0,
    vector(
      2,
      Buffer.concat(names.map((name) => Buffer.concat([Buffer.from([0]), vector(2, Buffer.from(name))]))),
    ),
  );

/** A greeting with these extensions. */
function greetingWith(...extensions: Buffer[]): Buffer {
  const body = Buffer.concat([
    Buffer.alloc(34, 3),
    vector(1, Buffer.alloc(32)),
    vector(2, Buffer.from([0x13, 0x01])),
    vector(1, Buffer.from([0])),
    vector(2, Buffer.concat(extensions)),
  ]);
  const head = Buffer.from([1, 0, 0, 0]);
  head.writeUIntBE(body.length, 1, 3);
  return record(Buffer.concat([head, body]));
}

test("the name is read from a greeting as it comes, in pieces and in several records", async () => {
  const greeting = await greetingOf("registry.npmjs.org");
  const expected = { name: "registry.npmjs.org" };
  assert.deepEqual(readClientHello(greeting), expected);
  assert.deepEqual(readClientHello(Buffer.concat([greeting, Buffer.from("more data")])), expected);
  for (let length = 0; length < greeting.length; length++)
    assert.equal(readClientHello(greeting.subarray(0, length)), "more", `${length} bytes`);
  const content = greeting.subarray(5);
  for (const size of [1, 3, 100])
    assert.deepEqual(
      readClientHello(
        Buffer.concat(
          Array.from({ length: Math.ceil(content.length / size) }, (_, i) =>
            record(content.subarray(i * size, (i + 1) * size)),
          ),
        ),
      ),
      expected,
      `records of ${size}`,
    );
  assert.deepEqual(readClientHello(await greetingOf("")), { name: undefined });
  assert.deepEqual(readClientHello(greetingWith(serverName("A.Example"))), { name: "a.example" });
});

test("a greeting with two names, a hidden name or an odd one is wrong", () => {
  const odd = [
    greetingWith(serverName("a.example"), serverName("b.example")),
    greetingWith(serverName("a.example", "b.example")),
    greetingWith(serverName("a.example\0")),
    greetingWith(serverName("")),
    greetingWith(serverName()),
    greetingWith(serverName("a.example"), extension(0xfe0d, Buffer.alloc(10))),
    greetingWith(serverName("a.example"), Buffer.from([0, 1, 0, 9])),
  ];
  for (const greeting of odd) {
    const read = readClientHello(greeting);
    assert.ok(typeof read === "object" && "wrong" in read, JSON.stringify(read));
  }
});

test("what is no TLS, or stops to be it, is wrong at once, whatever the bytes", async () => {
  const greeting = await greetingOf("a.example");
  const cut = record(greeting.subarray(5, 50));
  for (const bytes of [
    Buffer.from("G"),
    Buffer.from([22, 2]),
    Buffer.from([22, 3, 1, 0, 0]),
    Buffer.from([22, 3, 1, 0xff, 0xff]),
    record(Buffer.from([2])),
    Buffer.concat([cut, Buffer.from([23, 3, 3])]),
  ]) {
    const read = readClientHello(bytes);
    assert.ok(typeof read === "object" && "wrong" in read, bytes.toString("hex"));
  }
  for (let at = 5; at < greeting.length; at++)
    for (const value of [0, 1, 127, 255]) {
      const changed = Buffer.from(greeting);
      changed[at] = value;
      const read = readClientHello(changed);
      assert.ok(read === "more" || typeof read === "object");
    }
});
