import type { Page } from "playwright-core";

const MAX_LINES = 50;
const MAX_LENGTH = 200;
const MAX_ADDRESSES = 20;

/** Messages, errors and attempted actions of a page while it was open. The lists are bounded. */
export interface PageEvents {
  console: string[];
  errors: string[];
  network: string[];
  dialogs: string[];
  navigation: string[];
}

/** Empty lists. */
export const noPageEvents = (): PageEvents => ({
  console: [],
  errors: [],
  network: [],
  dialogs: [],
  navigation: [],
});

/** Adds a line, shortened, unless the list is full or contains it already. */
export function addLine(list: string[], line: string, max = MAX_LINES): void {
  const short = line.replace(/\s+/g, " ").trim().slice(0, MAX_LENGTH);
  if (list.length < max && !list.includes(short)) list.push(short);
}

/** Console messages of the browser itself, and the list that each belongs to. The first match decides. */
const BROWSER_SAYS: [RegExp, keyof PageEvents | undefined][] = [
  // The frame cannot print; the page that is opened by itself can.
  [/^Ignored call to 'print\(\)'/, undefined],
  [/^Ignored call to '(?:alert|confirm|prompt)\(\)'/, "dialogs"],
  [/^Sending form data to|form-action|Blocked form submission/, "navigation"],
  [/^Blocked opening|^Unsafe attempt to initiate navigation|navigat.*(?:sandbox|not allowed)/i, "navigation"],
  [/^Download is disallowed|download.*sandbox/i, "navigation"],
  [/Throttling navigation/, "navigation"],
  [/Content Security Policy|^Failed to load resource|net::ERR_|^WebSocket connection to/, "network"],
  // Not faults of the page: autofocus in a cross-origin frame, driver messages, and restrictions of the frame that the page can handle.
  [
    /^Blocked autofocusing|^Autofocus processing|GL Driver Message|^\[Intervention\]|^Permissions policy violation/,
    undefined,
  ],
];
/** Errors that are only a consequence of an entry in another list. */
const ECHO: Partial<Record<keyof PageEvents, RegExp>> = {
  network:
    /Failed to fetch|NetworkError|blocked by the frame|Importing a module script failed|dynamically imported module/,
  navigation: /does not have permission to navigate|Failed to set.*'Location'|Failed to navigate/,
};
/** Caused by the verifier's own policy in browsers that do not support this directive. */
const OUR_OWN = "Unrecognized Content-Security-Policy directive 'webrtc'.";
const HARMLESS = /ResizeObserver loop/;

/** Options of `listen`. */
export interface ListenOptions {
  /** The prefix of console lines that the verifier's script in the page writes. */
  key: string;
  /** The current input to the page, or an empty text. */
  doing: () => string;
  /** Whether the copy is being taken away, so that what it says is about that. */
  leaves: () => boolean;
}

/** Collects the messages, errors and attempted actions of `page` in `seen`. */
export function listen(page: Page, seen: PageEvents, { key, doing, leaves }: ListenOptions): void {
  const during = (text: string) => (doing() ? `${doing()}: ${text}` : text);
  const uncaught = (text: string) => {
    addLine(seen.console, `uncaught: ${text}`);
    if (!HARMLESS.test(text)) addLine(seen.errors, during(`uncaught ${text}`));
  };
  // The browser reports most of these errors as well, with the same text.
  const note = (told: string) => {
    if (told.startsWith("errors ")) uncaught(told.slice(7).replace(/^Uncaught /, ""));
    if (told.startsWith("network ")) addLine(seen.network, told.slice(8), MAX_ADDRESSES);
  };
  page.on("console", (message) => {
    if (leaves()) return;
    const text = message.text().slice(0, 1_000);
    if (text.startsWith(key)) return note(text.slice(key.length + 1));
    if (text === OUR_OWN && message.args().length === 0) return;
    addLine(seen.console, `${message.type()}: ${text}`);
    if (message.type() === "error" && message.args().length > 0) return addLine(seen.errors, during(text));
    if (message.type() !== "error" && message.type() !== "warning") return;
    const about = BROWSER_SAYS.find(([pattern]) => pattern.test(text));
    if (about?.[1] === "network") addLine(seen.network, text, MAX_ADDRESSES);
    else if (about) addLine(about[1] ? seen[about[1]] : [], text);
    else if (message.type() === "error") addLine(seen.errors, during(text));
  });
  page.on("pageerror", (error) => {
    if (!leaves()) uncaught(`${error.name}: ${error.message}`.slice(0, 1_000));
  });
  page.on("dialog", (dialog) => {
    addLine(seen.dialogs, `${dialog.type()}: ${dialog.message()}`);
    dialog.dismiss().catch(() => {});
  });
  page.on("popup", () => addLine(seen.navigation, "opened a window"));
  page.on("download", () => addLine(seen.navigation, "started a download"));
}

/** Merges the lists and omits errors that are only a consequence of another entry. */
export function mergePageEvents(all: PageEvents[]): PageEvents {
  const joined = noPageEvents();
  for (const one of all)
    for (const key of Object.keys(joined) as (keyof PageEvents)[])
      for (const line of one[key]) addLine(joined[key], line, key === "network" ? MAX_ADDRESSES : MAX_LINES);
  for (const [cause, echo] of Object.entries(ECHO) as [keyof PageEvents, RegExp][])
    if (joined[cause].length > 0) joined.errors = joined.errors.filter((line) => !echo.test(line));
  return joined;
}
