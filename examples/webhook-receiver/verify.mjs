import { createPublicKey, verify } from "node:crypto";

const TOLERANCE_SECONDS = 300;

/**
 * Whether a webhook is from the service with this public key (`jwk` of GET /api/demo/webhooks/key) and fresh. `body` is the
 * text as it came, before any parsing.
 */
export function verifyWebhook(headers, body, jwk, nowMs = Date.now()) {
  const { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures } = headers;
  if (!id || !/^\d+$/.test(timestamp ?? "") || !signatures) return false;
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const key = createPublicKey({ key: jwk, format: "jwk" });
  const content = Buffer.from(`${id}.${timestamp}.${body}`);
  // Several signatures may stand here while a key is being changed.
  return signatures.split(" ").some((one) => {
    const [version, signature = ""] = one.split(",");
    return version === "v1a" && verify(null, content, key, Buffer.from(signature, "base64"));
  });
}
