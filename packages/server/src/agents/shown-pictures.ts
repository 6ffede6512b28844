import type { Message, Picture, PictureType } from "@signet/contract";
import { pictureOf } from "./picture.ts";

/** Holds the bytes of the pictures that a run's messages show. */
export interface PictureStore {
  /** Returns the SHA-256 under which the bytes are found from now on. A committed step whose messages show them stores them. */
  hold(bytes: Uint8Array): string;
  /** Null if they are gone. */
  find(sha256: string): Promise<Uint8Array | null>;
}

/** How pictures are shown to a model. */
export interface PictureView {
  /** The kinds that it takes now; none if it sees none. */
  types: () => readonly PictureType[];
  store: PictureStore;
}

/** What a model is told of a picture, and the picture itself if it is shown. */
export interface ShownPicture {
  text: string;
  pictures?: Picture[];
}

/** What no provider refuses: 4 MiB in base64, 8000 pixels a side (Anthropic, Gemini, Mistral), 33 megapixels (Groq). */
const MOST_BYTES = 3 << 20;
const MOST_SIDE = 8_000;
const MOST_PIXELS = 33_000_000;
/** Smaller ones are refused by some, and show nothing. */
const LEAST_SIDE = 16;

/** Shows `bytes` if they are a picture; undefined if they are none. */
export function showPicture(bytes: Buffer, { types, store }: PictureView): ShownPicture | undefined {
  const header = pictureOf(bytes);
  if (!header) return undefined;
  const { type, width, height } = header;
  const what = `a ${type} picture, ${width}×${height}, ${bytes.length} bytes`;
  const why = whyHidden({ ...header, bytes: bytes.length }, types());
  if (why !== null) return { text: `[${what}; it cannot be shown to you${why}]` };
  const picture = { ...header, sha256: store.hold(bytes), bytes: bytes.length };
  return { text: `[${what}]`, pictures: [picture] };
}

/** What keeps a picture from being shown, as the end of a sentence; null if nothing does. */
function whyHidden(
  { type, width, height, bytes }: Omit<Picture, "sha256">,
  types: readonly PictureType[],
): string | null {
  if (types.length === 0) return "";
  if (!types.includes(type)) return `: only ${types.join(" and ")} can`;
  if (bytes > MOST_BYTES) return `: it has more than ${MOST_BYTES >> 20} MiB`;
  if (Math.max(width, height) > MOST_SIDE) return `: a side has more than ${MOST_SIDE} pixels`;
  if (width * height > MOST_PIXELS) return `: it has more than ${MOST_PIXELS / 1e6} megapixels`;
  return Math.min(width, height) < LEAST_SIDE ? `: a side has fewer than ${LEAST_SIDE} pixels` : null;
}

/** The pictures that messages show, in order. */
export const picturesIn = (messages: readonly Message[]): Picture[] =>
  messages.flatMap(picturesOf).filter(({ dropped }) => dropped === undefined);

const picturesOf = (message: Message): Picture[] =>
  message.role === "assistant" ? [] : (message.pictures ?? []);

/** The bytes of all pictures that messages show; those that are gone are missing. */
export async function bytesOf(
  messages: readonly Message[],
  store: PictureStore,
): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  for (const { sha256 } of picturesIn(messages)) {
    const bytes = found.get(sha256) ?? (await store.find(sha256));
    if (bytes) found.set(sha256, bytes);
  }
  return found;
}

/** Groq takes no more in one request; the bytes leave room for text in Gemini's 20 MB. */
const MOST_PICTURES = 5;
const MOST_SHOWN_BYTES = 12 << 20;

/** Drops all but the newest pictures. */
export function keepNewest(messages: Message[], most = MOST_PICTURES): Message[] {
  let left = most;
  let bytes = MOST_SHOWN_BYTES;
  const why =
    most === 1
      ? "the picture was removed: only the newest is shown"
      : `the picture was removed: only the newest ${most} are shown; repeat the call to see it`;
  return dropPictures(messages, why, (picture) => {
    left -= 1;
    bytes -= picture.bytes;
    return left >= 0 && bytes >= 0;
  });
}

/** Drops the pictures that the model has seen in an earlier turn, or with `all` every one, to make room. */
export function dropForRoom(messages: Message[], { all = false } = {}): Message[] {
  const lastTurn = messages.findLastIndex(({ role }) => role === "assistant");
  const why = "the picture was removed to save space; repeat the call to see it";
  return dropPictures(messages, why, (_, at) => !all && at > lastTurn);
}

/** Drops every picture, because the model's server refuses them. */
export const dropRefused = (messages: Message[]): Message[] =>
  dropPictures(messages, "the picture cannot be shown to you: the model's server refused it", () => false);

/** Asks `keep` for each picture, the newest first. A message that does not change stays the same object. */
function dropPictures(
  messages: Message[],
  why: string,
  keep: (picture: Picture, at: number) => boolean,
): Message[] {
  const changed = messages.toReversed().map((message, i) => {
    if (message.role === "assistant" || !message.pictures) return message;
    const at = messages.length - 1 - i;
    const pictures = message.pictures
      .toReversed()
      .map((picture) =>
        picture.dropped !== undefined || keep(picture, at) ? picture : { ...picture, dropped: why },
      )
      .toReversed();
    return pictures.every((picture, n) => picture === message.pictures![n])
      ? message
      : { ...message, pictures };
  });
  return changed.toReversed();
}
