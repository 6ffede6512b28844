/** A random id of 128 bits. `crypto.randomUUID` is missing on pages that come by plain http from another machine. */
export function uniqueId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
