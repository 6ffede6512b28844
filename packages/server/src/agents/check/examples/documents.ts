import type { Example } from "@signet/builtin-engine";
import { baseOf } from "../roles.ts";
import type { Space } from "../port.ts";
import { languageOf } from "./candidate.ts";

const MAX_FILES = 40;
const MAX_BYTES = 64 << 10;
const DOCUMENT = /(?:^|\/)(?:README|CHANGELOG|TASK|TODO)[^/]*$|\.(?:md|rst|txt|adoc|org|html?)$/i;

/**
 * The documents of a space that contain examples, with other results behind their calls and the same length. The work has
 * to answer the same beside them. Without documents that an example itself names.
 */
export async function otherDocuments(
  space: Space,
  examples: readonly Example[],
): Promise<Map<string, Buffer>> {
  const names = new Set(examples.flatMap(({ name }) => (name === "" ? [] : [`${name}(`])));
  const asked = examples.map(({ args }) => args.map(String).join("\n")).join("\n");
  const changed = new Map<string, Buffer>();
  const documents = space.files.filter(
    (path) => DOCUMENT.test(path) && languageOf(path) === null && !asked.includes(baseOf(path)),
  );
  for (const path of documents.slice(0, MAX_FILES)) {
    const bytes = await space.read(path);
    if (bytes === null || bytes.length > MAX_BYTES) continue;
    const text = bytes.toString();
    const other = withOtherResults(text, [...names]);
    if (other !== text) changed.set(path, Buffer.from(other));
  }
  return changed;
}

/** Changes what follows a call in its line, and the next line if nothing follows it. */
function withOtherResults(text: string, names: readonly string[]): string {
  let continues = false;
  const lines = text.split("\n").map((line) => {
    const called = Math.max(...names.map((name) => line.indexOf(name)));
    const end = called < 0 ? 0 : line.indexOf(")", called) + 1 || line.length;
    const changes = called >= 0 || continues;
    continues = called >= 0 && line.slice(end).trim() === "";
    return changes ? line.slice(0, end) + otherCharacters(line.slice(end)) : line;
  });
  return lines.join("\n");
}

const otherCharacters = (text: string) =>
  text.replaceAll(/[0-8a-yA-Y]/g, (c) => String.fromCodePoint(c.codePointAt(0)! + 1));
