import type { LanguageModelV4FilePart } from "@ai-sdk/provider";
import type { Message, Picture, PictureType } from "@signet/contract";

/** A picture in a form that the AI SDK sends. */
export type PicturePart = LanguageModelV4FilePart;

/** What a request shows of its pictures: the kinds that its model takes, and the bytes that were found. */
export interface Shown {
  types: readonly PictureType[];
  bytes: ReadonlyMap<string, Uint8Array>;
}

export const NOTHING_SHOWN: Shown = { types: [], bytes: new Map() };

const isShown = ({ type, sha256, dropped }: Picture, { types, bytes }: Shown) =>
  dropped === undefined && types.includes(type) && bytes.has(sha256);

const picturesOf = (message: Message): Picture[] =>
  message.role === "assistant" ? [] : (message.pictures ?? []);

/** How many pictures a request would send. */
export const countShown = (messages: readonly Message[], shown: Shown): number =>
  messages.flatMap(picturesOf).filter((picture) => isShown(picture, shown)).length;

/** The pictures of a message that are sent. Their kind is that of their header, whatever else the bytes may be. */
export const pictureParts = (message: Message, shown: Shown): PicturePart[] =>
  picturesOf(message)
    .filter((picture) => isShown(picture, shown))
    .map(({ type, sha256 }) => ({
      type: "file",
      mediaType: `image/${type.toLowerCase()}`,
      data: { type: "data", data: shown.bytes.get(sha256)! },
    }));

/** The text of a message, with a line for each of its pictures that is not sent. */
export function textWithout(message: Message, shown: Shown): string {
  const missing = picturesOf(message).filter((picture) => !isShown(picture, shown));
  return [message.text, ...missing.map((picture) => `[${whyNot(picture, shown)}]`)].join("\n");
}

function whyNot({ type, dropped }: Picture, { types }: Shown): string {
  if (dropped !== undefined) return dropped;
  if (types.length === 0) return "the picture cannot be shown to you";
  return types.includes(type)
    ? "the picture is no longer there"
    : `the picture cannot be shown to you: only ${types.join(" and ")} can`;
}

const PIXELS_PER_TOKEN = 750;
const LEAST_TOKENS = 256;
const MOST_TOKENS = 4_800;

/**
 * About how many tokens a picture takes. Anthropic and Qwen count a token for some 750 pixels and scale down what has more
 * than about 4,800; Gemini and OpenAI count by tiles, which is less.
 */
export const pictureTokens = ({ width, height, dropped }: Picture): number =>
  dropped === undefined
    ? Math.min(MOST_TOKENS, Math.max(LEAST_TOKENS, Math.ceil((width * height) / PIXELS_PER_TOKEN)))
    : 0;
