/** A witness that the ledger asks to cosign: its key as text, and its address without a slash at the end. */
export interface WitnessAddress {
  key: string;
  url: string;
}

const MOST = 16;
const KEY = /^[^\s+,]+\+[0-9a-f]{8}\+[A-Za-z0-9+/]+=*$/;

/** Reads witnesses separated by commas, each a key, a space and an address. Null if the text is none. */
export function witnessList(text: string): WitnessAddress[] | null {
  const entries = text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
  const witnesses = entries.map((entry): WitnessAddress | null => {
    const [key = "", address = "", ...more] = entry.split(/\s+/);
    const url = URL.canParse(address) ? new URL(address) : null;
    const isAddress = url !== null && /^https?:$/.test(url.protocol) && !url.search && !url.hash;
    if (!KEY.test(key) || !isAddress || url.username || url.password || more.length > 0) return null;
    return { key, url: url.href.replace(/\/+$/, "") };
  });
  const keys = new Set(entries.map((entry) => entry.split(/\s+/)[0]));
  if (witnesses.length > MOST || keys.size < witnesses.length) return null;
  return witnesses.every((witness) => witness !== null) ? witnesses : null;
}
