/** One event of a server-sent stream; `data` is the text of its data lines. */
export interface ServerEvent {
  name: string;
  data: string;
}

/**
 * Reads a stream of server-sent events from text that may be cut anywhere. Lines end in LF, CRLF or CR; comments are
 * skipped; a block that the stream's end cut off is dropped, as the standard says.
 */
export async function* parseEvents(
  chunks: AsyncIterable<string>,
): AsyncGenerator<ServerEvent, void, undefined> {
  /** The line that is not whole yet, in the pieces in which it came: a long one is joined once. */
  let begun: string[] = [];
  let held = "";
  let name = "";
  let data: string[] = [];
  for await (const chunk of chunks) {
    // A CR at the very end may be the first half of a CRLF: it waits for what follows.
    const text = held + chunk;
    held = text.endsWith("\r") ? "\r" : "";
    const lines = text.slice(0, text.length - held.length).split(/\r\n|\n|\r/);
    begun.push(lines.shift()!);
    if (lines.length === 0) continue;
    lines.unshift(begun.join(""));
    begun = [lines.pop()!];
    for (const line of lines) {
      const [, field, value] = /^([^:]*):? ?(.*)$/s.exec(line)!;
      if (field === "event") name = value!;
      else if (field === "data") data.push(value!);
      if (line !== "") continue;
      if (data.length > 0) yield { name: name || "message", data: data.join("\n") };
      [name, data] = ["", []];
    }
  }
}
