// What is written on a canvas can be read by people, so it counts as shown.
import { call, nativeGetter, patchMethod, patchSetter, withoutPrototype } from "./patch-native.ts";
import { BETWEEN } from "./requests.ts";

const { round, abs, min, max, hypot } = Math;
const toNumber = Number;
const MOST_TEXTS = 300;
const MOST_CANVASES = 8;
/** Smaller rectangles are parts of a picture and erase no text. */
const LEAST_AREA = 1_500;

interface DrawnText {
  text: string;
  x: number;
  y: number;
  font: string;
  /** How much the transformation of the canvas enlarges its height. */
  scale: number;
}

/** The texts on a canvas, in the order in which they were drawn. */
interface CanvasTexts {
  canvas: HTMLCanvasElement;
  texts: Record<number, DrawnText>;
  count: number;
}

type Context = CanvasRenderingContext2D;

/** What is written on the canvases of a document. */
export interface DrawnTexts {
  /** All texts with spaces between them. */
  all(): string;
  /** Each text with its font, to be read by `readFonts`. */
  fonts(): string;
}

/** Starts to record what is written on canvases. */
export function recordDrawnText(): DrawnTexts {
  const known: Record<number, CanvasTexts> = withoutPrototype({});
  let size = 0;
  const proto = CanvasRenderingContext2D.prototype;
  const canvasOf = nativeGetter(proto, "canvas");
  const { getTransform } = proto;
  const fontOf = nativeGetter(proto, "font");
  const isConnected = nativeGetter(Node.prototype, "isConnected");
  const textsOf = (context: Context): CanvasTexts | undefined => {
    const canvas = canvasOf(context);
    for (let i = 0; i < size; i++) if (known[i]?.canvas === canvas) return known[i];
    return undefined;
  };
  const placeOf = (context: Context, x: number, y: number): { x: number; y: number; scale: number } => {
    const { a, b, c, d, e, f } = call(getTransform, context, []);
    return { x: a * x + c * y + e, y: b * x + d * y + f, scale: hypot(c, d) };
  };
  const write = (context: Context, given: readonly unknown[]): void => {
    // oxlint-disable-next-line typescript/restrict-template-expressions -- `String` may be the page's own by now.
    const text = `${given[0]}`;
    let one = textsOf(context);
    if (!one && size < MOST_CANVASES) {
      one = withoutPrototype({ canvas: canvasOf(context), texts: withoutPrototype({}), count: 0 });
      known[size] = one;
      size += 1;
    }
    if (!one) return;
    const place = placeOf(context, toNumber(given[1]), toNumber(given[2]));
    const { scale } = place;
    const font = fontOf(context);
    const at = withoutPrototype({ text, x: round(place.x), y: round(place.y), font, scale });
    keep(one, (other) => other.x !== at.x || other.y !== at.y);
    if (one.count < MOST_TEXTS) one.texts[one.count++] = at;
  };
  const erase = (context: Context, given: readonly unknown[]): void => {
    const x = toNumber(given[0]);
    const y = toNumber(given[1]);
    const w = toNumber(given[2]);
    const h = toNumber(given[3]);
    const one = abs(w * h) >= LEAST_AREA ? textsOf(context) : undefined;
    if (!one || one.count === 0) return;
    const p = placeOf(context, x, y);
    const q = placeOf(context, x + w, y + h);
    const isBeside = (at: number, one: number, other: number) => at < min(one, other) || at > max(one, other);
    keep(one, (text) => isBeside(text.x, p.x, q.x) || isBeside(text.y, p.y, q.y));
  };
  patchWriting(proto, write, erase);
  const forget = (canvas: HTMLCanvasElement): void => {
    for (let i = 0; i < size; i++) if (known[i]?.canvas === canvas) keep(known[i]!, () => false);
  };
  patchSetter(HTMLCanvasElement, "width", forget);
  patchSetter(HTMLCanvasElement, "height", forget);
  const inDocument = (say: (one: CanvasTexts) => string): string => {
    let all = "";
    for (let i = 0; i < size; i++) if (known[i] && isConnected(known[i]!.canvas)) all += say(known[i]!);
    return all;
  };
  return { all: () => inDocument(joined), fonts: () => inDocument(withFonts) };
}

const { querySelectorAll } = Document.prototype;

/** The place of the canvas among those of the document, and the height, the font and the words of each text on it. */
function withFonts({ canvas, texts, count }: CanvasTexts): string {
  const canvases = call(querySelectorAll, document, ["canvas"]);
  let index = 0;
  while (canvases[index] && canvases[index] !== canvas) index += 1;
  let all = "";
  for (let i = 0; i < count; i++) {
    const { text, font, scale } = texts[i]!;
    all += `${index}${BETWEEN.fields}${scale}${BETWEEN.fields}${font}${BETWEEN.fields}${text}${BETWEEN.texts}`;
  }
  return all;
}

function keep(one: CanvasTexts, stays: (text: DrawnText) => boolean): void {
  let count = 0;
  for (let i = 0; i < one.count; i++) {
    const text = one.texts[i];
    if (text && stays(text)) one.texts[count++] = text;
  }
  one.count = count;
}

/** The texts with spaces between them. Single signs on one line are a word that was drawn letter by letter. */
function joined({ texts, count }: CanvasTexts): string {
  let all = "";
  for (let i = 0; i < count; i++) {
    const text = texts[i]!;
    const before = texts[i - 1];
    const goesOn = before && before.y === text.y && before.text.length === 1 && text.text.length === 1;
    all += `${goesOn ? "" : " "}${text.text}`;
  }
  return all;
}

function patchWriting(
  proto: Context,
  write: (context: Context, given: readonly unknown[]) => void,
  erase: (context: Context, given: readonly unknown[]) => void,
): void {
  const writing = (name: "fillText" | "strokeText"): void =>
    patchMethod(proto, name, (native, self, given) => {
      const result = call(native, self, given);
      write(self, given);
      return result;
    });
  const erasing = (name: "clearRect" | "fillRect"): void =>
    patchMethod(proto, name, (native, self, given) => {
      const result = call(native, self, given);
      erase(self, given);
      return result;
    });
  writing("fillText");
  writing("strokeText");
  erasing("clearRect");
  erasing("fillRect");
}
