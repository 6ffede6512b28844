const NAMES = new Map(
  Object.entries({
    esc: "Escape",
    return: "Enter",
    up: "ArrowUp",
    down: "ArrowDown",
    left: "ArrowLeft",
    right: "ArrowRight",
    uparrow: "ArrowUp",
    downarrow: "ArrowDown",
    leftarrow: "ArrowLeft",
    rightarrow: "ArrowRight",
    "↑": "ArrowUp",
    "↓": "ArrowDown",
    "←": "ArrowLeft",
    "→": "ArrowRight",
    " ": "Space",
    spacebar: "Space",
    del: "Delete",
    ins: "Insert",
    pgup: "PageUp",
    pgdn: "PageDown",
    pgdown: "PageDown",
    ctrl: "Control",
    option: "Alt",
    cmd: "Meta",
    command: "Meta",
    win: "Meta",
    windows: "Meta",
    super: "Meta",
    plus: "+",
    minus: "-",
    comma: ",",
    period: ".",
    dot: ".",
    slash: "/",
  }),
);
const KEYS = [
  ..."Escape Enter ArrowUp ArrowDown ArrowLeft ArrowRight Space Tab Backspace Delete Insert Home End".split(
    " ",
  ),
  ..."PageUp PageDown CapsLock Control Shift Alt Meta".split(" "),
  ...Array.from({ length: 12 }, (_, i) => `F${i + 1}`),
  ...Array.from({ length: 10 }, (_, i) => `Numpad${i}`),
  ..."NumpadEnter NumpadAdd NumpadSubtract NumpadMultiply NumpadDivide NumpadDecimal".split(" "),
];
const BY_NAME = new Map<string, string>([
  ...KEYS.map((key): [string, string] => [key.toLowerCase(), key]),
  ...NAMES,
]);
const MODIFIERS = ["Control", "Shift", "Alt", "Meta"];
const PRINTABLE = /^[!-~]$/;
const CODE = /^(?:key|digit)([a-z0-9])$/;

/** The keys that a checklist can name, in words. */
export const POSSIBLE_KEYS =
  "letters, digits and signs by themselves, Up, Down, Left, Right, Space, Enter, Escape, Tab, Backspace, Delete, Insert, Home, End, PageUp, PageDown, F1 to F12, Numpad0 to Numpad9, and with Ctrl, Shift, Alt or Meta, as in Ctrl+A";

/** The keys of a chord as the browser names them, modifiers first; undefined if one of them does not exist. */
export function parseKeys(text: string): string[] | undefined {
  const alone = keyOf(text);
  if (alone !== undefined) return [alone];
  const parts = text
    .trim()
    .split(/[+-](?=.)/)
    .map(keyOf);
  const held = parts.slice(0, -1);
  const last = parts.at(-1);
  if (last === undefined || !held.every((key) => key !== undefined && MODIFIERS.includes(key)))
    return undefined;
  // Ctrl+A means the key without Shift.
  return [...(held as string[]), held.includes("Shift") ? last : lowered(last)];
}

const lowered = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

function keyOf(text: string): string | undefined {
  if (PRINTABLE.test(text)) return text;
  const name = text.length === 1 ? text : text.replace(/[\s_-]/g, "").toLowerCase();
  return BY_NAME.get(name) ?? CODE.exec(name)?.[1] ?? (PRINTABLE.test(name) ? name : undefined);
}
