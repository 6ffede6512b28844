import type { ChatRequest } from "@signet/contract";
import { Refusal } from "./port.ts";

/** Decides which addresses a chat turn may fetch after it has read outside content. */
export interface AllowedAddresses {
  /** Returns the address to request. Throws Refusal if the rules do not allow it. */
  allow(url: string): string;
  /** Call before the tool calls of a model turn: the model wrote them before it could read their results. */
  acting(): void;
  /** Records that outside content was read, with the links that it contains, in order. */
  read(links: readonly string[]): void;
  /** Whether this chat turn has read any outside content. */
  outside(): boolean;
  /** What the rules rest on, to go on with after a restart. */
  kept(): { outside: boolean; offered: string[] };
}

/** Links of each page and results of each search that may be followed. With more, the choice of a link could leak data. */
const FOLLOWED = 5;
const ADDRESS_CHARS = 2_048;

/**
 * Before the turn has read outside content, any address may be fetched. After that, only complete addresses that the caller
 * wrote, and the first few of each page and each search: a page with instructions cannot exfiltrate data in an address that the
 * model makes up, or in a suffix that it adds to an allowed one.
 */
export function createAddresses(
  { command, history }: Pick<ChatRequest, "command" | "history">,
  before: ReturnType<AllowedAddresses["kept"]> = { outside: false, offered: [] },
): AllowedAddresses {
  const callerTexts = [command, ...history.flatMap(({ role, content }) => (role === "user" ? content : []))];
  const offered = new Set<string>(before.offered);
  let written: Set<string> | undefined;
  let outside = before.outside;
  let unrestricted = !outside;
  return {
    allow(url) {
      const address = canonical(url);
      if (unrestricted) return address ?? url;
      written ??= new Set(callerTexts.flatMap(addressesIn));
      if (address !== undefined && (written.has(address) || offered.has(address))) return address;
      throw new Refusal(
        `after outside content was read, only complete addresses that the caller wrote can be fetched, and the first ${FOLLOWED} links of each page and results of each search`,
      );
    },
    acting: () => void (unrestricted = !outside),
    read(links) {
      outside = true;
      for (const link of links.slice(0, FOLLOWED)) {
        const address = canonical(link);
        if (address !== undefined) offered.add(address);
      }
    },
    outside: () => outside,
    kept: () => ({ outside, offered: [...offered] }),
  };
}

/** The normal form of an http(s) address, without the fragment, which is never sent. Undefined for other texts and for addresses with credentials. */
function canonical(text: string): string | undefined {
  if (text.length > ADDRESS_CHARS || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if ((url.protocol !== "https:" && url.protocol !== "http:") || url.username || url.password)
    return undefined;
  url.hash = "";
  return url.href;
}

const BARE = /^(?:[\p{L}\p{N}-]{1,63}\.){1,8}[\p{L}\p{N}-]{2,63}(?::\d{1,5})?(?:[/?].*)?$/u;
const AROUND = /^[("'<[{“‘«「『（【]{0,4}|[)"'>\]}”’».,;:!?」』）】、。，]{0,4}$/gu;

/** An address directly followed by words without a space (`https://a.example/xを読んで`). */
const PLAIN_PATH = /^https?:\/\/[^/?#]{1,255}[/?#][\x21-\x7e]*/i;

/** Every address that is a word of its own in a text, with and without trailing punctuation. An `http` address also counts as `https`. */
function addressesIn(text: string): string[] {
  return text.split(/[\s"'<>`|«»“”「」『』【】]/u).flatMap((word) => {
    if (word.length > ADDRESS_CHARS) return [];
    const link = word.search(/https?:\/\//i);
    const bare = link < 0 ? word : word.slice(link);
    const spellings = [
      bare,
      bare.replace(AROUND, ""),
      beforeClosingBracket(bare),
      bare.match(PLAIN_PATH)?.[0] ?? "",
    ];
    return spellings.flatMap((spelling) => {
      if (link < 0 && !BARE.test(spelling)) return [];
      const address = canonical(link < 0 ? `https://${spelling}` : spelling);
      return address === undefined ? [] : [address, address.replace(/^http:/, "https:")];
    });
  });
}

/** The part before a closing bracket: the address in `[name](address), …`. */
const beforeClosingBracket = (word: string): string => word.split(/[)\]}）、。，；：！？]/u, 1)[0]!;
