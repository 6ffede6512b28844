import { createHash, timingSafeEqual } from "node:crypto";

/** Name and password of an Authorization header of HTTP Basic (RFC 7617); undefined for any other. */
export function basicOf(authorization: string): { user: string; password: string } | undefined {
  const encoded = /^basic ([A-Za-z0-9+/=_-]*)$/i.exec(authorization.trim().replace(/ +/, " "))?.[1];
  if (encoded === undefined) return undefined;
  const [, user = "", password = ""] =
    /^([^:]*):([\s\S]*)$/.exec(Buffer.from(encoded, "base64").toString()) ?? [];
  return { user, password };
}

/** Whether these are the owner's; takes as long for every wrong password. */
export function isOwnersLogin(
  { user, password }: { user: string; password: string },
  sha256: string,
): boolean {
  const digest = createHash("sha256").update(password).digest();
  return timingSafeEqual(digest, Buffer.from(sha256, "hex")) && user === "owner";
}
