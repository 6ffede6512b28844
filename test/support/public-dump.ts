import { ROUTES, type ReceiptPage } from "@signet/contract";
import type { callerAt } from "./hosted.ts";

type Visitor = Pick<ReturnType<typeof callerAt>, "headers" | "get">;

/** The ids that a visitor might have guessed, by their names in the addresses. */
export type Guessed = Record<string, readonly string[]>;

/** Everything that somebody without a credential can ask a service for, whether or not it is answered. */
export async function publicAddresses(visitor: Visitor, guessed: Guessed = {}): Promise<string[]> {
  const page = (await (await visitor.get("/code/receipts?kind=all&limit=100")).json()) as ReceiptPage;
  const gets = Object.values(ROUTES).flatMap(({ method, path }) => (method === "get" ? [path] : []));
  const filled = gets.flatMap((path) => {
    const [, name] = /\{(\w+)\}/.exec(path) ?? [];
    return name === undefined ? [path] : (guessed[name] ?? []).map((id) => path.replace(`{${name}}`, id));
  });
  return [
    ...page.receipts.flatMap(({ receipt_sha: sha }) => [
      `/code/receipts/${sha}`,
      `/code/receipts/${sha}/proof`,
    ]),
    "/code/receipts?kind=all&limit=100",
    "/code/ledger/checkpoint?witnessed=true",
    `/code/ledger/consistency?from=1&to=${page.size}`,
    ...["entries", "0"].map((level) => `/code/ledger/tile/${level}/000.p/${page.size}`),
    ...filled.flatMap((path) =>
      path.includes("{path}") ? (guessed["path"] ?? []).map((at) => path.replace("{path}", at)) : [path],
    ),
  ];
}

export interface Answer {
  status: number;
  /** The header fields and the body, byte by byte. */
  text: string;
}

/** Asks for an address in each of the forms that it may have. */
export async function answersTo(url: string, headers: Record<string, string> = {}): Promise<Answer[]> {
  return Promise.all(
    ["*/*", "application/x-ndjson", "text/event-stream"].map(async (Accept) => {
      const response = await fetch(url, { headers: { ...headers, Accept } });
      const body = Buffer.from(await response.arrayBuffer()).toString("latin1");
      return { status: response.status, text: `${JSON.stringify([...response.headers])} ${body}` };
    }),
  );
}

/** A word as it may stand in an answer: itself, in base64 at each of three places, in hex, escaped in JSON or an address. */
export function formsOf(word: string): string[] {
  const bytes = Buffer.from(word);
  const inBase64 = [0, 1, 2].map((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), bytes]).toString("base64");
    return text.slice(shift === 0 ? 0 : shift + 1, text.length - 4);
  });
  const escaped = JSON.stringify(word).slice(1, -1);
  const ascii = escaped.replaceAll(
    /[^\u0020-\u007e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return [bytes.toString("latin1"), ...inBase64, bytes.toString("hex"), ascii, encodeURIComponent(word)];
}
