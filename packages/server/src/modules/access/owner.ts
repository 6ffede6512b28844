import { createHash, timingSafeEqual } from "node:crypto";

/** User and password of an HTTP Basic Authorization header (RFC 7617); undefined for any other scheme. */
export function basicOf(authorization: string): { user: string; password: string } | undefined {
  const encoded = /^basic ([A-Za-z0-9+/=_-]*)$/i.exec(authorization.trim().replace(/ +/, " "))?.[1];
  if (encoded === undefined) return undefined;
  const [, user = "", password = ""] =
    /^([^:]*):([\s\S]*)$/.exec(Buffer.from(encoded, "base64").toString()) ?? [];
  return { user, password };
}

/** Whether these are the owner's user and password; compares in constant time. */
export function isOwnersLogin(
  { user, password }: { user: string; password: string },
  sha256: string,
): boolean {
  const digest = createHash("sha256").update(password).digest();
  return timingSafeEqual(digest, Buffer.from(sha256, "hex")) && user === "owner";
}
