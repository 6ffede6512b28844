import type { ChatRequest } from "@signet/contract";
import { Refusal } from "./port.ts";

/** Which addresses may be read once something from outside was, in one turn of the chat. */
export interface AllowedAddresses {
  /** The address as it is asked for; throws Refusal where it came from nowhere that may be followed. */
  allow(url: string): string;
  /** The model begins to act: what it calls now, it calls without having read what these calls give. */
  acting(): void;
  /** Something from outside was read; these addresses stood in it, in their order. */
  read(links: readonly string[]): void;
  /** Whether anything from outside was read in this turn. */
  outside(): boolean;
}

/** Links of each page and results of each search that may be followed: by which of many is chosen, something could be told. */
const FOLLOWED = 5;
const ADDRESS_CHARS = 2_048;

/**
 * Before anything outside was read, any address may be fetched. After it, only whole addresses that the caller wrote, and the
 * first few of each page and each search: a page that gives orders cannot have anything sent away in an address that the model
 * makes up, or in an end that it adds to one that was written.
 */
export function createAddresses({
  command,
  history,
}: Pick<ChatRequest, "command" | "history">): AllowedAddresses {
  const own = [command, ...history.flatMap(({ role, content }) => (role === "user" ? content : []))];
  const offered = new Set<string>();
  let written: Set<string> | undefined;
  let outside = false;
  let open = true;
  return {
    allow(url) {
      const address = canonical(url);
      if (open) return address ?? url;
      written ??= new Set(own.flatMap(addressesIn));
      if (address !== undefined && (written.has(address) || offered.has(address))) return address;
      throw new Refusal(
        `after something from outside was read, only whole addresses are fetched that the caller wrote, and the first ${FOLLOWED} links of each page and results of each search`,
      );
    },
    acting: () => void (open = !outside),
    read(links) {
      outside = true;
      for (const link of links.slice(0, FOLLOWED)) {
        const address = canonical(link);
        if (address !== undefined) offered.add(address);
      }
    },
    outside: () => outside,
  };
}

/** One spelling for an address on the web, without the fragment, which is not sent; undefined with a user's name in it. */
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

/** The address in front of words that are written without a space between (`https://a.example/xを読んで`). */
const PLAIN_PATH = /^https?:\/\/[^/?#]{1,255}[/?#][\x21-\x7e]*/i;

/** Every address that stands in a text as a word of its own, with and without the punctuation behind it; `http` is `https`, too. */
function addressesIn(text: string): string[] {
  return text.split(/[\s"'<>`|«»“”「」『』【】]/u).flatMap((word) => {
    if (word.length > ADDRESS_CHARS) return [];
    const link = word.search(/https?:\/\//i);
    const bare = link < 0 ? word : word.slice(link);
    const spellings = [bare, bare.replace(AROUND, ""), unpaired(bare), bare.match(PLAIN_PATH)?.[0] ?? ""];
    return spellings.flatMap((one) => {
      if (link < 0 && !BARE.test(one)) return [];
      const found = canonical(link < 0 ? `https://${one}` : one);
      return found === undefined ? [] : [found, found.replace(/^http:/, "https:")];
    });
  });
}

/** What stands before a closing bracket: of `[name](address), …` the address. */
const unpaired = (word: string): string => word.split(/[)\]}）、。，；：！？]/u, 1)[0]!;
