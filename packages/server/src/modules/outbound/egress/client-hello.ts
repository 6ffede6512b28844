/** What the first bytes of a TLS connection say. `more`: they are not yet complete. */
export type ClientHello = "more" | { wrong: string } | { name: string | undefined };

const HANDSHAKE = 22;
const CLIENT_HELLO = 1;
const LONGEST_RECORD = 2 ** 14;
const SERVER_NAME = 0;
const HOST_NAME = 0;
/** Encrypted Client Hello: the name that counts would be one that nobody sees. No package manager sends it. */
const ENCRYPTED = 0xfe0d;
const NOT_TLS = { wrong: "the connection does not begin with TLS" };
const ODD = { wrong: "the connection begins with an odd TLS greeting" };

/** Reads the server name from the ClientHello at the start of `bytes`, which may be split over several records. */
export function readClientHello(bytes: Buffer): ClientHello {
  const { message, complete } = handshakeIn(bytes);
  if (message === undefined || (message.length > 0 && message[0] !== CLIENT_HELLO)) return NOT_TLS;
  const end = message.length < 4 ? Infinity : 4 + message.readUIntBE(1, 3);
  if (message.length >= end) return nameIn(message.subarray(4, end));
  return complete ? ODD : "more";
}

/** The handshake's bytes in the records at the start of `bytes`. `complete`: something else follows them. */
function handshakeIn(bytes: Buffer): { message?: Buffer; complete: boolean } {
  const parts: Buffer[] = [];
  let complete = false;
  for (let at = 0; at < bytes.length && !complete;) {
    const plain = bytes[at] === HANDSHAKE && (at + 1 === bytes.length || bytes[at + 1] === 3);
    if (!plain && at === 0) return { complete: true };
    if (!plain) complete = true;
    else if (bytes.length - at < 5) break;
    else {
      const length = bytes.readUInt16BE(at + 3);
      parts.push(bytes.subarray(at + 5, at + 5 + length));
      complete = length === 0 || length > LONGEST_RECORD;
      at += 5 + length;
    }
  }
  return { message: Buffer.concat(parts), complete };
}

/** The server name of a complete ClientHello, without its head. */
function nameIn(body: Buffer): ClientHello {
  try {
    const hello = reader(body);
    hello.take(2 + 32);
    hello.vector(1);
    hello.vector(2);
    hello.vector(1);
    if (hello.left() === 0) return { name: undefined };
    const extensions = reader(hello.vector(2));
    if (hello.left() > 0) return ODD;
    let name: string | undefined;
    while (extensions.left() > 0) {
      const type = extensions.number(2);
      const content = extensions.vector(2);
      if (type === ENCRYPTED) return { wrong: "the connection hides the host that it is for (ECH)" };
      if (type !== SERVER_NAME) continue;
      if (name !== undefined) return ODD;
      name = onlyName(content);
      if (name === undefined) return ODD;
    }
    return { name };
  } catch (thrown) {
    if (thrown instanceof RangeError) return ODD;
    throw thrown;
  }
}

/** The name in a list of server names, if the list is one host name. */
function onlyName(content: Buffer): string | undefined {
  const extension = reader(content);
  const list = reader(extension.vector(2));
  const type = list.number(1);
  const name = list.vector(2).toString("latin1").toLowerCase();
  const only = type === HOST_NAME && list.left() === 0 && extension.left() === 0;
  return only && /^[a-z0-9._-]{1,253}$/.test(name) ? name : undefined;
}

/** Reads `bytes` from their start. Throws RangeError at their end. */
function reader(bytes: Buffer) {
  let at = 0;
  const take = (length: number): Buffer => {
    if (at + length > bytes.length) throw new RangeError("too short");
    at += length;
    return bytes.subarray(at - length, at);
  };
  const number = (size: 1 | 2) => take(size).readUIntBE(0, size);
  return {
    take,
    number,
    /** What follows a length of `size` bytes. */
    vector: (size: 1 | 2) => take(number(size)),
    left: () => bytes.length - at,
  };
}
