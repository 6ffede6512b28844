import type { Picture, PictureType } from "@signet/contract";

/** What the header of a picture says. */
export type PictureHeader = Pick<Picture, "type" | "width" | "height">;

type Size = Omit<PictureHeader, "type">;

/** What kind of picture these bytes are, by their header alone; null if they are none. Takes time linear in their length. */
export function pictureOf(bytes: Buffer): PictureHeader | null {
  const readers = { PNG: pngSize, JPEG: jpegSize, GIF: gifSize, WebP: webpSize } as const;
  for (const [type, read] of Object.entries(readers)) {
    const size = read(bytes);
    if (size && size.width > 0 && size.height > 0) return { type: type as PictureType, ...size };
  }
  return null;
}

const begins = (bytes: Buffer, word: string, at = 0) =>
  bytes.toString("latin1", at, at + word.length) === word;

function pngSize(bytes: Buffer): Size | null {
  if (bytes.length < 24 || !begins(bytes, "\u0089PNG\r\n\u001a\n") || !begins(bytes, "IHDR", 12)) return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function gifSize(bytes: Buffer): Size | null {
  if (bytes.length < 10 || !(begins(bytes, "GIF87a") || begins(bytes, "GIF89a"))) return null;
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
}

/** The size of the canvas, whichever of the three forms the first chunk has. */
function webpSize(bytes: Buffer): Size | null {
  if (bytes.length < 30 || !begins(bytes, "RIFF") || !begins(bytes, "WEBP", 8)) return null;
  if (begins(bytes, "VP8X", 12))
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (begins(bytes, "VP8L", 12)) {
    const packed = bytes.readUInt32LE(21);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  if (!begins(bytes, "VP8 ", 12)) return null;
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

/** Markers of JPEG that begin a frame; the others from 0xc0 to 0xcf are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Buffer): Size | null {
  if (!begins(bytes, "\u00ff\u00d8\u00ff")) return null;
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1]!;
    // A marker may be preceded by any number of filler bytes.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + Math.max(2, bytes.readUInt16BE(at + 2));
  }
  return null;
}
