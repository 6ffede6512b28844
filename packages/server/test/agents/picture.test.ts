import assert from "node:assert/strict";
import { test } from "node:test";
import { pictureOf } from "../../src/agents/picture.ts";
import { play, told } from "./stage.ts";

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))),
  );
const PNG = bytes("\x89PNG\r\n\x1a\n", [0, 0, 0, 13], "IHDR", [0, 0, 2, 128, 0, 0, 1, 224, 8, 6, 0, 0, 0]);
const PAD = Array.from({ length: 20 }, () => 0);
const PICTURES: Record<string, [Buffer, string]> = {
  PNG: [PNG, "PNG 640×480"],
  GIF: [bytes("GIF89a", [64, 1, 200, 0]), "GIF 320×200"],
  JPEG: [
    bytes(
      "\xff\xd8\xff\xe0",
      [0, 4, 1, 2],
      "\xff\xff\xc4",
      [0, 3, 9],
      "\xff\xc2",
      [0, 17, 8, 1, 0, 2, 0],
      PAD,
    ),
    "JPEG 512×256",
  ],
  "WebP (lossy)": [
    bytes("RIFF", PAD.slice(0, 4), "WEBPVP8 ", PAD.slice(0, 10), [64, 1, 200, 0]),
    "WebP 320×200",
  ],
  "WebP (lossless)": [
    bytes("RIFF", PAD.slice(0, 4), "WEBPVP8L", [0, 0, 0, 0, 47, 63, 193, 49, 0], PAD),
    "WebP 320×200",
  ],
  "WebP (extended)": [
    bytes("RIFF", PAD.slice(0, 4), "WEBPVP8X", PAD.slice(0, 8), [63, 1, 0, 199, 0, 0]),
    "WebP 320×200",
  ],
};
const shown = (content: Buffer) => {
  const picture = pictureOf(content);
  return picture && `${picture.type} ${picture.width}×${picture.height}`;
};

for (const [name, [content, expected]] of Object.entries(PICTURES))
  test(`a ${name} says its size in its header, and no part of it makes one up`, () => {
    assert.equal(shown(content), expected);
    for (let end = 0; end < content.length; end++)
      assert.ok([null, expected].includes(shown(content.subarray(0, end))));
    for (let at = 0; at < 12; at++) {
      const changed = Buffer.from(content);
      changed[at]! ^= 0xff;
      shown(changed);
    }
  });

test("what only begins like a picture is none, and is read to its end once", () => {
  const none = [
    bytes(""),
    bytes("GIF89a"),
    bytes("GIF89a", [0, 0, 0, 0]),
    bytes("\xff\xd8\xff\xe0", [0, 0], PAD),
    bytes("\x89PNG\r\n\x1a\n", PAD),
    bytes("RIFF", PAD.slice(0, 4), "WEBPVP8 "),
    bytes("RIFF", PAD.slice(0, 4), "WAVEfmt ", PAD),
    Buffer.concat([bytes("\xff\xd8"), Buffer.alloc(1 << 20, 0xff)]),
  ];
  for (const one of none) assert.equal(pictureOf(one), null, one.toString("latin1", 0, 20));
});

test("a model that reads a picture is told what it is", async () => {
  const files = [{ path: "logo.png", content: PNG.toString("base64"), encoding: "base64" as const }];
  const { requests } = await play({ files, maxSteps: 2 }, [
    { calls: [["read", { path: "logo.png" }]] },
    { calls: [["bash", { command: "true" }]] },
  ]);
  assert.equal(told(requests[1]!)[0], "[a PNG picture, 640×480, 29 bytes; it cannot be shown to you]");
});
