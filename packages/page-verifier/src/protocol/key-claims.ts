const ARROWS = /\bArrow(?:Up|Down|Left|Right)\b|\barrow[- ]keys?\b|\bWASD\b/i;
const SPOKEN = /\b(?:press|hit|use|tap)\s{1,9}(?:the\s{1,9})?(?:space(?:\s?bar)?|enter|any key|arrows?)\b/i;
/** Signs of buttons that a page may call its arrows. */
const ARROW_SIGNS = /[←-↙⇐-⇓⬅-⬇➔➜➡▲▼◀▶△▽◁▷]|&[lrud]arr;|&#(?:859|9650|9660|9664|9654)|\\u(?:219|25[bc]|2b0)/i;
const BUTTONS = /<button\b[^>]{0,400}>[^<]{0,40}/gi;
const THE_ARROWS = /\b(?:press|hit|use|tap)\s{1,9}(?:the\s{1,9})?arrows?\b/gi;
const LISTENS = /\bkey(?:down|up|press)\b/i;
const MENTIONED = /(?:\bkey|\bcode|\bcase)\s{0,9}(?:[!=]={1,2}|:)?\s{0,9}["'`]([A-Za-z0-9+= -]{1,12})["'`]/g;
/** Keys that a page may handle only in a field, a dialog or a list. Alone they do not promise that the page reacts to keys. */
const IN_PASSING = ["Escape", "Tab", "Enter", "Delete", "Backspace", "Home", "End", "Shift", "Control"];
/** Letters that are usual shortcuts together with Control or Command. */
const SHORTCUTS = "zyscvxabiukfpno";
const WITH_CONTROL = /\b(?:ctrlKey|metaKey)\b/;
/** Scripts and styles, which a user does not read. */
const CODE = /<(script|style)\b[^>]{0,400}>[\s\S]*?<\/\1\s*>/gi;
const NAMED = [
  "Escape",
  "Tab",
  "Enter",
  "Delete",
  "Backspace",
  "Home",
  "End",
  "PageUp",
  "PageDown",
  "Space",
  "Shift",
];

/** What a page's text and code claim about keys. */
export interface KeyClaims {
  /** It mentions keys that should have an effect, in its text or its code. */
  promised: boolean;
  /** Its text tells the user to press keys. Code alone may handle them where nothing happens yet, or in a part of the page. */
  told: boolean;
  /** It promises arrow keys or WASD. A reaction to Space or Enter, which may only start it, does not satisfy this. */
  arrows: boolean;
  /** Other keys that it names, at most 8. */
  named: string[];
}

/** Finds the claims about keys in a page's source. */
export function readKeyClaims(html: string): KeyClaims {
  const arrows = ARROWS.test(html);
  const mentioned = [...new Set([...html.matchAll(MENTIONED)].map((match) => match[1]!))];
  const named = mentioned.map(asKey).filter((key) => key !== undefined);
  const shortcuts = WITH_CONTROL.test(html) ? SHORTCUTS : "";
  const inPassing =
    named.length > 0 && named.every((key) => IN_PASSING.includes(key) || shortcuts.includes(key));
  // `Use the arrows` speaks of buttons where there are such, and no code for the keys.
  const signed = [...html.matchAll(BUTTONS), ...html.matchAll(CODE)].some(([part]) => ARROW_SIGNS.test(part));
  const spoken = !arrows && signed ? html.replace(THE_ARROWS, " ") : html;
  const told = SPOKEN.test(spoken) || ARROWS.test(html.replace(CODE, " "));
  return {
    arrows,
    told,
    promised: arrows || told || (LISTENS.test(html) && !inPassing),
    named: named.slice(0, 8),
  };
}

function asKey(word: string): string | undefined {
  const letter = /^(?:Key|Digit)?([A-Za-z0-9+=-])$/.exec(word)?.[1];
  if (letter) return letter.toLowerCase();
  return NAMED.includes(word) ? word : undefined;
}
