/** Offers bytes as a file. */
export function download(
  name: string,
  content: Uint8Array<ArrayBuffer> | string,
  type = "application/octet-stream",
): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // The browser has taken the address over by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
