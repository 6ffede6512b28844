/** One server-sent event; `data` is the text of its data lines. */
export interface ServerEvent {
  name: string;
  data: string;
}

/**
 * Parses server-sent events from text chunks that may be split anywhere (WHATWG HTML, "Server-sent events"). Lines end
 * in LF, CRLF or CR; comments are skipped; an incomplete block at the end of the stream is dropped.
 */
export async function* parseEvents(
  chunks: AsyncIterable<string>,
): AsyncGenerator<ServerEvent, void, undefined> {
  /** The pieces of the line that is not complete yet; they are joined only once, because a line can be long. */
  let begun: string[] = [];
  let held = "";
  let name = "";
  let data: string[] = [];
  for await (const chunk of chunks) {
    // A CR at the end of a chunk may be the first half of a CRLF, so it is held back.
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
